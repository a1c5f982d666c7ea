import type { Keeper } from '../../src/memory/keeper.ts';
import type { ChangeSet } from '../../src/memory/types.ts';

/** Adds a line in a person's words, however often somebody else writes at the same moment. */
export async function rememberLine(keeper: Keeper, text: string, heading = 'Facts'): Promise<ChangeSet> {
  for (;;) {
    const { hash } = await keeper.look();
    const operation = { op: 'add' as const, targets: [], heading, text, reason: 'Remembered on request.' };
    const done = await keeper.commit({ who: 'cli', baseHash: hash, operations: [operation] });
    if ('change' in done) return done.change;
  }
}
