import { expect, it } from 'vitest';
import { warmUp } from '../../src/cli/warm-up.ts';

async function done(stopAfter: number): Promise<string[]> {
  const stop = new AbortController();
  const texts: string[] = [];
  const note = (text: string): string => {
    texts.push(text);
    if (texts.length === stopAfter) stop.abort();
    return text;
  };
  await warmUp('de', { steps: () => [() => void note('a rule')], redact: note }, stop.signal);
  return texts;
}

it('warming up tries things on a sentence of the language, and leaves the rest undone when it is told to stop', async () => {
  expect(await done(9)).toEqual(['a rule', expect.stringContaining('Reverie'), expect.stringContaining('☾')]);
  expect(await done(1)).toHaveLength(1);
});
