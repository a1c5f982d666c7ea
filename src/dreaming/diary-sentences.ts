import { diaryWords } from '../languages/diary.ts';
import { phrasesOf } from '../languages/phrases.ts';
import type { DiaryFacts } from '../llm/model.ts';
import { checkSupport, turnsRound } from '../memory/support.ts';
import type { Source } from '../memory/types.ts';
import { textsOf } from '../text/say.ts';
import { sentences } from '../text/sentences.ts';
import { contentStems, words } from '../text/words.ts';
import { nameStems } from './names.ts';

/** A line of the record, with the stems of what it speaks of. */
interface RecordLine {
  text: string;
  names: ReadonlySet<string>;
  matter: ReadonlySet<string>;
  /** It left the memory: nothing rests on it, but it may be told of. */
  gone: boolean;
}

/** A sentence is compared with the lines that have most in common with it. */
const MOST_LINES = 6;
/** Only the first names in a sentence may begin what it says. */
const MOST_STARTS = 6;
/** Letters; what is longer is no sentence. */
const LONGEST_SENTENCE = 600;
/** So many words of the record make a sentence one about people, be nobody named. */
const MATTER = 2;
const INNER = /[,;:、，；：()—–]\s*/u;
/** A dream sends nobody anywhere. */
const LINK = /\bhttps?:|\bwww\.|\p{L}\.(?:com|org|net|info|example|io|ru|xyz)\b/iu;
const QUOTED = /["“„«「『]([^"“”„«»「」『』]{2,400})["”“»」』]/gu;
const CAPITAL = /\p{Lu}[\p{L}\p{M}’'-]*/gu;
const NAME_BEFORE = /^(?<name>\p{L}[^:\n]{0,59}): (?<rest>\S.*)$/su;

/**
 * A diary's prose without the sentences that say of people what the record of the dream does not say, without links, and
 * without news of a loss when nothing was lost. What only tells of the dream, its mood or its numbers stays.
 * @param language ISO 639-1, of the prose
 * @returns `leftOut`: how many sentences are missing
 */
export function borneOut(
  prose: string,
  facts: DiaryFacts,
  language: string,
): { prose: string; leftOut: number } {
  const check = new SentenceCheck(facts, language);
  let leftOut = 0;
  const paragraphs = prose.split(/\n{2,}/).map((paragraph) => {
    const all = sentences(paragraph);
    const kept = all.filter((sentence) => check.stands(sentence));
    leftOut += all.length - kept.length;
    return kept.length === all.length ? paragraph : kept.join(textsOf(language).gap);
  });
  return { prose: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'), leftOut };
}

class SentenceCheck {
  readonly #language: string;
  readonly #speakers: readonly string[];
  readonly #day: string;
  /** What the narrator says of dreams whatever happened. */
  readonly #narrators: ReadonlySet<string>;
  /** What the narrator calls notes and lines. */
  readonly #nouns: readonly string[];
  /** Stems of whoever speaks in the record, and of its other words with a capital. */
  readonly #names: ReadonlySet<string>;
  readonly #lines: readonly RecordLine[];
  readonly #lostNothing: boolean;

  constructor(facts: DiaryFacts, language: string) {
    this.#language = language;
    this.#day = facts.day;
    this.#speakers = facts.speakers ?? [];
    const { count, diary } = phrasesOf(language);
    const stemsOf = (texts: unknown): string[] =>
      contentStems(JSON.stringify(texts).replace(/"\w+":|\{\w+\}/g, ' '), language);
    this.#narrators = new Set(stemsOf([count, diary]));
    this.#nouns = stemsOf([count.note, count.line]);
    const gone = [
      ...facts.updated.map(({ before }) => before),
      ...[...facts.removed, ...facts.archived].map(({ text }) => text),
    ];
    this.#lostNothing = gone.length === 0;
    const standing = [
      ...facts.added,
      ...facts.merged.flatMap(({ before, after }) => [after, ...before]),
      ...facts.updated.map(({ after }) => after),
      ...facts.duplicates.flatMap(({ kept, dropped }) => [kept, dropped]),
      ...[...facts.held, ...facts.refused, ...(facts.truths ?? [])].map(({ text }) => text),
    ];
    const all = [...new Set([...gone, ...standing])].filter((text) => text !== '');
    this.#names = new Set([
      ...this.#speakers.flatMap((name) => nameStems(name, language)),
      ...all.flatMap((text) => this.#capitalsOf(text)),
    ]);
    this.#lines = all.map((text) => ({
      text,
      names: new Set(this.#namesIn(text)),
      matter: new Set(this.#matterOf(text)),
      gone: !standing.includes(text),
    }));
  }

  /** Whether a sentence says nothing of people that no line of the record says. */
  stands(sentence: string): boolean {
    if (sentence.length > LONGEST_SENTENCE) return false;
    const rest = this.#withoutQuotations(sentence);
    if (rest === undefined || LINK.test(rest)) return false;
    if (this.#lostNothing && diaryWords(this.#language).loss.test(rest)) return false;
    if (!this.#isAboutPeople(rest) || this.#isBorneOut(rest)) return true;
    const parts = rest.split(INNER).filter((part) => /[\p{L}\p{N}]/u.test(part));
    return (
      parts.length > 1 &&
      parts.every((part) =>
        this.#isAboutPeople(part) ? this.#isBorneOut(part) : !turnsRound(part, this.#language),
      )
    );
  }

  /**
   * A sentence without the lines that it quotes word for word; `undefined` when it denies one that stands, or quotes what
   * no line says.
   */
  #withoutQuotations(sentence: string): string | undefined {
    let standing = false;
    let foreign = false;
    const rest = sentence.replace(QUOTED, (_, quoted: string) => {
      const said = ` ${folded(quoted)} `;
      const line = this.#lines.find(({ text }) => ` ${folded(text)} `.includes(said));
      foreign ||= line === undefined && this.#isAboutPeople(quoted);
      standing ||= line?.gone === false;
      return line === undefined ? quoted : ' ';
    });
    return foreign || (standing && turnsRound(rest, this.#language)) ? undefined : rest;
  }

  #isAboutPeople(text: string): boolean {
    if (this.#namesIn(text).length > 0) return true;
    const shared = this.#matterOf(text).filter((stem) => this.#lines.some(({ matter }) => matter.has(stem)));
    return shared.length >= MATTER || (shared.length > 0 && turnsRound(text, this.#language));
  }

  /** The words with a capital that are none of the narrator's; where every noun has one it tells nothing. */
  #capitalsOf(text: string): string[] {
    if (this.#language === 'de') return [];
    return (text.match(CAPITAL) ?? [])
      .flatMap((word) => contentStems(word, this.#language))
      .filter((stem) => !this.#narrators.has(stem));
  }

  #namesIn(text: string): string[] {
    const speakers = this.#speakers.filter((name) => text.includes(name)).flatMap((name) => words(name));
    const capitals = (text.match(CAPITAL) ?? []).flatMap((word) => contentStems(word, this.#language));
    return [...speakers, ...capitals.filter((stem) => this.#names.has(stem))];
  }

  #matterOf(text: string): string[] {
    return contentStems(text, this.#language).filter(
      (stem) => !this.#narrators.has(stem) && !this.#names.has(stem),
    );
  }

  #isBorneOut(text: string): boolean {
    const names = new Set(this.#namesIn(text));
    const matter = new Set(this.#matterOf(text));
    const near = this.#lines
      .map((line) => ({ line, met: shared(line.names, names) + shared(line.matter, matter) }))
      .filter(({ met }) => met > 0)
      .sort((a, b) => b.met - a.met)
      .slice(0, MOST_LINES)
      .map(({ line }) => line);
    return this.#isSaid(text, near) || this.#isTopic(text, names, matter, near);
  }

  /** Whether lines that stand say it; in front of what they say the narrator may say that it was told, and no more. */
  #isSaid(text: string, near: readonly RecordLine[]): boolean {
    const quotes = near.filter(({ gone }) => !gone).map((line) => this.#sourceOf(line.text));
    if (quotes.length === 0) return false;
    const people = this.#speakers.map((name) => ({ id: name, name }));
    return this.#startsIn(text).some((start) => {
      const lead = text.slice(0, start);
      if (this.#isAboutPeople(lead) || turnsRound(lead, this.#language)) return false;
      const said = text.slice(start).trim();
      const supports = (sources: Source[]): boolean =>
        checkSupport({ text: said, quotes: sources, zone: 'UTC', people }).length === 0;
      // What the lead makes of it, "it is untrue that", the same check tells.
      return supports(quotes) && (lead === '' || supports([this.#sourceOf(text)]));
    });
  }

  /** "Two lines about Ana’s tea became one": it says of what a line is, in the words of that line and the narrator’s. */
  #isTopic(
    text: string,
    names: ReadonlySet<string>,
    matter: ReadonlySet<string>,
    near: readonly RecordLine[],
  ): boolean {
    const stems = contentStems(text, this.#language);
    if (!this.#nouns.some((noun) => stems.includes(noun)) || turnsRound(text, this.#language)) return false;
    return near.some(
      (line) => shared(line.names, names) === names.size && shared(line.matter, matter) === matter.size,
    );
  }

  #startsIn(text: string): number[] {
    const capitals = Array.from(text.matchAll(CAPITAL))
      .filter(([word]) => contentStems(word, this.#language).some((stem) => this.#names.has(stem)))
      .map(({ index }) => index);
    const speakers = this.#speakers.map((name) => text.indexOf(name)).filter((at) => at >= 0);
    return [...new Set([0, ...capitals, ...speakers])].slice(0, MOST_STARTS);
  }

  /** A line in somebody's own words is theirs: "Ana: I like tea". */
  #sourceOf(text: string): Source {
    const { name = '', rest = text } = NAME_BEFORE.exec(text)?.groups ?? {};
    const isSpeaker = this.#speakers.includes(name);
    return {
      turn: text,
      quote: isSpeaker ? rest : text,
      at: `${this.#day}T12:00:00.000Z`,
      speaker: isSpeaker ? { id: name, name } : { id: '', name: '' },
      trust: 'owner',
    };
  }
}

function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((one) => others.has(one)).length;
}

const folded = (text: string): string => words(text).join(' ');
