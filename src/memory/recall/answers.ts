import { languages } from '../../languages/index.ts';
import { phrasesOf } from '../../languages/phrases.ts';
import { statementsOf } from '../../languages/statements.ts';
import { plainApostrophes } from '../../text/apostrophes.ts';
import { languageIn } from '../../text/language.ts';
import { isQuestion, sentences } from '../../text/sentences.ts';
import { stem, words } from '../../text/words.ts';
import type { Passage } from '../types.ts';
import { membersOf } from './kinds.ts';
import { weightIn } from './question.ts';
import { indexed, termsOf } from './terms.ts';

export type Speaker = NonNullable<Passage['speaker']>;

/** A passage with the terms of its own words and of its speaker's name. */
interface Known {
  passage: Passage;
  terms: ReadonlySet<string>;
  speaker: ReadonlySet<string>;
}

/** Lines about the asker, where a question about oneself has no better answer. */
const MAX_ABOUT_ONESELF = 5;
/** A passage must share at least this much of the question's weight. */
const MIN_SCORE = 0.2;
/** … and this much when it names somebody or something that no passage names. */
const MIN_SCORE_UNNAMED = 0.4;
/** … and this much of what the best one shares: beside a full answer, what touches one word of the question is none. */
const MIN_SHARE_OF_BEST = 0.4;
/** A thing of a kind, such as "nurse" where the job is asked for, counts so much of the word for the kind. */
const KIND_SHARE = 0.6;
/** Of what says the same the line of memory is shown, else the note. */
const KINDS: readonly Passage['kind'][] = ['item', 'note', 'message'];
/** Passages that share this much of the shorter one's words say the same. */
const SAME_SHARE = 0.8;

/**
 * Of what was found for a question, what answers it by itself: passages that hold enough of its words, those of whom it
 * asks about first, each thing told once.
 * @param found best first; of messages the sentences that tell something
 * @returns best first; scores are the share of the question's weight, 0 to 1
 */
export function answersAmong(
  question: string,
  language: string,
  found: readonly Passage[],
  most: number,
): Passage[] {
  const asked = new Set(termsOf(question, language));
  if (asked.size === 0) return [];
  const told = found
    // What is asked stands in the log itself, and must not hide the line that says the same.
    .filter(({ kind, text }) => kind !== 'message' || !question.includes(text))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .flatMap((passage) => (passage.kind === 'message' ? sentencesOf(passage) : [passage]));
  const names = namesIn(language);
  const known = told.map(
    (passage): Known => ({
      passage,
      terms: new Set(termsOf(passage.text, languageIn(passage.text, language))),
      speaker: names(passage.speaker?.name ?? ''),
    }),
  );
  const sought = [...asked].map((term) => {
    const members = membersOf(term, language);
    const shares = known.map((one) => (holds(one, term) ? 1 : namesOne(one, members) ? KIND_SHARE : 0));
    const holding = shares.filter((share) => share > 0).length;
    return { shares, weight: weightIn(term, language) * Math.log(1 + known.length / (1 + holding)) };
  });
  const total = sought.reduce((sum, { weight }) => sum + weight, 0);
  const scored = known.map((one, at): Known => {
    const shared = sought.reduce((sum, { shares, weight }) => sum + weight * (shares[at] ?? 0), 0);
    return { ...one, passage: { ...one.passage, score: total === 0 ? 0 : shared / total } };
  });
  const { fitting, least } = aboutTheAsked(question, asked, language, scored);
  const best = Math.max(0, ...fitting.map(({ passage }) => passage.score));
  const answers = fitting
    .filter(({ passage }) => passage.score >= Math.max(least, MIN_SHARE_OF_BEST * best))
    .sort((a, b) => b.passage.score - a.passage.score);
  return distinct(answers, most);
}

