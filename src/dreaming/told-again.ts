import type { Speaker } from '../llm/model.ts';
import type { ArchiveEntry } from '../memory/archive.ts';
import { uniteNotes } from '../memory/item-records.ts';
import { oneLine } from '../memory/item-text.ts';
import type { Confirmation, Keeper } from '../memory/keeper.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import { checkSupport } from '../memory/support.ts';
import type { Item, ItemRecord, Source } from '../memory/types.ts';
import { languageOf } from '../text/language.ts';
import { normalisedKey } from '../text/similarity.ts';
import { contentStems } from '../text/words.ts';
import { NO_ROOM_ANY_MORE, NO_ROOM_FOR_NEW } from './budget.ts';
import type { Matters, Statement } from './matters.ts';

const FOR_WANT_OF_ROOM: readonly string[] = [NO_ROOM_ANY_MORE, NO_ROOM_FOR_NEW];
/** Lines of which less than this share of the shorter one's words is common are not compared any closer. */
const WORTH_COMPARING = 0.5;

/** What somebody said, with the words in which they did. */
interface Said {
  statement: Statement;
  sources: readonly Source[];
}

/** Whether two say the same at heart, be it in other words, or one of them with more than that. */
export type TellsAgain = (said: Said, before: Said) => boolean;

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
    return (
      matters.same(one, other) ||
      matters.extends(one, other) ||
      (shared(one.text, other.text, [said, before]) >= WORTH_COMPARING &&
        (supported(other.text, said.sources) || supported(one.text, before.sources)))
    );
  };
}

/** Here is only counted what was said, so that one part of a sentence may stand for itself. */
function wholeAndParts(quote: string): string[] {
  const parts = quote.split(/[,;:—]\s/u);
  return parts.length === 1 ? parts : [quote, ...parts];
}

/** The share of the shorter text's words that the other one has too, told by the language of the words behind them. */
function shared(one: string, other: string, words: readonly Said[]): number {
  const texts = words.flatMap(({ statement, sources }) => [
    statement.text,
    ...sources.map(({ quote }) => quote),
  ]);
  // A short text alone does not tell its language.
  const language = languageOf(texts.join('\n'));
  const [fewer = new Set(), more = new Set()] = [one, other]
    .map((text) => new Set(contentStems(text, language)))
    .sort((a, b) => a.size - b.size);
  return fewer.size === 0 ? 0 : [...fewer].filter((stem) => more.has(stem)).length / fewer.size;
}

/**
 * Unites what is told again with what was told before: a line that an addition repeats counts as confirmed, and the
 * addition as told as often as that line, or one that left for want of room. Of the archive only the current file is
 * read, so that the cost does not grow with the years.
 */
export async function withEarlierTellings(
  operations: readonly PlannedOperation[],
  items: readonly Item[],
  { archive, changes }: Pick<Keeper, 'archive' | 'changes'>,
  tellsAgain: TellsAgain,
): Promise<{ operations: PlannedOperation[]; confirmed: Confirmation[] }> {
  const additions = additionsOf(operations);
  const gone = new Set(operations.flatMap(({ targets }) => targets));
  const standing = items.filter(({ n }) => !gone.has(n));
  const left = additions.length === 0 ? [] : newestOfEach(await archive.latest());
  const confirmed: Confirmation[] = [];

  async function recordOf({ text, change, k }: ArchiveEntry): Promise<ItemRecord | undefined> {
    const set = change === undefined ? undefined : await changes.read(change);
    const operation = set?.operations.find((one) => one.k === k && one.undone === undefined);
    return operation?.before.find((record) => oneLine(record.text) === text);
  }

  const united = new Map<PlannedOperation, PlannedOperation>();
  for (const { operation, said, record } of additions) {
    const again = standing.filter((item) => tellsAgain(said, saidBy(item)));
    const earlier: ItemRecord[] = [...again];
    for (const entry of left) {
      if (shared(said.statement.text, entry.text, [said]) < WORTH_COMPARING) continue;
      const known = await recordOf(entry);
      if (known !== undefined && tellsAgain(said, saidBy(known))) earlier.push(known);
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
    const said = saidBy({ notes: [], sources: [], ...record, text });
    return [{ operation, record, said }];
  });
}

/** Of a line that left more than once the last time counts: it holds what was known before. */
function newestOfEach(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  const forRoom = entries.filter(({ reason }) => FOR_WANT_OF_ROOM.includes(reason));
  return [...new Map(forRoom.map((entry) => [normalisedKey(entry.text), entry])).values()];
}

function saidBy({
  text,
  kind,
  sources,
  lastConfirmed,
  since,
}: Pick<ItemRecord, 'text' | 'kind' | 'sources' | 'lastConfirmed' | 'since'>): Said {
  const at = Date.parse(lastConfirmed ?? since ?? '') || undefined;
  return { statement: { text, kind, at, speakers: sources.map(({ speaker }) => speaker) }, sources };
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
