import { lineChanges } from '../memory/line-changes.ts';
import { describeDeclined, describeLines } from './change-text.ts';
import { type Command, failure, ok } from './command.ts';
import { guarded } from './guarded.ts';
import { shorten } from './item.ts';

export const undoCommand: Command = {
  name: 'memory undo',
  usage: '[42 or 42.3]',
  summary:
    'takes back a change, whole or one operation of it; without a number the latest, edits by hand too',
  rights: 'owner',
  run: ({ space }, text) =>
    guarded(async () => {
      const match = /^(?:#?(\d{1,15})(?:\.(\d{1,15}))?)?$/.exec(text.trim());
      if (match === null) {
        return failure(
          'usage',
          `"${shorten(text.trim())}" is not a change. Write its number, like 42, or 42.3 for one operation.`,
        );
      }
      const [, n, k] = match.map((part) => (part === undefined ? undefined : Number(part)));
      const set = await space.keeper.undo(n, k);
      const of = set.of === undefined ? undefined : await space.keeper.changes.read(set.of);
      const which = `${set.of ?? ''}${k === undefined ? '' : `.${k}`}`;
      const { went, came } = lineChanges(set);
      const lines = [
        `Undone: change ${which}${of === undefined ? '' : ` (${of.who})`}.`,
        describeLines(set),
        ...set.refused.map((one) => `Left as it is: ${describeDeclined(one)}`),
        ...(of?.who === 'dream' && went.length > 0
          ? ['Dreams will not bring back what went without new words.']
          : []),
      ];
      return ok(lines.join('\n'), {
        change: set.n,
        of: set.of ?? null,
        refused: set.refused,
        removed: went,
        returned: came,
      });
    }),
};
