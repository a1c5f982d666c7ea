import type { ArchiveEntry } from '../memory/archive.ts';
import { uniteNotes } from '../memory/item-records.ts';
import type { Keeper } from '../memory/keeper.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { ItemRecord } from '../memory/types.ts';
import { normalisedKey } from '../text/similarity.ts';
import { contentStems } from '../text/words.ts';
import { NO_ROOM_ANY_MORE, NO_ROOM_FOR_NEW } from './budget.ts';
import { faultOfSupport } from './line-rules.ts';
import type { Matters, Statement } from './matters.ts';
import type { Grounds } from './proposal.ts';

const FOR_WANT_OF_ROOM: readonly string[] = [NO_ROOM_ANY_MORE, NO_ROOM_FOR_NEW];
/** Lines of which less than this share of the shorter one's words is common are not compared any closer. */
const WORTH_COMPARING = 0.5;

/** A line that left for want of room, as far as it is looked for. */
interface Left {
  entry: ArchiveEntry;
  statement: Statement;
  stems: ReadonlySet<string>;
}

/**
 * Additions with what is known of lines that left for want of room and say the same: who tells something again has told
 * it as often as they did. It reads the archive's current file alone, so that its cost does not grow with the years.
 */
export async function withEarlierTellings(
  operations: readonly PlannedOperation[],
  { archive, changes }: Pick<Keeper, 'archive' | 'changes'>,
  matters: Matters,
  grounds: Pick<Grounds, 'zone' | 'people'>,
): Promise<PlannedOperation[]> {
  if (!operations.some(({ op }) => op === 'add')) return [...operations];
  const left = newestByKey(await archive.latest());
  if (left.size === 0) return [...operations];

  async function recordOf({ text, change, k }: ArchiveEntry): Promise<ItemRecord | undefined> {
    const set = change === undefined ? undefined : await changes.read(change);
    const operation = set?.operations.find((one) => one.k === k && one.undone === undefined);
    return operation?.before.find((record) => record.text === text);
  }

  async function earlier({ text, record }: PlannedOperation & { text: string }): Promise<ItemRecord[]> {
    const found: ItemRecord[] = [];
    const stems = new Set(contentStems(text));
    const statement = { text, kind: record?.kind, at: Date.parse(record?.lastConfirmed ?? '') || undefined };
    const line = { ...statement, speakers: (record?.sources ?? []).map(({ speaker }) => speaker) };
    for (const [key, one] of left) {
      const isSame = key === normalisedKey(text);
      if (!isSame && shareOf(stems, one.stems) < WORTH_COMPARING) continue;
      const says =
        isSame ||
        matters.same(line, one.statement) ||
        // Whoever says more than the line that left says that, too.
        faultOfSupport(one.entry.text, record?.sources ?? [], grounds) === undefined;
      const known = says ? await recordOf(one.entry) : undefined;
      if (known !== undefined) found.push(known);
    }
    return found;
  }

  return Promise.all(
    operations.map(async (operation): Promise<PlannedOperation> => {
      const { op, text, record } = operation;
      if (op !== 'add' || text === undefined) return operation;
      const known = await earlier({ ...operation, text });
      return known.length === 0 ? operation : { ...operation, record: united(record ?? {}, known) };
    }),
  );
}

/** Of lines that left more than once the last time counts: it holds what was known before. */
function newestByKey(entries: readonly ArchiveEntry[]): Map<string, Left> {
  const left = new Map<string, Left>();
  for (const entry of entries) {
    if (!FOR_WANT_OF_ROOM.includes(entry.reason)) continue;
    const { text } = entry;
    const statement = { text, kind: undefined, at: undefined, speakers: [] };
    left.set(normalisedKey(text), { entry, statement, stems: new Set(contentStems(text)) });
  }
  return left;
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  if (fewer.size === 0) return 0;
  return [...fewer].filter((stem) => more.has(stem)).length / fewer.size;
}

function united(
  record: NonNullable<PlannedOperation['record']>,
  earlier: readonly ItemRecord[],
): NonNullable<PlannedOperation['record']> {
  const [since] = [record.since, ...earlier.map((one) => one.since)].filter((at) => at !== undefined).sort();
  const notes = uniteNotes([...earlier.map((one) => one.notes), record.notes ?? []]);
  return { ...record, notes, ...(since === undefined ? {} : { since }) };
}
