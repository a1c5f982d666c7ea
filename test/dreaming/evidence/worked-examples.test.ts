import { describe, expect, it } from 'vitest';
import type { Standing } from '../../../src/dreaming/evidence/standing.ts';
import { noteOf, type Said } from '../kit.ts';
import { story } from './story.ts';

// Numbers of these examples were computed by hand from the formulas in docs/how-dreams-work.md, "Deep: evidence".
// ln 2 = 0.69315, ln 3 = 1.09861, ln 4 = 1.38629, ln 5 = 1.60944, ln 7 = 1.94591, ln 11 = 2.39790.

const ROUTER = 'The router password is on a note under the shelf in the hall.';
const [WHERE, WHAT, WHO] = [
  'Where is the router password?',
  'Which note has the password of the router?',
  'Do you know the router password?',
];

/** Components in the order of their table: relevance, frequency, queryDiversity, recency, consolidation, richness. */
function expectScore(one: Standing, parts: readonly number[], reinforcement: number, score: number): void {
  const { relevance, frequency, queryDiversity, recency, consolidation, conceptualRichness } = one.components;
  const have = [relevance, frequency, queryDiversity, recency, consolidation, conceptualRichness];
  expect(have).toEqual(parts.map((part) => expect.closeTo(part, 4)));
  expect(one.reinforcement.light + one.reinforcement.rem).toBeCloseTo(reinforcement, 4);
  expect(one.score).toBeCloseTo(score, 4);
}

