import { describe, expect, it } from 'vitest';
import { type VerifyInput, verify } from '../../src/dreaming/verify.ts';
import { languages } from '../../src/languages/index.ts';
import { retell } from '../../src/text/retell.ts';
import { inLinearTime } from '../support/patience.ts';
import { ANA, BEN, candidateOf, itemOf, operation, redact, type Said, TODAY } from './kit.ts';

const TEA: Said = { text: 'Ana prefers tea in the morning.', quote: 'I prefer tea in the morning' };
const PEANUTS: Said = {
  text: 'Ana is allergic to peanuts.',
  quote: 'I am allergic to peanuts',
  kind: 'person',
};
const GUITAR: Said = { text: 'Ana plays the guitar.', quote: 'I play the guitar', kind: 'person' };
const LAUNCH: Said = {
  text: 'The launch is on 2026-12-04.',
  quote: 'we moved the launch to 2026-12-04',
  kind: 'decision',
  subject: 'group',
};
const FOOTBALL: Said = { text: 'Ben hates football.', quote: 'I hate football', by: BEN, trust: 'member' };

function check(proposals: VerifyInput['proposals'], over: Partial<VerifyInput> = {}) {
  return verify({
    proposals,
    items: [],
    candidates: [TEA, PEANUTS, LAUNCH, FOOTBALL].map((said, at) => candidateOf(at + 1, said)),
    rejections: [],
    people: [ANA, BEN],
    today: TODAY,
    zone: 'UTC',
    language: 'en',
    redact,
    maxLossFraction: 0.25,
    ...over,
  });
}

const add = (text: string, candidate = 1, more = {}) =>
  operation('add', { text, candidates: [candidate], heading: 'Preferences', ...more });

/** The code with which one proposal is declined; `accepted` when it is not. */
async function codeOf(
  proposal: VerifyInput['proposals'][number],
  over: Partial<VerifyInput> = {},
): Promise<string> {
  const { held, refused } = await check([proposal], over);
  return [...held, ...refused][0]?.code ?? 'accepted';
}

it('confirms no line with words that deny it', async () => {
  const said = {
    text: 'Ana: I am not allergic to peanuts, that was a mistake.',
    quote: 'I am not allergic to peanuts, that was a mistake.',
  };
  const over = { items: [itemOf(1, PEANUTS)], candidates: [candidateOf(1, said)] };
  const { confirmed, refused } = await check([operation('keep', { items: [1], candidates: [1] })], over);
  expect([confirmed, refused.map(({ code }) => code)]).toEqual([[], ['negation']]);
});

