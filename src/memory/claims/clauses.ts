import {
  has,
  isNounHere,
  isRealityToken,
  isSubjectPronoun,
  OBJECT_PRONOUNS,
  REALITY_MARKS,
  type RealityMark,
} from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import { membersOf, rolesOf } from './roles.ts';
import { isNotOnly, isPair, type Joint, join, type Segment, segments } from './segments.ts';
import { isTie } from './ties.ts';
import type { Token } from './tokens.ts';

type SubjectKind = 'I' | 'we' | 'you' | 'third' | 'noun' | 'none';

/** One statement of a text: about one subject, said or denied. */
export interface Clause {
  tokens: Token[];
  /** Verbs taken over from the statement before, as in "I eat fish but not meat". */
  inherited: Token[];
  roles: ReadonlyMap<Token, number>;
  /** For each token the number of the member of a list it stands in, as in "a dog and a cat". */
  members: ReadonlyMap<Token, number>;
  negated: boolean;
  likes: boolean;
  hates: boolean;
  reality: Set<RealityMark>;
  /** It is a condition, or what holds on one. */
  side: 'if' | 'then' | undefined;
  question: boolean;
  subject: SubjectKind;
  /** The words before the verb. */
  opening: Token[];
  /** Words of the subject of a statement before this one, when a pronoun stands for it. */
  referent: Token[];
  speakerMentioned: boolean;
  possessive: boolean;
  imperative: boolean;
  /** Has no word known for a verb. */
  verbless: boolean;
  sentence: number;
  joint: Joint;
}

/** The statements of a text in order. */
export function clauses(list: readonly Token[], lexicon: Lexicon): Clause[] {
  const joined = join(segments(list, lexicon), lexicon);
  const found: Clause[] = [];
  for (const segment of joined) {
    const clause = clauseOf(segment, found.at(-1), lexicon);
    if (clause) found.push(clause);
  }
  spreadConditions(found, lexicon);
  return found;
}

function clauseOf(segment: Segment, previous: Clause | undefined, lexicon: Lexicon): Clause | undefined {
  const { tokens } = segment;
  if (tokens.length === 0) return undefined;
  const verbAt = tokens.findIndex((token, at) => isVerbal(token, tokens, at));
  const sameSentence = previous?.sentence === segment.sentence ? previous : undefined;
  const fragment = verbAt === -1 && sameSentence !== undefined && segment.joint !== 'colon';
  const opening = tokens
    .slice(0, verbAt === -1 ? endOfSubject(tokens, lexicon) : verbAt)
    .filter((token) => !has(token, 'contrast', 'subordinate', 'and', 'condition') || has(token, 'third'));
  const verb = tokens[verbAt];
  const reality = new Set<RealityMark>();
  for (const token of tokens) {
    for (const mark of token.marks)
      if ((REALITY_MARKS as readonly string[]).includes(mark)) reality.add(mark as RealityMark);
  }
  const notOnly = isNotOnly(tokens, lexicon);
  if (notOnly) reality.delete('only');
  const negations = !notOnly && tokens.some((token) => has(token, 'negation'));
  const endings = tokens.filter((token) => has(token, 'ended')).length % 2 === 1;
  const own = fragment ? 'none' : subjectOf(opening, tokens, verb, lexicon);
  // "My sister lives here and works there": a verb without a subject goes on with the one before.
  const silent = own === 'third' && !opening.some(isSubjectPronoun) && segment.joint !== 'sentence';
  const goesOn = sameSentence !== undefined && sameSentence.subject !== 'I' && sameSentence.subject !== 'we';
  const kind = silent && goesOn ? 'none' : own;
  const clause: Clause = {
    tokens,
    inherited:
      fragment && sameSentence
        ? sameSentence.tokens.concat(sameSentence.inherited).filter((token) => token.verb)
        : [],
    roles: rolesOf(tokens, lexicon),
    members: membersOf(segment),
    negated: negations !== endings,
    likes: tokens.some((token) => has(token, 'like')),
    hates: tokens.some((token) => has(token, 'hate')),
    reality,
    side: undefined,
    question: segment.asked,
    subject: kind,
    opening,
    referent: [],
    speakerMentioned: tokens.some((token) => has(token, 'I', 'me', 'my', 'we', 'our')),
    possessive: opening.some((token) => has(token, 'my', 'our')),
    imperative: kind === 'none' && verbAt === 0 && lexicon.code === 'en',
    verbless: verbAt === -1,
    sentence: segment.sentence,
    joint: segment.joint,
  };
  if (isDeniedTwice(clause, sameSentence)) reality.add('unreal');
  if (sameSentence && isComplement(clause, sameSentence)) governed(clause, sameSentence);
  if (sameSentence && (fragment || (kind === 'none' && segment.joint !== 'sentence')))
    takeOver(clause, sameSentence, fragment, lexicon);
  // "The repository: https://…": the label is what the rest is about, unless that names for itself what it tells of.
  const labelled = kind === 'none' || (kind === 'noun' && clause.verbless);
  if (segment.joint === 'colon' && sameSentence?.verbless && labelled) {
    clause.opening = [...sameSentence.tokens, ...opening];
  }
  if (kind === 'third' && previous)
    clause.referent =
      previous.opening.length > 0 && previous.subject !== 'third' ? previous.opening : previous.referent;
  return clause;
}

