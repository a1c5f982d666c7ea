import { type Command, ok } from './command.ts';
import { guarded } from './guarded.ts';
import { pickItem } from './item.ts';

function mover(op: 'pin' | 'unpin', summary: string, done: string): Command {
  return {
    name: `memory ${op}`,
    usage: '<number or text>',
    summary,
    rights: 'owner',
    run: ({ space, who }, text) =>
      guarded(async () => {
        const found = await pickItem(space, text);
        if ('status' in found) return found;
        const set = await space.keeper[op](found.item.n, who);
        return ok(`${done}: ${found.item.text}`, { change: set.n, text: found.item.text });
      }),
  };
}

export const pinCommand = mover('pin', 'protects a line: no dream changes it', 'Pinned');
export const unpinCommand = mover('unpin', 'lets dreams look after a line again', 'No longer pinned');