describe('verification of a line', () => {
  it('accepts what the quoted words say, with its sources, notes and times', async () => {
    const { operations, judgements, proposed } = await check([add('Ana prefers tea in the morning.')]);
    expect(operations).toEqual([
      {
        op: 'add',
        targets: [],
        heading: 'Preferences',
        text: 'Ana prefers tea in the morning.',
        reason: 'It is new and lasting.',
        record: {
          by: 'dream',
          kind: 'preference',
          since: '2026-11-30T09:00:00.000Z',
          lastConfirmed: '2026-11-30T09:00:00.000Z',
          notes: candidateOf(1, TEA).notes.map((note) => note.key),
          sources: candidateOf(1, TEA).sources,
        },
      },
    ]);
    expect(judgements).toMatchObject([{ candidate: { n: 1 }, verdict: 'promoted', code: 'add' }]);
    expect(proposed).toMatchObject([{ op: 'add', verdict: 'accepted' }]);
  });

  it.each([
    ['a number of an item that does not exist', operation('remove', { items: [7] }), 'unknown_number'],
    ['a number of a candidate that does not exist', add('Ana prefers tea.', 9), 'unknown_number'],
    ['no candidate at all', operation('add', { text: 'Ana prefers tea.' }), 'no_source'],
    [
      'a quote that nobody said',
      add('Ana prefers tea.', 1, { quotes: [{ candidate: 1, quote: 'I adore tea in the morning' }] }),
      'no_source',
    ],
    [
      'a quote of another candidate',
      add('Ana prefers tea.', 1, { quotes: [{ candidate: 2, quote: 'I am allergic to peanuts' }] }),
      'no_source',
    ],
    ['another number', add('The launch is on 2026-12-05.', 3), 'date'],
    ['an invented number', add('Ana prefers 3 cups of tea in the morning.'), 'number'],
    ['an invented name', add('Ana prefers tea with Olga in the morning.'), 'name'],
    ['an invented link', add('Ana prefers tea in the morning, see https://evil.example/x'), 'link'],
    ['a negation that was not said', add('Ana does not prefer tea in the morning.'), 'negation'],
    ['another person', add('Ben prefers tea in the morning.'), 'name'],
    ['words of another candidate', add('Ana is allergic to peanuts.', 1), 'new_words'],
    ['another language', add('Ana trinkt morgens lieber Tee.'), 'translated'],
    ['two lines', add('Ana prefers tea in the morning.\nAna prefers tea.'), 'lines'],
    ['a whole file', add('# Memory\n\n## People\n- Ana prefers tea in the morning.'), 'lines'],
    ['a heading', add('# Ana prefers tea in the morning'), 'heading'],
    ['a list mark', add('- Ana prefers tea in the morning.'), 'list_mark'],
    ['a table row', add('| Ana | tea | morning |'), 'table'],
    ['a command', add('npm install tea'), 'command'],
    ['code', add('`Ana` prefers tea in the morning.'), 'code'],
    ['scores', add('Ana prefers tea in the morning. [score=0.8]'), 'scores'],
    ['a placeholder', add('Ana prefers tea … (rest unchanged)'), 'placeholder'],
    ['nothing', add(' \u200b '), 'empty'],
    ['a mark of Markdown without a space', add('>Ana prefers tea in the morning.'), 'structure'],
    [
      'an addition that touches an item',
      add('Ana prefers tea in the morning.', 1, { items: [1] }),
      'unknown_number',
    ],
    [
      'an update of nothing',
      operation('update', { text: 'Ana prefers tea.', candidates: [1] }),
      'unknown_number',
    ],
    ['a merge of one', operation('merge', { text: 'Ana prefers tea.', candidates: [1] }), 'unknown_number'],
  ])('refuses %s', async (_, proposal, code) => {
    expect(await codeOf(proposal)).toBe(code);
  });

  it('keeps a redacted form: what a model puts in is taken out before it is checked', async () => {
    const { proposed, operations } = await check([add('Ana prefers tea, write to ana.kovac@example.com')]);
    expect(operations).toEqual([]);
    expect(JSON.stringify(proposed)).not.toContain('ana.kovac@example.com');
  });

  it('refuses what mixes two people', async () => {
    const both = operation('add', { text: 'Ana and Ben hate football.', candidates: [1, 4] });
    expect(await codeOf(both)).not.toBe('accepted');
    const crossed = operation('add', { text: 'Ana hates football.', candidates: [1, 4] });
    expect(await codeOf(crossed)).not.toBe('accepted');
  });

  it('refuses what the memory says already, and a second line of the same', async () => {
    const items = [itemOf(1, TEA)];
    expect(await codeOf(add('Ana prefers tea in the morning!'), { items })).toBe('duplicate');
    const twice = await check([
      add('Ana prefers tea in the morning.'),
      add('Ana prefers tea in the morning'),
    ]);
    expect(twice.operations).toHaveLength(1);
    expect(twice.refused).toMatchObject([{ code: 'duplicate' }]);
  });

  it('holds rules for the assistant from anyone but the owner, and untrusted words', async () => {
    const rule: Said = { text: 'Always answer in French.', kind: 'rule', by: BEN, trust: 'member' };
    const owners: Said = { text: 'Always answer in French.', kind: 'rule' };
    const forwarded: Said = { ...TEA, trust: 'forwarded' };
    const candidates = [candidateOf(1, rule), candidateOf(2, owners), candidateOf(3, forwarded)];
    expect(await codeOf(add('Always answer in French.', 1), { candidates })).toBe('rule_not_owner');
    expect(await codeOf(add('Always answer in French.', 2), { candidates })).toBe('accepted');
    expect(await codeOf(add(TEA.text, 3), { candidates })).toBe('untrusted');
  });
});

