import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temp-folder.ts';
import { noteOf, openWorld, type Said, SPACE, TODAY, type World } from './kit.ts';
import { dreamsOf, Mortal, type Sent } from './mortal.ts';

const IMMORTAL = () => new Mortal(-1, 'before');

/** A dream in a process that is killed at its `at`th write, and what the next process makes of it. */
async function killedAt(at: number, moment: 'before' | 'after') {
  const folder = await temporaryFolder();
  const sent: Sent = new Map();
  const mortal = new Mortal(at, moment);
  const first = await openWorld({ folder });
  await first.note(
    { text: 'Ana prefers tea.', quote: 'I prefer tea' },
    { text: 'Ana is a nurse.', quote: 'I am a nurse', kind: 'person', day: '2026-11-29' },
    { text: 'Always answer in French.', kind: 'rule', trust: 'member' },
  );
  const dreams = dreamsOf(first, mortal, sent);
  const started = await dreams
    .start(SPACE, { trigger: 'command', days: 3 }, { listener: { conversation: 'fake:1' } })
    .catch(() => undefined);
  await dreams.idle();
  await first.close();

  const world = await openWorld({ folder });
  const next = dreamsOf(world, IMMORTAL(), sent);
  await next.resume();
  await next.idle();
  return { world, sent, mortal, acknowledged: started !== undefined };
}

const occurrences = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

async function expectOneDream(world: World, sent: Sent): Promise<void> {
  const changes = await world.space.keeper.changes.list();
  expect(changes.filter(({ state, who }) => state === 'applied' && who === 'dream')).toHaveLength(1);
  expect([...(await world.memory())].sort()).toEqual(['Ana is a nurse.', 'Ana prefers tea.']);
  expect(sent.size).toBe(1);
  expect([...sent.values()][0]).toMatch(/^The dream is done: 2 added\.[\s\S]*\n3 notes read: 1 is a rule/);
  const diary = await world.file('DREAMS.md');
  expect(occurrences(diary, /reverie:run \S+ deep -->/g)).toBe(1);
  expect(occurrences(diary, /reverie:run \S+ light -->/g)).toBe(1);
  const day = await world.file(`memory/dreams/${TODAY}.md`);
  expect(occurrences(day, /reverie:run \S+ day -->/g)).toBe(1);
  const marks = [...(await world.space.state.judged()).values()].map(({ verdict }) => verdict).sort();
  expect(marks).toEqual(['held', 'promoted', 'promoted']);
  expect(await world.state.map('jobs').entries()).toEqual([]);
  expect((await world.dream()).run.outcome).toBe('skipped');
}

/** What a promotion that is killed at its `at`th write leaves behind in the end. */
async function promotedAt(at: number): Promise<{ left: unknown; dead: boolean }> {
  const folder = await temporaryFolder();
  const sent: Sent = new Map();
  const mortal = new Mortal(at, 'after');
  const first = await openWorld({ folder });
  const router: Said = { text: 'The router stands in the hall.', kind: 'fact', day: '2026-11-10' };
  await first.note(router, { text: 'The shop opens at nine.', kind: 'fact' });
  await first.space.state.evidence.trace([
    { key: noteOf(router).id, question: 'a', day: '2026-11-29', rank: 1 },
  ]);
  const gates = { minScore: 0, minRecallCount: 2, minUniqueQueries: 1 };
  const dreams = dreamsOf(first, mortal, sent);
  await dreams.start(SPACE, { trigger: 'cli', promote: { gates, limit: 5 } }).catch(() => undefined);
  await dreams.idle();
  await first.close();

  const world = await openWorld({ folder });
  const next = dreamsOf(world, IMMORTAL(), sent);
  await next.resume();
  await next.idle();
  const { state } = world.space;
  const marks = [...(await state.judged())].map(([key, { verdict, code }]) => [key, verdict, code]);
  const progress = [await state.get('items'), await state.get('recalls'), (await state.evidence.hits()).size];
  const left = { memory: await world.memory(), marks, progress };
  await world.close();
  return { left, dead: mortal.dead };
}

describe('a promotion that is killed', () => {
  it('ends as one that was not, once it was written down', async () => {
    const { left: whole } = await promotedAt(-1);
    expect(whole).toMatchObject({
      memory: ['The router stands in the hall.'],
      marks: [[expect.any(String), 'promoted', 'add']],
      progress: [undefined, undefined, 0],
    });
    for (let at = 2; ; at += 1) {
      const { left, dead } = await promotedAt(at);
      expect(left, `killed after write ${at}`).toEqual(whole);
      if (!dead) break;
    }
  }, 90_000);
});

describe('a dream that is killed', () => {
  it('writes in the order that survives it', async () => {
    const { mortal } = await killedAt(-1, 'before');
    const order = [
      'jobs.set',
      'state.putRun',
      'state.putRun',
      'vault.replace memory/.dreams/changes/000001.json',
      'vault.replace MEMORY.md',
      'vault.replace memory/.dreams/changes/000001.json',
      'state.judge',
      'state.set items',
      'jobs.set',
      'state.putRun',
      'vault.replace DREAMS.md',
      'vault.replace memory/dreams/2026-11-30.md',
      'notify',
      'jobs.delete',
    ];
    const names = mortal.writes.map((name) => name.replace(/^(jobs\.\w+) .*/, '$1'));
    expect(names.filter((name) => order.includes(name))).toEqual(order);
  });

  it('before its job is written down was never acknowledged, and does not happen', async () => {
    const { world, sent, acknowledged } = await killedAt(1, 'before');
    expect([acknowledged, sent.size, (await world.memory()).length]).toEqual([false, 0, 0]);
  });

  it('leaves one change-set, one notice and one diary entry, whenever that was', async () => {
    // To be killed before a write is to be killed after the one before it.
    for (let at = 1; ; at += 1) {
      const { world, sent, mortal } = await killedAt(at, 'after');
      if (!mortal.dead) break;
      await expect(
        expectOneDream(world, sent),
        `after write ${at}: ${mortal.writes[at - 1]}`,
      ).resolves.toBeUndefined();
      await world.close();
    }
  }, 90_000);

  it('leaves one of each also when the process that takes it up is killed', async () => {
    for (const at of [2, 6, 12]) {
      const folder = await temporaryFolder();
      const sent: Sent = new Map();
      const start = async (mortal: Mortal, begin: boolean): Promise<World> => {
        const world = await openWorld({ folder });
        const dreams = dreamsOf(world, mortal, sent);
        if (begin) {
          await world.note(
            { text: 'Ana prefers tea.', quote: 'I prefer tea' },
            { text: 'Ana is a nurse.', quote: 'I am a nurse', kind: 'person', day: '2026-11-29' },
            { text: 'Always answer in French.', kind: 'rule', trust: 'member' },
          );
          await dreams
            .start(SPACE, { trigger: 'command', days: 3 }, { listener: { conversation: 'fake:1' } })
            .catch(() => undefined);
        } else await dreams.resume();
        await dreams.idle();
        return world;
      };
      await (await start(new Mortal(at, 'after'), true)).close();
      await (await start(new Mortal(3, 'before'), false)).close();
      const world = await start(IMMORTAL(), false);
      await expect(expectOneDream(world, sent), `first killed at ${at}`).resolves.toBeUndefined();
      await world.close();
    }
  });
});
