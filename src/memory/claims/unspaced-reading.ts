import type { ClaimMark } from '../../languages/claims.ts';
import { isQuestion } from '../../text/sentences.ts';
import type { Lexicon } from './lexicon.ts';
import type { Reading } from './reading.ts';

/** What is known of one word of a script without spaces. */
export interface Entry {
  marks: Set<ClaimMark>;
  free: boolean;
  strict: boolean;
  verb: boolean;
  groups: Set<number>;
}

interface Dictionary {
  entries: ReadonlyMap<string, Entry>;
  longest: number;
}

const dictionaries = new WeakMap<Lexicon, Dictionary>();

/** All words that a language's data names, for finding them in letters that no space parts. */
export function dictionaryOf(lexicon: Lexicon): Dictionary {
  const known = dictionaries.get(lexicon);
  if (known) return known;
  const entries = new Map<string, Entry>();
  const entry = (word: string): Entry => {
    const found = entries.get(word) ?? {
      marks: new Set<ClaimMark>(),
      free: false,
      strict: false,
      verb: false,
      groups: new Set<number>(),
    };
    if (word !== '') entries.set(word, found);
    return found;
  };
  const { language } = lexicon;
  const list = (text: string | undefined) => (text ?? '').split('|').map((word) => word.replace(/\*$/, ''));
  for (const [mark, words] of Object.entries(language.marks)) {
    for (const word of list(words)) entry(word).marks.add(mark as ClaimMark);
  }
  for (const word of list(language.free)) entry(word).free = true;
  for (const word of list(language.strict)) entry(word).strict = true;
  for (const group of language.verbs) for (const word of group.split(' ')) entry(word).verb = true;
  for (const [number, group] of language.same.entries()) {
    for (const word of group.split(' ')) entry(word).groups.add(number);
  }
  for (const sides of language.opposite) for (const word of sides.join(' ').split(' ')) entry(word);
  const longest = Math.max(1, ...[...entries.keys()].map((word) => word.length));
  const made = { entries, longest };
  dictionaries.set(lexicon, made);
  return made;
}

/** A word, a name, a number or a run of letters that no list knows. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** Id of the person whom it names. */
  person?: string;
  value?: number;
  entry?: Entry;
}

const LETTER = /[\p{L}\p{M}\p{N}ー々〇]/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]/u;
const COUNTERS =
  /^(?:年間|日間|週間|時間|分間|か月|ヶ月|カ月|个|個|只|隻|条|條|匹|口|辆|輛|套|台|臺|位|名|本|张|張|块|塊|元|岁|歲|年|月|天|周|次|杯|瓶|斤|公斤|千克|克|公里|千米|米|厘米|点|點|分|小时|小時|楼|樓|层|層|号|號|路|页|頁|间|間|家|件|双|雙|人|度|倍|届|屆|期|班|级|級|折|集|万|萬|匹|頭|头|歳|円|時|階|回|枚|冊|番|つ|才|日|羽|泊|駅|畳|軒|曲|通|キロ|グラム|メートル|センチ|リットル)/u;

/** The value of a number in numerals: 二十三, 三百, 二〇二六. */
function numeralValue(text: string, numbers: Readonly<Record<string, number>>): number | undefined {
  const values = Array.from(text, (letter) => numbers[letter]);
  if (values.length === 0 || values.some((value) => value === undefined)) return undefined;
  if (values.every((value) => (value ?? 0) < 10)) return Number(values.join(''));
  let [total, section, current, unit] = [0, 0, 0, 1];
  for (const value of values as number[]) {
    if (value < 10) {
      current = value;
      // 三千五 is 3500, 三千零五 is 3005.
      if (value === 0) unit = 1;
      continue;
    }
    unit = value;
    if (value < 10_000) section += (current || 1) * value;
    else {
      total += (section + current || 1) * value;
      section = 0;
    }
    current = 0;
  }
  return total + section + (unit >= 100 ? current * (unit / 10) : current);
}

/** A number that starts here, and its length with what is counted in. */
export function numberAt(text: string, at: number, numbers: Lexicon['language']['numbers']) {
  const digits = /^\d+(?:[.,]\d+)*/u.exec(text.slice(at, at + 20))?.[0] ?? '';
  let end = at + digits.length;
  while (end < text.length && end - at < 16 && Object.hasOwn(numbers, text[end] ?? '')) end += 1;
  if (end === at) return undefined;
  const numerals = text.slice(at + digits.length, end);
  const tail = numerals === '' ? 1 : numeralValue(numerals, numbers);
  const head = Number(digits.replaceAll(',', ''));
  const value = digits === '' ? tail : head * (tail ?? 1);
  const counter = COUNTERS.exec(text.slice(end))?.[0] ?? '';
  if (value === undefined || Number.isNaN(value)) return undefined;
  if (digits === '' && numerals.length === 1 && counter === '') return undefined;
  return { value, end: end + counter.length, counted: counter !== '' };
}

