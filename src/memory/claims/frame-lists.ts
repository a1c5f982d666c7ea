import type { FrameWords } from '../../languages/claim-types.ts';
import { languages } from '../../languages/index.ts';
import { statementRules } from '../../languages/statements.ts';
import { withoutYo } from '../../languages/yo.ts';
import { plain } from './tokens.ts';

/** Phrases of scripts that put no spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const LANGUAGES = Object.values(languages);
const HIRAGANA = /\p{Script=Hiragana}/u;
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*/gu;

type Lists = Readonly<Record<keyof FrameWords, readonly string[]>>;

/** The lists of all languages; ideographs without hiragana are not read as those of a language with it, nor the other way. */
function listsFor(kana: boolean): Lists {
  const fitting = LANGUAGES.filter(
    ({ statements, words }) => !statements.unspaced || (words.inflectedKana === true) === kana,
  );
  const names = Object.keys(fitting[0]?.frames ?? {}) as (keyof FrameWords)[];
  const lists = names.map((name) => [name, fitting.flatMap(({ frames }) => frames[name].split('|'))]);
  return Object.fromEntries(lists) as Lists;
}

const WITH_KANA = listsFor(true);
const WITHOUT_KANA = listsFor(false);

export function listsOf(text: string): Lists {
  return HIRAGANA.test(text) ? WITH_KANA : WITHOUT_KANA;
}

/** The entries of one list in all languages. */
export function everyEntry(list: keyof FrameWords): string[] {
  return LANGUAGES.flatMap(({ frames }) => frames[list].split('|'));
}

/** Lists are long and every sentence is held against them: only what begins like it is looked at. */
const bySign = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

/** The entries of a list that begin with a sign (one UTF-16 unit). */
export function entriesUnder(list: readonly string[], sign: string): readonly string[] {
  let signs = bySign.get(list);
  if (signs === undefined) {
    const made = new Map<string, string[]>();
    for (const entry of list) {
      const under = made.get(entry.charAt(0));
      if (under === undefined) made.set(entry.charAt(0), [entry]);
      else under.push(entry);
    }
    bySign.set(list, made);
    signs = made;
  }
  return signs.get(sign) ?? [];
}

export function wordsOf(text: string): string[] {
  return plain(text).toLowerCase().match(WORD) ?? [];
}

/** In lower case with plain apostrophes, character for character. */
export function inPlace(text: string): string {
  const lower = text.toLowerCase();
  return withoutYo(lower.length === text.length ? lower : text).replace(/[’ʼ‘`´]/gu, "'");
}

const SELF = new Set(everyEntry('self'));
const UNSPACED_SELF = [...SELF].filter((word) => UNSPACED.test(word));

/** Whether a word means the speaker. */
export function isSelf(word: string): boolean {
  return SELF.has(word);
}

/** Whether a text has a word for its speaker. */
export function namesSelf(text: string): boolean {
  return wordsOf(text).some((word) => SELF.has(word)) || UNSPACED_SELF.some((word) => text.includes(word));
}

const SUBJECT = new Set(everyEntry('subject'));
const UNSPACED_SUBJECT = [...SUBJECT].filter((word) => UNSPACED.test(word));

/** Whether a word is the speaker who does something: "I", not "me" nor "my". */
export function isSubject(word: string): boolean {
  return SUBJECT.has(word);
}

/** Whether the speaker does something in a text. */
export function hasSubject(text: string): boolean {
  return (
    wordsOf(text).some((word) => SUBJECT.has(word)) || UNSPACED_SUBJECT.some((word) => text.includes(word))
  );
}

/** Whether a text begins with its speaker as subject. */
export function opensWithSubject(text: string): boolean {
  const bare = text.trimStart();
  return (
    isSubject(wordsOf(bare.slice(0, 40))[0] ?? '') || UNSPACED_SUBJECT.some((word) => bare.startsWith(word))
  );
}

/** Whether a text is in the first person: by its words, or by the verbs of languages that leave the pronoun out. */
export function isFirstPerson(text: string): boolean {
  const said = plain(text).toLowerCase();
  const first = /\p{L}/u.exec(said)?.[0];
  return (
    first !== undefined &&
    statementRules.some(
      ({ script, self, group }) => script.test(first) && (self.test(said) || group.test(said)),
    )
  );
}
