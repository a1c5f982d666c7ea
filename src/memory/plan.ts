import { recordAt, toRecord, uniteNotes, uniteSources } from './item-records.ts';
import { checkItemText, quote } from './item-text.ts';
import { applyEdits, type Edit } from './memory-edit.ts';
import { MemoryEditError } from './memory-errors.ts';
import { isPinnedHeading, PINNED_HEADING } from './memory-parse.ts';
import type { ReasonCode } from './reasons.ts';
import type { ChangeAuthor, ChangeOperation, ChangeOperationName, Item, ItemRecord } from './types.ts';

/** A change that somebody decided on, in terms of the memory that they saw. */
export interface PlannedOperation {
  op: ChangeOperationName;
  /** Numbers of the items it takes out or changes. An `archive` without any puts `text` straight into the archive. */
  targets: number[];
  /** Where the line it writes stands; for removals it is not used. */
  heading: string;
  text?: string;
  /** What is known about the line it writes; the rest comes from the lines it replaces. */
  record?: Partial<Omit<ItemRecord, 'heading' | 'text' | 'ordinal' | 'change'>>;
  reason: string;
  /** Of a reason that code asks for later on. */
  code?: ReasonCode;
  /** The line of the memory that is the ground for it, where one is. */
  ground?: string;
}

/** Edits of a memory with what is known about the lines they write. */
export interface Plan {
  edits: Edit[];
  /** Records of written lines, by the index of their edit. */
  written: Map<number, ItemRecord>;
  /** Records of lines whose text stays, by item number. */
  updated: Map<number, ItemRecord>;
  operations: (Omit<ChangeOperation, 'after'> & {
    after?: { edit: number } | { item: number } | undefined;
  })[];
}

export interface ComposedPlan {
  text: string;
  items: ItemRecord[];
  operations: ChangeOperation[];
}

/** A plan that changes nothing. */
export function emptyPlan(): Plan {
  return { edits: [], written: new Map(), updated: new Map(), operations: [] };
}

/**
 * The text and the records after a plan.
 * @throws {MemoryTextError|MemoryEditError} when the plan does not fit the memory
 */
export function composePlan(
  memory: { text: string; items: readonly Item[] },
  plan: Plan,
  ours: ReadonlySet<string>,
): ComposedPlan {
  const edited = applyEdits(memory.text, plan.edits, { ours });
  const byEdit = new Map<number, ItemRecord>();
  const byItem = new Map<number, ItemRecord>();
  const items = edited.items.map((parsed, at) => {
    const { kept, edit } = edited.origins[at] ?? {};
    const was = kept === undefined ? undefined : memory.items[kept - 1];
    const known =
      (kept === undefined ? undefined : plan.updated.get(kept)) ??
      (edit === undefined ? undefined : plan.written.get(edit)) ??
      (was === undefined ? undefined : toRecord(was));
    if (known === undefined) throw new MemoryEditError(`Nothing is known about ${quote(parsed.text)}.`);
    const record = recordAt(parsed, known);
    if (edit !== undefined) byEdit.set(edit, record);
    if (kept !== undefined) byItem.set(kept, record);
    return record;
  });
  const operations = plan.operations.map(({ after, ...operation }) => {
    const record =
      after === undefined ? undefined : 'edit' in after ? byEdit.get(after.edit) : byItem.get(after.item);
    return { ...operation, ...(record === undefined ? {} : { after: record }) };
  });
  return { text: edited.text, items, operations };
}

/**
 * The plan of what somebody decided.
 * @param n number of the change-set it becomes
 * @throws {MemoryEditError} when an operation is incomplete, or a dream reaches for lines that are not its own
 */
export function planOperations(
  items: readonly Item[],
  operations: readonly PlannedOperation[],
  who: ChangeAuthor,
  n: number,
): Plan {
  const plan = emptyPlan();
  const used = new Set<number>();
  operations.forEach((operation, index) => {
    const targets = operation.targets.map((target) => {
      const item = items[target - 1];
      if (item === undefined)
        throw new MemoryEditError(`There is no line ${target} in memory; it has ${items.length}.`);
      if (used.has(target)) throw new MemoryEditError(`Line ${target} is changed twice at once.`);
      used.add(target);
      return item;
    });
    checkOperation(operation, targets, who);
    addOperation(plan, operation, targets, { who, n, k: index + 1 });
  });
  return plan;
}

/** How many lines each operation takes, and whether it writes one. */
const SHAPES: Record<ChangeOperationName, { least: number; most: number; writes: boolean }> = {
  add: { least: 0, most: 0, writes: true },
  merge: { least: 1, most: Number.POSITIVE_INFINITY, writes: true },
  update: { least: 1, most: 1, writes: true },
  remove: { least: 1, most: Number.POSITIVE_INFINITY, writes: false },
  archive: { least: 1, most: Number.POSITIVE_INFINITY, writes: false },
  pin: { least: 1, most: 1, writes: false },
  unpin: { least: 1, most: 1, writes: false },
};

