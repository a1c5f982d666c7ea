import type { Memory } from '../memory/hand-reader.ts';
import type { Keeper } from '../memory/keeper.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { ChangeSet, DeclinedOperation, Item } from '../memory/types.ts';
import { sayTheSame } from './matters.ts';

interface ApplyInput {
  keeper: Keeper;
  /** The memory against which the operations were verified. */
  memory: Memory;
  run: string;
  operations: readonly PlannedOperation[];
  held: readonly DeclinedOperation[];
  refused: readonly DeclinedOperation[];
  /** Makes operations fit the budget of a memory. */
  keepBudget: (memory: Memory, operations: readonly PlannedOperation[]) => Promise<PlannedOperation[]>;
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
export async function apply(input: ApplyInput): Promise<Applied> {
  const { keeper, run, held, refused, keepBudget } = input;
  let { memory } = input;
  let wanted = [...input.operations];
  const dropped: PlannedOperation[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const operations = await keepBudget(memory, wanted);
    if (operations.length === 0 && held.length === 0) return { memory, dropped };
    const done = await keeper.commit({
      who: 'dream',
      run,
      baseHash: memory.hash,
      operations,
      held: [...held],
      refused: [...refused],
    });
    if ('change' in done) return { memory: await keeper.look(), change: done.change, dropped };
    const refitted = refit(wanted, memory.items, done.conflict.items);
    dropped.push(...refitted.dropped);
    wanted = refitted.fitting;
    memory = done.conflict;
  }
  return { memory, dropped: [...dropped, ...wanted] };
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
    const found = targets.filter((n) => n !== undefined);
    const { text } = operation;
    const repeats =
      text !== undefined && after.some((item) => !found.includes(item.n) && sayTheSame(item.text, text));
    const { ground } = operation;
    const isGroundless =
      ground !== undefined && ![...after, ...operations].some((one) => one.text === ground);
    if (repeats || isGroundless || found.length < targets.length) dropped.push(operation);
    else fitting.push({ ...operation, targets: found });
  }
  return { fitting, dropped };
}
