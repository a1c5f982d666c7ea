import { type Command, type CommandContext, type CommandResult, ok } from './command.ts';
import { describeStatus } from './memory.ts';

export const dreamingStatusCommand: Command = {
  name: 'dreaming status',
  usage: '',
  summary: 'on or off, next and last dream, what waits, the size of the memory',
  rights: 'anyone',
  async run(context) {
    const { text, document } = await describeStatus(context);
    return ok(text, document);
  },
};

function toggle(enabled: boolean): Command {
  return {
    name: `dreaming ${enabled ? 'on' : 'off'}`,
    usage: '',
    summary: enabled ? 'dreams run on schedule here' : 'no scheduled dreams here; /memory dream still works',
    rights: 'owner',
    async run(context: CommandContext): Promise<CommandResult> {
      await context.services.schedule.toggle(context.space.id, enabled);
      const { text, document } = await describeStatus(context);
      return ok(text, document);
    },
  };
}

export const dreamingOnCommand = toggle(true);
export const dreamingOffCommand = toggle(false);

const EXPLANATION = `A dream tidies what was said into a short memory, in the background:
1. What no note covers yet is summarised into the day's notes.
2. Notes that say the same are united, themes are counted.
3. What lasts (who people are, what they prefer, decide, plan and live through) becomes a line of MEMORY.md. Newer words replace older ones.
4. Every change is checked against the exact words; what fails is refused, with its reason. What only a person can decide is held.
5. It writes a diary and tells you what changed. /memory undo takes it back.
After setting up, run /memory dream 30 once. Dreaming on schedule: /dreaming on`;

/** Made with the registry, because the usage lines come from the command table. */
export function dreamingHelpCommand(usage: () => string): Command {
  return {
    name: 'dreaming help',
    usage: '',
    summary: 'what a dream does, in plain words',
    rights: 'anyone',
    run: async () => ok(`${EXPLANATION}\n\n${usage()}`),
  };
}
