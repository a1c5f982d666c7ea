import { createRequire } from 'node:module';
import type telegramTestApi from 'telegram-test-api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTelegramAdapter } from '../../../adapters/telegram/index.ts';
import type { ChatAdapter } from '../../../src/chat/adapter.ts';
import { type RecordedEvents, recordEvents } from '../../contract/adapter.ts';

// An independent idea of the Bot API, to keep our own fake honest. It holds no polls and knows few methods.
type TelegramServer = InstanceType<typeof telegramTestApi.default>;
// Its types promise a default export, and its code is that export.
const Server: typeof telegramTestApi.default = createRequire(import.meta.url)('telegram-test-api');
const TOKEN = '123456:AAsmoke-token_000';
/** The pause between two polls is cut short; time limits are not. */
const clock = {
  now: () => Date.now(),
  after(ms: number, task: () => void) {
    const timer = setTimeout(task, ms <= 1_000 ? 1 : ms).unref();
    return { cancel: () => clearTimeout(timer) };
  },
};

let server: TelegramServer;
let adapter: ChatAdapter;
let recorded: RecordedEvents;
beforeEach(async () => {
  server = new Server({ host: '127.0.0.1', port: 0 });
  await server.start();
  adapter = createTelegramAdapter({
    token: TOKEN,
    apiRoot: server.config.apiURL,
    clock,
    pace: { overallMs: 0, chatMs: 0 },
    warn: () => undefined,
  });
  recorded = recordEvents();
  await adapter.start(recorded.events);
});
afterEach(async () => {
  await adapter.stop();
  await server.stop();
});

describe('with telegram-test-api', () => {
  test('a message comes in', async () => {
    const client = server.getClient(TOKEN, { userId: 1001, chatId: 1001, firstName: 'Ada' });
    await server.addUserMessage(client.makeMessage('Привіт 🙂'));
    const [message] = await recorded.arrived(1);
    expect(message).toMatchObject({
      text: 'Привіт 🙂',
      conversation: { id: 'telegram:1001', kind: 'private' },
      author: { id: 'telegram:1001', name: 'Ada', bot: false },
      addressed: true,
    });
  });

  test('an answer goes out', async () => {
    await adapter.send('telegram:1001', { text: '**4** < 5', replyTo: '1', silent: true });
    expect(server.storage.botMessages.map(({ message }) => message)).toEqual([
      {
        chat_id: 1001,
        text: '<b>4</b> &lt; 5',
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
        disable_notification: true,
        reply_parameters: { message_id: 1, allow_sending_without_reply: true },
      },
    ]);
  });

  test('a command comes in as it is meant', async () => {
    const client = server.getClient(TOKEN, { chatId: -1001234567890, type: 'supergroup' });
    await server.addUserCommand(client.makeCommand('/memory@TestNameBot dream 7'));
    const [message] = await recorded.arrived(1);
    expect(message).toMatchObject({ text: '/memory dream 7', addressed: true });
  });
});