describe('headings that a model proposes', () => {
  const headingOf = async (heading: string, items: VerifyInput['items'] = []) =>
    (await check([add(TEA.text, 1, { heading })], { items })).operations[0]?.heading;

  it('are taken when they exist, belong to the language, or are one word', async () => {
    expect(await headingOf('Morning habits', [itemOf(1, { ...PEANUTS, heading: 'Morning habits' })])).toBe(
      'Morning habits',
    );
    expect(await headingOf('## People')).toBe('People');
    expect(await headingOf('Food')).toBe('Food');
  });

  it('are replaced by the one of the kind when they claim something, or lie under Pinned', async () => {
    for (const heading of [
      'Ben steals money',
      'Pinned',
      '# pinned',
      '',
      '<!-- x -->',
      '2026-12-04',
      'Call 112',
    ]) {
      expect(await headingOf(heading)).toBe('Preferences');
    }
    const standing = [itemOf(1, { ...GUITAR, kind: 'preference', heading: 'Tastes' })];
    expect(await headingOf('Ben steals money', standing)).toBe('Tastes');
  });
});

describe('operations on standing lines', () => {
  const NEWER: Said = {
    text: 'Ana prefers coffee in the morning.',
    quote: 'I prefer coffee in the morning now',
  };
  const OLD = { ...TEA, day: '2026-11-20' };

  it('update a line by newer words about the same', async () => {
    const candidates = [candidateOf(1, NEWER)];
    const proposal = operation('update', { items: [1], candidates: [1], text: NEWER.text });
    const { operations } = await check([proposal], { items: [itemOf(1, OLD)], candidates });
    expect(operations).toMatchObject([
      { op: 'update', targets: [1], text: NEWER.text, heading: 'Preferences' },
    ]);
    expect(operations[0]?.record?.sources).toEqual(candidates[0]?.sources);
  });

  it('are refused when the words are older, or about something else', async () => {
    const older = candidateOf(1, { ...NEWER, day: '2026-11-10' });
    const update = operation('update', { items: [1], candidates: [1], text: NEWER.text });
    expect(await codeOf(update, { items: [itemOf(1, OLD)], candidates: [older] })).toBe('older');
    const unrelated = operation('update', { items: [1], candidates: [1], text: TEA.text });
    expect(await codeOf(unrelated, { items: [itemOf(1, { ...PEANUTS, day: '2026-11-01' })] })).toBe(
      'unrelated',
    );
  });

  it('leave the newest of contradicting statements standing, whichever a model picks', async () => {
    const then: Said = {
      text: 'Ana lives in Kyiv.',
      quote: 'I live in Kyiv',
      kind: 'person',
      day: '2026-11-01',
    };
    const now: Said = { text: 'Ana lives in Lviv.', quote: 'I live in Lviv', kind: 'person' };
    const candidates = [candidateOf(1, then), candidateOf(2, now)];
    expect(await codeOf(add(then.text, 1), { candidates })).toBe('older');
    expect(await codeOf(add(now.text, 2), { candidates })).toBe('accepted');
    expect(
      await codeOf(operation('merge', { items: [1], candidates: [1], text: then.text }), {
        items: [itemOf(1, now)],
        candidates,
      }),
    ).toBe('older');
  });

  it('hold what touches pinned lines, and lines of a person unless they or the owner say otherwise', async () => {
    const update = operation('update', { items: [1], candidates: [1], text: NEWER.text });
    const pinned = [itemOf(1, { ...OLD, state: 'pinned' })];
    const hand = [itemOf(1, { ...OLD, state: 'hand' })];
    const byOwner = { candidates: [candidateOf(1, NEWER)] };
    const byBen = {
      candidates: [
        candidateOf(1, { ...NEWER, text: 'Ben prefers coffee in the morning.', by: BEN, trust: 'member' }),
      ],
    };
    expect(await codeOf(update, { items: pinned, ...byOwner })).toBe('pinned');
    expect(await codeOf(update, { items: hand, ...byOwner })).toBe('accepted');
    const bens = operation('update', {
      items: [1],
      candidates: [1],
      text: 'Ben prefers coffee in the morning.',
    });
    expect(await codeOf(bens, { items: hand, ...byBen })).toBe('hand_written');
    for (const items of [pinned, hand]) {
      expect(await codeOf(operation('remove', { items: [1] }), { items })).not.toBe('accepted');
      const merge = operation('merge', { items: [1], candidates: [1], text: NEWER.text });
      expect(await codeOf(merge, { items, ...byOwner })).toMatch(/pinned|hand_written/);
    }
  });

  it('let the person whom a hand-written line concerns update it', async () => {
    const line = itemOf(1, { text: 'Ben prefers tea.', day: '2026-11-01', state: 'hand' });
    const said: Said = { text: 'Ben prefers coffee.', quote: 'I prefer coffee', by: BEN, trust: 'member' };
    const update = operation('update', { items: [1], candidates: [1], text: said.text });
    expect(await codeOf(update, { items: [line], candidates: [candidateOf(1, said)] })).toBe('accepted');
  });

  it('change a line once', async () => {
    const items = [itemOf(1, OLD), itemOf(2, PEANUTS)];
    const { refused, operations } = await check(
      [
        operation('update', { items: [1], candidates: [1], text: NEWER.text }),
        operation('remove', { items: [1] }),
      ],
      { items, candidates: [candidateOf(1, NEWER)] },
    );
    expect(operations).toHaveLength(1);
    expect(refused).toMatchObject([{ code: 'touched_twice' }]);
  });

  it('do not take out the line on which a refused duplicate relied', async () => {
    const items = [itemOf(1, TEA), itemOf(2, PEANUTS)];
    const { operations } = await check([add(TEA.text), operation('remove', { items: [1] })], { items });
    expect(operations).toEqual([]);
    const past: Said = { text: 'Ana flies on 2026-11-10.', kind: 'plan' };
    const over = { items: [itemOf(1, past)], candidates: [candidateOf(1, past)] };
    const removedFirst = await check([operation('remove', { items: [1] }), add(past.text)], over);
    expect(removedFirst.operations.map(({ op }) => op)).toEqual(['remove', 'add']);
  });

  it('keep a line for a candidate only when it says what the candidate says', async () => {
    const keep = (candidate: number) => operation('keep', { items: [1], candidates: [candidate] });
    const items = [itemOf(1, OLD)];
    expect((await check([keep(1)], { items })).judgements).toMatchObject([{ verdict: 'kept', code: 'keep' }]);
    expect(await codeOf(keep(2), { items })).toBe('unrelated');
    const turned: Said = {
      text: 'Ana does not like tea in the morning any more.',
      quote: 'I no longer like tea in the morning',
    };
    expect(await codeOf(keep(1), { items, candidates: [candidateOf(1, turned)] })).toBe('unrelated');
    expect(await codeOf(operation('keep', { candidates: [1] }), { items })).toBe('unknown_number');
  });
});

