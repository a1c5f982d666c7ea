import { describe, expect, test } from 'vitest';
import { asRead, useSetting } from './harness.ts';

describe('a sign of typing', () => {
  const setting = useSetting();
  const TYPING = /\/typing$/;

  test('is kept up for a minute, every eight seconds', async () => {
    const { discord, adapter, channel, direct, pass, start } = setting();
    await start();
    await adapter.typing(`discord:${channel.id}`);
    for (let refresh = 2; refresh <= 8; refresh += 1) {
      await pass(8_000);
      await discord.called('POST', TYPING, refresh);
      // The answer has to reach the adapter before the next sign falls due.
      await adapter.send(`discord:${direct.id}`, { text: `${refresh}` });
    }
    await pass(60_000);
    await adapter.send(`discord:${direct.id}`, { text: 'long after' });
    expect(discord.count('POST', TYPING)).toBe(8);
  });

  test('ends when the answer is there', async () => {
    const { discord, adapter, channel, pass, start } = setting();
    await start();
    await adapter.typing(`discord:${channel.id}`);
    await adapter.send(`discord:${channel.id}`, { text: 'answer' });
    await pass(60_000);
    await adapter.send(`discord:${channel.id}`, { text: 'more' });
    expect(discord.count('POST', TYPING)).toBe(1);
    expect(discord.posts(channel).map(({ content }) => asRead(content))).toEqual(['answer', 'more']);
  });
});
