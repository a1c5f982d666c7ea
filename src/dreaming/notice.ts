import type { DeclinedOperation } from '../memory/types.ts';
import type { DreamResult } from './dream.ts';
import { excerpt } from './excerpt.ts';
import type { Run } from './types.ts';

export interface NoticeInput {
  result: DreamResult;
  /** Where people find the files. */
  memoryPath: string;
  diaryPath: string;
}

/** The words for each outcome; they stand in the first line of a notice. */
const OUTCOMES: Record<NonNullable<Run['outcome']>, string> = {
  done: 'The dream is done',
  nothing: 'The dream is over and changed nothing',
  partial: 'The dream is done in part',
  failed: 'The dream failed',
  skipped: 'There was nothing to dream about',
};

/** Lines of each kind that are shown; more are counted. */
const MAX_LINES = 8;
const MAX_DIARY_SENTENCES = 3;

/** What people read when a dream that they asked for has ended. */
export function noticeText({ result, memoryPath, diaryPath }: NoticeInput): string {
  const { run, facts, narration } = result;
  const head = `${headOf(run)}: ${firstSentence(result)}`;
  if (facts === undefined) {
    return run.outcome === 'skipped' ? `${head} MEMORY.md is as it was.` : head;
  }
  const ownLines = linesOfHand(result);
  const lines = [
    ...facts.added.map((text) => `+ ${text}`),
    ...facts.merged.map(({ before, after }) => `= ${after} (from ${counted(before.length, 'line')})`),
    ...facts.updated
      .map(({ before, after }) => `~ ${before} → ${after}`)
      .filter((line) => !ownLines.includes(line)),
    ...facts.removed.map(({ text, reason }) => `- ${text} (${reason})`),
    ...facts.archived.map(({ text }) => `→ archive: ${text}`),
  ];
  const shown = lines.slice(0, MAX_LINES);
  if (lines.length > shown.length) shown.push(`… and ${lines.length - shown.length} more: /memory changes`);
  const size =
    facts.items === 0
      ? ''
      : `Memory: ${facts.items} of ${counted(facts.maxItems, 'line')}, ${facts.tokens} of ${counted(facts.maxTokens, 'token')}. `;
  const sections = [
    head,
    ownLines.length === 0 ? '' : `Lines of yours that newer words replaced:\n${ownLines.join('\n')}`,
    shown.join('\n'),
    heldLines(result.change?.held ?? []),
    `${size}It took ${duration(run)}.`,
    excerpt(narration?.entries.at(-1)?.prose ?? '', MAX_DIARY_SENTENCES),
    `${memoryPath}\n${diaryPath}`,
    run.change === null ? '' : nextSteps(run.change, lines.length + ownLines.length),
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

/** A dream that was skipped without looking at anything had a reason of its own. */
function headOf({ outcome, phases }: Run): string {
  if (outcome === 'skipped' && phases.length === 0) return 'The dream did not begin';
  return OUTCOMES[outcome ?? 'failed'];
}

function nextSteps(change: number, changed: number): string {
  return changed === 0
    ? 'Show it again: /memory changes'
    : `Show changes: /memory changes · Undo: /memory undo ${change}`;
}

/** What waits for a person, each with what that person can do. */
function heldLines(held: readonly DeclinedOperation[]): string {
  if (held.length === 0) return '';
  const shown = held.slice(0, MAX_LINES).map((one) => `? ${heldLine(one)}\n  ${stepFor(one)}`);
  if (held.length > shown.length) {
    shown.push(`… and ${held.length - shown.length} more: /memory changes`);
  }
  const head = held.length === 1 ? 'One line waits for you:' : `${held.length} lines wait for you:`;
  return `${head}\n${shown.join('\n')}`;
}

function heldLine({ text, targets, reason }: DeclinedOperation): string {
  const what = [targets.join(' + '), text].filter((part) => part !== '').join(' → ');
  return reason === '' ? what : `${what} (${reason})`;
}

function stepFor({ op, text }: DeclinedOperation): string {
  if (op === 'add') return `To keep it: /memory remember ${text}`;
  if (op === 'remove') return 'To take it out, delete the line in MEMORY.md; to keep it, do nothing.';
  return 'To change it, edit the line in MEMORY.md; to leave it as it is, do nothing.';
}

/** Lines that a person wrote and newer words replaced: they are named first. */
function linesOfHand({ change }: DreamResult): string[] {
  return (change?.operations ?? []).flatMap(({ op, before, after }) =>
    op === 'update' && before[0]?.by === 'hand' ? [`~ ${before[0].text} → ${after?.text ?? ''}`] : [],
  );
}

function firstSentence({ run, facts }: DreamResult): string {
  if (facts === undefined || run.outcome === 'failed') return run.reason;
  const { add, merge, update, remove, archive } = run.operations;
  const counts = [
    [add, 'added'],
    [merge, 'merged'],
    [update, 'replaced'],
    [remove, 'removed'],
    [archive, 'archived'],
    [run.counts.held, 'held for you'],
    [run.counts.refused, 'refused'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  if (run.counts.read > 0) told.unshift(`${counted(run.counts.read, 'note')} read`);
  const numbers = told.length === 0 ? '' : `${told.join(', ')}.`;
  return [numbers, run.reason].filter((part) => part !== '').join(' ') || 'nothing was to do.';
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function duration(run: Run): string {
  const seconds = (Date.parse(run.endedAt ?? run.startedAt) - Date.parse(run.startedAt)) / 1000;
  const whole = Math.round(seconds);
  if (whole < 60) return `${seconds < 10 ? seconds.toFixed(1) : whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
