import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordEvents } from '../../contract/adapter.ts';
import { badRequest, GRACE } from '../../support/fake-telegram/index.ts';
import { type Stage, stage, visible } from './harness.ts';

let staged: Stage;
beforeEach(async () => {
  staged = await stage();
});
afterEach(() => staged.close());

/** Starts with somebody who answers presses; posts something with a button. */
async function startWith(pressed: () => Promise<string>, isSaid = false) {
  const recorded = recordEvents();
  await staged.adapter.start({
    ...recorded.events,
    pressed: async (press) => {
      recorded.presses.push(press);
      return { text: await pressed(), isSaid };
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

  test.each(['Undone.', 'many words '.repeat(30)])(
    'whose outcome the room reads anyway is told there by nobody else, however it is answered',
    async (text) => {
      await startWith(async () => text, true);
      const late = badRequest('query is too old and response timeout expired');
      if (text.length < 200) staged.fake.script('answerCallbackQuery', late);
      press();
      await answers();
      await staged.adapter.send('telegram:-1009876543210:7', { text: 'What comes next.' });
      expect(staged.fake.posts(staged.forum.id).map(visible)).toEqual(['Undo it?', 'What comes next.']);
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
