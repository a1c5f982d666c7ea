import type { ButtonPress } from '../chat/message.ts';
import type { CommandContext, CommandServices } from '../commands/command.ts';
import { commands, runCommand } from '../commands/registry.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Spaces } from '../conversation/spaces.ts';
import { commandOfButton } from '../dreaming/buttons.ts';
import { messageOf } from '../text/error-message.ts';
import { retell } from '../text/retell.ts';
import { say, textsOf } from '../text/say.ts';

interface PressOptions {
  spaces: Spaces;
  services: CommandServices;
  /** Answers the message that carries the button. */
  say: (conversation: Conversation, text: string) => Promise<void>;
  warn: (sentence: string) => void;
}

/**
 * Does what a button stands for, when whoever presses it may: a button is a command that need not be typed.
 * @returns what the person alone is told; what everybody is to see is said in the room
 */
export async function press(
  { conversation: ref, button, author }: ButtonPress,
  { spaces, services, say: answer, warn }: PressOptions,
): Promise<string> {
  const wanted = commandOfButton(button);
  const command = commands.find(({ name }) => name === wanted?.command);
  // A button of a room that is forgotten, or of another version.
  if (wanted === undefined || command === undefined || spaces.conversation(ref.id) === undefined) {
    return say(textsOf(services.config.language), 'button.expired');
  }
  const space = await spaces.open(spaces.idOf(ref));
  const texts = textsOf(await space.language());
  try {
    const context: CommandContext = {
      actor: { ...author, owner: await services.owners.isOwner(author) },
      space,
      conversation: ref,
      who: 'command',
      texts,
      services,
    };
    const { status, text } = await runCommand(command, context, wanted.text);
    if (status !== 'ok') return text;
    await answer(await space.conversation(ref), text);
    return text.split('\n', 1)[0] ?? '';
  } catch (error) {
    const sentence = messageOf(error);
    warn(`A button in ${ref.id} failed: ${sentence}`);
    return say(texts, 'call.failed', { why: retell(texts, sentence) });
  }
}
