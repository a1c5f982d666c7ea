import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LanguageModel, ModelRequest } from '../../src/llm/model.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import {
  ANA,
  NOON,
  noteOf,
  openWorld,
  operation,
  type Said,
  SILENT,
  sourceOf,
  TODAY,
  type World,
} from './kit.ts';

const HOUR_MS = 60 * 60_000;
const OLHA: Said = { text: 'Olha lives in Lviv.', kind: 'person', subject: 'Olha' };
const GUITAR: Said = { text: 'Ana plays the guitar.', quote: 'I play the guitar', kind: 'person' };

/** A model that adds a line for every candidate, whatever stands in memory. */
const adding = () =>
  createScriptedModel({
    answers: {
      distil: ({ work }: ModelRequest) => ({
        operations:
          work.task === 'distil'
            ? work.candidates.map(({ n, text }) =>
                operation('add', { candidates: [n], text, heading: 'People' }),
              )
            : [],
      }),
      narrate: SILENT,
    },
  });

/** A memory that came of these notes, two hours ago. */
async function dreamt(model: LanguageModel, ...said: Said[]): Promise<World> {
  const world = await openWorld({ model });
  await world.note(...said);
  await world.dream();
  await world.clock.advanceTo(NOON + 2 * HOUR_MS);
  return world;
}

/** Changes a daily file as an editor does. */
async function edit({ space, clock }: World, from: string | RegExp, to: string, day = TODAY): Promise<void> {
  const path = join(space.folder, `memory/${day}.md`);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  const now = new Date(clock.now());
  await utimes(path, now, now);
}

async function editMemory(world: World, from: string, to: string): Promise<void> {
  const path = join(world.space.folder, 'MEMORY.md');
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  const now = new Date(world.clock.now());
  await utimes(path, now, now);
  await world.space.keeper.look();
}

