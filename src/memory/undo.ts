import type { ChangeStore } from './changes.ts';
import { rootOf } from './history.ts';
import { matchRecords } from './item-records.ts';
import { quote } from './item-text.ts';
import { UndoError } from './memory-errors.ts';
import { parseMemory } from './memory-parse.ts';
import { type ComposedPlan, composePlan, emptyPlan, type Plan, writeLine } from './plan.ts';
import type {
  ChangeOperation,
  ChangeOperationName,
  ChangeSet,
  DeclinedOperation,
  Item,
  ItemRecord,
} from './types.ts';

/** What an undo comes to. Its operations bear the numbers of those that they reverse. */
interface Reversal extends ComposedPlan {
  of: number;
  /** Operations that could not be reversed, by name. */
  refused: DeclinedOperation[];
}

/** How many change-sets back the latest one that can be undone is looked for. */
const MAX_LOOK_BACK = 500;

/**
 * The change-set that an undo without a number means: the latest with an operation in force, whoever made it. Undos are
 * passed over, so that undoing twice goes back two steps.
 */
export async function latestToUndo(changes: ChangeStore): Promise<ChangeSet> {
  let before: number | undefined;
  for (let seen = 0; seen < MAX_LOOK_BACK; ) {
    const page = await changes.list(before === undefined ? {} : { before });
    if (page.length === 0) break;
    for (const set of page) {
      if (set.state !== 'applied' || set.who === 'undo') continue;
      if (set.operations.some(({ undone }) => undone === undefined)) return set;
    }
    seen += page.length;
    before = page.at(-1)?.n;
  }
  throw new UndoError('nothing_to_undo', 'There is nothing to undo.');
}

/** @throws {UndoError} when there is no such change-set, or it never took effect */
export async function findApplied(changes: ChangeStore, n: number): Promise<ChangeSet> {
  const set = await changes.read(n);
  if (set === undefined)
    throw new UndoError('not_found', `There is no change ${n}. /memory changes lists them.`);
  if (set.state !== 'applied') {
    throw new UndoError(
      'not_applied',
      `Change ${n} was given up before it took effect; there is nothing to undo.`,
    );
  }
  return set;
}

/**
 * How to take back a change-set, or its operation `k`.
 * @throws {UndoError} when nothing of it can be taken back
 */
export async function planUndo(
  memory: { text: string; items: readonly Item[] },
  set: ChangeSet,
  k: number | undefined,
  changes: ChangeStore,
  ours: ReadonlySet<string>,
): Promise<Reversal> {
  const chosen = chooseOperations(set, k);
  const found = await rootOf(set, changes);
  if (found === undefined) {
    throw new UndoError('not_found', `What change ${set.n} undid is gone from the history.`);
  }
  const { root, reversed } = found;
  const numbers = new Set(chosen.map((operation) => operation.k));
  const stood = new Set(parseMemory(root.textBefore).items.map(placeName));
  const swaps = root.operations
    .filter((operation) => numbers.has(operation.k))
    .map((operation) => swapOf(operation, stood, reversed));
  if (memory.text === set.textAfter && chosen.length === set.operations.length) {
    return wholeReversal(set, swaps, changes);
  }
  const source = parseMemory(reversed ? root.textAfter : root.textBefore);
  const plan = emptyPlan();
  const refused: DeclinedOperation[] = [];
  for (const swap of swaps) {
    const obstacle = planSwap(plan, swap, memory.items, source);
    if (obstacle !== undefined) refused.push(declined(swap, set.n, obstacle));
  }
  if (plan.operations.length === 0) {
    const reasons = refused.map(({ reason }) => reason).join(' ');
    throw new UndoError('changed_since', `Nothing of change ${set.n} can be undone. ${reasons}`, refused);
  }
  return { ...composePlan(memory, plan, ours), of: set.n, refused };
}

function chooseOperations(set: ChangeSet, k: number | undefined): ChangeOperation[] {
  if (set.operations.length === 0) {
    throw new UndoError(
      'nothing_to_undo',
      `Change ${set.n} changed no line of memory; there is nothing to undo.`,
    );
  }
  const chosen = set.operations.filter((operation) => k === undefined || operation.k === k);
  if (chosen.length === 0) throw new UndoError('not_found', `Change ${set.n} has no operation ${k}.`);
  const open = chosen.filter(({ undone }) => undone === undefined);
  if (open.length === 0) {
    const name = k === undefined ? `Change ${set.n}` : `Change ${set.n}.${k}`;
    throw new UndoError('already_undone', `${name} was undone already, by change ${chosen[0]?.undone}.`);
  }
  return open;
}

/** Lines that go, and lines that come back for them. */
interface Swap {
  k: number;
  op: ChangeOperationName;
  out: ItemRecord[];
  back: ItemRecord[];
  reason: string;
}

function placeName({ heading, text }: { heading: string; text: string }): string {
  return JSON.stringify([heading, text]);
}

