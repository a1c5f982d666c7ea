import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DistilCandidate, DistilItem, DistilWork, ProposedOperation } from '../../../src/llm/model.ts';
import { distil } from '../../../src/llm/offline/distil.ts';
import { inLinearTime } from '../../support/patience.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-01T10:00:00Z');
const people = {
  Ana: { id: 'test:1', name: 'Ana' },
  Ben: { id: 'test:2', name: 'Ben' },
  Оля: { id: 'test:3', name: 'Оля' },
};

function candidate(n: number, text: string, over: Partial<DistilCandidate> = {}): DistilCandidate {
  const speaker = over.speaker ?? people.Ana;
  const at = START + n * DAY_MS;
  return {
    n,
    text,
    kind: 'preference',
    speaker,
    subject: speaker.name,
    at,
    day: new Date(at).toISOString().slice(0, 10),
    quotes: [{ quote: text, speaker, at }],
    days: 1,
    ...over,
  };
}

function item(n: number, text: string, over: Partial<DistilItem> = {}): DistilItem {
  const known = { since: START - 10 * DAY_MS, lastConfirmed: START - 5 * DAY_MS };
  return {
    n,
    heading: 'People',
    text,
    protected: false,
    speakers: [people.Ana],
    quotes: [text],
    ...known,
    ...over,
  };
}

async function operationsFor(
  items: DistilItem[],
  candidates: DistilCandidate[],
  over: Partial<DistilWork> = {},
): Promise<ProposedOperation[]> {
  const work: DistilWork = {
    task: 'distil',
    items,
    candidates,
    today: '2026-11-28',
    zone: 'Europe/Kyiv',
    language: 'en',
    ...over,
  };
  return (await distil(work)).operations;
}

const brief = (operations: ProposedOperation[]) =>
  operations
    .map(({ op, items, candidates, text }) => [op, items, candidates, text])
    .sort((a, b) => String(a).localeCompare(String(b)));

