import { literal } from '../chat/markup.ts';
import { say } from '../text/say.ts';
import { type Command, ok } from './command.ts';
import { pickItem } from './item.ts';

function mover(op: 'pin' | 'unpin'): Command {
  return {
    name: `memory ${op}`,
    usage: '<number or text>',
    rights: 'owner',
    async run({ space, who, texts }, text) {
      const found = await pickItem({ space, texts }, text);
      if ('status' in found) return found;
      const set = await space.keeper[op](found.item.n, who);
      const line = found.item.text;
      return ok(say(texts, `${op}.done`, { line: literal(line) }), { change: set.n, text: line });
    },
  };
}

export const pinCommand = mover('pin');
export const unpinCommand = mover('unpin');
