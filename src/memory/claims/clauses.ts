import type { ClaimMark } from '../../languages/claims.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** How real a statement is said to be. Each of these must be the same in a claim and in the words it rests on. */
export const REALITY_MARKS = [
  'condition',
  'hedge',
  'desire',
  'need',
  'plan',
  'past',
  'almost',
  'unreal',
  'request',
  'only',
] as const;
export type RealityMark = (typeof REALITY_MARKS)[number];

/** The role of a word among others of its statement. */
export const ROLES = { without: 1, lesser: 2, from: 4, more: 8, less: 16 } as const;

export type SubjectKind = 'I' | 'we' | 'you' | 'third' | 'noun' | 'none';

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

export type Joint = 'sentence' | 'comma' | 'and' | 'contrast' | 'subordinate' | 'colon';

interface Segment {
  joint: Joint;
  tokens: Token[];
  commas: Token[];
  sentence: number;
  asked: boolean;
}

const SENTENCE_END = /^[.!?…\n。！？;；؟]$/u;
const ASKED = /^[?？؟]$/u;
const STRENGTH: Readonly<Record<Joint, number>> = {
  comma: 0,
  and: 1,
  subordinate: 2,
  contrast: 3,
  colon: 4,
  sentence: 5,
};

export function has(token: Token | undefined, ...marks: ClaimMark[]): boolean {
  return token?.marks.some((mark) => marks.includes(mark)) ?? false;
}

/** The statements of a text in order. */
export function clauses(list: readonly Token[], lexicon: Lexicon): Clause[] {
  const joined = join(segments(list, lexicon), lexicon);
  const found: Clause[] = [];
  for (const segment of joined) {
    const clause = clauseOf(segment, found.at(-1), lexicon);
    if (clause) found.push(clause);
  }
  spreadConditions(found);
  return found;
}

function segments(list: readonly Token[], lexicon: Lexicon): Segment[] {
  const found: Segment[] = [];
  let sentence = 0;
  let current: Segment = { joint: 'sentence', tokens: [], commas: [], sentence, asked: false };
  let sentenceStart = 0;
  const close = (joint: Joint) => {
    if (current.tokens.length > 0) {
      found.push(current);
      current = { joint, tokens: [], commas: [], sentence, asked: false };
    } else if (STRENGTH[joint] > STRENGTH[current.joint]) current.joint = joint;
    current.sentence = sentence;
  };
  list.forEach((token, at) => {
    if (token.kind === 'break') {
      if (SENTENCE_END.test(token.raw)) {
        const asked = ASKED.test(token.raw);
        sentence += 1;
        close('sentence');
        if (asked)
          for (let index = sentenceStart; index < found.length; index += 1)
            (found[index] as Segment).asked = true;
        sentenceStart = found.length;
      } else if (token.raw === ':') close('colon');
      else if (/^[,，、；()（）—–-]$/u.test(token.raw)) close('comma');
      return;
    }
    if (has(token, 'contrast')) close('contrast');
    else if (has(token, 'subordinate')) close('subordinate');
    else if (has(token, 'condition') && !has(list[at - 1], 'and', 'contrast')) close('subordinate');
    else if (has(token, 'and')) close('and');
    else if (startsReported(list, at, lexicon)) close('subordinate');
    current.tokens.push(token);
  });
  if (current.tokens.length > 0) found.push(current);
  return found;
}

/** "Ana said Ben likes tea": a new subject right behind a verb of saying. */
function startsReported(list: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = list[at - 1];
  const token = list[at];
  if (!token || !has(before, 'report') || has(before, 'be')) return false;
  return isSubjectPronoun(token, lexicon) || (token.capital && !token.opens) || has(token, 'my');
}

const OBJECT_PRONOUNS = new Set(
  'him her them his hers their its himself herself themselves this these those there його її їх їй йому їм ним нею ними неї нього них це цей ця ці той там'.split(
    ' ',
  ),
);

function isSubjectPronoun(token: Token, _lexicon: Lexicon): boolean {
  if (has(token, 'I', 'we')) return true;
  if (has(token, 'third')) return !OBJECT_PRONOUNS.has(token.word);
  return (
    has(token, 'you') &&
    !/^(?:your|yours|ur|тебе|тобі|тобою|вас|вам|вами|тв.*|ваш.*|у тебе|у вас)$/u.test(token.word)
  );
}

/** Whether the words can be a statement of their own. */
function standsAlone(tokens: readonly Token[], lexicon: Lexicon): boolean {
  if (!lexicon.known)
    return tokens.some(
      (token) => isSubjectPronoun(token, lexicon) || has(token, 'negation', 'be', 'like', 'hate'),
    );
  return tokens.some(
    (token, at) =>
      has(token, 'negation', 'ended', 'be', 'like', 'hate', 'hedge') ||
      isSubjectPronoun(token, lexicon) ||
      (token.verb && !isNounHere(tokens, at)),
  );
}