describe('distilling by rule', () => {
  it('adds what is new under the heading of its kind', async () => {
    const operations = await operationsFor([], [candidate(1, 'Ana prefers tea.')]);
    expect(operations).toEqual([
      {
        op: 'add',
        items: [],
        candidates: [1],
        text: 'Ana prefers tea.',
        heading: 'Preferences',
        quotes: [{ candidate: 1, quote: 'Ana prefers tea.' }],
        reason: 'It is new and lasting.',
      },
    ]);
  });

  it('uses the heading that memory has for a kind already, but never that of pinned lines', async () => {
    const items = [
      item(1, 'Ana hates noise.', { heading: 'Pinned', kind: 'preference', protected: true }),
      item(2, 'Ana loves jazz.', { heading: 'Likes', kind: 'preference' }),
    ];
    const [operation] = await operationsFor(items, [candidate(1, 'Ana prefers tea.')]);
    expect(operation?.heading).toBe('Likes');
  });

  it('writes headings in the language of the space', async () => {
    const [operation] = await operationsFor(
      [],
      [candidate(1, 'Оля: Я люблю каву.', { speaker: people.Оля })],
      {
        language: 'uk',
      },
    );
    expect(operation?.heading).toBe('Уподобання');
  });

  it.each([
    ['the same words', 'Ana prefers tea.', 'ana prefers  tea'],
    ['another wording', 'Ana loves coffee.', 'Ana really likes coffee.'],
    ['own words and a telling', 'Ana: I love hiking.', 'Ana loves hiking.'],
    ['Ukrainian wordings', 'Ana: Я люблю каву.', 'Ana: Дуже люблю каву.'],
  ])('keeps an item that is said again in %s', async (_, text, again) => {
    expect(brief(await operationsFor([item(1, text)], [candidate(1, again)]))).toEqual([
      ['keep', [1], [1], ''],
    ]);
  });

  it('makes one line of several candidates that say the same', async () => {
    const operations = await operationsFor(
      [],
      [
        candidate(1, 'Ana likes coffee.'),
        candidate(2, 'Ana really loves coffee.'),
        candidate(3, 'Ana: I enjoy coffee.'),
      ],
    );
    expect(operations.map(({ op, candidates }) => [op, candidates])).toEqual([['add', [1, 2, 3]]]);
  });

  it('merges items that say the same and never a protected one', async () => {
    const two = [item(1, 'Ana loves coffee.'), item(2, 'Ana likes coffee.')];
    expect(brief(await operationsFor(two, [])).map(([op, items]) => [op, items])).toEqual([
      ['merge', [1, 2]],
    ]);
    const hand = [item(1, 'Ana loves coffee.', { protected: true }), item(2, 'Ana loves coffee')];
    expect(brief(await operationsFor(hand, []))).toEqual([['remove', [2], [], '']]);
  });

  it.each([
    ['a preference', 'Ana prefers tea.', 'Ana prefers coffee now.'],
    ['a preference of the same sort', 'Ana prefers tea.', 'Ana prefers coffee.'],
    ['a favourite', 'Ana: My favourite colour is green.', 'Ana: My favourite colour is blue.'],
    ['a home', 'Ana lives in Lviv.', 'Ana moved to Kyiv.'],
    ['a relative’s home', 'Ana: My sister Olha lives in Lviv.', 'Ana: My sister Olha moved to Odesa.'],
    ['a job', 'Ana works at Acme.', 'Ana works at Globex now.'],
    ['a liking turned round', 'Ana likes mushrooms.', 'Ana hates mushrooms.'],
    ['a denial', 'Ana is vegetarian.', 'Ana is no longer vegetarian.'],
    ['a plain denial', 'Ana eats meat.', "Ana doesn't eat meat."],
    ['a code', 'The gate code is 4411.', 'The gate code is 5522.'],
    ['a place', 'The router is in the hall.', 'The router is in the kitchen.'],
    ['a date', 'The launch is on 2026-12-04.', 'The launch is on 2026-12-11.'],
    ['a date moved', 'The launch is on 2026-12-04.', 'Ana: We moved the launch to 2026-12-11.'],
    ['a passive date', 'The launch is on 4 December.', 'The launch was moved to 11 December.'],
    ['a cancelled date', 'The launch is on 2026-12-04.', 'The launch is cancelled.'],
    ['opening hours', 'The bakery closes at 18:00.', 'The bakery closes at 19:00.'],
    ['what is given up', 'Ana: We use Jira for tickets.', 'Ana: We switched from Jira to Linear.'],
    ['more detail', 'Ana prefers tea.', 'Ana prefers tea in the morning.'],
    ['a number of things', 'Ana has two cats.', 'Ana has three cats.'],
    ['a Ukrainian home', 'Ana: Я живу у Львові.', 'Ana: Я переїхала до Києва.'],
    ['a Ukrainian preference', 'Ana: Я віддаю перевагу чаю.', 'Ana: Тепер я віддаю перевагу каві.'],
    ['a Ukrainian liking', 'Ana: Я люблю гриби.', 'Ana: Я не люблю гриби.'],
    ['a Ukrainian denial', 'Ana: Я їм м’ясо.', 'Ana: Я більше не їм м’ясо.'],
    ['a Ukrainian date', 'Запуск 4 грудня.', 'Запуск перенесли на 11 грудня.'],
    ['a Ukrainian code', 'Код від воріт — 4411.', 'Код від воріт — 5522.'],
    ['a Ukrainian place', 'Роутер стоїть у коридорі.', 'Роутер тепер стоїть на кухні.'],
    ['a Ukrainian favourite', 'Ana: Мій улюблений колір — зелений.', 'Ana: Мій улюблений колір — синій.'],
  ])('replaces %s by what is said later', async (_, before, after) => {
    expect(brief(await operationsFor([item(1, before)], [candidate(1, after)]))).toEqual([
      ['update', [1], [1], after],
    ]);
    const among = await operationsFor([], [candidate(1, before), candidate(2, after)]);
    expect(brief(among)).toEqual([
      ['add', [], [2], after],
      ['skip', [], [1], ''],
    ]);
  });

  it.each([
    ['different things', 'Ana prefers tea.', 'Ana prefers trains.'],
    ['different likings', 'Ana loves jazz.', 'Ana loves hiking.'],
    ['relatives and oneself', 'Ana lives in Kyiv.', 'Ana: My sister Olha lives in Lviv.'],
    ['two relatives', 'Ana: My sister lives in Lviv.', 'Ana: My brother lives in Kyiv.'],
    ['two codes', 'The gate code is 4411.', 'The garage code is 5522.'],
    ['two allergies', 'Ana is allergic to peanuts.', 'Ana is allergic to cats.'],
    ['two events', 'The launch is on 2026-12-04.', 'The retro is on 2026-12-11.'],
    ['a profession and an allergy', 'Olha is a doctor.', 'Olha is allergic to nuts.'],
    ['two languages', 'Ana loves coffee.', 'Ana: Я люблю каву.'],
    ['two trips', 'Ana visited Japan in 2018.', 'Ana visited Iceland in 2019.'],
    ['Ukrainian likings', 'Ana: Я люблю каву.', 'Ana: Я люблю гори.'],
    ['Ukrainian relatives', 'Ana: Моя сестра живе у Львові.', 'Ana: Мій брат живе в Києві.'],
  ])('keeps %s apart', async (_, first, second) => {
    expect(brief(await operationsFor([item(1, first)], [candidate(1, second)]))).toEqual([
      ['add', [], [1], second],
    ]);
  });

  it('never lets one person speak for another', async () => {
    const items = [item(1, 'Ana lives in Lviv.')];
    const ben = candidate(1, 'Ben lives in Kyiv.', { speaker: people.Ben });
    expect(brief(await operationsFor(items, [ben]))).toEqual([['add', [], [1], 'Ben lives in Kyiv.']]);
  });

  it('tells two people of the same name apart', async () => {
    const other = { id: 'test:9', name: 'Ana' };
    const operations = await operationsFor(
      [],
      [candidate(1, 'Ana lives in Lviv.'), candidate(2, 'Ana lives in Kyiv.', { speaker: other })],
    );
    expect(operations.map(({ op }) => op)).toEqual(['add', 'add']);
  });

  it('lets anybody correct what is about the group', async () => {
    const items = [item(1, 'The launch is on 2026-12-04.')];
    const ben = candidate(1, 'The launch is on 2026-12-11.', {
      speaker: people.Ben,
      subject: 'group',
      kind: 'plan',
    });
    expect(brief(await operationsFor(items, [ben]))).toEqual([['update', [1], [1], ben.text]]);
  });

  it('lets the newest of several win, whatever their order', async () => {
    const said = ['Ana prefers tea.', 'Ana prefers coffee now.', 'Ana prefers cocoa now.'];
    const candidates = said.map((text, at) => candidate(at + 1, text)).reverse();
    const operations = await operationsFor([], candidates);
    expect(brief(operations)).toEqual([
      ['add', [], [3], 'Ana prefers cocoa now.'],
      ['skip', [], [1], ''],
      ['skip', [], [2], ''],
    ]);
  });

  it('returns to what memory holds when the speaker does', async () => {
    const operations = await operationsFor(
      [item(1, 'Ana prefers tea.')],
      [candidate(1, 'Ana prefers coffee.'), candidate(2, 'Ana prefers tea.')],
    );
    expect(brief(operations)).toEqual([
      ['keep', [1], [2], ''],
      ['skip', [], [1], ''],
    ]);
  });

  it('does not let an old statement replace a line that was confirmed later', async () => {
    const items = [item(1, 'Ana lives in Kyiv.', { lastConfirmed: START + 20 * DAY_MS })];
    expect(brief(await operationsFor(items, [candidate(1, 'Ana lives in Lviv.')]))).toEqual([
      ['skip', [], [1], ''],
    ]);
  });

  it('updates a protected line and never merges or removes it', async () => {
    const items = [item(1, 'Ana prefers tea.', { protected: true }), item(2, 'Ana prefers tea.')];
    const operations = await operationsFor(items, [candidate(1, 'Ana prefers coffee now.')]);
    expect(operations.find(({ op }) => op === 'update')?.items).toEqual([1]);
    for (const { op, items: touched } of operations)
      if (op !== 'update' && op !== 'keep') expect(touched).not.toContain(1);
  });

  it('skips events, tasks and plans whose day has passed', async () => {
    const operations = await operationsFor(
      [],
      [
        candidate(1, 'Ana: We had dinner with Ben on 2026-11-02.', { kind: 'event' }),
        candidate(2, 'Ana: I need to call the bank.', { kind: 'task' }),
        candidate(3, 'Ana is flying to Rome on 2026-11-20.', { kind: 'plan' }),
        candidate(4, 'Ana is flying to Oslo on 2026-12-20.', { kind: 'plan' }),
      ],
    );
    expect(operations.map(({ op, candidates }) => [op, candidates[0]])).toEqual([
      ['skip', 1],
      ['skip', 2],
      ['skip', 3],
      ['add', 4],
    ]);
  });

  it('takes plans past their day and empty lines out of memory, but no protected ones', async () => {
    const plan = { kind: 'plan', heading: 'Plans' } as const;
    const operations = await operationsFor(
      [
        item(1, 'Ana is flying to Rome on 2026-11-20.', plan),
        item(2, 'Ana is flying to Oslo on 2026-12-20.', plan),
        item(3, 'Ana is flying to Bonn on 2026-11-20.', { ...plan, protected: true }),
        item(4, '…'),
      ],
      [],
    );
    expect(brief(operations)).toEqual([
      ['remove', [1], [], ''],
      ['remove', [4], [], ''],
    ]);
  });

  it('gives every candidate exactly one operation and cites only what exists', async () => {
    const subjects = fc.constantFrom('Ana', 'Ben');
    const texts = fc.constantFrom(
      'prefers tea',
      'prefers coffee now',
      'lives in Lviv',
      'moved to Kyiv',
      'loves jazz',
      'hates jazz',
      'has two cats',
      'is vegan',
      '🙂',
      'مرحبا بالعالم',
      '我喜欢喝茶',
      'visited Rome on 2026-11-02',
      "doesn't eat meat",
      'eats meat',
    );
    const kinds = fc.constantFrom('preference', 'person', 'plan', 'event', 'rule', 'fact') as fc.Arbitrary<
      DistilCandidate['kind']
    >;
    const said = fc.record({
      who: subjects,
      what: texts,
      kind: kinds,
      days: fc.integer({ min: 0, max: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(said, { maxLength: 25 }),
        fc.array(fc.record({ who: subjects, what: texts, guarded: fc.boolean() }), { maxLength: 8 }),
        async (many, held) => {
          const items = held.map(({ who, what, guarded }, at) =>
            item(at + 1, `${who} ${what}.`, { protected: guarded, speakers: [people[who as 'Ana']] }),
          );
          const candidates = many.map(({ who, what, kind, days }, at) =>
            candidate(at + 1, `${who} ${what}.`, {
              kind,
              speaker: people[who as 'Ana'],
              at: START + days * DAY_MS,
            }),
          );
          const operations = await operationsFor(items, candidates);
          const cited = operations.flatMap((operation) => operation.candidates).sort((a, b) => a - b);
          expect(cited).toEqual(candidates.map(({ n }) => n));
          const touched = operations.flatMap((operation) => operation.items);
          expect(new Set(touched).size).toBe(touched.length);
          for (const { op, items: numbers, text, candidates: from } of operations) {
            expect(['add', 'merge', 'update'].includes(op)).toBe(text !== '');
            if (op === 'merge' || op === 'remove')
              expect(items.some(({ n, protected: kept }) => kept && numbers.includes(n))).toBe(false);
            const texts = [
              ...candidates.filter(({ n }) => from.includes(n)),
              ...items.filter(({ n }) => numbers.includes(n)),
            ].map((one) => one.text);
            if (text !== '') expect(texts).toContain(text);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('distils fifteen hundred candidates without comparing each with each', async () => {
    const many = Array.from({ length: 1500 }, (_, at) =>
      candidate(at + 1, `Ana likes thing${at % 750} with part${at % 70} in place${at % 11}.`, {
        at: START + at * 60_000,
      }),
    );
    const operations = await inLinearTime(() => operationsFor([], many));
    expect(operations.length).toBeGreaterThan(250);
  });
});
