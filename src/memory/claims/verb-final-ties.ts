import type { Lexicon } from './lexicon.ts';
import { type Problem, problem } from './subjects.ts';
import { isContent, marked, type Part, type Piece } from './unspaced-reading.ts';
import type { Ground } from './unspaced-types.ts';
import { isPerson, placed, type VerbFinalPart, verbFinalWords } from './verb-final-reading.ts';

type Claim = VerbFinalPart & { persons: ReadonlySet<string>; whole: string };

/** What ties a claim to its quote where clauses end with their verbs. */
export function verbFinalTies(claim: Claim, ground: Ground & VerbFinalPart, lexicon: Lexicon): Problem[] {
  return [
    ...limits(claim, ground),
    ...denies(claim, ground, lexicon),
    ...goes(claim, ground, lexicon),
    ...depends(claim, ground, lexicon),
  ];
}

/** "5匹以上" is neither five nor at most five. */
function limits(claim: Part, ground: Part): Problem[] {
  const counted = claim.pieces.some((piece) => piece.value !== undefined);
  const differs = (['more', 'less'] as const).some(
    (mark) => claim.marks.has(mark) !== ground.marks.has(mark),
  );
  return counted && differs
    ? [problem('number', 'The text and its quote differ in how exact a number is.')]
    : [];
}

/** "健康ではない" of "健康のために肉を食べない": what stands before a denial must do so in both. */
function denies(claim: Part, ground: Part, lexicon: Lexicon): Problem[] {
  const said = headsOf(ground, lexicon);
  if (said.length === 0) return [];
  const other = headsOf(claim, lexicon).find(
    (head) =>
      isContent(head) &&
      !said.some(({ text }) => text === head.text) &&
      ground.pieces.some(({ text }) => text === head.text),
  );
  return other ? [problem('negation', `The quote does not deny “${other.text}”.`)] : [];
}

function headsOf({ pieces }: Part, lexicon: Lexicon): Piece[] {
  const { topic, subject, particles, endings } = verbFinalWords(lexicon);
  const bends = ({ text, entry }: Piece) =>
    topic.has(text) ||
    subject.has(text) ||
    particles.has(text) ||
    endings.has(text) ||
    entry?.marks.has('be') === true;
  return pieces.flatMap((piece, at) =>
    marked(piece, 'negation') ? (pieces.slice(0, at).findLast((before) => !bends(before)) ?? []) : [],
  );
}

/** "ベルリンは引っ越すかもしれない" of "私はベルリンに引っ越すかもしれない": where somebody goes does nothing. */
function goes(claim: Claim, ground: Ground, lexicon: Lexicon): Problem[] {
  const speaker = ground.quote.source.speaker.id;
  const others = placed(ground.pieces, lexicon).some(
    ({ piece, role }) =>
      (role === 'topic' || role === 'subject') && !marked(piece, 'I') && piece.person !== speaker,
  );
  if (others || claim.persons.size > 0 || claim.pieces.some(isPerson) || claim.inherited.length > 0)
    return [];
  const place = placed(claim.pieces, lexicon).find(({ piece, role }) => {
    const theirs = placed(ground.pieces, lexicon).find((other) => other.piece.text === piece.text)?.role;
    return (role === 'topic' || role === 'subject') && (theirs === 'to' || theirs === 'from');
  });
  return place ? [problem('subject', `“${place.piece.text}” has another part in the quote.`)] : [];
}

/** "仕事が決まったら引っ越す" does not say that moving brings the work. */
function depends(claim: Claim, ground: Ground, lexicon: Lexicon): Problem[] {
  const list = lexicon.language.marks.condition?.split('|') ?? [];
  const [mine, theirs] = [conditionOf(claim.whole, list), conditionOf(ground.quote.text, list)];
  if (mine === undefined || theirs === undefined) return [];
  const turned = claim.pieces.find(
    ({ text }) =>
      text.length > 1 &&
      mine.rest.includes(text.slice(0, 2)) &&
      !mine.when.includes(text.slice(0, 2)) &&
      theirs.when.includes(text.slice(0, 2)) &&
      !theirs.rest.includes(text.slice(0, 2)),
  );
  return turned
    ? [
        problem(
          'condition',
          `“${turned.text}” is the condition in one of the text and its quote, and depends on it in the other.`,
        ),
      ]
    : [];
}

/** What stands before and behind the ending of a condition, in a single sentence. */
function conditionOf(text: string, list: readonly string[]): { when: string; rest: string } | undefined {
  const bare = text.replace(/[。！!\s]+$/u, '');
  if (/[。！？!?\n]/u.test(bare)) return undefined;
  const found = list
    .filter((entry) => entry.length > 1)
    .map((entry) => ({ at: bare.indexOf(entry, 1), length: entry.length }))
    .filter(({ at, length }) => at !== -1 && at + length < bare.length)
    .sort((a, b) => a.at - b.at)[0];
  return found && { when: bare.slice(0, found.at), rest: bare.slice(found.at + found.length) };
}