describe('a note that a person corrected', () => {
  it.each(['Olha lives in Kyiv.', 'Olha has moved in with Ben, near the sea.', 'Ben paints.'])(
    'takes its line with it, also for a model that would add a second one: %s',
    async (text) => {
      const world = await dreamt(adding(), OLHA, GUITAR);
      await edit(world, OLHA.text, text);
      const { run, change } = await world.dream();
      expect(await world.memory()).toEqual([text, GUITAR.text]);
      expect(run).toMatchObject({ outcome: 'done', operations: { update: 1, add: 0 } });
      expect(change?.operations).toMatchObject([
        { op: 'update', after: { sources: [{ quote: text, trust: 'owner' }] }, reason: /corrected by hand/ },
      ]);
      expect((await world.dream()).run.outcome).toBe('skipped');
      await world.dream({ again: true });
      expect(await world.memory()).toEqual([text, GUITAR.text]);
    },
  );

  it('takes its line with it whatever kind of statement it becomes', async () => {
    const world = await dreamt(adding(), OLHA);
    await edit(world, OLHA.text, 'The bakery in Lviv opens at eight.');
    await world.dream();
    expect(await world.memory()).toEqual(['The bakery in Lviv opens at eight.']);
  });

  it('takes its line back when it is changed back', async () => {
    const world = await dreamt(adding(), OLHA);
    await edit(world, OLHA.text, 'Olha lives in Kyiv.');
    await world.dream();
    await world.clock.advanceTo(NOON + 3 * HOUR_MS);
    await edit(world, 'Olha lives in Kyiv.', OLHA.text);
    await world.dream();
    expect(await world.memory()).toEqual([OLHA.text]);
    expect((await world.space.keeper.look()).items[0]).toMatchObject({
      sources: [{ quote: OLHA.text }],
      lastConfirmed: new Date(NOON + 3 * HOUR_MS).toISOString(),
    });
  });

  it('changes nothing a second time, when its line was united with another since', async () => {
    const world = await dreamt(adding(), OLHA, GUITAR);
    await edit(world, OLHA.text, 'Olha lives in Kyiv.');
    await world.dream();
    const { keeper } = world.space;
    const { hash } = await keeper.look();
    const text = 'Olha lives in Kyiv, and Ana plays the guitar.';
    const operation = { op: 'merge' as const, targets: [1, 2], heading: 'People', text, reason: 'Both.' };
    await keeper.commit({ who: 'dream', baseHash: hash, operations: [operation] });
    const { change } = await world.dream({ again: true });
    expect((change?.operations ?? []).filter(({ op }) => op === 'update')).toEqual([]);
    expect(await world.memory()).toContain(text);
  });

  it('leaves a pinned line alone and is held', async () => {
    const world = await dreamt(adding(), OLHA);
    await world.space.keeper.pin(1, 'command');
    await edit(world, OLHA.text, 'Olha lives in Kyiv.');
    const { change } = await world.dream();
    expect(await world.memory()).toEqual([OLHA.text]);
    expect(change?.held).toMatchObject([{ code: 'pinned', text: 'Olha lives in Kyiv.' }]);
  });

  it('updates a line that was edited by hand before it, and not one that was edited after it', async () => {
    const world = await dreamt(adding(), OLHA);
    await editMemory(world, 'Lviv', 'Kharkiv');
    await world.clock.advanceTo(NOON + 3 * HOUR_MS);
    await edit(world, OLHA.text, 'Olha lives in Kyiv.');
    await world.dream();
    expect(await world.memory()).toEqual(['Olha lives in Kyiv.']);
    await world.clock.advanceTo(NOON + 4 * HOUR_MS);
    await edit(world, 'Olha lives in Kyiv.', 'Olha lives in Rivne.');
    await world.clock.advanceTo(NOON + 5 * HOUR_MS);
    await editMemory(world, 'Kyiv', 'Odesa');
    await world.dream({ again: true });
    expect((await world.memory())[0]).toBe('Olha lives in Odesa.');
    expect(await world.memory()).toHaveLength(1);
  });

  it('keeps what else its line said, from notes of other days too', async () => {
    const model = adding();
    const world = await openWorld({ model });
    const chess: Said = {
      text: 'Ana plays chess.',
      quote: 'I play chess',
      kind: 'person',
      day: '2026-11-10',
    };
    const cello: Said = { text: 'Ana plays the cello.', quote: 'I play the cello', kind: 'person' };
    await world.note(chess, cello);
    const { notes, keeper } = world.space;
    await world.dream({ days: 30 });
    const { hash } = await keeper.look();
    await keeper.commit({
      who: 'dream',
      baseHash: hash,
      operations: [
        {
          op: 'merge',
          targets: [1, 2],
          heading: 'People',
          text: 'Ana plays chess and the cello.',
          reason: 'Both.',
        },
      ],
    });
    expect(await notes.live('2026-11-10', TODAY)).toHaveLength(2);
    await world.clock.advanceTo(NOON + 2 * HOUR_MS);
    await edit(world, 'the cello', 'the viola');
    await world.dream();
    expect(await world.memory()).toEqual(['Ana plays the viola.', 'Ana plays chess.']);
    const work = model.requestsFor('distil').at(-1)?.work;
    expect(work).toMatchObject({
      items: [{ text: 'Ana plays the viola.' }],
      candidates: [{ text: 'Ana plays chess.' }],
    });
  });

  it('takes along what said the same on another day', async () => {
    const before: Said = { ...OLHA, day: '2026-11-29', quote: 'Olha lives in Lviv, you know' };
    const world = await dreamt(adding(), OLHA, before);
    expect(await world.memory()).toEqual([OLHA.text]);
    await edit(world, OLHA.text, 'Olha studies law.');
    await world.dream();
    expect(await world.memory()).toEqual(['Olha studies law.']);
  });

  it('is beaten by what was said after it, also when that was added to its file before anybody looked', async () => {
    const world = await dreamt(createOfflineModel(), OLHA);
    await edit(world, OLHA.text, 'Olha lives in Kyiv.');
    await world.clock.advanceTo(NOON + 4 * HOUR_MS);
    const said: Said = { ...OLHA, text: 'Olha lives in Odesa.' };
    const at = new Date(NOON + 3 * HOUR_MS).toISOString();
    const note = { ...noteOf(said), at, writtenAt: at, sources: [{ ...sourceOf(said), at }] };
    await world.space.notes.write({
      reason: 'manual',
      label: 'fake/Ana',
      at: world.clock.now(),
      notes: [note],
    });
    const now = new Date(world.clock.now());
    await utimes(join(world.space.folder, `memory/${TODAY}.md`), now, now);
    await world.dream();
    expect(await world.memory()).toEqual(['Olha lives in Odesa.']);
  });
});

