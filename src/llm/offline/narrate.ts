import { languages } from '../../languages/index.ts';
import {
  type PhraseBook,
  phraseBooks,
  phrasesOf,
  type Turn,
  type Wordings,
} from '../../languages/phrases.ts';
import { retell } from '../../text/retell.ts';
import { ENGLISH, type Texts } from '../../text/say.ts';
import { singleLine } from '../../text/visible.ts';
import { words } from '../../text/words.ts';
import type { DiaryFacts, NarrateWork, NarrationEnvelope } from '../model.ts';
import { Phrasing } from './phrasing.ts';
import { rulesFor } from './recognise.ts';

/** A part is a few sentences, not a list: about this many words, then only what must be said. */
const MOST_WORDS = 150;
/** In scripts without spaces a part has about 350 letters. */
const LETTERS_OF_A_WORD = 350 / MOST_WORDS;
const MOST_OF_A_KIND = 3;
const MOST_QUOTED = 4;
/** More notes than this make a talkative day. */
const A_FEW = 5;
const NEARLY_FULL = 0.9;
/** Reasons of lines that may come back. */
const FOR_WANT_OF_ROOM: ReadonlySet<string> = new Set([
  ENGLISH['recorded.noRoom'],
  ENGLISH['recorded.noRoomAnyMore'],
]);
/** Whose turn it is to close with a sentence that fits every day. */
const TURNS = { light: 0, rem: 1, deep: 2 };
const DAY_MS = 86_400_000;

/** Tells a dream from its facts alone: numbers, and the lines themselves. A part without material is empty. */
export function narrate({ facts, language }: NarrateWork): NarrationEnvelope {
  const teller = new Teller(phrasesOf(language), facts);
  return {
    light: light(facts, teller),
    rem: rem(facts, teller),
    deep: deep(facts, teller),
    insights: insights(facts, teller),
    observation: observation(facts, teller),
  };
}

function light(facts: DiaryFacts, teller: Teller): string {
  const { read, staged, duplicates } = facts;
  if (staged === 0 && duplicates.length === 0) return '';
  const say = teller.book.diary.light;
  const told = new Telling(teller.texts);
  if (read > 0) told.add(teller.say(openingOf(facts, say), { notes: teller.notes(read), ...teller.days() }));
  if (staged === 0) told.add(teller.say(say.none));
  else if (staged >= read && read > 1) told.add(teller.say(say.all));
  else if (staged < read) told.add(teller.say(say.some, { staged: teller.notes(staged) }));
  duplicates.slice(0, MOST_OF_A_KIND).forEach(({ kept, dropped }, turn) => {
    const quoted = { kept: teller.quote(kept), dropped: teller.quote(dropped) };
    if (quoted.kept !== quoted.dropped) told.add(teller.say(say.duplicate, quoted, turn));
  });
  if (read > staged && teller.isTurnOf('light')) told.close(teller.say(say.closing));
  return told.text;
}

function openingOf({ from, to, read }: DiaryFacts, say: PhraseBook['diary']['light']): Wordings {
  if (from !== to) return say.span;
  if (read === 1) return say.one;
  return read <= A_FEW ? say.few : say.many;
}

function rem(facts: DiaryFacts, teller: Teller): string {
  const { themes, truths = [], added, contradictions } = facts;
  const say = teller.book.diary.rem;
  const told = new Telling(teller.texts);
  const [first, ...others] = themes;
  if (first !== undefined) {
    const { theme, days, notes } = first;
    const values = { theme: teller.quote(theme), days: teller.daysCounted(days), notes: teller.notes(notes) };
    told.add(teller.say(say.theme, values));
  }
  if (others.length > 0) {
    const named = others.slice(0, MOST_QUOTED).map(({ theme }) => teller.quote(theme));
    told.add(teller.say(say.others, { themes: teller.list(named) }));
  }
  // A new line is quoted in the deep part.
  const older = truths.filter(({ text }) => !added.includes(text));
  const [surest, ...further] = older.length + themes.length > 0 ? older : truths;
  if (surest !== undefined) {
    const values = { truth: teller.quote(surest.text), days: teller.daysCounted(surest.days) };
    told.add(teller.say(say.truth, values));
  }
  if (further.length > 0) {
    const quoted = further.slice(0, MOST_OF_A_KIND).map(({ text }) => teller.quote(text));
    told.add(teller.say(say.truths, { truths: teller.list(quoted) }));
  }
  if (themes.length + truths.length === 0) return told.text;
  if (contradictions.length > 0) {
    told.add(teller.say(say.changed, { lines: teller.lines(contradictions.length) }));
  } else if (teller.isTurnOf('rem')) told.add(teller.say(say.steady));
  return told.text;
}

