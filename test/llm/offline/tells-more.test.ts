import { describe, expect, it } from 'vitest';
import { openWorld } from '../../dreaming/kit.ts';

const DAY_MS = 86_400_000;

async function remembered(...said: string[]): Promise<string> {
  const world = await openWorld();
  for (const text of said) {
    await world.hear(text);
    await world.dream();
    await world.clock.advanceTo(world.clock.now() + DAY_MS);
  }
  return (await world.memory()).join('\n');
}

describe('a line that tells two things', () => {
  it.each([
    ["I'm a nurse and allergic to penicillin.", "I'm not a nurse anymore.", 'penicillin'],
    ["I'm vegetarian and allergic to nuts.", "I'm not vegetarian anymore.", 'nuts'],
    ['Ich bin Vegetarier und allergisch gegen Nüsse.', 'Ich bin kein Vegetarier mehr.', 'Nüsse'],
    ['My sister Anna lives in Rome and plays the violin.', 'My sister Anna moved to Milan.', 'violin'],
    [
      'Jonas is a carpenter and he hates mushrooms.',
      "Jonas likes mushrooms now, he doesn't hate them anymore.",
      'carpenter',
    ],
    ['I have two cats and a parrot.', "The parrot flew away, we don't have it anymore.", 'two cats'],
  ])('does not lose the one when newer words change the other: %s', async (before, after, kept) => {
    expect(await remembered(before, after)).toContain(kept);
  });

  it('gives way as a whole where the newer words are about all of it', async () => {
    const lines = await remembered('I live in Leipzig.', 'I moved to Halle.');
    expect(lines).toContain('Halle');
    expect(lines).not.toContain('Leipzig');
  });
});
