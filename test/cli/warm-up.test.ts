import { expect, it } from 'vitest';
import { warmUp } from '../../src/cli/warm-up.ts';

async function redacted(stopAfter: number): Promise<string[]> {
  const stop = new AbortController();
  const texts: string[] = [];
  await warmUp(
    'de',
    (text) => {
      texts.push(text);
      if (texts.length === stopAfter) stop.abort();
      return text;
    },
    stop.signal,
  );
  return texts;
}

it('warming up tries things on a sentence of the language, and leaves the rest undone when it is told to stop', async () => {
  expect(await redacted(9)).toEqual([expect.stringContaining('Reverie'), expect.stringContaining('☾')]);
  expect(await redacted(1)).toHaveLength(1);
});
