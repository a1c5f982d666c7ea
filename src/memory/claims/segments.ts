import { languages } from '../../languages/index.ts';
import { has, isNounHere, isSubjectPronoun } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import { isTie } from './ties.ts';
import type { Token } from './tokens.ts';

export type Joint = 'sentence' | 'comma' | 'and' | 'contrast' | 'subordinate' | 'colon';

export interface Segment {
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

export function segments(list: readonly Token[], lexicon: Lexicon): Segment[] {
  const found: Segment[] = [];
  let sentence = 0;
  let current: Segment = { joint: 'sentence', tokens: [], commas: [], sentence, asked: false };
  let sentenceStart = 0;
  /** Where a question opens with a mark of its own. */
  let inverted = 0;
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
          for (const segment of found.slice(questionFrom(found, sentenceStart, inverted)))
            segment.asked = true;
        sentenceStart = found.length;
      } else if (token.raw === '¿') {
        close('comma');
        inverted = found.length;
      } else if (token.raw === ':') close('colon');
      else if (/^[,，、；()（）—–-]$/u.test(token.raw) && !setsOffDoubt(list, at)) close('comma');
      return;
    }
    if (has(token, 'contrast') && !restricts(list, at)) close('contrast');
    else if (has(token, 'subordinate')) close('subordinate');
    else if (
      (has(token, 'condition') || isTie(list, at, lexicon, 'upon')) &&
      !has(list[at - 1], 'and', 'contrast')
    )
      close('subordinate');
    else if (has(token, 'and')) close('and');
    else if (startsReported(list, at)) close('subordinate');
    else if (startsConsequence(current.tokens, token, lexicon)) close('comma');
    current.tokens.push(token);
  });
  if (current.tokens.length > 0) found.push(current);
  return found;
}

/** "I have only two cats", but not "everybody came, only Petro stayed". */
function restricts(list: readonly Token[], at: number): boolean {
  return has(list[at], 'only') && list[at - 1]?.kind !== 'break';
}

/** More words than these are a statement of their own: "it is not certain that". */
const LONGEST_DOUBT = 3;

/** A comma beside nothing but words of doubt parts no statements: "I will, perhaps, move", "Мабуть, переїду". */
function setsOffDoubt(list: readonly Token[], at: number): boolean {
  const isBreak = ({ kind }: Token) => kind === 'break';
  const doubts = (words: readonly Token[]) =>
    words.length > 0 &&
    words.length <= LONGEST_DOUBT &&
    has(words[0], 'hedge') &&
    words.every((token) => has(token, 'hedge', 'idiom'));
  const near = list.slice(Math.max(0, at - LONGEST_DOUBT - 1), at);
  const next = list.slice(at + 1, at + 2 + LONGEST_DOUBT);
  const end = next.findIndex(isBreak);
  return (
    doubts(near.slice(near.findLastIndex(isBreak) + 1)) || doubts(end === -1 ? next : next.slice(0, end))
  );
}

/** A question of fewer words is only put behind what it asks: "…, is that right?". */
const SHORTEST_QUESTION = 4;

/** Where a question begins: with its sentence, or at words behind a comma that only ask: "…, does Olha have one?". */
function questionFrom(list: readonly Segment[], start: number, inverted: number): number {
  const marked = list.slice(inverted).reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (inverted > start && marked > 1) return inverted;
  const at = list.findLastIndex(
    ({ joint, tokens }, index) =>
      index > start && joint !== 'and' && interrogatives().has(tokens[0]?.word ?? ''),
  );
  const length = list.slice(at).reduce((sum, { tokens }) => sum + tokens.length, 0);
  return at === -1 || length < SHORTEST_QUESTION ? start : at;
}

let openings: ReadonlySet<string> | undefined;

/** Words with which questions open, of all languages. */
function interrogatives(): ReadonlySet<string> {
  openings ??= new Set(
    Object.values(languages).flatMap(({ words }) =>
      words.questionWords.map((opening) => opening.split(' ')[0] ?? ''),
    ),
  );
  return openings;
}

