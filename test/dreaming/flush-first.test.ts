import { describe, expect, it } from 'vitest';
import { waitingMessages } from '../../src/dreaming/flush-first.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { openWorld, TODAY, type World } from './kit.ts';

const noteOfTea = {
  notes: [
    {
      text: 'Ana: I prefer tea',
      kind: 'preference',
      subject: 'Ana',
      quotes: [{ turn: 1, quote: 'I prefer tea' }],
    },
  ],
};

/** What is said on two days is summarised in two parts. */
async function hearOnTwoDays(world: World): Promise<void> {
  await world.hear('I prefer tea');
  await world.clock.advanceTo(world.clock.now() + 24 * 60 * 60_000);
  await world.hear('I prefer cake');
}

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
    expect(run).toMatchObject({ outcome: 'partial' });
    expect(run.reason).toContain('longer than 10 minutes');
    wake();
  });

  it('keeps the notes of the parts that were done when the deadline comes in a later one', async () => {
    const slow = createScriptedModel({
      answers: {
        summarise: [
          noteOfTea,
          async () => {
            await world.clock.advanceTo(world.clock.now() + 11 * 60_000);
            return { notes: [] };
          },
        ],
      },
    });
    const world = await openWorld({ offline: slow });
    await hearOnTwoDays(world);
    const { run } = await world.dream();
    expect(run).toMatchObject({ outcome: 'partial', phases: [{ phase: 'flush', counts: { notes: 1 } }] });
    expect(run.reason).toContain('longer than 10 minutes');
    expect(await world.file(`memory/${TODAY}.md`)).toContain('I prefer tea');
    const awake = createScriptedModel({ answers: { summarise: { notes: [] } } });
    expect(
      (await world.dream({}, { models: { dream: awake, session: awake, offline: awake } })).run.reason,
    ).not.toContain('longer');
  });

  it('ends with the part in which the budget is spent, and the other messages wait', async () => {
    const model = createScriptedModel({ answers: { summarise: noteOfTea } });
    const world = await openWorld({
      offline: model,
      config: { dreaming: { budget: { tokensPerRun: 15 } } },
    });
    await hearOnTwoDays(world);
    const { run } = await world.dream();
    expect(model.requestsFor('summarise')).toHaveLength(1);
    expect(run).toMatchObject({
      outcome: 'partial',
      phases: [{ phase: 'flush', counts: { notes: 1 } }],
      model: { calls: 1, tokensIn: 10, tokensOut: 5 },
    });
    expect(run.reason).toBe(
      'The budget of a dream is spent: 15 of 15 tokens (dreaming.budget.tokensPerRun). What is not in the memory yet waits for the next dream.',
    );
    expect(await waitingMessages(world.space)).toBe(1);
  });

  it('takes a message for the day on which it was said, to the last millisecond and from the first', async () => {
    const world = await openWorld();
    await world.clock.advanceTo(Date.parse('2026-11-30T23:59:59.999Z'));
    await world.hear('I prefer tea in the morning.');
    await world.clock.advanceTo(Date.parse('2026-12-01T00:00:00.000Z'));
    await world.hear('I am allergic to peanuts.');
    const { run } = await world.nightly();
    expect(run.counts).toMatchObject({ read: 2, promoted: 2 });
    expect(await world.file('memory/2026-11-30.md')).toContain('tea in the morning');
    expect(await world.file('memory/2026-12-01.md')).toContain('peanuts');
  });

  it('finds at night what was said after the evening of a month ago began, and nothing older', async () => {
    const world = await openWorld();
    await world.note({ text: 'Ana prefers tea.', day: '2026-11-01' });
    await world.note({ text: 'Ana prefers cake.', day: '2026-10-31' });
    const { run } = await world.nightly();
    expect(run).toMatchObject({ from: '2026-11-01', counts: { read: 1 } });
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
