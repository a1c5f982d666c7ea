import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import { localeOf } from '../languages/index.ts';
import type { DiaryFacts } from '../llm/model.ts';
import type { Memory } from '../memory/hand-reader.ts';
import type { ChangeSet, DeclinedOperation } from '../memory/types.ts';
import type { Clock } from '../time/clock.ts';
import { dateLine } from '../time/zone.ts';
import { diaryFacts } from './facts.ts';
import type { DreamModels } from './models.ts';
import { type Narration, narrate } from './narrate.ts';
import type { Purse } from './purse.ts';
import { writeReports } from './reports/files.ts';
import { type Decided, rankingOf } from './reports/ranking.ts';
import type { RunBook } from './run-book.ts';
import type { StagedNotes, Surveyed } from './stage.ts';

interface TellInput extends StagedNotes, Pick<Surveyed, 'ranked' | 'fresh'> {
  space: Space;
  config: Config;
  clock: Clock;
  book: RunBook;
  purse: Purse;
  memory: Memory;
  change: ChangeSet | undefined;
  /** What became of the notes. */
  decided: readonly Decided[];
  held: readonly DeclinedOperation[];
  refused: readonly DeclinedOperation[];
  models: DreamModels;
  signal: AbortSignal;
  warn?: (sentence: string) => void;
}

interface Told {
  facts: DiaryFacts;
  narration: Narration;
  /** Which phases failed, or could not report, and why; empty when none. */
  trouble: string;
}

/**
 * What happened in a dream, as reports, as facts and in words. Reports that cannot be written end it in part; a narration
 * that fails costs nothing but its prose.
 */
export async function tell(input: TellInput): Promise<Told> {
  const { space, config, book, purse, signal, candidates, fresh } = input;
  const facts = diaryFacts({
    ...input,
    run: book.run,
    limits: config.memory,
    fresh: candidates.filter(({ notes }) => notes.some(({ key }) => fresh.has(key))).length,
  });
  const trouble = await report(input, facts);
  const models = (await purse.empty()) === undefined ? input.models : withOfflineAlone(input.models);
  const narration = await narrate({ facts, language: await space.language(), models, signal });
  await purse.spend(narration.calls, narration.usage);
  if (narration.failure !== undefined) book.remark(narration.failure);
  book.phase('diary', { parts: narration.parts });
  return { facts, narration, trouble };
}

/** Writes the reports; returns what of the first phases failed, and what could not be written. */
async function report(input: TellInput, facts: DiaryFacts): Promise<string> {
  const { space, book, warn, candidates, ranked, remFailure } = input;
  const { run } = book;
  const language = await space.language();
  if (remFailure !== undefined) book.failed('rem');
  const failed = await writeReports(
    {
      facts,
      language,
      dateLine: dateLine(Date.parse(run.startedAt), space.settings.timezone, localeOf(language)),
      staged: candidates,
      left: input.left,
      ranking: await rankingOf(ranked, input.decided, { ...input, items: input.memory.items }),
      ranked: ranked.length,
    },
    { ...input, run },
  );
  for (const { phase } of failed) book.failed(phase);
  const trouble = [
    ...(remFailure === undefined ? [] : [remFailure]),
    ...new Set(failed.map(({ reason }) => reason)),
  ];
  for (const sentence of trouble) warn?.(`${space.id}: ${sentence}`);
  return trouble.join(' ');
}

function withOfflineAlone({ offline }: DreamModels): DreamModels {
  return { dream: offline, session: offline, offline };
}
