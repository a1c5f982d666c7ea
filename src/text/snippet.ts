import { cutAtWord } from './graphemes.ts';
import { languageOf } from './language.ts';
import { singleLine } from './visible.ts';
import { contentStems, isUnspaced } from './words.ts';

const ELLIPSIS = '…';
/** Share of a snippet that stands before the first of the words it was cut for, when all of them lie close together. */
const LEAD = 1 / 3;

/** A word that was looked for, where it stands. */
interface Place {
  stem: string;
  start: number;
  end: number;
}

/**
 * A text on one line; of a long one the piece that holds the most of the words looked for, cut between words (where there
 * are spaces), with `…` where something is left out.
 * @param wanted what was looked for, in any language
 * @param maxChars UTF-16 units, `…` included
 */
export function snippetOf(text: string, wanted: string, maxChars: number): string {
  const line = singleLine(text);
  if (line.length <= maxChars) return line;
  const room = maxChars - ELLIPSIS.length;
  const found = densest(placesOf(line, wanted), room);
  const [first] = found;
  const end = found.at(-1)?.end ?? 0;
  if (first === undefined || end <= room) return cutAtWord(line, maxChars);
  const spare = room - (end - first.start);
  const before = Math.min(Math.floor(room * LEAD), Math.max(0, spare));
  const start = wordStart(line, Math.max(first.start - before, 0), first.start);
  const piece = line.slice(start);
  return ELLIPSIS + (piece.length <= room ? wholeEnd(line, room, first.start) : cutAtWord(piece, room));
}

/** The end of a line: as much of it as fits, from a word's beginning. */
function wholeEnd(line: string, room: number, latest: number): string {
  return line.slice(wordStart(line, line.length - room, latest));
}

/** The first beginning of a word from a place on; the place itself in scripts without spaces. */
function wordStart(line: string, from: number, latest: number): number {
  if (from === 0 || /\s/u.test(line.charAt(from - 1))) return from;
  const space = line.slice(from, latest).search(/\s/u);
  if (space >= 0) return from + space + 1;
  // Not between the halves of one character.
  return /[\uDC00-\uDFFF]/.test(line.charAt(from)) ? from + 1 : from;
}

/** Where the words looked for stand in a line, in its order. */
function placesOf(line: string, wanted: string): Place[] {
  const language = languageOf(line) ?? languageOf(wanted);
  const stems = new Set(contentStems(wanted, language));
  const known = new Map<string, readonly string[]>();
  const places: Place[] = [];
  for (const { 0: word, index } of line.matchAll(/\S+/gu)) {
    const own = known.get(word) ?? contentStems(word, language).filter((stem) => stems.has(stem));
    known.set(word, own);
    for (const stem of own) {
      // A run without spaces is as long as a sentence: what was found lies inside.
      const inside = isUnspaced(stem) ? word.toLowerCase().indexOf(stem) : -1;
      const start = index + Math.max(0, inside);
      places.push({ stem, start, end: inside < 0 ? index + word.length : start + stem.length });
    }
  }
  return places.sort((a, b) => a.start - b.start);
}

/** The places within so many characters that hold the most different words; of several the first. */
function densest(places: readonly Place[], room: number): readonly Place[] {
  let best: readonly Place[] = [];
  let most = 0;
  let from = 0;
  const counts = new Map<string, number>();
  for (const [to, place] of places.entries()) {
    counts.set(place.stem, (counts.get(place.stem) ?? 0) + 1);
    let first = places[from];
    while (first !== undefined && place.end - first.start > room && from < to) {
      const left = (counts.get(first.stem) ?? 1) - 1;
      if (left === 0) counts.delete(first.stem);
      else counts.set(first.stem, left);
      from += 1;
      first = places[from];
    }
    if (counts.size <= most) continue;
    most = counts.size;
    best = places.slice(from, to + 1);
  }
  return best;
}
