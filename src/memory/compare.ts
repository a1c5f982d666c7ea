import { similarity } from '../text/similarity.ts';
import type { ParsedItem } from './memory-parse.ts';
import type { ItemRecord } from './types.ts';

/** What became of a known line: it stands as it was, under another heading, or with another text. */
type Fate = 'same' | 'moved' | 'edited';

interface Comparison {
  /** For each line that stands now: the known line it was (its index), absent for a new one. */
  matches: ({ was: number; fate: Fate } | undefined)[];
  /** Indexes of known lines that are gone. */
  gone: number[];
}

/** A line at the same place counts as edited when it kept this much; elsewhere it takes more to be the same line. */
const ALIKE_IN_PLACE = 0.3;
const ALIKE_UNDER_HEADING = 0.55;
const ALIKE_ANYWHERE = 0.75;
/** Above this many comparisons only lines at the same place are compared. */
const MAX_COMPARISONS = 2500;
/** Comparisons between two breaths of the event loop. */
const BATCH = 50;

/** Finds out what somebody did to the lines of a memory. */
export async function compareItems(
  known: readonly ItemRecord[],
  current: readonly ParsedItem[],
): Promise<Comparison> {
  const matches: Comparison['matches'] = current.map(() => undefined);
  const open = new Set(known.keys());
  const match = (at: number, was: number, fate: Fate) => {
    matches[at] = { was, fate };
    open.delete(was);
  };

  matchEqual(
    known,
    current,
    open,
    matches,
    (line) => JSON.stringify([line.heading, line.text]),
    (at, was) => match(at, was, 'same'),
  );
  const places = placesOf(known, current, matches);
  matchEqual(
    known,
    current,
    open,
    matches,
    (line) => line.text,
    (at, was) => match(at, was, 'moved'),
  );

  for (const { at, was } of await likelyEdits(known, current, open, matches, places)) {
    if (matches[at] === undefined && open.has(was)) match(at, was, 'edited');
  }
  return { matches, gone: [...open].sort((a, b) => a - b) };
}

/** Pairs lines with equal keys, the first with the first. */
function matchEqual(
  known: readonly ItemRecord[],
  current: readonly ParsedItem[],
  open: ReadonlySet<number>,
  matches: Comparison['matches'],
  keyOf: (line: { heading: string; text: string }) => string,
  found: (at: number, was: number) => void,
): void {
  const waiting = new Map<string, number[]>();
  for (const was of open) {
    const line = known[was];
    if (line === undefined) continue;
    const key = keyOf(line);
    const queue = waiting.get(key);
    if (queue === undefined) waiting.set(key, [was]);
    else queue.push(was);
  }
  // Taken from the end, so that long files of equal lines stay cheap.
  for (const queue of waiting.values()) queue.reverse();
  current.forEach((line, at) => {
    const was = matches[at] === undefined ? waiting.get(keyOf(line))?.pop() : undefined;
    if (was !== undefined) found(at, was);
  });
}

/** Names a place by the unchanged line above it and the distance from there: equal names are the same place. */
function placesOf(
  known: readonly ItemRecord[],
  current: readonly ParsedItem[],
  matches: Comparison['matches'],
) {
  const kept = new Set(matches.map((match) => match?.was));
  const name = (count: number, anchorOf: (at: number) => number | undefined) => {
    let anchor = -1;
    let distance = 0;
    return Array.from({ length: count }, (_, at) => {
      const here = anchorOf(at);
      distance = here === undefined ? distance + 1 : 0;
      anchor = here ?? anchor;
      return `${anchor}+${distance}`;
    });
  };
  return {
    known: name(known.length, (at) => (kept.has(at) ? at : undefined)),
    current: name(current.length, (at) => matches[at]?.was),
  };
}

async function likelyEdits(
  known: readonly ItemRecord[],
  current: readonly ParsedItem[],
  open: ReadonlySet<number>,
  matches: Comparison['matches'],
  places: { known: string[]; current: string[] },
): Promise<{ at: number; was: number; score: number }[]> {
  const fresh = [...matches.keys()].filter((at) => matches[at] === undefined);
  const candidates: { at: number; was: number; inPlace: boolean }[] = [];
  if (fresh.length * open.size <= MAX_COMPARISONS) {
    for (const at of fresh) {
      for (const was of open) candidates.push({ at, was, inPlace: places.current[at] === places.known[was] });
    }
  } else {
    const byPlace = new Map([...open].map((was) => [places.known[was], was]));
    for (const at of fresh) {
      const was = byPlace.get(places.current[at]);
      if (was !== undefined) candidates.push({ at, was, inPlace: true });
    }
  }
  const likely: { at: number; was: number; score: number }[] = [];
  for (const [index, { at, was, inPlace }] of candidates.entries()) {
    if (index % BATCH === BATCH - 1) await new Promise((resolve) => setImmediate(resolve));
    const [before, after] = [known[was], current[at]];
    if (before === undefined || after === undefined) continue;
    const score = similarity(before.text, after.text);
    const sameHeading = before.heading === after.heading;
    const enough = !sameHeading ? ALIKE_ANYWHERE : inPlace ? ALIKE_IN_PLACE : ALIKE_UNDER_HEADING;
    if (score >= enough) likely.push({ at, was, score: inPlace ? score + ALIKE_IN_PLACE : score });
  }
  return likely.sort((a, b) => b.score - a.score);
}
