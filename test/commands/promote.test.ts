import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CommandContext } from '../../src/commands/command.ts';
import { explainCommand } from '../../src/commands/explain.ts';
import { promoteCommand } from '../../src/commands/promote.ts';
import { textsOf } from '../../src/text/say.ts';
import { ANA, distiller, noteOf, openWorld, operation, type Said, type World } from '../dreaming/kit.ts';

const ROUTER: Said = {
  text: 'The router stands behind the clock in the hall.',
  kind: 'fact',
  day: '2026-11-28',
};
const TEA: Said = { text: 'Ana prefers green tea.', kind: 'preference', day: '2026-11-30' };
const CHAT: Said = { text: 'Ana heard that the shop sells lemons.', kind: 'fact', trust: 'forwarded' };

interface Document {
  candidates: {
    text: string;
    lane: string | null;
    stoppedBy: string | null;
    passes: boolean;
    score: number;
  }[];
  matches: {
    text: string;
    stoppedBy: string | null;
    gates: { gate: string; need: number; have: number; ok: boolean }[];
  }[];
  excluded: Record<string, number>;
  gates: Record<string, number>;
}

function contextOf({ space, config }: World, language = 'en', who: CommandContext['who'] = 'command') {
  const schedule = { describe: async () => ({ enabled: false }) };
  return {
    space,
    who,
    texts: textsOf(language),
    services: { config, schedule, owner: ANA },
  } as unknown as CommandContext;
}

const documentOf = ({ document }: { document?: unknown }): Document => document as Document;

async function worldWithNotes(): Promise<World> {
  const world = await openWorld();
  await world.note(ROUTER, TEA, CHAT);
  for (const [day, question] of [
    ['2026-11-28', 'a'],
    ['2026-11-29', 'b'],
    ['2026-11-30', 'c'],
  ] as const)
    await world.space.state.evidence.trace([{ key: noteOf(ROUTER).id, question, day, rank: 1 }]);
  return world;
}

describe('/memory promote', () => {
  it('shows the ranking with the lane that takes each note, or what stops it', async () => {
    const world = await worldWithNotes();
    const { text, document, status } = await promoteCommand.run(contextOf(world), '');
    expect(status).toBe('ok');
    const { candidates } = documentOf({ document });
    expect(candidates.map((one) => [one.text, one.lane, one.stoppedBy])).toEqual([
      [ROUTER.text, 'evidence', null],
      [CHAT.text, null, 'untrusted'],
      [TEA.text, 'salience', null],
    ]);
    expect(text).toContain(`1. ${ROUTER.text}`);
    expect(text).toContain('rests on words of others');
  });

  it('ranks as many as are asked for, against other gates when these are given', async () => {
    const world = await worldWithNotes();
    const document = documentOf(await promoteCommand.run(contextOf(world), '1 min-score=0.99'));
    expect(document.gates).toMatchObject({ limit: 1, minScore: 0.99, minRecallCount: 3 });
    expect(document.candidates).toMatchObject([{ text: ROUTER.text, passes: false, stoppedBy: 'minScore' }]);
  });

  it('counts what is settled instead of ranking it', async () => {
    const world = await worldWithNotes();
    await world.dream({ days: 30 });
    const { candidates, excluded } = documentOf(await promoteCommand.run(contextOf(world), ''));
    expect(candidates).toEqual([]);
    expect(excluded).toEqual({ promoted: 2, held: 1 });
  });

  it('counts what newer words replaced as gone, and says so of a note that is asked for', async () => {
    const world = await worldWithNotes();
    await world.dream({ days: 30 });
    const { n = 0 } = (await world.space.keeper.look()).items.find(({ text }) => text === TEA.text) ?? {};
    const newer: Said = {
      text: 'Ana prefers black tea to green tea.',
      kind: 'preference',
      day: '2026-11-30',
    };
    await world.note(newer);
    const update = operation('update', {
      items: [n],
      candidates: [1],
      text: newer.text,
      quotes: [{ candidate: 1, quote: newer.text }],
    });
    await world.dream({}, { models: { ...world.models, dream: distiller(update) } });
    expect(await world.memory()).toEqual([ROUTER.text, newer.text]);
    const { excluded } = documentOf(await promoteCommand.run(contextOf(world), ''));
    expect(excluded).toEqual({ promoted: 2, gone: 1, held: 1 });
    const explained = await explainCommand.run(contextOf(world), 'ana prefers green tea');
    expect(documentOf(explained).matches.map(({ text, stoppedBy }) => [text, stoppedBy])).toEqual([
      [newer.text, 'promoted'],
      [TEA.text, 'gone'],
    ]);
    expect(explained.text).toContain('it was in the memory and is there no more');
  });

  it('writes not one byte, also of what a person did to the memory since', async () => {
    const world = await worldWithNotes();
    await writeFile(join(world.space.folder, 'MEMORY.md'), '# Memory\n\n- Ana skis.\n');
    const before = await world.hashes();
    await promoteCommand.run(contextOf(world), '');
    await explainCommand.run(contextOf(world), 'router');
    expect(await world.hashes()).toEqual(before);
  });

  it.each([
    '0',
    '-1',
    'all',
    '5 min-score=x',
    'min-score=',
    'min-score==',
    'min-recall-count=1.5',
    '1=5',
    'Infinity',
    '1001',
    'apply',
  ])('does not understand "%s" in a chat', async (text) => {
    const { status } = await promoteCommand.run(contextOf(await openWorld()), text);
    expect(status).toBe('usage');
  });
});

