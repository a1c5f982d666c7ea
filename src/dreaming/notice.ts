import { literal } from '../chat/markup.ts';
import type { DiaryFacts } from '../llm/model.ts';
import type { DeclinedOperation } from '../memory/types.ts';
import { retell } from '../text/retell.ts';
import { ENGLISH, say, type TextKey, type Texts } from '../text/say.ts';
import type { DreamResult } from './dream.ts';
import { diaryExcerpt } from './excerpt.ts';
import { changesInWords, readInWords, reasonOf, refusedInWords } from './stop-words.ts';
import type { Run } from './types.ts';

interface NoticeInput {
  /** Of the language it is told in; default English. */
  texts?: Texts;
  result: DreamResult;
  /** Where people who sit at this machine find the files. */
  memoryPath?: string;
  diaryPath?: string;
}

/** Lines of each kind that are shown; more are counted. */
const MAX_LINES = 8;
/** A dream that took no measurable time took a moment all the same, in seconds. */
const LEAST_TIME = 0.1;

/** What people read when a dream that they asked for has ended. */
export function noticeText({ texts = ENGLISH, result, memoryPath, diaryPath }: NoticeInput): string {
  const { run, facts, narration } = result;
  const head = headLine(texts, run);
  if (facts === undefined) {
    return run.outcome === 'skipped' ? `${head}${texts.gap}${say(texts, 'recorded.asItWas')}` : head;
  }
  const ownLines = linesOfHand(result);
  const lines = [
    // What left matters most, and must not be what is only counted.
    ...facts.removed.map(({ text, reason }) => `- ${literal(text)}${because(texts, reason)}`),
    ...facts.archived.map(
      ({ text, reason }) => say(texts, 'notice.toArchive', { line: literal(text) }) + because(texts, reason),
    ),
    ...facts.updated
      .map(({ before, after }) => literal(`~ ${before} → ${after}`))
      .filter((line) => !ownLines.includes(line)),
    ...facts.merged.map(({ before, after }) => {
      const from = say(texts, 'notice.mergedFrom', { count: before.length });
      return `= ${literal(after)}${say(texts, 'aside', { text: from })}`;
    }),
    ...facts.added.map((text) => `+ ${literal(text)}`),
  ];
  const shown = lines.slice(0, MAX_LINES);
  shown.push(...rest(texts, lines.length - shown.length, run.change));
  const size =
    facts.items === 0
      ? ''
      : say(texts, 'status.memory', {
          lines: say(texts, 'ofLines', { part: facts.items, count: facts.maxItems }),
          tokens: say(texts, 'ofTokens', { part: facts.tokens, count: facts.maxTokens }),
        }) + texts.gap;
  const numbers = [
    run.outcome === 'failed' ? '' : readInWords(run, texts),
    refusedInWords(run, texts),
    `${size}${say(texts, 'notice.took', { time: duration(texts, run) })}`,
  ];
  const sections = [
    head,
    ownLines.length === 0 ? '' : `${say(texts, 'notice.yours')}\n${ownLines.join('\n')}`,
    shown.join('\n'),
    heldLines(texts, result.change?.held ?? [], run.change),
    numbers.filter((line) => line !== '').join('\n'),
    narration === undefined ? '' : literal(diaryExcerpt(narration, linesOf(facts), texts.gap)),
    [memoryPath, diaryPath].filter((path) => path !== undefined).join('\n'),
    run.change === null ? '' : nextSteps(texts, run.change, lines.length + ownLines.length),
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

/** A dream that was skipped without looking at anything had a reason of its own. */
function headOf({ outcome, phases }: Run): TextKey {
  if (outcome === 'skipped' && phases.length === 0) return 'notice.notBegun';
  return `notice.${outcome ?? 'failed'}`;
}

function nextSteps(texts: Texts, change: number, changed: number): string {
  return changed === 0 ? say(texts, 'notice.again') : say(texts, 'notice.next', { change });
}

/** What waits for a person, each with what that person can do. */
function heldLines(texts: Texts, held: readonly DeclinedOperation[], change: number | null): string {
  if (held.length === 0) return '';
  const shown = held.slice(0, MAX_LINES).map((one) => `? ${heldLine(texts, one)}\n  ${stepFor(texts, one)}`);
  shown.push(...rest(texts, held.length - shown.length, change));
  return `${say(texts, 'notice.waiting', { count: held.length })}\n${shown.join('\n')}`;
}

/** How many lines are not shown, and where they stand. */
function rest(texts: Texts, count: number, change: number | null): string[] {
  const command = `/memory changes${change === null ? '' : ` #${change}`}`;
  return count > 0 ? [say(texts, 'more', { count, command })] : [];
}

function heldLine(texts: Texts, { text, targets, reason }: DeclinedOperation): string {
  const what = [targets.join(' + '), text].filter((part) => part !== '').join(' → ');
  return `${literal(what)}${because(texts, reason)}`;
}

function because(texts: Texts, reason: string): string {
  return reason === '' ? '' : say(texts, 'aside', { text: retell(texts, reason) });
}

function stepFor(texts: Texts, { op, text }: DeclinedOperation): string {
  if (op === 'add') return say(texts, 'notice.toKeep', { line: literal(text) });
  return say(texts, op === 'remove' ? 'notice.toRemove' : 'notice.toChange');
}

/** Lines that a person wrote and newer words replaced: they are named first. */
function linesOfHand({ change }: DreamResult): string[] {
  return (change?.operations ?? []).flatMap(({ op, before, after }) =>
    op === 'update' && before[0]?.by === 'hand'
      ? [literal(`~ ${before[0].text} → ${after?.text ?? ''}`)]
      : [],
  );
}

/** What happened, in one short line: a list stands behind a colon, a reason is a sentence of its own. */
function headLine(texts: Texts, run: Run): string {
  const outcome = say(texts, headOf(run));
  const what = run.outcome === 'failed' ? '' : changesInWords(run, texts);
  const text = what === '' ? outcome : say(texts, 'notice.head', { outcome, what });
  return [say(texts, 'sentence', { text }), reasonOf(texts, run)]
    .filter((part) => part !== '')
    .join(texts.gap);
}

/** What a diary may quote of the lines that the notice shows itself. */
function linesOf(facts: DiaryFacts): string[] {
  const { added, updated, merged, removed, archived, refused } = facts;
  return [
    ...added,
    ...updated.flatMap(({ before, after }) => [before, after]),
    ...merged.flatMap(({ before, after }) => [...before, after]),
    ...[...removed, ...archived, ...refused].map(({ text }) => text),
  ];
}

/** How long a run took. */
export function duration(texts: Texts, run: Pick<Run, 'startedAt' | 'endedAt'>): string {
  const seconds = (Date.parse(run.endedAt ?? run.startedAt) - Date.parse(run.startedAt)) / 1000;
  const whole = Math.round(seconds);
  if (whole >= 60) {
    return say(texts, 'time.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  }
  const exact = new Intl.NumberFormat(texts.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return say(texts, 'time.seconds', {
    seconds: seconds < 10 ? exact.format(Math.max(seconds, LEAST_TIME)) : whole,
  });
}
