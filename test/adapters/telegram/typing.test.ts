import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordEvents } from '../../contract/adapter.ts';
import { badRequest, tooManyRequests } from '../../support/fake-telegram/index.ts';
import { type Stage, stage } from './harness.ts';

const AGAIN_MS = 4_500;
let staged: Stage;
beforeEach(async () => {
  staged = await stage();
  await staged.adapter.start(recordEvents().events);
});
afterEach(() => staged.close());

const signs = () => staged.fake.callsOf('sendChatAction').map(({ payload }) => payload);

describe('the sign of typing', () => {
  test('is shown in the topic, again and again, for a minute at most', async () => {
    await staged.adapter.typing('telegram:-1009876543210:7');
    expect(signs()).toEqual([{ chat_id: -1009876543210, action: 'typing', message_thread_id: 7 }]);
    for (let round = 0; round < 13; round += 1) {
      await staged.clock.waiting(AGAIN_MS);
      await staged.clock.pass(AGAIN_MS);
    }
    await staged.fake.called('sendChatAction', 2);
    await staged.clock.waiting(AGAIN_MS);
    await staged.clock.pass(AGAIN_MS);
    expect(staged.clock.waits()).not.toContain(AGAIN_MS);
    expect(signs().length).toBeLessThanOrEqual(14);
  });

  test('ends with the answer', async () => {
    await staged.adapter.typing('telegram:1001');
    await staged.adapter.send('telegram:1001', { text: 'answer' });
    expect(staged.clock.waits()).not.toContain(AGAIN_MS);
  });

  test('never comes after the answer', async () => {
    const sign = staged.adapter.typing('telegram:1001');
    await Promise.all([sign, staged.adapter.send('telegram:1001', { text: 'at once' })]);
    const made = staged.fake.calls.map(({ method }) => method).filter((method) => method.startsWith('send'));
    expect(made).toEqual(['sendChatAction', 'sendMessage']);
  });

  test('that Telegram refuses is nothing', async () => {
    staged.fake.script('sendChatAction', badRequest('chat not found'));
    await staged.adapter.typing('telegram:1001');
    expect(staged.warnings).toEqual([]);
  });

  test('waits like a message when Telegram says so', async () => {
    staged.fake.script('sendChatAction', tooManyRequests(30));
    await staged.adapter.typing('telegram:1001');
    await staged.adapter.typing('telegram:1001');
    expect(signs()).toHaveLength(1);
    await expect(staged.adapter.send('telegram:1001', { text: 'x' })).rejects.toMatchObject({
      failure: 'rate_limited',
    });
  });
});
