import { lineChanges } from '../memory/line-changes.ts';
import { say } from '../text/say.ts';
import { describeLines } from './change-text.ts';
import { type Command, failure, ok } from './command.ts';

export const restoreCommand: Command = {
  name: 'memory restore',
  usage: '<42>',
  rights: 'owner',
  async run({ space, texts }, text) {
    const match = /^#?(\d{1,15})$/.exec(text.trim());
    if (match === null) return failure('usage', say(texts, 'restore.which'));
    const n = Number(match[1]);
    const set = await space.keeper.restore(n);
    const { went, came } = lineChanges(set);
    const lines = [
      say(texts, 'restore.done', { change: n }),
      describeLines(texts, set),
      ...(went.length > 0 ? [say(texts, 'restore.mayReturn')] : []),
      say(texts, 'restore.back', { change: set.n }),
    ];
    return ok(lines.join('\n'), { change: set.n, of: n, removed: went, returned: came });
  },
};
