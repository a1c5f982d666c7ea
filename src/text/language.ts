import { EVERYDAY_WORDS } from '../languages/everyday.ts';
import { FUNCTION_WORD_CODES, generalFunctionWords } from '../languages/general-words.ts';
import { DEFAULT_LANGUAGE, languages } from '../languages/index.ts';
import { withoutYo } from '../languages/yo.ts';
import { MARKS } from '../privacy/kinds.ts';

/** As much of a text as is looked at: more does not change the answer. */
const ENOUGH = 2000;

const SCRIPTS = [
  ...[
    'Latin',
    'Cyrillic',
    'Han',
    'Hiragana',
    'Katakana',
    'Hangul',
    'Arabic',
    'Hebrew',
    'Greek',
    'Devanagari',
  ],
  ...['Bengali', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao'],
  ...['Khmer', 'Myanmar', 'Georgian', 'Armenian', 'Ethiopic', 'Tibetan', 'Mongolian'],
];
const SCRIPT_TESTS = SCRIPTS.map((name) => ({ name, letters: new RegExp(`\\p{Script=${name}}`, 'gu') }));

/** Scripts that one language uses almost alone, or whose main language is the best guess. */
const LANGUAGE_OF_SCRIPT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(languages).map(({ script, code }) => [script, code])),
  Hangul: 'ko',
  Hebrew: 'he',
  Greek: 'el',
  Devanagari: 'hi',
  Bengali: 'bn',
  Gurmukhi: 'pa',
  Gujarati: 'gu',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Sinhala: 'si',
  Thai: 'th',
  Lao: 'lo',
  Khmer: 'km',
  Myanmar: 'my',
  Georgian: 'ka',
  Armenian: 'hy',
  Ethiopic: 'am',
  Tibetan: 'bo',
  Mongolian: 'mn',
};

interface Telling {
  script: string;
  code: string;
  letters: RegExp;
  /** Default 1. */
  weight?: number;
}

/** What tells languages of one script apart: those with data here, and others that could be taken for one of them. */
const TELLING: readonly Telling[] = [
  ...Object.values(languages).flatMap(({ script, code, words }) =>
    (words.telling ?? []).map((telling) => ({ script, code, ...telling })),
  ),
  { script: 'Cyrillic', code: 'bg', letters: /ъ/gu },
  { script: 'Cyrillic', code: 'be', letters: /ў/gu, weight: 4 },
  { script: 'Cyrillic', code: 'sr', letters: /[ђћџљњј]/gu },
  { script: 'Cyrillic', code: 'kk', letters: /[ғқңұүһәө]/gu, weight: 2 },
  { script: 'Latin', code: 'pt', letters: /[ãõ]/gu },
  { script: 'Latin', code: 'pl', letters: /[łąęśżźćń]/gu },
  { script: 'Latin', code: 'tr', letters: /[ğış]/gu },
  { script: 'Latin', code: 'cs', letters: /[ěřů]/gu },
  { script: 'Latin', code: 'hu', letters: /[őű]/gu },
  { script: 'Latin', code: 'ro', letters: /[țșă]/gu },
  { script: 'Latin', code: 'vi', letters: /[ơưđạảấầậắằ]/gu },
];
const CYRILLIC_CODES = new Set([
  ...Object.values(languages).flatMap(({ script, code }) => (script === 'Cyrillic' ? [code] : [])),
  ...['bg', 'be', 'sr', 'kk', 'mk'],
]);

