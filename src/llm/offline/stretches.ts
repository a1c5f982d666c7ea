import { lexiconOf } from '../../memory/claims/lexicon.ts';
import {
  isContent,
  isPredicate,
  marked,
  type Piece,
  partsOf,
  subjectOf,
} from '../../memory/claims/unspaced-reading.ts';

/** Clauses that speak of one subject. */
interface Stretch {
  text: string;
  /** It names no subject, and the speaker is the one of the clauses before. */
  goesOn: boolean;
}

type Subject = 'speaker' | 'other' | 'thing' | 'none';

/**
 * Draws clauses together that go on with the subject of the one before: where the pronoun is left out, "养了一只狗" behind
 * "我妹妹住在成都" is not said of the speaker.
 *
 * @param clauses exact parts of the sentence, in their order
 */
export function stretchesOf(sentence: string, clauses: readonly string[], code: string): Stretch[] {
  const found: { start: number; end: number; goesOn: boolean }[] = [];
  let before: Subject = 'none';
  let at = 0;
  for (const clause of clauses) {
    const start = sentence.indexOf(clause, at);
    at = start + clause.length;
    const subject = subjectOfClause(clause, code);
    const last = found.at(-1);
    if (subject === 'none' && last && (before === 'other' || before === 'thing')) last.end = at;
    else found.push({ start, end: at, goesOn: subject === 'none' && before === 'speaker' });
    // "平时", "周末": what stands in front may also be a time.
    if (subject !== 'none' && !(subject === 'thing' && before === 'speaker')) before = subject;
  }
  return found.map(({ start, end, goesOn }) => ({ text: sentence.slice(start, end), goesOn }));
}

const NOBODY: ReadonlyMap<string, string> = new Map();

function subjectOfClause(clause: string, code: string): Subject {
  const pieces = partsOf(clause, lexiconOf(code), NOBODY).flatMap((part) => part.pieces);
  const subject = subjectOf(pieces);
  if (subject.some((piece) => marked(piece, 'my', 'our', 'we', 'you', 'third', 'kin'))) return 'other';
  if (subject.length > 0) return 'speaker';
  const verb = pieces.findIndex(isPredicate);
  const first = pieces.find((piece) => piece.entry?.free !== true);
  return first && isContent(first) && verb > pieces.indexOf(first) ? thingOrTime(first) : 'none';
}

function thingOrTime(first: Piece): Subject {
  return first.text.length > 1 ? 'thing' : 'none';
}
