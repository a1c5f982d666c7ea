import { mayReadMemory } from './authorise.ts';
import { type Command, ok } from './command.ts';
import { describeStatus } from './space-status.ts';

export const dreamingStatusCommand: Command = {
  name: 'dreaming status',
  usage: '',
  rights: 'anyone',
  reads: true,
  async run(context) {
    const { text, document, buttons } = await describeStatus(context, mayReadMemory(context));
    return { ...ok(text, document), buttons };
  },
};
