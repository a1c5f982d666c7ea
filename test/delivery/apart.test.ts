import { expect, it } from 'vitest';
import { DeliveryError } from '../../src/chat/errors.ts';
import { createFakeAdapter } from '../support/fake-adapter.ts';
import { NOON, testService } from '../support/test-service.ts';

it('a command of a menu is answered while other answers have to wait, and nothing else is', async () => {
  const adapter = Object.assign(createFakeAdapter({ now: () => NOON }), {
    answersApart: (ref: string) => ref === 'menu',
  });
  const { service } = await testService({ adapter });
  adapter.refuse(new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 3_600_000 }));
  for (const ref of ['a', 'menu', 'b']) {
    await adapter.say('/whoami', { ref }).answered;
  }
  await service.idle();
  expect(adapter.posts.map(({ replyTo }) => replyTo)).toEqual(['menu']);
});
