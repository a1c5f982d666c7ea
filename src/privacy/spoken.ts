import {
  CODE_WORDS,
  COUNTED,
  IS_WORDS,
  KEY_WORDS,
  LOGIN_WORDS,
  OWNERS,
  PASSWORD_WORDS,
  PROSE_WORDS,
  PURPOSE_WORDS,
  TIME_WORD,
  UNSPACED_PASSWORD_WORDS,
} from './cues.ts';
import type { Finding, Rule } from './kinds.ts';
import { phraseAt } from './phrases.ts';
import { AFTER, BEFORE, either, SPACED, secretWords, tellsOf } from './words.ts';

type CueKind = 'password' | 'code' | 'key';

interface Cue {
  kind: CueKind;
  /** The words that announced it, in lower case. */
  word: string;
  start: number;
  end: number;
}

const CUE = new RegExp(
  `${BEFORE}(?:(?<password>${either(PASSWORD_WORDS)})|(?<code>${either(CODE_WORDS)})|(?<key>${either(KEY_WORDS)}))${AFTER}`,
  'giu',
);
const UNSPACED_CUE = new RegExp(`(?<password>${either(UNSPACED_PASSWORD_WORDS)})`, 'gu');
/** `dbPassword`, `apiToken` in code. */
const CAMEL =
  /(?<=[a-z0-9])(?:(?<password>Password|Passwd|Pwd)|(?<key>Token|Secret|ApiKey|SecretKey))(?![A-Za-z0-9])/g;

/** What is said of passwords in general tells none. */
const PLURAL_CUE = /^(?:pass(?:word|phrase|code)s|mots de passe|contraseñas|парол[іи]|passwörter)$/;
const LOOSE_CUE = /^(?:pass|pwd?|psw)$/;

const WORD = "[\\p{L}\\p{N}'’.@_/-]{1,30}";
/** A purpose of up to four words, as few as will do. */
const PURPOSE = `(?:\\s{1,3}${either(PURPOSE_WORDS)}(?:\\s{1,3}${WORD}){1,4}?|(?:\\s{1,3}вай-?фа[йюя]|\\s{1,3}wi-?fi))?`;
const SAYS = `['’]s(?=\\s)|\\s{1,3}${either(IS_WORDS)}(?:\\s{1,3}(?:now|still|just|again|тепер|зараз|такий|такая|jetzt))?(?:\\s{0,2}:)?(?=\\s)`;
const SIGN = '\\s{0,3}(?::=|=>|->|→|=|:|\\s-{1,2}(?=\\s))';
const PARTICLE = '\\s{0,2}[はが는은是為为]';
const SEPARATOR = new RegExp(
  `["'\`*_\\]]{0,3}${PURPOSE}(?:\\s?\\([^()\\n]{1,30}\\))?(?<by>${SIGN}|${SAYS}|${PARTICLE})`,
  'iuy',
);
const PURPOSE_ONLY = new RegExp(`${PURPOSE}(?=\\s)`, 'iuy');
const VALUE =
  /[*_]{0,3}\s{0,3}[*_]{0,3}(?:["'`“”«„‘「](?<quoted>[^"'`“”»«„’」\n\uFFFC]{3,80})["'`”“»’」]|(?<bare>[^\s"'`“”«»„「」\uFFFC]{3,120}))/uy;

