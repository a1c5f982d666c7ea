import type { ChangeDraft } from './changes.ts';
import { compareItems } from './compare.ts';
import { adopted, recordAt, uniteNotes } from './item-records.ts';
import { quote } from './item-text.ts';
import { type ParsedItem, parseMemory } from './memory-parse.ts';
import { stillSays } from './still-says.ts';
import type { ChangeOperation, ChangeSet, DeclinedOperation, ItemRecord } from './types.ts';
import { hashText } from './vault.ts';

/** More of a dream's lines gone in one save than this are asked about before they count as rejected. */
const MAX_REMOVALS_UNASKED = 3;
/** Held removals that wait for a person's yes. */
const CONFIRM_REMOVAL = 'confirm_removal';
/** Held removals that an editor's old copy most likely caused. */
const STALE_BUFFER = 'stale_buffer';

/** Held removals that are not rejections yet. */
export function isHeldRemoval({ code }: { code: string }): boolean {
  return code === CONFIRM_REMOVAL || code === STALE_BUFFER;
}

/** What became of `MEMORY.md` since it was last known: a person edited it, or change-sets are lost. */
interface HandWork {
  textBefore: string;
  /** Everything known about the lines of `textBefore`, in its order. */
  known: readonly ItemRecord[];
  text: string;
  /** Number and time (ISO 8601) of the change-set that records it. */
  n: number;
  at: string;
  /** Change-sets are lost that may have made the text what it is: nobody's hand is blamed for it. */
  isGap: boolean;
  /** Whether the file equals a version that stood before all of these lines were written, less than an hour ago. */
  isStale: (gone: readonly ItemRecord[]) => Promise<boolean>;
  /** What a dream knew when it wrote these texts earlier. */
  recall: (texts: readonly string[]) => Promise<ReadonlyMap<string, ItemRecord>>;
}

/** Why the lines of a gap are as they are. */
const LOST_CHANGE = 'Who did this is not known: the change that says so is lost.';

/** The change-set of an editor's save, or of a gap in the history. */
export async function recordHand(work: HandWork): Promise<ChangeDraft> {
  const current = parseMemory(work.text).items;
  const { matches, gone } = await compareItems(work.known, current);
  const changed = current.filter((_, at) => matches[at] === undefined || matches[at]?.fate === 'edited');
  const earlier =
    changed.length === 0 ? new Map<string, ItemRecord>() : await work.recall(changed.map(({ text }) => text));

  const sections = parseMemory(work.textBefore).sections.filter(({ pinned }) => pinned);
  const pinnedBefore = new Set(sections.map(({ heading }) => heading));
  const operations: ChangeOperation[] = [];
  const items = current.map((item, at) => {
    const match = matches[at];
    const was = match === undefined ? undefined : work.known[match.was];
    const after = recordOf(item, was, match?.fate, earlier.get(item.text), work);
    if (match?.fate !== 'same')
      operations.push({
        k: operations.length + 1,
        ...describe(item, was, after, pinnedBefore),
        ...(work.isGap ? { reason: LOST_CHANGE } : {}),
      });
    return after;
  });
  const lost = gone.flatMap((was) => work.known[was] ?? []);
  for (const record of lost) {
    const { heading } = record;
    operations.push({
      k: operations.length + 1,
      op: 'remove',
      heading,
      before: [record],
      reason: work.isGap ? LOST_CHANGE : 'Deleted by hand.',
    });
  }
  const own = work.isGap ? [] : lost.filter(({ by }) => by === 'dream');
  const held = await doubt(own, work);
  return {
    at: work.at,
    who: work.isGap ? 'unknown' : 'hand',
    hashBefore: hashText(work.textBefore),
    hashAfter: hashText(work.text),
    textBefore: work.textBefore,
    textAfter: work.text,
    operations,
    refused: [],
    held,
    items,
  };
}

