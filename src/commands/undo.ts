import { describeDeclined } from './change-text.ts';
import { type Command, failure, ok } from './command.ts';
import { guarded } from './guarded.ts';
import { shorten } from './item.ts';

export const undoCommand: Command = {
  name: 'memory undo',
  usage: '[42 or 42.3]',
  summary: 'takes back a change, whole or one operation of it; the latest without a number',
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
      const which = `${set.of ?? ''}${k === undefined ? '' : `.${k}`}`;
      const stays = set.refused.map((one) => `\nLeft as it is: ${describeDeclined(one)}`).join('');
      return ok(`Undone: change ${which}. Dreams will not bring it back without new words.${stays}`, {
        change: set.n,
        of: set.of ?? null,
        refused: set.refused,
      });
    }),
};