describe('a worked example', () => {
  it('remembers an allergy after one night, for what it says', async () => {
    const { world, say, summary, candidate, night } = await story();
    await say('2026-11-30 10:00', 'I am allergic to peanuts.');
    await summary('2026-11-30 23:55');
    // n = 1 day.                           value                                        weight  part
    // relevance      no recall             0                                            0.30    0
    // frequency      ln 2 / ln 11          0.69315 / 2.39790 = 0.28907                  0.24    0.06938
    // queryDiversity max(0, 1) / 5         0.2                                          0.15    0.03
    // recency        2^(−1/14)             0.95169                                      0.15    0.14275
    // consolidation  one day               0.2                                          0.10    0.02
    // richness       3 terms / 6           0.5 (Ana, allergic, peanuts)                 0.06    0.03
    //                                                                                           0.29213
    const one = await candidate('2026-12-01 02:59', 'Ana is allergic to peanuts.');
    expectScore(one, [0, 0.28907, 0.2, 0.95169, 0.2, 0.5], 0, 0.29213);
    expect(one).toMatchObject({ signals: 1, passes: false, lane: 'salience', stoppedBy: null });
    expect(await night('2026-12-01 03:00')).toMatchObject({ operations: { add: 1 } });
    expect(await world.memory()).toEqual(['Ana is allergic to peanuts.']);
  });

  it('keeps the place of a password because people ask for it, though it is a mere fact', async () => {
    const { world, say, ask, summary, candidate, night } = await story();
    await say('2026-11-26 10:00', ROUTER);
    await summary('2026-11-26 23:55');
    expect(await night('2026-11-27 03:00')).toMatchObject({
      outcome: 'nothing',
      counts: { byReason: { kind: 1 } },
    });
    await ask('2026-11-27 10:00', WHERE);
    await ask('2026-11-28 10:00', WHAT);
    await ask('2026-11-29 10:00', WHO);
    // n = 3 recalls + 1 day = 4; days 26, 27, 28, 29.
    // relevance      first of 8, thrice    1                                            0.30    0.3
    // frequency      ln 5 / ln 11          1.60944 / 2.39790 = 0.67119                  0.24    0.16109
    // queryDiversity max(3, 4) / 5         0.8                                          0.15    0.12
    // recency        2^(−1/14)             0.95169                                      0.15    0.14275
    // consolidation  0.55·ln 4/ln 5 + 0.45·3/7 = 0.47375 + 0.19286 = 0.66661            0.10    0.06666
    // richness       6 terms / 6           1                                            0.06    0.06
    //                                                                                           0.85050
    // light          0.06 · ln 2/ln 7 · 2^(−3/14) = 0.06 · 0.35621 · 0.86197                    0.01842
    const one = await candidate('2026-11-30 02:59', ROUTER);
    expectScore(one, [1, 0.67119, 0.8, 0.95169, 0.66661, 1], 0.01842, 0.86893);
    expect(one).toMatchObject({ signals: 4, uniqueQueries: 3, passes: true, lane: 'evidence' });
    expect(await night('2026-11-30 03:00')).toMatchObject({ operations: { add: 1 } });
    expect(await world.memory()).toEqual([ROUTER]);
  });

  it('does not take three times the same question of one day for three questions', async () => {
    const { world, say, ask, summary, candidate, night } = await story();
    await say('2026-11-28 10:00', ROUTER);
    await summary('2026-11-28 23:55');
    await ask('2026-11-29 10:00', WHERE, WHERE, WHERE);
    // n = 1 recall + 1 day = 2; days 28, 29.
    // relevance                            1                                            0.30    0.3
    // frequency      ln 3 / ln 11          1.09861 / 2.39790 = 0.45816                  0.24    0.10996
    // queryDiversity max(1, 2) / 5         0.4                                          0.15    0.06
    // recency        2^(−1/14)             0.95169                                      0.15    0.14275
    // consolidation  0.55·ln 2/ln 5 + 0.45·1/7 = 0.23687 + 0.06429 = 0.30116            0.10    0.03012
    // richness                             1                                            0.06    0.06
    //                                                                                           0.70283
    const one = await candidate('2026-11-30 02:59', ROUTER);
    expectScore(one, [1, 0.45816, 0.4, 0.95169, 0.30116, 1], 0, 0.70283);
    expect(one).toMatchObject({ signals: 2, uniqueQueries: 1, lane: null, stoppedBy: 'minScore' });
    expect(one.gates.filter(({ ok }) => !ok).map(({ gate }) => gate)).toEqual([
      'minScore',
      'minRecallCount',
      'minUniqueQueries',
    ]);
    expect(await night('2026-11-30 03:00')).toMatchObject({ counts: { promoted: 0, byReason: { kind: 1 } } });
    expect(await world.memory()).toEqual([]);
  });

  it('takes up a note of four months ago when people ask for it again', async () => {
    const { world, say, ask, summary, candidate, ranking, night } = await story();
    await say('2026-08-01 10:00', ROUTER);
    await summary('2026-08-01 23:55');
    await night('2026-08-02 03:00');
    expect(await ranking('2026-11-27 09:00')).toEqual([]);
    await ask('2026-11-27 10:00', WHERE);
    await ask('2026-11-28 10:00', WHAT);
    await ask('2026-11-29 10:00', WHO);
    // n = 3 recalls + 1 day = 4; days 1 August, 27, 28, 29 November: 120 days from first to last.
    // relevance                            1                                            0.30    0.3
    // frequency      ln 5 / ln 11          0.67119                                      0.24    0.16109
    // queryDiversity max(3, 4) / 5         0.8                                          0.15    0.12
    // recency        2^(−1/14)             0.95169                                      0.15    0.14275
    // consolidation  0.47375 + 0.45·120/7 = 8.19, at most 1                             0.10    0.1
    // richness                             1                                            0.06    0.06
    //                                                                                           0.88384
    // light          0.06 · 0.35621 · 2^(−120/14) = 0.02137 · 0.00263                           0.00006
    const one = await candidate('2026-11-30 02:59', ROUTER);
    expectScore(one, [1, 0.67119, 0.8, 0.95169, 1, 1], 0.00006, 0.8839);
    expect(one).toMatchObject({ ageDays: 1, passes: true, lane: 'evidence' });
    expect(await night('2026-11-30 03:00')).toMatchObject({ operations: { add: 1 } });
    expect(await world.memory()).toEqual([ROUTER]);
  });

  it('halves recency in fourteen days and again in the next fourteen, then lets go of the note', async () => {
    const { say, ask, summary, candidate, ranking } = await story();
    await say('2026-11-01 10:00', ROUTER);
    await summary('2026-11-01 11:00');
    await ask('2026-11-01 12:00', WHERE, WHAT);
    // n = 2 recalls + 1 day = 3.
    // relevance                            1                                            0.30    0.3
    // frequency      ln 4 / ln 11          1.38629 / 2.39790 = 0.57813                  0.24    0.13875
    // queryDiversity max(2, 1) / 5         0.4                                          0.15    0.06
    // consolidation  one day               0.2                                          0.10    0.02
    // richness                             1                                            0.06    0.06
    //                                                                                           0.57875
    // recency        1, 2^(−14/14) = 0.5, 2^(−28/14) = 0.25          0.15    0.15, 0.075, 0.0375
    for (const [time, recency, score] of [
      ['2026-11-01 13:00', 1, 0.72875],
      ['2026-11-15 13:00', 0.5, 0.65375],
      ['2026-11-29 13:00', 0.25, 0.61625],
    ] as const) {
      const one = await candidate(time, ROUTER);
      expectScore(one, [1, 0.57813, 0.4, recency, 0.2, 1], 0, score);
      expect(one).toMatchObject({ lane: null, stoppedBy: 'minScore' });
    }
    expect(await ranking('2026-12-02 13:00')).toEqual([]);
  });

  it('holds a forwarded statement however often it comes up', async () => {
    const { world, candidate, night } = await story();
    // The offline model notes nothing of a forwarded fact; another model may.
    const forwarded: Said = {
      text: ROUTER,
      kind: 'fact',
      subject: 'group',
      day: '2026-11-28',
      trust: 'forwarded',
    };
    await world.note(forwarded);
    const { id } = noteOf(forwarded);
    await world.space.state.evidence.trace(
      [WHERE, WHAT, WHO].map((question) => ({ key: id, question, day: '2026-11-29', rank: 2 })),
    );
    // n = 3 recalls + 1 day = 4; days 28, 29.
    // relevance      1 − (2 − 1)/8         0.875                                        0.30    0.2625
    // frequency      ln 5 / ln 11          0.67119                                      0.24    0.16109
    // queryDiversity max(3, 2) / 5         0.6                                          0.15    0.09
    // recency        2^(−1/14)             0.95169                                      0.15    0.14275
    // consolidation  0.30116                                                            0.10    0.03012
    // richness                             1                                            0.06    0.06
    //                                                                                           0.74646
    const one = await candidate('2026-11-30 02:58', ROUTER);
    expectScore(one, [0.875, 0.67119, 0.6, 0.95169, 0.30116, 1], 0, 0.74646);
    // A fourth question: relevance stays, n = 5: ln 6 / ln 11 = 0.74722, diversity 0.8: 0.79470.
    await world.space.state.evidence.trace([{ key: id, question: 'Wifi?', day: '2026-11-29', rank: 2 }]);
    const more = await candidate('2026-11-30 02:59', ROUTER);
    expectScore(more, [0.875, 0.74722, 0.8, 0.95169, 0.30116, 1], 0, 0.7947);
    expect(more).toMatchObject({ passes: true, lane: null, stoppedBy: 'untrusted' });
    expect(await night('2026-11-30 03:00')).toMatchObject({
      counts: { held: 1, byReason: { untrusted: 1 } },
    });
    expect(await world.memory()).toEqual([]);
  });

  it('counts what was said on three days as one candidate with three days, which nobody has asked for', async () => {
    const { world, say, summary, candidate, night } = await story();
    for (const day of ['2026-11-27', '2026-11-28', '2026-11-29']) {
      await say(`${day} 10:00`, ROUTER);
      await summary(`${day} 23:55`);
    }
    // n = 3 days.
    // relevance      no recall             0                                            0.30    0
    // frequency      ln 4 / ln 11          0.57813                                      0.24    0.13875
    // queryDiversity max(0, 3) / 5         0.6                                          0.15    0.09
    // recency        2^(−1/14)             0.95169                                      0.15    0.14275
    // consolidation  0.55·ln 3/ln 5 + 0.45·2/7 = 0.37543 + 0.12857 = 0.50400            0.10    0.05040
    // richness       said again, its terms stay as rare as they were: 1                 0.06    0.06
    //                                                                                           0.48190
    const one = await candidate('2026-11-30 02:59', ROUTER);
    expectScore(one, [0, 0.57813, 0.6, 0.95169, 0.504, 1], 0, 0.4819);
    expect(one).toMatchObject({ signals: 3, recalls: 0, lane: null, stoppedBy: 'minScore' });
    expect(one.notes).toHaveLength(3);
    const run = await night('2026-11-30 03:00');
    expect(run.counts).toMatchObject({ read: 3, staged: 1, duplicates: 2, promoted: 0 });
    expect(await world.memory()).toEqual([]);
  });

  it('takes the ten best of twelve, and the other two in the next night', async () => {
    const { world, ranking, night } = await story({ dreaming: { phases: { deep: { minScore: 0.6 } } } });
    await ranking('2026-11-28 12:00');
    const things = [
      'ladder',
      'hammer',
      'kettle',
      'violin',
      'blanket',
      'compass',
      'lantern',
      'mirror',
      'bucket',
    ];
    const facts = [...things, 'pillow', 'anchor', 'saddle'].map((thing, k) => ({
      text: `The ${thing} is in box number ${100 + k}.`,
      kind: 'fact' as const,
      day: '2026-11-28',
    }));
    await world.note(...facts);
    // Three questions on the 29th. The places of the k-th fact (from 0) add up to 3 + k:
    // relevance      1 − k/24; best 1, tenth 0.625, eleventh 0.58333, twelfth 0.54167
    await world.space.state.evidence.trace(
      facts.flatMap((fact, k) =>
        [0, 1, 2].map((q) => ({
          key: noteOf(fact).id,
          question: `${q}`,
          day: '2026-11-29',
          rank: 1 + Math.floor((k + q) / 3),
        })),
      ),
    );
    // n = 3 recalls + 1 day = 4; days 28, 29. The terms of all (box, number) are in more than two statements of twelve.
    // frequency      ln 5 / ln 11          0.67119                                      0.24    0.16109
    // queryDiversity max(3, 2) / 5         0.6                                          0.15    0.09
    // recency        2^(−1/14)             0.95169                                      0.15    0.14275
    // consolidation                        0.30116                                      0.10    0.03012
    // richness       2 terms / 6 (the thing and the number of its box)  0.33333         0.06    0.02
    //                                                                                           0.44396
    // score of the best 0.3 + 0.44396 = 0.74396, of the twelfth 0.16250 + 0.44396 = 0.60646
    const all = await ranking('2026-11-30 02:59');
    expect(all.map(({ candidate }) => candidate.text)).toEqual(facts.map(({ text }) => text));
    const [best, twelfth] = [all[0], all[11]] as [Standing, Standing];
    expectScore(best, [1, 0.67119, 0.6, 0.95169, 0.30116, 0.33333], 0, 0.74396);
    expectScore(twelfth, [0.54167, 0.67119, 0.6, 0.95169, 0.30116, 0.33333], 0, 0.60646);
    expect((await night('2026-11-30 03:00')).counts).toMatchObject({ promoted: 10 });
    expect(new Set(await world.memory())).toEqual(new Set(facts.slice(0, 10).map(({ text }) => text)));
    expect((await night('2026-12-01 03:00')).counts).toMatchObject({ promoted: 2 });
    expect(new Set(await world.memory())).toEqual(new Set(facts.map(({ text }) => text)));
  });

  it('lets what the light phase took up before tip the score', async () => {
    const { world, say, ask, summary, candidate, night } = await story();
    await say('2026-11-26 10:00', ROUTER);
    await summary('2026-11-26 23:55');
    await night('2026-11-27 03:00');
    await ask('2026-11-27 10:00', WHERE, WHAT, WHO);
    // Reverie is off until the 4th of December. n = 3 recalls + 1 day = 4; days 26, 27; the last is 7 days ago.
    // relevance                            1                                            0.30    0.3
    // frequency      ln 5 / ln 11          0.67119                                      0.24    0.16109
    // queryDiversity max(3, 2) / 5         0.6                                          0.15    0.09
    // recency        2^(−7/14)             0.70711                                      0.15    0.10607
    // consolidation                        0.30116                                      0.10    0.03012
    // richness                             1                                            0.06    0.06
    //                                                                                           0.74727
    // light          0.06 · ln 2/ln 7 · 2^(−7/14) = 0.06 · 0.35621 · 0.70711                    0.01511
    const one = await candidate('2026-12-04 02:59', ROUTER);
    expectScore(one, [1, 0.67119, 0.6, 2 ** -0.5, 0.30116, 1], 0.01511, 0.76239);
    expect(one.score - one.reinforcement.light).toBeLessThan(0.75);
    expect(one).toMatchObject({ passes: true, lane: 'evidence' });
    expect(await night('2026-12-04 03:00')).toMatchObject({ operations: { add: 1 } });
    expect(await world.memory()).toEqual([ROUTER]);
  });

  it.each([
    // The third example again, with gates that ask for less: 0.70283 as it stands.
    { weights: undefined, score: 0.70283, stoppedBy: 'minScore', memory: [] },
    // relevance 0.5, the others 0.1 each: 0.5 + 0.1 · (0.45816 + 0.4 + 0.95169 + 0.30116 + 1) = 0.5 + 0.31110.
    {
      weights: {
        relevance: 0.5,
        frequency: 0.1,
        queryDiversity: 0.1,
        recency: 0.1,
        consolidation: 0.1,
        conceptualRichness: 0.1,
      },
      score: 0.8111,
      stoppedBy: null,
      memory: [ROUTER],
    },
  ])(
    'weighs the signals as the configuration says: $score',
    async ({ weights, score, stoppedBy, memory }) => {
      const gates = { minUniqueQueries: 1, minRecallCount: 2 };
      const deep = weights === undefined ? gates : { ...gates, weights };
      const { world, say, ask, summary, candidate, night } = await story({ dreaming: { phases: { deep } } });
      await say('2026-11-28 10:00', ROUTER);
      await summary('2026-11-28 23:55');
      await ask('2026-11-29 10:00', WHERE);
      const one = await candidate('2026-11-30 02:59', ROUTER);
      expectScore(one, [1, 0.45816, 0.4, 0.95169, 0.30116, 1], 0, score);
      expect(one.stoppedBy).toBe(stoppedBy);
      await night('2026-11-30 03:00');
      expect(await world.memory()).toEqual(memory);
    },
  );
});
