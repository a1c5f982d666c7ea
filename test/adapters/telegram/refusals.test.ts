import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordEvents } from '../../contract/adapter.ts';
import { tooManyRequests } from '../../support/fake-telegram/index.ts';
import { type Stage, stage, visible } from './harness.ts';

let staged: Stage;
beforeEach(async () => {
  staged = await stage();
  await staged.adapter.start(recordEvents().events);
});
afterEach(() => staged.close());

test('a refusal that waits lets answers pass', async () => {
  staged.fake.script('sendMessage', tooManyRequests(2));
  const room = `telegram:${staged.group.id}`;
  const all = [
    staged.adapter.send(room, { text: 'first' }),
    staged.adapter.send(room, { text: 'Only the owner may do that.', confidential: true }),
    staged.adapter.send(room, { text: 'an answer' }),
  ];
  await staged.clock.waiting(2_000);
  await staged.clock.pass(2_000);
  await Promise.all(all);
  expect(staged.fake.posts(staged.group.id).map(visible)).toEqual([
    'first',
    'an answer',
    'Only the owner may do that.',
  ]);
});
