import type { Language } from '../languages/types.ts';
import { IS_WORDS, PASSWORD_WORDS } from './cues.ts';
import type { Finding, Rule } from './kinds.ts';
import { AFTER, BEFORE, either, SPACED, UNSPACED } from './words.ts';

/** Without the Polish one, which is an English preposition. */
const IS = either(IS_WORDS.filter((word) => word !== 'to'));

/** How far around a value its clause is read. */
const REACH = 90;
const CLAUSE_END = /[.!?;](?=\s)|[\n。！？]/u;

/** A run of letters, digits and signs that holds a digit; ideographs and kana end it. */
const RUN =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}@/\\<&#.=+_-])(?=[^\s"'`,:()<>/\\\uFFFC]{0,40}\d)[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}!#$%&*+.=?@^_~|-]{5,41}/gu;
const TRAILING = /[.?=-]+$/;
const LETTER = /\p{L}/u;
/** `A4471`, `SF1029384`; a commit; "1200px"; "covid-19"; a version; an address of mail. */
const NUMBERED =
  /^(?:\p{Lu}{1,5}[-_]?\d+|[0-9a-f]{7,40}|[\d.,]+\p{L}{1,4}|\p{L}+-\d{1,4}|[vV]?\d+(?:\.\d+)+\p{L}{0,5}\d*|\S+@\S+\.\p{L}{2,})$/u;
