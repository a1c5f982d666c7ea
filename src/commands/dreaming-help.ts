import { type Command, type CommandContext, ok } from './command.ts';

const EXPLANATION = `A dream tidies what was said into a short memory, in the background:
1. What no note covers yet is summarised into the day's notes.
2. Notes that say the same are united, themes are counted.
3. What lasts (who people are, what they prefer, decide, plan and live through) becomes a line of MEMORY.md. Newer words replace older ones.
4. Every change is checked against the exact words; what fails is refused, with its reason. What only a person can decide is held.
5. It writes a diary and tells you what changed. /memory undo takes it back.
After setting up, run /memory dream 30 once. Dreaming on schedule: /dreaming on`;

/** Made with the registry, because the usage lines come from the command table. */
export function dreamingHelpCommand(usage: (context: CommandContext) => string): Command {
  return {
    name: 'dreaming help',
    usage: '',
    summary: 'what a dream does, in plain words',
    rights: 'anyone',
    reads: true,
    run: async (context) => ok(`${EXPLANATION}\n\n${usage(context)}`),
  };
}
