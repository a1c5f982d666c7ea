import { lineChanges } from '../memory/line-changes.ts';
import { describeLines } from './change-text.ts';
import { type Command, failure, ok } from './command.ts';
import { guarded } from './guarded.ts';

export const restoreCommand: Command = {
  name: 'memory restore',
  usage: '<42>',
  summary: 'brings the memory back as it was after a change',
  rights: 'owner',
  run: ({ space }, text) =>
    guarded(async () => {
      const match = /^#?(\d{1,15})$/.exec(text.trim());
      if (match === null) return failure('usage', 'After which change? /memory changes lists their numbers.');
      const n = Number(match[1]);
      const set = await space.keeper.restore(n);
      const { went, came } = lineChanges(set);
      return ok(
        `The memory stands as it did after change ${n}.\n${describeLines(set)}\nBack again: /memory undo ${set.n}`,
        { change: set.n, of: n, removed: went, returned: came },
      );
    }),
};
