import {
  type Anchor,
  anchorsOf,
  type Case,
  type Ground,
  groundOf,
  holds,
  isAboutSpeaker,
} from './anchors.ts';
import type { Clause } from './clauses.ts';
import { dependence } from './conditions.ts';
import { changedPlaces, crossedOver, turnedRound } from './direction.ts';
import { exceptions } from './exceptions.ts';
import { has } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import { mergedSubjects, names } from './merged.ts';
import { crossed, generalised, replaced, roleProblem, verbDropped, verbReplaced } from './pairing.ts';
import type { Cast } from './people.ts';
import { possession, predicate } from './predicate.ts';
import { partOnly } from './quantities.ts';
import type { QuoteReading, Reading } from './reading.ts';
import { polarity, reality, tense } from './reality.ts';
import { type Problem, problem, subjectProblem } from './subjects.ts';
import { isTie } from './ties.ts';
import type { Token } from './tokens.ts';

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
  const grounds = quotes.flatMap((quote) =>
    quote.clauses.map((clause, at) => groundOf(clause, quote.clauses[at + 1], quote, cast)),
  );
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

/** People whom a statement of the claim is about. */
function subjectsOf({ clause, cast, frame, claim, lexicon }: Case): Set<string> {
  const own = cast.allNamed(clause.opening);
  if (own.size > 0) return own;
  const last = clause.opening.at(-1);
  if (lexicon.language.verbSecond && clause.subject === 'noun' && last) {
    // "Tee mag Ana": the subject stands behind the verb.
    const verb = clause.tokens.indexOf(last) + 1;
    const behind = cast.allNamed(clause.tokens.slice(verb + 1, verb + 3));
    if (behind.size > 0) return behind;
  }
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
    if (!isQuoted(clause, lexicon))
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
      problems.push(
        ...verbDropped(given, chosen.ground, second, anchor),
        ...replaced(anchors, chosen.ground, second, anchor),
        ...tense(clause, second.clause),
      );
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

/** Whether all of it may be said of others; "свій" is whoever is spoken of. */
function isQuoted({ tokens }: Clause, lexicon: Lexicon): boolean {
  return tokens.every((token, at) => !has(token, 'I', 'me', 'my') || isTie(tokens, at, lexicon, 'reflexive'));
}

/** Whether a statement may be about these people: others' words about themselves never are. */
function mayBearOn(ground: Ground, people: ReadonlySet<string>, frame: string | undefined): boolean {
  const speaker = ground.quote.source.speaker.id;
  if (frame !== undefined) return speaker === frame;
  if (people.size === 0 || people.has(speaker)) return true;
  return !isAboutSpeaker(ground.clause);
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
  problems.push(...framed(given, ground), ...turnedRound(clause, quoted, cast));
  problems.push(...polarity(clause, quoted), ...exceptions(given, ground, anchors));
  problems.push(
    ...reality(clause, quoted),
    ...tense(clause, quoted),
    ...generalised(clause, ground, anchors),
  );
  problems.push(...predicate(given, ground, anchors, people), ...verbReplaced(clause, quoted));
  problems.push(
    ...possession(given, ground),
    ...changedPlaces(given, ground),
    ...crossedOver(given, ground, anchors),
    ...partOnly(given, ground, anchors),
  );
  problems.push(...dependence(given, ground, anchors));
  problems.push(...subjectProblem(clause, quoted, ground.quote.source, people, cast, lexicon));
  for (const anchor of anchors) {
    if (holds(ground, anchor)) problems.push(...roleProblem(clause, ground, anchor));
  }
  problems.push(...crossed(clause, ground, anchors));
  return problems;
}

/** What is denied, dreamt or reported in a quote must be so in the claim; what is in the words of others is no claim. */
function framed({ clause, claim, cast }: Case, ground: Ground): Problem[] {
  const kind = ground.quote.frames.get(ground.clause);
  if (kind === undefined) return [];
  if (kind !== 'voice' && claim.frames.get(clause) === kind) return [];
  const speaker = ground.quote.source.speaker.id;
  const tells = ({ tokens, opening }: Clause) =>
    tokens.some((token) => has(token, 'report')) && !cast.allNamed(opening).has(speaker);
  if (kind === 'reported' && claim.clauses.some(tells)) return [];
  const code = kind === 'denied' ? 'negation' : 'condition';
  return [problem(code, 'The quote denies this or only says that others say it.')];
}

function asks(claim: Reading): boolean {
  return claim.tokens.some((token) => has(token, 'ask'));
}

function questioned(token: Token | undefined): Problem {
  return problem('condition', `“${token?.raw ?? ''}” was only asked about, not stated.`);
}

function wordProblems(given: Case, ground: Ground, anchor: Anchor): Problem[] {
  const { clause } = given;
  return [
    ...framed(given, ground),
    ...polarity(clause, ground.clause),
    ...reality(clause, ground.clause),
    ...roleProblem(clause, ground, anchor),
  ];
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
              `“${token.raw}” was said by ${who}, not by or about ${names(people, given.cast)}.`,
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
      problems.push(problem('negation', `“${token.raw}” turns round what the quote says.`));
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
