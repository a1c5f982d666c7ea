import { stopWords } from '../languages/general-words.ts';
import { DEFAULT_LANGUAGE, languages } from '../languages/index.ts';
import { withoutYo } from '../languages/yo.ts';
import { unelided } from './elision.ts';
import { languageOf } from './language.ts';
import { foldAccents, stem } from './stemming.ts';
import { visible } from './visible.ts';

export { stem } from './stemming.ts';

const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const ONLY_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

// A token is letters, digits and marks, with joiners between them; which joiners really join is decided after.
const TOKEN = /[\p{L}\p{N}\p{M}_]+(?:['.\-:/@+,&][\p{L}\p{N}\p{M}_]+)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;
const JOINERS = /(['.\-:/@+,&])/u;
/** What makes another name of a letter: C, C++ and C#. */
const SUFFIX = /(?:\+\+|#)$/u;
const HAS_DIGIT = /\p{N}/u;
const ONLY_DIGITS = /^\p{N}+$/u;

function joins(left: string, joiner: string, right: string, token: string): boolean {
  switch (joiner) {
    case "'":
      return true;
    case '.':
      return HAS_DIGIT.test(left + right) || !/^\p{Lu}/u.test(right);
    case '@':
    case '&':
      return true;
    case '-':
      return HAS_DIGIT.test(token);
    case '+':
      return token.includes('@');
    default:
      return ONLY_DIGITS.test(left) && ONLY_DIGITS.test(right);
  }
}

function* parts(token: string): Generator<string> {
  const suffix = SUFFIX.exec(token)?.[0] ?? '';
  const pieces = token.slice(0, token.length - suffix.length).split(JOINERS);
  let current = pieces[0] ?? '';
  let left = current;
  for (let at = 1; at < pieces.length; at += 2) {
    const joiner = pieces[at] ?? '';
    const right = pieces[at + 1] ?? '';
    if (joins(left, joiner, right, token)) current += joiner + right;
    else {
      yield current;
      current = right;
    }
    left = right;
  }
  yield current + suffix;
}

function prepared(text: string): string {
  return (
    withoutYo(visible(text).normalize('NFKC'))
      .replace(/\u200C|\u200D|\uFE0E|\uFE0F/gu, '')
      .replace(/[’ʼ‘`´ʹ＇]/gu, "'")
      .replace(/[‐‑]/gu, '-')
      // What is left of these two after composing is stress, not a letter.
      .replace(/(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu, '')
      .replace(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
  );
}

/** Words and identifiers in their order, with runs of scripts without spaces left whole. */
export function* plainTokens(text: string): Generator<string> {
  for (const [token] of prepared(text).matchAll(TOKEN)) {
    for (const part of parts(token)) {
      const word = part.replace(/^_+|_+$/gu, '').toLowerCase();
      if (word === '') continue;
      if (HAS_UNSPACED.test(word)) yield* word.match(RUNS) ?? [];
      else yield word;
    }
  }
}

function* bigrams(run: string): Generator<string> {
  const letters = Array.from(run);
  if (letters.length === 1) yield run;
  for (let at = 0; at + 1 < letters.length; at += 1) yield `${letters[at]}${letters[at + 1]}`;
}

/** Whether a word comes from a script without spaces, and is a bigram of it. */
export function isUnspaced(word: string): boolean {
  return ONLY_UNSPACED.test(word);
}

/**
 * The words of a text in order: NFKC, lower case. Numbers and identifiers stay whole (`v2.3.1`, `abc-123`,
 * `2026-12-04`); scripts without spaces give overlapping pairs of characters.
 *
 * @param language ISO 639-1; with it, words that are written together with an apostrophe are taken apart
 */
export function words(text: string, language?: string): string[] {
  const found: string[] = [];
  for (const token of plainTokens(text)) {
    if (!isUnspaced(token)) found.push(...(language === undefined ? [token] : unelided(token, language)));
    else for (const pair of bigrams(token)) found.push(pair);
  }
  return found;
}

const LONGEST_STOP = 4;

/** The stretches of a run between its stop words, of which the longest that fits counts. */
function* betweenStops(run: string, stops: ReadonlySet<string>): Generator<string> {
  const letters = Array.from(run);
  let open = '';
  for (let at = 0; at < letters.length; ) {
    let end = Math.min(letters.length, at + LONGEST_STOP);
    while (end > at && !stops.has(letters.slice(at, end).join(''))) end -= 1;
    if (end === at) open += letters[at];
    else if (open !== '') {
      yield open;
      open = '';
    }
    at = Math.max(end, at + 1);
  }
  if (open !== '') yield open;
}

const BY_SCRIPT =
  /\p{Script=Hiragana}+|[\p{Script=Han}々〇]+|(?:(?!\p{Script=Hiragana}|[\p{Script=Han}々〇]).)+/gsu;
const HIRAGANA = /^\p{Script=Hiragana}/u;
const AFTER_PARTICLE = /^[はがをも](.{2,5}?)[にでへ]?$/u;
const IDEOGRAPHS = /^[\p{Script=Han}々〇]/u;

/** What a run says where endings in hiragana bend its words: of an ending only what denies or doubts. */
function* bent(run: string, stops: ReadonlySet<string>, telling: readonly string[]): Generator<string> {
  let before = '';
  for (const { 0: piece, index } of run.matchAll(BY_SCRIPT)) {
    // "妹はえびアレルギー": what stands behind a particle and before a noun is no ending.
    const named = index + piece.length < run.length ? AFTER_PARTICLE.exec(piece)?.[1] : undefined;
    if (!HIRAGANA.test(piece)) {
      for (const part of betweenStops(piece, stops)) yield* bigrams(part);
    } else if (named !== undefined) {
      if (!stops.has(named)) yield* bigrams(named);
    } else if (IDEOGRAPHS.test(before) && !stops.has(before)) {
      const found = telling.find((word) => piece.includes(word));
      if (found !== undefined) yield found;
    } else for (const part of betweenStops(piece, stops)) yield* bigrams(part);
    before = piece;
  }
}

/** Words that an ending may hold and that count, the longest first. */
function tellingEndings(language: string): readonly string[] {
  const { negations = [], conditions = [], meaningful = [] } = languages[language]?.words ?? {};
  return [...negations, ...conditions, ...meaningful].sort((a, b) => b.length - a.length);
}

/** Words as `words` gives them; scripts without spaces give pairs of what stands between stop words. */
function tellingWords(text: string, language: string, stops: ReadonlySet<string>): string[] {
  if (!HAS_UNSPACED.test(text)) return words(text, language);
  const endings = languages[language]?.words.inflectedKana ? tellingEndings(language) : undefined;
  return Array.from(plainTokens(text)).flatMap((token) =>
    isUnspaced(token) && endings !== undefined
      ? [...bent(token, stops, endings)]
      : isUnspaced(token)
        ? Array.from(betweenStops(token, stops)).flatMap((part) => [...bigrams(part)])
        : unelided(token, language),
  );
}

/**
 * Stems of the words that say something: no stop words, but negations, conditions and words of direction, which change
 * what a sentence says. Numbers stay, Latin accents are folded.
 *
 * @param language ISO 639-1; recognised from the text when absent, English when that fails
 */
export function contentStems(
  text: string,
  language: string = languageOf(text) ?? DEFAULT_LANGUAGE,
): string[] {
  const stops = stopWords(language);
  const numbers = Object.hasOwn(languages, language) ? languages[language]?.dates.numbers : undefined;
  // "Té" is tea, "te" is you.
  const meaningful = Object.hasOwn(languages, language) ? languages[language]?.words.meaningful : undefined;
  const stems: string[] = [];
  for (const word of tellingWords(text, language, stops)) {
    if (stops.has(word) || (stops.has(foldAccents(word)) && !meaningful?.includes(word))) continue;
    const possessive = word.endsWith("'s") ? word.slice(0, -2) : word;
    if (possessive === '' || stops.has(possessive)) continue;
    const number = numbers && Object.hasOwn(numbers, possessive) ? numbers[possessive] : undefined;
    stems.push(number === undefined ? stem(possessive, language) : String(number));
  }
  return stems;
}