/** Numbers written with a script's own numerals. */
export function numeralsIn(text: string, lexicon: Lexicon): number[] {
  const numerals = Object.keys(lexicon.language.numbers)
    .filter((key) => key.length === 1 && UNSPACED.test(key))
    .join('');
  if (numerals === '') return [];
  const found = text.matchAll(new RegExp(`(?<digits>\\d+(?:\\.\\d+)?)?(?<numerals>[${numerals}]+)`, 'gu'));
  return Array.from(found, ({ groups }) => {
    const value = numeralValue(groups?.numerals ?? '', lexicon.language.numbers);
    return groups?.digits === undefined ? value : Number(groups.digits) * (value ?? 1);
  }).filter((value) => value !== undefined);
}

/** Takes a text apart by the longest words that are known. */
export function piecesOf(text: string, lexicon: Lexicon, names: ReadonlyMap<string, string>): Piece[] {
  const { entries, longest } = dictionaryOf(lexicon);
  const found: Piece[] = [];
  let open: Piece | undefined;
  const name = (at: number) => [...names.keys()].find((word) => text.startsWith(word, at));
  for (let at = 0; at < text.length; ) {
    const named = name(at);
    if (named !== undefined) {
      found.push({ text: named, start: at, end: at + named.length, person: names.get(named) ?? '' });
      [at, open] = [at + named.length, undefined];
      continue;
    }
    const letter = text[at] ?? '';
    if (!LETTER.test(letter)) {
      [at, open] = [at + 1, undefined];
      continue;
    }
    const latin = /^[A-Za-z][\p{Script=Latin}\p{N}'+#.-]*/u.exec(text.slice(at, at + 60))?.[0];
    if (latin !== undefined) {
      const word = latin.toLowerCase().replace(/\.+$/, '');
      const entry = entries.get(word);
      found.push({ text: word, start: at, end: at + latin.length, ...(entry ? { entry } : {}) });
      [at, open] = [at + latin.length, undefined];
      continue;
    }
    let end = Math.min(text.length, at + longest);
    while (end > at && !entries.has(text.slice(at, end))) end -= 1;
    const number = numberAt(text, at, lexicon.language.numbers);
    if (number && number.end > end) {
      found.push({ text: text.slice(at, number.end), start: at, end: number.end, value: number.value });
      [at, open] = [number.end, undefined];
      continue;
    }
    const entry = entries.get(text.slice(at, end));
    // A word that only looks like another one is content like any that is not known.
    if (entry && !isIdiomOnly(entry)) {
      found.push({ text: text.slice(at, end), start: at, end, entry });
      [at, open] = [end, undefined];
      continue;
    }
    const step = entry ? end - at : 1;
    if (open) [open.text, open.end] = [open.text + text.slice(at, at + step), at + step];
    else {
      open = { text: text.slice(at, at + step), start: at, end: at + step };
      found.push(open);
    }
    at += step;
  }
  return found;
}

function isIdiomOnly({ marks, free, strict, verb, groups }: Entry): boolean {
  return marks.has('idiom') && !free && !strict && !verb && groups.size === 0 && marks.size === 1;
}

export function marked(piece: Piece, ...marks: ClaimMark[]): boolean {
  return marks.some((mark) => piece.entry?.marks.has(mark));
}

/** A run that no list knows: what the statement is about. */
export function isUnknown(piece: Piece): boolean {
  return piece.entry === undefined && piece.person === undefined && piece.value === undefined;
}

/** A run that no list knows, or a word of which only is known what else is called so. */
export function isContent(piece: Piece): boolean {
  const { entry } = piece;
  if (!entry) return isUnknown(piece);
  const bare = entry.marks.size === 0 || (entry.marks.size === 1 && entry.marks.has('idiom'));
  return bare && !entry.free && !entry.verb && !entry.strict;
}

export function isPredicate(piece: Piece): boolean {
  return piece.entry?.verb === true || marked(piece, 'like', 'hate', 'be', 'have', 'desire', 'need');
}

/** One statement: a stretch between commas, cut again where another predicate begins. */
export interface Part {
  text: string;
  pieces: Piece[];
  /** Marks of its own, and those of its sentence that reach over it. */
  marks: ReadonlySet<ClaimMark>;
  /** What the part before it was about, when it names nobody itself. */
  inherited: Piece[];
  sentence: number;
  asks: boolean;
}

const SENTENCE = /[^。！？!?\n；;]+[。！？!?\n；;]*/gu;

/** The statements of a text in a script without spaces. */
export function partsOf(text: string, lexicon: Lexicon, names: ReadonlyMap<string, string>): Part[] {
  const commas = /\p{Script=Hiragana}/u.test(text) ? /[^，,、：:（）()]+/gu : /[^，,：:（）()]+/gu;
  return [...text.matchAll(SENTENCE)].flatMap(([sentence], number) => {
    const asks = /[？?][^\p{L}\p{N}]*$/u.test(sentence) || isQuestion(sentence);
    const parts = (sentence.replace(/(?<=\d)[,，](?=\d{3})/gu, '').match(commas) ?? []).flatMap((part) =>
      cutAtPredicates(part.replace(/[。！？!?；;]+$/u, ''), piecesOf(part, lexicon, names)),
    );
    return inherit(parts, number, asks);
  });
}

/** "喜欢茶不喜欢咖啡": a denial with a predicate of its own starts another statement, and so does a contrast. */
function cutAtPredicates(text: string, pieces: readonly Piece[]): { text: string; pieces: Piece[] }[] {
  const cuts: number[] = [];
  let seen = false;
  for (const [at, piece] of pieces.entries()) {
    const behind = pieces.slice(at + 1);
    const opens =
      marked(piece, 'negation', 'hate') && seen && (behind.some(isPredicate) || marked(piece, 'hate'));
    const turns = marked(piece, 'contrast') && !marked(piece, 'only') && seen && behind.some(isContent);
    if (opens || turns) {
      cuts.push(at);
      seen = false;
    }
    seen ||=
      isPredicate(piece) &&
      pieces.slice(0, at + 1).length > 0 &&
      (pieces[at + 1] ? isContent(pieces[at + 1] as Piece) : false);
  }
  const bounds = [0, ...cuts, pieces.length];
  return bounds.slice(1).map((end, at) => {
    const own = pieces.slice(bounds[at], end);
    const [first, last] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
    return { text: text.slice(first, last), pieces: own };
  });
}

const OVER_SENTENCE: readonly ClaimMark[] = ['condition'];

function inherit(
  parts: readonly { text: string; pieces: Piece[] }[],
  sentence: number,
  asks: boolean,
): Part[] {
  const reach = new Set<ClaimMark>();
  for (const { pieces } of parts) {
    const bare = !pieces.some(isContent);
    for (const piece of pieces) {
      for (const mark of piece.entry?.marks ?? []) {
        if (OVER_SENTENCE.includes(mark) || (bare && (mark === 'hedge' || mark === 'unreal')))
          reach.add(mark);
      }
    }
  }
  let subject: Piece[] = [];
  return parts.map(({ text, pieces }) => {
    const marks = new Set([...reach, ...pieces.flatMap((piece) => [...(piece.entry?.marks ?? [])])]);
    const own = subjectOf(pieces);
    const third = own.length > 0 && own.every((piece) => marked(piece, 'third'));
    const inherited = own.length === 0 || third ? subject : [];
    if (own.length > 0 && !third) subject = own;
    return { text, pieces, marks, inherited, sentence, asks };
  });
}

/** Persons in front of the predicate. */
export function subjectOf(pieces: readonly Piece[]): Piece[] {
  const report = pieces.findIndex((piece) => marked(piece, 'report'));
  const rest = report === -1 ? pieces : pieces.slice(report + 1);
  const verb = rest.findIndex((piece) => isPredicate(piece));
  const before = (verb === -1 ? rest : rest.slice(0, verb)).filter(isPerson);
  return before.length > 0 || report === -1 ? before : pieces.slice(0, report).filter(isPerson);
}

function isPerson(piece: Piece): boolean {
  return piece.person !== undefined || marked(piece, 'I', 'my', 'we', 'our', 'you', 'third', 'kin');
}

/** Whether a letter must be accounted for: kana only bend words. */
export function isContentLetter(letter: string): boolean {
  return UNSPACED.test(letter) && !/\p{Script=Hiragana}/u.test(letter);
}

/** Dates are compared as days; their letters stand for nothing else. */
export function withoutDates(reading: Reading, text: string): string {
  const shift = reading.text.length - text.length;
  return reading.dates.reduce((rest, { start, end }) => {
    const [from, to] = [Math.max(0, start - shift), Math.max(0, end - shift)];
    return rest.slice(0, from) + '\u00a0'.repeat(to - from) + rest.slice(to);
  }, text);
}

/** Neighbouring letters. */
export function pairsOf(text: string): Set<string> {
  const letters = Array.from(text);
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}
