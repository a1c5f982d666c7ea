import { framedSpans } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import type { Cast } from './people.ts';
import type { QuoteReading, Reading } from './reading.ts';
import { type Problem, problem } from './subjects.ts';
import { ADDED, leftOut, mustStand, namesOf, personsOf, sameStart, saysSomething } from './unspaced.ts';
import { numbersDiffer, shareLetters } from './unspaced-order.ts';
import {
  isContent,
  isContentLetter,
  isUnknown,
  marked,
  type Piece,
  pairsOf,
  withoutDates,
} from './unspaced-reading.ts';
import { kinOf, sameKin } from './unspaced-subjects.ts';
import { datesMisplaced, deniedTwice, standApart, ties } from './unspaced-ties.ts';
import type { Circumstances } from './unspaced-types.ts';
import {
  isPerson,
  placed,
  type Role,
  type VerbFinalPart,
  verbFinalParts,
  verbFinalPieces,
  verbFinalSubject,
  verbFinalWords,
} from './verb-final-reading.ts';
import { verbFinalTies } from './verb-final-ties.ts';

interface Claim extends VerbFinalPart {
  persons: ReadonlySet<string>;
  /** The text that it is a part of. */
  whole: string;
}

/** A statement of a quote. */
interface Ground extends Claim {
  quote: QuoteReading;
  joined: boolean;
}

/** The check of content for a language without spaces whose clauses end with their verbs. */
export function compareVerbFinal(
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
  const parts = verbFinalParts(withoutDates(claim, rest), lexicon, names).map((part): Claim => {
    const persons = personsOf(part, label?.[1]);
    if (persons.size === 0 && label !== undefined && !part.marks.has('third')) persons.add(label[1]);
    return { ...part, persons, whole: rest };
  });
  const telling = parts.filter((part) => part.pieces.some(saysSomething));
  if (telling.length === 0)
    return [problem('new_words', 'The text says nothing that could be found in its quotes.')];
  if (label === undefined && parts.some((part) => part.pieces.some((piece) => marked(piece, 'I', 'my')))) {
    return [problem('subject', 'The text says “I” or “my” without naming who speaks.')];
  }
  const grounds = quotes.flatMap((quote) => groundsOf(quote, lexicon, names));
  if (grounds.length === 0)
    return [problem('new_words', 'What the quotes say is denied, asked or meant in jest.')];
  const circumstances = { cast, lexicon };
  return [
    ...numbersDiffer(rest, claim, quotes, lexicon),
    ...datesMisplaced(claim, quotes, lexicon, (part) => verbFinalPieces(part, lexicon, names)),
    ...telling.flatMap((part) => bestOf(part, grounds, circumstances)),
  ];
}

function groundsOf(quote: QuoteReading, lexicon: Lexicon, names: ReadonlyMap<string, string>): Ground[] {
  const stated = framedSpans(quote.text, quote.source.speaker.name)
    .filter(({ kind, takenBack }) => kind !== undefined || takenBack)
    .reduce(
      (rest, { start, end }) => rest.slice(0, start) + '\u00a0'.repeat(end - start) + rest.slice(end),
      withoutDates(quote, quote.text),
    );
  const self = quote.source.speaker.id;
  const grounds = verbFinalParts(stated, lexicon, names).map(
    (part): Ground => ({ ...part, whole: quote.text, quote, persons: personsOf(part, self), joined: false }),
  );
  return [...grounds, ...together(grounds, lexicon)];
}

