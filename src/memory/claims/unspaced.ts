import type { ClaimMark } from '../../languages/claims.ts';
import { framedSpans } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import type { Cast } from './people.ts';
import type { QuoteReading, Reading } from './reading.ts';
import { type Problem, problem } from './subjects.ts';
import { counts, daysTurned, numbersDiffer, order, passedOver } from './unspaced-order.ts';
import {
  isContent,
  isContentLetter,
  isPredicate,
  isUnknown,
  marked,
  type Part,
  type Piece,
  pairsOf,
  partsOf,
  piecesOf,
  subjectOf,
  withoutDates,
} from './unspaced-reading.ts';
import { subjects } from './unspaced-subjects.ts';
import { datesMisplaced, deniedTwice, otherDenied, standApart, ties, wentThere } from './unspaced-ties.ts';
import type { Circumstances, Claim, Ground } from './unspaced-types.ts';

/** Of a language without words of its own here, so large a share of a statement may be new. */
const MOST_NEW = 0.25;

/** The check of content for scripts without spaces: known words, and by overlapping pairs of letters all others. */
export function compareUnspaced(
  claim: Reading,
  quotes: readonly QuoteReading[],
  cast: Cast,
  lexicon: Lexicon,
): Problem[] {
  const names = namesOf(quotes, cast);
  const label = [...names].find(
    ([name]) => claim.text.startsWith(name) && /^\s*[:：]/u.test(claim.text.slice(name.length)),
  );
  const rest = label ? claim.text.slice(label[0].length) : claim.text;
  const parts = claimParts(withoutDates(claim, rest), label?.[1], { cast, lexicon }, names);
  if (parts.every((part) => part.pieces.every((piece) => !saysSomething(piece)))) {
    return [problem('new_words', 'The text says nothing that could be found in its quotes.')];
  }
  if (label === undefined && parts.some((part) => part.pieces.some((piece) => marked(piece, 'I', 'my')))) {
    return [problem('subject', 'The text says “I” or “my” without naming who speaks.')];
  }
  const grounds = quotes.flatMap((quote) => groundsOf(quote, { cast, lexicon }, names));
  if (grounds.length === 0)
    return [problem('new_words', 'What the quotes say is denied, asked or meant in jest.')];
  const circumstances = { cast, lexicon };
  return [
    ...numbersDiffer(rest, claim, quotes, lexicon),
    ...daysTurned(claim, quotes),
    ...datesMisplaced(claim, quotes, lexicon, (part) => piecesOf(part, lexicon, names)),
    ...parts
      .filter((part) => part.pieces.some(saysSomething) || tellsSomebody(part))
      .flatMap((part) => bestOf(part, grounds, circumstances)),
  ];
}

export function namesOf(quotes: readonly QuoteReading[], cast: Cast): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, id: string) => {
    if (name !== '') found.set(name, id);
  };
  for (const { source } of quotes) add(source.speaker.name, source.speaker.id);
  for (const [id, name] of cast.people()) add(name, id);
  return new Map([...found].sort(([a], [b]) => b.length - a.length));
}

export function saysSomething(piece: Piece): boolean {
  return (
    isUnknown(piece) ||
    piece.value !== undefined ||
    (piece.entry !== undefined && (!piece.entry.free || marked(piece, 'like', 'hate')))
  );
}

export function personsOf(part: Part, self: string | undefined): Set<string> {
  const found = new Set<string>();
  for (const piece of [...part.inherited, ...part.pieces]) {
    if (piece.person !== undefined) found.add(piece.person);
    else if (self !== undefined && marked(piece, 'I', 'my', 'we', 'our')) found.add(self);
  }
  return found;
}

function claimParts(
  text: string,
  label: string | undefined,
  { lexicon }: Circumstances,
  names: ReadonlyMap<string, string>,
): Claim[] {
  return partsOf(text, lexicon, names).map((part) => {
    const persons = personsOf(part, label);
    if (persons.size === 0 && label !== undefined && part.marks.has('third') === false) persons.add(label);
    return { ...part, persons, whole: text };
  });
}