describe('a note that a person deleted', () => {
  it('makes the dream ask once about a line that rested on it alone', async () => {
    const world = await dreamt(adding(), OLHA, GUITAR);
    await edit(world, /^.*Olha.*\n/m, '');
    const { run, change } = await world.dream();
    expect(run.counts.held).toBe(1);
    expect(change?.held).toMatchObject([{ op: 'remove', targets: [OLHA.text], code: 'note_deleted' }]);
    expect(await world.memory()).toEqual([OLHA.text, GUITAR.text]);
    expect((await world.dream()).run.outcome).toBe('skipped');
  });

  it('makes it ask nothing about a line that another note says, or that was corrected', async () => {
    const before: Said = { ...OLHA, day: '2026-11-29', quote: 'Olha lives in Lviv, you know' };
    const world = await dreamt(adding(), OLHA, before);
    await edit(world, /^.*Olha.*\n/m, '');
    expect((await world.dream()).run.outcome).toBe('skipped');
  });

  it('makes it ask nothing about a line that the same dream writes anew', async () => {
    const world = await openWorld({ model: adding() });
    const path = join(world.space.folder, `memory/${TODAY}-own.md`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '- Ana prefers tea in the morning.\n');
    await world.dream();
    expect(await world.memory()).toEqual(['Ana prefers tea in the morning.']);
    const text = 'Ana prefers coffee in the morning.';
    await writeFile(path, `- ${text}\n`);
    const model = createScriptedModel({
      answers: {
        distil: {
          operations: [operation('update', { items: [1], candidates: [1], text, heading: 'People' })],
        },
        narrate: SILENT,
      },
    });
    const { run } = await world.dream({}, { models: { ...world.models, dream: model } });
    expect(await world.memory()).toEqual([text]);
    expect(run.counts.held).toBe(0);
  });

  it('makes it ask nothing within the hour, when an editor may have saved an old copy', async () => {
    const world = await openWorld({ model: adding() });
    await world.note({ ...OLHA }, GUITAR);
    await world.dream();
    const path = join(world.space.folder, `memory/${TODAY}.md`);
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^.*Olha.*\n/m, ''));
    const soon = new Date(`${TODAY}T09:30:00.000Z`);
    await utimes(path, soon, soon);
    expect((await world.dream()).run.counts.held).toBe(0);
  });
});

