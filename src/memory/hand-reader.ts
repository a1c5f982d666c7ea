import { STALE_BUFFER_MS } from './change-file.ts';
import type { ChangeStore } from './changes.ts';
import { questionOf, recordHand } from './hands.ts';
import { adopted, matchRecords, toItem, toRecord } from './item-records.ts';
import { MemoryFileError } from './memory-errors.ts';
import { MEMORY_FILE } from './memory-file.ts';
import { parseMemory } from './memory-parse.ts';
import { readMemoryText } from './memory-read.ts';
import type { ChangeSet, Item, ItemRecord } from './types.ts';
import { hashText, type Vault, VaultError } from './vault.ts';

/** `MEMORY.md` as it stands, and what is known about its lines. */
export interface Memory {
  text: string;
  /** SHA-256 of the text, hex; a commit names it. */
  hash: string;
  items: Item[];
}

/** Knows the memory as it stands, and records what people do to the file. */
interface HandReader {
  look(): Promise<Memory>;
  /** Takes the text of a change-set that was just applied for known. */
  adoptSet(set: ChangeSet): void;
  /** Forgets what it knows, so that the next look reads the history again. */
  reset(): void;
}

/** How many change-sets back a text is looked for that a person wrote again. */
const MAX_LOOK_BACK = 100;

interface HandReaderOptions {
  vault: Vault;
  changes: ChangeStore;
  /** The highest number of a change-set that the history counted in, also when its file is gone. */
  reached: () => Promise<number>;
  now: () => number;
  warn: (sentence: string) => void;
}

function gapSentence(what: string): string {
  return `MEMORY.md is not as the last change left it that can be read: ${what} is lost or damaged, so nobody knows who wrote what. Its lines stay, and none counts as taken out by you. Restore memory/.dreams/changes from a backup, or leave it.`;
}

/** Reads `MEMORY.md` and tells what people changed in it since the last change-set. A file that cannot be read is warned of once. */
export function openHandReader({ vault, changes, reached, now, warn }: HandReaderOptions): HandReader {
  let known: Memory | undefined;
  let complaint = '';

  /** The chat goes on without a memory that cannot be read, so whoever runs Reverie is told; once. */
  function complain(error: unknown): never {
    if ((error instanceof MemoryFileError || error instanceof VaultError) && error.message !== complaint) {
      complaint = error.message;
      warn(complaint);
    }
    throw error;
  }

  function remember(text: string, records: readonly ItemRecord[], change: number): Memory {
    const parsed = parseMemory(text).items;
    const items = matchRecords(parsed, records, change).flatMap((record, at) => {
      const item = parsed[at];
      return item === undefined ? [] : [toItem(record, item)];
    });
    known = { text, hash: hashText(text), items };
    return known;
  }

  /** The first sight of a file: its lines count as a dream's own, and nothing is undone by undoing. */
  async function adopt(text: string): Promise<Memory> {
    const above = await reached();
    const isGap = Math.max(above, (await changes.numbers()).at(-1) ?? 0) > 0;
    if (isGap) warn(gapSentence('every change so far'));
    const set = await changes.prepare(
      (n) => ({
        at: new Date(now()).toISOString(),
        who: isGap ? 'unknown' : 'hand',
        hashBefore: hashText(''),
        hashAfter: hashText(text),
        textBefore: '',
        textAfter: text,
        operations: [],
        refused: [],
        held: [],
        items: parseMemory(text).items.map((item) => adopted(item, n)),
      }),
      'applied',
      above,
    );
    return remember(text, set.items, set.n);
  }

  /** When the person saved the file, as far as it tells: what was said since then is said anew. */
  async function savedAt(last: ChangeSet): Promise<string> {
    const saved = (await vault.stat(MEMORY_FILE))?.modifiedAt ?? now();
    return new Date(Math.max(Date.parse(last.at), Math.min(saved, now()))).toISOString();
  }

  /** Numbers of change-sets after `n` that were written and cannot be read any more. */
  async function lostAfter(n: number): Promise<number[]> {
    const newest = Math.max(await reached(), (await changes.numbers()).at(-1) ?? 0);
    const lost: number[] = [];
    for (let one = n + 1; one <= newest; one += 1) {
      if ((await changes.read(one)) === undefined) lost.push(one);
    }
    return lost;
  }

  async function record(last: ChangeSet, text: string): Promise<Memory> {
    // What this process saw itself is known, whatever became of the files.
    const before = known ?? {
      text: last.textAfter,
      items: matchRecords(parseMemory(last.textAfter).items, last.items, last.n),
    };
    const lost = known === undefined ? await lostAfter(last.n) : [];
    if (lost.length > 0) warn(gapSentence(`change ${lost.join(', ')}`));
    const above = await reached();
    const work = {
      textBefore: before.text,
      known: 'hash' in before ? before.items.map(toRecord) : before.items,
      text,
      n: Math.max(above, (await changes.numbers()).at(-1) ?? last.n) + 1,
      at: await savedAt(last),
      isGap: lost.length > 0,
      isStale: (gone: readonly ItemRecord[]) => isStale(text, gone),
      recall,
    };
    const draft = await recordHand(work);
    const set = await changes.prepare(() => draft, 'applied', above);
    const question = questionOf(set);
    if (question !== undefined) warn(question);
    return remember(text, set.items, set.n);
  }

  async function isStale(text: string, gone: readonly ItemRecord[]): Promise<boolean> {
    // Nobody's editor holds an old copy without a line: it was emptied.
    if (parseMemory(text).items.length === 0) return false;
    const hash = hashText(text);
    const since = now() - STALE_BUFFER_MS;
    const recent = (await changes.list()).filter(
      ({ at, state }) => state === 'applied' && Date.parse(at) > since,
    );
    const numbers = new Set(recent.map(({ n }) => n));
    return (
      recent.some(({ hashBefore }) => hashBefore === hash) && gone.every(({ change }) => numbers.has(change))
    );
  }

  async function recall(texts: readonly string[]): Promise<ReadonlyMap<string, ItemRecord>> {
    const wanted = new Set(texts);
    const found = new Map<string, ItemRecord>();
    let before: number | undefined;
    for (let seen = 0; seen < MAX_LOOK_BACK && found.size < wanted.size; ) {
      const page = await changes.list(before === undefined ? {} : { before });
      if (page.length === 0) break;
      for (const { operations, items } of page) {
        const records = operations.flatMap((operation) => [
          ...(operation.after ? [operation.after] : []),
          ...operation.before,
        ]);
        for (const item of [...records, ...items]) {
          if (item.by === 'dream' && wanted.has(item.text) && !found.has(item.text))
            found.set(item.text, item);
        }
      }
      seen += page.length;
      before = page.at(-1)?.n;
    }
    return found;
  }

  async function seen(): Promise<Memory> {
    const text = await readMemoryText(vault);
    if (known?.text === text) return known;
    const last = await changes.latestApplied();
    if (last === undefined) return text === '' ? remember(text, [], 0) : adopt(text);
    if (last.textAfter === text) return remember(text, last.items, last.n);
    return record(last, text);
  }

  return {
    reset: () => {
      known = undefined;
    },
    adoptSet: (set) => {
      remember(set.textAfter, set.items, set.n);
    },
    async look() {
      const memory = await seen().catch(complain);
      complaint = '';
      return memory;
    },
  };
}