/** Without a verb, the subject ends at a preposition or a number: "Ben taller than Chloe" is not about Chloe. */
function endOfSubject(tokens: readonly Token[], { directed }: Lexicon): number {
  if (isPair(tokens)) return tokens.findIndex((token) => token.value !== undefined);
  const end = tokens.findIndex(
    (token, at) => at > 0 && (has(token, 'preposition') || directed.has(token.word)),
  );
  return end === -1 ? tokens.length : end;
}

/** "It's not that …", "I don't not …": neither what is denied nor the opposite. */
function isDeniedTwice(clause: Clause, before: Clause | undefined): boolean {
  const { tokens } = clause;
  if (tokens.some((token, at) => token.word === 'not' && has(tokens[at - 1], 'negation'))) return true;
  const [first, last] = [tokens.findIndex(isDenial), tokens.findLastIndex(isDenial)];
  const that = tokens.findIndex(({ word }) => COMPLEMENT.has(word));
  if (first !== -1 && has(tokens[first + 1], 'be') && first < that && that < last) return true;
  return (
    before?.negated === true &&
    clause.negated &&
    clause.joint === 'subordinate' &&
    COMPLEMENT.has(tokens[0]?.word ?? '') &&
    before.tokens.every((token) => token.free || has(token, 'negation', 'be', 'third'))
  );
}

function isDenial(token: Token): boolean {
  return has(token, 'negation');
}

const COMPLEMENT = new Set(['that', 'whether', 'що', 'щоб', 'чи', 'dass', 'que', 'что', 'чтобы', 'будто']);

/** "I doubt that …": what is said there is no surer than the words it hangs on. */
function isComplement(clause: Clause, before: Clause): boolean {
  if (clause.joint !== 'subordinate' || !COMPLEMENT.has(clause.tokens[0]?.word ?? '')) return false;
  return before.tokens.slice(-3).some((token) => has(token, 'hedge', 'desire', 'report', 'ask', 'unreal'));
}

function governed(clause: Clause, before: Clause): void {
  for (const mark of before.reality) clause.reality.add(mark);
  if (before.negated) clause.negated = !clause.negated;
}

/** A statement without a subject of its own has that of the one before it; "who" takes up the words before it. */
function takeOver(clause: Clause, before: Clause, fragment: boolean, lexicon: Lexicon): void {
  if (has(clause.tokens[0], 'relative') && clause.joint === 'subordinate') {
    const objects = before.tokens.slice(before.opening.length + 1);
    if (objects.some((token) => has(token, 'kin') || (token.capital && !token.opens))) {
      clause.opening = objects.filter((token) => has(token, 'kin') || token.capital);
      clause.subject = 'noun';
      clause.possessive = objects.some((token) => has(token, 'my', 'our'));
      return;
    }
  }
  const named = clause.opening.filter((token) => has(token, 'kin') || (token.capital && !token.opens));
  // "I don't live in Lviv but Berlin" has a second object.
  const instead = before.negated && !clause.negated && clause.tokens.filter(({ free }) => !free).length === 1;
  if (fragment && clause.joint === 'contrast' && named.length > 0 && !instead) {
    clause.subject = 'noun';
    clause.possessive ||= before.possessive;
    return;
  }
  if (fragment && isPair(clause.tokens)) {
    clause.subject = 'noun';
    return;
  }
  clause.subject = before.subject;
  clause.opening = fragment ? [...before.opening] : before.opening;
  clause.referent = before.referent;
  clause.possessive = before.possessive;
  clause.speakerMentioned ||= before.speakerMentioned;
  clause.imperative = before.imperative;
  if (fragment) {
    clause.likes ||= before.likes && !clause.hates;
    clause.hates ||= before.hates && !clause.likes;
    const now = clause.tokens.some((_, at) => at < 2 && isTie(clause.tokens, at, lexicon, 'now'));
    for (const mark of before.reality) if (mark !== 'past' || !now) clause.reality.add(mark);
  }
}

