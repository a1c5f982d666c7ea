import type { VerbFinalWords } from '../../languages/claim-types.ts';
import { isQuestion } from '../../text/sentences.ts';
import type { Lexicon } from './lexicon.ts';
import {
  dictionaryOf,
  type Entry,
  isContent,
  isUnknown,
  marked,
  numberAt,
  type Part,
  type Piece,
} from './unspaced-reading.ts';

type Words = Readonly<Record<keyof VerbFinalWords, ReadonlySet<string>>>;

const known = new WeakMap<Lexicon, Words>();

/** The particles and endings of a language. */
export function verbFinalWords(lexicon: Lexicon): Words {
  const ready = known.get(lexicon);
  if (ready) return ready;
  const lists = Object.entries(lexicon.language.verbFinal ?? {});
  const made = Object.fromEntries(
    lists.map(([name, list]) => [name, new Set<string>(list.split('|'))]),
  ) as unknown as Words;
  known.set(lexicon, made);
  return made;
}

const LETTER = /[\p{L}\p{M}\p{N}ー々〇]/u;
const LATIN = /^[A-Za-zＡ-Ｚａ-ｚ][\p{Script=Latin}\p{N}'+#.-]*/u;
const HIRAGANA = /^\p{Script=Hiragana}$/u;
const ALL_HIRAGANA = /^\p{Script=Hiragana}+$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]$/u;
const ALL_KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
const IDEOGRAPH = /^[\p{Script=Han}々]$/u;

/** Particles of two letters, which may end a run of unknown hiragana. */
const LONG_PARTICLES = new Set(
  'から まで より には では とは にも でも けど だけ しか です など とか って'.split(' '),
);
/** Single ideographs that mean the same beside other ones. */
const SUFFIXES = new Set(['派', '人', '歳', '才', '円', '嫌']);

/** A wish that begins with what looks like the past. */
const WISHES = /^た(?:い(?!だ)|くな|くて|かっ|がっ|がる)/u;

interface Around {
  text: string;
  /** The piece right before. */
  last: Piece | undefined;
  /** The piece right before is a run that no list knows, and goes on. */
  open: boolean;
  words: Words;
  entries: ReadonlyMap<string, Entry>;
  longest: number;
}

/** Whether letters are the word that they look like: kana and ideographs stand in many others. */
function fits(word: string, entry: Entry, at: number, around: Around): boolean {
  const { text, open } = around;
  const end = at + word.length;
  const [before, after] = [text[at - 1] ?? '', text[end] ?? ''];
  // したい is no した, and していた no して.
  if (word.length > 1 && WISHES.test(text.slice(end - 1, end + 3))) return false;
  if (word.length > 1 && /[てで]$/u.test(word) && goesOn(word, end, around)) return false;
  if (ALL_HIRAGANA.test(word))
    return word.length === 1 ? fitsOne(word, at, around) : fitsRun(word, at, around);
  if (ALL_KATAKANA.test(word)) return !KATAKANA.test(before) && !KATAKANA.test(after);
  const last = word.at(-1) ?? '';
  if (entry.verb && word.length === 1 && IDEOGRAPH.test(after)) return false;
  if (word.length > 1 || !IDEOGRAPH.test(last) || SUFFIXES.has(word)) return true;
  if (open && IDEOGRAPH.test(before)) return false;
  const person = ['I', 'kin'].some((mark) => entry.marks.has(mark as 'I'));
  return person || !IDEOGRAPH.test(after) || startsWord(at + 1, around);
}

/** Whether the last letter of a word belongs to an ending that says more: 飼って in 飼っていた. */
function goesOn(word: string, end: number, { text, entries, longest }: Around): boolean {
  const stem = word.slice(0, -1);
  if (!entries.has(stem) && stem !== 'し') return false;
  for (let length = Math.min(longest, text.length - end + 1); length > 2; length -= 1) {
    if (entries.has(text.slice(end - 1, end - 1 + length))) return true;
  }
  return false;
}

/** Whether a longer known word starts at a place. */
function startsWord(at: number, { text, entries, longest }: Around): boolean {
  for (let length = Math.min(longest, text.length - at); length > 1; length -= 1) {
    if (entries.has(text.slice(at, at + length))) return true;
  }
  return false;
}

function fitsOne(letter: string, at: number, around: Around): boolean {
  const { text, last, open, words } = around;
  const after = text[at + 1] ?? '';
  const isParticle = words.particles.has(letter);
  const isEnding = words.endings.has(letter);
  if (/[おご]/u.test(letter) && (IDEOGRAPH.test(after) || KATAKANA.test(after))) return !open;
  if (last === undefined) return false;
  const inKana = open && HIRAGANA.test(text[at - 1] ?? '');
  if (inKana) return isParticle && (!HIRAGANA.test(after) || startsWord(at + 1, around));
  if (open || last.person !== undefined || last.value !== undefined) return isParticle || isEnding;
  if (isParticleOf(last, words)) return isParticle && !LETTER.test(after);
  return isParticle || isEnding;
}

