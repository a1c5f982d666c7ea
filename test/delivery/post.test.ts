import { describe, expect, it } from 'vitest';
import { DeliveryError } from '../../src/chat/errors.ts';
import { GROUP } from '../support/fake-adapter.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { NOON, testService } from '../support/test-service.ts';

const UNSURE = 'My answer to this may not have arrived. If you do not see it, please ask again.';

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
    expect(adapter.texts()).toEqual([UNSURE]);
    expect(warnings).toEqual(['An answer in fake:1 was not delivered: The connection broke.']);
    await adapter.say('/memory status').settled;
    expect(adapter.texts().at(-1)).toContain('1 message may not have arrived.');
  });

  const REFUSED = new DeliveryError('invalid', 'Bad Request: odd.');
  const LOST = new DeliveryError('ambiguous', 'Bad Gateway.');
  const HAVE_ONE = 'I have an answer to this, but it cannot be posted here. Please ask in another way.';

  it('says in the room that an answer cannot be posted there', async () => {
    const { adapter, service, warnings } = await testService();
    adapter.refuse(REFUSED);
    await adapter.say('/whoami', { conversation: GROUP }).answered;
    await service.idle();
    expect(adapter.posts).toMatchObject([{ text: HAVE_ONE, replyTo: 'm1' }]);
    expect(warnings).toEqual([`An answer in ${GROUP.id} was not delivered: Bad Request: odd.`]);
  });

  it('says so of an answer that had to wait, too, and of one that may not have arrived', async () => {
    const { adapter, service, clock } = await testService();
    const slow = new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 1_000 });
    adapter.refuse(slow, REFUSED, LOST);
    for (const text of ['/whoami', '/help']) await adapter.say(text, { conversation: GROUP }).answered;
    await clock.advanceTo(NOON + 10_000, () => service.idle());
    expect(adapter.posts.map(({ text, replyTo }) => [replyTo, text])).toEqual([
      ['m1', HAVE_ONE],
      ['m2', UNSURE],
    ]);
  });

  it('tells an owner in private, once, where not even that can be posted', async () => {
    const { adapter, service } = await testService();
    const told: string[] = [];
    adapter.sendPrivately = async (person, { text }) => {
      told.push(`${person}: ${text}`);
      return { ref: 'p' };
    };
    adapter.refuse(REFUSED, REFUSED, REFUSED, REFUSED);
    for (const text of ['/whoami', '/help']) {
      await adapter.say(text, { conversation: GROUP }).answered;
      await service.idle();
    }
    expect(adapter.posts).toEqual([]);
    expect(told).toEqual([
      'fake:1: I had something to say in The group (fake:-100) and could not: Bad Request: odd.',
    ]);
  });

  it('says later that an answer may not have arrived, when that is lost with the answer', async () => {
    const { adapter, service, clock } = await testService();
    adapter.refuse(LOST, LOST);
    await adapter.say('/whoami').answered;
    await service.idle();
    expect(adapter.posts).toEqual([]);
    await clock.advanceTo(NOON + 5_000, () => service.idle());
    expect(adapter.posts).toMatchObject([{ text: UNSURE, replyTo: 'm1' }]);
  });

  it('says so of the end of a dream that somebody waits for', async () => {
    const { adapter, service } = await testService();
    const send = adapter.send.bind(adapter);
    adapter.send = async (conversation, message) => {
      if (message.text.startsWith('There was nothing')) throw LOST;
      return send(conversation, message);
    };
    await adapter.say('/memory dream').answered;
    await service.idle();
    expect(adapter.posts.at(-1)).toMatchObject({ text: UNSURE, replyTo: 'm1' });
  });
});
