import { vi } from 'vitest';

/** How often others have their turn while something is worked on, when each look at the clock finds it 10 ms later. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 10;
    return time;
  });
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  try {
    await work();
  } finally {
    isOver = true;
    clock.mockRestore();
  }
  return turns;
}

/** So many lines that a person wrote, each with other words. */
export const handWritten = (count: number): string =>
  Array.from({ length: count }, (_, n) => `- Plan ${n} matters.\n`).join('');
