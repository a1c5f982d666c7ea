import { describe, expect, it } from 'vitest';
import { DeliveryError } from '../../src/chat/errors.ts';
import { GROUP } from '../support/fake-adapter.ts';
import { testService } from '../support/test-service.ts';

const WORDS = 'Я працюю в пекарні, і щоранку о п’ятій печу там хліб для всього міста.';

describe('that a room is lost', () => {
  it('is told to its owner in the language that was spoken there', async () => {
    const { adapter, service } = await testService();
    const told: string[] = [];
    adapter.sendPrivately = async (_, { text }) => {
      told.push(text);
      return { ref: 'p' };
    };
    for (let at = 0; at < 5; at += 1) adapter.say(WORDS, { conversation: GROUP, addressed: false });
    await service.idle();
    adapter.send = () => Promise.reject(new DeliveryError('gone', 'The channel was deleted on Discord.'));
    await adapter.say('/memory dream', { conversation: GROUP }).answered;
    await service.idle();
    expect(told).toEqual([
      'Мені треба було дещо сказати в The group (fake:-100), але не вийшло: Канал на Discord видалено.',
    ]);
  });
});

describe('what an adapter says beside a text', () => {
  it('is to be in the language of the room, at once and later, whatever the bot speaks elsewhere', async () => {
    const { adapter, clock, service } = await testService();
    for (let at = 0; at < 5; at += 1) adapter.say(WORDS, { conversation: GROUP, addressed: false });
    adapter.say('I work in a bakery, and at five every morning I bake bread for the whole town.');
    await service.idle();
    adapter.say('/dreaming status', { conversation: GROUP });
    adapter.say('/dreaming status');
    await service.idle();
    adapter.refuse(new DeliveryError('unreachable', 'Away.'));
    adapter.say('/memory status', { conversation: GROUP });
    await service.idle();
    await clock.advanceTo(clock.now() + 60_000);
    await service.idle();
    const languages = (id: string): unknown[] =>
      adapter.posts.filter(({ conversation }) => conversation === id).map(({ language }) => language);
    expect(languages(GROUP.id).slice(-2)).toEqual(['uk', 'uk']);
    expect(languages('fake:1').at(-1)).toBe('en');
  });
});
