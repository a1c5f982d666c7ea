import { compareItems } from './compare.ts';
import { matchRecords, toRecord } from './item-records.ts';
import { UndoError } from './memory-errors.ts';
import { parseMemory } from './memory-parse.ts';
import type { ComposedPlan } from './plan.ts';
import type { ChangeOperation, ChangeSet, Item } from './types.ts';

/**
 * The text and the records right after change-set `set`, as operations on the memory that stands now.
 * @throws {UndoError} when the memory stands so already
 */
export async function planRestore(
  memory: { text: string; items: readonly Item[] },
  set: ChangeSet,
): Promise<ComposedPlan> {
  if (memory.text === set.textAfter) {
    throw new UndoError('nothing_to_undo', `Memory stands as it did after change ${set.n} already.`);
  }
  const parsed = parseMemory(set.textAfter).items;
  const items = matchRecords(parsed, set.items, set.n);
  const known = memory.items.map(toRecord);
  const { matches, gone } = await compareItems(known, parsed);
  const reason = `Restored to change ${set.n}.`;
  const operations: ChangeOperation[] = [];
  for (const [at, after] of items.entries()) {
    const match = matches[at];
    const was = match === undefined ? undefined : known[match.was];
    if (match?.fate === 'same') continue;
    const [op, before] = was === undefined ? (['add', []] as const) : (['update', [was]] as const);
    operations.push({
      k: operations.length + 1,
      op,
      heading: after.heading,
      before: [...before],
      after,
      reason,
    });
  }
  for (const was of gone) {
    const record = known[was];
    if (record === undefined) continue;
    operations.push({
      k: operations.length + 1,
      op: 'remove',
      heading: record.heading,
      before: [record],
      reason,
    });
  }
  return { text: set.textAfter, items, operations };
}
