import { describe, expect, it } from 'vitest';
import { createScriptedModel } from '../support/scripted-model.ts';
import { openWorld, TODAY } from './kit.ts';

describe('a dream that flushes first', () => {
  it('stops at its deadline within the flush, too, and the messages wait', async () => {
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let wake: () => void = () => undefined;
    const deaf = createScriptedModel({
      answers: {
        summarise: () =>
          new Promise((resolve) => {
            wake = () => resolve({ notes: [] });
            begun();
          }),
      },
    });
    const world = await openWorld({ offline: deaf });
    await world.hear('I prefer tea');
    const dreaming = world.dream();
    await started;
    await world.clock.advanceTo(world.clock.now() + 11 * 60_000);
    const { run } = await dreaming;
    expect(run).toMatchObject({ outcome: 'failed' });
    expect(run.reason).toContain('longer than 10 minutes');
    wake();
  });

  it.each([
    ['command', '· manual ·'],
    ['schedule', '· dream ·'],
  ] as const)('flushes under a heading that says who asked: %s', async (trigger, heading) => {
    const world = await openWorld();
    await world.hear('I prefer tea in the morning.');
    await world.dream({ trigger });
    expect(await world.file(`memory/${TODAY}.md`)).toContain(heading);
  });
});
