import { DEFAULT_LANGUAGE, languages } from '../languages/index.ts';
import { phrasesOf } from '../languages/phrases.ts';
import { statementsOf } from '../languages/statements.ts';
import { languageOf } from '../text/language.ts';
import { isQuestion } from '../text/sentences.ts';
import { contentStems, stem, words } from '../text/words.ts';
import { addDays, type Day } from '../time/zone.ts';
import type { NoteBook } from './notes.ts';
import type { Verdict } from './space-state.ts';
import type { Item, Passage } from './types.ts';

/** Finds what is remembered about a question; best first. */
export interface Recall {
  /**
   * @param asker whose lines answer a question about oneself when its words decide nothing: newest first, of score 0
   */
  find(question: string, today: Day, asker?: Speaker): Promise<Passage[]>;
}

type Speaker = NonNullable<Passage['speaker']>;

interface OverlapRecallOptions {
  notes: NoteBook;
  items: () => Promise<readonly Item[]>;
  /** What people said lately. */
  messages: () => Promise<Passage[]>;
  /** What dreams decided about notes, by their keys. */
  verdicts: () => Promise<ReadonlyMap<string, Verdict>>;
  maxResults: number;
}

/** Lines about the asker, where a question about oneself has no better answer. */
const MAX_ABOUT_ONESELF = 5;
/** How far back daily notes are looked through. */
const LOOKBACK_DAYS = 30;
/** A passage must share at least this much of the question's weight. */
const MIN_SCORE = 0.2;
/** … and this much when it names somebody or something that no passage names. */
const MIN_SCORE_UNNAMED = 0.4;
/** Passages that share this much of the shorter one's words say the same. */
const SAME_SHARE = 0.8;
/** Texts whose words are remembered: stemming them for every question would cost more than all the rest. */
const REMEMBERED_TEXTS = 20_000;
/** Some milliseconds of work. */
const TEXTS_AT_ONCE = 100;

/** Recall by shared words, rare ones weighing more, over items, recent notes and recent words. */
export function overlapRecall({
  notes,
  items,
  messages,
  verdicts,
  maxResults,
}: OverlapRecallOptions): Recall {
  const remembered = new Map<string, ReadonlySet<string>>();

  async function stemsOf(text: string): Promise<ReadonlySet<string>> {
    const before = remembered.get(text);
    if (before !== undefined) return before;
    const stems = new Set(contentStems(text));
    if (remembered.size >= REMEMBERED_TEXTS) remembered.clear();
    remembered.set(text, stems);
    if (remembered.size % TEXTS_AT_ONCE === 0) await new Promise((resume) => setImmediate(resume));
    return stems;
  }

  return {
    async find(question, today, asker) {
      const asked = new Set(contentStems(question));
      const oneself = asker !== undefined && isAboutOneself(question) ? asker : undefined;
      if (asked.size === 0 && oneself === undefined) return [];
      const standing = await items();
      const decided = await verdicts();
      const live = await notes.live(addDays(today, -LOOKBACK_DAYS), today);
      const gone = live.filter((note) => isGone(note.key, decided.get(note.key), standing));
      const goneTurns = new Set(gone.flatMap((note) => note.record?.turns ?? []));
      const passages: Passage[] = [
        ...standing.map((item): Passage => {
          const speaker = item.sources[0]?.speaker;
          const day = item.lastConfirmed?.slice(0, 10);
          return {
            kind: 'item',
            id: String(item.n),
            text: item.text,
            score: 0,
            ...(speaker === undefined ? {} : { speaker }),
            ...(day === undefined ? {} : { day }),
          };
        }),
        ...live
          .filter((note) => !gone.includes(note))
          .map((note): Passage => {
            const speaker = note.record?.speaker;
            return {
              kind: 'note',
              id: note.key,
              text: note.text,
              day: note.day,
              score: 0,
              ...(speaker ? { speaker } : {}),
            };
          }),
        // What is asked stands among the last words itself, and must not hide the line that says the same.
        ...(await messages()).filter(({ id, text }) => !goneTurns.has(id) && !question.includes(text)),
      ];
      const names = namesIn(question);
      const known: Known[] = [];
      for (const passage of passages) {
        const speaker = names(passage.speaker?.name ?? '');
        known.push({ passage, stems: await stemsOf(passage.text), speaker });
      }
      const weight = (stem: string): number => {
        const holding = known.filter(({ stems, speaker }) => stems.has(stem) || speaker.has(stem)).length;
        return Math.log(1 + passages.length / (1 + holding));
      };
      const weights = new Map([...asked].map((stem) => [stem, weight(stem)]));
      const total = [...weights.values()].reduce((sum, value) => sum + value, 0);
      const scored = known.map(({ passage, stems, speaker }): Known => {
        let shared = 0;
        for (const [stem, value] of weights) if (stems.has(stem) || speaker.has(stem)) shared += value;
        return { passage: { ...passage, score: total === 0 ? 0 : shared / total }, stems, speaker };
      });
      const { fitting, least } = aboutTheAsked(question, asked, scored);
      const found = fitting
        .filter(({ passage }) => passage.score >= least)
        .sort((a, b) => b.passage.score - a.passage.score);
      if (found.length > 0 || oneself === undefined) return distinct(found, maxResults);
      return distinct(linesAbout(oneself, known), Math.min(MAX_ABOUT_ONESELF, maxResults));
    },
  };
}

