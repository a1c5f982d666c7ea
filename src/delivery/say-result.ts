import type { CommandResult } from '../commands/command.ts';
import type { Placeholder } from './placeholder.ts';
import type { Extras } from './post.ts';

/** Says something where a command was given. @returns the ref of it, when it arrived at once */
type Say = (text: string, extras?: Extras) => Promise<string | undefined>;

/**
 * Says what a command comes to: at once, and later what is known later. What only acknowledges makes no sound, because
 * what follows will.
 * @returns what goes on after the first word
 */
export async function sayResult(
  { text, buttons = [], status, background, followUp }: CommandResult,
  say: Say,
  placeholder?: Placeholder,
): Promise<{ rest?: Promise<void> }> {
  const goesOn = background !== undefined || followUp !== undefined;
  const ref = await say(text, { buttons, confidential: status === 'not_allowed', silent: goesOn });
  if (!goesOn) return {};
  if (ref !== undefined) placeholder?.shown(ref, text);
  const ended = async (): Promise<void> => {
    await background;
    if (followUp !== undefined) await say((await followUp).text);
  };
  return { rest: ended().finally(() => placeholder?.over()) };
}

/** What a command comes to in the end, for whoever waits for it. */
export async function endOf(result: CommandResult): Promise<CommandResult> {
  return result.followUp ?? result.background ?? result;
}
