import { type Clause, has, isRealityToken, REALITY_MARKS, type RealityMark, ROLES } from './clauses.ts';
import { dateAt } from './dates.ts';
import type { Lexicon } from './lexicon.ts';
import type { Cast } from './people.ts';
import { lookupKeys, type QuoteReading, type Reading } from './reading.ts';
import { type Problem, problem, subjectProblem } from './subjects.ts';
import type { Token } from './tokens.ts';

/** A word of a claim that something must hold. */
interface Anchor {
  token: Token;
  keys: readonly string[];
}

/** One statement of a quote, with its words ready to be looked up. */
interface Ground {
  clause: Clause;
  quote: QuoteReading;
  words: Map<string, Token[]>;
  anchors: Anchor[];
}

/** How many words of a claim were compared, and which of them its quotes lack. */
interface Tally {
  words: number;
  added: Token[];
}

const ADVERB = /..ly$/u;

/** Compares each statement of a claim with the statements of its quotes. */
export function compareStatements(
  claim: Reading,
  quotes: readonly QuoteReading[],
  cast: Cast,
  lexicon: Lexicon,
): Problem[] {
  const grounds = quotes.flatMap((quote) => quote.clauses.map((clause) => groundOf(clause, quote, cast)));
  const tally: Tally = { words: 0, added: [] };
  const problems: Problem[] = [];
  let frame: string | undefined;
  let framedSentence = -1;
  claim.clauses.forEach((clause, at) => {
    const next = claim.clauses[at + 1];
    const opened = frameOf(clause, next, cast);
    if (opened !== undefined) {
      frame = opened;
      framedSentence = next?.joint === 'colon' ? Number.POSITIVE_INFINITY : clause.sentence;
      return;
    }
    if (frame !== undefined && clause.sentence > framedSentence) frame = undefined;
    problems.push(...compareOne({ clause, claim, grounds, quotes, cast, lexicon, frame }, tally));
  });
  const last = tally.added[0];
  if (last && tally.added.length * 4 > tally.words) problems.push(newWord(last));
  else if (tally.words === 0) {
    problems.push(problem('new_words', 'The text says nothing that could be found in its quotes.'));
  }
  return problems;
}

function newWord(token: Token): Problem {
  return problem('new_words', `The quotes say nothing of “${token.raw}”.`);
}

/** "Ana:" and "Ana said": whose words follow. */
function frameOf(clause: Clause, next: Clause | undefined, cast: Cast): string | undefined {
  const named = cast.allNamed(clause.tokens);
  const [id] = named;
  if (id === undefined || named.size !== 1 || !next) return undefined;
  const rest = clause.tokens.filter((token) => cast.named(token).size === 0);
  if (next.joint === 'colon')
    return rest.every((token) => token.free || has(token, 'report')) ? id : undefined;
  if (next.sentence !== clause.sentence || !rest.some((token) => has(token, 'report'))) return undefined;
  return rest.every((token) => token.free || has(token, 'report')) ? id : undefined;
}

interface Case {
  clause: Clause;
  claim: Reading;
  grounds: readonly Ground[];
  quotes: readonly QuoteReading[];
  cast: Cast;
  lexicon: Lexicon;
  frame: string | undefined;
}

function groundOf(clause: Clause, quote: QuoteReading, cast: Cast): Ground {
  const words = new Map<string, Token[]>();
  const all = clause.inherited.length > 0 ? [...clause.tokens, ...clause.inherited] : clause.tokens;
  for (const token of all) {
    for (const key of lookupKeys(token, quote.dates)) {
      const list = words.get(key);
      if (list) list.push(token);
      else words.set(key, [token]);
    }
  }
  return { clause, quote, words, anchors: anchorsOf(clause, quote, cast) };
}

