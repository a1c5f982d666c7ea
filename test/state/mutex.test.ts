import { describe, expect, it } from 'vitest';
import { createKeyedMutex, createMutex } from '../../src/state/mutex.ts';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('a mutex', () => {
  it('runs tasks one after another in the order in which they came, and gives each its result', async () => {
    const mutex = createMutex();
    const seen: string[] = [];
    const first = gate();
    const results = [
      mutex(async () => {
        seen.push('first begins');
        await first.opened;
        seen.push('first ends');
        return 1;
      }),
      mutex(async () => {
        seen.push('second');
        return 2;
      }),
    ];
    await Promise.resolve();
    expect(seen).toEqual(['first begins']);
    first.open();
    expect(await Promise.all(results)).toEqual([1, 2]);
    expect(seen).toEqual(['first begins', 'first ends', 'second']);
  });

  it('goes on after a task that fails, also at once, and tells its caller alone', async () => {
    const mutex = createMutex();
    const failing = mutex(async () => {
      throw new Error('no');
    });
    const throwing = mutex(() => {
      throw new Error('at once');
    });
    const last = mutex(async () => 'fine');
    await expect(failing).rejects.toThrow('no');
    await expect(throwing).rejects.toThrow('at once');
    expect(await last).toBe('fine');
  });
});

describe('a keyed mutex', () => {
  it('keeps tasks of one key apart and lets other keys go on', async () => {
    const mutex = createKeyedMutex();
    const slow = gate();
    const seen: string[] = [];
    const a1 = mutex('a', async () => {
      await slow.opened;
      seen.push('a1');
    });
    const a2 = mutex('a', async () => void seen.push('a2'));
    await mutex('b', async () => void seen.push('b'));
    expect(seen).toEqual(['b']);
    slow.open();
    await Promise.all([a1, a2]);
    expect(seen).toEqual(['b', 'a1', 'a2']);
  });

  it('goes on after a failure and serves the key again later', async () => {
    const mutex = createKeyedMutex();
    await expect(mutex('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await mutex('a', async () => 1)).toBe(1);
  });
});
