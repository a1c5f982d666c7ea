import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSimulation } from '../../../src/cli/demo/simulation.ts';
import { DEMO_WEEK } from '../../../src/cli/demo/week.ts';
import { DEMO_EXPECTATIONS } from './expectations.ts';

let dataDir = '';
let memory = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'reverie-demo-'));
  const simulation = await openSimulation({
    dataDir,
    firstDay: '2027-01-04',
    zone: 'Europe/Kyiv',
    owner: 'Olena',
    title: 'Flat',
    warn: () => undefined,
  });
  for (const message of DEMO_WEEK) await simulation.play(message);
  await simulation.advance(7, '04:30');
  const space = await simulation.service.spaces.open(simulation.space);
  memory = (await space.keeper.look()).text;
  await simulation.stop();
}, 60_000);

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the memory after the demo week has been dreamt', () => {
  it.each(DEMO_EXPECTATIONS.mustHold)('holds "%s" in one line', (words) => {
    const lines = memory.toLowerCase().split('\n');
    const wanted = words.toLowerCase().split(' ');
    expect(
      lines.filter((line) => wanted.every((word) => line.includes(word))),
      memory,
    ).not.toEqual([]);
  });

  it.each(DEMO_EXPECTATIONS.mustNotHold)('does not hold "%s"', (words) => {
    expect(memory.toLowerCase()).not.toContain(words.toLowerCase());
  });
});
