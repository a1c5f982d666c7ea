import type { Texts } from '../text/say.ts';
import type { Day } from '../time/zone.ts';
import { type Archive, archivedBy } from './archive.ts';
import type { ChangeDraft, ChangeStore } from './changes.ts';
import { isHeldRemoval } from './hands.ts';
import { MEMORY_FILE } from './memory-file.ts';
import { parseMemory } from './memory-parse.ts';
import { readMemoryText } from './memory-read.ts';
import type { ChangeSet } from './types.ts';
import { hashText, type Vault } from './vault.ts';

/** Brings change-sets to the disk, in an order that survives a crash at any point. */
interface ChangeWriter {
  /** @returns the applied change-set; `undefined` when somebody changed the file meanwhile, and nothing was applied */
  apply(make: (n: number) => ChangeDraft): Promise<ChangeSet | undefined>;
  /**
   * Settles what was left prepared. After a crash (`finish`) it is applied when the file is still the one it was made
   * for; after a failure that somebody was told of (`give up`) it never is.
   */
  recover(aim: 'finish' | 'give up'): Promise<void>;
  /** Whether a change-set is applied, also when the disk had no room to say so in it yet. */
  isInForce(set: ChangeSet): boolean;
  /** Whether every change-set says of itself what became of it. */
  isSettled(): boolean;
}

interface ChangeWriterOptions {
  vault: Vault;
  changes: ChangeStore;
  archive: Archive;
  /** The day under which a moment (milliseconds since the epoch) is archived. */
  dayOf: (at: number) => Day;
  /** In what language the archive says why a line went. */
  texts: () => Promise<Texts>;
  /** Whether people were told that a run failed: what it left prepared is never applied afterwards. */
  hasFailed: (run: string) => Promise<boolean>;
}

export function openChangeWriter(options: ChangeWriterOptions): ChangeWriter {
  const { vault, changes, archive, dayOf, texts, hasFailed } = options;
  /** Numbers of change-sets whose text stands in the file, and which could not be marked so. */
  const unmarked = new Set<number>();

  async function finish(set: ChangeSet): Promise<void> {
    await markUndone(set, changes);
    await changes.mark(set.n, 'applied');
    unmarked.delete(set.n);
  }

  async function giveUp(set: ChangeSet, text: string): Promise<void> {
    const standing = new Set(parseMemory(text).items.map((item) => item.text));
    await archive.withdraw(set.n, (line) => !standing.has(line));
    await changes.mark(set.n, 'void');
  }

  /** @returns whether it is applied */
  async function write(set: ChangeSet): Promise<boolean> {
    await archive.add(dayOf(Date.parse(set.at)), archivedBy(set, await texts()));
    if (
      set.hashAfter !== set.hashBefore &&
      !(await vault.replace(MEMORY_FILE, set.textAfter, set.hashBefore))
    ) {
      await giveUp(set, await readMemoryText(vault));
      return false;
    }
    await finish(set);
    return true;
  }

  async function recover(aim: 'finish' | 'give up'): Promise<void> {
    const pending: ChangeSet[] = [];
    for (const n of (await changes.numbers()).reverse()) {
      const set = await changes.read(n);
      if (set?.state === 'applied') break;
      if (set?.state === 'prepared') pending.unshift(set);
    }
    for (const set of pending) {
      const text = await readMemoryText(vault);
      const hash = hashText(text);
      if (hash === set.hashAfter || unmarked.has(set.n)) await finish(set);
      else if (hash === set.hashBefore && aim === 'finish' && !(await wasToldOf(set))) await write(set);
      else await giveUp(set, text);
    }
  }

  async function wasToldOf({ run }: ChangeSet): Promise<boolean> {
    return run !== undefined && (await hasFailed(run));
  }

  /** Whether a change-set whose writing failed stands all the same. */
  async function stands(set: ChangeSet): Promise<boolean> {
    const state = await changes.read(set.n).then((one) => one?.state);
    if (state !== 'prepared') return state === 'applied';
    if (hashText(await readMemoryText(vault)) !== set.hashAfter) return false;
    unmarked.add(set.n);
    return true;
  }

  return {
    recover,
    isInForce: ({ n, state }) => state === 'applied' || unmarked.has(n),
    isSettled: () => unmarked.size === 0,
    async apply(make) {
      let set: ChangeSet | undefined;
      try {
        set = await changes.prepare(make);
        return (await write(set)) ? { ...set, state: 'applied' } : undefined;
      } catch (error) {
        // The write may have happened although it failed; what the disk says now counts.
        await recover('give up').catch(() => undefined);
        if (set !== undefined && (await stands(set).catch(() => false))) return { ...set, state: 'applied' };
        throw error;
      }
    },
  };
}

/** Marks what an undo undid; what an undone undo had undone is in force again. Done twice, it changes nothing. */
async function markUndone(undo: ChangeSet, changes: ChangeStore): Promise<void> {
  const reach = new Set(undo.operations.map(({ k }) => k));
  let by: number | undefined = undo.n;
  let next = undo.who === 'undo' ? undo.of : undefined;
  while (next !== undefined) {
    const set: ChangeSet | undefined = await changes.read(next);
    if (set === undefined) return;
    const operations = set.operations.map(({ undone, ...operation }) => {
      if (!reach.has(operation.k)) return undone === undefined ? operation : { ...operation, undone };
      return by === undefined ? operation : { ...operation, undone: by };
    });
    const undone = set.operations.filter(({ k }) => by !== undefined && reach.has(k));
    const back = new Set(undone.flatMap(({ before }) => before.map(({ text }) => text)));
    // Lines that are back need no answer any more.
    const held = set.held.filter((declined) => !isHeldRemoval(declined) || !back.has(declined.text));
    await changes.rewrite({ ...set, operations, held });
    by = by === undefined ? set.n : undefined;
    next = set.who === 'undo' && set.of !== undefined && set.of < set.n ? set.of : undefined;
  }
}
