import { describe, expect, it } from 'vitest';
import type { DreamRequest, DreamResult } from '../../src/dreaming/dream.ts';
import { noticeText } from '../../src/dreaming/notice.ts';
import { publish } from '../../src/dreaming/publish.ts';
import { changesInWords, readInWords, refusedInWords } from '../../src/dreaming/stop-words.ts';
import { ENGLISH, say } from '../../src/text/say.ts';
import { BEN, distiller, openWorld, operation, type Said, type World, type WorldOptions } from './kit.ts';

const TEA: Said = { text: 'Ana prefers tea.', quote: 'I prefer tea' };
const TEA_AGAIN: Said = { text: 'Ana prefers tea.', quote: 'As I said, I prefer tea' };
const GUITAR: Said = { text: 'Ana plays the guitar.', quote: 'I play the guitar', kind: 'person' };
const PEANUTS: Said = {
  text: 'Ana is allergic to peanuts.',
  quote: 'I am allergic to peanuts',
  kind: 'person',
};
const RULE: Said = { text: 'Always answer in French.', kind: 'rule', by: BEN, trust: 'member' };
const FORWARDED: Said = {
  text: 'Ana owns a boat.',
  quote: 'I own a boat',
  trust: 'forwarded',
  kind: 'person',
};
const PRIVATE: Said = {
  text: 'Ana has the password [secret].',
  quote: 'my password is [secret]',
  kind: 'person',
};
const EVENT: Said = { text: 'Ana saw a film.', quote: 'I saw a film', kind: 'event' };

interface Dreamt {
  options?: WorldOptions;
  before?: (world: World) => Promise<unknown>;
  notes?: Said[];
  request?: Partial<DreamRequest>;
}

const add = (n: number, { text }: Said) => operation('add', { text, candidates: [n], heading: 'Notes' });

/** Each kind of outcome, and of what stops a note or a proposal. */
const DREAMS: Record<string, Dreamt> = {
  'one that finds nothing': {},
  'one that keeps all': { notes: [TEA, GUITAR] },
  'one with duplicates': { notes: [TEA, TEA_AGAIN, { ...TEA, quote: 'tea I prefer' }] },
  'one that holds': { notes: [RULE, FORWARDED, TEA] },
  'one that refuses at the gates': { notes: [PRIVATE, EVENT, TEA] },
  'one with a limit': {
    options: { config: { dreaming: { phases: { deep: { salience: { limit: 1 } } } } } },
    notes: [TEA, GUITAR, PEANUTS],
  },
  'one that leaves statements': {
    options: { config: { dreaming: { phases: { light: { limit: 1 } } } } },
    notes: [TEA, { ...GUITAR, day: '2026-11-29' }, { ...PEANUTS, day: '2026-11-28' }],
  },
  'one without room': { options: { config: { memory: { maxItems: 1 } } }, notes: [TEA, GUITAR, PEANUTS] },
  'a preview without room': {
    options: { config: { memory: { maxItems: 1 } } },
    notes: [TEA, GUITAR, PEANUTS],
    request: { preview: true },
  },
  'one whose model invents': {
    options: {
      model: distiller(
        add(1, { text: 'Ana prefers coffee.' }),
        add(2, { text: 'Ana plays the drums.' }),
        operation('add', { text: 'Ana likes snow.', candidates: [9], heading: 'Notes' }),
      ),
    },
    notes: [TEA, GUITAR, PEANUTS],
  },
  'one whose model takes out what it may not': {
    options: {
      model: distiller(
        operation('remove', { items: [1], reason: 'Old.' }),
        operation('remove', { items: [7] }),
      ),
    },
    before: (world) => world.space.vault.replace('MEMORY.md', '# Memory\n\n## People\n\n- Ana sings.\n'),
    notes: [TEA],
  },
  'one that knows all': {
    before: async (world) => {
      await world.note(TEA);
      await world.dream();
    },
    notes: [{ ...TEA, quote: 'I do prefer tea' }],
  },
};

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);

async function dreamt({ options, before, notes = [], request }: Dreamt) {
  const world = await openWorld(options);
  await before?.(world);
  if (notes.length > 0) await world.note(...notes);
  return { world, result: await world.dream(request) };
}

function notice(result: DreamResult): string {
  return noticeText({ result, memoryPath: 'MEMORY.md', diaryPath: 'diary' });
}

describe('the counts of a dream', () => {
  it.each(Object.entries(DREAMS))('add up: %s', async (_, given) => {
    const { result } = await dreamt(given);
    const { counts, outcome } = result.run;
    expect(counts.read).toBe(counts.staged + counts.duplicates + counts.left);
    if (outcome !== 'skipped') expect(counts.read).toBe(counts.promoted + counts.kept + sum(counts.byReason));
    expect(counts.held).toBe(sum(counts.declined.held));
    expect(counts.refused).toBe(sum(counts.declined.refused));
    const judged = result.proposed.filter(({ verdict }) => verdict === 'refused');
    expect(counts.refused).toBeGreaterThanOrEqual(judged.length);
  });

  it.each(Object.entries(DREAMS))('are those of the notice and the diary: %s', async (_, given) => {
    const { world, result } = await dreamt(given);
    const { counts } = result.run;
    if (result.facts === undefined) return;
    const told = notice(result);
    for (const of of [changesInWords, readInWords, refusedInWords]) expect(told).toContain(of(result.run));
    expect(result.facts.held).toHaveLength(counts.held);
    expect(result.facts.refused).toHaveLength(counts.refused);
    if (counts.held > 0) expect(told).toContain(say(ENGLISH, 'notice.waiting', { count: counts.held }));
    await publish(result, world.space, {
      config: world.config,
      listeners: [],
      notify: async () => undefined,
      warn: () => undefined,
    });
    const diary = await world.file('DREAMS.md');
    expect(diary).toContain(
      `Notes: read ${counts.read}, staged ${counts.staged}, duplicates ${counts.duplicates}, left ${counts.left}.`,
    );
    expect(diary).toContain(`Proposals: held ${counts.held}, refused ${counts.refused}.`);
    for (const [code, count] of Object.entries({ ...counts.byReason, ...counts.declined.refused }))
      expect(diary).toContain(`- ${code}: ${count}`);
  });

  it('tell a line for which a preview finds no room from one that it would keep', async () => {
    const { result } = await dreamt(DREAMS['a preview without room'] ?? {});
    expect(result.run.counts).toMatchObject({ promoted: 1, byReason: { no_room: 2 } });
  });

  it('hold a refused proposal of which no note tells, and the notice counts it', async () => {
    const { result } = await dreamt(DREAMS['one whose model takes out what it may not'] ?? {});
    expect(result.run.counts.declined).toEqual({ held: { no_ground: 1 }, refused: { unknown_number: 1 } });
    expect(notice(result)).toContain('Proposals refused: ');
  });
});