function groundsOf(
  quote: QuoteReading,
  { lexicon }: Circumstances,
  names: ReadonlyMap<string, string>,
): Ground[] {
  const text = withoutDates(quote, quote.text);
  const spans = framedSpans(quote.text, quote.source.speaker.name).filter(
    ({ kind, takenBack }) => kind !== undefined || takenBack,
  );
  const stated = spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\u00a0'.repeat(end - start) + rest.slice(end),
    text,
  );
  const parts = partsOf(stated, lexicon, names);
  const self = quote.source.speaker.id;
  const grounds = parts.map((part) => ({ ...part, quote, persons: personsOf(part, self) }));
  return [...grounds, ...joined(grounds, lexicon)];
}

/** Neighbours within a sentence, for claims that draw them together. */
function joined(grounds: readonly Ground[], lexicon: Lexicon): Ground[] {
  const found: Ground[] = [];
  for (const [at, first] of grounds.entries()) {
    for (let count = 2; count <= 3; count += 1) {
      const all = grounds.slice(at, at + count);
      if (all.length < count || all.some(({ sentence }) => sentence !== first.sentence)) break;
      if (all.some(({ marks }) => marks.has('negation') || marks.has('hate') || marks.has('ended'))) break;
      if (standApart(all, lexicon)) break;
      // What names another subject is another statement.
      if (all.slice(1).some(({ pieces }) => subjectOf(pieces).some((piece) => !marked(piece, 'third'))))
        break;
      found.push({
        ...first,
        text: all.map(({ text }) => text).join('，'),
        pieces: all.flatMap(({ pieces }) => pieces),
        marks: new Set(all.flatMap(({ marks }) => [...marks])),
        persons: new Set(all.flatMap(({ persons }) => [...persons])),
      });
    }
  }
  return found;
}

/** The problems of a statement with the words that support it best. */
function bestOf(claim: Claim, grounds: readonly Ground[], circumstances: Circumstances): Problem[] {
  const single = claim.marks.has('like') || claim.marks.has('hate');
  let best: { missing: number; problems: Problem[] } | undefined;
  for (const ground of grounds) {
    if (single && ground.text.includes('，')) continue;
    const missing = missingOf(claim, ground, circumstances);
    const lacks = missing.map((word) => problem('new_words', `The quotes say nothing of “${word}”.`));
    const problems = [...lacks, ...differences(claim, ground, circumstances)];
    if (problems.length === 0) return [];
    const less = best === undefined || missing.length < best.missing;
    if (less || (missing.length === best?.missing && problems.length < best.problems.length)) {
      best = { missing: missing.length, problems };
    }
  }
  return best?.problems.slice(0, 2) ?? [];
}

/** What of a statement does not stand in the words said. */
function missingOf(claim: Claim, ground: Ground, { lexicon }: Circumstances): string[] {
  const pairs = pairsOf(ground.text);
  const letters = Array.from(claim.text);
  const offset = claim.pieces[0]?.start ?? 0;
  const missing: string[] = [];
  let counted = 0;
  for (const piece of claim.pieces) {
    if (piece.person !== undefined || piece.value !== undefined) continue;
    if (isUnknown(piece)) {
      if (/^[\p{Script=Latin}\p{N}]/u.test(piece.text)) {
        if (!ground.quote.text.toLowerCase().includes(piece.text)) missing.push(piece.text);
        continue;
      }
      const alone = ground.pieces.some((other) => isUnknown(other) && other.text === piece.text);
      const bare = Array.from(piece.text).filter((letter, n) => {
        const at = piece.start - offset + n;
        counted += 1;
        const covered =
          alone ||
          !isContentLetter(letter) ||
          pairs.has(`${letters[at - 1]}${letter}`) ||
          pairs.has(`${letter}${letters[at + 1]}`) ||
          (piece.text.length === 1 &&
            ground.pieces.some((other) => isUnknown(other) && other.text === letter));
        return !covered;
      });
      if (bare.length > 0) missing.push(lexicon.known ? piece.text : bare.join(''));
    } else if (mustStand(piece) && !standsIn(piece, ground)) missing.push(piece.text);
  }
  const few = missing.join('').length <= counted * MOST_NEW;
  return lexicon.known || !few ? missing : [];
}