function isParticleOf({ text }: Piece, words: Words): boolean {
  return words.particles.has(text) || words.topic.has(text);
}

function fitsRun(word: string, at: number, { text, open, entries, longest, ...rest }: Around): boolean {
  if (!open || !HIRAGANA.test(text[at - 1] ?? '')) return true;
  const end = at + word.length;
  const closes = !HIRAGANA.test(text[end] ?? '');
  return (
    word.length > 3 ||
    (word.length === 3 && closes) ||
    (LONG_PARTICLES.has(word) && (closes || startsWord(end, { text, open, entries, longest, ...rest })))
  );
}

/** Takes a text apart by the longest words that are known, where they can stand. */
export function verbFinalPieces(text: string, lexicon: Lexicon, names: ReadonlyMap<string, string>): Piece[] {
  const { entries, longest } = dictionaryOf(lexicon);
  const words = verbFinalWords(lexicon);
  const found: Piece[] = [];
  let open: Piece | undefined;
  for (let at = 0; at < text.length; ) {
    const named = [...names.keys()].find((word) => text.startsWith(word, at));
    if (named !== undefined) {
      found.push({ text: named, start: at, end: at + named.length, person: names.get(named) ?? '' });
      [at, open] = [at + named.length, undefined];
      continue;
    }
    if (!LETTER.test(text[at] ?? '')) {
      [at, open] = [at + 1, undefined];
      continue;
    }
    const latin = LATIN.exec(text.slice(at, at + 60))?.[0];
    if (latin !== undefined) {
      const bare = latin.normalize('NFKC').toLowerCase().replace(/\.+$/, '');
      const entry = entries.get(latin) ?? entries.get(bare);
      found.push({ text: bare, start: at, end: at + latin.length, ...(entry ? { entry } : {}) });
      [at, open] = [at + latin.length, undefined];
      continue;
    }
    const before = found.at(-1);
    const around: Around = {
      text,
      last: before?.end === at ? before : undefined,
      open: open !== undefined && open.end === at,
      words,
      entries,
      longest,
    };
    let end = Math.min(text.length, at + longest);
    for (; end > at; end -= 1) {
      const entry = entries.get(text.slice(at, end));
      if (entry && fits(text.slice(at, end), entry, at, around)) break;
    }
    const number = numberAt(text, at, lexicon.language.numbers);
    if (number && number.end > end) {
      found.push({ text: text.slice(at, number.end), start: at, end: number.end, value: number.value });
      [at, open] = [number.end, undefined];
      continue;
    }
    const entry = entries.get(text.slice(at, end));
    if (entry && end > at && !isIdiomOnly(entry)) {
      found.push({ text: text.slice(at, end), start: at, end, entry });
      [at, open] = [end, undefined];
      continue;
    }
    const step = Math.max(1, end - at);
    if (open && open.end === at) [open.text, open.end] = [open.text + text.slice(at, at + step), at + step];
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

export function isPerson(piece: Piece): boolean {
  return piece.person !== undefined || marked(piece, 'I', 'my', 'we', 'our', 'you', 'third', 'kin');
}

/** A word of which a particle may tell the part. */
function isNominal(piece: Piece): boolean {
  return isPerson(piece) || isContent(piece) || piece.value !== undefined || piece.entry?.strict === true;
}

export type Role = 'topic' | 'subject' | 'object' | 'company' | 'from' | 'to' | 'lesser';

/** A word and the part that it has in its clause. */
interface Placed {
  piece: Piece;
  role: Role;
}

const PREFERRED = /^(?:方|ほう)(?:が|を|は)?$|^の(?:方|ほう)が$/u;

/** The words whose parts are told by particles; a person in front without one is what the clause is about. */
export function placed(pieces: readonly Piece[], lexicon: Lexicon): Placed[] {
  const words = verbFinalWords(lexicon);
  return pieces.flatMap((piece, at): Placed[] => {
    if (marked(piece, 'my', 'our') && words.topic.has(piece.text.at(-1) ?? ''))
      return [{ piece, role: 'topic' }];
    if (marked(piece, 'my', 'our') && piece.text.endsWith('が')) return [{ piece, role: 'subject' }];
    if (!isNominal(piece)) return [];
    let next = at + 1;
    while (HONORIFICS.has(pieces[next]?.text ?? '')) next += 1;
    const behind = pieces[next];
    if (behind === undefined) return [];
    const follows = behind.start === (pieces[next - 1]?.end ?? -1);
    const { text } = behind;
    if (follows && PREFERRED.test(text + (pieces[next + 1]?.text ?? ''))) return [{ piece, role: 'subject' }];
    if (text === 'の' && PREFERRED.test(pieces[next + 1]?.text ?? '')) return [{ piece, role: 'subject' }];
    if (follows && words.topic.has(text)) return [{ piece, role: 'topic' }];
    if (follows && words.subject.has(text)) return [{ piece, role: 'subject' }];
    if (follows && words.object.has(text)) return [{ piece, role: 'object' }];
    if (follows && marked(behind, 'lesser')) return [{ piece, role: 'lesser' }];
    if (follows && marked(behind, 'from')) return [{ piece, role: 'from' }];
    if (follows && marked(behind, 'to')) return [{ piece, role: 'to' }];
    if (follows && words.company.has(text)) return [{ piece, role: 'company' }];
    const alone = isPerson(piece) && at === 0 && !words.link.has(text) && !isKinBehind(behind);
    return alone ? [{ piece, role: 'topic' }] : [];
  });
}

const HONORIFICS = new Set(['さん', 'ちゃん', 'くん', '君', '様', 'たち', '達']);

function isKinBehind(piece: Piece): boolean {
  return marked(piece, 'kin');
}

/** Persons that a clause is about. */
export function verbFinalSubject(pieces: readonly Piece[], lexicon: Lexicon): Piece[] {
  return placed(pieces, lexicon)
    .filter(({ piece, role }) => isPerson(piece) && (role === 'topic' || role === 'subject'))
    .map(({ piece }) => piece);
}

/** A statement, with the words that the clause before it was about, where it has none of its own. */
export interface VerbFinalPart extends Part {
  about: Piece[];
}

const SENTENCE = /[^。！？!?\n；;]+[。！？!?\n；;]*/gu;
const COMMAS = /[^、，,：:（）()「」『』]+/gu;

/** The statements of a text whose clauses end with their verbs. */
export function verbFinalParts(
  text: string,
  lexicon: Lexicon,
  names: ReadonlyMap<string, string>,
): VerbFinalPart[] {
  return [...text.matchAll(SENTENCE)].flatMap(([sentence], number) => {
    const asks = /[？?][^\p{L}\p{N}]*$/u.test(sentence) || isQuestion(sentence);
    const whole =
      sentence
        .replace(/(?<=\d)[,，](?=\d{3})/gu, '')
        .replace(/(?<=\d)[:：](?=\d{2})/gu, '.')
        .match(COMMAS) ?? [];
    const parts = whole.flatMap((part) => {
      const bare = part.replace(/[。！？!?；;]+$/u, '');
      return cut(bare, verbFinalPieces(bare, lexicon, names), lexicon);
    });
    return inherit(parts, number, asks, lexicon);
  });
}

/** Behind what joins clauses another one begins: "好きだけど", "住んでて", "A型で妹は". */
function cut(text: string, pieces: readonly Piece[], lexicon: Lexicon): { text: string; pieces: Piece[] }[] {
  const words = verbFinalWords(lexicon);
  const cuts: number[] = [];
  let topic = false;
  let copula: number | undefined;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const rest = pieces.slice(at + 1);
    const bent =
      before !== undefined && !isUnknown(before) && before.person === undefined && before.value === undefined;
    const joins =
      (words.joints.has(piece.text) && (piece.text.length > 1 || (bent && before?.entry?.verb === true))) ||
      (marked(piece, 'contrast') && at > 0);
    if (joins && rest.some(saysMore)) {
      cuts.push(at + 1);
      [topic, copula] = [false, undefined];
      continue;
    }
    if (piece.text === 'で' && before && isNominal(before)) copula = at + 1;
    if (words.topic.has(piece.text) && before && isNominal(before)) {
      if (topic && copula !== undefined) {
        cuts.push(copula);
        copula = undefined;
      }
      topic = true;
    }
  }
  const bounds = [0, ...cuts, pieces.length];
  return bounds.slice(1).map((end, at) => {
    const own = pieces.slice(bounds[at], end);
    return { text: text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0), pieces: own };
  });
}

