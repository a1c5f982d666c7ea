import { describe, expect, it } from 'vitest';
import { createMutex, createSlots } from '../../src/state/mutex.ts';

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

describe('slots', () => {
  it('let so many tasks run at a time, in their order, and go on after one that fails', async () => {
    const inSlot = createSlots(2);
    const seen: string[] = [];
    const gates = [gate(), gate(), gate()];
    const tasks = gates.map(({ opened }, at) =>
      inSlot(async () => {
        seen.push(`${at} begins`);
        await opened;
        if (at === 1) throw new Error('no');
        return at;
      }),
    );
    const results = Promise.allSettled(tasks);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(seen).toEqual(['0 begins', '1 begins']);
    for (const at of [1, 2, 0]) gates[at]?.open();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual(['0 begins', '1 begins', '2 begins']);
  });
});