const FUNCTION: readonly ClaimMark[] = [
  ...([
    'negation',
    'ended',
    'without',
    'condition',
    'hedge',
    'desire',
    'need',
    'plan',
    'past',
    'almost',
  ] as const),
  ...([
    'unreal',
    'request',
    'only',
    'like',
    'hate',
    'lesser',
    'from',
    'to',
    'more',
    'less',
    'contrast',
  ] as const),
  ...([
    'and',
    'subordinate',
    'I',
    'me',
    'my',
    'we',
    'our',
    'you',
    'third',
    'have',
    'be',
    'light',
    'report',
  ] as const),
  ...(['ask', 'crowd', 'too', 'idiom'] as const),
];

export function mustStand(piece: Piece): boolean {
  const { entry } = piece;
  if (!entry || (entry.free && !marked(piece, 'kin'))) return false;
  return entry.strict || entry.verb || marked(piece, 'kin') || !marked(piece, ...FUNCTION);
}

function standsIn(piece: Piece, ground: Ground): boolean {
  const groups = piece.entry?.groups ?? new Set();
  const inherited = marked(piece, 'kin') ? ground.inherited : [];
  // "明天下午": the part of the day belongs to the date.
  if (piece.entry?.strict && ground.quote.dates.some((date) => date.text.includes(piece.text))) return true;
  return [...ground.pieces, ...inherited].some(
    (other) =>
      other.text === piece.text ||
      (isUnknown(other) && !marked(piece, 'kin') && other.text.includes(piece.text)) ||
      [...(other.entry?.groups ?? [])].some((group) => groups.has(group)) ||
      (piece.entry?.verb === true && other.entry?.verb === true && sameStart(other.text, piece.text)),
  );
}

