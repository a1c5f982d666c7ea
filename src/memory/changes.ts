import { z } from 'zod';
import type { ChangeSet } from './types.ts';
import { hashText, obstacleOf, type Vault } from './vault.ts';

/** What a new change-set says; its number comes from the store. */
export type ChangeDraft = Omit<ChangeSet, 'n' | 'state'>;

/** The change-sets of a space: one JSON file each, numbered without gaps being filled. */
export interface ChangeStore {
  /**
   * Writes the next change-set; on the disk when it resolves.
   * @param make gets the number, for the records that name it
   * @param state `prepared` by default; `applied` for what has happened already
   * @param above the highest number that was ever used, as far as something else than the files tells
   */
  prepare(make: (n: number) => ChangeDraft, state?: ChangeSet['state'], above?: number): Promise<ChangeSet>;
  mark(n: number, state: ChangeSet['state']): Promise<void>;
  /** `undefined` when there is no such change-set, or its file cannot be read (then it warns). */
  read(n: number): Promise<ChangeSet | undefined>;
  /** Newest first, of one state when it is named; unreadable ones are left out. `limit` is 20 by default. */
  list(range?: { limit?: number; before?: number; state?: ChangeSet['state'] }): Promise<ChangeSet[]>;
  latestApplied(): Promise<ChangeSet | undefined>;
  /** Puts a change-set in place of the one with its number. */
  rewrite(set: ChangeSet): Promise<void>;
  /** All numbers in use, ascending, unreadable files included. */
  numbers(): Promise<number[]>;
}

const FOLDER = 'memory/.dreams/changes';
const NAME = /^(\d{6,15})\.json$/;
const DEFAULT_LIMIT = 20;

const source = z.looseObject({ turn: z.string(), quote: z.string() });
const record = z.looseObject({
  heading: z.string(),
  text: z.string(),
  ordinal: z.number(),
  by: z.enum(['dream', 'hand']),
  notes: z.array(z.string()),
  earlier: z.array(z.string()).optional(),
  sources: z.array(source),
  change: z.number(),
});
const declined = z.looseObject({ op: z.string(), text: z.string(), code: z.string(), reason: z.string() });
const stored = z.looseObject({
  n: z.number(),
  at: z.string(),
  who: z.enum(['dream', 'command', 'cli', 'hand', 'unknown', 'undo', 'restore']),
  state: z.enum(['prepared', 'applied', 'void']),
  hashBefore: z.string(),
  hashAfter: z.string(),
  textBefore: z.string(),
  textAfter: z.string(),
  operations: z.array(
    z.looseObject({
      k: z.number(),
      op: z.string(),
      before: z.array(record),
      after: record.optional(),
      reason: z.string(),
    }),
  ),
  refused: z.array(declined),
  held: z.array(declined),
  items: z.array(record),
  of: z.number().optional(),
});

/** @param warn hears of files that cannot be read, once each */
export function openChanges(vault: Vault, warn: (sentence: string) => void): ChangeStore {
  const warned = new Set<number>();

  function pathOf(n: number): string {
    return `${FOLDER}/${String(n).padStart(6, '0')}.json`;
  }

  async function numbers(): Promise<number[]> {
    const found: number[] = [];
    for (const name of await vault.list(FOLDER)) {
      const digits = NAME.exec(name)?.[1];
      if (digits !== undefined) found.push(Number(digits));
    }
    return found.sort((a, b) => a - b);
  }

  async function read(n: number): Promise<ChangeSet | undefined> {
    let fault = 'damaged';
    try {
      const text = await vault.read(pathOf(n));
      if (text === undefined) return undefined;
      const set = parseChangeSet(text);
      if (set?.n === n) return set;
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (obstacle === undefined) throw error;
      fault = obstacle.what;
    }
    if (!warned.has(n)) {
      warned.add(n);
      warn(`${pathOf(n)} is ${fault} and is left out of the history. Restore it from a backup, or leave it.`);
    }
    return undefined;
  }

  async function write(set: ChangeSet, expectedHash?: string): Promise<boolean> {
    return vault.replace(pathOf(set.n), `${JSON.stringify(set, null, 1)}\n`, expectedHash);
  }

  async function rewrite(set: ChangeSet): Promise<void> {
    await write(set);
  }

  return {
    numbers,
    read,
    rewrite,
    async prepare(make, state = 'prepared', above = 0) {
      let n = Math.max(above, (await numbers()).at(-1) ?? 0) + 1;
      for (;;) {
        const set: ChangeSet = { n, state, ...make(n) };
        if (await write(set, hashText(''))) return set;
        n += 1;
      }
    },
    async mark(n, state) {
      const set = await read(n);
      if (set === undefined) throw new Error(`Change-set ${n} is gone. Restore ${pathOf(n)} from a backup.`);
      await rewrite({ ...set, state });
    },
    async list({ limit = DEFAULT_LIMIT, before = Number.POSITIVE_INFINITY, state } = {}) {
      const sets: ChangeSet[] = [];
      for (const n of (await numbers()).reverse()) {
        if (sets.length >= limit) break;
        const set = n < before ? await read(n) : undefined;
        if (set !== undefined && (state === undefined || set.state === state)) sets.push(set);
      }
      return sets;
    },
    async latestApplied() {
      for (const n of (await numbers()).reverse()) {
        const set = await read(n);
        if (set?.state === 'applied') return set;
      }
      return undefined;
    },
  };
}

function parseChangeSet(text: string): ChangeSet | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return stored.safeParse(value).success ? (value as ChangeSet) : undefined;
  } catch {
    return undefined;
  }
}
