import { say } from '../text/say.ts';
import { type Command, failure, ok } from './command.ts';

export const confirmCommand: Command = {
  name: 'memory confirm',
  usage: '<42>',
  rights: 'owner',
  async run({ space, texts }, text) {
    const match = /^#?(\d{1,15})$/.exec(text.trim());
    if (match === null) return failure('usage', say(texts, 'confirm.which'));
    const n = Number(match[1]);
    await space.keeper.confirmRemoval(n);
    return ok(say(texts, 'confirm.done', { change: n }), { change: n });
  },
};
