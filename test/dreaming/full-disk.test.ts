import { describe, expect, it } from 'vitest';
import { failureReason } from '../../src/dreaming/failure-reason.ts';
import { runLedger } from '../../src/dreaming/runs.ts';
import { VaultError } from '../../src/memory/vault.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { openWorld, type Said, SPACE, type World } from './kit.ts';
import { dreamsOf, Mortal, mortalSpaces, type Sent } from './mortal.ts';

const SAID: Said[] = [
  { text: 'Ana prefers tea.', quote: 'I prefer tea' },
  { text: 'Always answer in French.', kind: 'rule', trust: 'member' },
];
const HERE = { listener: { conversation: 'fake:1' } };
const ASKED = { trigger: 'command', days: 3 } as const;
const system = (code: string): Error => Object.assign(new Error(`${code}: it failed`), { code });
const full = (): Error => new VaultError('write', 'MEMORY.md', system('ENOSPC'));
const IMMORTAL = () => new Mortal(-1, 'before');

/** A dream whose writes fail from the `at`th on, as long as nothing else is done. */
async function failingAt(at: number, moment: 'before' | 'after', only?: RegExp) {
  const folder = await temporaryFolder();
  const sent: Sent = new Map();
  const disk = only === undefined ? new Mortal(at, moment, full) : new Part(only, at, moment);
  const world = await openWorld({ folder });
  await world.note(...SAID);
  const spaces = mortalSpaces(world, disk);
  const dreams = dreamsOf(world, disk, sent, spaces);
  const started = await dreams.start(SPACE, ASKED, HERE).catch(() => undefined);
  const told = started?.status === 'started' ? (await started.ended).run : undefined;
  await dreams.idle();
  return { folder, world, spaces, dreams, disk, sent, told };
}

/** A disk of which one part alone fails. */
class Part extends Mortal {
  readonly #only: RegExp;

  constructor(only: RegExp, at: number, moment: 'before' | 'after') {
    super(at, moment, full);
    this.#only = only;
  }

  override write<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#only.test(name) ? super.write(name, work) : work();
  }
}

async function inForce(world: World): Promise<number> {
  const sets = await world.space.keeper.changes.list();
  return sets.filter(({ state, who }) => state === 'applied' && who === 'dream').length;
}

/** Runs a case for each write of a dream. */
async function atEachWrite(
  check: (at: number, moment: 'before' | 'after') => Promise<boolean>,
): Promise<void> {
  for (const moment of ['before', 'after'] as const) {
    for (let at = 1; await check(at, moment); at += 1) expect(at).toBeLessThan(60);
  }
}

describe('a dream on a full disk', () => {
  it('tells at once what is true, and in the chat and the ledger as soon as there is room', async () => {
    await atEachWrite(async (at, moment) => {
      const { world, spaces, dreams, disk, sent, told } = await failingAt(at, moment);
      const where = `${moment} write ${at}: ${disk.writes[at - 1]}`;
      if (!disk.dead) return false;
      const space = await spaces.open(SPACE);
      const memory = (await space.keeper.look()).items.map(({ text }) => text);
      // A dream that could not be written down was refused; nothing of it happens.
      const failed = told === undefined || told.outcome === 'failed';
      expect(memory, where).toEqual(failed ? [] : ['Ana prefers tea.']);
      if (told?.outcome === 'failed') {
        expect(told.reason, where).toMatch(
          /^(?:Phase \w+ failed: )?The disk is full: .* MEMORY\.md is as it was\.$/,
        );
        expect(await runLedger(space.state).last(), where).toMatchObject({ id: told.id, outcome: 'failed' });
      }

      disk.heal();
      await world.clock.advanceTo(world.clock.now() + 60_000, dreams.idle);
      await dreams.idle();
      expect((await space.keeper.look()).items, where).toHaveLength(memory.length);
      expect(await inForce(world), where).toBe(memory.length);
      if (told !== undefined) {
        expect(sent.size, where).toBe(1);
        expect([...sent.values()][0], where).toMatch(
          failed ? /^The dream failed\. (?:Phase \w+ failed: )?The disk is full/ : /^The dream is done/,
        );
        expect((await world.space.state.run(told.id))?.outcome, where).toBe(told.outcome);
        expect(await world.state.map('jobs').entries(), where).toEqual([]);
      }

      await dreams.start(SPACE, ASKED);
      await dreams.idle();
      expect(
        (await space.keeper.look()).items.map(({ text }) => text),
        where,
      ).toEqual(['Ana prefers tea.']);
      expect(await inForce(world), where).toBe(1);
      expect((await runLedger(world.space.state).last())?.outcome, where).not.toBe('failed');
      await world.close();
      return true;
    });
  }, 90_000);

  it('told as failed is not applied by the next start, also when its change-set could not be given up', async () => {
    let failures = 0;
    await atEachWrite(async (at, moment) => {
      const { folder, world, disk, told } = await failingAt(at, moment, /^vault/);
      if (!disk.dead) return false;
      const where = `${moment} write ${at}: ${disk.writes[at - 1]}`;
      await world.close();
      const next = await openWorld({ folder });
      const dreams = dreamsOf(next, IMMORTAL(), new Map());
      await dreams.resume();
      await dreams.idle();
      const failed = told?.outcome === 'failed';
      if (failed) failures += 1;
      expect(await next.memory(), where).toEqual(failed ? [] : ['Ana prefers tea.']);
      expect(await inForce(next), where).toBe(failed ? 0 : 1);
      const sets = await next.space.keeper.changes.list();
      expect(
        sets.filter(({ state }) => state === 'prepared'),
        where,
      ).toEqual([]);
      await next.dream();
      expect(await next.memory(), where).toEqual(['Ana prefers tea.']);
      await next.close();
      return true;
    });
    expect(failures).toBeGreaterThan(1);
  }, 90_000);

  it('leaves the memory readable while nothing can be written', async () => {
    const { spaces, disk } = await failingAt(2, 'before', /^vault/);
    expect(disk.dead).toBe(true);
    const { keeper } = await spaces.open(SPACE);
    expect((await keeper.look()).items).toEqual([]);
  });
});

describe('the reason of a failure', () => {
  it.each([
    [full(), 'The disk is full: MEMORY.md could not be written. Free some space, then dream again.'],
    [
      system('SQLITE_FULL'),
      'The disk is full: the database of the space could not be written. Free some space, then dream again.',
    ],
    [
      new VaultError('write', 'DREAMS.md', system('EIO')),
      'The disk reports an error: DREAMS.md could not be read or written. Check the disk, then dream again.',
    ],
    [
      new VaultError('write', 'DREAMS.md', system('EROFS')),
      'The disk takes no writes: DREAMS.md could not be written. Mount it writable, then dream again.',
    ],
    [new Error('The notes cannot be read.'), 'The notes cannot be read.'],
    ['odd', 'odd'],
  ])('is what a person can act on: %s', (error, sentence) => {
    expect(failureReason(error)).toBe(sentence);
  });
});
