import { getEventListeners } from 'node:events';
import { type ChannelManager, DiscordAPIError, RateLimitError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { createReader } from '../../../adapters/discord/read-after.ts';
import { simulatedClock } from '../../../src/time/simulated-clock.ts';
import { NOON } from './harness.ts';

const breath = () => new Promise<void>((resolve) => setImmediate(resolve));
const FAULT = new Error('other side closed');
const REFUSED = new DiscordAPIError({ code: 50001, message: 'Missing Access' }, 50001, 403, 'GET', '', {});
const LIMIT = new RateLimitError({
  global: false,
  hash: '',
  limit: 1,
  majorParameter: '',
  method: 'GET',
  retryAfter: 20_000,
  route: '',
  scope: 'user',
  sublimitTimeout: 0,
  timeToReset: 20_000,
  url: '',
});

/** A reader of channels that answer with these faults, one after the other, and then with nothing. */
function reader(faults: Record<string, Error[]>) {
  const clock = simulatedClock(NOON);
  const { signal } = new AbortController();
  const asked: [second: number, channel: string][] = [];
  const channels = {
    async fetch(id: string) {
      asked.push([(clock.now() - NOON) / 1000, id]);
      const fault = faults[id]?.shift();
      if (fault !== undefined) throw fault;
      return null;
    },
  } as unknown as ChannelManager;
  const read = createReader(channels, clock, signal);
  /** What came of each, within a minute each. */
  async function readAll(...ids: string[]): Promise<string[]> {
    const results: string[] = [];
    for (const id of ids) {
      const result = read(id, '1', 100).then(
        () => 'read',
        () => 'lost',
      );
      await breath();
      await clock.advanceTo(clock.now() + 60_000, breath);
      results.push(await result);
    }
    return results;
  }
  return { readAll, asked, signal };
}

describe('reading a channel of Discord', () => {
  test('waits a fault out, and leaves nothing behind that listens', async () => {
    const { readAll, asked, signal } = reader({ a: [FAULT, FAULT] });
    expect(await readAll('a')).toEqual(['read']);
    expect(asked).toEqual([
      [0, 'a'],
      [5, 'a'],
      [10, 'a'],
    ]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('waits no more for faults once that was in vain in another channel', async () => {
    const { readAll, asked } = reader({ a: [FAULT, FAULT, FAULT], b: [FAULT], d: [FAULT] });
    expect(await readAll('a', 'b', 'c', 'd')).toEqual(['lost', 'lost', 'read', 'lost']);
    expect(asked.map(([, id]) => id)).toEqual(['a', 'a', 'a', 'b', 'c', 'd']);
  });

  test('waits as long as a limit says, also after a fault, and for no refusal', async () => {
    const { readAll, asked } = reader({ a: [FAULT, FAULT, FAULT], b: [LIMIT], c: [REFUSED] });
    expect(await readAll('a', 'b', 'c')).toEqual(['lost', 'read', 'lost']);
    expect(asked.slice(3)).toEqual([
      [60, 'b'],
      [80, 'b'],
      [120, 'c'],
    ]);
  });

  test('waits for faults in the other channels after a refusal', async () => {
    const { readAll } = reader({ a: [REFUSED], b: [FAULT, FAULT] });
    expect(await readAll('a', 'b')).toEqual(['lost', 'read']);
  });
});