/** After an article or a possessive, and with no noun between, a word that could be a verb is a noun. */
function isNounHere(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before >= at - 4; before -= 1) {
    const token = tokens[before] as Token;
    if (isDeterminer(token)) return true;
    if (token.verb || !(token.free || token.strict || token.value !== undefined)) return false;
    if (has(token, 'to') || isSubjectPronounLoose(token)) return false;
  }
  return false;
}

function isSubjectPronounLoose(token: Token): boolean {
  return has(token, 'I', 'we', 'you') || (has(token, 'third') && !OBJECT_PRONOUNS.has(token.word));
}

const ARTICLES = new Set(
  'the a an this these those his her their its your every each some any no'.split(' '),
);

function isDeterminer(token: Token): boolean {
  return ARTICLES.has(token.word) || has(token, 'my', 'our') || token.possessive;
}

/** Parts that cannot stand alone go to the statement before them, or to the one after when they come first. */
function join(list: readonly Segment[], lexicon: Lexicon): Segment[] {
  const found: Segment[] = [];
  let waiting: Segment | undefined;
  for (const segment of list) {
    if (waiting && waiting.sentence !== segment.sentence) {
      found.push(waiting);
      waiting = undefined;
    }
    let next = segment;
    if (waiting) {
      if (segment.joint === 'colon') found.push(waiting);
      else
        next = {
          ...segment,
          joint: waiting.joint,
          tokens: [...waiting.tokens, ...segment.tokens],
          commas: listed(waiting, segment),
        };
      waiting = undefined;
    }
    const alone = standsAlone(next.tokens, lexicon);
    const previous = found.at(-1);
    const follows =
      previous?.sentence === next.sentence && next.joint !== 'colon' && next.joint !== 'sentence';
    if (isAnswer(next.tokens)) continue;
    if (alone || (follows && next.joint === 'contrast')) found.push(next);
    else if (follows && previous) {
      previous.tokens = [...previous.tokens, ...next.tokens];
      previous.commas = listed(previous, next);
      previous.asked ||= next.asked;
    } else waiting = next;
  }
  if (waiting) found.push(waiting);
  return found;
}

function listed(before: Segment, after: Segment): Token[] {
  const first = after.tokens[0];
  const list = [...before.commas, ...after.commas];
  if (first && (after.joint === 'comma' || after.joint === 'and')) list.push(first);
  return list;
}

/** "No," and "yes," answer something; they deny nothing that follows. */
function isAnswer(tokens: readonly Token[]): boolean {
  return (
    tokens.length === 1 &&
    /^(?:no|nope|yes|yeah|ok|okay|ні|так|ага|nein|ja|sí|si|oui|non|нет|да)$/u.test(tokens[0]?.word ?? '')
  );
}

function clauseOf(segment: Segment, previous: Clause | undefined, lexicon: Lexicon): Clause | undefined {
  const { tokens } = segment;
  if (tokens.length === 0) return undefined;
  const verbAt = tokens.findIndex((token, at) => isVerbal(token, tokens, at));
  const sameSentence = previous?.sentence === segment.sentence ? previous : undefined;
  const fragment = verbAt === -1 && sameSentence !== undefined && segment.joint !== 'colon';
  const opening = tokens
    .slice(0, verbAt === -1 ? endOfSubject(tokens) : verbAt)
    .filter((token) => !has(token, 'contrast', 'subordinate', 'and', 'condition') || has(token, 'third'));
  const verb = tokens[verbAt];
  const reality = new Set<RealityMark>();
  for (const token of tokens) {
    for (const mark of token.marks)
      if ((REALITY_MARKS as readonly string[]).includes(mark)) reality.add(mark as RealityMark);
  }
  const negations = tokens.some((token) => has(token, 'negation'));
  const endings = tokens.filter((token) => has(token, 'ended')).length % 2 === 1;
  const kind = fragment ? 'none' : subjectOf(opening, tokens, verb, lexicon);
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
  if (sameSentence && isComplement(clause, sameSentence)) governed(clause, sameSentence);
  if (sameSentence && (fragment || (kind === 'none' && segment.joint !== 'sentence')))
    takeOver(clause, sameSentence, fragment);
  // "The repository: https://…": the label is what the rest is about.
  if (segment.joint === 'colon' && sameSentence?.verbless && (kind === 'noun' || kind === 'none')) {
    clause.opening = [...sameSentence.tokens, ...opening];
  }
  if (kind === 'third' && previous)
    clause.referent =
      previous.opening.length > 0 && previous.subject !== 'third' ? previous.opening : previous.referent;
  return clause;
}

/** Without a verb, the subject ends at a preposition: "Ben taller than Chloe" is not about Chloe. */
function endOfSubject(tokens: readonly Token[]): number {
  const end = tokens.findIndex((token, at) => at > 0 && has(token, 'preposition'));
  return end === -1 ? tokens.length : end;
}

const COMPLEMENT = new Set(['that', 'whether', 'що', 'щоб', 'чи', 'dass', 'que', 'что']);

/** "I doubt that …": what is said there is no surer than the words it hangs on. */
function isComplement(clause: Clause, before: Clause): boolean {
  if (clause.joint !== 'subordinate' || !COMPLEMENT.has(clause.tokens[0]?.word ?? '')) return false;
  return has(before.tokens.at(-1), 'hedge', 'desire', 'report', 'ask', 'unreal');
}

