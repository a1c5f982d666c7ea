import { parseHtml } from './html.ts';
import { chatOf, type FakeChat, type FakeMessage, type World } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: a payload is whatever was sent
export type Payload = Record<string, any>;

/** The Bot API refuses a call. */
export class Refusal extends Error {
  readonly code: number;
  readonly parameters: Record<string, number> | undefined;

  constructor(code: number, description: string, parameters?: Record<string, number>) {
    super(description);
    this.code = code;
    this.parameters = parameters;
  }
}

const bad = (description: string): Refusal => new Refusal(400, `Bad Request: ${description}`);

const MOST_CHARACTERS = 4096;
const MOST_CAPTION_CHARACTERS = 1024;
const MOST_BUTTON_BYTES = 64;
const MOST_ANSWER_CHARACTERS = 200;
const SCOPES = [
  'default',
  'all_private_chats',
  'all_group_chats',
  'all_chat_administrators',
  'chat',
  'chat_administrators',
  'chat_member',
];

export type Methods = Readonly<Record<string, (payload: Payload) => unknown>>;

/** The methods that answer at once. @param now milliseconds since the epoch */
export function createMethods(world: World, now: () => number): Methods {
  function chatTo(payload: Payload): FakeChat {
    const chat = world.chats.get(Number(payload.chat_id));
    if (chat === undefined) throw bad('chat not found');
    if (chat.refuses !== undefined) throw new Refusal(chat.refuses.code, chat.refuses.description);
    return chat;
  }

  function checkThread(chat: FakeChat, thread: unknown): void {
    if (thread === undefined) return;
    // General has the id 1 in updates, and none when something is sent to it.
    if (!chat.topics.has(Number(thread))) throw bad('message thread not found');
  }

  function textOf(payload: Payload, most = MOST_CHARACTERS): { text: string; entities?: unknown[] } {
    const source = String(payload.text ?? '');
    if (/\p{Surrogate}/u.test(source)) throw bad('strings must be encoded in UTF-8');
    const mode = payload.parse_mode;
    if (mode !== undefined && mode !== 'HTML') throw bad('unsupported parse_mode');
    let parsed: ReturnType<typeof parseHtml> = { text: source, entities: [] };
    try {
      if (mode === 'HTML') parsed = parseHtml(source);
    } catch (error) {
      throw bad((error as Error).message);
    }
    if (parsed.text.trim() === '') throw bad('message text is empty');
    if ([...parsed.text].length > most) {
      throw bad(most === MOST_CHARACTERS ? 'message is too long' : 'message caption is too long');
    }
    return parsed;
  }

  function checkMarkup(markup: Payload | undefined): void {
    for (const row of (markup?.inline_keyboard ?? []) as Payload[][]) {
      for (const button of row) {
        if (!button.text) throw bad('inline keyboard button text is empty');
        if (Buffer.byteLength(String(button.callback_data)) > MOST_BUTTON_BYTES) {
          throw bad('BUTTON_DATA_INVALID');
        }
      }
    }
  }

  function replyFor(chat: FakeChat, payload: Payload): FakeMessage | undefined {
    const reply = payload.reply_parameters as Payload | undefined;
    if (reply === undefined) return undefined;
    const target = chat.messages.get(Number(reply.message_id));
    if (target === undefined && reply.allow_sending_without_reply !== true) {
      throw bad('message to be replied not found');
    }
    return target;
  }

  function postDocument(payload: Payload): FakeMessage {
    if (typeof payload.document?.text !== 'string' || payload.document.text === '') {
      throw bad('file must be non-empty');
    }
    if (chatTo(payload).takesFiles === false) throw bad('not enough rights to send documents to the chat');
    const { text: caption, entities } = textOf(
      { ...payload, text: payload.caption },
      MOST_CAPTION_CHARACTERS,
    );
    return post(payload, { caption, caption_entities: entities, document: payload.document });
  }

  function post(payload: Payload, content: object = textOf(payload)): FakeMessage {
    const chat = chatTo(payload);
    checkThread(chat, payload.message_thread_id);
    checkMarkup(payload.reply_markup);
    const reply = replyFor(chat, payload);
    world.nextMessageId += 1;
    const thread = payload.message_thread_id === undefined ? undefined : Number(payload.message_thread_id);
    const message: FakeMessage = {
      message_id: world.nextMessageId,
      date: Math.floor(now() / 1000),
      chat: chatOf(chat),
      from: world.bot,
      ...content,
      ...(reply === undefined ? {} : { reply_to_message: reply }),
      ...(thread === undefined ? {} : { message_thread_id: thread, is_topic_message: true }),
      ...(payload.reply_markup === undefined ? {} : { reply_markup: payload.reply_markup }),
    };
    chat.messages.set(message.message_id, message);
    chat.posts.push(message);
    return message;
  }

  function edit(payload: Payload, part: 'text' | 'buttons'): FakeMessage {
    const chat = chatTo(payload);
    const message = chat.messages.get(Number(payload.message_id));
    if (message === undefined) throw bad('message to edit not found');
    if (message.from?.id !== world.bot.id) throw bad("message can't be edited");
    const { text: was = '', entities } = message;
    const text = part === 'text' ? textOf(payload) : { text: was, ...(entities && { entities }) };
    checkMarkup(payload.reply_markup);
    const isEmpty = (payload.reply_markup?.inline_keyboard ?? []).length === 0;
    const markup = isEmpty ? undefined : payload.reply_markup;
    const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
    if (
      message.text === text.text &&
      same(message.entities, text.entities) &&
      same(message.reply_markup, markup)
    ) {
      throw bad(
        'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
      );
    }
    Object.assign(message, text, { edit_date: Math.floor(now() / 1000) });
    if (markup === undefined) delete message.reply_markup;
    else message.reply_markup = markup;
    return message;
  }

  const scopeKey = (payload: Payload): string => {
    const scope = (payload.scope ?? { type: 'default' }) as Payload;
    if (!SCOPES.includes(scope.type)) throw bad('unsupported BotCommandScope type');
    if ('chat_id' in scope) chatTo(scope);
    return JSON.stringify([scope.type, scope.chat_id, payload.language_code ?? '']);
  };

  return {
    getMe: () => world.bot,
    sendMessage: (payload) => post(payload),
    sendDocument: postDocument,
    editMessageText: (payload) => edit(payload, 'text'),
    editMessageReplyMarkup: (payload) => edit(payload, 'buttons'),
    deleteMessage(payload) {
      const chat = chatTo(payload);
      const id = Number(payload.message_id);
      if (!chat.messages.delete(id)) throw bad('message to delete not found');
      chat.posts = chat.posts.filter((message) => message.message_id !== id);
      return true;
    },
    sendChatAction(payload) {
      checkThread(chatTo(payload), payload.message_thread_id);
      return true;
    },
    setMyCommands(payload) {
      for (const { command, description } of payload.commands as Payload[]) {
        if (!/^[a-z0-9_]{1,32}$/.test(command)) throw bad('BOT_COMMAND_INVALID');
        if (description.length < 1 || description.length > 256) throw bad('BOT_COMMAND_DESCRIPTION_INVALID');
      }
      world.commands.set(scopeKey(payload), payload.commands);
      return true;
    },
    getMyCommands: (payload) => world.commands.get(scopeKey(payload)) ?? [],
    answerCallbackQuery(payload) {
      if (String(payload.text ?? '').length > MOST_ANSWER_CHARACTERS) throw bad('MESSAGE_TOO_LONG');
      return true;
    },
    setWebhook(payload) {
      if (!String(payload.url).startsWith('https://')) {
        throw bad('bad webhook: An HTTPS URL must be provided for webhook');
      }
      if (!/^[\w-]{1,256}$/.test(String(payload.secret_token ?? 'none'))) {
        throw bad('secret token contains unallowed characters');
      }
      world.webhook = { url: payload.url, secret: payload.secret_token };
      world.allowed = payload.allowed_updates ?? world.allowed;
      return true;
    },
    deleteWebhook() {
      world.webhook = { url: '' };
      return true;
    },
    getWebhookInfo: () => ({
      url: world.webhook.url,
      has_custom_certificate: false,
      pending_update_count: world.updates.length,
      ...(world.webhook.lastError === undefined
        ? {}
        : {
            last_error_date: world.webhook.lastError.date,
            last_error_message: world.webhook.lastError.message,
          }),
    }),
    getChat: (payload) => chatOf(chatTo(payload)),
    getChatMember(payload) {
      chatTo(payload);
      return { status: 'member', user: { id: Number(payload.user_id), is_bot: false, first_name: '?' } };
    },
  };
}