/** @param stood the lines of memory before the operation: what went straight into the archive is none of them */
function swapOf(
  { k, op, before, after, reason }: ChangeOperation,
  stood: ReadonlySet<string>,
  reversed: boolean,
): Swap {
  const lines = before.filter((record) => stood.has(placeName(record)));
  const written = after === undefined ? [] : [after];
  const [out, back] = reversed ? [lines, written] : [written, lines];
  return { k, op: reversed ? op : opposite(op, back.length), out, back, reason };
}

function opposite(op: ChangeOperationName, back: number): ChangeOperationName {
  if (op === 'pin') return 'unpin';
  if (op === 'unpin') return 'pin';
  if (op === 'add') return 'remove';
  return op === 'update' || (op === 'merge' && back > 0) ? 'update' : 'add';
}

function operationOf(swap: Swap, heading: string): Omit<ChangeOperation, 'after'> {
  return { k: swap.k, op: swap.op, heading, before: swap.out, reason: `Undone: ${swap.reason}` };
}

/** Nothing happened since: the text before comes back byte for byte. */
async function wholeReversal(
  set: ChangeSet,
  swaps: readonly Swap[],
  changes: ChangeStore,
): Promise<Reversal> {
  const earlier = await changes.list({ before: set.n, limit: 5 });
  const known = earlier.find(
    ({ state, textAfter }) => state === 'applied' && textAfter === set.textBefore,
  )?.items;
  const records = known ?? [...set.operations.flatMap(({ before }) => before), ...set.items];
  const operations = swaps.map((swap) => ({
    ...operationOf(swap, (swap.back[0] ?? swap.out[0])?.heading ?? ''),
    ...(swap.back[0] === undefined ? {} : { after: swap.back[0] }),
  }));
  const items = matchRecords(parseMemory(set.textBefore).items, records, set.n);
  return { text: set.textBefore, items, operations, of: set.n, refused: [] };
}

/** @returns why it cannot be done; nothing when the plan has it */
function planSwap(
  plan: Plan,
  swap: Swap,
  items: readonly Item[],
  source: ReturnType<typeof parseMemory>,
): string | undefined {
  const standing: Item[] = [];
  for (const record of swap.out) {
    const item = findStanding(items, record);
    if (item === undefined) return `${quote(record.text)} no longer stands as that change left it.`;
    standing.push(item);
  }
  for (const record of swap.back) {
    if (items.some((item) => item.text === record.text && !standing.includes(item))) {
      return `${quote(record.text)} stands in memory already.`;
    }
  }
  if (standing.length === 0 && swap.back.length === 0) return 'It changed no line that stood in memory.';
  const [first, ...others] = swap.back;
  const [place] = standing;
  let after: { edit: number } | { item: number } | undefined;
  if (first === undefined) for (const item of standing) plan.edits.push({ remove: item.n });
  else if (
    place !== undefined &&
    standing.length === 1 &&
    place.text === first.text &&
    place.heading !== first.heading
  ) {
    plan.edits.push({ move: place.n, heading: first.heading });
    plan.updated.set(place.n, first);
    after = { item: place.n };
  } else after = writeLine(plan, first, standing, formerPlace(first, source, items));
  for (const record of others) writeLine(plan, record, [], formerPlace(record, source, items));
  plan.operations.push({ ...operationOf(swap, (first ?? place)?.heading ?? ''), after });
  return undefined;
}

function findStanding(items: readonly Item[], record: ItemRecord): Item | undefined {
  const same = items.filter(
    ({ heading, text, by }) => heading === record.heading && text === record.text && by === record.by,
  );
  return (
    same.find(({ ordinal }) => ordinal === record.ordinal) ??
    same.find(({ change }) => change === record.change)
  );
}

/** The Markdown in which a line stood, and the line below it that still stands. */
function formerPlace(
  record: ItemRecord,
  source: ReturnType<typeof parseMemory>,
  items: readonly Item[],
): { source?: string; before?: number } {
  const at = source.items.findIndex(
    ({ heading, text, ordinal }) =>
      heading === record.heading && text === record.text && ordinal === record.ordinal,
  );
  const was = source.items[at];
  if (was === undefined) return {};
  const below = source.items.slice(at + 1).filter(({ heading }) => heading === record.heading);
  const next = below.map(({ text }) =>
    items.find((item) => item.heading === record.heading && item.text === text),
  );
  const before = next.find((item) => item !== undefined)?.n;
  return { source: source.text.slice(was.start, was.end), ...(before === undefined ? {} : { before }) };
}

function declined(swap: Swap, of: number, obstacle: string): DeclinedOperation {
  const named = swap.out[0] ?? swap.back[0];
  const sources = swap.out.flatMap((record) => record.sources);
  const notes = swap.out.flatMap((record) => record.notes);
  return {
    op: 'undo',
    text: named?.text ?? '',
    targets: swap.back.map(({ text }) => text),
    sources,
    notes,
    code: 'changed_since',
    reason: `${of}.${swap.k}: ${obstacle}`,
  };
}
