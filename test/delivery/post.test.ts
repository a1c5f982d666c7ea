import { describe, expect, it } from 'vitest';
import { DeliveryError } from '../../src/chat/errors.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { NOON, testService } from '../support/test-service.ts';

describe('the post', () => {
  it('sends an answer later that the platform does not take now, and what follows behind it', async () => {
    const model = createScriptedModel({ answers: { reply: ['First.', 'Second.'] } });
    const { adapter, clock, service } = await testService({ model });
    adapter.refuse(
      new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 5_000 }),
      new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 5_000 }),
    );
    await adapter.say('one').answered;
    await adapter.say('two').answered;
    expect(adapter.posts).toEqual([]);
    await clock.advanceTo(NOON + 10_000, () => service.idle());
    expect(adapter.texts()).toEqual(['First.', 'Second.']);
  });

  it('says that an answer may not have arrived, and does not say it a second time', async () => {
    const model = createScriptedModel({ answers: { reply: 'Perhaps.' } });
    const { adapter, clock, service, warnings } = await testService({ model });
    adapter.refuse(new DeliveryError('ambiguous', 'The connection broke.'));
    await adapter.say('one').answered;
    await clock.advanceTo(NOON + 60_000, () => service.idle());
    expect(adapter.texts()).toEqual([
      'My answer to this may not have arrived. If you do not see it, please ask again.',
    ]);
    expect(warnings).toEqual(['An answer in fake:1 was not delivered: The connection broke.']);
    await adapter.say('/memory status').settled;
    expect(adapter.texts().at(-1)).toContain('1 message may not have arrived.');
  });
});