function recordOf(
  item: ParsedItem,
  was: ItemRecord | undefined,
  fate: string | undefined,
  earlier: ItemRecord | undefined,
  { n, at, isGap }: HandWork,
): ItemRecord {
  if (was !== undefined && fate !== 'edited') return recordAt(item, was);
  if (earlier !== undefined) return recordAt(item, earlier);
  if (isGap) return was === undefined ? adopted(item, n) : recordAt(item, { ...was, change: n });
  // What an edited line rested on stays known, so that forgetting those words finds the line.
  const lineage = was === undefined ? { notes: [], sources: [] } : lineageOf(was, item.text);
  return recordAt(item, { ...lineage, by: 'hand', since: was?.since ?? at, lastConfirmed: at, change: n });
}

/** What an edited line keeps; where it does not say any more what it said, its notes are of an earlier wording as well. */
function lineageOf(
  { notes, earlier = [], sources, kind, text }: ItemRecord,
  edited: string,
): Pick<ItemRecord, 'notes' | 'sources' | 'earlier' | 'kind'> {
  const before = stillSays(edited, text) ? earlier : uniteNotes([earlier, notes]);
  return {
    notes,
    ...(before.length === 0 ? {} : { earlier: before }),
    sources,
    ...(kind === undefined ? {} : { kind }),
  };
}

function describe(
  item: ParsedItem,
  was: ItemRecord | undefined,
  after: ItemRecord,
  pinnedBefore: ReadonlySet<string>,
): Omit<ChangeOperation, 'k'> {
  if (was === undefined) {
    return { op: 'add', heading: item.heading, before: [], after, reason: 'Written by hand.' };
  }
  const moved = was.text === item.text;
  const op = item.pinned === pinnedBefore.has(was.heading) ? 'update' : item.pinned ? 'pin' : 'unpin';
  const reason = moved ? 'Moved by hand.' : 'Edited by hand.';
  return { op: moved ? op : 'update', heading: item.heading, before: [was], after, reason };
}

/** Which of a dream's lines that are gone do not count as rejected yet. */
async function doubt(lost: readonly ItemRecord[], work: HandWork): Promise<DeclinedOperation[]> {
  if (lost.length === 0) return [];
  const hold = (code: string, reason: string): DeclinedOperation[] =>
    lost.map(({ text, sources, notes }) => ({
      op: 'remove',
      text,
      targets: [text],
      sources,
      notes,
      code,
      reason,
    }));
  if (await work.isStale(lost)) {
    return hold(
      STALE_BUFFER,
      'The file went back to a version less than an hour old: probably an old copy in an editor was saved.',
    );
  }
  // A crash of an editor or a full disk leaves a file without a word, too.
  const emptied = lost.length > 1 && work.text.trim() === '';
  if (emptied || lost.length > MAX_REMOVALS_UNASKED) {
    return hold(
      CONFIRM_REMOVAL,
      'Many lines are gone at once; whether they were meant to go waits for a person.',
    );
  }
  return [];
}

const MAX_QUOTED = 5;

/** What the owner is asked about a change-set by hand; `undefined` when nothing of it waits for a yes. */
export function questionOf({ n, who, state, held, operations }: ChangeSet): string | undefined {
  const lost = held.filter(isHeldRemoval);
  const undone = operations.every((operation) => operation.op !== 'remove' || operation.undone !== undefined);
  if (who !== 'hand' || state !== 'applied' || lost.length === 0 || undone) return undefined;
  const names = lost
    .slice(0, MAX_QUOTED)
    .map(({ text }) => quote(text))
    .join(', ');
  const list = lost.length > MAX_QUOTED ? `${names} … (+${lost.length - MAX_QUOTED})` : names;
  const answer = `Bring them back: /memory undo ${n}. They were meant to go: /memory confirm ${n}.`;
  return lost[0]?.code === STALE_BUFFER
    ? `MEMORY.md went back to an earlier version and lost ${list}. Was an old copy saved in an editor? ${answer}`
    : `MEMORY.md lost ${lost.length} of the lines that dreams wrote: ${list}. ${answer}`;
}