function anchorsOf(clause: Clause, reading: Reading, cast: Cast): Anchor[] {
  const found: Anchor[] = [];
  for (const token of clause.tokens) {
    if (!isAnchor(token, reading, cast)) continue;
    const date = dateAt(token, reading.dates);
    // A date is one word, however many it is written in.
    if (date && date.start !== token.start) continue;
    found.push({ token, keys: date ? [`d:${date.day}`, ...lookupKeys(token, [])] : lookupKeys(token, []) });
  }
  return found;
}

function isAnchor(token: Token, reading: Reading, cast: Cast): boolean {
  if (token.kind === 'break' || token.kind === 'unspaced') return false;
  if (dateAt(token, reading.dates)) return true;
  if (token.kind === 'link' || token.kind === 'number') return true;
  if (Array.from(cast.named(token)).some((id) => cast.speakers.has(id))) return false;
  if (isRealityToken(token)) return false;
  if (token.value !== undefined) return true;
  if (has(token, 'kin') || token.strict) return true;
  if (has(token, 'crowd')) return false;
  return (
    !token.free &&
    !has(token, 'I', 'me', 'my', 'we', 'our', 'you', 'third', 'be', 'have', 'report', 'and', 'subordinate')
  );
}

function holds(ground: Ground, anchor: Anchor): Token | undefined {
  for (const key of anchor.keys) {
    const found = ground.words.get(key)?.[0];
    if (found) return found;
  }
  return undefined;
}

/** The word in a statement that plays the same role as in the claim; else any equal one. */
function bestMatch(ground: Ground, anchor: Anchor, roles: number): Token | undefined {
  let any: Token | undefined;
  for (const key of anchor.keys) {
    for (const token of ground.words.get(key) ?? []) {
      if ((ground.clause.roles.get(token) ?? 0) === roles) return token;
      any ??= token;
    }
  }
  return any;
}

/** People whom a statement of the claim is about. */
function subjectsOf({ clause, cast, frame, claim }: Case): Set<string> {
  const own = cast.allNamed(clause.opening);
  if (own.size > 0) return own;
  const before = cast.allNamed(clause.referent);
  if (before.size > 0) return before;
  if (frame !== undefined && (clause.subject === 'I' || clause.possessive || clause.subject === 'none'))
    return new Set([frame]);
  if (clause.subject === 'none') {
    const all = cast.allNamed(clause.tokens);
    if (all.size > 0) return all;
    const first = claim.clauses[0];
    return first && first !== clause && first.sentence === clause.sentence
      ? cast.allNamed(first.opening)
      : new Set();
  }
  return own;
}

function compareOne(given: Case, tally: Tally): Problem[] {
  const { clause, claim, grounds, cast, lexicon, frame } = given;
  const anchors = anchorsOf(clause, claim, cast);
  if (
    frame === undefined &&
    (clause.subject === 'I' || clause.tokens.some((token) => has(token, 'I', 'me', 'my')))
  ) {
    if (!isQuoted(clause))
      return [problem('subject', 'The text says “I” or “my” without naming who speaks.')];
  }
  if (anchors.length === 0) return [];
  const people = subjectsOf(given);
  const pool = grounds.filter((ground) => mayBearOn(ground, people, frame));
  tally.words += anchors.length;

  const scored = pool.map((ground) => ({
    ground,
    score: anchors.filter((anchor) => holds(ground, anchor)).length,
  }));
  const best = Math.max(0, ...scored.map((entry) => entry.score));
  if (best === 0) return missing(anchors, given, people, tally);
  let chosen: { ground: Ground; problems: Problem[] } | undefined;
  for (const { ground, score } of scored) {
    if (score !== best) continue;
    const problems = compareWith(given, ground, anchors, people);
    if (!chosen || problems.length < chosen.problems.length) chosen = { ground, problems };
    if (problems.length === 0) break;
  }
  if (!chosen) return [];
  const problems = [...chosen.problems];
  const left: Anchor[] = [];
  const used = new Set<Ground>([chosen.ground]);
  for (const anchor of anchors) {
    if (holds(chosen.ground, anchor)) continue;
    const second =
      pool.find((ground) => holds(ground, anchor) && wordProblems(given, ground, anchor).length === 0) ??
      pool.find((ground) => holds(ground, anchor));
    if (!second) {
      left.push(anchor);
      continue;
    }
    problems.push(...wordProblems(given, second, anchor));
    if (second.clause.question && !asks(claim)) problems.push(questioned(anchor.token));
    if (!used.has(second)) {
      problems.push(...verbDropped(given, chosen.ground, second, anchor));
      // "It" and "they" take up what was spoken of before; any other subject must be that of the claim.
      if (second.clause.subject !== 'third' || second.quote !== chosen.ground.quote) {
        problems.push(...subjectProblem(clause, second.clause, second.quote.source, people, cast, lexicon));
      }
    }
    used.add(second);
  }
  problems.push(...missing(left, given, people, tally, chosen.ground));
  problems.push(...mergedSubjects(given, anchors, people, used));
  return problems;
}

