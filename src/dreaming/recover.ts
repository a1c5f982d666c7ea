import type { Space } from '../conversation/spaces.ts';
import { hashText } from '../memory/vault.ts';
import type { Clock } from '../time/clock.ts';
import { isoInZone } from '../time/zone.ts';
import type { DreamResult } from './dream.ts';
import type { DreamJob } from './dreams.ts';
import { runLedger } from './runs.ts';
import type { RunOutcome } from './types.ts';

/**
 * What became of a run that was cut off, when it can be told: it had ended, or its change-set had been applied.
 * Otherwise `undefined`: it has to run again. With `verdict` a run that cannot go on is ended that way.
 */
export async function recoverRun(
  job: DreamJob,
  space: Space,
  clock: Clock,
  verdict?: { outcome: RunOutcome; reason: string },
): Promise<DreamResult | undefined> {
  const ledger = runLedger(space.state);
  const run = await ledger.find(job.request.id);
  if (run === undefined) return undefined;
  if (run.outcome !== null) return { run, proposed: [], waiting: 0 };
  const change = (await space.keeper.changes.list({ limit: 5 })).find(
    (one) => one.run === run.id && one.state === 'applied',
  );
  if (change === undefined && verdict === undefined) return undefined;
  run.endedAt = isoInZone(clock.now(), space.settings.timezone);
  run.outcome = verdict?.outcome ?? 'done';
  run.reason = verdict?.reason ?? 'Reverie was stopped in the middle; what had been written was kept.';
  if (change !== undefined) {
    run.change = change.n;
    for (const { op } of change.operations) if (op !== 'pin' && op !== 'unpin') run.operations[op] += 1;
    run.counts = {
      ...run.counts,
      promoted: change.operations.length,
      held: change.held.length,
      refused: change.refused.length,
    };
    const keys = change.operations.flatMap((operation) => operation.after?.notes ?? []);
    const live = await space.notes.live(run.from, run.to);
    await space.state.judge(
      live
        .filter((note) => keys.includes(note.key))
        .map((note) => ({
          key: note.key,
          hash: hashText(note.text),
          verdict: 'promoted' as const,
          code: 'add',
          run: run.id,
          model: run.model.name,
        })),
    );
  }
  return { run, proposed: [], waiting: 0, ...(change === undefined ? {} : { change }) };
}
