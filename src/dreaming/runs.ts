import { createIdSource, type IdSource } from '../chat/ids.ts';
import type { SpaceState } from '../memory/space-state.ts';
import { noCounts } from './run-book.ts';
import type { Run } from './types.ts';

/** The run ledger of a space: status, command line, diary and notices read this and nothing else. */
interface RunLedger {
  /** How a run ended is known from here on, also when its row cannot be written. */
  put(run: Run): Promise<void>;
  find(id: string): Promise<Run | undefined>;
  /** The run that was written down last; those that were skipped count too. */
  last(): Promise<Run | undefined>;
  list(limit: number): Promise<Run[]>;
}

/** How runs ended for which the disk had no room, by ledger and id: known as long as the process lives. */
const unwritten = new WeakMap<SpaceState, Map<string, Run>>();

/** The ledger of a space. Two of one space know the same, also of runs that could not be written. */
export function runLedger(state: SpaceState): RunLedger {
  const read = (row: { document: string } | undefined): Run | undefined =>
    row === undefined ? undefined : completed(JSON.parse(row.document) as Run);
  const waiting = unwritten.get(state) ?? new Map<string, Run>();
  unwritten.set(state, waiting);

  async function list(limit: number): Promise<Run[]> {
    const written = (await state.runs(limit)).map(read).filter((run) => run !== undefined);
    const newest = [...waiting.values()].reverse();
    return [...newest, ...written.filter(({ id }) => !waiting.has(id))].slice(0, limit);
  }

  return {
    async put(run) {
      if (run.outcome !== null) waiting.set(run.id, run);
      await state.putRun({
        id: run.id,
        startedAt: new Date(run.startedAt).toISOString(),
        endedAt: run.endedAt,
        outcome: run.outcome,
        document: JSON.stringify(run),
      });
      waiting.delete(run.id);
    },
    find: async (id) => waiting.get(id) ?? read(await state.run(id)),
    last: async () => (await list(1))[0],
    list,
  };
}

/** A run that an earlier version wrote down lacks what that version did not count. */
function completed(run: Run): Run {
  return { ...run, counts: { ...noCounts(), ...run.counts } };
}

const ids: IdSource = createIdSource();

/** A run id: sorts by the time at which the run was asked for. */
export function newRunId(now: number): string {
  return `d${ids.next(now)}`;
}
