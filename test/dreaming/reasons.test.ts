import { describe, expect, it } from 'vitest';
import { type VerifyInput, verify } from '../../src/dreaming/verify.ts';
import type { Speaker } from '../../src/llm/model.ts';
import { ANA, BEN, candidateOf, itemOf, operation, redact, type Said, TODAY } from './kit.ts';

const TOM: Speaker = { id: 'fake:12', name: 'Tom' };

/** What becomes of the removal of the first item, with its reason. */
async function removal(items: VerifyInput['items'], said: readonly Said[] = [], reason = 'Nobody needs it.') {
  const candidates = said.map((one, at) => candidateOf(at + 1, one));
  const proposal = operation('remove', { items: [1], candidates: candidates.map(({ n }) => n), reason });
  const { operations, held, refused, judgements } = await verify({
    proposals: [proposal],
    items,
    candidates,
    rejections: [],
    people: [ANA, BEN, TOM],
    today: TODAY,
    zone: 'UTC',
    language: 'en',
    redact,
    maxLossFraction: 0.25,
  });
  const [declined] = [...held, ...refused];
  return {
    code: declined?.code ?? 'accepted',
    reason: operations[0]?.reason ?? declined?.reason,
    judgements,
  };
}

const line = (n: number, text: string, more: Partial<Said> = {}) =>
  itemOf(n, { text, day: '2026-11-01', ...more });

describe('a removal', () => {
  it('is held for the owner without a ground that code can see, with the model’s reason marked as the model’s', async () => {
    expect(await removal([line(1, 'Ana likes tea.')], [], 'Ana said "no" to tea.')).toEqual({
      code: 'no_ground',
      reason:
        'No later words and no other line show that it should go. The model says: "Ana said \'no\' to tea.".',
      judgements: [],
    });
    expect(await removal([line(1, 'Ana likes tea.')], [], '')).toMatchObject({
      reason: 'No later words and no other line show that it should go.',
    });
  });

  it.each([
    ['Ana likes hot soup.', 'Ana likes cold soup.'],
    ['Ana likes black cats.', 'Ana likes white cats.'],
    ['Ana mag heiße Suppe.', 'Ana mag kalte Suppe.'],
  ])('of %s finds no ground in what may hold beside it: %s', async (text, newer) => {
    const { code } = await removal([line(1, text)], [{ text: newer, quote: newer.replace('Ana', 'I') }]);
    expect(code).toBe('no_ground');
  });

  it('on the ground of what says more than that leaves it to the next dream, to become a line', async () => {
    const { code, judgements } = await removal(
      [line(1, 'Ana lives in Porto.', { kind: 'person' })],
      [{ text: 'Ana lives in Braga.', quote: 'I live in Braga', kind: 'person' }],
    );
    expect(code).toBe('accepted');
    expect(judgements).toMatchObject([{ verdict: 'staged', code: 'conflict' }]);
  });

  it.each([
    ['Ana likes tea.', 'Ana likes tea!'],
    ['Ana likes tea.', 'Ana likes tea and coffee.'],
    ['Ана любить чай.', 'Ана дуже любить чай.'],
    ['Ana wohnt in Bern.', 'Ana wohnt in Bern und arbeitet in Basel.'],
  ])('of %s may go because of a line that says it: %s', async (text, other) => {
    expect(await removal([line(1, text), line(2, other)])).toMatchObject({
      code: 'accepted',
      reason: `"${other}" already says this.`,
    });
  });

  it.each([
    ['Ana likes tea.', 'Ben likes tea.'],
    ['Ana likes tea and coffee.', 'Ana likes tea.'],
    ['Ana is allergic to peanuts.', 'Ana likes peanuts.'],
    ['Ana does not eat meat.', 'Ana eats meat.'],
    ['Ana lives in Lviv.', 'Ana was born in Lviv.'],
  ])('of %s is held where the other line says something else: %s', async (text, other) => {
    expect((await removal([line(1, text), line(2, other)])).code).toBe('no_ground');
  });

  it('of a plan may go when its day has passed, and of nothing else', async () => {
    const past = 'Ana flies to Rome on 2026-11-10.';
    expect(await removal([line(1, past, { kind: 'plan' })])).toMatchObject({
      code: 'accepted',
      reason: 'Its date has passed.',
    });
    const ahead = 'Ana flies to Rome on 2026-12-10.';
    expect((await removal([line(1, ahead, { kind: 'plan' })])).code).toBe('no_ground');
    expect((await removal([line(1, 'Ana was born on 1990-11-10.', { kind: 'person' })])).code).toBe(
      'no_ground',
    );
  });

  it.each([
    ['Ana likes tea.', 'Ana no longer likes tea.', 'I no longer like tea'],
    ['Ana plays the guitar.', 'Ana has stopped playing the guitar.', 'I stopped playing the guitar'],
    ['Ana lives in Kyiv.', 'Ana lives in Lviv.', 'I live in Lviv now'],
    ['Ана любить чай.', 'Ана більше не любить чай.', 'Я більше не люблю чай'],
    ['Ana trinkt gern Tee.', 'Ana trinkt keinen Tee mehr.', 'Ich trinke keinen Tee mehr'],
  ])('of %s may go when later words end it: %s', async (text, now, quote) => {
    expect(await removal([line(1, text)], [{ text: now, quote }])).toMatchObject({
      code: 'accepted',
      reason: `A newer statement says otherwise: "${now}".`,
    });
  });

  it.each<[string, string, Said]>([
    ['are about something else', 'Ana likes tea.', { text: 'Ana plays chess.', quote: 'I play chess' }],
    ['say more of the same', 'Ana likes tea.', { text: 'Ana likes green tea.', quote: 'I like green tea' }],
    [
      'are older',
      'Ana likes tea.',
      { text: 'Ana does not like tea.', quote: 'I do not like tea', day: '2026-10-01' },
    ],
    [
      'are of another person',
      'Ana likes tea.',
      { text: 'Ben does not like tea.', quote: 'I do not like tea', by: BEN },
    ],
  ])('is held where the words that it cites %s', async (_, text, said) => {
    expect((await removal([line(1, text)], [said])).code).toBe('no_ground');
  });

  it('is held where the words that it cites may not decide it', async () => {
    const forwarded: Said = {
      text: 'Ana no longer likes tea.',
      quote: 'I no longer like tea',
      trust: 'forwarded',
    };
    expect((await removal([line(1, 'Ana likes tea.')], [forwarded])).code).toBe('untrusted');
  });
});

