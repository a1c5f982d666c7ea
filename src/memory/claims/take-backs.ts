import { DEFAULT_LANGUAGE } from '../../languages/index.ts';
import { mattersOf } from '../../languages/matters.ts';
import { languageOf } from '../../text/language.ts';
import { everyEntry, inPlace, isSubject, opensWithSubject, UNSPACED, wordsOf } from './frame-lists.ts';

const SARCASM = /(?:^|\s)\/s[\s.!]*$/u;
const SARCASM_ALONE = /^\s*\/s[\s.!]*$/u;
const LONGEST_TAKE_BACK = 60;
const LONGEST_OPENING_WORDS = 8;
/** What is put right further behind is not looked for. */
const LONGEST_OPENING = 300;
const GOES_ON = ' …';
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*/gu;
/** What parts a retraction from what is right. */
const MARK =
  /^(?:\s|\p{Extended_Pictographic}|\ufe0f)*(?:[,，、.。!！?？:：;；…—–)-]+|(?<=\p{Extended_Pictographic}\ufe0f?\s*)|$)[\s)]*/u;
const LAUGH_AHEAD = /^(?:[哈笑呵嘿嗯哦啊]|[，,、\s]|ｗ|w)+/u;
const LAUGH_BEHIND = /(?:笑|w|ｗ|啦|哈)+$/u;

const AMENDS = new Set(
  [...everyEntry('amends'), ...everyEntry('retracted')].map((entry) => entry.replace(GOES_ON, '')),
);
/** Those behind which no mark is needed: "I meant Kyiv". */
const RUNS_ON = new Set(
  everyEntry('amends').flatMap((entry) => (entry.endsWith(GOES_ON) ? entry.slice(0, -GOES_ON.length) : [])),
);
const UNSPACED_AMENDS = [...AMENDS]
  .filter((entry) => UNSPACED.test(entry))
  .sort((a, b) => b.length - a.length);