function deep(facts: DiaryFacts, teller: Teller): string {
  const turn = turnOf(facts);
  if (turn === undefined) return '';
  const { added, merged, updated, removed, archived, refused } = facts;
  const say = teller.book.diary.deep;
  const told = new Telling(teller.texts);
  told.add(teller.say(say.opening[turn]));
  updated.slice(0, MOST_OF_A_KIND).forEach(({ before, after }, n) => {
    told.add(teller.say(say.updated, { before: teller.quote(before), after: teller.quote(after) }, n));
  });
  merged.slice(0, MOST_OF_A_KIND - 1).forEach(({ before, after }, n) => {
    const parts = teller.list(before.map((line) => teller.quote(line)));
    told.add(teller.say(say.merged, { before: parts, after: teller.quote(after) }, n));
  });
  for (const sentence of additions(added, teller)) told.add(sentence);
  const noRoom = archived.filter(({ reason }) => FOR_WANT_OF_ROOM.has(reason));
  if (noRoom.length > 0) {
    const list = teller.list(noRoom.slice(0, MOST_QUOTED).map(({ text }) => teller.quote(text)));
    told.close(teller.say(say.noRoom, { list }));
  }
  for (const [wordings, entries] of [
    [say.removed, removed],
    [say.archived, archived.filter((entry) => !noRoom.includes(entry))],
    [say.refused, refused],
  ] as const) {
    entries.slice(0, MOST_OF_A_KIND - 1).forEach(({ text, reason }, n) => {
      told.add(teller.say(wordings, { text: teller.quote(text), reason: teller.inBrackets(reason) }, n));
    });
  }
  if (turn !== 'added' && teller.isTurnOf('deep')) told.close(teller.say(say.closing));
  return told.text;
}

/** One new line is told by itself, several are listed. */
function additions(added: readonly string[], teller: Teller): string[] {
  const say = teller.book.diary.deep;
  const [only, ...others] = added;
  if (only === undefined) return [];
  if (others.length === 0) {
    const voice = teller.voiceOf(only);
    return voice === undefined
      ? [teller.say(say.addedOne, { line: teller.quote(only) })]
      : [teller.say(say.addedWords, { name: voice.name, words: teller.quoteWords(voice.words) })];
  }
  const quoted = added.slice(0, MOST_QUOTED).map((line) => teller.quote(line));
  const more = added.length - quoted.length;
  return [
    teller.say(say.added, { lines: teller.lines(quoted.length), list: teller.list(quoted) }),
    ...(more > 0 ? [teller.say(say.addedMore, { lines: teller.lines(more) })] : []),
  ];
}

function insights(facts: DiaryFacts, teller: Teller): string {
  const { themes, added, updated, held, read, staged, items } = facts;
  const say = teller.book.diary.insights;
  const told = new Telling(teller.texts);
  const turn = turnOf(facts);
  if (turn === 'added' && items === added.length) told.add(teller.say(say.first));
  const [theme] = themes;
  if (theme !== undefined) told.add(teller.say(say.theme, { theme: teller.quote(theme.theme) }));
  if (added.length > 0 && added.length < read) {
    told.add(teller.say(say.kept, { notes: teller.notes(read), lines: teller.lines(added.length) }));
  }
  if (updated.length > 0) told.add(teller.say(say.changed, { lines: teller.lines(updated.length) }));
  if (turn === undefined && staged > 0) told.add(teller.say(say.unchanged));
  const [first] = held;
  if (first !== undefined) told.add(teller.say(say.held, { text: teller.quote(first.text) }));
  if (held.length > 1) told.add(teller.say(say.heldMore, { lines: teller.lines(held.length - 1) }));
  return told.text;
}

function observation(facts: DiaryFacts, teller: Teller): string {
  const turn = turnOf(facts);
  if (turn === undefined && facts.staged + facts.themes.length + (facts.truths ?? []).length === 0) return '';
  const say = teller.book.diary.observation;
  const { items, maxItems } = facts;
  const told = new Telling(teller.texts);
  const isFull = items >= maxItems * NEARLY_FULL;
  // A memory that is full stays so for long: it is told now and then.
  const tellsSize = !isFull || teller.isTurnOf('light');
  if (!isFull || !tellsSize) told.add(teller.say(say.turn[turn ?? 'quiet']));
  if (tellsSize)
    told.add(teller.say(isFull ? say.full : say.room, { items: `${items}`, maxItems: `${maxItems}` }));
  return told.text;
}

/** What the dream did to the memory most; `undefined` when it did nothing. */
function turnOf({ added, merged, updated, removed, archived }: DiaryFacts): Turn | undefined {
  const kinds: Turn[] = [
    ...(added.length > 0 ? (['added'] as const) : []),
    ...(updated.length > 0 ? (['changed'] as const) : []),
    ...(merged.length + removed.length + archived.length > 0 ? (['tidied'] as const) : []),
  ];
  return kinds.length > 1 ? 'mixed' : kinds[0];
}

/** Speaks one language about one dream; the same dream is told in the same words. */
class Teller {
  readonly book: PhraseBook;
  readonly texts: Texts;
  readonly #facts: DiaryFacts;
  readonly #phrasing: Phrasing;