function governed(clause: Clause, before: Clause): void {
  for (const mark of before.reality) clause.reality.add(mark);
  if (before.negated) clause.negated = !clause.negated;
}

/** A statement without a subject of its own has that of the one before it; "who" takes up the words before it. */
function takeOver(clause: Clause, before: Clause, fragment: boolean): void {
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
  if (fragment && clause.joint === 'contrast' && named.length > 0) {
    clause.subject = 'noun';
    clause.possessive ||= before.possessive;
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
    for (const mark of before.reality) clause.reality.add(mark);
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
  const pronoun = opening.findLast((token) => isSubjectPronoun(token, lexicon));
  if (pronoun) {
    // "Ben and I" are more than the speaker.
    const others = opening.some((token) => token !== pronoun && token.capital && !token.free);
    if (has(pronoun, 'I')) return others && !lexicon.language.firstPersonEndings.length ? 'we' : 'I';
    if (has(pronoun, 'we')) return 'we';
    return has(pronoun, 'you') ? 'you' : 'third';
  }
  const { firstPersonEndings } = lexicon.language;
  const first = tokens.find(
    (token) => token.verb && firstPersonEndings.some((ending) => token.word.endsWith(ending)),
  );
  if (first) return /(?:мо|мось|мося)$/u.test(first.word) ? 'we' : 'I';
  if (lexicon.known && firstPersonEndings.length > 0 && opening.some((token) => has(token, 'me'))) return 'I';
  if (!lexicon.known) return tokens.some((token) => has(token, 'my', 'our', 'kin')) ? 'noun' : 'none';
  if (opening.some((token) => isAgent(token))) return 'noun';
  if (verb === undefined && tokens.some((token) => has(token, 'I'))) return 'I';
  return 'none';
}

function isAgent(token: Token): boolean {
  if (token.kind === 'break') return false;
  if (has(token, 'my', 'our', 'kin')) return true;
  return !token.free && !token.strict && token.value === undefined && !isRealityToken(token);
}

/** Whether the word only says how real a statement is, or denies it. */
export function isRealityToken(token: Token): boolean {
  return has(
    token,
    ...REALITY_MARKS,
    'negation',
    'ended',
    'without',
    'lesser',
    'more',
    'less',
    'contrast',
    'like',
    'hate',
    'ask',
  );
}

function rolesOf(tokens: readonly Token[], lexicon: Lexicon): Map<Token, number> {
  const roles = new Map<Token, number>();
  let lasting = 0;
  let bound = 0;
  const sourceEnds = tokens.findLastIndex((token) => has(token, 'to'));
  tokens.forEach((token, at) => {
    if (has(token, 'without')) lasting |= ROLES.without;
    else if (has(token, 'lesser') || isPreferenceOver(token, tokens, at)) lasting |= ROLES.lesser;
    else if (has(token, 'contrast')) lasting = 0;
    if (has(token, 'from') && at < sourceEnds && isRoute(tokens, at, sourceEnds, lexicon))
      lasting |= ROLES.from;
    if (has(token, 'to')) lasting &= ~ROLES.from;
    if (has(token, 'more') && token.value === undefined) bound = ROLES.more;
    else if (has(token, 'less') && token.value === undefined) bound = ROLES.less;
    else if (token.value !== undefined) {
      roles.set(token, lasting | bound);
      bound = 0;
      return;
    } else if (!token.free && !has(token, 'idiom')) bound = 0;
    roles.set(token, lasting);
  });
  return roles;
}

/** "Prefer tea over coffee", "prefer tea to coffee". */
function isPreferenceOver(token: Token, tokens: readonly Token[], at: number): boolean {
  if (token.word === 'over') return tokens[at + 1]?.value === undefined;
  return (
    token.word === 'to' &&
    tokens.slice(0, at).some((before) => /^prefer/u.test(before.word)) &&
    !tokens[at + 1]?.verb
  );
}

function isRoute(tokens: readonly Token[], from: number, to: number, lexicon: Lexicon): boolean {
  return lexicon.code === 'en' || tokens.slice(from + 1, to).length <= 4;
}

function membersOf(segment: Segment): Map<Token, number> {
  const members = new Map<Token, number>();
  let member = 0;
  for (const token of segment.tokens) {
    if (segment.commas.includes(token) || has(token, 'and')) member += 1;
    members.set(token, member);
  }
  return members;
}

/** What holds only on a condition: the statement before "if …", or the one after "If …,". */
function spreadConditions(list: readonly Clause[]): void {
  list.forEach((clause, at) => {
    const first = clause.tokens.find((token) => !has(token, 'and', 'contrast'));
    if (!has(first, 'condition')) return;
    const next = list[at + 1];
    const before = list[at - 1];
    const opensSentence = before?.sentence !== clause.sentence || clause.tokens[0] !== first;
    const main = opensSentence ? next : before;
    if (main?.sentence === clause.sentence) main.reality.add('condition');
  });
}
