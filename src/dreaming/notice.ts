import type { DreamResult } from './dream.ts';
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
/** Lines of each kind that are shown; more are counted. */
const MAX_LINES = 8;
const MAX_DIARY_LINES = 3;

/** What people read when a dream that they asked for has ended. */
export function noticeText({ result, memoryPath, diaryPath }: NoticeInput): string {
  const { run, facts, narration } = result;
  const head = `${OUTCOMES[run.outcome ?? 'failed']}: ${firstSentence(result)}`;
  if (facts === undefined) {
    return run.outcome === 'skipped' ? `${head} MEMORY.md is as it was.` : head;
  }
  const ownLines = linesOfHand(result);
  const lines = [
    ...facts.added.map((text) => `+ ${text}`),
    ...facts.merged.map(({ before, after }) => `= ${after} (from ${before.length})`),
    ...facts.updated
      .map(({ before, after }) => `~ ${before} → ${after}`)
      .filter((line) => !ownLines.includes(line)),
    ...facts.removed.map(({ text, reason }) => `- ${text} (${reason})`),
    ...facts.archived.map(({ text }) => `→ archive: ${text}`),
  ];
  const shown = lines.slice(0, MAX_LINES);
  if (lines.length > shown.length) shown.push(`… and ${lines.length - shown.length} more: /memory changes`);
  const waits = facts.held.slice(0, MAX_LINES).map(({ text, reason }) => `? ${text} (${reason})`);
  const sections = [
    head,
    ownLines.length === 0 ? '' : `Lines of yours that newer words replaced:\n${ownLines.join('\n')}`,
    shown.join('\n'),
    waits.length === 0 ? '' : `Held for you:\n${waits.join('\n')}`,
    `Memory: ${facts.items} of ${facts.maxItems} lines, ${facts.tokens} of ${facts.maxTokens} tokens. It took ${duration(run)}.`,
    diaryLines(narration?.entries.at(-1)?.prose ?? ''),
    `${memoryPath}\n${diaryPath}`,
    run.change === null ? '' : `Show changes: /memory changes · Undo: /memory undo ${run.change}`,
  ];
  return sections.filter((section) => section !== '').join('\n\n');
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
  const numbers = `${run.counts.read} ${run.counts.read === 1 ? 'note' : 'notes'} read, ${told.join(', ') || 'nothing to change'}.`;
  return run.reason === '' ? numbers : `${numbers} ${run.reason}`;
}

function duration(run: Run): string {
  const seconds = (Date.parse(run.endedAt ?? run.startedAt) - Date.parse(run.startedAt)) / 1000;
  const whole = Math.round(seconds);
  if (whole < 60) return `${seconds < 10 ? seconds.toFixed(1) : whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function diaryLines(prose: string): string {
  const lines = prose.split(/(?<=[.!?。！？])\s+/u).slice(0, MAX_DIARY_LINES);
  return lines.join(' ');
}
