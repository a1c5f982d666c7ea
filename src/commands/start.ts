import { say } from '../text/say.ts';
import { type Command, type CommandContext, ok } from './command.ts';

/** Made with the registry, because the list comes from the command table. */
export function startCommand(list: (context: CommandContext) => string): Command {
  return {
    name: 'start',
    usage: '',
    rights: 'anyone',
    reads: true,
    run: async (context) => ok(`${say(context.texts, 'start.greeting')}\n\n${list(context)}`),
  };
}
