import { describe, expect, test } from 'vitest';
import { CatchUp } from '../../../adapters/discord/catch-up.ts';

const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Channels in which something was heard, whose reading ends when it is told to. */
function channels(count: number) {
  const catchUp = new CatchUp<{ id: string }>();
  for (let at = 1; at <= count; at += 1) catchUp.heard(`c${at}`, '100');
  catchUp.begin();
  const open = new Map<string, () => void>();
  const begun: string[] = [];
  const done = (): Promise<void> =>
    catchUp.run({
      fetch: (channel) => {
        begun.push(channel);
        return new Promise((resolve) => open.set(channel, () => resolve([])));
      },
      hand: () => undefined,
      lost: () => undefined,
    });
  return { catchUp, begun, run: done, end: (channel: string) => open.get(channel)?.() };
}

/** How many of the messages that were written in a channel are handed over, and what is said of the others. */
async function readAll(written: number): Promise<{ handed: number; lost: string[] }> {
  const catchUp = new CatchUp<{ id: string }>();
  catchUp.heard('a', '0');
  catchUp.begin();
  let handed = 0;
  const lost: string[] = [];
  await catchUp.run({
    fetch: async (_, after, limit) => {
      const length = Math.min(limit, written - Number(after));
      return Array.from({ length }, (_, at) => ({ id: String(Number(after) + at + 1) }));
    },
    hand: () => {
      handed += 1;
    },
    lost: (_, error) => void lost.push((error as Error).message),
  });
  return { handed, lost };
}

describe('reading what was missed on Discord', () => {
  test('goes on in four channels at once, next where something is held back for it', async () => {
    const { catchUp, begun, run, end } = channels(8);
    const handed: string[] = [];
    catchUp.inTurn('c7', () => handed.push('c7'));
    const done = run();
    await breath();
    expect(begun).toEqual(['c7', 'c1', 'c2', 'c3']);
    catchUp.inTurn('c6', () => handed.push('c6'));
    end('c7');
    await breath();
    expect(handed).toEqual(['c7']);
    expect(begun.slice(4)).toEqual(['c6']);
    // Where it is slow nobody else waits for it.
    for (const channel of ['c6', 'c4', 'c5', 'c8']) {
      end(channel);
      await breath();
    }
    expect(handed).toEqual(['c7', 'c6']);
    for (const channel of ['c1', 'c2', 'c3']) end(channel);
    await done;
    expect(begun).toEqual(['c7', 'c1', 'c2', 'c3', 'c6', 'c4', 'c5', 'c8']);
  });

  test('takes ten thousand messages of a channel, and says of more that they are lost', async () => {
    for (const [written, told] of [
      [9_999, []],
      [10_001, ['More than 10000 messages were written.']],
    ] as const) {
      const { handed, lost } = await readAll(written);
      expect([handed, lost]).toEqual([Math.min(written, 10_000), told]);
    }
  });

  test('begins before what could not be kept, until that was read again', async () => {
    const catchUp = new CatchUp<{ id: string }>();
    catchUp.heard('a', '100');
    catchUp.unkept('a', '200');
    catchUp.heard('a', '300');
    catchUp.unkept('b', '200');
    catchUp.heard('b', '300');
    expect(Object.fromEntries(catchUp.last)).toEqual({ a: '100', b: '199' });
    const lost: string[] = [];
    const read = (fetch: () => Promise<{ id: string }[]>) => {
      catchUp.begin();
      return catchUp.run({ fetch, hand: () => undefined, lost: (channel) => lost.push(channel) });
    };
    await read(() => Promise.reject(new Error('Discord is away.')));
    for (const channel of ['a', 'b']) catchUp.heard(channel, '400');
    expect(lost).toEqual(['a', 'b']);
    expect(Object.fromEntries(catchUp.last)).toEqual({ a: '100', b: '199' });
    await read(async () => []);
    for (const channel of ['a', 'b']) catchUp.heard(channel, '400');
    expect(Object.fromEntries(catchUp.last)).toEqual({ a: '400', b: '400' });
  });
});
