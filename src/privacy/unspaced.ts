import type { Finding, Rule } from './kinds.ts';
import { either, IDEOGRAPH_DIGITS, secretWords, UNSPACED, unspacedWords } from './words.ts';

interface Cues {
  password: RegExp;
  answer: RegExp;
  name: RegExp;
  bareAnswer: RegExp;
  asker: RegExp;
  counted: RegExp;
  code: RegExp;
  paper: RegExp;
  login: RegExp;
}

/** Each language by itself: an entry of one must not end where that of another goes on. */
const CUES: readonly Cues[] = UNSPACED.map(({ secrets }) => ({
  password: unspacedWords([...secrets.passwords, ...secrets.agreed, ...secrets.answers]),
  answer: unspacedWords(secrets.answers),
  name: unspacedWords(secrets.answerNames),
  bareAnswer: unspacedWords([secrets.answer]),
  asker: new RegExp(secrets.asks, 'iu'),
  counted: new RegExp(`^\\s?${secrets.counted ?? '(?!)'}`, 'iu'),
  code: unspacedWords([...secrets.codes, `${secrets.locks}${secrets.between}?${secrets.code}`]),
  paper: unspacedWords(secrets.papers),
  login: new RegExp(
    `${either(secrets.logins)}\\s{0,2}:?\\s{0,2}[\\p{L}\\p{N}@._+-]{2,60}\\s{0,2}[/:|、,]\\s{0,2}(?<value>[!-~]{5,60})`,
    'giu',
  ),
}));

const SAYS = '(?:的?[是为為]|就是|[はが]|:|=|->|→)';
const TOLD = `\\s{0,2}(?:です)?(?<by>${SAYS})?\\s{0,2}["'「『“]?`;
const ASCII = '[!-~]{3,40}(?<![.,;!?\'")])';
const OWN_WORDS = '[\\p{L}\\p{N}ー々・]{1,14}(?:\\s[\\p{L}\\p{N}ー々]{1,14}){0,7}';
const PASSWORD_VALUE = new RegExp(`${TOLD}(?<value>${ASCII}|${OWN_WORDS})`, 'uy');
/** "My PIN used to be": a few words that end in "is". */
const GAP = '[\\p{Script=Han}\\p{Script=Hiragana}]{1,8}?(?=[是为為はが:])';
const CODE_VALUE = new RegExp(
  `(?:${GAP})?${TOLD}(?<value>(?=[A-Za-z-]{0,12}\\d)[A-Za-z\\d-]{3,20}[#*]?|${IDEOGRAPH_DIGITS})`,
  'uy',
);
const PAPER_VALUE = new RegExp(`${TOLD}(?<value>[A-Z]{0,3}\\d{6,18}[A-Z]?)`, 'uy');
/** "hunter22是我的密码", with the password first. */
const BEFORE_CUE = /(?<value>[!-~]{6,40})\s?(?:就?是|が|は)[\p{L}-]{0,14}$/u;
const LONGEST_BEFORE = 60;
/** What ends a sentence behind the word, and belongs to it no more. */
const ENDING = /(?:でございます|でした|ですよ?|なんだ|だよ|だった|だ|で|哦|喔|啊|呢|的|了)$/u;
const CLAUSE_END = /^["'」』”]?\s*(?:[。、.,;!?！？\n]|$)/u;
const HAS_DIGIT = /\d/;
/** Verbs and adjectives end in kana that no name of one script has. */
const INFLECTED = /\p{Script=Han}\p{Script=Hiragana}{1,6}$/u;
const SPACES = /\s/u;
const DESCRIBING = secretWords(UNSPACED, ({ describing }) => describing);

function ownWords(value: string): string | undefined {
  const bare = value.replace(ENDING, '');
  if (bare === '') return undefined;
  if (SPACES.test(bare)) return bare;
  return DESCRIBING.some((one) => bare.includes(one)) || INFLECTED.test(bare) ? undefined : bare;
}

function passwordAt(text: string, at: number): Finding | undefined {
  PASSWORD_VALUE.lastIndex = at;
  const match = PASSWORD_VALUE.exec(text);
  const value = match?.groups?.value;
  if (!match || value === undefined) return undefined;
  const end = at + match[0].length;
  const start = end - value.length;
  const by = match.groups?.by;
  if (/^[!-~]+$/.test(value))
    return by !== undefined || HAS_DIGIT.test(value) ? { kind: 'secret', start, end } : undefined;
  if (by === undefined || by === 'が' || !CLAUSE_END.test(text.slice(end, end + 4))) return undefined;
  const own = ownWords(value);
  return own === undefined ? undefined : { kind: 'secret', start, end: start + own.length };
}

function passwordBefore(text: string, at: number, end: number): Finding | undefined {
  if (!/^(?:です|だ|でした)?\s?(?:[。、.,!]|\n|$)/u.test(text.slice(end, end + 6))) return undefined;
  const before = text.slice(Math.max(0, at - LONGEST_BEFORE), at);
  const match = BEFORE_CUE.exec(before);
  const value = match?.groups?.value ?? '';
  if (!match || !HAS_DIGIT.test(value)) return undefined;
  const start = at - before.length + match.index;
  return { kind: 'secret', start, end: start + value.length };
}

function valueAt(pattern: RegExp, text: string, at: number): Finding | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (!match) return undefined;
  const end = at + match[0].length;
  return { kind: 'secret', start: end - (match.groups?.value?.length ?? 0), end };
}

/** Whether somebody who asks for such names stands near: "the bank wanted my mother's maiden name". */
function isAskedNear(text: string, at: number, { asker }: Cues): boolean {
  return asker.test(text.slice(Math.max(0, at - LONGEST_BEFORE), at + LONGEST_BEFORE));
}

function* findIn(text: string, cues: Cues): Iterable<Finding> {
  const isAsked = text.search(cues.answer) >= 0;
  const readings: readonly [RegExp, (at: number) => Finding | undefined][] = [
    [cues.password, (at) => passwordAt(text, at)],
    [cues.code, (at) => valueAt(CODE_VALUE, text, at)],
    [cues.paper, (at) => valueAt(PAPER_VALUE, text, at)],
    [cues.bareAnswer, (at) => (isAsked ? passwordAt(text, at) : undefined)],
    [cues.name, (at) => (isAsked || isAskedNear(text, at, cues) ? passwordAt(text, at) : undefined)],
  ];
  for (const [cue, read] of readings) {
    for (const { index, 0: word } of text.matchAll(cue)) {
      const end = index + word.length;
      const found = read(end) ?? (cue === cues.password ? passwordBefore(text, index, end) : undefined);
      if (found && !cues.counted.test(text.slice(found.end, found.end + 6))) yield found;
    }
  }
  for (const { index, 0: whole, groups } of text.matchAll(cues.login)) {
    const end = index + whole.length;
    const value = groups?.value ?? '';
    if (HAS_DIGIT.test(value)) yield { kind: 'secret', start: end - value.length, end };
  }
}

/** Finds secrets that are announced in languages without spaces between words. */
export const findUnspacedSecrets: Rule = function* (text): Iterable<Finding> {
  for (const cues of CUES) yield* findIn(text, cues);
};
