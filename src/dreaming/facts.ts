import type { DiaryFacts } from '../llm/model.ts';
import { countTokens } from '../llm/tokens.ts';
import type { Memory } from '../memory/hand-reader.ts';
import type { ChangeSet, DeclinedOperation, ItemRecord } from '../memory/types.ts';
import type { MemoryLimits } from './budget.ts';
import type { Truth } from './evidence/truths.ts';
import type { Theme } from './rem.ts';
import type { Run } from './types.ts';

interface FactsInput {
  run: Run;
  /** As it stands after the dream. */
  memory: Memory;
  change?: ChangeSet | undefined;
  duplicates: { kept: string; dropped: string }[];
  themes: Theme[];
  truths: readonly Truth[];
  /** How many staged statements are new, changed or recalled since a dream judged them. */
  fresh: number;
  held: readonly DeclinedOperation[];
  refused: readonly DeclinedOperation[];
  limits: MemoryLimits;
}

/** What happened in a dream, for those who tell it: only what its records hold. */
export function diaryFacts({ run, memory, change, limits, ...input }: FactsInput): DiaryFacts {
  const operations = change?.operations ?? [];
  const lines = (name: string) => operations.filter((operation) => operation.op === name);
  const updated = lines('update').map(({ before, after }) => ({
    before: before[0]?.text ?? '',
    after: after?.text ?? '',
  }));
  const declined = ({ text, targets, reason }: DeclinedOperation) => ({
    text: text || (targets[0] ?? ''),
    reason,
  });
  return {
    day: run.to,
    from: run.from,
    to: run.to,
    read: run.counts.read,
    staged: run.counts.staged,
    fresh: input.fresh,
    duplicates: input.duplicates,
    contradictions: updated,
    themes: input.themes.map(({ theme, days, notes }) => ({ theme, days, notes })),
    truths: input.truths.map(({ text, confidence, days }) => ({
      text,
      confidence: Number(confidence.toFixed(2)),
      days,
    })),
    added: lines('add').map(({ after }) => after?.text ?? ''),
    merged: lines('merge').map(({ before, after }) => ({
      before: before.map((line) => line.text),
      after: after?.text ?? '',
    })),
    updated,
    removed: lines('remove').map(({ before, reason }) => ({ text: before[0]?.text ?? '', reason })),
    archived: lines('archive').map(({ before, after, reason }) => ({
      text: before[0]?.text ?? after?.text ?? '',
      reason,
    })),
    held: input.held.map(declined),
    refused: input.refused.map(declined),
    speakers: [
      ...new Set([
        ...speakersOf([
          ...operations.flatMap(({ before, after }) => [...before, ...(after === undefined ? [] : [after])]),
          ...input.held,
          ...input.refused,
        ]),
        ...input.truths.map(({ speaker }) => speaker),
      ]),
    ],
    items: memory.items.length,
    maxItems: limits.maxItems,
    tokens: memoryTokens(memory.text),
    maxTokens: limits.maxTokens,
  };
}

function speakersOf(records: readonly Pick<ItemRecord, 'sources'>[]): string[] {
  return records.flatMap(({ sources }) => sources.map(({ speaker }) => speaker.name));
}

/** The size of `MEMORY.md` as the prompt pays for it. */
export function memoryTokens(text: string): number {
  return countTokens(text);
}