/** Somebody's own password is told more often than what it is like. */
const OWN = new RegExp(`${BEFORE}${either(OWNERS)}\\s{1,3}(?:[\\p{L}-]{1,14}\\s{1,3})?$`, 'iu');
const TRAILING = /[.,;:?)\]}*_]+$/;
const PLACEHOLDER =
  /^(?:[*•.…xX?_#-]+|[<[{(%].*|\$\(.*|\$\{?[A-Z_]+\}?|process\.env.*|os\.environ.*|env\..*|https?:\/\/.*|[\w-]*(?:_here|your[_-].*))$/;
const LETTERS = /^[\p{L}\p{M}'’-]+$/u;
const DIGITS = /\p{N}/u;
const LETTER = /\p{L}/u;
const DATE_OR_TIME = /^\d{1,4}[-./:]\d{1,2}(?:[-./:]\d{1,4})?(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?$/;
const NUMBER = /^\d{4,16}$/;
const AMOUNT = /^[$€£₴]?\d[\d.,]{0,12}(?:%|[$€£₴]|\p{L}{1,6})?$/u;
/** What may come right after a password that is a plain word. */
const END_OF_CLAUSE =
  /^["'`”»*_]*(?:\s*$|\s*[\n.,;!?)]|\s+(?:and|і|та|и|und|et|y|or|або|login|user|for|для|до)(?![\p{L}\p{N}]))/u;
/** Endings of adjectives, verbs and abstract nouns: a statement about the password. */
const UKRAINIAN_ENDING = /(?:ий|ій|ити|ати|ння|ття|ість|тво|ено|ано|яте)$/u;
const ENGLISH_PARTICIPLE = /(?:ed|ing)$/;
const CODE =
  /(?:\s{1,3}\p{L}{1,12}){0,2}(?:\s{0,2}[:=]|\s{1,2}-{1,2})?\s{1,2}(?<digits>\d(?:[ -]?\d){2,7}[#*]?)(?![\p{L}\p{N}]|[.,:/]\d)/uy;
const WEAK_CODE = /^(?:your|my|the) code$/;
/** Random letters change their case far more often than a name in camel case does. */
const CASE_CHANGE = /[a-z][A-Z]/g;
const FEWEST_CASE_CHANGES = 4;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const KEY_VALUE = /^[A-Za-z0-9_\-.+/=~]{12,400}$/;

function* cuesIn(text: string): Iterable<Cue> {
  for (const pattern of [CUE, UNSPACED_CUE, CAMEL]) {
    for (const match of text.matchAll(pattern)) {
      const kind = match.groups?.password ? 'password' : match.groups?.code ? 'code' : 'key';
      yield { kind, word: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length };
    }
  }
}

/** Letters with digits, or with signs other than hyphens: nobody's ordinary word. */
function isMixed(value: string): boolean {
  return LETTER.test(value) && !LETTERS.test(value) && value.length >= 5;
}

function isPlainWordPassword(value: string, after: string, bySign: boolean): boolean {
  const word = value.toLowerCase();
  if (PROSE_WORDS.has(word.replace(/[’ʼ]/g, "'")) || tellsOf(word) || value.length < 4) return false;
  if (!bySign && (ENGLISH_PARTICIPLE.test(word) || UKRAINIAN_ENDING.test(word))) return false;
  // Three words joined by hyphens are a passphrase; two are an adjective more often.
  if (word.includes('-')) return word.split('-').length >= 3;
  return END_OF_CLAUSE.test(after);
}

function isPassword(value: string, after: string, by: 'sign' | 'says' | 'nothing'): boolean {
  if (PLACEHOLDER.test(value)) return false;
  if (by === 'nothing') {
    if (DATE_OR_TIME.test(value)) return false;
    if (NUMBER.test(value)) return END_OF_CLAUSE.test(after);
    return isMixed(value) && value.length >= 6 && DIGITS.test(value) && !AMOUNT.test(value);
  }
  if (LETTERS.test(value)) return isPlainWordPassword(value, after, by === 'sign');
  return value.length >= 4;
}

function changesOfCase(value: string): number {
  return value.match(CASE_CHANGE)?.length ?? 0;
}

function isKey(value: string): boolean {
  if (!KEY_VALUE.test(value) || PLACEHOLDER.test(value) || DATE_OR_TIME.test(value)) return false;
  const isPath = /^[./]|\/.*\/.*\.\w{1,5}$/.test(value);
  const isWords = /^(?:[a-z]+|[A-Z]+)(?:[._/-](?:[a-z]+|[A-Z]+))*$/.test(value);
  const isRandom = DIGITS.test(value)
    ? LETTER.test(value)
    : value.length >= 20 && changesOfCase(value) >= FEWEST_CASE_CHANGES;
  return !isPath && !isWords && isRandom;
}

interface Value {
  text: string;
  start: number;
  quoted: boolean;
}

function valueAt(text: string, at: number): Value | undefined {
  VALUE.lastIndex = at;
  const match = VALUE.exec(text);
  const quoted = match?.groups?.quoted;
  const raw = quoted ?? match?.groups?.bare;
  if (!match || raw === undefined) return undefined;
  const start =
    match.index + match[0].indexOf(raw, match[0].length - raw.length - (quoted === undefined ? 0 : 1));
  // Settings run on after a semicolon: `Password=…;Timeout=30`.
  const trimmed = quoted ?? (raw.split(';')[0] ?? '').replace(TRAILING, '');
  return trimmed === '' ? undefined : { text: trimmed, start, quoted: quoted !== undefined };
}

function passwordAfter(text: string, cue: Cue): Value | undefined {
  SEPARATOR.lastIndex = cue.end;
  const separator = SEPARATOR.exec(text);
  const isLoose = LOOSE_CUE.test(cue.word);
  if (separator) {
    const at = separator.index + separator[0].length;
    const by = /[\p{L}]/u.test(separator.groups?.by ?? '') ? 'says' : 'sign';
    const isOwn = OWN.test(text.slice(Math.max(0, cue.start - 20), cue.start));
    const phrase =
      isLoose || PLURAL_CUE.test(cue.word)
        ? undefined
        : phraseAt(text, at, isOwn ? 2 : by === 'sign' ? 3 : 4);
    if (phrase) return { ...phrase, quoted: false };
    const value = valueAt(text, at);
    if (!value) return undefined;
    if (value.quoted) return PLACEHOLDER.test(value.text) ? undefined : value;
    const after = text.slice(value.start + value.text.length, value.start + value.text.length + 20);
    // "Pass" is many other things too, so a word after it has to look like a password.
    if (
      (isLoose || PLURAL_CUE.test(cue.word)) &&
      by === 'says' &&
      !(isMixed(value.text) && DIGITS.test(value.text))
    )
      return undefined;
    return isPassword(value.text, after, by) ? value : undefined;
  }
  const listed = text.charAt(cue.end) === ',' ? valueAt(text, cue.end + 1) : undefined;
  if (listed && isPassword(listed.text, '', 'nothing') && !NUMBER.test(listed.text)) return listed;
  const phrase = OWN.test(text.slice(Math.max(0, cue.start - 20), cue.start))
    ? phraseAt(text, cue.end, 4)
    : undefined;
  if (phrase) return { ...phrase, quoted: false };
  PURPOSE_ONLY.lastIndex = cue.end;
  for (const at of new Set([cue.end, cue.end + (PURPOSE_ONLY.exec(text)?.[0].length ?? 0)])) {
    const value = /\s/.test(text.charAt(at)) ? valueAt(text, at) : undefined;
    if (isLoose && !(value && isMixed(value.text) && DIGITS.test(value.text))) continue;
    const isPhrase = value?.quoted === true && value.text.split(/\s+/).length >= 3;
    const after = value
      ? text.slice(value.start + value.text.length, value.start + value.text.length + 20)
      : '';
    if (value && (isPhrase || isPassword(value.text, after, 'nothing'))) return value;
  }
  return undefined;
}

function keyAfter(text: string, cue: Cue): Value | undefined {
  SEPARATOR.lastIndex = cue.end;
  const separator = SEPARATOR.exec(text);
  const value = valueAt(text, separator ? separator.index + separator[0].length : cue.end);
  if (!value || !isKey(value.text)) return undefined;
  return /^(?:key|ключ)$/.test(cue.word) && !isBareKey(value.text) ? undefined : value;
}

/** A bare "key" announces keys of locks and maps too: only long ones count, and no UUID. */
function isBareKey(value: string): boolean {
  return value.length >= 24 && !UUID.test(value);
}

function codeAfter(text: string, cue: Cue): Value | undefined {
  CODE.lastIndex = cue.end;
  const match = CODE.exec(text);
  const digits = match?.groups?.digits;
  if (!match || !digits) return undefined;
  const end = match.index + match[0].length;
  const before = match[0].slice(0, -digits.length).trimEnd();
  if (TIME_WORD.test(before) || COUNTED.test(text.slice(end, end + 20))) return undefined;
  // "The code is 2000 lines" speaks of another code.
  if (WEAK_CODE.test(cue.word) && !END_OF_CLAUSE.test(text.slice(end, end + 20))) return undefined;
  return { text: digits, start: end - digits.length, quoted: false };
}

const LOGIN = new RegExp(
  `(?<![\\p{L}\\p{N}])${either(LOGIN_WORDS)}(?:\\s{0,2}[:=-]\\s{0,2}|\\s)[\\p{L}\\p{N}@._+-]{2,60}(?:\\s{0,2}[/:|]\\s{0,2}|\\s{1,2})(?<value>[^\\s\uFFFC]{5,60})`,
  'giu',
);
const LOGIN_PAIR = new RegExp(
  `${BEFORE}${either(secretWords(SPACED, ({ logins }) => logins))}\\s{0,2}[:=-]?\\s{0,2}[\\p{L}\\p{N}@._+-]{2,60}\\s{0,2}[/:|]\\s{0,2}(?<value>[^\\s\uFFFC]{5,60})`,
  'giu',
);

const USER_OPTION = /(?<!\S)(?:-u|--user)\s{1,3}[^\s:]{1,60}:(?<value>[^\s\uFFFC]{3,60})/gu;

/** "tiger88 is my password", with the password first. */
const FIRST = new RegExp(
  `(?<!\\S)["'«“]?(?<value>[^\\s"'«»“”\uFFFC]{6,40})["'»”]?(?:\\s{1,2}${either(IS_WORDS)}|\\s-{1,2}|,)\\s{1,2}(?:${either(OWNERS)}|the)(?:\\s{1,2}[\\p{L}-]{1,10})?\\s{1,2}${either(PASSWORD_WORDS)}${AFTER}(?:\\s{1,2}(?:wi-?fi|${either(PURPOSE_WORDS)}\\s.{1,20}))?(?<after>.{0,20})`,
  'giu',
);

/** Finds a password that is told before it is called one. */
function* passwordsBefore(text: string): Iterable<Finding> {
  for (const { index, 0: whole, groups } of text.matchAll(FIRST)) {
    const { value = '', after = '' } = groups ?? {};
    if (!END_OF_CLAUSE.test(after) || !(NUMBER.test(value) || isPassword(value, '', 'nothing'))) continue;
    const start = index + whole.indexOf(value);
    yield { kind: 'secret', start, end: start + value.length };
  }
}

/** Finds the password after a name: "login: olena / …". */
function* loginsIn(text: string): Iterable<Finding> {
  for (const { index, 0: whole, groups } of [...text.matchAll(LOGIN), ...text.matchAll(LOGIN_PAIR)]) {
    const value = groups?.value?.replace(TRAILING, '') ?? '';
    if (NUMBER.test(value) || !isPassword(value, '', 'nothing')) continue;
    const start = index + whole.length - (groups?.value?.length ?? 0);
    yield { kind: 'secret', start, end: start + value.length };
  }
}

/** Finds passwords, codes and keys that words announce: "password is …", "пароль: …", `API_KEY=…`. */
export const findSpokenSecrets: Rule = function* (text): Iterable<Finding> {
  // Without a digit nothing is taken for a password that no word announces.
  if (DIGITS.test(text)) {
    yield* loginsIn(text);
    yield* passwordsBefore(text);
  }
  for (const { index, 0: whole, groups } of text.matchAll(USER_OPTION)) {
    const end = index + whole.length;
    yield { kind: 'secret', start: end - (groups?.value?.length ?? 0), end };
  }
  for (const cue of cuesIn(text)) {
    const after = { password: passwordAfter, code: codeAfter, key: keyAfter }[cue.kind];
    const value = after(text, cue);
    if (value) yield { kind: 'secret', start: value.start, end: value.start + value.text.length };
  }
};
