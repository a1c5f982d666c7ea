import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/config/validate.ts';
import { checkGates } from '../../../src/dreaming/evidence/gates.ts';
import { type Evidence, scoreOf } from '../../../src/dreaming/evidence/score.ts';

const { deep } = parseConfig({}).dreaming.phases;
const TODAY = '2026-11-30';
const NONE: Evidence = {
  recalls: [],
  saidOn: [],
  grounded: [],
  informativeTerms: 0,
  light: { count: 0, last: undefined },
  rem: { count: 0, last: undefined },
};
const scored = (over: Partial<Evidence>) =>
  scoreOf({ ...NONE, ...over }, { today: TODAY, maxResults: 8, deep });
const recall = (question: string, day: string, rank: number) => ({ question, day, rank });

describe('the score of a candidate', () => {
  it('is worked out by hand for something said once, today', () => {
    const { score, components, signals, uniqueQueries, ageDays } = scored({
      saidOn: [TODAY],
      informativeTerms: 3,
    });
    expect(components.relevance).toBe(0);
    // ln 2 / ln 11
    expect(components.frequency).toBeCloseTo(0.28906, 5);
    expect(components).toMatchObject({ queryDiversity: 0.2, recency: 1, consolidation: 0.2 });
    expect(components.conceptualRichness).toBe(0.5);
    // 0.24 · 0.28906 + 0.15 · 0.2 + 0.15 · 1 + 0.10 · 0.2 + 0.06 · 0.5
    expect(score).toBeCloseTo(0.299376, 5);
    expect({ signals, uniqueQueries, ageDays }).toEqual({ signals: 1, uniqueQueries: 0, ageDays: 0 });
  });

  it('is worked out by hand for something asked for three times over a week', () => {
    const { score, components } = scored({
      recalls: [recall('a', '2026-11-24', 1), recall('b', '2026-11-27', 3), recall('c', TODAY, 1)],
      saidOn: ['2026-11-23'],
      informativeTerms: 4,
    });
    // (1 + (1 - 2/8) + 1) / 3
    expect(components.relevance).toBeCloseTo(0.916667, 6);
    // ln 5 / ln 11
    expect(components.frequency).toBeCloseTo(0.671188, 6);
    // Four distinct days of five.
    expect(components.queryDiversity).toBe(0.8);
    expect(components.recency).toBe(1);
    // 0.55 · ln 4 / ln 5 + 0.45 · 7/7
    expect(components.consolidation).toBeCloseTo(0.923744, 6);
    expect(components.conceptualRichness).toBeCloseTo(0.666667, 6);
    // 0.275 + 0.161085 + 0.12 + 0.15 + 0.0923744 + 0.04
    expect(score).toBeCloseTo(0.83846, 5);
  });

  it('halves recency and reinforcement every fourteen days', () => {
    const hits = { light: { count: 6, last: '2026-11-16' }, rem: { count: 6, last: '2026-11-02' } };
    const { components, reinforcement } = scored({ saidOn: ['2026-11-16'], ...hits });
    expect(components.recency).toBeCloseTo(0.5, 12);
    expect(reinforcement.light).toBeCloseTo(0.03, 12);
    expect(reinforcement.rem).toBeCloseTo(0.0225, 12);
  });

  it('gives reinforcement by the logarithm of the hits, never more than its most', () => {
    const one = scored({ light: { count: 1, last: TODAY } }).reinforcement.light;
    // 0.06 · ln 2 / ln 7
    expect(one).toBeCloseTo(0.021372, 6);
    expect(scored({ rem: { count: 1000, last: TODAY } }).reinforcement.rem).toBe(0.09);
  });

  it('counts a last place as nearly nothing and one beyond the last as nothing', () => {
    expect(scored({ recalls: [recall('a', TODAY, 8)] }).components.relevance).toBeCloseTo(0.125, 12);
    expect(scored({ recalls: [recall('a', TODAY, 30)] }).components.relevance).toBe(0);
  });

  it('caps what grows without end', () => {
    const days = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
    const { components } = scored({
      recalls: days.map((day) => recall(`about ${day}`, day, 1)),
      saidOn: days,
      informativeTerms: 100,
    });
    expect(components).toEqual({
      relevance: 1,
      frequency: 1,
      queryDiversity: 1,
      recency: 1,
      consolidation: 1,
      conceptualRichness: 1,
    });
  });

  it('is nothing without any signal, and never negative when a clock was ahead', () => {
    expect(scored({}).score).toBe(0);
    expect(scored({ saidOn: ['2027-01-05'] })).toMatchObject({ ageDays: 0, components: { recency: 1 } });
  });
});

describe('the gates of the evidence lane', () => {
  it('are all told, with what is needed and what there is', () => {
    const score = scored({ saidOn: ['2026-10-30'], recalls: [recall('a', '2026-10-30', 1)] });
    expect(checkGates(score, deep).map(({ gate, need, have, ok }) => [gate, need, have, ok])).toEqual([
      ['minScore', 0.75, score.score, false],
      ['minRecallCount', 3, 2, false],
      ['minUniqueQueries', 3, 1, false],
      ['maxAgeDays', 30, 31, false],
    ]);
  });

  it('compare the count with all signals and the questions with distinct ones', () => {
    const recalls = [recall('a', TODAY, 1), recall('a', '2026-11-29', 1), recall('b', TODAY, 1)];
    const checks = checkGates(scored({ recalls, saidOn: [TODAY, '2026-11-29'] }), deep);
    expect(checks.find(({ gate }) => gate === 'minRecallCount')).toMatchObject({ have: 5, ok: true });
    expect(checks.find(({ gate }) => gate === 'minUniqueQueries')).toMatchObject({ have: 2, ok: false });
  });
});
