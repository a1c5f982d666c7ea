import { describe, expect, it } from 'vitest';
import { testService } from '../support/test-service.ts';

describe('an answer that was promised', () => {
  it('is missed with a sentence when it does not come', async () => {
    const { adapter, service, warnings } = await testService();
    const send = adapter.send.bind(adapter);
    adapter.send = async (conversation, message) => {
      if (message.text.startsWith('A preview')) throw new TypeError('A surprise.');
      return send(conversation, message);
    };
    await adapter.say('/memory dream 7 preview').answered;
    await service.idle();
    expect(adapter.texts()).toEqual([
      'Looking at the last 7 days; nothing will be written.',
      expect.stringContaining('A surprise.'),
    ]);
    expect(warnings).toEqual(['What was begun in fake:1 did not end well: A surprise.']);
  });
});