function isQuoted(clause: Clause): boolean {
  return clause.tokens.every((token) => !has(token, 'I', 'me', 'my'));
}

/** Whether a statement may be about these people: others' words about themselves never are. */
function mayBearOn(ground: Ground, people: ReadonlySet<string>, frame: string | undefined): boolean {
  const speaker = ground.quote.source.speaker.id;
  if (frame !== undefined) return speaker === frame;
  if (people.size === 0 || people.has(speaker)) return true;
  return !isAboutSpeaker(ground.clause);
}

function isAboutSpeaker(clause: Clause): boolean {
  return (
    clause.subject === 'I' || clause.possessive || (clause.subject === 'none' && clause.speakerMentioned)
  );
}

function compareWith(
  given: Case,
  ground: Ground,
  anchors: readonly Anchor[],
  people: ReadonlySet<string>,
): Problem[] {
  const { clause, cast, lexicon, claim } = given;
  const quoted = ground.clause;
  const problems: Problem[] = [];
  if (quoted.question && !asks(claim)) problems.push(questioned(anchors[0]?.token));
  problems.push(...polarity(clause, quoted));
  problems.push(...reality(clause, quoted));
  problems.push(...subjectProblem(clause, quoted, ground.quote.source, people, cast, lexicon));
  for (const anchor of anchors) {
    if (holds(ground, anchor)) problems.push(...roleProblem(clause, ground, anchor));
  }
  problems.push(...crossed(clause, ground, anchors));
  return problems;
}

function asks(claim: Reading): boolean {
  return claim.tokens.some((token) => has(token, 'ask'));
}

function questioned(token: Token | undefined): Problem {
  return problem('condition', `“${token?.raw ?? ''}” was only asked about, not stated.`);
}

/** What is denied must be denied, and the other way round. */
function polarity(clause: Clause, quoted: Clause): Problem[] {
  const word =
    clause.tokens.find((token) => has(token, 'negation', 'ended', 'hate')) ??
    quoted.tokens.find((token) => has(token, 'negation', 'ended', 'hate'));
  const denied = () => problem('negation', `“${word?.raw ?? 'not'}” turns round what the quote says.`);
  if (clause.hates && !quoted.hates) return [denied()];
  // "I don't hate tea" does not say that anybody likes it.
  if (clause.likes && quoted.hates && quoted.negated) return [denied()];
  return (clause.negated !== clause.hates) === (quoted.negated !== quoted.hates) ? [] : [denied()];
}

function wordProblems({ clause }: Case, ground: Ground, anchor: Anchor): Problem[] {
  return [
    ...polarity(clause, ground.clause),
    ...reality(clause, ground.clause),
    ...roleProblem(clause, ground, anchor),
  ];
}