/** Whether a note was replaced by newer words, or its line was taken out: an answer must not tell it as if it held. */
function isGone(key: string, verdict: Verdict | undefined, items: readonly Item[]): boolean {
  if (verdict === 'rejected' || verdict === 'skipped') return true;
  return verdict === 'promoted' && !items.some((item) => item.notes.includes(key));
}

/** Stems of speakers' names as the question would have them; a name must not decide in which language a text is. */
function namesIn(question: string): (name: string) => ReadonlySet<string> {
  const language = languageOf(question) ?? DEFAULT_LANGUAGE;
  const known = new Map<string, ReadonlySet<string>>();
  return (name) => {
    const stems = known.get(name) ?? new Set(words(name).map((word) => stem(word, language)));
    known.set(name, stems);
    return stems;
  };
}

/**
 * Whom a question asks about decides more than all its other words: what my brother does is no answer about my sister.
 * @returns the passages that may answer, and the least score they need
 */
function aboutTheAsked(
  question: string,
  asked: ReadonlySet<string>,
  known: readonly Known[],
): { fitting: readonly Known[]; least: number } {
  const language = languageOf(question) ?? DEFAULT_LANGUAGE;
  const holding = (passages: readonly Known[], some: readonly string[]): Known[] =>
    passages.filter(({ stems, speaker }) => some.some((one) => stems.has(one) || speaker.has(one)));
  const kin = kinIn(question, language).filter((one) => asked.has(one));
  const ofKin = kin.length === 0 ? known : holding(known, kin);
  const names = capitalised(question, language).filter((one) => asked.has(one));
  const named = names.length === 0 ? ofKin : holding(ofKin, names);
  return named.length > 0 || names.length === 0
    ? { fitting: named, least: MIN_SCORE }
    : { fitting: ofKin, least: MIN_SCORE_UNNAMED };
}

/** Whether somebody asks about themselves, and about nobody whom they name or are related to. */
function isAboutOneself(question: string): boolean {
  const language = languageOf(question) ?? DEFAULT_LANGUAGE;
  const { asks } = phrasesOf(language).reply;
  const plain = plainText(question);
  if (!isQuestion(question) && !asks.test(plain)) return false;
  // "Tell me" speaks of nobody.
  const asked = plain.replace(asks, '');
  return (
    statementsOf(language)?.self.test(asked) === true &&
    kinIn(question, language).length === 0 &&
    capitalised(question, language).length === 0
  );
}

/** What the memory and the notes have of a person, or by name about them; newest first. */
function linesAbout({ id, name }: Speaker, known: readonly Known[]): Known[] {
  const called = words(name);
  const isNamed = (text: string): boolean => {
    const all = new Set(words(text));
    return called.length > 0 && called.every((word) => all.has(word));
  };
  const isAbout = ({ kind, text, speaker }: Passage): boolean =>
    kind !== 'message' && (speaker === undefined ? isNamed(text) : speaker.id === id);
  const place = ({ day = '', kind, id: n }: Passage): [string, number] => [
    day,
    kind === 'item' ? Number(n) : 0,
  ];
  return known
    .filter(({ passage }) => isAbout(passage))
    .sort((a, b) => {
      const [[dayA, atA], [dayB, atB]] = [place(a.passage), place(b.passage)];
      return dayB.localeCompare(dayA) || atB - atA;
    })
    .map((one) => ({ ...one, passage: { ...one.passage, score: 0 } }));
}

/** Stems of the words for relatives and friends. */
function kinIn(question: string, language: string): string[] {
  const kin = statementsOf(language)?.kin;
  if (kin === undefined) return [];
  const found = plainText(question).matchAll(new RegExp(kin.source, [...new Set(`${kin.flags}g`)].join('')));
  return [...found].flatMap(([match]) => contentStems(match, language).slice(-1));
}

/** Stems of names: what has a capital inside the question, where that tells anything. */
function capitalised(question: string, language: string): string[] {
  if (languages[language]?.words.capitalNouns) return [];
  const inside = question.matchAll(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{M}'’-]*/gu);
  return [...inside].flatMap(([word]) => contentStems(word, language));
}

/** Lower case with plain apostrophes, as the rules of a language see it. */
function plainText(text: string): string {
  return text.toLowerCase().replace(/[’ʼ‘`´]/g, "'");
}

/** A passage with the stems of its own words and of its speaker's name. */
interface Known {
  passage: Passage;
  stems: ReadonlySet<string>;
  speaker: ReadonlySet<string>;
}

/** An item, its note and its message say the same; the first of them is enough. */
function distinct(scored: readonly Known[], most: number): Passage[] {
  const chosen: Known[] = [];
  for (const one of scored) {
    if (chosen.length >= most) break;
    const isRepeated = chosen.some((other) => {
      const shared = [...one.stems].filter((stem) => other.stems.has(stem)).length;
      return shared >= SAME_SHARE * Math.min(one.stems.size, other.stems.size);
    });
    if (!isRepeated) chosen.push(one);
  }
  return chosen.map(({ passage }) => passage);
}