/** 搬 and 搬到, 打球 and 打: one verb with and without what completes it. */
export function sameStart(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** "小李告诉小红": who tells whom is a statement of its own. */
function tellsSomebody({ pieces, persons }: Claim): boolean {
  return persons.size > 1 && pieces.some((piece) => marked(piece, 'report'));
}

function differences(claim: Claim, ground: Ground, circumstances: Circumstances): Problem[] {
  const [denies, place] = [otherDenied(claim, ground), wentThere(claim, ground)];
  return [
    ...ties(claim, ground, circumstances),
    ...(denies ? [problem('negation', `The quote does not deny “${denies.text}”.`)] : []),
    ...(place ? [problem('subject', `“${place.text}” has another part in the quote.`)] : []),
    ...denial(claim, ground),
    ...reality(claim, ground),
    ...subjects(claim, ground, circumstances),
    ...counts(claim, ground),
    ...passedOver(claim, ground),
    ...order(claim, ground, circumstances),
  ];
}

function denial(claim: Claim, ground: Ground): Problem[] {
  // 没有放弃: what has not ended goes on.
  const denied = (part: Part) => part.marks.has('negation') !== part.marks.has('ended');
  const hates = (part: Part) => part.marks.has('hate');
  const likes = (part: Part) => part.marks.has('like');
  const word =
    [...claim.pieces, ...ground.pieces].find((piece) => marked(piece, 'negation', 'ended', 'hate'))?.text ??
    '不';
  const turned = [problem('negation', `“${word}” turns round what the quote says.`)];
  if (claim.marks.has('ended') && !ground.marks.has('ended')) return turned;
  if (deniedTwice(claim, ground)) return turned;
  if (claim.marks.has('without') !== ground.marks.has('without')) return turned;
  if (likes(claim) && !likes(ground) && !hates(ground))
    return [problem('new_words', 'The quote does not say that anybody likes it.')];
  // 讨厌 is 不喜欢, but 不讨厌 is not 喜欢.
  if (likes(claim) && hates(ground) && denied(ground)) return turned;
  if (hates(claim) && !hates(ground) && !(likes(ground) && denied(ground))) return turned;
  const against = (part: Part) => denied(part) !== hates(part);
  // 考驾照 is not 有驾照.
  const has = claim.pieces.some(
    (piece, at) =>
      marked(piece, 'have') &&
      (isContent(claim.pieces[at + 1] ?? piece) || claim.pieces[at + 1]?.value !== undefined),
  );
  if (has && !['have', 'my', 'kin'].some((mark) => ground.marks.has(mark as ClaimMark)))
    return [problem('new_words', 'The quote does not say that anybody has it.')];
  return against(claim) === against(ground) ? [] : turned;
}

/** Marks that must stand in a claim when they stand in its quote, or the other way round. */
const KEPT: Readonly<Partial<Record<ClaimMark, readonly ClaimMark[]>>> = {
  condition: ['condition'],
  hedge: ['hedge'],
  desire: ['desire', 'plan', 'hedge'],
  need: ['need', 'plan', 'request'],
  past: ['past'],
  almost: ['almost'],
  unreal: ['unreal'],
  only: ['only', 'condition'],
};
export const ADDED: Readonly<Partial<Record<ClaimMark, readonly ClaimMark[]>>> = {
  ...KEPT,
  desire: ['desire', 'plan', 'request'],
  need: ['need', 'request', 'plan'],
  only: ['only'],
};

/** Marks of a quote without which a claim says more than it does. */
export function leftOut(claim: Pick<Part, 'marks' | 'pieces'>, ground: Part): ClaimMark[] {
  return (Object.entries(KEPT) as [ClaimMark, readonly ClaimMark[]][])
    .filter(([mark, by]) => ground.marks.has(mark) && !by.some((other) => claim.marks.has(other)))
    .map(([mark]) => mark)
    .filter((mark) => mark !== 'only' || shutsOut(claim, ground));
}

/** "Only fish" leaves out all else; "only two" says that two are few, which a claim with the same number keeps. */
function shutsOut(claim: Pick<Part, 'pieces'>, { pieces }: Part): boolean {
  return pieces.some((piece, at) => {
    if (!marked(piece, 'only')) return false;
    const behind = pieces.slice(at + 1).find((other) => other.value !== undefined || !isPredicate(other));
    const value = pieces[at - 1]?.value ?? behind?.value;
    return value === undefined || !claim.pieces.some((other) => other.value === value);
  });
}

function reality(claim: Claim, ground: Ground): Problem[] {
  const problems: Problem[] = [];
  const differs = () => problem('condition', 'The text and its quote differ in how real they say it is.');
  problems.push(...leftOut(claim, ground).map(differs));
  for (const [mark, by] of Object.entries(ADDED) as [ClaimMark, readonly ClaimMark[]][]) {
    if (claim.marks.has(mark) && !by.some((other) => ground.marks.has(other))) problems.push(differs());
  }
  for (const mark of ['more', 'less'] as const) {
    const counted = claim.pieces.some((piece) => piece.value !== undefined);
    if (counted && claim.marks.has(mark) !== ground.marks.has(mark))
      problems.push(problem('number', 'The text and its quote differ in how exact a number is.'));
  }
  if (ground.asks && !claim.marks.has('ask')) problems.push(problem('condition', 'The quote only asks.'));
  const done = (part: Part) =>
    part.pieces.some(
      (piece, at) =>
        ASPECT.test(piece.text) ||
        (/^正?在$/u.test(piece.text) &&
          part.pieces[at + 1]?.entry?.verb === true &&
          part.pieces[at + 1]?.start === piece.end),
    );
  const said = ground.quote.source.at.slice(0, 10);
  const ahead = ground.quote.dates.some(({ day }) => day > said);
  const open = ground.marks.has('plan') || ground.marks.has('desire') || ahead;
  if (open && done(claim) && !done(ground))
    problems.push(problem('condition', 'What is planned has not happened yet.'));
  return problems;
}

/** Words that say that something has happened. */
const ASPECT = /^(?:了|过|過|已经|已經|已)$|(?:了|过|過)$/u;
