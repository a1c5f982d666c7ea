import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import type { DiaryFacts } from '../llm/model.ts';
import type { Memory } from '../memory/hand-reader.ts';
import type { ChangeSet, DeclinedOperation } from '../memory/types.ts';
import { diaryFacts } from './facts.ts';
import type { DreamModels } from './models.ts';
import { type Narration, narrate } from './narrate.ts';
import type { Purse } from './purse.ts';
import type { Theme } from './rem.ts';
import type { RunBook } from './run-book.ts';

interface TellInput {
  space: Space;
  config: Config;
  book: RunBook;
  purse: Purse;
  memory: Memory;
  change: ChangeSet | undefined;
  duplicates: { kept: string; dropped: string }[];
  themes: Theme[];
  held: readonly DeclinedOperation[];
  refused: readonly DeclinedOperation[];
  models: DreamModels;
  signal: AbortSignal;
}

/** What happened in a dream, as facts and in words. A narration that fails costs nothing but its prose. */
export async function tell(input: TellInput): Promise<{ facts: DiaryFacts; narration: Narration }> {
  const { space, config, book, purse, signal } = input;
  const facts = diaryFacts({ ...input, run: book.run, limits: config.memory });
  const models = (await purse.empty()) === undefined ? input.models : withOfflineAlone(input.models);
  const narration = await narrate({ facts, language: await space.language(), models, signal });
  await purse.spend(narration.calls, narration.usage);
  if (narration.failure !== undefined) book.remark(narration.failure);
  book.phase('diary', { parts: narration.parts });
  return { facts, narration };
}

function withOfflineAlone({ offline }: DreamModels): DreamModels {
  return { dream: offline, session: offline, offline };
}