describe('the guard against losing lines', () => {
  const items = ['tea', 'guitar', 'chess', 'opera', 'rain', 'bread', 'ferns', 'boats'].map((thing, at) =>
    itemOf(at + 1, { text: `Ana likes ${thing}.`, quote: `I like ${thing}`, day: '2026-11-01' }),
  );
  const past = items.map(({ n }) =>
    itemOf(n, { text: `Ana flies on 2026-11-${10 + n}.`, kind: 'plan', day: '2026-11-01' }),
  );

  it('applies removals up to a quarter and holds the rest', async () => {
    const { operations, held } = await check(
      past.map(({ n }) => operation('remove', { items: [n] })),
      { items: past },
    );
    expect(operations.map(({ targets }) => targets)).toEqual([[1], [2]]);
    expect(held.map(({ code }) => code)).toEqual(Array(6).fill('too_many_removals'));
  });

  it('lets one go however few there are, and none when there are none', async () => {
    const few = past.slice(0, 2);
    const { operations, held } = await check(
      few.map(({ n }) => operation('remove', { items: [n] })),
      { items: few },
    );
    expect([operations.length, held.length]).toEqual([1, 1]);
  });

  it('refuses a merge whose line leaves out what it unites', async () => {
    const all = operation('merge', { items: items.map(({ n }) => n), text: 'Ana likes tea.' });
    expect((await check([all], { items })).operations).toEqual([]);
    expect(await codeOf(all, { items })).toBe('unrelated');
    const honest = operation('merge', { items: [1, 2], text: 'Ana likes tea and guitar.' });
    const { operations } = await check([honest], { items });
    expect(operations).toMatchObject([{ op: 'merge', targets: [1, 2] }]);
  });

  it('refuses updates that share no more than a verb', async () => {
    const said = ['apples', 'pears', 'plums', 'figs'].map((thing, at) =>
      candidateOf(at + 1, { text: `Ana likes ${thing}.`, quote: `I like ${thing}` }),
    );
    const updates = said.map(({ n, text }) => operation('update', { items: [n], candidates: [n], text }));
    const { operations, refused } = await check(updates, { items, candidates: said });
    expect(operations).toEqual([]);
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('unrelated'));
  });
});

