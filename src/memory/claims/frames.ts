import { pastedStretches } from '../../text/pasted.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { verdictIn } from './denials.ts';
import {
  entriesUnder,
  everyEntry,
  inPlace,
  isSelf,
  isSubject,
  listsOf,
  namesSelf,
  opensWithSubject,
  UNSPACED,
  wordsOf,
} from './frame-lists.ts';
import { type Matter, matterTakenBack, type NamedMatter, takeBackMatter } from './matters-taken-back.ts';
import { requestIn } from './requests.ts';
import {
  admitsDenied,
  amendedWithin,
  amendsFor,
  isContrary,
  isSarcasm,
  saysNothing,
  takesBack,
} from './take-backs.ts';
import {
  headingOf,
  isCopiedTalk,
  isMaterial,
  isVoice,
  labelOf,
  type Parted,
  quotationsIn,
} from './voices.ts';

/**
 * Why a sentence does not state what it says: it is denied, dreamt or a joke; it says so in a main clause of its own ("it is
 * not true that I …"); others say it of the speaker; or it is in the words of somebody else, of a story for one.
 */
export type FrameKind = 'denied' | 'untrue' | 'reported' | 'voice';

/** A sentence of a text, and its frame. */
export interface FramedSpan {
  /** Behind the speaker's own name, what takes back the sentence before, and the words that ask to remember it. */
  start: number;
  end: number;
  kind: FrameKind | undefined;
  /** Taken back by what stands behind it. */
  takenBack: boolean;
  /** Its speaker asks to remember it. */
  requested?: true;
}

const GAP = ' … ';
const SAYS_ANYTHING = /[\p{L}\p{N}]/u;
/** Whoever takes back more in one sentence says nothing in it. */
const MOST_AMENDED = 5;
/** As far in front of a report its subject is looked for. */
const UNSPACED_SUBJECT = 8;
const FILLERS = new Set(everyEntry('around'));

/** The sentences of a text with their frames; a speaker may set the own name in front of what they say. */
export function framedSpans(text: string, speaker = ''): FramedSpan[] {
  return new Framing(text, speaker).spans;
}

/** The sentences of a text with their frames, and what it takes back of what was said before it. */
export class Framing {
  readonly spans: FramedSpan[] = [];
  /** It begins by taking back what was said before it, and says nothing else. */
  readonly takesBack: 'nothing' | 'last' | 'all';
  /** It says nothing but what takes back, or answers somebody. */
  readonly mayTakeBack: boolean;
  /** What it takes back by its name and did not say itself. */
  readonly matters: NamedMatter<FramedSpan>[] = [];
  readonly #text: string;
  readonly #speaker: string;
  readonly #copied: boolean;
  /** Code and what a program logged. */
  readonly #pasted: readonly { start: number; end: number }[];
  /** The first of them that does not lie behind. */
  #next = 0;
  readonly #parted: (start: number, end: number) => Parted;
  /** All that follows is material, or somebody else's by the heading over it. */
  #others = false;
  /** Up to the next paragraph or name it is somebody else who speaks. */
  #labelled = false;
  /** What stands on this line is quoted, or supposed. */
  #line = false;
  #amends = false;
  #answers = false;
  /** It opened with "NOT!": what comes next is not meant. */
  #contrary = false;
  /** The last sentence that says something. */
  #said: FramedSpan | undefined;

  constructor(text: string, speaker: string) {
    this.#text = text;
    this.#speaker = speaker;
    this.#parted = partedBy(text);
    this.#copied = isCopiedTalk(text, speaker);
    this.#pasted = pastedStretches(text);
    let before = 0;
    for (const { start, end } of sentenceSpans(text)) {
      this.#read(start, end, text.slice(before, start), before === 0);
      before = end;
    }
    this.mayTakeBack = this.#answers && !this.#said;
    this.takesBack = !this.#amends ? 'nothing' : this.#said ? 'last' : 'all';
  }

