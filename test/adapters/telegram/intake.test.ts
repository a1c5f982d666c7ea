import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordEvents } from '../../contract/adapter.ts';
import { type Stage, stage } from './harness.ts';

let staged: Stage;
beforeEach(async () => {
  staged = await stage();
});
afterEach(() => staged.close());

describe('the intake of Telegram', () => {
  test('confirms no edit that could not be written', async () => {
    const recorded = recordEvents();
    const edits: string[] = [];
    const { message_id, date } = staged.fake.say(staged.chat, 'one');
    await staged.adapter.start({
      ...recorded.events,
      edited: async ({ text }) => edits.push(text) > 1,
    });
    await recorded.arrived(1);
    staged.fake.update('edited_message', {
      message_id,
      date,
      chat: staged.chat,
      text: 'two',
      edit_date: date + 5,
    });
    await staged.clock.waiting(1_000);
    await staged.clock.pass(1_000);
    await expect.poll(() => edits).toEqual(['two', 'two']);
  });

  test('leaves out what cannot be read, says so, and goes on', async () => {
    const recorded = recordEvents();
    await staged.adapter.start(recorded.events);
    staged.fake.update('message', { message_id: 1, text: 'no chat' });
    staged.fake.update('message', null as never);
    staged.fake.update('callback_query', {});
    staged.fake.update('callback_query', null as never);
    staged.fake.update('callback_query', { id: '1', data: 'undo', message: { message_id: 5 } });
    staged.fake.update('my_chat_member', { chat: { id: 1, type: 'group' } });
    staged.fake.say(staged.chat, 'after');
    await recorded.arrived(1);
    expect(recorded.messages[0]?.text).toBe('after');
    expect(staged.warnings).toHaveLength(5);
    expect(staged.warnings.slice(0, 2)).toEqual(
      [70001, 70002].map(
        (id) =>
          `Something from Telegram could not be read and was left out: update ${id} (message) does not have the form that the Bot API gives it.`,
      ),
    );
  });
});
