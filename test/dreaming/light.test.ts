import { describe, expect, it } from 'vitest';
import { light } from '../../src/dreaming/light.ts';
import { BEN, candidateOf, type Said } from './kit.ts';

const OPTIONS = { limit: 100, dedupeSimilarity: 0.9 };

function staged(said: Said[], options = OPTIONS) {
  return light(
    said.map((one, at) => candidateOf(at + 1, one)),
    options,
  );
}

describe('the light phase', () => {
  it('unites what one person says on several days: the newest wording, all notes, days and sources', async () => {
    const { candidates, duplicates } = await staged([
      { text: 'Ana prefers tea.', day: '2026-11-28' },
      { text: 'Ana prefers tea!', quote: 'I prefer tea!', day: '2026-11-30' },
      { text: 'ana prefers the tea', quote: 'tea I prefer', day: '2026-11-29' },
    ]);
    expect(candidates).toMatchObject([
      { n: 1, text: 'Ana prefers tea!', days: ['2026-11-28', '2026-11-29', '2026-11-30'] },
    ]);
    expect(candidates[0]?.notes).toHaveLength(3);
    expect(candidates[0]?.sources).toHaveLength(3);
    expect(duplicates).toHaveLength(2);
  });

  it.each([
    ['a negation', 'Ana likes tea in the morning.', 'Ana does not like tea in the morning.'],
    ['a number', 'Ana meets Olha at 9 on Monday.', 'Ana meets Olha at 8 on Monday.'],
    ['a name', 'Ana gave the blue bicycle to Olha.', 'Ana gave the blue bicycle to Petro.'],
  ])('keeps apart what differs in %s', async (_, one, other) => {
    expect((await staged([{ text: one }, { text: other }])).candidates).toHaveLength(2);
  });

  it('keeps apart the words of two people, and own words from forwarded ones', async () => {
    const tea = 'The kitchen needs more tea.';
    expect((await staged([{ text: tea }, { text: tea, by: BEN }])).candidates).toHaveLength(2);
    expect((await staged([{ text: tea }, { text: tea, trust: 'forwarded' }])).candidates).toHaveLength(2);
  });

  it('unites what is written without spaces', async () => {
    const { candidates } = await staged([
      { text: '安娜喜欢绿茶。', day: '2026-11-28' },
      { text: '安娜喜欢绿茶', day: '2026-11-29' },
      { text: '安娜喜欢咖啡', day: '2026-11-29' },
    ]);
    expect(candidates.map(({ text }) => text).sort()).toEqual(['安娜喜欢咖啡', '安娜喜欢绿茶']);
  });

  it('stages the newest up to the limit, the newest day whole, and leaves the rest', async () => {
    const things = ['tea', 'opera', 'chess', 'ferns', 'boats'];
    const old = things.map((thing) => ({ text: `Ana likes ${thing}.`, day: '2026-11-20' }));
    const today = ['rain', 'snow', 'wind'].map((thing) => ({ text: `Ana likes ${thing}.` }));
    const { candidates, left } = await staged([...old, ...today], { ...OPTIONS, limit: 2 });
    expect(candidates.map(({ day }) => day)).toEqual(['2026-11-30', '2026-11-30', '2026-11-30']);
    expect(candidates.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(left).toHaveLength(5);
    expect((await staged([...old, ...today], { ...OPTIONS, limit: 5 })).candidates).toHaveLength(5);
  });

  it('stages nothing of nothing', async () => {
    expect(await staged([])).toEqual({ candidates: [], duplicates: [], left: [] });
  });

  it.each([0.9, 0.6])('finds every repetition among thousands, from a likeness of %d on', async (least) => {
    const verbs = ['likes', 'sells', 'paints', 'collects', 'repairs'];
    const said = Array.from({ length: 2_000 }, (_, at) => ({
      text: `Ana ${verbs[at % 5]} ${at % 2 ? 'cars' : 'boats'} of type ${at} in Kyiv.`,
    }));
    const { candidates, duplicates } = await staged([...said, ...said], {
      limit: 5_000,
      dedupeSimilarity: least,
    });
    expect(candidates.length + duplicates.length).toBe(4_000);
    expect(duplicates.length).toBeGreaterThanOrEqual(2_000);
  });
});
