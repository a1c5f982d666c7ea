import { languageOf } from '../../text/language.ts';
import { contentStems } from '../../text/words.ts';
import { everyEntry, hasSubject, inPlace, UNSPACED, wordsOf } from './frame-lists.ts';
import { amendsFor } from './take-backs.ts';

/** What a sentence says to be untrue without saying it again: "I was kidding about the shellfish". */
export interface Matter {
  words: string;
  /** Of scripts without spaces. */
  runs: readonly string[];
}

const LONGEST = 80;
const MOST_WORDS = 14;
const SHORTEST_STEM = 4;

const ENTRIES = [...new Set([...everyEntry('untrue'), ...everyEntry('retracted')])].filter(
  (one) => one !== '',
);
const SPACED = new Set(ENTRIES.filter((entry) => !UNSPACED.test(entry)));
const LONGEST_ENTRY = Math.max(...[...SPACED].map((entry) => entry.split(' ').length));
const LAST_WORDS = new Set([...SPACED].map((entry) => entry.split(' ').at(-1) ?? ''));
const FIRST_WORDS = new Set([...SPACED].map((entry) => entry.split(' ')[0] ?? ''));
const BARE_UNSPACED = ENTRIES.filter((entry) => UNSPACED.test(entry)).sort((a, b) => b.length - a.length);
const UNNAMED = new Set(everyEntry('unnamed'));
const UNNAMED_UNSPACED = [...UNNAMED].filter((one) => UNSPACED.test(one)).sort((a, b) => b.length - a.length);
const AROUND = new Set(everyEntry('around'));

/** What a sentence takes back by its name; `undefined` when it names nothing, or does something else. */
export function matterTakenBack(sentence: string): Matter | undefined {
  if (sentence.length > LONGEST || /[?？]/u.test(sentence)) return undefined;
  return UNSPACED.test(sentence) ? unspacedMatter(inPlace(sentence)) : spacedMatter(sentence);
}

function spacedMatter(sentence: string): Matter | undefined {
  const list = wordsOf(sentence);
  while (AROUND.has(list[0] ?? '')) list.shift();
  while (AROUND.has(list.at(-1) ?? '')) list.pop();
  if (list.length > MOST_WORDS) return undefined;
  const named = wordsBehind(list) ?? wordsBefore(list);
  if (named === undefined || amendsFor(sentence) > 0) return undefined;
  const words = named.filter((word) => !UNNAMED.has(word)).join(' ');
  return words === '' ? undefined : { words, runs: [] };
}

function wordsBehind(list: readonly string[]): string[] | undefined {
  if (!FIRST_WORDS.has(list[0] ?? '')) return undefined;
  for (let length = Math.min(LONGEST_ENTRY, list.length - 1); length > 0; length -= 1) {
    if (SPACED.has(list.slice(0, length).join(' '))) return list.slice(length);
  }
  return undefined;
}

/** "The shellfish was a joke"; not what somebody says or thinks of it. */
function wordsBefore(list: readonly string[]): string[] | undefined {
  if (!LAST_WORDS.has(list.at(-1) ?? '')) return undefined;
  for (let length = Math.min(LONGEST_ENTRY, list.length - 1); length > 0; length -= 1) {
    if (!SPACED.has(list.slice(-length).join(' '))) continue;
    const before = list.slice(0, -length);
    return hasSubject(before.join(' ')) ? undefined : before;
  }
  return undefined;
}

function unspacedMatter(sentence: string): Matter | undefined {
  const bare = sentence.replace(/[\s\p{P}\p{Extended_Pictographic}]+$/u, '');
  const end = BARE_UNSPACED.find((entry) => bare.endsWith(entry));
  if (end === undefined) return undefined;
  const named = UNNAMED_UNSPACED.reduce((text, one) => text.replaceAll(one, ' '), bare.slice(0, -end.length));
  const runs = named.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu) ?? [];
  return runs.length === 0 ? undefined : { words: '', runs };
}

/** A matter, and the sentence that takes it back, which states nothing itself once it is known what was meant. */
export interface NamedMatter<Span> {
  matter: Matter;
  spans: readonly Span[];
}

interface Stated {
  start: number;
  end: number;
  kind: string | undefined;
  takenBack: boolean;
}

/** Takes back the last statement of a text that speaks of a matter; `false` when none does. */
export function takeBackMatter<Span extends Stated>(
  { matter, spans }: NamedMatter<Span>,
  text: string,
  before: readonly Span[],
): boolean {
  const meant = before.findLast(
    ({ start, end, kind, takenBack }) =>
      kind === undefined && !takenBack && speaksOf(text.slice(start, end), matter),
  );
  if (meant === undefined) return false;
  meant.takenBack = true;
  for (const span of spans) span.takenBack = true;
  return true;
}

function speaksOf(statement: string, { words, runs }: Matter): boolean {
  if (runs.some((run) => statement.includes(run))) return true;
  if (words === '') return false;
  // What it was said in tells how a word or two are to be read.
  const language = languageOf(statement);
  const said = contentStems(statement, language);
  return contentStems(words, language).some((stem) => said.some((one) => one === stem || isForm(one, stem)));
}

/** Two forms of one word, where its ending tells its part in the sentence. */
function isForm(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  const most = Math.max(one.length, other.length);
  return (
    length >= SHORTEST_STEM && most - length <= 2 && one.slice(0, length - 1) === other.slice(0, length - 1)
  );
}