function roleProblem(clause: Clause, ground: Ground, anchor: Anchor): Problem[] {
  const wanted = clause.roles.get(anchor.token) ?? 0;
  const found = bestMatch(ground, anchor, wanted);
  if (!found) return [];
  const [here, there] = [relationOf(anchor.token, clause.tokens), relationOf(found, ground.clause.tokens)];
  if (here?.word !== there?.word && !(here && there && here.keys.some((key) => there.keys.includes(key)))) {
    const word = (there ?? here)?.raw ?? '';
    return [
      problem(
        'new_words',
        `“${word}” stands before “${anchor.token.raw}” in only one of the text and its quote.`,
      ),
    ];
  }
  const given = ground.clause.roles.get(found) ?? 0;
  if (given === wanted) return [];
  const bound = ROLES.more | ROLES.less;
  if ((given ^ wanted) & bound)
    return [problem('number', `“${anchor.token.raw}” is a limit in one and a number in the other.`)];
  return [problem('negation', `“${anchor.token.raw}” stands on the other side in the quote.`)];
}

/** "Under", "before": the word right before another one, articles aside, that places it. */
function relationOf(token: Token, tokens: readonly Token[]): Token | undefined {
  for (let at = tokens.indexOf(token) - 1, steps = 0; at >= 0 && steps < 3; at -= 1, steps += 1) {
    const before = tokens[at];
    if (has(before, 'relation')) return before;
    if (!before?.free || before.verb || has(before, 'and', 'be', 'preposition')) return undefined;
  }
  return undefined;
}

/** Marks that a claim may leave out, because they say little of how sure a thing is. */
const DROPPABLE: ReadonlySet<RealityMark> = new Set(['plan', 'request', 'only']);
/** Marks of the quote that make one of the claim true as well. */
const COVERED_BY: Readonly<Partial<Record<RealityMark, readonly RealityMark[]>>> = {
  plan: ['plan', 'request', 'desire', 'need', 'hedge', 'condition'],
  desire: ['desire', 'request', 'plan'],
  need: ['need', 'request'],
  request: ['request', 'desire', 'need', 'plan'],
  hedge: ['hedge'],
  condition: ['condition'],
  unreal: ['unreal'],
  past: ['past'],
  almost: ['almost'],
  only: ['only', 'condition'],
};
/** Marks of a claim that keep one of the quote. */
const KEPT_BY: Readonly<Partial<Record<RealityMark, readonly RealityMark[]>>> = {
  desire: ['desire', 'plan', 'hedge'],
  need: ['need'],
  hedge: ['hedge'],
  condition: ['condition'],
  unreal: ['unreal'],
  past: ['past'],
  almost: ['almost'],
};

/** Conditions, doubts and wishes must be kept, and none added. */
function reality(clause: Clause, quoted: Clause): Problem[] {
  const problems: Problem[] = [];
  for (const mark of REALITY_MARKS) {
    if (
      quoted.reality.has(mark) &&
      !DROPPABLE.has(mark) &&
      !KEPT_BY[mark]?.some((kept) => clause.reality.has(kept))
    ) {
      if (mark === 'past' && clause.negated && clause.tokens.some((token) => has(token, 'ended'))) continue;
      problems.push(
        problem('condition', `The quote says “${wordOf(quoted, mark)}”, which the text leaves out.`),
      );
    }
    if (clause.reality.has(mark) && !COVERED_BY[mark]?.some((covering) => quoted.reality.has(covering))) {
      if (
        (mark === 'desire' || mark === 'plan' || mark === 'need' || mark === 'request') &&
        quoted.imperative
      )
        continue;
      if (mark === 'past' && quoted.tokens.some((token) => has(token, 'ended'))) continue;
      if (mark === 'plan' && !quoted.negated) continue;
      problems.push(
        problem('condition', `The text says “${wordOf(clause, mark)}”, which the quote does not.`),
      );
    }
  }
  return problems;
}

function wordOf(clause: Clause, mark: RealityMark): string {
  return clause.tokens.find((token) => has(token, mark))?.raw ?? 'if';
}

