import { diaryWords } from '../../languages/diary.ts';
import { phrasesOf } from '../../languages/phrases.ts';
import type { DiaryFacts } from '../../llm/model.ts';
import { Phrasing } from '../../llm/offline/phrasing.ts';
import { bullets, fill } from '../../text/fill.ts';
import { say, textsOf } from '../../text/say.ts';
import { singleLine } from '../../text/visible.ts';
import { stopInWords } from '../stop-words.ts';
import type { Candidate } from '../types.ts';
import type { RankedLine } from './ranking.ts';
import { toldLines } from './told-lines.ts';

/** What the phases of a dream have to report. */
export interface ReportInput {
  facts: DiaryFacts;
  /** ISO 639-1, of the space. */
  language: string;
  /** When the dream ran, in that language. */
  dateLine: string;
  staged: readonly Candidate[];
  /** What this dream had no room for. */
  left: readonly Candidate[];
  /** The best of everything that evidence could promote, and how many there are. */
  ranking: readonly RankedLine[];
  ranked: number;
}

/** A list is read by people; what it leaves out stands in the notes. */
const MOST_LINES = 200;

/** What was staged with what speaks for it, what was united, what waits. */
export function lightSection({ facts, language, dateLine, staged, left }: ReportInput): string {
  const words = diaryWords(language);
  return section(dateLine, language, [
    [words.staged, staged.map((one) => withSpeaker(one, facts, language))],
    [words.united, toldLines(facts, language).duplicates],
    [words.left, left.map((one) => withSpeaker(one, facts, language))],
  ]);
}

/** The themes, and the truths with their confidence. */
export function remSection({ facts, language, dateLine }: ReportInput): string {
  const words = diaryWords(language);
  const { themes, truths } = toldLines(facts, language);
  return section(dateLine, language, [
    [words.themes, themes],
    [words.truths, truths],
  ]);
}

/** The ranking with what took or stopped each, then what became of the memory. */
export function deepSection(input: ReportInput): string {
  const { facts, language, dateLine, ranking, ranked } = input;
  const words = diaryWords(language);
  const { changes, held, refused } = toldLines(facts, language);
  return section(dateLine, language, [
    [words.ranking, ranking.map((one) => rankedLine(one, language)), ranked],
    [words.changes, changes],
    [words.held, held],
    [words.refused, refused],
  ]);
}

type Part = [heading: string, lines: readonly string[], count?: number];

function section(dateLine: string, language: string, parts: readonly Part[]): string {
  const words = diaryWords(language);
  const told = parts.map(([heading, lines, count = lines.length]) => {
    const shown = lines.slice(0, MOST_LINES).map(singleLine);
    const rest = count - shown.length;
    if (rest > 0) shown.push(fill(words.more, { count: String(rest) }));
    return `### ${heading}: ${count}\n\n${shown.length === 0 ? words.nothing : bullets(shown)}`;
  });
  return [`## ${dateLine}`, ...told].join('\n\n');
}

function withSpeaker({ text, speaker, days }: Candidate, { day }: DiaryFacts, language: string): string {
  const phrasing = new Phrasing(phrasesOf(language), day);
  const said = [speaker.name, phrasing.count(days.length, phrasing.book.count.day)];
  return `${text}${phrasing.aside(said.join(phrasing.texts.comma))}`;
}

function rankedLine(line: RankedLine, language: string): string {
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return say(textsOf(language), 'promote.line', {
    text: line.text,
    score: number.format(line.score),
    verdict: verdictOf(line, language),
  });
}

function verdictOf({ lane, stoppedBy }: RankedLine, language: string): string {
  const words = diaryWords(language);
  if (lane !== null) return lane === 'evidence' ? words.byEvidence : words.bySalience;
  return stopInWords(stoppedBy ?? '', textsOf(language));
}
