import { type Command, type CommandContext, ok } from './command.ts';

/** Made with the registry, because the list comes from the command table. */
export function helpCommand(about: (context: CommandContext, asked: string) => string): Command {
  return {
    name: 'help',
    usage: '[command]',
    rights: 'anyone',
    reads: true,
    run: async (context, text) => ok(about(context, text)),
  };
}