function checkOperation(
  { op, heading, text }: PlannedOperation,
  targets: readonly Item[],
  who: ChangeAuthor,
): void {
  const shape = SHAPES[op];
  const straight = op === 'archive' && targets.length === 0;
  if (!straight && (targets.length < shape.least || targets.length > shape.most)) {
    throw new MemoryEditError(`“${op}” does not go with ${targets.length} lines.`);
  }
  if ((text !== undefined) !== (shape.writes || straight)) {
    throw new MemoryEditError(text === undefined ? `“${op}” needs a text.` : `“${op}” takes no text.`);
  }
  if (who !== 'dream') return;
  if (shape.writes && isPinnedHeading(heading)) {
    throw new MemoryEditError('A dream writes nothing under Pinned.');
  }
  for (const { text: line, state, by } of targets) {
    if (state === 'pinned') throw new MemoryEditError(`${quote(line)} is pinned; no dream changes it.`);
    if (by === 'hand' && op !== 'update') {
      throw new MemoryEditError(`A person wrote ${quote(line)}; a dream may only update it.`);
    }
  }
}

function addOperation(
  plan: Plan,
  { op, heading, text, record = {}, reason, code }: PlannedOperation,
  targets: readonly Item[],
  { who, n, k }: { who: ChangeAuthor; n: number; k: number },
): void {
  const before = targets.map(toRecord);
  const [first] = targets;
  const written =
    text === undefined ? undefined : writtenRecord(op, heading, checkItemText(text), record, before, who, n);
  let after: { edit: number } | { item: number } | undefined;
  if (op === 'archive' && written !== undefined) before.push(written);
  else if (written !== undefined) after = writeLine(plan, written, targets);
  else if (first !== undefined && (op === 'pin' || op === 'unpin')) {
    plan.edits.push({ move: first.n, heading: op === 'pin' ? PINNED_HEADING : heading });
    after = { item: first.n };
  } else for (const target of targets) plan.edits.push({ remove: target.n });
  const where =
    op === 'pin' ? PINNED_HEADING : written || op === 'unpin' ? heading : (first?.heading ?? heading);
  plan.operations.push({
    k,
    op,
    heading: where,
    before,
    after,
    reason,
    ...(code === undefined ? {} : { code }),
  });
}

/** Writes a line in the place of the first of its targets that stands under its heading. */
export function writeLine(
  plan: Plan,
  record: ItemRecord,
  targets: readonly Item[],
  form: { source?: string; before?: number } = {},
): { edit: number } | { item: number } {
  const place = targets.find(({ heading }) => heading === record.heading);
  for (const target of targets) if (target !== place) plan.edits.push({ remove: target.n });
  if (place !== undefined && place.text === record.text) {
    plan.updated.set(place.n, record);
    return { item: place.n };
  }
  const { heading, text } = record;
  const { source, before } = form;
  const shape = { text, ...(source === undefined ? {} : { source }) };
  const edit = plan.edits.length;
  plan.edits.push(
    place === undefined
      ? { add: { heading, ...shape, ...(before === undefined ? {} : { before }) } }
      : { replace: place.n, ...shape },
  );
  plan.written.set(edit, record);
  return { edit };
}

function writtenRecord(
  op: ChangeOperationName,
  heading: string,
  text: string,
  given: NonNullable<PlannedOperation['record']>,
  before: readonly ItemRecord[],
  who: ChangeAuthor,
  change: number,
): ItemRecord {
  // A merged line says what all its lines said; an update says something newer, on its own evidence.
  const inherit = op === 'merge' || given.sources === undefined ? before : [];
  const notes = uniteNotes([...inherit.map((record) => record.notes), given.notes ?? []]);
  const replaced = before.flatMap((record) => [record.notes, record.earlier ?? []]);
  const earlier = uniteNotes([...replaced, given.earlier ?? []]).filter((note) => !notes.includes(note));
  const kind = given.kind ?? before[0]?.kind;
  const since = given.since ?? earliest(before.map((record) => record.since));
  const lastConfirmed = given.lastConfirmed ?? latest(before.map((record) => record.lastConfirmed)) ?? since;
  return {
    heading,
    text,
    ordinal: 1,
    by: given.by ?? (who === 'dream' ? 'dream' : 'hand'),
    ...(kind === undefined ? {} : { kind }),
    ...(since === undefined ? {} : { since }),
    ...(lastConfirmed === undefined ? {} : { lastConfirmed }),
    notes,
    ...(earlier.length === 0 ? {} : { earlier }),
    sources: uniteSources([...inherit.map(({ sources }) => sources), given.sources ?? []]),
    change,
  };
}

function earliest(times: readonly (string | undefined)[]): string | undefined {
  return times.filter((time) => time !== undefined).sort()[0];
}

function latest(times: readonly (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
}
