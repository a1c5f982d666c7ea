import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rankedPool } from '../../../src/dreaming/evidence/pool.ts';
import { distiller, noteOf, openWorld, operation, type Said, type World } from '../kit.ts';

const ROUTER: Said = {
  text: 'The password of the router is on a note under the shelf in the hall.',
  kind: 'fact',
  subject: 'group',
  day: '2026-11-27',
};
const keyOf = (said: Said): string => noteOf(said).id;
const pool = ({ space, config, options }: World) => rankedPool({ ...options, space, config });

/** Questions of several days that bring up notes, the first one in front. */
async function ask(world: World, day: string, question: string, ...keys: string[]): Promise<void> {
  await world.space.state.evidence.trace(keys.map((key, at) => ({ key, question, day, rank: at + 1 })));
}

async function askedOften(world: World, said: Said): Promise<void> {
  await ask(world, '2026-11-28', 'where is the password', keyOf(said));
  await ask(world, '2026-11-29', 'how do I get online', keyOf(said));
  await ask(world, '2026-11-30', 'router', keyOf(said));
}

describe('the ranking of everything that was noted', () => {
  it('scores a note by the questions that brought it up and the days on which it was said', async () => {
    const world = await openWorld();
    await world.note(ROUTER, { text: 'Ana bought three lemons.', kind: 'event' });
    await askedOften(world, ROUTER);
    const ranked = await pool(world);
    expect(ranked.map(({ candidate }) => candidate.text)).toEqual([ROUTER.text, 'Ana bought three lemons.']);
    expect(ranked[0]).toMatchObject({
      id: keyOf(ROUTER),
      signals: 4,
      recalls: 3,
      uniqueQueries: 3,
      ageDays: 0,
      passes: true,
      components: { relevance: 1, queryDiversity: 0.8, recency: 1 },
    });
    expect(ranked[1]).toMatchObject({ recalls: 0, passes: false });
  });

  it('counts a question that finds a note and the message behind it once', async () => {
    const world = await openWorld();
    await world.note(ROUTER);
    const [turn = ''] = noteOf(ROUTER).turns;
    await ask(world, '2026-11-30', 'router', turn, keyOf(ROUTER));
    expect((await pool(world))[0]).toMatchObject({ recalls: 1, components: { relevance: 1 } });
  });

  it('unites what was said on several days under the key of its first note', async () => {
    const world = await openWorld();
    const again = { ...ROUTER, day: '2026-11-29' };
    await world.note(ROUTER);
    await world.note(again);
    const ranked = await pool(world);
    expect(ranked).toHaveLength(1);
    expect(ranked[0]).toMatchObject({ id: keyOf(ROUTER), signals: 2 });
    expect(ranked[0]?.notes.map(({ key }) => key)).toEqual([keyOf(again), keyOf(ROUTER)]);
  });

  it('keeps the key of a note that is told once more on the same day', async () => {
    const world = await openWorld();
    await world.note(ROUTER);
    await world.note({
      ...ROUTER,
      text: `${ROUTER.text} `,
      quote: 'Once more: the note is under the shelf.',
    });
    expect((await pool(world)).map(({ id }) => id)).toEqual([keyOf(ROUTER)]);
  });

  it('looks at older notes only when somebody asked for them lately', async () => {
    const world = await openWorld();
    const old = { ...ROUTER, day: '2026-08-01' };
    await world.note(old, { text: 'The bicycle pump lies in the cellar.', kind: 'fact', day: '2026-08-01' });
    expect(await pool(world)).toEqual([]);
    await ask(world, '2026-11-29', 'router', keyOf(old));
    expect((await pool(world)).map(({ candidate }) => candidate.text)).toEqual([old.text]);
  });

  it('takes a note as it stands in its file now', async () => {
    const world = await openWorld();
    await world.note(ROUTER, { text: 'The spare keys hang by the door.', kind: 'fact', day: '2026-11-27' });
    await askedOften(world, ROUTER);
    const path = `memory/${ROUTER.day}.md`;
    const text = (await world.file(path)).replace('under the shelf', 'behind the clock');
    await writeFile(join(world.space.folder, path), text.replace(/^- The spare keys.*\n/m, ''));
    const ranked = await pool(world);
    expect(ranked.map(({ candidate }) => candidate.text)).toEqual([
      'The password of the router is on a note behind the clock in the hall.',
    ]);
    expect(ranked[0]).toMatchObject({ id: keyOf(ROUTER), recalls: 3 });
  });
});