function isVerbal(token: Token, tokens: readonly Token[], at: number): boolean {
  if (has(token, 'be', 'report') && !isNounHere(tokens, at)) return true;
  if (has(token, 'have') && token.word !== 'with') return true;
  if (token.verb) return !isNounHere(tokens, at);
  // A word right behind a subject pronoun or a name, with an ending of the third person, is a verb the list lacks.
  const before = tokens[at - 1];
  if (before === undefined || token.kind !== 'word') return false;
  if (has(before, 'I', 'we') || (has(before, 'third') && !OBJECT_PRONOUNS.has(before.word)))
    return !token.free && !token.strict;
  return (
    before.capital &&
    !before.free &&
    !token.capital &&
    /^[a-z]+(?:s|ed)$/u.test(token.word) &&
    !token.free &&
    !before.possessive
  );
}

function subjectOf(
  opening: readonly Token[],
  tokens: readonly Token[],
  verb: Token | undefined,
  lexicon: Lexicon,
): SubjectKind {
  const behind = lexicon.language.verbSecond ? tokens.findIndex((token) => has(token, 'I', 'we')) : -1;
  if (behind !== -1) {
    // "Tea I like": where the verb comes second, its subject may stand behind it.
    const several =
      has(tokens[behind], 'we') || has(tokens[behind - 1], 'and') || has(tokens[behind + 1], 'and');
    return several ? 'we' : 'I';
  }
  const pronoun = opening.findLast((token) => isSubjectPronoun(token));
  if (pronoun) {
    // "Ben and I" are more than the speaker.
    const others = opening.some((token) => token !== pronoun && token.capital && !token.free);
    const { firstPersonEndings, otherPersonEndings } = lexicon.language;
    if (otherPersonEndings !== undefined && has(pronoun, 'I') && isRelatives(opening)) return 'we';
    if (has(pronoun, 'I')) return others && firstPersonEndings.length === 0 ? 'we' : 'I';
    if (has(pronoun, 'we')) return 'we';
    return has(pronoun, 'you') ? 'you' : 'third';
  }
  const { firstPersonEndings, otherPersonEndings, receivers } = lexicon.language;
  const pleases = receivers !== undefined && tokens.some(({ word }) => receivers.split('|').includes(word));
  if (otherPersonEndings !== undefined && (isRelatives(opening) || (isNamed(opening) && !pleases)))
    return 'noun';
  const first = firstPersonVerb(tokens, lexicon);
  if (first) return /(?:мо|мось|мося|..[еи]м(?:ся)?|mos)$/u.test(first.word) ? 'we' : 'I';
  if (lexicon.known && firstPersonEndings.length > 0 && opening.some((token) => has(token, 'me', 'our'))) {
    if (opening.some((token) => has(token, 'me')) && receivers === undefined)
      return isObject(opening, tokens, lexicon) ? 'noun' : 'I';
    if (pleases) return opening.some((token) => has(token, 'me')) ? 'I' : 'we';
  }
  if (!lexicon.known) return tokens.some((token) => has(token, 'my', 'our', 'kin')) ? 'noun' : 'none';
  if (opening.some((token) => isAgent(token))) return 'noun';
  if (verb === undefined && tokens.some((token) => has(token, 'I'))) return 'I';
  if (verb && otherPersonEndings?.some((ending) => verb.word.endsWith(ending))) {
    // "Quizá me mude": where the moods of doubt have one form for both persons, nobody is told.
    if (tokens.some((token) => has(token, 'hedge'))) return 'none';
    return opening.some((token) => has(token, 'you')) ? 'you' : 'third';
  }
  return 'none';
}