/** Whether words that belong together in the claim belong to different members of a list in the quote. */
function crossed(clause: Clause, ground: Ground, anchors: readonly Anchor[]): Problem[] {
  const members = new Map<number, Anchor[]>();
  for (const anchor of anchors) {
    const member = clause.members.get(anchor.token) ?? 0;
    members.set(member, [...(members.get(member) ?? []), anchor]);
  }
  for (const group of members.values()) {
    const problem = crossedIn(group, ground);
    if (problem) return [problem];
  }
  return [];
}

function crossedIn(group: readonly Anchor[], ground: Ground): Problem | undefined {
  const places = group.flatMap((anchor) => {
    const token = holds(ground, anchor);
    return token && !anchor.token.verb
      ? [{ anchor, member: ground.clause.members.get(token) ?? 0, token }]
      : [];
  });
  const matched = new Set(
    group.flatMap((anchor) => anchor.keys.flatMap((key) => ground.words.get(key) ?? [])),
  );
  const unmatched = (member: number) =>
    ground.anchors.some(
      ({ token }) => ground.clause.members.get(token) === member && !matched.has(token) && !token.verb,
    );
  for (let at = 1; at < places.length; at += 1) {
    const [one, other] = [places[at - 1], places[at]];
    if (!one || !other || one.member === other.member) continue;
    if (unmatched(one.member) && unmatched(other.member)) {
      const code =
        one.anchor.token.value !== undefined || other.anchor.token.value !== undefined
          ? 'number'
          : other.anchor.token.capital
            ? 'name'
            : 'new_words';
      return problem(
        code,
        `“${one.anchor.token.raw}” and “${other.anchor.token.raw}” do not belong together in the quote.`,
      );
    }
  }
  return undefined;
}

/** "I sold my car and bought a bike" does not say that a bike was sold. */
function verbDropped({ clause }: Case, first: Ground, second: Ground, anchor: Anchor): Problem[] {
  const verbs = mainVerbs(second.clause);
  if (verbs.length === 0) return [];
  const keys = new Set(clause.tokens.flatMap((token) => token.keys));
  if (verbs.some((verb) => verb.keys.some((key) => keys.has(key)))) return [];
  const usesOther = mainVerbs(first.clause).some((verb) => verb.keys.some((key) => keys.has(key)));
  if (!usesOther && verbs.some((verb) => verb.marks.length > 0)) return [];
  return [problem('new_words', `“${anchor.token.raw}” belongs to another statement of the quotes.`)];
}

export function mainVerbs(clause: Clause): Token[] {
  return clause.tokens.filter(
    (token) =>
      token.verb &&
      !token.free &&
      !has(token, 'be', 'have', 'light', 'report', 'like', 'hate', ...REALITY_MARKS),
  );
}

/** What becomes of words that no statement in question holds. */
function missing(
  list: readonly Anchor[],
  given: Case,
  people: ReadonlySet<string>,
  tally: Tally,
  ground?: Ground,
): Problem[] {
  const problems: Problem[] = [];
  for (const anchor of list) {
    const { token } = anchor;
    const elsewhere = given.grounds.find((other) => holds(other, anchor));
    if (elsewhere) {
      const speaks = Array.from(people).some((id) => given.cast.speakers.has(id));
      const who = given.cast.name(elsewhere.quote.source.speaker.id);
      problems.push(
        speaks && isAboutSpeaker(elsewhere.clause) && given.quotes.length > 1 && ground
          ? problem(
              'merged_subjects',
              `“${token.raw}” was said by ${who} about themselves, not about ${names(people, given.cast)}.`,
            )
          : problem(
              'subject',
              `“${token.raw}” was said by ${who}, not by or about ${names(people, given.cast)}.`,
            ),
      );
      continue;
    }
    const opposed = oppositeIn(token, given, ground);
    if (opposed) {
      problems.push(problem('negation', `“${token.raw}” is the opposite of “${opposed}” in the quote.`));
      continue;
    }
    // Numbers, names, dates and links are reported by their own checks.
    if (token.value !== undefined || token.kind !== 'word' || anchor.keys.some((key) => key.startsWith('d:')))
      continue;
    if (token.capital && !token.opens) continue;
    if (token.strict || has(token, 'kin') || (given.lexicon.known && !mayBeAdded(token, given, ground)))
      problems.push(newWord(token));
    else tally.added.push(token);
  }
  return problems;
}