/** "Ana said Ben likes tea": a new subject right behind a verb of saying. */
function startsReported(list: readonly Token[], at: number): boolean {
  const before = list[at - 1];
  const token = list[at];
  if (!token || !has(before, 'report') || has(before, 'be')) return false;
  return isSubjectPronoun(token) || (token.capital && !token.opens) || has(token, 'my');
}

/** Whether the words can be a statement of their own. */
function standsAlone(tokens: readonly Token[], lexicon: Lexicon): boolean {
  if (!lexicon.known)
    return tokens.some((token) => isSubjectPronoun(token) || has(token, 'negation', 'be', 'like', 'hate'));
  if (lexicon.language.verbSecond && isInfinitive(tokens)) return false;
  return tokens.some(
    (token, at) =>
      has(token, 'negation', 'ended', 'be', 'like', 'hate', 'hedge') ||
      isSubjectPronoun(token) ||
      (token.verb && !isNounHere(tokens, at)),
  );
}

/** "… to drink coffee" behind a comma, as German has it: it hangs on the words before it. */
function isInfinitive(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    (token, index) =>
      (token.word === 'zu' && tokens[index + 1]?.verb && tokens[index + 1]?.word.endsWith('n')) ||
      /^\p{L}{2,}zu\p{L}+n$/u.test(token.word),
  );
  if (at === -1) return false;
  return tokens.every(
    (token, index) =>
      index === at || index === at + 1 || !(has(token, 'I', 'we', 'be') || (token.verb && index < at)),
  );
}

/** Parts that cannot stand alone go to the statement before them, or to the one after when they come first. */
export function join(list: readonly Segment[], lexicon: Lexicon): Segment[] {
  const found: Segment[] = [];
  let waiting: Segment | undefined;
  for (const segment of list) {
    if (waiting && waiting.sentence !== segment.sentence) {
      found.push(waiting);
      waiting = undefined;
    }
    let next = segment;
    if (waiting) {
      if (segment.joint === 'colon' || (isPair(waiting.tokens) && isPair(segment.tokens)))
        found.push(waiting);
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
    // "Not only French but Spanish" goes on.
    if (follows && previous && !alone && isNotOnly(previous.tokens, lexicon)) {
      previous.tokens = [...previous.tokens, ...next.tokens];
      previous.commas = listed(previous, next);
      continue;
    }
    const paired = follows && previous !== undefined && isPair(previous.tokens) && isPair(next.tokens);
    if (alone || paired || (follows && (next.joint === 'contrast' || opensNow(next.tokens, lexicon))))
      found.push(next);
    else if (follows && previous) {
      previous.tokens = [...previous.tokens, ...next.tokens];
      previous.commas = listed(previous, next);
      previous.asked ||= next.asked;
    } else waiting = next;
  }
  if (waiting) found.push(waiting);
  return found;
}

/** "If I get the job I will move": behind a condition a second subject begins what depends on it. */
function startsConsequence(before: readonly Token[], token: Token, lexicon: Lexicon): boolean {
  if (!isSubjectPronoun(token) || has(token, 'you')) return false;
  const first = before.findIndex((each) => !has(each, 'and', 'contrast'));
  if (!has(before[first], 'condition') && !isTie(before, first, lexicon, 'upon')) return false;
  const subject = before.findIndex((each) => isSubjectPronoun(each) || (each.capital && !each.free));
  return subject !== -1 && before.slice(subject + 1).some((each) => each.verb || !each.free);
}

/** "Not only": neither denied nor shut out. */
export function isNotOnly(tokens: readonly Token[], { marks }: Lexicon): boolean {
  return tokens.some(
    ({ word }, at) =>
      marks.get(word).includes('negation') && marks.get(tokens[at + 1]?.word ?? '').includes('only'),
  );
}

/** "Now in Kyiv": what was so before is so no longer. */
function opensNow(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const first = tokens.findIndex((token) => !has(token, 'and', 'contrast'));
  return isTie(tokens, first, lexicon, 'now');
}

/** "Milk 2, bread 3": a name or a thing with a number of its own. */
export function isPair(tokens: readonly Token[]): boolean {
  const value = tokens.findIndex((token) => token.value !== undefined);
  return (
    value > 0 && tokens.slice(0, value).some((token) => token.kind === 'word' && !token.free && !token.strict)
  );
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
