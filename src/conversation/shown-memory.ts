import type { Keeper } from '../memory/keeper.ts';
import { secrets, withoutSecrets } from '../privacy/secrets.ts';

/** `MEMORY.md` as a model is shown it. */
export interface ShownMemory {
  /** The same bytes for the same file. */
  text: string;
  /** Numbers of the lines of the file that hold a secret, from 1. */
  secretLines: number[];
}

/**
 * Shows the memory without the secrets that somebody wrote into it by hand. The file is theirs and stays as it is; each
 * of its lines that holds one is warned of once, by its number.
 * @param place the space, for the warning
 */
export function openShownMemory(
  keeper: Pick<Keeper, 'look'>,
  place: string,
  warn: (sentence: string) => void,
): () => Promise<ShownMemory> {
  let known: { hash: string; shown: ShownMemory } | undefined;
  const told = new Set<string>();

  function show(text: string): ShownMemory {
    const lines = text.split('\n');
    const numbers = new Set<number>();
    for (const { start, end } of secrets.find(text)) {
      const first = text.slice(0, start).split('\n').length;
      const last = first + text.slice(start, end).split('\n').length - 1;
      for (let n = first; n <= last; n += 1) numbers.add(n);
    }
    for (const n of numbers) {
      const line = lines[n - 1] ?? '';
      if (told.has(line)) continue;
      told.add(line);
      warn(
        `Line ${n} of MEMORY.md of ${place} holds what looks like a secret. Models are shown a mark in its place; take it out of the file unless everyone who can read the file may know it.`,
      );
    }
    return { text: numbers.size === 0 ? text : withoutSecrets(text), secretLines: [...numbers] };
  }

  return async () => {
    const { text, hash } = await keeper.look();
    // A text of some thousand tokens takes some tens of milliseconds, and most turns change nothing.
    if (known?.hash !== hash) known = { hash, shown: show(text) };
    return known.shown;
  };
}
