import type { DeclinedOperation } from '../memory/types.ts';
import { retell } from '../text/retell.ts';
import { ENGLISH, say, type TextKey, type Texts } from '../text/say.ts';
import type { DreamResult } from './dream.ts';
import { excerpt } from './excerpt.ts';
import { numbersOf, reasonOf, refusedInWords } from './stop-words.ts';
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
const MAX_DIARY_SENTENCES = 3;

/** What people read when a dream that they asked for has ended. */
export function noticeText({ texts = ENGLISH, result, memoryPath, diaryPath }: NoticeInput): string {
  const { run, facts, narration } = result;
  const head = say(texts, 'notice.head', {
    outcome: say(texts, headOf(run)),
    what: firstSentence(texts, result),
  });
  if (facts === undefined) {
    return run.outcome === 'skipped' ? `${head}${texts.gap}${say(texts, 'recorded.asItWas')}` : head;
  }
  const ownLines = linesOfHand(result);
  const lines = [
    // What left matters most, and must not be what is only counted.
    ...facts.removed.map(
      ({ text, reason }) => `- ${text}${say(texts, 'aside', { text: retell(texts, reason) })}`,
    ),
    ...facts.archived.map(({ text }) => say(texts, 'notice.toArchive', { line: text })),
    ...facts.updated
      .map(({ before, after }) => `~ ${before} → ${after}`)
      .filter((line) => !ownLines.includes(line)),
    ...facts.merged.map(({ before, after }) => {
      const from = say(texts, 'notice.mergedFrom', { count: before.length });
      return `= ${after}${say(texts, 'aside', { text: from })}`;
    }),
    ...facts.added.map((text) => `+ ${text}`),
  ];
  const shown = lines.slice(0, MAX_LINES);
  shown.push(...rest(texts, lines.length - shown.length));
  const size =
    facts.items === 0
      ? ''
      : say(texts, 'status.memory', {
          lines: say(texts, 'ofLines', { part: facts.items, count: facts.maxItems }),
          tokens: say(texts, 'ofTokens', { part: facts.tokens, count: facts.maxTokens }),
        }) + texts.gap;
  const sections = [
    head,
    ownLines.length === 0 ? '' : `${say(texts, 'notice.yours')}\n${ownLines.join('\n')}`,
    shown.join('\n'),
    heldLines(texts, result.change?.held ?? []),
    refusedInWords(run, texts),
    `${size}${say(texts, 'notice.took', { time: duration(texts, run) })}`,
    excerpt(narration?.entries.at(-1)?.prose ?? '', MAX_DIARY_SENTENCES),
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
function heldLines(texts: Texts, held: readonly DeclinedOperation[]): string {
  if (held.length === 0) return '';
  const shown = held.slice(0, MAX_LINES).map((one) => `? ${heldLine(texts, one)}\n  ${stepFor(texts, one)}`);
  shown.push(...rest(texts, held.length - shown.length));
  return `${say(texts, 'notice.waiting', { count: held.length })}\n${shown.join('\n')}`;
}

/** How many lines are not shown, and where they stand. */
function rest(texts: Texts, count: number): string[] {
  return count > 0 ? [say(texts, 'more', { count, command: '/memory changes' })] : [];
}

function heldLine(texts: Texts, { text, targets, reason }: DeclinedOperation): string {
  const what = [targets.join(' + '), text].filter((part) => part !== '').join(' → ');
  return reason === '' ? what : `${what}${say(texts, 'aside', { text: retell(texts, reason) })}`;
}

function stepFor(texts: Texts, { op, text }: DeclinedOperation): string {
  if (op === 'add') return say(texts, 'notice.toKeep', { line: text });
  return say(texts, op === 'remove' ? 'notice.toRemove' : 'notice.toChange');
}

/** Lines that a person wrote and newer words replaced: they are named first. */
function linesOfHand({ change }: DreamResult): string[] {
  return (change?.operations ?? []).flatMap(({ op, before, after }) =>
    op === 'update' && before[0]?.by === 'hand' ? [`~ ${before[0].text} → ${after?.text ?? ''}`] : [],
  );
}

function firstSentence(texts: Texts, { run, facts }: DreamResult): string {
  const reason = reasonOf(texts, run);
  if (facts === undefined || run.outcome === 'failed') return reason;
  return (
    [numbersOf(run, texts), reason].filter((part) => part !== '').join(texts.gap) || say(texts, 'notice.idle')
  );
}

function duration(texts: Texts, run: Run): string {
  const seconds = (Date.parse(run.endedAt ?? run.startedAt) - Date.parse(run.startedAt)) / 1000;
  const whole = Math.round(seconds);
  if (whole >= 60) {
    return say(texts, 'time.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  }
  const exact = new Intl.NumberFormat(texts.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return say(texts, 'time.seconds', { seconds: seconds < 10 ? exact.format(seconds) : whole });
}
