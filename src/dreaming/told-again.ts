import type { Speaker } from '../llm/model.ts';
import type { ArchiveEntry } from '../memory/archive.ts';
import { uniteNotes } from '../memory/item-records.ts';
import { oneLine } from '../memory/item-text.ts';
import type { Confirmation, Keeper } from '../memory/keeper.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { ReasonCode } from '../memory/reasons.ts';
import { denies } from '../memory/still-says.ts';
import { checkSupport } from '../memory/support.ts';
import type { Item, ItemRecord, Source } from '../memory/types.ts';
import { gently } from '../state/gently.ts';
import { normalisedKey } from '../text/similarity.ts';
import { findAmong, type Likely, likelyAmong } from './likely.ts';
import type { Matters, Statement } from './matters.ts';

const FOR_WANT_OF_ROOM: readonly (ReasonCode | undefined)[] = ['no_room_any_more', 'no_room_for_new'];

/** What somebody said, with the words in which they did. */
interface Said {
  statement: Statement;
  sources: readonly Source[];
}

/** Whether two say the same at heart, be it in other words, or one of them with more than that. */
type TellsAgain = (said: Said, before: Said) => boolean;

/** @param people everyone who speaks in the room */
export function retelling(matters: Matters, zone: string, people: readonly Speaker[]): TellsAgain {
  const supported = (line: string, sources: readonly Source[]): boolean =>
    sources.some((source) =>
      wholeAndParts(source.quote).some(
        (quote) =>
          checkSupport({ text: line, quotes: [{ ...source, quote }], zone, people: [...people] }).length ===
          0,
      ),
    );
  return (said, before) => {
    const [one, other] = [said.statement, before.statement];
    const agree = !denies(one.text, other.text) && !denies(other.text, one.text);
    return (
      (agree && (matters.same(one, other) || matters.extends(one, other))) ||
      supported(other.text, said.sources) ||
      supported(one.text, before.sources)
    );
  };
}

/** Here is only counted what was said, so that one part of a sentence may stand for itself. */
function wholeAndParts(quote: string): string[] {
  const parts = quote.split(/[,;:—]\s/u);
  return parts.length === 1 ? parts : [quote, ...parts];
}

/**
 * Unites what is told again with what was told before: a line that an addition repeats counts as confirmed, and the
 * addition as told as often as that line, or one that left for want of room, in whatever year.
 */
export async function withEarlierTellings(
  operations: readonly PlannedOperation[],
  items: readonly Item[],
  { archive, changes }: Pick<Keeper, 'archive' | 'changes'>,
  tellsAgain: TellsAgain,
): Promise<{ operations: PlannedOperation[]; confirmed: Confirmation[] }> {
  const additions = additionsOf(operations);
  const gone = new Set(operations.flatMap(({ targets }) => targets));
  if (additions.length === 0) return { operations: [...operations], confirmed: [] };
  const standing = await likelyAmong(
    items.filter(({ n }) => !gone.has(n)),
    ({ text }) => text,
  );
  const left: Likely<ArchiveEntry>[] = [];
  for (const file of await archive.files()) left.push(...(await indexesOf(file)));
  const confirmed: Confirmation[] = [];

  async function recordOf({ text, change, k }: ArchiveEntry): Promise<ItemRecord | undefined> {
    const set = change === undefined ? undefined : await changes.read(change);
    const operation = set?.operations.find((one) => one.k === k && one.undone === undefined);
    return operation?.before.find((record) => oneLine(record.text) === text);
  }

  const united = new Map<PlannedOperation, PlannedOperation>();
  for (const { operation, said, record } of additions) {
    const { text } = said.statement;
    const again: Item[] = [];
    for await (const item of gently(findAmong(standing, text))) {
      if (tellsAgain(said, whatSays(item))) again.push(item);
    }
    const earlier: ItemRecord[] = [...again];
    for await (const entry of gently(newestOfEach(findAmong(left, text)))) {
      const known = await recordOf(entry);
      if (known !== undefined && tellsAgain(said, whatSays(known))) earlier.push(known);
    }
    if (earlier.length === 0) continue;
    const { lastConfirmed: at, notes = [] } = record;
    if (at !== undefined) confirmed.push(...again.map(({ heading, text }) => ({ heading, text, at, notes })));
    united.set(operation, { ...operation, record: unite(record, earlier) });
  }
  return { operations: operations.map((one) => united.get(one) ?? one), confirmed };
}

function additionsOf(operations: readonly PlannedOperation[]) {
  return operations.flatMap((operation) => {
    const { op, text, record = {} } = operation;
    if (op !== 'add' || text === undefined) return [];
    const said = whatSays({ notes: [], sources: [], ...record, text });
    return [{ operation, record, said }];
  });
}

/** Files of years that are over do not change, so that a dream costs no more with every year. */
const indexes = new WeakMap<readonly ArchiveEntry[], readonly Likely<ArchiveEntry>[]>();

/** The lines of one file of the archive that left for want of room. */
async function indexesOf(file: readonly ArchiveEntry[]): Promise<readonly Likely<ArchiveEntry>[]> {
  const known = indexes.get(file);
  if (known !== undefined) return known;
  const lines = newestOfEach(file.filter(({ code }) => FOR_WANT_OF_ROOM.includes(code)));
  const made = await likelyAmong(lines, ({ text }) => text);
  indexes.set(file, made);
  return made;
}

/** Of a line that left more than once the last time counts: it holds what was known before. */
function newestOfEach(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  return [...new Map(entries.map((entry) => [normalisedKey(entry.text), entry])).values()];
}

/** A line as it is compared. */
export function whatSays({
  text,
  kind,
  sources,
  lastConfirmed,
  since,
}: Pick<ItemRecord, 'text' | 'kind' | 'sources' | 'lastConfirmed' | 'since'>): Said {
  const at = Date.parse(lastConfirmed ?? since ?? '') || undefined;
  const statement = { text, kind, at, speakers: sources.map(({ speaker }) => speaker) };
  return { statement, sources };
}

function unite(
  record: NonNullable<PlannedOperation['record']>,
  earlier: readonly ItemRecord[],
): NonNullable<PlannedOperation['record']> {
  const [since] = [record.since, ...earlier.map((one) => one.since)].filter((at) => at !== undefined).sort();
  const notes = uniteNotes([...earlier.map((one) => one.notes), record.notes ?? []]);
  const before = uniteNotes(earlier.map((one) => one.earlier ?? []));
  return {
    ...record,
    notes,
    ...(before.length === 0 ? {} : { earlier: before }),
    ...(since === undefined ? {} : { since }),
  };
}