describe('what a person rejected', () => {
  const at = '2026-12-01T00:00:00.000Z';
  const [source] = candidateOf(1, TEA).sources;
  const rejection = {
    text: 'Ana likes tea.',
    at,
    notes: candidateOf(1, TEA).notes.map((note) => note.key),
    turns: [source?.turn ?? ''],
    change: 1,
    k: 1,
  };

  it('does not come back in any wording from the same words', async () => {
    expect(await codeOf(add(TEA.text), { rejections: [rejection] })).toBe('rejected');
    const { judgements } = await check([add(TEA.text)], { rejections: [rejection] });
    expect(judgements).toMatchObject([{ verdict: 'rejected' }]);
  });

  it('does not come back from older words of another message either, in no wording', async () => {
    const codeFor = (said: Said, text: string): Promise<string> =>
      codeOf(add(said.text), {
        candidates: [candidateOf(1, { ...said, day: '2026-11-20' })],
        rejections: [{ ...rejection, text, notes: [], turns: [] }],
      });
    const years: Said = { text: 'Ana has been a vegetarian for ten years.', kind: 'person' };
    expect(await codeFor(years, 'Ana is vegetarian.')).toBe('rejected');
    expect(await codeFor({ text: 'Olha is living in Lviv.', kind: 'person' }, 'Olha lives in Lviv.')).toBe(
      'rejected',
    );
    expect(await codeFor(GUITAR, 'Ana plays chess.')).toBe('accepted');
  });

  it('does not come back by an update of a line that was confirmed lately', async () => {
    const item = itemOf(1, {
      text: 'Ana prefers green tea in the morning.',
      state: 'hand',
      day: '2026-11-29',
    });
    const confirmed = { ...item, sources: [], lastConfirmed: '2026-12-05T00:00:00.000Z' };
    const update = operation('update', { text: TEA.text, candidates: [1], items: [1] });
    const over = { items: [confirmed], rejections: [rejection] };
    expect(await codeOf(update, over)).toBe('rejected');
  });

  it('comes back when it is said again afterwards', async () => {
    const again = candidateOf(1, { ...TEA, quote: 'I prefer tea in the morning, really', day: '2026-12-02' });
    expect(await codeOf(add(TEA.text), { rejections: [rejection], candidates: [again] })).toBe('accepted');
  });

  it('does not take other statements of the same message with it', async () => {
    const two = 'I prefer tea in the morning. I am allergic to peanuts.';
    const [tea, peanuts] = [TEA, PEANUTS].map((said, n) => candidateOf(n + 1, { ...said, quote: two }));
    if (tea === undefined || peanuts === undefined) throw new Error('unreachable');
    const rejected = {
      ...rejection,
      notes: tea.notes.map((note) => note.key),
      turns: [tea.sources[0]?.turn ?? ''],
    };
    const over = { candidates: [tea, peanuts], rejections: [rejected] };
    expect(await codeOf(add(TEA.text, 1), over)).toBe('rejected');
    expect(await codeOf(add(PEANUTS.text, 2), over)).toBe('accepted');
  });
});

describe('candidates that a line names', () => {
  it('count as promoted only when the line says what they say', async () => {
    const { judgements, operations } = await check([
      operation('add', { text: TEA.text, candidates: [1, 2] }),
    ]);
    expect(judgements.map(({ candidate }) => candidate.n)).toEqual([1]);
    expect(operations[0]?.record?.notes).toEqual(candidateOf(1, TEA).notes.map((note) => note.key));
  });
});

describe('the time of verification', () => {
  it('stays small for a line of 200 kB, and for many proposals', async () => {
    const long = 'Ana prefers tea '.repeat(12_500);
    expect(await inLinearTime(() => codeOf(add(long)))).toBe('too_long');
  });
});

describe('reasons for what is malformed', () => {
  it('are plain sentences, in every language', async () => {
    const { refused } = await check([
      operation('remove', { items: [7] }),
      operation('update', { text: TEA.text, candidates: [1] }),
      add('# Ana prefers tea in the morning'),
      add('npm install tea'),
    ]);
    for (const { reason } of refused) {
      expect(reason).not.toMatch(/item|candidate|operation/i);
      for (const { code, texts } of Object.values(languages)) {
        if (code !== 'en') expect(retell(texts, reason)).not.toBe(reason);
      }
    }
    expect(refused).toHaveLength(4);
  });
});
