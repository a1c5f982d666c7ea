import type { ClaimMark } from '../../languages/claims.ts';
import { stopWords } from '../../languages/general-words.ts';
import { language } from '../../languages/index.ts';
import { statementsOf } from '../../languages/statements.ts';
import { lexiconOf, type Phrases } from '../../memory/claims/lexicon.ts';
import { foldAccents, stem } from '../../text/stemming.ts';
import { isUnspaced, plainTokens, words } from '../../text/words.ts';
import { spelledOut } from './clauses.ts';

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

function generalised(word: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(word);
  if (name !== undefined) return name;
  if (!/\p{N}/u.test(word)) return word;
  if (/^(?:19|20)\d\d$/.test(word)) return '<year>';
  if (/^\d{1,2}(?:[:.]\d\d|h(?:\d\d)?$)/.test(word)) return '<time>';
  if (/^\p{N}+(?:st|nd|rd|th|er|e|ème)?$/u.test(word)) return '<number>';
  return '<mixed>';
}

const LONGEST_FRAME = 8;
const LONGEST_MARK = 6;

/** In scripts without spaces: single letters, and the marks of the longest words that have any. */
function lettersOf(runs: readonly string[], marks: Phrases<ClaimMark>): string[] {
  const found: string[] = [];
  for (const [number, run] of runs.entries()) {
    for (const letter of run) found.push(`c ${letter}`);
    found.push(`^c ${run.slice(0, 3)}`, `$c ${run.slice(-1)}`, `$c ${run.slice(-3)}`);
    for (let at = 0; at < run.length; ) {
      let end = Math.min(run.length, at + LONGEST_MARK);
      while (end > at && marks.get(run.slice(at, end)).length === 0) end -= 1;
      for (const mark of marks.get(run.slice(at, end)))
        found.push(`m ${mark}`, `m ${mark} ${number === 0 && at === 0 ? 'first' : 'later'}`);
      at = Math.max(end, at + 1);
    }
  }
  return found;
}

function signsOf(sentence: string): string[] {
  return [
    ...(/？/.test(sentence) ? ['?'] : []),
    ...(/！/.test(sentence) ? ['!'] : []),
    ...(/[「『”]/.test(sentence) ? ['"'] : []),
  ];
}

export function featuresOf(sentence: string, code: string): string[] {
  const names = calendarNames(code);
  const { marks } = lexiconOf(code);
  const stops = stopWords(code);
  const found: string[] = [];
  const rules = statementsOf(code);
  const tokens = words(rules ? spelledOut(sentence, rules) : sentence, code).map((word) =>
    generalised(word, names),
  );
  const plain = tokens.map(foldAccents);
  const stems = tokens.map((word) => (word.startsWith('<') || isUnspaced(word) ? word : stem(word, code)));
  for (const [at, word] of plain.entries()) {
    const root = stems[at] ?? word;
    found.push(`w ${word}`);
    if (root !== word) found.push(`s ${root}`);
    const next = plain[at + 1];
    if (next !== undefined) {
      found.push(`2 ${word} ${next}`);
      const after = plain[at + 2];
      if (after !== undefined) {
        found.push(`_ ${word} ${after}`);
      }
    }
    if (!isUnspaced(word) && word.length > 4 && !word.startsWith('<')) {
      found.push(`e ${word.slice(-2)}`, `e ${word.slice(-3)}`);
      found.push(`p ${word.slice(0, 4)}`);
    }
  }
  const frame = tokens.map((word) =>
    word.startsWith('<') || stops.has(word) || marks.get(word).length > 0 ? word : '*',
  );
  for (let at = 0; at < frame.length; at += 1) {
    for (const size of [3, 4]) {
      const part = frame.slice(at, at + size);
      if (part.length === size && part.includes('*')) found.push(`k ${part.join(' ')}`);
    }
  }
  if (frame.length <= LONGEST_FRAME) found.push(`K ${frame.join(' ')}`);
  const unspaced = [...plainTokens(sentence)].filter(isUnspaced);
  if (rules?.unspaced) found.push(...lettersOf(unspaced, marks), ...signsOf(sentence));
  for (let at = 0; at < tokens.length && !rules?.unspaced; ) {
    const { length, values } = marks.longest(tokens, at);
    for (const mark of values) found.push(`m ${mark}`, `m ${mark} ${at === 0 ? 'first' : 'later'}`);
    at += length;
  }
  found.push(`^ ${plain[0] ?? ''}`, `^ ${plain[0] ?? ''} ${plain[1] ?? ''}`, `$ ${plain.at(-1) ?? ''}`);
  if (/\?/.test(sentence)) found.push('?');
  if (/!/.test(sentence)) found.push('!');
  if (/\p{Extended_Pictographic}/u.test(sentence)) found.push(':)');
  if (/(?<=\p{L}[\p{L}\p{M},'’]*\s+)\p{Lu}\p{Ll}/u.test(sentence)) found.push('Name');
  if (/["“«„]/.test(sentence)) found.push('"');
  if (/\.\.|…/.test(sentence)) found.push('…');
  return [...new Set(found)];
}
