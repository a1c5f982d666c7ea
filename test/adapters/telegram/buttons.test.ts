import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Api, Update } from '../../../adapters/telegram/api.ts';
import { createCallbackAnswerer } from '../../../adapters/telegram/buttons.ts';
import { recordEvents } from '../../contract/adapter.ts';
import { badRequest, GRACE } from '../../support/fake-telegram/index.ts';
import { type Stage, stage, testClock, visible } from './harness.ts';

type CallbackQuery = Update.CallbackQueryUpdate['callback_query'];

let staged: Stage;
beforeEach(async () => {
  staged = await stage();
});
afterEach(() => staged.close());

/** Starts with somebody who answers presses; posts something with a button. */
async function startWith(pressed: () => Promise<string>) {
  const recorded = recordEvents();
  await staged.adapter.start({
    ...recorded.events,
    pressed: async (press) => {
      recorded.presses.push(press);
      return { text: await pressed(), isSaid: false };
    },
  });
  await staged.adapter.send('telegram:-1009876543210:7', {
    text: 'Undo it?',
    buttons: [{ id: 'undo', label: 'Undo' }],
  });
  return recorded;
}

const press = () =>
  staged.fake.update('callback_query', {
    id: '77',
    from: GRACE,
    message: staged.fake.posts(staged.forum.id)[0],
    data: 'undo',
  });
const answers = async (count = 1) =>
  (await staged.fake.called('answerCallbackQuery', count)).map(({ payload }) => payload);

describe('a press', () => {
  test('is told with who and where, and answered in the small window; the button stays', async () => {
    const recorded = await startWith(async () => 'Only the owner may do that.');
    const { message_id } = staged.fake.posts(staged.forum.id)[0] ?? {};
    press();
    expect(await answers()).toMatchObject([{ callback_query_id: '77', text: 'Only the owner may do that.' }]);
    expect(recorded.presses).toEqual([
      {
        conversation: {
          id: 'telegram:-1009876543210:7',
          kind: 'group',
          title: 'The club',
          parent: 'telegram:-1009876543210',
        },
        button: 'undo',
        ref: String(message_id),
        buttons: [{ id: 'undo', label: 'Undo' }],
        author: { id: 'telegram:1002', name: 'Grace' },
      },
    ]);
    expect(staged.fake.callsOf('editMessageText')).toEqual([]);
    expect(staged.fake.posts(staged.forum.id)[0]?.reply_markup).toBeDefined();
  });

  test('of which there is much to tell is answered by a message without a sound in the topic', async () => {
    await startWith(async () => `Undone: ${'many words '.repeat(30)}`);
    press();
    expect((await answers())[0]?.text).toBeUndefined();
    await staged.fake.called('sendMessage', 2);
    const post = staged.fake.posts(staged.forum.id)[1];
    expect(post).toMatchObject({ message_thread_id: 7, reply_to_message: { text: 'Undo it?' } });
    expect(staged.fake.callsOf('sendMessage')[1]?.payload).toMatchObject({ disable_notification: true });
  });

  test.each([
    [true, []],
    [false, ['-1009876543210']],
  ])(
    'that the window cannot show is told in the room, unless the room reads it anyway (%s)',
    async (isSaid, expected) => {
      for (const [text, isLate] of [
        ['Undone.', true],
        ['many words '.repeat(30), false],
      ] as const) {
        const told: string[] = [];
        const answer = createCallbackAnswerer({
          api: {
            call: () => (isLate ? Promise.reject(new Error('Too old.')) : Promise.resolve(true)),
          } as unknown as Api,
          pressed: async () => ({ text, isSaid }),
          say: async ({ chat }) => told.push(String(chat)),
          clock: testClock(),
          signal: new AbortController().signal,
          warn: (sentence) => told.push(sentence),
        });
        const message = {
          message_id: 5,
          date: 0,
          chat: { id: -1009876543210, type: 'supergroup', title: 'The club' },
        };
        answer({ id: '77', from: GRACE, chat_instance: '1', message, data: 'undo' } as CallbackQuery);
        await new Promise((resolve) => setImmediate(resolve));
        expect(told).toEqual(expected);
      }
    },
  );

  test('shows nothing of what formats a text in the small window', async () => {
    await startWith(async () => '**12** · `now`, see @ada · <b>');
    press();
    expect((await answers())[0]?.text).toBe('12 · now, see @ada · <b>');
  });

  test('that is answered too late is answered by a message', async () => {
    await startWith(async () => 'Undone.');
    staged.fake.script('answerCallbackQuery', badRequest('query is too old and response timeout expired'));
    press();
    await staged.fake.called('sendMessage', 2);
    expect(staged.fake.posts(staged.forum.id).map(visible)).toContain('Undone.');
  });

  test('is acknowledged after two seconds where it takes longer, and what comes of it is told by a message', async () => {
    let end: (text: string) => void = () => undefined;
    await startWith(
      () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    );
    press();
    await staged.clock.waiting(2_000);
    await staged.clock.pass(2_000);
    expect(await answers()).toEqual([{ callback_query_id: '77' }]);
    end('Undone.');
    await staged.fake.called('sendMessage', 2);
    expect(staged.fake.posts(staged.forum.id).map(visible)).toContain('Undone.');
    expect(staged.fake.callsOf('answerCallbackQuery')).toHaveLength(1);
  });

  test('that fails is answered all the same, and warned about', async () => {
    await startWith(async () => {
      throw new Error('The change is gone.');
    });
    press();
    expect((await answers())[0]).toEqual({ callback_query_id: '77' });
    expect(staged.warnings.join()).toContain('The change is gone.');
  });

  test('that takes long holds up no message', async () => {
    const recorded = await startWith(() => new Promise(() => {}));
    press();
    staged.fake.say(staged.chat, 'meanwhile');
    await recorded.arrived(1);
  });

  test('on a button without a message is answered and told to nobody', async () => {
    const recorded = await startWith(async () => 'x');
    staged.fake.update('callback_query', { id: '78', from: GRACE, inline_message_id: 'q', data: 'undo' });
    await answers();
    expect(recorded.presses).toEqual([]);
  });
});