describe('lines that are the ground for another’s removal', () => {
  it('are not taken out themselves, nor changed', async () => {
    const items = [line(1, 'Ana likes tea.'), line(2, 'Ana likes tea!')];
    const candidates = [candidateOf(1, { text: 'Ana no longer likes tea.', quote: 'I no longer like tea' })];
    const removeBoth = [1, 2].map((n) => operation('remove', { items: [n] }));
    const update = operation('update', { items: [2], candidates: [1], text: 'Ana no longer likes tea.' });
    for (const second of [removeBoth[1] ?? update, update]) {
      const { operations, refused } = await verify({
        proposals: [removeBoth[0] ?? update, second],
        items,
        candidates,
        rejections: [],
        people: [ANA],
        today: TODAY,
        zone: 'UTC',
        language: 'en',
        redact,
        maxLossFraction: 1,
      });
      expect(operations.map(({ targets }) => targets)).toEqual([[1]]);
      expect(refused).toMatchObject([{ code: 'touched_twice' }]);
    }
  });
});

describe('what is passed over', () => {
  const skipped = async (said: Said, items: VerifyInput['items'] = [], more: Said[] = []) => {
    const candidates = [said, ...more].map((one, at) => candidateOf(at + 1, one));
    const { judgements } = await verify({
      proposals: [operation('skip', { candidates: [1], reason: 'Its date has passed.' })],
      items,
      candidates,
      rejections: [],
      people: [ANA],
      today: TODAY,
      zone: 'UTC',
      language: 'en',
      redact,
      maxLossFraction: 1,
    });
    return judgements.map(({ code, reason }) => `${code}: ${reason}`);
  };

  it('is told with what code sees of it, and else with the model’s reason as the model’s', async () => {
    expect(await skipped({ text: 'Ana likes tea.' })).toEqual([
      'skip: The model says: "Its date has passed.".',
    ]);
    expect(await skipped({ text: 'Ana flies on 2026-11-10.', kind: 'plan' })).toEqual([
      'past_plan: Its date has passed.',
    ]);
    expect(await skipped({ text: 'Ana likes tea.' }, [line(1, 'Ana likes tea!')])).toEqual([
      'duplicate: "Ana likes tea!" already says this.',
    ]);
    const newer: Said = { text: 'Ana lives in Lviv.', quote: 'I live in Lviv now' };
    expect(await skipped({ text: 'Ana lives in Kyiv.', day: '2026-11-20' }, [], [newer])).toEqual([
      'superseded: A newer statement takes its place.',
    ]);
  });
});
