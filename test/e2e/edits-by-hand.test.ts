import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOON, type TestService, testService } from '../support/test-service.ts';

const HOUR_MS = 60 * 60_000;

/** Says a line and gives what the bot says to it. */
async function ask({ adapter, service }: TestService, text: string): Promise<string> {
  const before = adapter.posts.length;
  await adapter.say(text).answered;
  await service.idle();
  return adapter.posts
    .slice(before)
    .map((post) => post.text)
    .join('\n');
}

/** Edits a file of the space as a person does. */
async function edit({ dataDir, clock }: TestService, name: string, from: string, to: string): Promise<void> {
  const path = join(dataDir, 'spaces/fake%3A1', name);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
  const now = new Date(clock.now());
  await utimes(path, now, now);
}

/** A chat whose dream has learnt where Olha lives, two hours ago. */
async function knowing(): Promise<TestService> {
  const test = await testService();
  await ask(test, 'My sister Olha lives in Lviv.');
  await ask(test, '/memory dream');
  expect(await ask(test, '/memory show')).toMatch(/1\. .*Olha.*Lviv/);
  await test.clock.advanceTo(NOON + 2 * HOUR_MS);
  return test;
}

const lines = (shown: string): string[] => shown.split('\n').filter((line) => /^\d+\. /.test(line));

describe('what a person edits by hand', () => {
  it('in a daily note changes the line that came of it, and adds none', async () => {
    const test = await knowing();
    await edit(test, 'memory/2026-11-30.md', 'Lviv', 'Kyiv');
    expect(await ask(test, '/memory dream')).toMatch(/1 replaced/);
    const shown = lines(await ask(test, '/memory show'));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/Olha.*Kyiv/);
    await ask(test, '/memory dream 30 again');
    expect(lines(await ask(test, '/memory show'))).toEqual(shown);
  });

  it('in the memory stays, until it is said otherwise later: then the notice names it first', async () => {
    const test = await knowing();
    await edit(test, 'MEMORY.md', 'Lviv', 'Kyiv');
    await ask(test, '/memory dream 30 again');
    await ask(test, '/memory dream 30 again');
    const shown = lines(await ask(test, '/memory show'));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/Olha.*Kyiv/);
    await test.clock.advanceTo(NOON + 5 * HOUR_MS);
    await ask(test, 'My sister Olha lives in Odesa.');
    const notice = await ask(test, '/memory dream');
    expect(notice).toMatch(/1 replaced\.\n\nLines of yours that newer words replaced:\n~ .*Kyiv.* → .*Odesa/);
    const now = lines(await ask(test, '/memory show'));
    expect(now).toHaveLength(1);
    expect(now[0]).toMatch(/Olha.*Odesa/);
  });
});
