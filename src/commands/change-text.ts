import { lineChanges } from '../memory/line-changes.ts';
import type { ChangeOperation, ChangeSet, DeclinedOperation } from '../memory/types.ts';
import { localMinute } from '../time/zone.ts';

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
export function describeChange(set: ChangeSet, zone: string): string {
  const lines = [
    ...set.operations.map((operation) => `  ${set.n}.${operation.k} ${describeOperation(operation)}`),
    ...set.held.map((one) => `  held: ${describeDeclined(one)}`),
    ...set.refused.map((one) => `  refused: ${describeDeclined(one)}`),
  ];
  return [`**${set.n}** · ${localMinute(Date.parse(set.at), zone)} · ${set.who}`, ...lines].join('\n');
}

function describeOperation({ op, before, after, undone }: ChangeOperation): string {
  const old = before.map((line) => line.text).join(' + ');
  const line =
    after === undefined || op === 'pin' || op === 'unpin'
      ? old || (after?.text ?? '')
      : old === ''
        ? after.text
        : `${old} → ${after.text}`;
  return `${op} ${line}${undone === undefined ? '' : ` (undone by ${undone})`}`;
}

/** Lines that are shown of a change; more are counted. */
const MAX_LINES = 10;

/** The lines that went (`-`), that came (`+`) and that moved (`→`), as a small diff. */
export function describeLines(set: ChangeSet): string {
  const { went, came, moved } = lineChanges(set);
  const lines = [
    ...went.map((text) => `- ${text}`),
    ...came.map((text) => `+ ${text}`),
    ...moved.map(({ text, heading }) => `→ ${heading}: ${text}`),
  ];
  if (lines.length === 0) return 'No line of the memory reads otherwise than before.';
  const shown = lines.slice(0, MAX_LINES);
  if (lines.length > shown.length) shown.push(`… and ${lines.length - shown.length} more: /memory changes 1`);
  return shown.join('\n');
}

/** What was not done, and why. */
export function describeDeclined({ text, targets, reason }: DeclinedOperation): string {
  return `${text || targets.join(' + ')} (${reason})`;
}
