import type { Command } from './command.ts';
import { ok } from './command.ts';

export const whoamiCommand: Command = {
  name: 'whoami',
  usage: '',
  summary: 'your id on this platform, to put into "owners" of the configuration',
  rights: 'anyone',
  run: async ({ actor }) =>
    ok(
      `You are ${actor.name}, id ${actor.id}${actor.owner ? '; you are an owner.' : '. To become an owner, put this id into "owners" of the configuration.'}`,
      {
        id: actor.id,
        name: actor.name,
        owner: actor.owner,
      },
    ),
};

/** Made with the registry, because the list comes from the command table. */
export function helpCommand(list: (owner: boolean) => string): Command {
  return {
    name: 'help',
    usage: '',
    summary: 'what you can ask for',
    rights: 'anyone',
    run: async ({ actor }) => ok(list(actor.owner)),
  };
}

export function startCommand(list: (owner: boolean) => string): Command {
  return {
    name: 'start',
    usage: '',
    summary: 'who this bot is',
    rights: 'anyone',
    run: async ({ actor }) =>
      ok(
        `I am Reverie. I keep what is said here, write daily notes, and dream: the notes become a short memory that you can read, trace and undo.\n\n${list(actor.owner)}`,
      ),
  };
}
