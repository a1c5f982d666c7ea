import type { Message, MessageEntity, User } from './api.ts';

/** The bot itself, as `getMe` tells. */
export type Self = Pick<User, 'id'> & { username: string };

/** A message with the fields of every kind, each of which may be missing. */
export type AnyMessage = Message.CommonMessage &
  Partial<
    Pick<Message.TextMessage, 'text' | 'entities'> &
      Pick<Message.CaptionableMessage, 'caption' | 'caption_entities'> &
      Pick<Message.MigrateToChatIdMessage, 'migrate_to_chat_id'> &
      Pick<Message.MigrateFromChatIdMessage, 'migrate_from_chat_id'>
  >;

/** What somebody wrote, and what in it means something to Telegram. */
export interface Words {
  text: string;
  entities: readonly MessageEntity[];
}

/** A text, or the text below a picture. */
export function wordsOf(message: AnyMessage): Words {
  return message.text === undefined
    ? { text: message.caption ?? '', entities: message.caption_entities ?? [] }
    : { text: message.text, entities: message.entities ?? [] };
}

const part = ({ text }: Words, { offset, length }: MessageEntity): string =>
  text.slice(offset, offset + length);

/** The command with which a message begins: its name, and the bot that is meant, in small letters. */
function commandOf(words: Words): { name: string; bot: string | undefined; length: number } | undefined {
  const entity = words.entities.find(({ type, offset }) => type === 'bot_command' && offset === 0);
  if (entity === undefined) return undefined;
  const [name = '', bot] = part(words, entity).split('@');
  return { name, bot: bot?.toLowerCase(), length: entity.length };
}

/** The text as it is meant: a command without the name of this bot behind it. */
export function plainText(words: Words, self: Self): string {
  const command = commandOf(words);
  return command?.bot === self.username.toLowerCase()
    ? command.name + words.text.slice(command.length)
    : words.text;
}

/** Whether words call this bot: by its name, or with a command that is not another bot's. */
export function callsBot(words: Words, self: Self): boolean {
  const name = self.username.toLowerCase();
  const command = commandOf(words);
  if (command !== undefined && (command.bot === undefined || command.bot === name)) return true;
  return words.entities.some(
    (entity) =>
      (entity.type === 'mention' && part(words, entity).toLowerCase() === `@${name}`) ||
      (entity.type === 'text_mention' && entity.user.id === self.id),
  );
}

/** Whether somebody else is quoted in the words. */
export function hasQuote({ entities }: Words): boolean {
  return entities.some(({ type }) => type === 'blockquote' || (type as string) === 'expandable_blockquote');
}
