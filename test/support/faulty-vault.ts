import type { Vault } from '../../src/memory/vault.ts';

/** What a fault leaves behind: nothing of the write, or all of it with nobody told. */
export type FaultMoment = 'before' | 'after';

/** A vault whose process dies at one write: that write throws, and so does every one after it. */
export interface FaultyVault extends Vault {
  /** Writes that were attempted, in order, with the paths they went to. */
  readonly writes: string[];
  /** Lets the vault work again, as after a restart. */
  heal(): void;
}

/**
 * @param at number of the write that fails, from 1; without it none does
 * @param lasting whether later writes fail too (a crash) or work again (a full disk that somebody cleared)
 */
export function faultyVault(
  vault: Vault,
  at?: number,
  moment: FaultMoment = 'before',
  lasting = true,
): FaultyVault {
  const writes: string[] = [];
  let broken = false;
  let healed = false;

  async function write<T>(path: string, work: () => Promise<T>): Promise<T> {
    writes.push(path);
    const fails = !healed && (writes.length === at || (broken && lasting));
    if (!fails) return work();
    const first = !broken;
    broken = true;
    if (first && moment === 'after') await work();
    throw new Error(`The write of ${path} failed.`);
  }

  return {
    writes,
    heal: () => {
      healed = true;
    },
    read: (path) => vault.read(path),
    list: (folder) => vault.list(folder),
    stat: (path) => vault.stat(path),
    stats: (folder, names) => vault.stats(folder, names),
    locate: (path) => vault.locate(path),
    append: (path, text) => write(path, () => vault.append(path, text)),
    replace: (path, text, expectedHash) => write(path, () => vault.replace(path, text, expectedHash)),
    remove: (path, expectedHash) => write(path, () => vault.remove(path, expectedHash)),
  };
}
