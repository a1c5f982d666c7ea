import type { ClaimMark } from '../../languages/claims.ts';
import { stopWords } from '../../languages/general-words.ts';
import { language } from '../../languages/index.ts';
import { statementsOf } from '../../languages/statements.ts';
import { lexiconOf, type Phrases } from '../../memory/claims/lexicon.ts';
import { foldAccents, stem } from '../../text/stemming.ts';
import { isUnspaced, plainTokens, words } from '../../text/words.ts';
import { respelt, spelledOut } from './spelling.ts';

const MONTH_AND_WEEKDAY = new Map<string, ReadonlyMap<string, string>>();

/** Names of weekdays and months, which say the same whichever it is. */
function calendarNames(code: string): ReadonlyMap<string, string> {
  const known = MONTH_AND_WEEKDAY.get(code);
  if (known) return known;
  const { weekdays, months } = language(code).dates;
  const names = new Map<string, string>();
  for (const name of Object.keys(months)) names.set(name, '<month>');
  for (const name of Object.keys(weekdays)) names.set(name, '<weekday>');
  MONTH_AND_WEEKDAY.set(code, names);
  return names;
}

function generalised(word: string, names: ReadonlyMap<string, string>): string | string[] {
  const name = names.get(word);
  if (name !== undefined) return name;
  if (!/\p{N}/u.test(word)) return word;
  // Notes have their dates written out by code.
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return ['<number>', '<month>'];
  if (/^(?:19|20)\d\d$/.test(word)) return '<year>';
  if (/^\d{1,2}(?:[:.]\d\d|h(?:\d\d)?$)/.test(word)) return '<time>';
  if (/^\p{N}+(?:st|nd|rd|th|er|e|ème)?$/u.test(word)) return '<number>';
  return '<mixed>';
}

const LONGEST_FRAME = 8;
const LONGEST_MARK = 6;

/** Marks of words, and whether they stand first. */
function markFeatures(marks: readonly ClaimMark[], first: boolean): string[] {
  return marks.flatMap((mark) => [`m ${mark}`, `m ${mark} ${first ? 'first' : 'later'}`]);
}

/** In scripts without spaces: single letters, and the marks of the longest words that have any. */
function lettersOf(runs: readonly string[], marks: Phrases<ClaimMark>): string[] {
  const found: string[] = [];
  for (const [number, run] of runs.entries()) {
    for (const letter of run) found.push(`c ${letter}`);
    found.push(`^c ${run.slice(0, 3)}`, `$c ${run.slice(-1)}`, `$c ${run.slice(-3)}`);
    for (let at = 0; at < run.length; ) {
      let end = Math.min(run.length, at + LONGEST_MARK);
      while (end > at && marks.get(run.slice(at, end)).length === 0) end -= 1;
      found.push(...markFeatures(marks.get(run.slice(at, end)), number === 0 && at === 0));
      at = Math.max(end, at + 1);
    }
  }
  return found;
}

/** Words, their stems, beginnings and endings, and pairs of them. */
function wordFeatures(tokens: readonly string[], code: string): string[] {
  const found: string[] = [];
  const plain = tokens.map(foldAccents);
  for (const [at, word] of plain.entries()) {
    const token = tokens[at] ?? word;
    const whole = word.startsWith('<') || isUnspaced(word);
    const root = whole ? word : stem(token, code);
    found.push(`w ${word}`);
    if (root !== word) found.push(`s ${root}`);
    const next = plain[at + 1];
    if (next !== undefined) found.push(`2 ${word} ${next}`);
    const after = plain[at + 2];
    if (after !== undefined) found.push(`_ ${word} ${after}`);
    if (!whole && word.length > 4)
      found.push(`e ${word.slice(-2)}`, `e ${word.slice(-3)}`, `p ${word.slice(0, 4)}`);
  }
  found.push(`^ ${plain[0] ?? ''}`, `^ ${plain[0] ?? ''} ${plain[1] ?? ''}`, `$ ${plain.at(-1) ?? ''}`);
  return found;
}

/** The sentence with a star for each word of content: "I love *". */
function frameFeatures(tokens: readonly string[], { stops, marks }: Lists): string[] {
  const frame = tokens.map((word) =>
    word.startsWith('<') || stops.has(word) || marks.get(word).length > 0 ? word : '*',
  );
  const found = frame.length <= LONGEST_FRAME ? [`K ${frame.join(' ')}`] : [];
  for (let at = 0; at + 3 <= frame.length; at += 1) {
    for (const end of [at + 3, at + 4]) {
      const part = frame.slice(at, end);
      if (end <= frame.length && part.includes('*')) found.push(`k ${part.join(' ')}`);
    }
  }
  return found;
}

interface Lists {
  stops: ReadonlySet<string>;
  marks: Phrases<ClaimMark>;
}

const SIGNS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['?', /[?？]/],
  ['!', /[!！]/],
  [':)', /\p{Extended_Pictographic}/u],
  ['Name', /[\p{L}\p{M}],? \p{Lu}\p{Ll}/u],
  ['"', /["“”«„「『]/],
  ['…', /\.\.|…/],
];

/** What a sentence shows of itself, by which its kind is learned and told; each feature once. */
export function featuresOf(sentence: string, code: string): string[] {
  const names = calendarNames(code);
  const lists = { stops: stopWords(code), marks: lexiconOf(code).marks };
  const rules = statementsOf(code);
  const tokens = words(
    rules ? respelt(spelledOut(sentence, rules), rules.contractions) : sentence,
    code,
  ).flatMap((word) => generalised(word, names));
  const found = [...wordFeatures(tokens, code), ...frameFeatures(tokens, lists)];
  if (rules?.unspaced) {
    found.push(...lettersOf([...plainTokens(sentence)].filter(isUnspaced), lists.marks));
  } else {
    for (let at = 0; at < tokens.length; ) {
      const { length, values } = lists.marks.longest(tokens, at);
      found.push(...markFeatures(values, at === 0));
      at += length;
    }
  }
  for (const [name, pattern] of SIGNS) if (pattern.test(sentence)) found.push(name);
  return [...new Set(found)];
}