/** Devices, systems, procedures and keys of a keyboard that carry a number. */
const PRODUCT =
  /^(?:i(?:phone|pad|os)|pixel|galaxy|redmi|xbox|ps|playstation|windows|win|mac(?:os|book)?|android|ubuntu|debian|fedora|chrome|firefox|safari|python|java|node(?:js)?|php|postgres(?:ql)?|mysql|sha|md|bcrypt|argon|scrypt|aes|rsa|utf|base|ipv|http|oauth|web|wifi|wpa|usb|mp|h|ctrl|strg|alt|cmd|shift)[-_.+]?(?:\d|f\d)[\w.-]*$/iu;
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[!#$%&*+=?^~@]/];
const TWO_DIGITS = /\d.*\d/;

/** Accounts that every system has. */
const ACCOUNTS = '(?:admin|administrator|root|guest|demo|test|user|sa|postgres|oracle|support)';
/** "admin / Passw0rd!", "anna@example.org / Kite55". */
const PAIR = new RegExp(
  `(?<![^\\s:,（(])(?:(?<known>${ACCOUNTS}(?:\\s{1,2}[/:|]\\s{1,2}|:\\s{0,2}))|(?:${ACCOUNTS}/)|[a-z][\\w.@+-]{1,40}\\s{1,2}[/|]\\s{1,2})(?<value>[^\\s,;"'<>/\uFFFC][^\\s,;"'<>\uFFFC]{5,40})(?=[\\s,;]|$)`,
  'gu',
);

interface Context {
  password: RegExp;
  entering: RegExp;
  /** "Is", or the word for a password itself. */
  said: RegExp;
  before: RegExp | undefined;
  after: RegExp | undefined;
  changed: { verb: RegExp; to: RegExp } | undefined;
  as: RegExp;
  key: RegExp;
  /** A key right before it, which a name for the account must stand beside. */
  bareKey: RegExp;
  login: RegExp;
}

/** The patterns of the words for passwords, which are long and take much room. */
type Passwords = Pick<Context, 'password' | 'said' | 'as'>;

/** The same for all languages that part their words, and for all that do not. */
const PASSWORDS = { spaced: passwordsOf(SPACED, true), unspaced: passwordsOf(UNSPACED, false) };

function passwordsOf(some: readonly Language[], isSpaced: boolean): Passwords {
  const { word, ending, from, is } = patternsFor(isSpaced);
  const passwords = either([
    ...new Set([...PASSWORD_WORDS, ...some.flatMap(({ secrets }) => secrets.passwords)]),
  ]);
  const as = either(some.map(({ secrets }) => secrets.told.as));
  return {
    password: word(passwords),
    said: ending(isSpaced ? `${IS}(?:\\s{0,2}:)?|${passwords}` : is),
    as: new RegExp(`^["'»”」]?\\s{0,2}${as}(?:\\s{1,2}\\p{L}{1,12}){0,2}\\s{0,2}${from}${passwords}`, 'iu'),
  };
}

function patternsFor(isSpaced: boolean) {
  const [from, to] = isSpaced ? [BEFORE, AFTER] : ['', ''];
  return {
    from,
    is: isSpaced ? `\\s{1,2}${IS}` : '[はがをに的是为為]',
    word: (source: string): RegExp => new RegExp(`${from}${source}${to}`, 'iu'),
    ending: (source: string): RegExp => new RegExp(`${from}(?:${source})\\s{0,2}["'«“„「]?$`, 'iu'),
  };
}

function contextOf({ secrets, dates }: Language): Context {
  const isSpaced = dates.unspaced !== true;
  const { word, ending, is } = patternsFor(isSpaced);
  const { told } = secrets;
  return {
    ...PASSWORDS[isSpaced ? 'spaced' : 'unspaced'],
    entering: word(told.entering),
    before: told.before === undefined ? undefined : ending(told.before),
    after: told.after === undefined ? undefined : new RegExp(`^["'»”」]?\\s{0,2}${told.after}`, 'iu'),
    changed: told.changed && { verb: word(told.changed.verb), to: ending(told.changed.to) },
    key: ending(`${told.keys}(?:(?:${is}){1,2}\\s{0,2}:?|\\s{0,2}[:=]|\\s-)`),
    bareKey: ending(told.keys),
    login: word(either(secrets.logins)),
  };
}

const CONTEXTS: readonly Context[] = [...SPACED, ...UNSPACED].map(contextOf);

/** Letters with digits that nobody writes for anything but a password, as far as the shape can tell. */
function isMixed(value: string): boolean {
  return value.length >= 5 && LETTER.test(value) && !NUMBERED.test(value) && !PRODUCT.test(value);
}

/** So much so that no word has to announce it. */
function isStrong(value: string): boolean {
  const classes = CLASSES.filter((one) => one.test(value)).length;
  return isMixed(value) && (classes === CLASSES.length || (classes === 3 && value.length >= 8));
}

function isTold(value: string, before: string, after: string, context: Context): boolean {
  const clause = `${before} ${after}`;
  if (context.as.test(after)) return true;
  if (context.key.test(before)) return TWO_DIGITS.test(value);
  if (context.bareKey.test(before) && context.login.test(before)) return true;
  const isUsed = context.before?.test(before) === true || context.after?.test(after) === true;
  const isNamed = context.password.test(clause);
  if (isNamed ? isUsed || context.said.test(before) : isUsed && context.entering.test(clause)) return true;
  const { changed } = context;
  return changed?.to.test(before) === true && changed.verb.test(clause) && context.password.test(before);
}

/**
 * Finds passwords that are told in passing: "I always use hunter3 to log in", "the key is grizzly42",
 * "admin / Passw0rd!". Only values with letters and digits count here, since so little announces them.
 */
export const findToldPasswords: Rule = function* (text): Iterable<Finding> {
  for (const { index, 0: whole, groups } of text.matchAll(PAIR)) {
    const value = groups?.value?.replace(TRAILING, '') ?? '';
    const isSecret = groups?.known === undefined ? isStrong(value) : isMixed(value) && /\d/.test(value);
    const start = index + whole.length - (groups?.value?.length ?? 0);
    if (isSecret) yield { kind: 'secret', start, end: start + value.length };
  }
  for (const { index, 0: run } of text.matchAll(RUN)) {
    const value = run.replace(TRAILING, '');
    const end = index + value.length;
    if (!isMixed(value)) continue;
    const before =
      text
        .slice(Math.max(0, index - REACH), index)
        .split(CLAUSE_END)
        .at(-1) ?? '';
    const [after = ''] = text.slice(end, end + REACH).split(CLAUSE_END);
    if (CONTEXTS.some((context) => isTold(value, before, after, context)))
      yield { kind: 'secret', start: index, end };
  }
};
