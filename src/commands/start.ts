import { type Command, type CommandContext, ok } from './command.ts';

const GREETING =
  'I am Reverie. I keep what is said here, write daily notes, and dream: the notes become a short memory that you can read, trace and undo.';

/** Made with the registry, because the list comes from the command table. */
export function startCommand(list: (context: CommandContext) => string): Command {
  return {
    name: 'start',
    usage: '',
    summary: 'who this bot is',
    rights: 'anyone',
    reads: true,
    run: async (context) => ok(`${GREETING}\n\n${list(context)}`),
  };
}
