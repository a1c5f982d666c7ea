import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config/validate.ts';
import type { Conversation } from '../../src/conversation/conversation.ts';
import { nothingDone } from '../../src/conversation/flush.ts';
import type { Space } from '../../src/conversation/spaces.ts';
import { createTrimmer } from '../../src/delivery/answer.ts';

/** A window that is over its limits until it was trimmed so often. */
function stage(tooLong: number) {
  const counts = { looks: 0, trims: 0 };
  let end: () => void = () => undefined;
  const conversation: Pick<Conversation, 'isOverLimits' | 'trim'> = {
    isOverLimits: () => counts.trims < tooLong,
    trim: async () => {
      counts.trims += 1;
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return nothingDone();
    },
  };
  const space: Pick<Space, 'shownMemory'> = {
    async shownMemory() {
      counts.looks += 1;
      return { text: '', secretLines: [] };
    },
  };
  const heard = { space: space as Space, conversation: conversation as Conversation };
  const trim = createTrimmer(parseConfig({ dataDir: '/nowhere' }));
  return { counts, ask: () => trim(heard), end: () => end() };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the trimming of a window', () => {
  it('does not look at the memory while the window is far from its limits', async () => {
    const { ask, counts } = stage(0);
    await ask();
    expect(counts).toEqual({ looks: 0, trims: 0 });
  });

  it('runs once while many ask, and looks once more at its end', async () => {
    const { ask, counts, end } = stage(2);
    const asked = Array.from({ length: 100 }, ask);
    await turn();
    expect(counts).toEqual({ looks: 1, trims: 1 });
    end();
    await turn();
    expect(counts).toEqual({ looks: 2, trims: 2 });
    end();
    await Promise.all(asked);
    await ask();
    expect(counts).toEqual({ looks: 2, trims: 2 });
  });
});
