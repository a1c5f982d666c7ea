import { say } from '../text/say.ts';
import { type Command, type CommandContext, ok } from './command.ts';

/** Made with the registry, because the usage lines come from the command table. */
export function dreamingHelpCommand(usage: (context: CommandContext) => string): Command {
  return {
    name: 'dreaming help',
    usage: '',
    rights: 'anyone',
    reads: true,
    run: async (context) => ok(`${say(context.texts, 'dreaming.explained')}\n\n${usage(context)}`),
  };
}
