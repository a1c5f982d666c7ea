import { expect, it } from 'vitest';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { ANA, openWorld } from '../dreaming/kit.ts';

it.each([
  ['Asia/Shanghai', '00:00', '2026-11-30T16:30:00Z', '2026-12-01'],
  ['Asia/Shanghai', '04:00', '2026-11-30T16:30:00Z', '2026-11-30'],
  ['America/Los_Angeles', '00:00', '2026-12-01T02:17:00Z', '2026-11-30'],
  ['Pacific/Kiritimati', '00:00', '2026-11-30T10:30:00Z', '2026-12-01'],
])('log, note, dream and status have one day in %s with days from %s', async (zone, startsAt, at, day) => {
  const world = await openWorld({
    clock: simulatedClock(Date.parse(at)),
    config: { timezone: zone, day: { startsAt } },
  });
  await world.hear('I am allergic to peanuts.', ANA);
  const { run, facts } = await world.dream();
  expect(await world.file(`log/${day}.jsonl`)).toContain('peanuts');
  expect(await world.file(`memory/${day}.md`)).toContain('peanuts');
  expect([world.space.today(), run.to, facts?.day]).toEqual([day, day, day]);
  expect((await world.space.notes.records()).map((note) => note.day)).toEqual([day]);
  expect(await world.file('MEMORY.md')).toContain('peanuts');
});