function names(people: ReadonlySet<string>, cast: Cast): string {
  return Array.from(people, (id) => cast.name(id)).join(' and ') || 'this subject';
}

/** A new word is harmless when it neither takes the place of another one nor adds a detail of its own. */
function mayBeAdded(token: Token, { clause, lexicon }: Case, ground: Ground | undefined): boolean {
  if (!ground) return false;
  if (lexicon.code === 'en' && ADVERB.test(token.word)) return false;
  const claimKeys = new Set(clause.tokens.flatMap((each) => each.keys));
  const replaced = ground.anchors.some(
    ({ token: other }) =>
      other.kind === 'word' && other.value === undefined && !other.keys.some((key) => claimKeys.has(key)),
  );
  if (replaced) return false;
  const at = clause.tokens.indexOf(token);
  const before = clause.tokens[at - 1];
  const after = clause.tokens[at + 1];
  if (
    has(before, 'and', 'have') ||
    (before?.free && !has(before, 'third', 'we', 'be', 'light', 'plan', 'desire', 'report'))
  )
    return false;
  return token.verb || after === undefined || after.free;
}

function oppositeIn(
  token: Token,
  { lexicon, grounds }: Case,
  ground: Ground | undefined,
): string | undefined {
  const sides = lexicon.opposite.get(token.word);
  if (sides.length === 0) return undefined;
  for (const other of ground ? [ground] : grounds) {
    for (const word of other.clause.tokens) {
      if (lexicon.opposite.get(word.word).some((side) => sides.includes(-side))) return word.raw;
    }
  }
  return undefined;
}

/** One sentence about one subject, or about several together, may not mix what each said about themselves. */
function mergedSubjects(
  given: Case,
  anchors: readonly Anchor[],
  people: ReadonlySet<string>,
  used: ReadonlySet<Ground>,
): Problem[] {
  const { cast, grounds, frame, clause } = given;
  if (frame !== undefined || (people.size === 1 && !clause.tokens.some((token) => has(token, 'crowd'))))
    return [];
  if (people.size === 0) {
    const speakers = new Set(
      Array.from(used)
        .filter((ground) => isAboutSpeaker(ground.clause))
        .map((ground) => ground.quote.source.speaker.id),
    );
    if (speakers.size < 2) return [];
    return [
      problem('merged_subjects', `What ${names(speakers, cast)} said about themselves is merged into one.`),
    ];
  }
  for (const id of people) {
    if (joinsIn(given, id)) continue;
    for (const anchor of anchors) {
      const holding = grounds.filter((ground) => holds(ground, anchor));
      if (
        holding.length === 0 ||
        holding.some((ground) => ground.quote.source.speaker.id === id || !isAboutSpeaker(ground.clause))
      )
        continue;
      return [
        problem(
          'merged_subjects',
          `Only ${cast.name(holding[0]?.quote.source.speaker.id ?? '')} spoke of “${anchor.token.raw}”, not ${cast.name(id)}.`,
        ),
      ];
    }
  }
  return [];
}

/** "Me too!" takes over what another said. */
function joinsIn({ quotes }: Case, id: string): boolean {
  return quotes.some(
    (quote) =>
      quote.source.speaker.id === id &&
      quote.tokens.length <= 8 &&
      quote.tokens.some((token) => has(token, 'too')) &&
      quote.tokens.every((token) => token.kind === 'break' || token.free || has(token, 'too', 'I', 'me')),
  );
}
