import { say } from '../text/say.ts';
import { type Command, ok } from './command.ts';

export const whoamiCommand: Command = {
  name: 'whoami',
  usage: '',
  rights: 'anyone',
  reads: true,
  async run({ actor: { id, name, owner }, texts }) {
    const text = say(texts, owner ? 'whoami.owner' : 'whoami.other', { name, id });
    return ok(text, { id, name, owner });
  },
};
