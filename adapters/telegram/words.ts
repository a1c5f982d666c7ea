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
interface Words {
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

/**
 * The text as it is meant: a command without the name of this bot behind it, and words without the name by which the
 * bot is called at their beginning or end, which says nothing of what they tell.
 */
export function plainText(words: Words, self: Self): string {
  const { text } = words;
  const command = commandOf(words);
  if (command !== undefined) {
    return command.bot === self.username.toLowerCase() ? command.name + text.slice(command.length) : text;
  }
  const calls = words.entities.filter((entity) => isCall(words, entity, self));
  const first = calls.find(({ offset }) => text.slice(0, offset).trim() === '');
  const last = calls.findLast(({ offset, length }) => text.slice(offset + length).trim() === '');
  const from = first === undefined ? 0 : first.offset + first.length;
  const to = last === undefined || last === first ? text.length : last.offset;
  const rest = text.slice(from, to);
  const told = (first === undefined ? rest : rest.replace(/^[\s,:;–—-]+/u, '')).trimEnd();
  return calls.length === 0 || told === '' ? text : told;
}

/** Whether words call this bot: by its name, or with a command that is not another bot's. */
export function callsBot(words: Words, self: Self): boolean {
  const command = commandOf(words);
  if (command !== undefined && (command.bot === undefined || command.bot === self.username.toLowerCase()))
    return true;
  return words.entities.some((entity) => isCall(words, entity, self));
}

function isCall(words: Words, entity: MessageEntity, self: Self): boolean {
  return (
    (entity.type === 'mention' && part(words, entity).toLowerCase() === `@${self.username.toLowerCase()}`) ||
    (entity.type === 'text_mention' && entity.user.id === self.id)
  );
}

/** Whether somebody else is quoted in the words. */
export function hasQuote({ entities }: Words): boolean {
  return entities.some(({ type }) => type === 'blockquote' || (type as string) === 'expandable_blockquote');
}