describe('a promotion that is carried out', () => {
  it('takes what passes as one change and leaves the rest', async () => {
    const world = await worldWithNotes();
    const { run } = await world.dream({ promote: { gates: {}, limit: 10 } });
    expect(run).toMatchObject({ outcome: 'done', operations: { add: 1 }, counts: { read: 1 } });
    expect(await world.memory()).toEqual([ROUTER.text]);
    const [written] = (await world.space.keeper.changes.read(run.change ?? 0))?.operations ?? [];
    expect(written?.reason).toBe('It comes up often.');
    expect((await world.dream({ days: 30 })).run.operations.add).toBe(1);
    expect(await world.memory()).toContain(TEA.text);
  });
});

describe('/memory explain', () => {
  it('tells every signal and gate of the note that is meant, and that dreaming is off', async () => {
    const world = await worldWithNotes();
    const { text, document } = await explainCommand.run(contextOf(world), 'where is the router');
    const [match] = documentOf({ document }).matches;
    expect(match?.text).toBe(ROUTER.text);
    expect(match?.gates.map(({ gate, ok }) => [gate, ok])).toEqual([
      ['minScore', true],
      ['minRecallCount', true],
      ['minUniqueQueries', true],
      ['maxAgeDays', true],
    ]);
    expect(text).toContain('different questions: 3');
    expect(text).toContain('/dreaming on');
  });

  it('names every gate that is closed', async () => {
    const world = await openWorld();
    await world.note(ROUTER);
    const { text } = await explainCommand.run(contextOf(world), 'router');
    expect(text).toContain('Result: does not pass: score, times it came up, different questions.');
  });

  it('promises nothing of a note that newer words beat on its first night', async () => {
    const world = await openWorld();
    const porto: Said = { text: 'Ana lives in Porto.', kind: 'person', day: '2026-11-28' };
    await world.note(porto, { text: 'Ana moved to Braga.', kind: 'person', day: '2026-11-29' });
    await world.dream();
    expect(await world.memory()).toEqual(['Ana moved to Braga.']);
    const { text } = await explainCommand.run(contextOf(world), noteOf(porto).id);
    expect(text).toContain('Result: stays outside: is older than what the memory says.');
  });

  it('finds a note by its id, and says so when no note is meant', async () => {
    const world = await worldWithNotes();
    const byId = await explainCommand.run(contextOf(world), noteOf(TEA).id);
    expect(documentOf(byId).matches).toMatchObject([{ text: TEA.text }]);
    expect(await explainCommand.run(contextOf(world), 'submarines')).toMatchObject({ status: 'not_found' });
    expect(await explainCommand.run(contextOf(world), ' ')).toMatchObject({ status: 'usage' });
  });

  it.each(['uk', 'de', 'es', 'fr', 'ru', 'zh', 'ja'])(
    'answers in %s without a placeholder left',
    async (code) => {
      const world = await worldWithNotes();
      const { text } = await explainCommand.run(contextOf(world, code), 'router');
      expect(text).not.toMatch(/[{}]|undefined/);
      expect((await promoteCommand.run(contextOf(world, code), '')).text).not.toMatch(/[{}]|undefined/);
    },
  );
});
