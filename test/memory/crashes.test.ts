import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Keeper, openKeeper } from '../../src/memory/keeper.ts';
import type { PlannedOperation } from '../../src/memory/plan.ts';
import { folderVault, type Vault } from '../../src/memory/vault.ts';
import { type FaultMoment, faultyVault } from '../support/faulty-vault.ts';
import { rememberLine } from '../support/remember-line.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

const BEFORE = '# Memory\n\n## People\n\n- Ana sings.\n- Ben skis.\n- Cem cooks.\n';
const NOW = Date.UTC(2026, 10, 30, 3);

const DREAM: PlannedOperation[] = [
  {
    op: 'add',
    targets: [],
    heading: 'People',
    text: 'Dia dances.',
    record: { notes: ['n1'] },
    reason: 'Said.',
  },
  { op: 'merge', targets: [1, 2], heading: 'People', text: 'Ana sings and Ben skis.', reason: 'Both.' },
  { op: 'remove', targets: [3], heading: '', reason: 'Stale.' },
];

function open(vault: Vault): Keeper {
  return openKeeper({ vault, now: () => NOW, warn: () => undefined });
}

async function dream(keeper: Keeper): Promise<unknown> {
  const { hash } = await keeper.look();
  return keeper.commit({ who: 'dream', baseHash: hash, operations: DREAM });
}

interface Story {
  /** What stands on the disk before the step that fails. */
  prepare?: (keeper: Keeper) => Promise<unknown>;
  step: (keeper: Keeper) => Promise<unknown>;
}

const stories = {
  'a dream’s commit': { step: dream },
  'an undo': { prepare: dream, step: (keeper: Keeper) => keeper.undo() },
  'the undo of an undo': {
    prepare: async (keeper: Keeper) => {
      await dream(keeper);
      await keeper.undo();
    },
    step: (keeper: Keeper) => keeper.undo(3),
  },
  'a restore': { prepare: dream, step: (keeper: Keeper) => keeper.restore(1) },
  'a pin': { step: (keeper: Keeper) => keeper.pin(2, 'command') },
  'a remembered line': {
    step: (keeper: Keeper) => rememberLine(keeper, 'Fay files.'),
  },
} satisfies Record<string, Story>;

/** @returns a maker of fresh copies of the space in which the step is about to happen */
async function stage({ prepare }: Story): Promise<() => Promise<Vault>> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'MEMORY.md'), BEFORE);
  const keeper = open(folderVault(folder));
  await keeper.look();
  await prepare?.(keeper);
  await keeper.rejections();
  return async () => {
    const copy = await temporaryFolder();
    await cp(folder, copy, { recursive: true });
    return folderVault(copy);
  };
}

function outcome(step: Promise<unknown>): Promise<'done' | 'failed'> {
  return step.then(
    () => 'done',
    () => 'failed',
  );
}

/** Everything that must agree with itself, in a form that does not depend on numbers of given-up change-sets. */
async function stateOf(vault: Vault) {
  const keeper = open(vault);
  await keeper.recover();
  const { text, items } = await keeper.look();
  const rejections = await keeper.rejections();
  await keeper.rebuild();
  expect(await keeper.rejections()).toEqual(rejections);
  const sets = await keeper.changes.list({ limit: 100 });
  expect(sets.filter(({ state }) => state === 'prepared')).toEqual([]);
  return {
    text,
    items: items.map(({ change: _, ...item }) => item),
    archive: (await keeper.archive.files()).flat().map((entry) => entry.text),
    undone: sets
      .filter(({ state }) => state === 'applied')
      .map((set) => set.operations.map(({ undone }) => undone !== undefined)),
    rejected: rejections.map((rejection) => rejection.text),
  };
}

/** The states before and after a step that goes well, and the number of its writes. */
async function ends(story: Story, start: () => Promise<Vault>) {
  const old = await stateOf(await start());
  const vault = faultyVault(await start());
  await story.step(open(vault));
  const writes = vault.writes.length;
  return { old, done: await stateOf(vault), writes };
}

/** Runs a case for each write of a step, all at once: they wait for the disk, not for each other. */
async function atEachWrite(writes: number, check: (at: number) => Promise<void>): Promise<void> {
  expect(writes).toBeGreaterThan(2);
  await Promise.all(Array.from({ length: writes }, (_, index) => check(index + 1)));
}

const moments: [FaultMoment][] = [['before'], ['after']];

describe.each(Object.entries(stories))('a crash during %s', (_, story) => {
  it.each(moments)(
    'leaves the state before or the state after, when it comes %s any of the writes',
    async (moment) => {
      const start = await stage(story);
      const { old, done, writes } = await ends(story, start);
      await atEachWrite(writes, async (at) => {
        const vault = await start();
        const told = await outcome(story.step(open(faultyVault(vault, at, moment))));
        const settled = await stateOf(vault);
        expect(told === 'done' ? [done] : [old, done]).toContainEqual(settled);
        if (settled.text !== old.text) return;
        // What was given up can be done again, and nothing of the first attempt shows.
        await story.step(open(vault));
        const { archive, text, rejected } = await stateOf(vault);
        expect({ archive, text, rejected }).toEqual({
          archive: done.archive,
          text: done.text,
          rejected: done.rejected,
        });
      });
    },
  );
});

describe.each(['a dream’s commit', 'an undo', 'a remembered line'] as const)(
  'a failed write during %s',
  (name) => {
    it.each(moments)(
      'is told, and leaves nothing half-done, when it fails %s it and the service goes on',
      async (moment) => {
        const story = stories[name];
        const start = await stage(story);
        const { old, done, writes } = await ends(story, start);
        await atEachWrite(writes, async (at) => {
          const vault = await start();
          const keeper = open(faultyVault(vault, at, moment, false));
          const told = (await outcome(story.step(keeper))) === 'done' ? done : old;
          expect((await keeper.look()).text).toBe(told.text);
          expect(await stateOf(vault)).toEqual(told);
        });
      },
    );
  },
);

it('gives up a prepared change-set when somebody edited the file after the crash', async () => {
  const vault = await (await stage({ step: dream }))();
  const dying = faultyVault(vault, 3);
  await expect(dream(open(dying))).rejects.toThrow('failed');
  expect(dying.writes.slice(0, 3)).toEqual([
    'memory/.dreams/changes/000002.json',
    'memory/archive.md',
    'MEMORY.md',
  ]);
  await vault.replace('MEMORY.md', `${BEFORE}- Fay files.\n`);
  const { text, archive, rejected } = await stateOf(vault);
  expect({ text, archive, rejected }).toEqual({ text: `${BEFORE}- Fay files.\n`, archive: [], rejected: [] });
});
