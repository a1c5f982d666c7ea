import type { ChangeSet } from '../memory/types.ts';
import { VaultError } from '../memory/vault.ts';
import { isoInZone } from '../time/zone.ts';
import { type DreamOptions, type DreamRequest, type DreamResult, scopeOf } from './dream.ts';
import { failureReason } from './failure-reason.ts';
import { markDone, marksOf, toldOf } from './marks.ts';
import { PhaseError } from './phase-error.ts';
import { openPurse } from './purse.ts';
import { continueRunBook, deepCounts, noOperations, openRunBook } from './run-book.ts';
import { runLedger } from './runs.ts';
import { hitsOf, stage, survey } from './stage.ts';
import { tell } from './tell.ts';
import type { Run } from './types.ts';

/**
 * What became of a run that was cut off, when it can be told: it had ended, or its change-set had been applied.
 * Otherwise `undefined`: it has to run again.
 */
export async function recoverRun(
  request: DreamRequest,
  options: DreamOptions,
): Promise<DreamResult | undefined> {
  const { space } = options;
  const run = await runLedger(space.state).find(request.id);
  if (run === undefined) return undefined;
  if (run.outcome !== null) return { run, proposed: [], waiting: 0 };
  const change = await space.keeper.ofRun(run.id);
  if (change === undefined) return undefined;
  return finishFrom(
    change,
    run,
    request,
    options,
    change.operations.length > 0 ? 'done' : 'nothing',
    'Reverie was stopped in the middle; what had been written was kept.',
  );
}

/** Ends a run that failed with an error. What it had written stands; what it had only prepared never will. */
export async function endFailedRun(
  request: DreamRequest,
  options: DreamOptions,
  error: unknown,
): Promise<DreamResult> {
  const { space } = options;
  const run = await begun(request, options);
  if (error instanceof PhaseError) continueRunBook(run).failed(error.phase);
  // What is in the way of the changes may be why it failed; people hear of it all the same.
  const change = await space.keeper.ofRun(run.id).catch((unread: unknown) => {
    if (unread instanceof VaultError) return unread;
    throw unread;
  });
  if (change !== undefined && !(change instanceof VaultError)) {
    const reason = `What had been written stands, but then something failed. ${failureReason(error)}`;
    return finishFrom(change, run, request, options, 'partial', reason);
  }
  const state = change === undefined ? ' MEMORY.md is as it was.' : '';
  fail(run, options, `${failureReason(error)}${state}`);
  // A start that finds this does not apply what is left prepared, whatever else could not be written.
  await runLedger(space.state)
    .put(run)
    .catch(() => undefined);
  return { run, proposed: [], waiting: 0 };
}

/** Ends a run that the process does not survive, with as little work as can be; what it had written stands. */
export async function giveUpRun(
  request: DreamRequest,
  options: DreamOptions,
  reason: string,
): Promise<DreamResult> {
  const run = await begun(request, options);
  if (run.outcome !== null) return { run, proposed: [], waiting: 0 };
  const change = await options.space.keeper.ofRun(run.id);
  run.change = change?.n ?? null;
  run.operations = noOperations();
  continueRunBook(run).operations(change?.operations ?? []);
  const state =
    change === undefined
      ? 'MEMORY.md is as it was.'
      : `What had been written stands; /memory undo ${change.n} takes it back.`;
  fail(run, options, `${reason} ${state}`);
  return { run, proposed: [], waiting: 0 };
}

/** The run as far as it is in the ledger, or else as it would begin now. */
async function begun(request: DreamRequest, { space, clock, models }: DreamOptions): Promise<Run> {
  const known = await runLedger(space.state).find(request.id);
  if (known !== undefined) return known;
  const today = space.today();
  return openRunBook({
    id: request.id,
    trigger: request.trigger,
    space: space.id,
    from: today,
    to: today,
    startedAt: isoInZone(clock.now(), space.settings.timezone),
    model: models.dream.name,
  }).run;
}

function fail(run: Run, { clock, space }: DreamOptions, reason: string): void {
  continueRunBook(run).end(isoInZone(clock.now(), space.settings.timezone), 'failed', reason);
}

/** Does what came after the change-set: marks, facts, narration. */
async function finishFrom(
  change: ChangeSet,
  run: Run,
  request: DreamRequest,
  options: DreamOptions,
  outcome: 'done' | 'nothing' | 'partial',
  reason: string,
): Promise<DreamResult> {
  const { space, clock, models, signal = new AbortController().signal } = options;
  const book = continueRunBook(run);
  run.change = change.n;
  run.operations = noOperations();
  book.operations(change.operations);
  const { held, refused } = change;
  const model = models.dream.name;
  // Before the marks are written: the survey leaves those of this run out, but not what they replaced.
  const input = { ...options, run, scope: scopeOf(request), model, promote: request.promote };
  const surveyed = await survey(input);
  const staged = await stage(surveyed, input);
  const memory = await space.keeper.look();
  const told = toldOf(change);
  // What the evidence lane took may be older than the run's days.
  const proven = surveyed.ranked.flatMap(({ notes }) => notes);
  const live = await space.notes.live(run.from, run.to);
  const marks = marksOf(told, [...proven, ...live], run.id, model);
  await markDone(
    space,
    { marks, hits: hitsOf(staged, surveyed.fresh, run), seen: surveyed.seen },
    memory,
  ).catch(() => book.remark('What it judged could not be noted down; the next dream looks at it again.'));
  book.phase('deep', deepCounts(run, surveyed.ranked, { held, refused }));
  const purse = openPurse({ ...options, limits: options.config.dreaming.budget, book });
  const decided = told.map(({ candidate: { notes }, verdict, code }) => ({ notes, verdict, code }));
  const { ranked, fresh } = surveyed;
  const { facts, narration, trouble } = await tell({
    ...{ ...options, ...staged, ranked, fresh, decided, book, purse, memory, change, held, refused, signal },
  });
  const ending = trouble === '' ? outcome : 'partial';
  book.end(isoInZone(clock.now(), space.settings.timezone), ending, `${reason} ${trouble}`.trim());
  return { run, proposed: [], waiting: 0, change, facts, narration };
}
