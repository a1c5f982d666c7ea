import type { ParsedItem } from './memory-parse.ts';
import type { Item, ItemRecord, Source } from './types.ts';

/** The record of a parsed line, with what was known about the line it was. */
export function recordAt(
  item: ParsedItem,
  known: Omit<ItemRecord, 'heading' | 'text' | 'ordinal'>,
): ItemRecord {
  return { ...known, heading: item.heading, text: item.text, ordinal: item.ordinal };
}

/** A line that was there before Reverie: it counts as a dream's own. */
export function adopted(item: ParsedItem, change: number): ItemRecord {
  return recordAt(item, { by: 'dream', notes: [], sources: [], change });
}

/** What is known about each line of a text: records are kept in the file's order, and found again by place or by name. */
export function matchRecords(
  items: readonly ParsedItem[],
  records: readonly ItemRecord[],
  change: number,
): ItemRecord[] {
  const byName = new Map(records.map((record) => [nameOf(record), record]));
  return items.map((item, at) => {
    const here = records[at];
    const known = here !== undefined && nameOf(here) === nameOf(item) ? here : byName.get(nameOf(item));
    return known === undefined ? adopted(item, change) : recordAt(item, known);
  });
}

function nameOf({ heading, text, ordinal }: Pick<ItemRecord, 'heading' | 'text' | 'ordinal'>): string {
  return JSON.stringify([heading, text, ordinal]);
}

/** A record with its place in the file. */
export function toItem(record: ItemRecord, parsed: ParsedItem): Item {
  return { ...record, n: parsed.n, state: parsed.pinned ? 'pinned' : record.by };
}

/** An item's record without its place in the file. */
export function toRecord({ n: _n, state: _state, ...record }: Item): ItemRecord {
  return record;
}

/** What is known of a line after it was said again; the later of two times counts. */
export function confirmed(
  record: ItemRecord,
  confirmations: readonly { heading: string; text: string; at: string; notes: readonly string[] }[],
): ItemRecord {
  const own = confirmations.filter(({ heading, text }) => heading === record.heading && text === record.text);
  const [lastConfirmed] = [record.lastConfirmed ?? '', ...own.map(({ at }) => at)].sort().reverse();
  if (own.length === 0 || lastConfirmed === undefined) return record;
  return { ...record, lastConfirmed, notes: uniteNotes([record.notes, ...own.map(({ notes }) => notes)]) };
}

/** Sources of several lines, each message and quote once; of two that are the same the later one stays. */
export function uniteSources(lists: readonly (readonly Source[])[]): Source[] {
  return [...new Map(lists.flat().map((source) => [`${source.turn}\n${source.quote}`, source])).values()];
}

/** Block ids of several lines, each once. */
export function uniteNotes(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}
