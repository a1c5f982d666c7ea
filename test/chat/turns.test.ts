import { describe, expect, it } from 'vitest';
import { createTurns } from '../../src/chat/turns.ts';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('turns', () => {
  it('keep tasks of one key apart and let other keys go on', async () => {
    const inTurn = createTurns();
    const slow = gate();
    const seen: string[] = [];
    const a1 = inTurn('a', async () => {
      await slow.opened;
      seen.push('a1');
    });
    const a2 = inTurn('a', async () => void seen.push('a2'));
    await inTurn('b', async () => void seen.push('b'));
    expect(seen).toEqual(['b']);
    slow.open();
    await Promise.all([a1, a2]);
    expect(seen).toEqual(['b', 'a1', 'a2']);
  });

  it('let those pass a task that gives way which are handed in while it waits', async () => {
    const inTurn = createTurns();
    const slow = gate();
    const seen: string[] = [];
    const add = (name: string) => async () => void seen.push(name);
    const all = [
      inTurn('a', () => slow.opened),
      inTurn('a', add('refusal'), true),
      inTurn('a', add('another refusal'), true),
      inTurn('a', add('answer')),
    ];
    slow.open();
    await Promise.all(all);
    expect(seen).toEqual(['answer', 'refusal', 'another refusal']);
  });

  it('go on after a failure and serve the key again later', async () => {
    const inTurn = createTurns();
    await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn('a', async () => 1)).toBe(1);
  });
});
