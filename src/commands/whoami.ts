import { type Command, ok } from './command.ts';

export const whoamiCommand: Command = {
  name: 'whoami',
  usage: '',
  summary: 'your id on this platform, to put into "owners" of the configuration',
  rights: 'anyone',
  reads: true,
  async run({ actor: { id, name, owner } }) {
    const rest = owner
      ? '; you are an owner.'
      : '. To become an owner, put this id into "owners" of the configuration.';
    return ok(`You are ${name}, id ${id}${rest}`, { id, name, owner });
  },
};