describe('a line of memory that a person edited', () => {
  const elsewhere: Said = {
    ...OLHA,
    text: 'Olha is living in Lviv.',
    quote: 'Olha is living in Lviv',
    day: '2026-11-20',
  };

  it('does not get its old form back from its note, nor beside it', async () => {
    const world = await dreamt(adding(), OLHA);
    await editMemory(world, 'Lviv', 'Kyiv');
    for (const request of [{}, { days: 30 }, { days: 30, again: true }]) {
      await world.dream(request);
      expect(await world.memory()).toEqual(['Olha lives in Kyiv.']);
    }
  });

  it.each([
    ['the same words', { text: GUITAR.text, quote: 'I play the guitar', day: '2026-11-21' }],
    [
      'other words',
      { text: 'Ana is playing the guitar.', quote: 'I am playing the guitar', day: '2026-11-21' },
    ],
  ])('does not get it back from older messages in %s, though both could be true', async (_, said) => {
    const world = await dreamt(adding(), GUITAR);
    await editMemory(world, 'guitar', 'violin');
    await world.dream({ days: 30, again: true });
    expect(await world.memory()).toEqual(['Ana plays the violin.']);
    await world.note({ kind: 'person', ...said });
    await world.dream({ days: 30, again: true });
    expect(await world.memory()).toEqual(['Ana plays the violin.']);
  });

  it('does not get it back from older words of somebody else that come to light later', async () => {
    const world = await dreamt(adding(), OLHA);
    await editMemory(world, 'Lviv', 'Kyiv');
    await world.note(elsewhere);
    await world.dream({ days: 30, again: true });
    expect(await world.memory()).toEqual(['Olha lives in Kyiv.']);
  });

  it('is updated by a later statement, the old words said anew included', async () => {
    const world = await dreamt(adding(), OLHA);
    await editMemory(world, 'Lviv', 'Kyiv');
    const model = createScriptedModel({
      answers: {
        distil: {
          operations: [
            operation('update', { items: [1], candidates: [1], text: OLHA.text, heading: 'People' }),
          ],
        },
        narrate: SILENT,
      },
    });
    await world.clock.advanceTo(NOON + 24 * HOUR_MS);
    await world.note({ ...OLHA, day: '2026-12-01' });
    const { change } = await world.dream({}, { models: { ...world.models, dream: model } });
    expect(await world.memory()).toEqual([OLHA.text]);
    expect(change?.operations).toMatchObject([{ op: 'update', before: [{ by: 'hand' }] }]);
  });

  it('is not taken for confirmed by words that say what it no longer says', async () => {
    const world = await dreamt(adding(), OLHA);
    await editMemory(world, 'Lviv', 'Kyiv');
    const model = createScriptedModel({
      answers: {
        distil: { operations: [operation('keep', { items: [1], candidates: [1] })] },
        narrate: SILENT,
      },
    });
    await world.clock.advanceTo(NOON + 24 * HOUR_MS);
    await world.note({ ...OLHA, day: '2026-12-01' });
    const { proposed } = await world.dream({}, { models: { ...world.models, dream: model } });
    expect(proposed[0]).toMatchObject({ op: 'keep', verdict: 'refused' });
  });
});

describe('a line that a dream keeps', () => {
  const keeping = () =>
    createScriptedModel({
      answers: {
        distil: { operations: [operation('keep', { items: [1], candidates: [1] })] },
        narrate: SILENT,
      },
    });

  it('is confirmed by the newer words, with no byte of the memory changed, and nothing is new after that', async () => {
    const world = await dreamt(adding(), GUITAR);
    const text = await world.file('MEMORY.md');
    await world.clock.advanceTo(NOON + 24 * HOUR_MS);
    await world.note({ ...GUITAR, quote: 'I play the guitar, still', day: '2026-12-01' });
    const over = { models: { ...world.models, dream: keeping() } };
    const { run, change } = await world.dream({}, over);
    expect(run).toMatchObject({ outcome: 'nothing', change: null });
    expect(change).toBeUndefined();
    const [item] = (await world.space.keeper.look()).items;
    expect(item).toMatchObject({
      since: `${TODAY}T09:00:00.000Z`,
      lastConfirmed: '2026-12-01T09:00:00.000Z',
      by: 'dream',
    });
    expect(item?.notes).toHaveLength(2);
    expect(await world.file('MEMORY.md')).toBe(text);
    expect((await world.dream({}, over)).run.outcome).toBe('skipped');
  });

  it('is not confirmed by a preview', async () => {
    const world = await dreamt(adding(), GUITAR);
    const before = await world.hashes();
    await world.note({ ...GUITAR, quote: 'I play the guitar, still', day: '2026-12-01', by: ANA });
    await world.dream({ preview: true }, { models: { ...world.models, dream: keeping() } });
    expect((await world.hashes())['memory/.dreams/changes/000001.json']).toBe(
      before['memory/.dreams/changes/000001.json'],
    );
  });
});