/** The lines about whoever asks about themselves, newest first, of score 0. */
export function linesAbout({ id, name }: Speaker, passages: readonly Passage[]): Passage[] {
  const called = words(name);
  const isNamed = (text: string): boolean => {
    const all = new Set(words(text));
    return called.length > 0 && called.every((word) => all.has(word));
  };
  const number = ({ kind, id: n }: Passage): number => (kind === 'item' ? Number(n) : 0);
  return passages
    .filter(({ text, speaker }) => (speaker === undefined ? isNamed(text) : speaker.id === id))
    .sort((a, b) => (b.day ?? '').localeCompare(a.day ?? '') || number(b) - number(a))
    .slice(0, MAX_ABOUT_ONESELF)
    .map((passage) => ({ ...passage, score: 0 }));
}

/** Whether somebody asks about themselves, and about nobody whom they name or are related to. */
export function isAboutOneself(question: string, language: string): boolean {
  const { asks } = phrasesOf(language).reply;
  const plain = plainApostrophes(question.toLowerCase());
  if (!isQuestion(question) && !asks.test(plain)) return false;
  // "Tell me" speaks of nobody.
  const asked = plain.replace(asks, '');
  return (
    statementsOf(language)?.self.test(asked) === true &&
    kinIn(question, language).length === 0 &&
    capitalised(question, language).length === 0
  );
}

function holds({ terms, speaker }: Known, term: string): boolean {
  return terms.has(term) || speaker.has(term);
}

function namesOne({ terms }: Known, members: ReadonlySet<string>): boolean {
  return [...terms].some((term) => members.has(term));
}

/** What a message tells, sentence by sentence. */
function sentencesOf(passage: Passage): Passage[] {
  return sentences(passage.text)
    .filter((sentence) => !isQuestion(sentence))
    .map((text) => ({ ...passage, text }));
}

/** Terms of speakers' names as the question would have them; a name must not decide in which language a text is. */
function namesIn(language: string): (name: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (name) => {
    const terms = known.get(name) ?? new Set(words(name).map((word) => indexed(stem(word, language))));
    known.set(name, terms);
    return terms;
  };
}

/**
 * Whom a question asks about decides more than all its other words: what my brother does is no answer about my sister.
 * @returns the passages that may answer, and the least score they need
 */
function aboutTheAsked(
  question: string,
  asked: ReadonlySet<string>,
  language: string,
  known: readonly Known[],
): { fitting: readonly Known[]; least: number } {
  const holding = (passages: readonly Known[], some: readonly string[]): Known[] =>
    passages.filter((one) =>
      some.some((term) => holds(one, term) || namesOne(one, membersOf(term, language))),
    );
  const kin = kinIn(question, language).filter((one) => asked.has(one));
  const ofKin = kin.length === 0 ? known : holding(known, kin);
  const names = capitalised(question, language).filter((one) => asked.has(one));
  const named = names.length === 0 ? ofKin : holding(ofKin, names);
  return named.length > 0 || names.length === 0
    ? { fitting: named, least: MIN_SCORE }
    : { fitting: ofKin, least: MIN_SCORE_UNNAMED };
}

/** Terms of the words for relatives and friends. */
function kinIn(question: string, language: string): string[] {
  const kin = statementsOf(language)?.kin;
  if (kin === undefined) return [];
  const found = plainApostrophes(question.toLowerCase()).matchAll(
    new RegExp(kin.source, [...new Set(`${kin.flags}g`)].join('')),
  );
  return [...found].flatMap(([match]) => termsOf(match, language).slice(-1));
}

/** Terms of names: what has a capital inside the question, where that tells anything. */
function capitalised(question: string, language: string): string[] {
  if (languages[language]?.words.capitalNouns) return [];
  const inside = question.matchAll(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{M}'’-]*/gu);
  return [...inside].flatMap(([word]) => termsOf(word, language));
}

/** An item, its note and its message say the same; the first of them is enough. */
function distinct(scored: readonly Known[], most: number): Passage[] {
  const chosen: Known[] = [];
  for (const one of scored) {
    if (chosen.length >= most) break;
    const isRepeated = chosen.some((other) => {
      const shared = [...one.terms].filter((term) => other.terms.has(term)).length;
      return shared >= SAME_SHARE * Math.min(one.terms.size, other.terms.size);
    });
    if (!isRepeated) chosen.push(one);
  }
  return chosen.map(({ passage }) => passage);
}
