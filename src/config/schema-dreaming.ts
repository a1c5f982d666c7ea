import * as z from 'zod/mini';
import {
  amount,
  checked,
  choice,
  count,
  described,
  duration,
  flag,
  name,
  optional,
  section,
  share,
  zone,
} from './schema-parts.ts';
import { frequencyFault } from './values.ts';

const sixWeights = z
  .strictObject({
    relevance: share(0.3, 'How far in front it was when it was recalled.'),
    frequency: share(0.24, 'How often it was recalled, said or staged from historical notes.'),
    queryDiversity: share(0.15, 'How many different questions or days brought it up.'),
    recency: share(0.15, 'How lately that was.'),
    consolidation: share(0.1, 'Over how many days, and how far apart.'),
    conceptualRichness: share(0.06, 'How many terms it has that are rare in its room.'),
  })
  .check((context) => {
    const sum = Object.values(context.value).reduce((all, weight) => all + weight, 0);
    if (Math.abs(sum - 1) < 0.001) return;
    const message = `The six weights add up to ${Number(sum.toFixed(4))}; they have to add up to 1`;
    context.issues.push({ code: 'custom', message, input: context.value });
  });

const weights = described(
  z.prefault(sixWeights, {} as z.input<typeof sixWeights>),
  'What each of the six signals counts for in a score; together 1.',
);

/** What `dreaming` may say in the configuration. */
export const dreaming = section('Dreams: notes become long-term memory.', {
  enabled: flag(
    false,
    'Whether spaces dream on schedule; `/dreaming on|off` wins for its space. `/memory dream` always works.',
  ),
  frequency: described(
    z._default(checked(frequencyFault), '0 3 * * *'),
    'When: a cron expression of five fields (minute, hour, day, month, weekday), or `after-summary`.',
  ),
  timezone: optional(
    zone,
    'IANA zone of the schedule, for spaces without one of their own. Default: `timezone`.',
  ),
  model: optional(name, 'Model of all calls of a dream. Default: `llm.model`.'),
  allowedModels: optional(
    z.array(name),
    'Models that `dreaming.model` may name; `offline` always may. Default: any.',
  ),
  notify: choice(
    'off',
    ['off', 'changes', 'always'],
    'Whether a scheduled dream posts a notice: never, when memory changed, or always.',
  ),
  storage: section('Where the light and the REM phase report.', {
    mode: choice(
      'separate',
      ['separate', 'inline', 'both'],
      '`separate`: each phase in files of its own under `memory/dreaming/`; `inline`: light and REM as marked blocks in the notes of the day, and no such files; or both.',
    ),
  }),
  phases: section('The phases of a dream.', {
    light: section('Light: sorts new notes into candidates.', {
      lookbackDays: count(2, 30, 'Days of notes looked at.'),
      limit: count(100, 10_000, 'Most candidates staged in one dream.'),
      dedupeSimilarity: share(0.9, 'Similarity, 0 to 1, from which two notes count as the same.'),
    }),
    rem: section('REM: finds themes and recurring ideas.', {
      lookbackDays: count(7, 365, 'Days of notes looked at.'),
      limit: count(10, 1000, 'Most themes and truths in one dream.'),
      minPatternStrength: share(0.75, 'Strength, 0 to 1, from which a recurring idea counts.'),
    }),
    deep: section('Deep: decides what enters `MEMORY.md`.', {
      maxPriorEntryLossFraction: share(
        0.25,
        'Share, 0 to 1, of the items that one dream may remove without replacement (always at least one).',
      ),
      salience: section('Durable statements about people and the group, which need no repetition.', {
        enabled: flag(true, 'Whether they are promoted; off leaves the rule of repeated evidence alone.'),
        limit: count(20, 1000, 'Most of them promoted in one dream.'),
      }),
      maxPromotedSnippetTokens: count(160, 10_000, 'Most tokens of one candidate that reach the model.'),
      minScore: described(
        z._default(z.number().check(z.minimum(0), z.maximum(2)), 0.75),
        'Score from which evidence alone promotes; the other gates have to be open as well.',
      ),
      minRecallCount: count(3, 1000, 'Fewest signals: recalls, distinct days of saying, grounded notes.'),
      minUniqueQueries: described(
        z._default(z.int().check(z.minimum(0), z.maximum(1000)), 3),
        'Fewest distinct questions that brought a note up.',
      ),
      maxAgeDays: count(30, 3650, 'Most days since the last signal.'),
      limit: count(10, 1000, 'Most notes promoted by evidence in one dream.'),
      recencyHalfLifeDays: duration(14, 3650, 'Days after which recency and reinforcement are worth half.'),
      weights,
      reinforcement: section('What earlier phases add to a score at most.', {
        light: share(0.06, 'For being staged with something new by six dreams.'),
        rem: share(0.09, 'For being among the truths of six dreams.'),
      }),
    }),
  }),
  budget: section(
    'What dreams may spend; beyond it no further call begins, and the dream ends in part or is skipped.',
    {
      tokensPerRun: count(100_000, 100_000_000, 'Most tokens of one dream, in and out.'),
      tokensPerDay: optional(
        z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
        'Most tokens of all dreams of a day, which ends at midnight in `timezone`. Default: no limit.',
      ),
      moneyPerDay: optional(
        amount(1_000_000),
        'Most money for all dreams of a day, in the currency of `llm.prices`, which must then name every model. Default: no limit.',
      ),
    },
  ),
  deadlineMinutes: duration(
    10,
    1440,
    "Minutes after which a space's dream stops and goes on at the next one.",
  ),
});
