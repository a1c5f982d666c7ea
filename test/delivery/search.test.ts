import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { createFakeAdapter, GROUP, PRIVATE, STRANGER } from '../support/fake-adapter.ts';
import { NOON, type TestService, testService } from '../support/test-service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A message as it is heard, in a room or a private chat. */
type Over = Parameters<TestService['adapter']['say']>[1];

/** Says a line and gives what the bot says to it. */
async function ask({ adapter, service }: TestService, text: string, over: Over = {}): Promise<string> {
  const before = adapter.posts.length;
  await adapter.say(text, over).answered;
  await service.idle();
  return adapter.posts
    .slice(before)
    .map((post) => post.text)
    .join('\n');
}

/** Says a line in the group that nobody answers. */
const chat = (test: TestService, text: string, over: Over = {}): Promise<string> =>
  ask(test, text, { conversation: GROUP, addressed: false, ...over });

const inGroup: Over = { conversation: GROUP };

/** Reverie on a platform that has links, weeks ago. */
async function weeksAgo(): Promise<TestService> {
  const clock = simulatedClock(NOON - 21 * DAY_MS);
  const adapter = Object.assign(createFakeAdapter({ now: () => clock.now() }), {
    linkTo: (conversation: string, ref: string) => `https://chat.example/${conversation}/${ref}`,
  });
  return testService({ clock, adapter, config: { dailySummary: { enabled: false } } });
}

describe('/memory search', () => {
  it('finds what was said weeks ago, with its speaker, its day and a link', async () => {
    const test = await weeksAgo();
    await chat(test, 'I keep the blue tent in the cellar.', { from: STRANGER, ref: '4711' });
    await chat(test, 'Lovely weather.');
    await test.clock.advanceTo(NOON);
    await chat(test, 'Somebody should buy bread.');
    const [hit, link] = (await ask(test, '/memory search where is the tent?', inGroup)).split('\n');
    expect(hit).toBe('1. 2026-11-09, Ben: I keep the blue tent in the cellar.');
    expect(link).toBe('   https://chat.example/fake:-100/4711');
  });

  it('finds nothing by a word that an edit took out, nor what was deleted', async () => {
    const test = await weeksAgo();
    await chat(test, 'The tent costs forty.', { ref: '1' });
    await chat(test, 'The kayak costs ninety.', { ref: '2' });
    expect(await ask(test, '/memory search forty', inGroup)).toContain('The tent costs forty.');
    const at = test.clock.now();
    test.adapter.events.edited({ conversation: GROUP, ref: '1', at, text: 'The tent costs fifty.' });
    test.adapter.events.deleted({ conversation: GROUP, ref: '2', at });
    await test.service.idle();
    expect(await ask(test, '/memory search forty', inGroup)).not.toContain('forty.');
    expect(await ask(test, '/memory search fifty', inGroup)).toContain('The tent costs fifty.');
    expect(await ask(test, '/memory search kayak', inGroup)).toMatch(/^Nothing was found for "kayak"/);
  });

  it('never finds in one space what was said in another', async () => {
    const test = await weeksAgo();
    const rooms = [GROUP, PRIVATE, { id: 'fake:-200', kind: 'group' as const }];
    for (const [at, conversation] of rooms.entries()) {
      await chat(test, `The canary${at} sings at dawn.`, { conversation });
    }
    for (const [at, conversation] of rooms.entries()) {
      for (const other of rooms.keys()) {
        const found = await ask(test, `/memory search canary${other} sings at dawn`, { conversation });
        const sung = [...found.matchAll(/The (canary\d) sings at dawn\./g)].map(([, name]) => name);
        expect(sung).toEqual([`canary${at}`]);
      }
    }
  });

  it('is refused to whoever has no right to the memory, and allowed in a private chat of their own', async () => {
    const test = await weeksAgo();
    await chat(test, 'The tent is in the cellar.');
    const refused = await ask(test, '/memory search tent', { ...inGroup, from: STRANGER });
    expect(refused).toBe('Only the owner may use /memory search.');
    const own: Over = { conversation: { id: 'fake:2', kind: 'private' }, from: STRANGER };
    await chat(test, 'I lost my tent.', own);
    expect(await ask(test, '/memory search tent', own)).toMatch(/^1\. 2026-11-09, Ben: I lost my tent\./);
  });

  it('does not find itself, nor what the bot says', async () => {
    const test = await weeksAgo();
    await chat(test, 'The tent is in the cellar.');
    await ask(test, '/memory search zebra', inGroup);
    expect(await ask(test, '/memory search zebra', inGroup)).toMatch(/^Nothing was found for "zebra"/);
  });
});

describe('/memory why', () => {
  it('links each quote to its message', async () => {
    const test = await weeksAgo();
    await ask(test, 'I am allergic to peanuts.', { ref: '815' });
    await ask(test, '/memory dream');
    expect(await readFile(join(test.dataDir, 'spaces/fake%3A1/MEMORY.md'), 'utf8')).toContain('peanuts');
    expect(await ask(test, '/memory why 1')).toContain(
      '- 2026-11-09, Ana: "I am allergic to peanuts."\n  https://chat.example/fake:1/815\n',
    );
  });
});
