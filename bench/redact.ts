import { REDACTION_KINDS } from '../src/privacy/kinds.ts';
import { SENTENCES as HARDER } from './redact/harder-sentences.ts';
import { LABELLED } from './redact/labelled.ts';
import { type Score, scoreMessages, scoreSentences, sentencesOf } from './redact/score.ts';
import { SENTENCES as SECOND } from './redact/second-sentences.ts';
import { SENTENCES as FIRST, type Sentences } from './redact/sentences.ts';
import { rounded } from './support/figures.ts';

/** `null` where nothing was found, or nothing was to be found. */
interface Shares {
  precision: number | null;
  recall: number | null;
  right: number;
  wrong: number;
  missed: number;
}

/** What is hidden of labelled messages, by class and language; what was said in prose, by language. */
interface RedactReport {
  byClass: Record<string, Shares>;
  byLanguage: Record<string, Shares>;
  /** Sentences that rules were corrected against. */
  known: Record<string, Shares>;
  /** Sentences that no rule was corrected against. */
  heldOut: Record<string, Shares>;
}

function sharesOf({ right, wrong, missed }: Score): Shares {
  const share = (rest: number): number | null =>
    right + rest === 0 ? null : rounded(right / (right + rest), 3);
  return {
    precision: share(wrong.length),
    recall: share(missed.length),
    right,
    wrong: wrong.length,
    missed: missed.length,
  };
}

function byLanguage(sets: readonly Readonly<Record<string, Sentences>>[]): Record<string, Shares> {
  const codes = [...new Set(sets.flatMap((one) => Object.keys(one)))].sort();
  const of = (code: string): Sentences[] =>
    sets.flatMap(({ [code]: one }) => (one === undefined ? [] : [one]));
  return {
    ...Object.fromEntries(codes.map((code) => [code, sharesOf(scoreSentences(of(code)))])),
    all: sharesOf(scoreSentences(codes.flatMap(of))),
  };
}

/** Measures what the redaction hides of labelled words, and what it hides that is none. */
export function redact(): RedactReport {
  const codes = [...new Set(LABELLED.map(({ language }) => language))].sort();
  return {
    byClass: Object.fromEntries(
      REDACTION_KINDS.map((kind) => [kind, sharesOf(scoreMessages([kind], LABELLED))]),
    ),
    byLanguage: Object.fromEntries(
      codes.map((code) => [
        code,
        sharesOf(
          scoreMessages(
            REDACTION_KINDS,
            LABELLED.filter(({ language }) => language === code),
          ),
        ),
      ]),
    ),
    known: byLanguage([FIRST, SECOND, HARDER, sentencesOf('known')]),
    heldOut: byLanguage([sentencesOf('held-out')]),
  };
}

/** The report as people read it. */
export function describeRedact({ byClass, byLanguage: languages, known, heldOut }: RedactReport): string {
  const share = (value: number | null): string => (value === null ? '–' : value.toFixed(3)).padStart(9);
  const table = (title: string, rows: Record<string, Shares>): string[] => [
    `${title.padEnd(34)}precision   recall  right  wrong  missed`,
    ...Object.entries(rows).map(
      ([name, one]) =>
        `  ${name.padEnd(32)}${share(one.precision)}${share(one.recall)}${String(one.right).padStart(7)}${String(one.wrong).padStart(7)}${String(one.missed).padStart(8)}`,
    ),
  ];
  return [
    ...table('labelled messages, by class', byClass),
    ...table('labelled messages, by language', languages),
    ...table('secrets in prose, known', known),
    ...table('secrets in prose, held out', heldOut),
  ].join('\n');
}