describe('a dream with evidence', () => {
  it('leaves a fact staged until people have asked for it often enough, and then keeps it once', async () => {
    const world = await openWorld();
    await world.note(ROUTER);
    expect((await world.dream({ days: 30 })).run).toMatchObject({
      outcome: 'nothing',
      counts: { byReason: { kind: 1 } },
    });
    await askedOften(world, ROUTER);
    const { run } = await world.nightly();
    expect(run).toMatchObject({ outcome: 'done', counts: { read: 1, promoted: 1 }, operations: { add: 1 } });
    expect(await world.memory()).toEqual([ROUTER.text]);
    await ask(world, '2026-11-30', 'once more', keyOf(ROUTER));
    expect((await world.nightly()).run).toMatchObject({ outcome: 'skipped' });
    expect(await world.memory()).toEqual([ROUTER.text]);
  });

  it('promotes a note from before its days when the questions are of these days', async () => {
    const world = await openWorld();
    const old = { ...ROUTER, day: '2026-10-01' };
    await world.note(old);
    await world.space.state.judge([
      {
        key: keyOf(old),
        hash: noteOf(old).hash,
        verdict: 'staged',
        code: 'kind',
        run: 'old',
        model: 'offline',
      },
    ]);
    await askedOften(world, old);
    expect((await world.nightly()).run).toMatchObject({ outcome: 'done', operations: { add: 1 } });
  });

  it('sees after a promotion what was recalled before it', async () => {
    const world = await openWorld();
    const other: Said = { text: 'The bicycle pump lies in the cellar.', kind: 'fact', day: '2026-11-30' };
    await world.note(ROUTER, other);
    await world.dream({ days: 30 });
    await askedOften(world, ROUTER);
    await ask(world, '2026-11-30', 'pump', keyOf(other));
    await world.dream({ promote: { gates: {}, limit: 10 } });
    expect(await world.memory()).toEqual([ROUTER.text]);
    const { run } = await world.nightly();
    expect(run.counts.byReason).toEqual({ kind: 1 });
    expect((await world.space.state.evidence.hits()).get(keyOf(other))?.light.count).toBe(2);
  });

  it('gives a note a hit for something new alone, not for lying there', async () => {
    const world = await openWorld();
    await world.note(ROUTER);
    const hits = async () => (await world.space.state.evidence.hits()).get(keyOf(ROUTER))?.light.count ?? 0;
    await world.dream({ days: 30 });
    expect(await hits()).toBe(1);
    await world.dream({ days: 30 });
    await world.dream({ days: 30, again: true });
    expect(await hits()).toBe(1);
    await ask(world, '2026-11-30', 'router', keyOf(ROUTER));
    await world.dream({ days: 30 });
    expect(await hits()).toBe(2);
  });

  it('asks no model twice about a note that it left out, until there is more evidence', async () => {
    const model = distiller(operation('skip', { candidates: [1] }));
    const world = await openWorld({ model, offline: model });
    await world.note(ROUTER);
    await askedOften(world, ROUTER);
    await world.dream({ days: 30 });
    expect((await world.nightly()).run).toMatchObject({ outcome: 'skipped', model: { calls: 0 } });
    await ask(world, '2026-11-30', 'once more', keyOf(ROUTER));
    expect((await world.nightly()).run.model.calls).toBeGreaterThan(0);
  });

  it('never brings back by evidence what a person took out', async () => {
    const world = await openWorld();
    await world.note(ROUTER);
    await askedOften(world, ROUTER);
    await world.nightly();
    await world.space.keeper.undo();
    await ask(world, '2026-11-30', 'and again', keyOf(ROUTER));
    await world.nightly();
    expect(await world.memory()).toEqual([]);
  });

  it('writes nothing as a preview, the evidence least of all', async () => {
    const world = await openWorld();
    await world.note(ROUTER);
    await askedOften(world, ROUTER);
    const before = await world.hashes();
    const { run, proposed } = await world.dream({ preview: true });
    expect(run.operations.add).toBe(1);
    expect(proposed).toMatchObject([{ op: 'add', verdict: 'accepted' }]);
    expect(await world.hashes()).toEqual(before);
  });
});