/** No other word begins what takes back: most clauses are passed over at a glance. */
const FIRST_WORDS = new Set([...AMENDS, ...everyEntry('around')].map((entry) => entry.split(' ')[0] ?? ''));
const WHOLE_FIRST = new Set([
  ...FIRST_WORDS,
  ...everyEntry('takenBack').map((entry) => entry.split(' ')[0] ?? ''),
]);
const FIRST_WORD = /[\p{L}\p{M}\p{N}'-]+/uy;
const TAKEN_BACK = everyEntry('takenBack');
const WHOLE = new Set([...TAKEN_BACK.map((entry) => entry.replace(/!$/u, '')), ...AMENDS]);
/** "NOT! I love cricket": said so in front of what is not meant. */
const CONTRARY = new Set(TAKEN_BACK.flatMap((entry) => (entry.endsWith('!') ? entry.slice(0, -1) : [])));
const AROUND = new Set(everyEntry('around'));
const ADMITS = new Set(everyEntry('admits'));

/** "hahaha", "ха-ха-ха": every length of a laugh is one word. */
function folded(word: string): string {
  return word.replace(/^(\p{L}{2})-?(?:\1-?)+\p{L}?$/u, '$1$1');
}

/** Whether a sentence is nothing but a laugh or the like. */
export function saysNothing(sentence: string): boolean {
  return wordsOf(sentence.slice(0, LONGEST_TAKE_BACK)).every((word) => AROUND.has(folded(word)));
}

/** Whether a sentence, or a clause, takes back what stands before it: "just kidding". */
export function takesBack(sentence: string): boolean {
  if (sentence.length > LONGEST_TAKE_BACK) return false;
  if (SARCASM_ALONE.test(sentence)) return true;
  return isEntry(sentence, WHOLE);
}

/** Whether a sentence, words around it aside, is one of a list. */
function isEntry(sentence: string, entries: ReadonlySet<string>): boolean {
  const list = wordsOf(sentence).map(folded);
  if (entries.has(list.join(' '))) return true;
  while (AROUND.has(list[0] ?? '')) list.shift();
  while (AROUND.has(list.at(-1) ?? '')) list.pop();
  return (
    entries.has(list.join(' ')) ||
    entries.has(list.join('').replace(LAUGH_AHEAD, '').replace(LAUGH_BEHIND, ''))
  );
}

/**
 * Whether the second of two parts says that something told before was wrong, and the first denies it: "I do not live in
 * Berlin, I was joking". The denial is meant then; "I do not live in Berlin, just kidding" takes it back.
 */
export function admitsDenied(denial: string, behind: string): boolean {
  if (behind.length > LONGEST_TAKE_BACK || !isEntry(behind, ADMITS)) return false;
  return mattersOf(languageOf(denial) ?? DEFAULT_LANGUAGE)?.negation.test(inPlace(denial)) === true;
}

/** Whether a sentence says nothing but that what follows it is not meant: "NOT!" */
export function isContrary(sentence: string): boolean {
  return (
    sentence.length <= LONGEST_TAKE_BACK &&
    /!\s*$/u.test(sentence) &&
    CONTRARY.has(wordsOf(sentence).join(' '))
  );
}

export function isSarcasm(sentence: string): boolean {
  return SARCASM.test(sentence.slice(-20));
}

/** "That's not true, I made it up, just kidding": nobody takes back in more steps. */
const MOST_STEPS = 4;
const CLAUSE = /^[^,，、.。!！?？:：;；…—–]{1,40}[,，、.。!！:：;；…—–]\s*/u;

/**
 * How long the words are with which a sentence takes back the one before, to say what is right or nothing more: "no
 * wait, …", "not true, I made it up"; 0 when it does not. A mere "no" may answer somebody else.
 */
export function amendsFor(sentence: string): number {
  let end = 0;
  let sure = 0;
  for (let step = 0; step < MOST_STEPS && end < sentence.length; step += 1) {
    const rest = sentence.slice(end, end + 2 * LONGEST_TAKE_BACK);
    const length = openingFor(rest);
    if (length > 0) sure = end + length;
    const unsure = length === 0 && mayTakeBack(rest) ? (CLAUSE.exec(rest)?.[0] ?? '') : '';
    if (length === 0 && !takesBack(unsure)) break;
    end += length || unsure.length;
  }
  return sure;
}

function mayTakeBack(opening: string): boolean {
  const [word = ''] = wordsOf(opening.slice(0, 30));
  return WHOLE_FIRST.has(folded(word)) || UNSPACED.test(word);
}

function openingFor(sentence: string): number {
  const opening = inPlace(sentence.slice(0, 2 * LONGEST_TAKE_BACK));
  return UNSPACED.test(opening.slice(0, 12)) ? unspacedAmends(opening) : spacedAmends(opening);
}

function spacedAmends(opening: string): number {
  const found = [...opening.matchAll(WORD)].slice(0, LONGEST_OPENING_WORDS);
  const list = found.map(([word]) => folded(word));
  for (let from = 0; from < list.length; from += 1) {
    for (let to = list.length; to > from; to -= 1) {
      const phrase = list.slice(from, to).join(' ');
      const last = found[to - 1];
      if (!AMENDS.has(phrase) || last === undefined) continue;
      const end = last.index + last[0].length;
      const mark = MARK.exec(opening.slice(end))?.[0].length;
      if (mark !== undefined) return end + mark;
      if (RUNS_ON.has(phrase) || (list.length > to && isSubject(list[to] ?? ''))) return end + 1;
    }
    if (!AROUND.has(list[from] ?? '')) return 0;
  }
  return 0;
}

function unspacedAmends(opening: string): number {
  const laugh = LAUGH_AHEAD.exec(opening)?.[0].length ?? 0;
  for (const from of new Set([0, laugh])) {
    const rest = opening.slice(from);
    const phrase = UNSPACED_AMENDS.find((entry) => rest.startsWith(entry));
    if (phrase === undefined) continue;
    const after = rest.slice(phrase.length);
    const mark = MARK.exec(after)?.[0].length;
    if (mark !== undefined || opensWithSubject(after)) return from + phrase.length + (mark ?? 0);
  }
  return 0;
}

/** A part of a sentence, what it is told to be, and where the sentence goes on behind that. */
interface Amended {
  end: number;
  start: number;
  /** It denies what is admitted to have been wrong. */
  stands?: true;
}

/** The place in a sentence behind which it says anew what stands before: "in Lviv, no wait, in Kyiv". */
export function amendedWithin(sentence: string): Amended | undefined {
  const opening = inPlace(sentence.slice(0, LONGEST_OPENING));
  for (const { index, 0: joint } of opening.matchAll(/\s*[,，、;；…—–(（]+\s*|\s-\s/gu)) {
    const at = index + joint.length;
    if (index === 0) continue;
    const rest = sentence.slice(at, at + 2 * LONGEST_TAKE_BACK);
    if (admitsDenied(sentence.slice(0, index), rest))
      return { end: index, start: sentence.length, stands: true };
    if (endsTakenBack(rest)) return { end: index, start: sentence.length };
    const length = mayAmend(opening, at) ? amendsFor(rest) : 0;
    if (length === 0) continue;
    const start = Math.min(sentence.length, at + length);
    const stands = admitsDenied(sentence.slice(0, index), rest.slice(0, length));
    return { end: index, start, ...(stands ? { stands } : {}) };
  }
  return undefined;
}

/** "I love cricket, not really"; what is asked asks to be confirmed. */
function endsTakenBack(rest: string): boolean {
  return mayTakeBack(rest) && !/[?？]/u.test(rest) && takesBack(rest);
}

function mayAmend(opening: string, at: number): boolean {
  FIRST_WORD.lastIndex = at;
  const word = FIRST_WORD.exec(opening)?.[0] ?? '';
  return FIRST_WORDS.has(folded(word)) || UNSPACED.test(word);
}
