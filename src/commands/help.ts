import { type Command, type CommandContext, ok } from './command.ts';

/** Made with the registry, because the list comes from the command table. */
export function helpCommand(list: (context: CommandContext) => string): Command {
  return {
    name: 'help',
    usage: '',
    rights: 'anyone',
    reads: true,
    run: async (context) => ok(list(context)),
  };
}