  #read(start: number, end: number, gap: string, first: boolean): void {
    const opensLine = first || gap.includes('\n');
    if (opensLine) {
      this.#line = /(?:^|\n)\s*>/u.test(gap);
      if (/\n\s*\n/u.test(gap)) this.#labelled = false;
      if (this.#isHeading(start, end)) return;
    }
    const label = labelOf(this.#text.slice(start, end), this.#speaker, opensLine && this.#copied);
    if (label) {
      this.#labelled = !label.own;
      if (label.own) this.#others = false;
    }
    const from = label?.own ? Math.min(end, start + label.length) : start;
    if (from < end) this.#say(from, end);
  }

  #isHeading(start: number, end: number): boolean {
    const rest = this.#text.indexOf('\n', start);
    const line = this.#text.slice(start, rest === -1 ? undefined : Math.min(rest, start + 200));
    const heading = rest === -1 ? undefined : headingOf(line, this.#speaker);
    if (!heading) return false;
    this.#others = !heading.own;
    this.#labelled = false;
    this.#add({ start, end, kind: 'voice', takenBack: false });
    return true;
  }

  #say(start: number, end: number): void {
    const sentence = this.#text.slice(start, end);
    if (!SAYS_ANYTHING.test(sentence)) return;
    // Sentences come in their order, so what ends before one is behind all of the rest.
    while ((this.#pasted[this.#next]?.end ?? end) <= start) this.#next += 1;
    if (end > (this.#pasted[this.#next]?.start ?? end)) {
      this.#add({ start, end, kind: 'voice', takenBack: false });
      return;
    }
    this.#others ||= isMaterial(sentence);
    if (this.#others || this.#labelled || this.#line || isVoice(sentence, this.#parted(start, end))) {
      this.#add({ start, end, kind: 'voice', takenBack: false });
      return;
    }
    if (isContrary(sentence) && !this.#said) {
      this.#contrary = true;
      return;
    }
    const amends = amendedBy(sentence);
    const whole = amends === 0 && takesBack(sentence);
    const said = this.#said;
    if (
      said &&
      admitsDenied(this.#text.slice(said.start, said.end), sentence.slice(0, amends || undefined))
    ) {
      if (amends === 0 || amends === sentence.length) {
        this.spans.push({ start, end, kind: 'denied', takenBack: false });
        return;
      }
    } else if (amends > 0 || whole) this.#takeBack(amends > 0);
    const matter = amends > 0 || whole ? undefined : matterTakenBack(sentence);
    const before = this.spans.length;
    const from = Math.min(end, start + amends);
    if (from < end && !whole) this.#state(from, end);
    if (matter) this.#takeBackMatter(matter, before);
  }

  #takeBackMatter(matter: Matter, before: number): void {
    const named = { matter, spans: this.spans.slice(before) };
    if (!takeBackMatter(named, this.#text, this.spans.slice(0, before))) this.matters.push(named);
  }

  #takeBack(sure: boolean): void {
    if (this.#said) this.#said.takenBack = true;
    else if (sure) this.#amends = true;
    else this.#answers = true;
  }

  #state(start: number, end: number): void {
    const asked = requestIn(this.#text.slice(start, end));
    if (asked) {
      const place = { start: start + asked.start, end: start + asked.end };
      this.#add({ ...place, kind: undefined, takenBack: false, requested: true });
      return;
    }
    const supposed = isSupposed(this.#text.slice(start, end));
    let from = start;
    for (let times = 0; from < end; times += 1) {
      const sentence = this.#text.slice(from, end);
      const verdict = verdictIn(sentence);
      const amended = times < MOST_AMENDED ? amendedWithin(sentence) : undefined;
      // "Dass ich in Berlin wohne, stimmt nicht" is one statement.
      if (!amended || (verdict && verdict.start >= amended.end)) {
        const kind = supposed ? 'denied' : verdict ? 'untrue' : innerFrame(wordsOf(sentence));
        const takenBack = isSarcasm(sentence) || times === MOST_AMENDED || this.#contrary;
        this.#add({ start: from, end, kind, takenBack });
        break;
      }
      this.#add({
        start: from,
        end: from + amended.end,
        kind: undefined,
        takenBack: amended.stands !== true,
      });
      from += amended.start;
    }
    this.#contrary = false;
    this.#line ||= supposed;
  }

  #add(span: FramedSpan): void {
    this.spans.push(span);
    if (!saysNothing(this.#text.slice(span.start, span.end))) this.#said = span;
  }
}

/** "It is not true that I …" denies what follows, and takes back nothing that stands before it. */
function amendedBy(sentence: string): number {
  const amends = amendsFor(sentence);
  const rest = sentence.slice(amends);
  if (amends === 0 || !SAYS_ANYTHING.test(rest)) return amends;
  return verdictIn(sentence) && !verdictIn(rest) ? 0 : amends;
}

function partedBy(text: string): (start: number, end: number) => Parted {
  const quotations = quotationsIn(text);
  let next = 0;
  return (start, end) => {
    while ((quotations[next]?.end ?? Infinity) <= start) next += 1;
    const quoted: string[] = [];
    let outside = '';
    let at = start;
    for (let one = next; (quotations[one]?.start ?? Infinity) < end; one += 1) {
      const quotation = quotations[one] as { start: number; end: number };
      outside += `${text.slice(at, Math.max(at, quotation.start))}  `;
      quoted.push(text.slice(Math.max(start, quotation.start), Math.min(end, quotation.end)));
      at = Math.min(end, quotation.end);
    }
    return { quoted, outside: outside + text.slice(at, end) };
  };
}

/** Whether a sentence supposes, invents or plays: what it says is so nowhere else. */
function isSupposed(sentence: string): boolean {
  const words = wordsOf(sentence.slice(0, 120));
  while (FILLERS.has(words[0] ?? '')) words.shift();
  const line = `${words.join(' ')} `;
  const plainLine = inPlace(sentence.slice(0, 120)).replace(/^[\s\p{P}]+/u, '');
  const { supposed } = listsOf(sentence);
  const signs = new Set([line.charAt(0), plainLine.charAt(0)]);
  const entries = [...signs].flatMap((sign) => entriesUnder(supposed, sign));
  return entries.some((entry) => {
    const phrase = entry.replace(/,$/u, '');
    if (!line.startsWith(`${phrase} `)) return plainLine.startsWith(entry) && UNSPACED.test(entry);
    if (!entry.endsWith(',')) return true;
    const after = plainLine.slice(plainLine.indexOf(phrase) + phrase.length);
    return /^\s*\p{P}/u.test(after) || opensWithSubject(after) || opensInSelf(after);
  });
}

function opensInSelf(text: string): boolean {
  return isSelf(wordsOf(text.slice(0, 40))[0] ?? '');
}

/** Phrases one behind the other, ready to be looked for in words that are parted by single spaces. */
interface Sought {
  parts: readonly string[];
  opens: boolean;
  unspaced: boolean;
}

/** The phrases of a list by their first words; those of scripts without spaces are all under ''. */
type SoughtByWord = ReadonlyMap<string, readonly Sought[]>;

/** Lists are long and every sentence is held against them: they are made ready once. */
const sought = new Map<readonly string[], SoughtByWord>();

function byWord(list: readonly string[]): SoughtByWord {
  const known = sought.get(list);
  if (known) return known;
  const made = new Map<string, Sought[]>();
  for (const entry of list) {
    const phrase = entry.replace(/^\^/u, '');
    const unspaced = UNSPACED.test(phrase);
    const parts = phrase.split(GAP).map((part) => (UNSPACED.test(part) ? part : ` ${part} `));
    const [, word = ''] = parts[0]?.startsWith(' ') ? parts[0].split(' ', 2) : [];
    made.set(word, [...(made.get(word) ?? []), { parts, opens: phrase !== entry, unspaced }]);
  }
  sought.set(list, made);
  return made;
}

/** The phrases of a list that these words can hold. */
function* soughtIn(list: readonly string[], words: ReadonlySet<string>): Generator<Sought> {
  const phrases = byWord(list);
  for (const word of words) yield* phrases.get(word) ?? [];
}

/** Where the first of the phrases stands when all do, in their order; -1 when not. */
function placeOf({ parts, opens, unspaced }: Sought, line: string): number {
  const [first = ''] = parts;
  const at = line.indexOf(first);
  if (at === -1 || (opens && at > (unspaced ? 1 : 0))) return -1;
  // The space behind a phrase may be the one in front of the next.
  let from = at + first.trim().length;
  for (const part of parts.slice(1)) {
    const next = line.indexOf(part, from);
    if (next === -1) return -1;
    from = next + part.trim().length;
  }
  return at;
}

function innerFrame(list: readonly string[]): FrameKind | undefined {
  const line = ` ${list.join(' ')} `;
  const lists = listsOf(line);
  const words = new Set(list).add('');
  for (const phrase of soughtIn(lists.denied, words)) if (placeOf(phrase, line) !== -1) return 'denied';
  for (const phrase of soughtIn(lists.reported, words)) {
    const at = placeOf(phrase, line);
    if (at === -1) continue;
    if (phrase.unspaced) {
      // Without a subject it is the speaker who says or thinks so.
      const subject = line.slice(Math.max(0, at - UNSPACED_SUBJECT), at).trim();
      if (subject !== '' && !namesSelf(subject)) return 'reported';
      continue;
    }
    // "I said that I …" is the speaker's own word.
    const subject = line
      .slice(Math.max(0, at - 60), at)
      .split(' ')
      .slice(-3);
    if (!subject.some(isSubject)) return 'reported';
  }
  return undefined;
}