/** Neighbours within a sentence, for claims that draw them together. */
function together(grounds: readonly Ground[], lexicon: Lexicon): Ground[] {
  const found: Ground[] = [];
  for (const [at, first] of grounds.entries()) {
    for (let count = 2; count <= 3; count += 1) {
      const all = grounds.slice(at, at + count);
      if (all.length < count || all.some(({ sentence }) => sentence !== first.sentence)) break;
      const turned = (part: Ground) =>
        ['negation', 'hate', 'ended'].some((mark) => part.marks.has(mark as 'hate'));
      if (all.some(turned) || standApart(all, lexicon)) break;
      found.push({
        ...first,
        text: all.map(({ text }) => text).join('、'),
        pieces: all.flatMap(({ pieces }) => pieces),
        marks: new Set(all.flatMap(({ marks }) => [...marks])),
        persons: new Set(all.flatMap(({ persons }) => [...persons])),
        joined: true,
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
    if (single && ground.joined && [...ground.pieces].filter((piece) => marked(piece, 'like')).length > 1)
      continue;
    const missing = missingOf(claim, ground, circumstances.lexicon);
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

const ALL_HIRAGANA = /^\p{Script=Hiragana}{2,}$/u;

/** What of a statement does not stand in the words said. */
function missingOf(claim: Claim, ground: Ground, lexicon: Lexicon): string[] {
  const pairs = pairsOf(ground.text);
  const letters = Array.from(claim.text);
  const offset = claim.pieces[0]?.start ?? 0;
  return claim.pieces.flatMap((piece) => {
    if (piece.person !== undefined || piece.value !== undefined) return [];
    if (!isUnknown(piece))
      return mustStand(piece) && !standsIn(piece, ground) && !isDative(piece, lexicon) ? [piece.text] : [];
    if (/^[\p{Script=Latin}\p{N}]/u.test(piece.text))
      return ground.quote.text.normalize('NFKC').toLowerCase().includes(piece.text) ? [] : [piece.text];
    if (ground.pieces.some((other) => isUnknown(other) && other.text === piece.text)) return [];
    const kana = ALL_HIRAGANA.test(piece.text);
    const bare = Array.from(piece.text).some((letter, n) => {
      if (!kana && !isContentLetter(letter)) return false;
      const at = piece.start - offset + n;
      const [before, after] = [letters[at - 1] ?? '', letters[at + 1] ?? ''];
      const own = piece.text.length > 1;
      return !(
        (pairs.has(`${before}${letter}`) && (!own || n > 0)) ||
        (pairs.has(`${letter}${after}`) && (!own || n + 1 < Array.from(piece.text).length)) ||
        (own && kana && n === 0 && pairs.has(`${letter}${after}`))
      );
    });
    return bare ? [piece.text] : [];
  });
}

/** A noun with の in front belongs to it: nothing to look for. */
function isDative(piece: Piece, lexicon: Lexicon): boolean {
  return verbFinalWords(lexicon).particles.has(piece.text);
}

function standsIn(piece: Piece, ground: Ground): boolean {
  const groups = piece.entry?.groups ?? new Set();
  const inherited = marked(piece, 'kin') ? ground.inherited : [];
  if (piece.entry?.strict && ground.quote.dates.some((date) => date.text.includes(piece.text))) return true;
  return [...ground.pieces, ...inherited].some(
    (other) =>
      other.text === piece.text ||
      (isUnknown(other) && !marked(piece, 'kin') && other.text.includes(piece.text)) ||
      [...(other.entry?.groups ?? [])].some((group) => groups.has(group)) ||
      (piece.entry?.verb === true && other.entry?.verb === true && sameStart(other.text, piece.text)),
  );
}

function differences(claim: Claim, ground: Ground, { cast, lexicon }: Circumstances): Problem[] {
  return [
    ...ties(claim, ground, { cast, lexicon }),
    ...verbFinalTies(claim, ground, lexicon),
    ...denial(claim, ground),
    ...reality(claim, ground, lexicon),
    ...subjects(claim, ground, cast, lexicon),
    ...counts(claim, ground),
    ...roles(claim, ground, lexicon),
  ];
}

function denial(claim: Claim, ground: Ground): Problem[] {
  const times = (part: Claim) => part.pieces.filter((piece) => marked(piece, 'negation', 'ended')).length;
  const denied = (part: Claim) => times(part) % 2 === 1;
  const hates = (part: Claim) => part.marks.has('hate');
  const likes = (part: Claim) => part.marks.has('like');
  const word =
    [...claim.pieces, ...ground.pieces].find((piece) => marked(piece, 'negation', 'ended', 'hate'))?.text ??
    'ない';
  const turned = [problem('negation', `“${word}” turns round what the quote says.`)];
  if (claim.marks.has('ended') && !ground.marks.has('ended')) return turned;
  if (deniedTwice(claim, ground)) return turned;
  if (claim.marks.has('without') !== ground.marks.has('without')) return turned;
  if (likes(claim) && !likes(ground) && !hates(ground))
    return [problem('new_words', 'The quote does not say that anybody likes it.')];
  // 嫌い is 好きじゃない, but 嫌いじゃない is not 好き, and so with what is denied twice.
  if (likes(claim) && hates(ground) && times(ground) > 0) return turned;
  if (times(ground) > 1 && times(claim) !== times(ground)) return turned;
  if (hates(claim) && !hates(ground) && !(likes(ground) && denied(ground))) return turned;
  const against = (part: Claim) => denied(part) !== hates(part);
  return against(claim) === against(ground) ? [] : turned;
}

function reality(claim: Claim, ground: Ground, lexicon: Lexicon): Problem[] {
  const words = verbFinalWords(lexicon);
  const problems: Problem[] = [];
  const differs = () => problem('condition', 'The text and its quote differ in how real they say it is.');
  problems.push(...leftOut(claim, ground).map(differs));
  for (const [mark, by] of Object.entries(ADDED)) {
    const known = mark as keyof typeof ADDED;
    if (claim.marks.has(known) && !by.some((other) => ground.marks.has(other))) problems.push(differs());
  }
  if (ground.asks && !claim.marks.has('ask')) problems.push(problem('condition', 'The quote only asks.'));
  const done = ({ pieces }: Claim) =>
    pieces.some(({ text }, at) => words.done.has(text) || isPastCopula(text, pieces[at - 1]));
  const open =
    ['plan', 'desire', 'need', 'request'].some((mark) => ground.marks.has(mark as 'plan')) ||
    ground.pieces.some(
      ({ text, entry }) =>
        words.undone.has(text) || (entry?.verb === true && words.undone.has(text.at(-1) ?? '')),
    );
  if (open && done(claim) && !done(ground))
    problems.push(problem('condition', 'What is planned has not happened yet.'));
  return problems;
}

/** 住んだ: だ behind such a stem is no "is". */
function isPastCopula(text: string, before: Piece | undefined): boolean {
  return text === 'だ' && before?.entry?.verb === true && /[んい]$/u.test(before.text);
}

function subjects(claim: Claim, ground: Ground, cast: Cast, lexicon: Lexicon): Problem[] {
  const { speaker } = ground.quote.source;
  const [own, said] = [ground.persons, claim.persons];
  const subject = verbFinalSubject(ground.pieces, lexicon);
  const implied = subject.length === 0 && ground.inherited.length === 0;
  for (const person of said) {
    if (person !== speaker.id && !own.has(person))
      return [problem('subject', `The quote is about ${speaker.name}, the text about ${cast.name(person)}.`)];
  }
  const wrong = (word: string) => [
    problem('subject', `The quote says “${word}”, which the text leaves out.`),
  ];
  const aboutSpeaker = said.has(speaker.id);
  for (const person of own) {
    if (person !== speaker.id && !said.has(person) && said.size > 0) return wrong(cast.name(person));
  }
  const relatives = kinOf([...ground.pieces, ...ground.inherited]);
  const named = kinOf([...claim.pieces, ...claim.inherited]);
  const lost = relatives.find((one) => !named.some((other) => sameKin(one, other)));
  if (lost && (aboutSpeaker || said.size === 0)) return wrong(lost.text);
  if (!aboutSpeaker) {
    const ofThem = subject.some((piece) => marked(piece, 'I', 'my')) || implied;
    const only =
      said.size === 0 &&
      named.length > 0 &&
      subject.some((piece) => marked(piece, 'I')) &&
      relatives.length === 0;
    return ofThem && only ? wrong('私') : stranger(claim, ground, lexicon);
  }
  if (named.length > 0 && relatives.length === 0) return wrong(named[0]?.text ?? '');
  const other = subject.find((piece) => marked(piece, 'you', 'third'));
  const self = subject.some((piece) => marked(piece, 'I', 'my', 'we', 'our'));
  const resolved =
    other !== undefined &&
    marked(other, 'third') &&
    ground.inherited.some((piece) => named.some((one) => sameKin(piece, one)));
  if (said.size === 1 && other && !self && !resolved) return wrong(other.text);
  return stranger(claim, ground, lexicon);
}

/** What a quote's clause is about and a claim leaves out: what is said is said of that. */
function stranger(claim: Claim, ground: Ground, lexicon: Lexicon): Problem[] {
  const pairs = pairsOf(claim.text);
  const standsIn = (piece: Piece) =>
    claim.text.includes(piece.text) ||
    [...pairsOf(piece.text)].some((pair) => pairs.has(pair)) ||
    claim.pieces.some((other) => sharesGroup(other, piece));
  const told = placed(ground.pieces, lexicon)
    .filter(({ role }) => role === 'topic' || role === 'subject')
    .map(({ piece }) => piece);
  const left = [...told, ...ground.about].find((piece) => isContent(piece) && !standsIn(piece));
  return left === undefined
    ? []
    : [problem('subject', `The quote says “${left.text}”, which the text leaves out.`)];
}

function sharesGroup(one: Piece, other: Piece): boolean {
  return [...(one.entry?.groups ?? [])].some((group) => other.entry?.groups.has(group));
}

/** "猫を2匹", "2匹の猫": a number belongs to what stands before it, or behind a link. */
function counts(claim: Claim, ground: Ground): Problem[] {
  const thingOf = (pieces: readonly Piece[], at: number): Piece | undefined => {
    if (pieces[at + 1]?.text === 'の') return pieces[at + 2];
    const before = pieces[at - 1];
    if (before && isThing(before)) return before;
    return before && /^(?:を|が|は|も)$/u.test(before.text) ? pieces[at - 2] : undefined;
  };
  return claim.pieces.flatMap((piece, at) => {
    if (piece.value === undefined) return [];
    const thing = thingOf(claim.pieces, at);
    const places = ground.pieces.flatMap((other, n) =>
      other.value === piece.value ? [thingOf(ground.pieces, n)] : [],
    );
    if (places.length === 0 || !thing || !isThing(thing)) return [];
    const fits = places.some(
      (other) =>
        !other || !isThing(other) || shareLetters(other.text, thing.text) || sharesGroup(other, thing),
    );
    return fits ? [] : [problem('number', `“${piece.text}” belongs to another statement of the quotes.`)];
  });
}

function isThing(piece: Piece): boolean {
  return isContent(piece) || marked(piece, 'kin');
}

/** Verbs with which what comes from somebody may be marked as if it went to them. */
const RECEIVING = /^(?:もら|貰|いただ|頂|借り|教わ|習|聞|聴)/u;
/** Predicates whose object is marked like a subject. */
const STATIVE = /^(?:できる|でき|出来|分か|わか|できます|できない)/u;

/** Who does it to whom, what is more than what, from where to where. */
function roles(claim: Claim, ground: Ground, lexicon: Lexicon): Problem[] {
  const { passive } = verbFinalWords(lexicon);
  const turned = (part: Claim) =>
    part.pieces.some(({ text }, at) => passive.has(text) && part.pieces[at - 1] !== undefined);
  const acts = claim.pieces.some((piece) => piece.entry?.verb === true || marked(piece, 'light'));
  if (turned(claim) !== turned(ground) && (acts || turned(claim)))
    return [problem('subject', 'The text turns round who does it and to whom.')];
  const self = ground.quote.source.speaker.id;
  const said = placed(ground.pieces, lexicon);
  const receiving = ground.pieces.some(({ text }) => RECEIVING.test(text));
  const liked = ground.marks.has('like') || ground.marks.has('hate');
  const stative = liked || ground.marks.has('desire') || ground.pieces.some(({ text }) => STATIVE.test(text));
  // "花子が好き": it is Hanako who is liked.
  const roleOf = ({ piece, role }: { piece: Piece; role: Role }): Role =>
    liked && role === 'subject' && isPerson(piece) ? 'object' : role;
  for (const one of placed(claim.pieces, lexicon)) {
    const { piece } = one;
    const same = said.filter((other) => isSame(piece, other.piece, self));
    if (same.length === 0) continue;
    const person = isPerson(piece);
    const agrees = same.some(
      (other) => !excludes(roleOf(one), roleOf(other), { person, receiving, stative, liked }),
    );
    if (!agrees) return [problem('subject', `“${piece.text}” has another part in the quote.`)];
  }
  return [];
}

interface Sentence {
  person: boolean;
  receiving: boolean;
  stative: boolean;
  liked: boolean;
}

function excludes(one: Role, other: Role, { person, receiving, stative, liked }: Sentence): boolean {
  if (one === other) return false;
  const both = new Set([one, other]);
  const are = (a: Role, b: Role) => both.has(a) && both.has(b);
  if (both.has('lesser')) return true;
  if (are('from', 'to')) return !(person && receiving);
  if (are('from', 'object')) return false;
  if (are('subject', 'object')) return !stative;
  if (!person) return false;
  return (
    are('topic', 'to') ||
    are('subject', 'to') ||
    are('topic', 'from') ||
    are('subject', 'from') ||
    (are('topic', 'object') && (liked || !stative))
  );
}

function isSame(piece: Piece, other: Piece, self: string): boolean {
  const id = (one: Piece) => one.person ?? (marked(one, 'I', 'my') ? self : undefined);
  const [mine, theirs] = [id(piece), id(other)];
  if (mine !== undefined || theirs !== undefined) return mine === theirs;
  return piece.text === other.text || sharesGroup(piece, other);
}