  constructor(book: PhraseBook, facts: DiaryFacts) {
    this.book = book;
    this.#facts = facts;
    // Of two dreams on one day the second begins in other words.
    this.#phrasing = new Phrasing(book, [facts.day, facts.read, facts.items, ...facts.added].join(' '));
    this.texts = this.#phrasing.texts;
  }

  say(wordings: Wordings, values: Record<string, string> = {}, turn = 0): string {
    return this.#phrasing.say(wordings, values, turn);
  }

  /** Whether what could be said of every dream is said today: of each part once in so many days, by turns. */
  isTurnOf(part: keyof typeof TURNS): boolean {
    const day = Math.floor(Date.parse(this.#facts.day) / DAY_MS);
    return day % Object.keys(TURNS).length === TURNS[part];
  }

  notes(count: number): string {
    return this.#phrasing.count(count, this.book.count.note);
  }

  lines(count: number): string {
    return this.#phrasing.count(count, this.book.count.line);
  }

  daysCounted(count: number): string {
    return this.#phrasing.count(count, this.book.count.day);
  }

  list(parts: readonly string[]): string {
    return this.#phrasing.list(parts);
  }

  /** The dream's days with the names of the language. */
  days(): Record<'day' | 'from' | 'to', string> {
    const { from, to } = this.#facts;
    const { locale, day } = this.book.dates;
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    const values = { weekday: weekday.format(Date.parse(to)), date: dateOf(to, to, this.book) };
    return {
      day: filled(day, values),
      from: dateOf(from, to, this.book),
      to: dateOf(to, to, this.book),
    };
  }

  /** A line in quotation marks; of somebody's own words the name stands behind. */
  quote(text: string): string {
    const voice = this.voiceOf(text);
    return voice === undefined
      ? this.quoteWords(withoutDoubledName(text))
      : `${this.quoteWords(voice.words)}${this.#phrasing.aside(voice.name)}`;
  }

  quoteWords(text: string): string {
    return this.#phrasing.quote(this.#readable(text));
  }

  /** Who speaks in a line that keeps somebody's own words; `undefined` for a line that tells of somebody. */
  voiceOf(text: string): { name: string; words: string } | undefined {
    const found = NAME_BEFORE.exec(text);
    const { name = '', rest = '' } = found?.groups ?? {};
    if (name === '' || rest.startsWith(`${name} `)) return undefined;
    const isSpeaker =
      this.#facts.speakers?.includes(name) === true || isFirstPerson(rest, this.#languageOf(rest));
    return isSpeaker ? { name: singleLine(name), words: rest } : undefined;
  }

  /** A reason that a model gave in another language than the diary's would be noise. */
  inBrackets(reason: string): string {
    const line = retell(this.texts, singleLine(reason)).replace(/[.。]$/, '');
    return this.#languageOf(line) === this.book.code ? this.#phrasing.aside(line).trim() : '';
  }

  #languageOf(text: string): string | undefined {
    return rulesFor(text, text, this.book.code)?.code;
  }

  /** A line with its dates as people of its language write them. */
  #readable(text: string): string {
    const code = this.#languageOf(text);
    const book = phraseBooks.find((one) => one.code === code);
    return book === undefined ? text : text.replace(ISO_DATE, (day) => dateOf(day, this.#facts.to, book));
  }
}

const NAME_BEFORE = /^(?<name>\p{L}[^:\n]{0,59}): (?<rest>\S.*)$/su;
const ISO_DATE = /(?<![\w/.:-])\d{4}-\d{2}-\d{2}(?![\w/:-]|\.\d)/gu;

/** "Ana: Ana isn’t …" names her once. */
function withoutDoubledName(text: string): string {
  const { name = '', rest = '' } = NAME_BEFORE.exec(text)?.groups ?? {};
  return name !== '' && rest.startsWith(`${name} `) ? rest : text;
}

function isFirstPerson(text: string, code: string | undefined): boolean {
  if (code === undefined || !Object.hasOwn(languages, code)) return false;
  const own = new Set(languages[code]?.words.firstPerson);
  return words(text).some((word) => own.has(word));
}

/** Day and month, and the year when it is not that of the dream. A day that does not exist stays as it is written. */
function dateOf(day: string, today: string, { dates }: PhraseBook): string {
  const at = Date.parse(day);
  if (Number.isNaN(at)) return day;
  const format = new Intl.DateTimeFormat(dates.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const date = format.format(at);
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? date : filled(dates.otherYear, { date, year });
}

function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Sentences in a row, until there are enough of them. */
class Telling {
  readonly #gap: string;
  #sentences: string[] = [];
  #words = 0;

  constructor({ gap }: Texts) {
    this.#gap = gap;
  }

  get text(): string {
    return this.#sentences.join(this.#gap);
  }

  add(sentence: string): void {
    if (this.#words < MOST_WORDS) this.close(sentence);
  }

  /** Adds what is said in any case. */
  close(sentence: string): void {
    this.#sentences.push(sentence);
    this.#words += this.#gap === '' ? sentence.length / LETTERS_OF_A_WORD : sentence.split(' ').length;
  }
}
