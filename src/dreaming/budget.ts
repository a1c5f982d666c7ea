import { countTokens } from '../llm/tokens.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { Item, NoteKind } from '../memory/types.ts';
import { resolveDates } from '../text/dates.ts';
import type { Day } from '../time/zone.ts';

export interface MemoryLimits {
  maxItems: number;
  maxTokens: number;
}

export interface BudgetInput {
  items: readonly Item[];
  operations: readonly PlannedOperation[];
  limits: MemoryLimits;
  today: Day;
  zone: string;
}

/** A line as it will stand: an item that stays, or one that an operation writes. */
interface Line {
  text: string;
  protected: boolean;
  kind: NoteKind | undefined;
  lastConfirmed: string;
  item?: Item;
  operation?: PlannedOperation;
}

/** Kinds that leave first when there is no room. */
const LEAVE_EARLY: readonly (NoteKind | undefined)[] = ['fact', 'experience', 'event', 'task'];
/** A list mark and a line break around each line. */
const LINE_OVERHEAD_TOKENS = 2;

/**
 * The operations with those that make the memory fit: never cut in the middle, never refused in silence. New lines for
 * which lines that people protect leave no room go straight to the archive.
 */
export function fitBudget({ items, operations, limits, today, zone }: BudgetInput): PlannedOperation[] {
  const gone = new Set(operations.flatMap((operation) => operation.targets));
  const lines: Line[] = [
    ...items
      .filter((item) => !gone.has(item.n))
      .map(
        (item): Line => ({
          text: item.text,
          protected: item.state !== 'dream',
          kind: item.kind,
          lastConfirmed: item.lastConfirmed ?? '',
          item,
        }),
      ),
    ...operations
      .filter((operation) => operation.text !== undefined)
      .map(
        (operation): Line => ({
          text: operation.text ?? '',
          protected: operation.record?.by === 'hand',
          kind: operation.record?.kind,
          lastConfirmed: operation.record?.lastConfirmed ?? '',
          operation,
        }),
      ),
  ];
  const cost = (line: Line): number => countTokens(line.text) + LINE_OVERHEAD_TOKENS;
  let tokens = lines.reduce((sum, line) => sum + cost(line), 0);
  let count = lines.length;
  const leaving: Line[] = [];
  for (const line of leavingOrder(lines, today, zone)) {
    if (count <= limits.maxItems && tokens <= limits.maxTokens) break;
    leaving.push(line);
    count -= 1;
    tokens -= cost(line);
  }
  const leavingOperations = new Set(leaving.map((line) => line.operation));
  const archived = leaving.flatMap(archiving);
  return [...operations.filter((operation) => !leavingOperations.has(operation)), ...archived];
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
      reason: 'There was no room for it any more.',
    });
  }
  if (operation !== undefined) {
    const { record } = operation;
    const reason = 'There was no room for it in the memory.';
    operations.push({
      op: 'archive',
      targets: [],
      heading,
      text,
      reason,
      ...(record === undefined ? {} : { record }),
    });
  }
  return operations;
}

/** Plans past their date, then facts and experiences, then the longest unconfirmed; protected lines never. */
function leavingOrder(lines: readonly Line[], today: Day, zone: string): Line[] {
  const rank = (line: Line): number => {
    if (line.kind === 'plan' && isPast(line, today, zone)) return 0;
    return LEAVE_EARLY.includes(line.kind) ? 1 : 2;
  };
  return lines
    .filter((line) => !line.protected)
    .map((line) => ({ line, rank: rank(line) }))
    .sort((a, b) => a.rank - b.rank || (a.line.lastConfirmed < b.line.lastConfirmed ? -1 : 1))
    .map(({ line }) => line);
}

/** Whether every date that a line names lies before today. */
export function isPast(
  line: { text: string; lastConfirmed?: string | undefined },
  today: Day,
  zone: string,
): boolean {
  const said = Date.parse(line.lastConfirmed ?? '') || Date.parse(today);
  const days = resolveDates(line.text, said, zone).map((mention) => mention.endDay ?? mention.day);
  return days.length > 0 && days.every((day) => day < today);
}
