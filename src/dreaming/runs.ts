import { createIdSource, type IdSource } from '../chat/ids.ts';
import type { SpaceState } from '../memory/space-state.ts';
import type { Run } from './types.ts';

/** The run ledger of a space: status, command line, diary and notices read this and nothing else. */
export interface RunLedger {
  put(run: Run): Promise<void>;
  find(id: string): Promise<Run | undefined>;
  /** The run that began last; those that were skipped count too. */
  last(): Promise<Run | undefined>;
  list(limit: number): Promise<Run[]>;
}

export function runLedger(state: SpaceState): RunLedger {
  const read = (row: { document: string } | undefined): Run | undefined =>
    row === undefined ? undefined : (JSON.parse(row.document) as Run);
  const list = async (limit: number): Promise<Run[]> =>
    (await state.runs(limit)).map(read).filter((run) => run !== undefined);
  return {
    put: (run) =>
      state.putRun({
        id: run.id,
        startedAt: new Date(run.startedAt).toISOString(),
        endedAt: run.endedAt,
        outcome: run.outcome,
        document: JSON.stringify(run),
      }),
    find: async (id) => read(await state.run(id)),
    last: async () => (await list(1))[0],
    list,
  };
}

const ids: IdSource = createIdSource();

/** A run id: sorts by the time at which the run was asked for. */
export function newRunId(now: number): string {
  return `d${ids.next(now)}`;
}
