import type { ClaimMark } from '../../languages/claims.ts';
import { framedSpans } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import type { Cast } from './people.ts';
import type { QuoteReading, Reading } from './reading.ts';
import { type Problem, problem } from './subjects.ts';
import {
  isContent,
  isContentLetter,
  isPredicate,
  isUnknown,
  marked,
  numeralsIn,
  type Part,
  type Piece,
  partsOf,
  subjectOf,
} from './unspaced-reading.ts';

/** A statement of a quote. */
export interface Ground extends Part {
  quote: QuoteReading;
  /** Ids of the persons it speaks of. */
  persons: ReadonlySet<string>;
}

export interface Claim extends Part {
  persons: ReadonlySet<string>;
}

export interface Circumstances {
  lexicon: Lexicon;
  cast: Cast;
}

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
    return [problem('subject', 'The text says “I” without naming who speaks.')];
  }
  const grounds = quotes.flatMap((quote) => groundsOf(quote, { cast, lexicon }, names));
  if (grounds.length === 0)
    return [problem('new_words', 'What the quotes say is denied, asked or meant in jest.')];
  const circumstances = { cast, lexicon };
  return [
    ...numbersDiffer(rest, claim, quotes, lexicon),
    ...daysTurned(claim, quotes),
    ...parts
      .filter((part) => part.pieces.some(saysSomething))
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

/** Dates are compared as days; their letters stand for nothing else. */
export function withoutDates(reading: Reading, text: string): string {
  const shift = reading.text.length - text.length;
  return reading.dates.reduce((rest, { start, end }) => {
    const [from, to] = [Math.max(0, start - shift), Math.max(0, end - shift)];
    return rest.slice(0, from) + '\u00a0'.repeat(to - from) + rest.slice(to);
  }, text);
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
    return { ...part, persons };
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
  return [...grounds, ...joined(grounds)];
}

/** Neighbours within a sentence, for claims that draw them together. */
export function joined(grounds: readonly Ground[]): Ground[] {
  const found: Ground[] = [];
  for (const [at, first] of grounds.entries()) {
    for (let count = 2; count <= 3; count += 1) {
      const all = grounds.slice(at, at + count);
      if (all.length < count || all.some(({ sentence }) => sentence !== first.sentence)) break;
      if (all.some(({ marks }) => marks.has('negation') || marks.has('hate') || marks.has('ended'))) break;
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

export function pairsOf(text: string): Set<string> {
  const letters = Array.from(text);
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
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

function differences(claim: Claim, ground: Ground, circumstances: Circumstances): Problem[] {
  return [
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
  if (claim.marks.has('without') !== ground.marks.has('without')) return turned;
  if (likes(claim) && !likes(ground) && !hates(ground))
    return [problem('new_words', 'The quote does not say that anybody likes it.')];
  // 讨厌 is 不喜欢, but 不讨厌 is not 喜欢.
  if (likes(claim) && hates(ground) && denied(ground)) return turned;
  if (hates(claim) && !hates(ground) && !(likes(ground) && denied(ground))) return turned;
  const against = (part: Part) => denied(part) !== hates(part);
  // 考驾照 is not 有驾照.
  const has = claim.pieces.some(
    (piece, at) => marked(piece, 'have') && isContent(claim.pieces[at + 1] ?? piece),
  );
  if (has && !['have', 'my', 'kin'].some((mark) => ground.marks.has(mark as ClaimMark)))
    return [problem('new_words', 'The quote does not say that anybody has it.')];
  return against(claim) === against(ground) ? [] : turned;
}

/** Marks that must stand in a claim when they stand in its quote, or the other way round. */
export const KEPT: Readonly<Partial<Record<ClaimMark, readonly ClaimMark[]>>> = {
  condition: ['condition'],
  hedge: ['hedge'],
  desire: ['desire', 'plan', 'hedge'],
  need: ['need', 'plan', 'request'],
  past: ['past'],
  almost: ['almost'],
  unreal: ['unreal'],
};
export const ADDED: Readonly<Partial<Record<ClaimMark, readonly ClaimMark[]>>> = {
  ...KEPT,
  desire: ['desire', 'plan', 'request'],
  need: ['need', 'request', 'plan'],
  only: ['only'],
};

function reality(claim: Claim, ground: Ground): Problem[] {
  const problems: Problem[] = [];
  const differs = (mark: string) =>
    problem('condition', `The text and its quote differ in how real they say it is (${mark}).`);
  for (const [mark, by] of Object.entries(KEPT) as [ClaimMark, readonly ClaimMark[]][]) {
    if (ground.marks.has(mark) && !by.some((other) => claim.marks.has(other))) problems.push(differs(mark));
  }
  for (const [mark, by] of Object.entries(ADDED) as [ClaimMark, readonly ClaimMark[]][]) {
    if (claim.marks.has(mark) && !by.some((other) => ground.marks.has(other))) problems.push(differs(mark));
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

export function kinOf(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => marked(piece, 'kin'));
}

function subjects(claim: Claim, ground: Ground, { cast }: Circumstances): Problem[] {
  const { speaker } = ground.quote.source;
  const [own, said] = [ground.persons, claim.persons];
  const subject = subjectOf(ground.pieces);
  const implied = subject.length === 0 && ground.inherited.length === 0;
  for (const person of said) {
    if (person !== speaker.id && !own.has(person)) {
      return [problem('subject', `The quote is about ${speaker.name}, the text about ${cast.name(person)}.`)];
    }
  }
  const wrong = (word: string) => [problem('subject', `The quote speaks of “${word}”, the text does not.`)];
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
    return ofThem && only ? wrong('我') : [];
  }
  if (named.length > 0 && relatives.length === 0) return wrong(named[0]?.text ?? '');
  const called = claim.pieces.find(
    (piece, at) => marked(piece, 'kin') && marked(claim.pieces[at - 1] ?? piece, 'be'),
  );
  if (called && !ground.marks.has('be')) return wrong(called.text);
  if (said.size === 1 && subject.length > 0) {
    const other = subject.find((piece) => marked(piece, 'you', 'third'));
    const self = subject.some((piece) => marked(piece, 'I', 'my', 'we', 'our'));
    const resolved =
      marked(other ?? (subject[0] as Piece), 'third') &&
      ground.inherited.some((piece) => named.some((one) => sameKin(piece, one)));
    if (other && !self && !resolved) return wrong(other.text);
  }
  const stranger = strangerIn(ground, claim);
  return stranger === undefined ? [] : wrong(stranger);
}

export function sameKin(one: Piece, other: Piece): boolean {
  const groups = other.entry?.groups ?? new Set();
  return one.text === other.text || [...(one.entry?.groups ?? [])].some((group) => groups.has(group));
}

/** What a quote names in front of its predicate and a claim leaves out: the predicate is of that. */
function strangerIn(ground: Ground, claim: Claim): string | undefined {
  const report = ground.pieces.findIndex((piece) => marked(piece, 'report'));
  const rest = report === -1 ? ground.pieces : ground.pieces.slice(report + 1);
  const verb = rest.findIndex((piece) => isPredicate(piece));
  if (verb === -1) return undefined;
  const pairs = pairsOf(claim.text);
  return rest
    .slice(0, verb)
    .find(
      (piece) =>
        isContent(piece) &&
        !claim.text.includes(piece.text) &&
        ![...pairsOf(piece.text)].some((pair) => pairs.has(pair)),
    )?.text;
}

/** A number belongs to what stands behind it. */
function counts(claim: Claim, ground: Ground): Problem[] {
  return claim.pieces.flatMap((piece, at) => {
    if (piece.value === undefined) return [];
    const thing = claim.pieces[at + 1];
    const places = ground.pieces.flatMap((other, n) =>
      other.value === piece.value ? [ground.pieces[n + 1]] : [],
    );
    if (places.length === 0 || !thing || !isContent(thing)) return [];
    const fits = places.some((next) => !next || !isContent(next) || shareLetters(next.text, thing.text));
    return fits ? [] : [problem('number', `“${piece.text}” counts something else in the quote.`)];
  });
}

export function shareLetters(one: string, other: string): boolean {
  return Array.from(one).some((letter) => other.includes(letter));
}

export function numbersDiffer(
  text: string,
  claim: Reading,
  quotes: readonly QuoteReading[],
  lexicon: Lexicon,
): Problem[] {
  const said = new Set(
    quotes.flatMap((quote) => [
      ...numeralsIn(quote.text, lexicon),
      ...Array.from(quote.text.matchAll(/\d+(?:\.\d+)?/gu), ([digits]) => Number(digits)),
      ...quote.dates.flatMap(({ day, endDay }) => `${day}-${endDay}`.split('-').map(Number)),
    ]),
  );
  const value = numeralsIn(withoutDates(claim, text), lexicon).find((one) => one !== 1 && !said.has(one));
  return value === undefined ? [] : [problem('number', `The quotes hold no number “${value}”.`)];
}

/** "喜欢茶而不是咖啡", "比起咖啡更喜欢茶": of the second thing nothing is said. */
function passedOver(claim: Claim, ground: Ground): Problem[] {
  const parted = (part: Part) => {
    const at = part.pieces.findIndex((piece) => marked(piece, 'lesser') && piece.text.length > 1);
    if (at === -1) return { kept: part.pieces, passed: [] };
    const verb = part.pieces.findIndex((piece, n) => n > at && isPredicate(piece));
    const end = verb === -1 ? part.pieces.length : verb;
    return {
      kept: [...part.pieces.slice(0, at), ...part.pieces.slice(end)],
      passed: part.pieces.slice(at + 1, end),
    };
  };
  const [mine, theirs] = [parted(claim), parted(ground)];
  const holds = (pieces: readonly Piece[], text: string) => pieces.some((piece) => piece.text.includes(text));
  const wrong = mine.kept.find(
    (piece) => isContent(piece) && holds(theirs.passed, piece.text) && !holds(theirs.kept, piece.text),
  );
  return wrong ? [problem('negation', `The quote passes over “${wrong.text}”.`)] : [];
}

/** "从周三改到周五" is not "从周五改到周三". */
function daysTurned(claim: Reading, quotes: readonly QuoteReading[]): Problem[] {
  const inOrder = (reading: Reading) =>
    [...reading.dates].sort((a, b) => a.start - b.start).map(({ day }) => day);
  const mine = inOrder(claim);
  if (mine.length < 2) return [];
  const turned = quotes.some((quote) => {
    const said = inOrder(quote);
    const places = mine.map((day) => said.indexOf(day)).filter((at) => at !== -1);
    return places.some((place, at) => place < (places[at - 1] ?? 0));
  });
  return turned ? [problem('date', 'The quotes name these days the other way round.')] : [];
}

/** Who does it to whom, what is more than what, from where to where. */
function order(claim: Claim, ground: Ground, { lexicon }: Circumstances): Problem[] {
  const directed = new Set(lexicon.language.directed.split(' '));
  const left = ground.pieces.find(
    (piece, at) => isContent(piece) && marked(ground.pieces[at - 1] ?? piece, 'from'),
  );
  const reached = claim.pieces.find(
    (piece, at) => piece.text === left?.text && TOWARD.test(claim.pieces[at - 1]?.text ?? ''),
  );
  if (reached) return [swapped(reached)];
  const self = ground.quote.source.speaker.id;
  for (const [at, piece] of claim.pieces.entries()) {
    const turns = marked(piece, 'lesser') || directed.has(piece.text);
    if (!turns && !marked(piece, 'from', 'to') && piece.entry?.verb !== true) continue;
    const place = ground.pieces.findIndex((other) => other.text === piece.text);
    if (place === -1) continue;
    const [before, after] = [
      keys(ground.pieces.slice(0, place), self),
      keys(ground.pieces.slice(place + 1), self),
    ];
    const sides = [keys(claim.pieces.slice(0, at), self), keys(claim.pieces.slice(at + 1), self)] as const;
    const crossed = (mine: readonly string[], theirs: readonly string[], right: readonly string[]) =>
      mine.some((key) => theirs.includes(key) && !right.includes(key));
    if (turns && crossed(sides[0], after, before) && crossed(sides[1], before, after))
      return [swapped(piece)];
    const [next] = sides[1];
    const [said] = after;
    if (next === undefined || said === undefined || next === said) continue;
    if (next.includes(said) || said.includes(next)) continue;
    if (
      before.includes(next) ||
      (turns && marked(piece, 'lesser') && before.some((key) => key.includes(next)))
    )
      return [swapped(piece)];
    if (marked(piece, 'from', 'lesser') && after.includes(next)) return [swapped(piece)];
  }
  return [];
}

/** Ends of verbs that lead somewhere. */
const TOWARD = /[到去往进進回]$/u;

function keys(pieces: readonly Piece[], self: string): string[] {
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    // "我弟弟" and "小明弟弟" name the brother.
    if (next && marked(next, 'kin') && (piece.person !== undefined || marked(piece, 'I'))) return [];
    if (piece.person !== undefined) return [`@${piece.person}`];
    if (marked(piece, 'I')) return [`@${self}`];
    return isContent(piece) || marked(piece, 'kin') ? [piece.text] : [];
  });
}

function swapped(piece: Piece): Problem {
  return problem('subject', `The text turns round who or what stands before and behind “${piece.text}”.`);
}
