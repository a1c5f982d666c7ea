import type { ChangeSet } from '../memory/types.ts';
import { hashText } from '../memory/vault.ts';
import { isoInZone } from '../time/zone.ts';
import { type DreamOptions, type DreamRequest, type DreamResult, scopeOf } from './dream.ts';
import { continueRunBook, openRunBook } from './run-book.ts';
import { runLedger } from './runs.ts';
import { markJudged } from './settle.ts';
import { stage, survey } from './stage.ts';
import { tell } from './tell.ts';
import type { Judgement, Run } from './types.ts';

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
  const change = await changeOf(run, options);
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

/** Ends a run that failed with an error; what it had written stands. */
export async function endFailedRun(
  request: DreamRequest,
  options: DreamOptions,
  error: string,
): Promise<DreamResult> {
  const { space, clock, models } = options;
  const now = isoInZone(clock.now(), space.settings.timezone);
  const today = space.today();
  const run =
    (await runLedger(space.state).find(request.id)) ??
    openRunBook({
      id: request.id,
      trigger: request.trigger,
      space: space.id,
      from: today,
      to: today,
      startedAt: now,
      model: models.dream.name,
    }).run;
  const change = await changeOf(run, options);
  if (change !== undefined) {
    const reason = `What had been written stands, but then something failed: ${error}`;
    return finishFrom(change, run, request, options, 'partial', reason);
  }
  continueRunBook(run).end(now, 'failed', error);
  return { run, proposed: [], waiting: 0 };
}

/** How many change-sets may have been made since the run was cut off. */
const MAX_LOOK_BACK = 20;

async function changeOf(run: Run, { space }: DreamOptions): Promise<ChangeSet | undefined> {
  const recent = await space.keeper.changes.list({ limit: MAX_LOOK_BACK });
  return recent.find((one) => one.run === run.id && one.state === 'applied');
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
  run.operations = { add: 0, merge: 0, update: 0, remove: 0, archive: 0 };
  book.operations(change.operations);
  const { held, refused } = change;
  const model = models.dream.name;
  // Before the marks are written: the survey leaves those of this run out, but not what they replaced.
  const input = { ...options, run, scope: scopeOf(request), model };
  const staged = await stage(await survey(input), input);
  const memory = await space.keeper.look();
  await markJudged(space, await judgementsOf(change, run, options), memory, run.id, model);
  book.phase('deep', { ...run.operations, held: held.length, refused: refused.length });
  const told = await tell({ ...options, ...staged, book, memory, change, held, refused, signal });
  book.end(isoInZone(clock.now(), space.settings.timezone), outcome, reason);
  return { run, proposed: [], waiting: 0, change, ...told };
}

/** What a change-set says about notes; where it says several things of one, the best counts. */
async function judgementsOf(
  { operations, held, refused }: ChangeSet,
  run: Run,
  { space }: DreamOptions,
): Promise<(Pick<Judgement, 'verdict' | 'code'> & { candidate: Pick<Judgement['candidate'], 'notes'> })[]> {
  const live = await space.notes.live(run.from, run.to);
  const hashes = new Map(live.map((note) => [note.key, hashText(note.text)]));
  const judge = (keys: readonly string[], verdict: Judgement['verdict'], code: string) => ({
    candidate: {
      notes: keys.flatMap((key) => {
        const hash = hashes.get(key);
        return hash === undefined ? [] : [{ key, hash }];
      }),
    },
    verdict,
    code,
  });
  return [
    ...refused.map(({ notes, code }) => judge(notes, 'refused', code)),
    ...held.map(({ notes, code }) => judge(notes, 'held', code)),
    ...operations.map(({ op, after, before }) =>
      judge((after ?? (op === 'archive' ? before[0] : undefined))?.notes ?? [], 'promoted', op),
    ),
  ];
}
