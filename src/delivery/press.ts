import type { ButtonPress, Change, PressReply } from '../chat/adapter.ts';
import { messageOf } from '../chat/errors.ts';
import type { CommandContext, CommandServices } from '../commands/command.ts';
import { commands, onlyReads, runCommand } from '../commands/registry.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Spaces } from '../conversation/spaces.ts';
import { buttonsLeft, commandOfButton } from '../dreaming/buttons.ts';
import { retell } from '../text/retell.ts';
import { say, textsOf } from '../text/say.ts';
import type { Extras } from './post.ts';
import { sayResult } from './say-result.ts';

interface PressOptions {
  spaces: Spaces;
  services: CommandServices;
  /** Answers the message that carries the button. @returns the ref of what arrived at once */
  say: (conversation: Conversation, text: string, extras?: Extras) => Promise<string | undefined>;
  /** Changes what was posted; never rejects. */
  change: (conversation: string, ref: string, change: Change) => Promise<void>;
  /** Knows of what goes on, so that the service can wait for it. */
  track: (work: Promise<unknown>) => void;
  warn: (sentence: string) => void;
}

/**
 * Does what a button stands for, when whoever presses it may: a button is a command that need not be typed. One that
 * stands for nothing any more is taken away.
 * @returns what the person alone is told; what everybody is to see is said in the room, and its first line told them
 */
export async function press(
  { conversation: ref, button, ref: message, buttons, author }: ButtonPress,
  { spaces, services, say: answer, change, track, warn }: PressOptions,
): Promise<PressReply> {
  const takeAway = (): void => track(change(ref.id, message, { buttons: buttonsLeft(buttons, button) }));
  const wanted = commandOfButton(button);
  const command = commands.find(({ name }) => name === wanted?.command);
  // A button of a room that is forgotten, or of another version.
  if (wanted === undefined || command === undefined || spaces.conversation(ref.id) === undefined) {
    takeAway();
    return { text: say(textsOf(services.config.language), 'button.expired'), isSaid: false };
  }
  const space = await spaces.open(spaces.idOf(ref));
  const texts = textsOf(await space.language());
  const failed = (error: unknown): PressReply => {
    const sentence = messageOf(error);
    warn(`A button in ${ref.id} failed: ${sentence}`);
    return { text: say(texts, 'call.failed', { why: retell(texts, sentence) }), isSaid: false };
  };
  try {
    const context: CommandContext = {
      actor: { ...author, owner: await services.owners.isOwner(author) },
      space,
      conversation: ref,
      who: 'command',
      texts,
      services,
    };
    const result = await runCommand(command, context, wanted.text);
    const { status, text } = result;
    if (status === 'not_found' || (status === 'ok' && !onlyReads(command.name, wanted.text))) takeAway();
    if (status !== 'ok') return { text, isSaid: false };
    const conversation = await space.conversation(ref);
    // Whoever pressed learns it now: a room in which much is said may take a while.
    const said = async (): Promise<void> => {
      const { rest } = await sayResult(result, (words, extras) => answer(conversation, words, extras));
      await rest;
    };
    track(said().catch(failed));
    return { text: text.split('\n', 1)[0] ?? '', isSaid: true };
  } catch (error) {
    return failed(error);
  }
}
