import { literal } from '../chat/markup.ts';
import { lineChanges } from '../memory/line-changes.ts';
import type { ChangeOperation, ChangeOperationName, ChangeSet, DeclinedOperation } from '../memory/types.ts';
import { retell } from '../text/retell.ts';
import { momentText, say, type Texts } from '../text/say.ts';

/** A change-set as documents show it. */
export function changeDocument(set: ChangeSet) {
  return {
    n: set.n,
    at: set.at,
    who: set.who,
    run: set.run ?? null,
    operations: set.operations.map(({ k, op, before, after, reason, undone }) => {
      const sources = (after ?? before[0])?.sources ?? [];
      return {
        k,
        op,
        before: before.map((line) => line.text),
        after: after?.text ?? null,
        sources: sources.map((source) => source.turn),
        quotes: sources.map((source) => source.quote),
        reason,
        undone: undone ?? null,
      };
    }),
    held: set.held,
    refused: set.refused,
  };
}

/** A change-set in a few lines, for people, with its time in their zone. */
export function describeChange(texts: Texts, set: ChangeSet, zone: string): string {
  // What is gone already, and waits for a person, is told once.
  const waiting = new Map(set.held.map(({ text, reason }) => [text, reason]));
  const gone = new Set(set.operations.filter(({ op }) => op === 'remove').map(linesOf));
  const operations = set.operations.map((operation) =>
    operation.op === 'remove'
      ? { ...operation, reason: waiting.get(linesOf(operation)) ?? operation.reason }
      : operation,
  );
  const held = set.held.filter(({ text }) => !gone.has(text));
  const lines = [
    ...operations.map((operation) => `  ${set.n}.${operation.k} ${describeOperation(texts, operation)}`),
    ...held.map((one) => `  ${say(texts, 'changes.held', { what: describeDeclined(texts, one) })}`),
    ...set.refused.map((one) => `  ${say(texts, 'changes.refused', { what: describeDeclined(texts, one) })}`),
  ];
  const at = momentText(texts, Date.parse(set.at), zone);
  return [`**${set.n}** · ${at} · ${say(texts, `who.${set.who}`)}`, ...lines].join('\n');
}

const WITH_REASON: ReadonlySet<ChangeOperationName> = new Set(['archive', 'remove']);

function describeOperation(texts: Texts, operation: ChangeOperation): string {
  const { op, reason, undone } = operation;
  const ends = [
    // What came or was replaced shows by itself why; what is gone does not.
    ...(WITH_REASON.has(op) && reason !== '' ? [retell(texts, reason)] : []),
    ...(undone === undefined ? [] : [say(texts, 'changes.undone', { change: undone })]),
  ];
  const asides = ends.map((text) => say(texts, 'aside', { text }));
  return `${say(texts, `op.${op}`)} ${literal(linesOf(operation))}${asides.join('')}`;
}

/** The old and the new lines of an operation; a line that moved as it was, once, with its new heading. */
function linesOf({ op, before, after }: ChangeOperation): string {
  const old = before.map((line) => line.text).join(' + ');
  if (after === undefined) return old;
  if (after.text !== old) return old === '' ? after.text : `${old} → ${after.text}`;
  return op === 'pin' || op === 'unpin' ? old : `→ ${after.heading}: ${old}`;
}

/** Lines that are shown of a change; more are counted. */
const MAX_LINES = 10;

/** The lines that went (`-`), that came (`+`) and that moved (`→`), as a small diff. */
export function describeLines(texts: Texts, set: ChangeSet): string {
  const { went, came, moved } = lineChanges(set);
  const lines = [
    ...went.map((text) => `- ${literal(text)}`),
    ...came.map((text) => `+ ${literal(text)}`),
    ...moved.map(({ text, heading }) => `→ ${literal(`${heading}: ${text}`)}`),
  ];
  if (lines.length === 0) return say(texts, 'changes.noLine');
  const shown = lines.slice(0, MAX_LINES);
  const left = lines.length - shown.length;
  if (left > 0) shown.push(say(texts, 'more', { count: left, command: `/memory changes #${set.n}` }));
  return shown.join('\n');
}

/** What was not done, and why. */
export function describeDeclined(texts: Texts, { text, targets, reason }: DeclinedOperation): string {
  return `${literal(text || targets.join(' + '))}${say(texts, 'aside', { text: retell(texts, reason) })}`;
}