/** "Petro hates me", "my brother owes me money", in words of any order: somebody else does it to the speaker. */
function isObject(opening: readonly Token[], tokens: readonly Token[], { marks }: Lexicon): boolean {
  const at = opening.findIndex((token) => has(token, 'me'));
  const bare = [at - 1, at].every((n) => !marks.get(opening[n]?.word ?? '').includes('preposition'));
  // "Мені подобається сестра": whom something pleases is the one who likes.
  if (!bare || (tokens.some((token) => has(token, 'like', 'hate')) && DATIVE.test(opening[at]?.word ?? '')))
    return false;
  return opening.some(
    (token) =>
      has(token, 'kin') || (token.capital && !token.free && !token.opens) || isNamedFirst(token, opening),
  );
}

const DATIVE = /^(?:мені|мне)$/u;

/** A name that opens its sentence is a name when it stands right before "me". */
function isNamedFirst(token: Token, opening: readonly Token[]): boolean {
  return token.capital && !token.free && has(opening[opening.indexOf(token) + 1], 'me');
}

/** The verb by whose ending the speaker is the subject. Nouns may have the same ending where it is short. */
function firstPersonVerb(tokens: readonly Token[], { language }: Lexicon): Token | undefined {
  const ends = (token: Token) => language.firstPersonEndings.some((ending) => token.word.endsWith(ending));
  if (language.otherPersonEndings === undefined) return tokens.find((token) => token.verb && ends(token));
  const verb = tokens.find(
    (token, at) => token.verb && (token.free || !has(token, 'idiom')) && !isNounHere(tokens, at),
  );
  return verb && ends(verb) ? verb : undefined;
}

/** "Petro me …", but not "a Petro le …". */
function isNamed(opening: readonly Token[]): boolean {
  return opening.some(
    (token, at) =>
      token.capital &&
      !token.free &&
      !has(opening[at - 1], 'preposition') &&
      (!token.opens || has(opening[at + 1], 'me')),
  );
}

/** "My sister …", but not "with my sister …". */
function isRelatives(opening: readonly Token[]): boolean {
  const at = opening.findIndex((token) => has(token, 'kin'));
  return at !== -1 && !opening.slice(0, at).some((token) => has(token, 'preposition'));
}

function isAgent(token: Token): boolean {
  if (token.kind === 'break') return false;
  if (has(token, 'my', 'our', 'kin')) return true;
  return !token.free && !token.strict && token.value === undefined && !isRealityToken(token);
}

/** What holds only on a condition: the statement before "if …", or the one after "If …,". */
function spreadConditions(list: readonly Clause[], lexicon: Lexicon): void {
  list.forEach((clause, at) => {
    const opening = clause.tokens.findIndex((token) => !has(token, 'and', 'contrast'));
    const first = clause.tokens[opening];
    const timed = isTie(clause.tokens, opening, lexicon, 'upon');
    if (!has(first, 'condition') && !timed) {
      const inside = clause.tokens.some((_, n) => n > opening && isTie(clause.tokens, n, lexicon, 'upon'));
      if (inside && !clause.tokens.some(({ past }) => past)) clause.reality.add('condition');
      return;
    }
    const next = list[at + 1];
    const before = list[at - 1];
    const opensSentence =
      before?.sentence !== clause.sentence ||
      clause.tokens[0] !== first ||
      has(before.tokens.at(-1), 'and', 'contrast');
    const main = opensSentence ? next : before;
    if (main?.sentence !== clause.sentence) {
      if (timed && !clause.tokens.some(({ past }) => past)) clause.reality.add('condition');
      return;
    }
    // "When I was a child I lived in Lviv" only tells when.
    if (timed && [clause, main].some(({ tokens }) => tokens.some(({ past }) => past))) return;
    main.reality.add('condition');
    if (timed) clause.reality.add('condition');
    [clause.side, main.side] = ['if', 'then'];
  });
}