function lettersOf(text: string): string {
  return text
    .slice(0, ENOUGH)
    .normalize('NFC')
    .replace(/(?<!\S)\S*(?::\/\/|@)\S*|`[^`\n]*`|<[^<>\n]{1,80}>/gu, ' ')
    .replace(MARKS, ' ')
    .replace(/[’ʼ‘]/gu, "'");
}

function scriptIn(letters: string): string | undefined {
  let best: { name: string; count: number } | undefined;
  let kana = 0;
  for (const { name, letters: pattern } of SCRIPT_TESTS) {
    const count = letters.match(pattern)?.length ?? 0;
    if (name === 'Hiragana' || name === 'Katakana') kana += count;
    // One ideograph says about as much as two letters.
    const weight = name === 'Han' || name === 'Hiragana' || name === 'Katakana' ? count * 2 : count;
    if (weight > (best?.count ?? 0)) best = { name, count: weight };
  }
  const eastAsian = best?.name === 'Han' || best?.name === 'Hiragana' || best?.name === 'Katakana';
  return eastAsian && kana > 0 ? 'Japanese' : best?.name;
}

/** The script most of the text is written in, by its Unicode name (`Japanese` for kana with ideographs). */
export function scriptOf(text: string): string | undefined {
  return scriptIn(lettersOf(text));
}

/** Languages seldom met in chats: a word they share with a frequent one says little for them. */
const SELDOM = new Set(['bg', 'ca', 'et', 'eu', 'hr', 'lt', 'lv', 'sk', 'sl', 'sw', 'tl']);

/** What people type in every language. */
const EVERYWHERE = new Set(
  'ok okay okey haha hahaha hehe hihi lol hm hmm hmmm mhm oh ah aha wow super bravo hi hey bye mama papa taxi pizza'.split(
    ' ',
  ),
);

type Evidence = Map<string, readonly { code: string; weight: number }[]>;
let evidence: Evidence | undefined;

/** For each known word the languages that have it: the fewer, the more it says. */
function wordEvidence(): Evidence {
  if (evidence) return evidence;
  const codes = new Map<string, Set<string>>();
  const add = (words: Iterable<string>, code: string) => {
    for (const word of words) {
      const key = withoutYo(word.normalize('NFC').toLowerCase());
      if (EVERYWHERE.has(key)) continue;
      codes.set(key, (codes.get(key) ?? new Set()).add(code));
    }
  };
  for (const code of FUNCTION_WORD_CODES) add(generalFunctionWords(code), code);
  for (const [code, words] of Object.entries(EVERYDAY_WORDS)) add(words, code);
  for (const { code, words } of Object.values(languages)) {
    add([...words.stopWords, ...words.everyday, ...words.negations, ...words.questionWords], code);
  }
  evidence = new Map(
    Array.from(codes, ([word, set]) => {
      const frequent = Array.from(set).filter((code) => !SELDOM.has(code)).length;
      const isSpoken = Array.from(set).some((code) => Object.hasOwn(languages, code));
      const weight = (code: string) => {
        if (SELDOM.has(code)) return 0.5 / set.size;
        // What a language of the bot shares with one that it does not speak says more for its own.
        return (isSpoken && !Object.hasOwn(languages, code) ? 0.5 : 1) / frequent;
      };
      return [word, Array.from(set, (code) => ({ code, weight: weight(code) }))];
    }),
  );
  return evidence;
}

/** A winner needs this much evidence, and this many times that of the next. */
const LEAST_EVIDENCE = 0.5;
const LEAD = 1.25;

/** A word, with the digits in it, which tell a code such as `LS1` from a word. */
const WORD = /[\p{L}\p{M}\p{N}']+/gu;
/** What stands in front of the first word of a sentence. */
const OPENS = /(?:^|[.!?…:;\n。！？])[^\p{L}\p{N}]*$/u;
const OPENING_REACH = 8;

/** Words that may tell the language, and whether they have a capital inside a sentence. */
function* wordsOf(letters: string): Iterable<{ word: string; hasCapital: boolean }> {
  for (const { index, 0: cased } of letters.matchAll(WORD)) {
    if (/\p{N}/u.test(cased)) continue;
    const word = withoutYo(cased.toLowerCase());
    const isCapital = /^\p{Lu}(?:\p{Ll}|'|$)/u.test(cased);
    yield {
      word,
      hasCapital: isCapital && !OPENS.test(letters.slice(Math.max(0, index - OPENING_REACH), index)),
    };
  }
}

/** Small words with a capital inside a sentence are names: Tom, Will; the everyday ones are also nouns, days and towns. */
function isNameIn(code: string, word: string): boolean {
  return languages[code]?.words.everyday.includes(word) !== true;
}

/** Evidence for each language of a script, the strongest first. */
function ranked(letters: string, script: string): [code: string, evidence: number][] {
  const lower = letters.toLowerCase();
  const scores = new Map<string, number>();
  const add = (code: string, weight: number) => scores.set(code, (scores.get(code) ?? 0) + weight);
  for (const telling of TELLING) {
    const count = telling.script === script ? (lower.match(telling.letters)?.length ?? 0) : 0;
    add(telling.code, count * (telling.weight ?? 1));
  }
  const known = wordEvidence();
  for (const { word, hasCapital } of wordsOf(letters)) {
    // "j'aime" and "dell'anno" are two words, "don't" is one.
    for (const part of known.has(word) ? [word] : word.split("'")) {
      for (const { code, weight } of known.get(part) ?? []) {
        if (CYRILLIC_CODES.has(code) !== (script === 'Cyrillic')) continue;
        if (!hasCapital || !isNameIn(code, part)) add(code, weight);
      }
    }
  }
  return Array.from(scores).sort((a, b) => b[1] - a[1]);
}

function byWords(letters: string, script: string): string | undefined {
  const [first, second] = ranked(letters, script);
  if (!first || first[1] < LEAST_EVIDENCE) return undefined;
  return second && first[1] < second[1] * LEAD ? undefined : first[0];
}

function byArabicLetters(letters: string): string {
  if (/[ٹڈڑںے]/u.test(letters)) return 'ur';
  return /[پچژگکی]/u.test(letters) ? 'fa' : 'ar';
}

/** Ideographs that only Japanese writes so, and ones that it never writes. */
const JAPANESE =
  /[駅毎働込畑峠辻円気発対図検売読変広沢県実帰薬黒楽辺単転処残歩渋価囲圧応桜斎剤児収焼乗浄畳縄拝両恵鶏経軽険験厳戻抜払択団塩増壊悪戦拡挙摂様権歯満滝窓続総聴脳蔵覚観訳説譲遅酔鉄録関頼髪々]/u;
const CHINESE = /[们們这這吗嗎哪你您吧呢啊她它没沒么麼个個说說对對发發气氣]/u;

function byScript(letters: string): string | undefined {
  const script = scriptIn(letters);
  if (script === undefined) return undefined;
  if (script === 'Arabic') return byArabicLetters(letters);
  if (script === 'Latin' || script === 'Cyrillic') return byWords(letters, script);
  if (script === 'Han' && JAPANESE.test(letters) && !CHINESE.test(letters))
    return LANGUAGE_OF_SCRIPT.Japanese;
  return LANGUAGE_OF_SCRIPT[script];
}

/** The ISO 639-1 code of a text's language, also of languages without data here; `undefined` when unsure. */
export function languageOf(text: string): string | undefined {
  const letters = lettersOf(text);
  // Latin names and commands may outweigh the few letters of the language they stand in.
  return byScript(letters) ?? byScript(letters.replace(/\p{Script=Latin}/gu, ' '));
}

/** Of languages with data here, the one that a text too short to tell is most likely in. */
export function likeliestLanguage(text: string): string | undefined {
  const letters = lettersOf(text);
  const script = scriptIn(letters);
  if (script !== 'Latin' && script !== 'Cyrillic') return undefined;
  const known = ranked(letters, script).filter(([code]) => Object.hasOwn(languages, code));
  const [first] = known;
  const usual = known.find(([code]) => code === DEFAULT_LANGUAGE)?.[1] ?? 0;
  // English is the one with the fewest words of its own in a short line, and what is written most.
  return first && first[1] >= LEAST_EVIDENCE && first[1] >= usual * LEAD ? first[0] : undefined;
}

/** Below this many letters a language without data here is a guess from a word or two. */
const FEW_LETTERS = 30;

function isLong(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= FEW_LETTERS;
}

function isIdeographsOnly(code: string): boolean {
  return languages[code]?.script === 'Han';
}

/** A name may open a line: behind it nothing speaks rather for a language than for the usual one. */
function isToldByItsNameAlone(text: string, code: string, usual: string): boolean {
  const letters = lettersOf(text);
  const script = scriptIn(letters);
  const rest = letters.replace(/^[^\p{L}]*\p{Lu}[\p{Ll}\p{M}]+/u, '');
  if (script !== 'Latin' || rest === letters || isLong(text) || !/\p{Ll}{2}/u.test(rest)) return false;
  const evidence = new Map(ranked(rest, script));
  return (evidence.get(code) ?? 0) <= (evidence.get(usual) ?? 0);
}

/**
 * As {@link languageOf}, for a line said where `usual` is what is mostly spoken: "Leo turned 12" is not Spanish.
 */
export function languageOfLine(text: string, usual: string | undefined): string | undefined {
  const code = languageOf(text);
  if (code === undefined || usual === undefined || code === usual) return code;
  return isToldByItsNameAlone(text, code, usual) ? undefined : code;
}

/**
 * The language of a line said where `usual` is what is mostly spoken: its own, or the usual one when it is too short to
 * tell.
 */
export function languageIn(text: string, usual: string): string {
  const code = languageOfLine(text, usual);
  // A few ideographs alone are Japanese where Japanese is written.
  if (code === undefined || (isIdeographsOnly(code) && languages[usual]?.script === 'Japanese')) return usual;
  return Object.hasOwn(languages, code) || isLong(text) ? code : usual;
}

/**
 * The language most of the texts are written in, by their length; `fallback` when none of them can be told. Short texts
 * count for languages with data here only.
 * @param tell what the language of a text is; for whoever asks about the same texts again and remembers
 */
export function majorityLanguage(
  texts: Iterable<string>,
  fallback: string = DEFAULT_LANGUAGE,
  tell: (text: string) => string | undefined = languageOf,
): string {
  const totals = new Map<string, number>();
  for (const text of texts) {
    const code = tell(text);
    if (code === undefined || !(Object.hasOwn(languages, code) || isLong(text))) continue;
    totals.set(code, (totals.get(code) ?? 0) + Math.min(text.length, ENOUGH));
  }
  const [first] = Array.from(totals).sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? fallback;
}
