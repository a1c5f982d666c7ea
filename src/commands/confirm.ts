import { type Command, failure, ok } from './command.ts';
import { guarded } from './guarded.ts';

export const confirmCommand: Command = {
  name: 'memory confirm',
  usage: '<42>',
  summary: 'says that lines which went missing by hand were meant to go',
  rights: 'owner',
  run: ({ space }, text) =>
    guarded(async () => {
      const match = /^#?(\d{1,15})$/.exec(text.trim());
      if (match === null) return failure('usage', 'Which change? /memory status names the ones that wait.');
      const n = Number(match[1]);
      await space.keeper.confirmRemoval(n);
      return ok(`Confirmed: the lines that change ${n} took out stay out, until somebody says them anew.`, {
        change: n,
      });
    }),
};
