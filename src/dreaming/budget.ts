import { countTokens } from '../llm/tokens.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import { coded } from '../memory/reasons.ts';
import type { Item, ItemRecord, NoteKind } from '../memory/types.ts';
import { gently } from '../state/gently.ts';
import { type Day, daysBetween } from '../time/zone.ts';
import { isPast } from './past.ts';

export interface MemoryLimits {
  maxItems: number;
  maxTokens: number;
}

export interface BudgetInput {
  items: readonly Item[];
  /** `MEMORY.md` as it stands: what is not an item takes its share of the tokens, too. */
  text: string;
  operations: readonly PlannedOperation[];
  limits: MemoryLimits;
  today: Day;
  zone: string;
  /** The day of a note. */
  dayOf: (note: string) => Day | undefined;
}

/** A line as it will stand: an item that stays, or one that an operation writes. */
interface Line {
  text: string;
  protected: boolean;
  kind: NoteKind | undefined;
  lastConfirmed: string;
  /** On how many days its matter came up; at least 1. */
  told: number;
  item?: Item;
  operation?: PlannedOperation;
}

/** Kinds that leave first when there is no room. */
const LEAVE_EARLY: readonly (NoteKind | undefined)[] = ['fact', 'experience', 'event', 'task'];
/** What was told on several days holds its place for so many days of silence, times the days on which it was told. */
const SPAN_OF_A_DAY = 45;
/** Never for longer than this. */
const LONGEST_SPAN = 365;
/** What was told on several days leaves after everything else. */
const FIRST_OF_REPEATED = 2;
/** Blank lines around a section are counted differently when its last line goes or another comes. */
const SECTION_MARGIN_TOKENS = 2;
/** What a memory begins with. */
const NEW_FILE = '# Memory\n';

/**
 * The operations with those that make the memory fit: never cut in the middle, never refused in silence. New lines for
 * which lines that people protect leave no room go straight to the archive. Of a long memory that somebody wrote, dates
 * and tokens are read gently.
 */
export async function fitBudget({
  items,
  text,
  operations,
  limits,
  today,
  zone,
  dayOf,
}: BudgetInput): Promise<PlannedOperation[]> {
  const lines = linesAfter(items, operations, dayOf);
  let count = lines.length;
  let tokens = tokensAfter(items, text, operations);
  const sections = new Set([...items, ...operations].map(({ heading }) => heading));
  const margin = SECTION_MARGIN_TOKENS * sections.size;
  const leaving: Line[] = [];
  const fits = (): boolean => {
    const changed = leaving.length > 0 || operations.length > 0;
    return count <= limits.maxItems && tokens + (changed ? margin : 0) <= limits.maxTokens;
  };
  // Mostly there is room, and nobody asks who would leave.
  if (fits()) return [...operations];
  for await (const line of gently(await leavingOrder(lines, today, zone))) {
    if (fits()) break;
    leaving.push(line);
    count -= 1;
    tokens -= cost(line.text);
  }
  const leavingOperations = new Set(leaving.map((line) => line.operation));
  const archived = leaving.flatMap(archiving);
  return [...operations.filter((operation) => !leavingOperations.has(operation)), ...archived];
}

/** The lines as they would stand without a limit. */
function linesAfter(
  items: readonly Item[],
  operations: readonly PlannedOperation[],
  dayOf: BudgetInput['dayOf'],
): Line[] {
  const told = (records: readonly Partial<ItemRecord>[]): number => {
    const notes = records.flatMap((record) => [...(record.notes ?? []), ...(record.earlier ?? [])]);
    const days = new Set(notes.map(dayOf));
    days.delete(undefined);
    return Math.max(1, days.size);
  };
  const gone = new Set(operations.flatMap((operation) => operation.targets));
  const standing = items
    .filter((item) => !gone.has(item.n))
    .map(
      (item): Line => ({
        text: item.text,
        protected: item.state !== 'dream',
        kind: item.kind,
        lastConfirmed: item.lastConfirmed ?? '',
        told: told([item]),
        item,
      }),
    );
  const written = operations.flatMap((operation): Line[] => {
    const { op, text, record, targets } = operation;
    if (text === undefined || op === 'archive') return [];
    const replaces = items.filter((item) => targets.includes(item.n));
    return [
      {
        text,
        protected: record?.by === 'hand' || replaces.some((item) => item.state !== 'dream'),
        kind: record?.kind,
        lastConfirmed: record?.lastConfirmed ?? '',
        told: told([record ?? {}, ...replaces]),
        operation,
      },
    ];
  });
  return [...standing, ...written];
}

/** Tokens of the file as it would stand without a limit: of what people wrote around the lines, too. */
function tokensAfter(items: readonly Item[], text: string, operations: readonly PlannedOperation[]): number {
  const gone = new Set(operations.flatMap((operation) => operation.targets));
  const left = items.filter((item) => gone.has(item.n)).map((item) => cost(item.text));
  const written = operations.filter((operation) => operation.op !== 'archive');
  const lines = written.flatMap((operation) => (operation.text === undefined ? [] : [cost(operation.text)]));
  const standing = new Set(items.map((item) => item.heading));
  const fresh = new Set(written.map((operation) => operation.heading));
  const headings = [...fresh].filter((heading) => !standing.has(heading));
  const around = headings.map((heading) => countTokens(`\n## ${heading}\n\n`));
  return countTokens(text || NEW_FILE) + sum(lines) + sum(around) - sum(left);
}

/** A line break ends a token, so lines can be counted one by one. */
function cost(text: string): number {
  return countTokens(`- ${text}\n`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function archiving({ item, operation, text }: Line): PlannedOperation[] {
  const replaced = item === undefined ? (operation?.targets ?? []) : [item.n];
  const heading = item?.heading ?? operation?.heading ?? '';
  const operations: PlannedOperation[] = [];
  if (replaced.length > 0) {
    operations.push({
      op: 'archive',
      targets: replaced,
      heading,
      ...coded('no_room_any_more'),
    });
  }
  if (operation !== undefined) {
    const { record } = operation;
    operations.push({
      op: 'archive',
      targets: [],
      heading,
      text,
      ...coded('no_room_for_new'),
      ...(record === undefined ? {} : { record }),
    });
  }
  return operations;
}

/**
 * Plans past their date; what was told on one day, facts and experiences before the rest; then what was told on several
 * days, fewer before more. Of each the longest unconfirmed; protected lines never. What nobody has spoken of for long
 * loses the place that it was told into.
 */
async function leavingOrder(lines: readonly Line[], today: Day, zone: string): Promise<Line[]> {
  const rank = (line: Line, silence: number): number => {
    if (line.kind === 'plan' && isPast(line, today, zone)) return 0;
    if (line.told > 1 && silence <= Math.min(LONGEST_SPAN, SPAN_OF_A_DAY * line.told))
      return FIRST_OF_REPEATED + line.told;
    return LEAVE_EARLY.includes(line.kind) ? 1 : 2;
  };
  const ranked: { line: Line; silence: number; rank: number }[] = [];
  for await (const line of gently(lines)) {
    if (line.protected) continue;
    const silence =
      line.lastConfirmed === '' ? Number.POSITIVE_INFINITY : daysSince(line.lastConfirmed, today);
    ranked.push({ line, silence, rank: rank(line, silence) });
  }
  return ranked
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        compare(b.silence, a.silence) ||
        compare(a.line.lastConfirmed, b.line.lastConfirmed),
    )
    .map(({ line }) => line);
}

/** Days from a moment to the end of a day, begun ones too. */
function daysSince(at: string, today: Day): number {
  return Math.max(1, daysBetween(at.slice(0, 10), today) + 1);
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