function saysMore(piece: Piece): boolean {
  return isContent(piece) || piece.entry?.verb === true || isPerson(piece) || marked(piece, 'like', 'hate');
}

function inherit(
  parts: readonly { text: string; pieces: Piece[] }[],
  sentence: number,
  asks: boolean,
  lexicon: Lexicon,
): VerbFinalPart[] {
  const reach = new Set<'condition' | 'hedge' | 'unreal'>();
  for (const { pieces } of parts) {
    const bare = !pieces.some(saysMore);
    for (const piece of pieces) {
      if (marked(piece, 'condition')) reach.add('condition');
      for (const mark of ['hedge', 'unreal'] as const) if (bare && marked(piece, mark)) reach.add(mark);
    }
  }
  let subject: Piece[] = [];
  let topics: Piece[] = [];
  return parts.map(({ text, pieces }) => {
    const marks = new Set([...reach, ...pieces.flatMap((piece) => [...(piece.entry?.marks ?? [])])]);
    const own = verbFinalSubject(pieces, lexicon);
    const third = own.length > 0 && own.every((piece) => marked(piece, 'third'));
    const inherited = own.length === 0 || third ? subject : [];
    const mine = placed(pieces, lexicon)
      .filter(({ piece, role }) => role === 'topic' && isContent(piece))
      .map(({ piece }) => piece);
    const about = own.length === 0 && mine.length === 0 ? topics : [];
    if (own.length > 0 && !third) [subject, topics] = [own, mine];
    else if (mine.length > 0) topics = mine;
    return { text, pieces, marks, inherited, about, sentence, asks };
  });
}
