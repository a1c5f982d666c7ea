import type { Memory } from '../memory/hand-reader.ts';
import type { Keeper } from '../memory/keeper.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { ChangeSet, DeclinedOperation, Item } from '../memory/types.ts';

export interface ApplyInput {
  keeper: Keeper;
  /** The memory against which the operations were verified. */
  memory: Memory;
  run: string;
  operations: readonly PlannedOperation[];
  held: readonly DeclinedOperation[];
  refused: readonly DeclinedOperation[];
}

export interface Applied {
  memory: Memory;
  change?: ChangeSet;
  /** Operations that no longer fitted because somebody edited the file meanwhile. */
  dropped: PlannedOperation[];
}

/** How often operations are fitted again to a file that somebody keeps editing. */
const MAX_TRIES = 3;

/** Applies verified operations as one change-set; edits made meanwhile win over those that no longer fit. */
export async function apply({
  keeper,
  memory,
  run,
  operations,
  held,
  refused,
}: ApplyInput): Promise<Applied> {
  if (operations.length === 0 && held.length === 0) return { memory, dropped: [] };
  let base = memory;
  let fitting = [...operations];
  const dropped: PlannedOperation[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const done = await keeper.commit({
      who: 'dream',
      run,
      baseHash: base.hash,
      operations: fitting,
      held: [...held],
      refused: [...refused],
    });
    if ('change' in done) return { memory: await keeper.look(), change: done.change, dropped };
    const refitted = refit(fitting, base.items, done.conflict.items);
    dropped.push(...refitted.dropped);
    fitting = refitted.fitting;
    base = done.conflict;
  }
  return { memory: base, dropped: [...dropped, ...fitting] };
}

/** Finds each operation's lines again in the edited memory. */
function refit(
  operations: readonly PlannedOperation[],
  before: readonly Item[],
  after: readonly Item[],
): { fitting: PlannedOperation[]; dropped: PlannedOperation[] } {
  const fitting: PlannedOperation[] = [];
  const dropped: PlannedOperation[] = [];
  for (const operation of operations) {
    const targets = operation.targets.map((n) => {
      const old = before.find((item) => item.n === n);
      return after.find((item) => item.text === old?.text && item.state === old.state)?.n;
    });
    const repeated = operation.op === 'add' && after.some((item) => item.text === operation.text);
    if (repeated || targets.includes(undefined)) dropped.push(operation);
    else fitting.push({ ...operation, targets: targets.filter((n) => n !== undefined) });
  }
  return { fitting, dropped };
}
