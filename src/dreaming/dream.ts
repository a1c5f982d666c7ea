import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import type { TokenLedger } from '../llm/ledger.ts';
import type { DiaryFacts, Speaker } from '../llm/model.ts';
import type { Keeper } from '../memory/keeper.ts';
import type { ChangeSet, DeclinedOperation } from '../memory/types.ts';
import type { Clock } from '../time/clock.ts';
import { addDays, daysBetween, isoInZone } from '../time/zone.ts';
import { type Decision, decide } from './deep.ts';
import { questionsOfDeletion } from './deleted-words.ts';
import type { Gates } from './evidence/gates.ts';
import { flushFirst, waitingMessages } from './flush-first.ts';
import type { Scope } from './gather.ts';
import { isAsLeft } from './marks.ts';
import type { DreamModels } from './models.ts';
import type { Narration } from './narrate.ts';
import { inPhase } from './phase-error.ts';
import { openPurse, type Purse } from './purse.ts';
import { deepCounts, openRunBook, type RunBook } from './run-book.ts';
import { runLedger } from './runs.ts';
import { asPlanned, keepBudget, settle } from './settle.ts';
import { daysToJudge, hitsOf, type StageInput, stage, survey } from './stage.ts';
import { whyNothing } from './stop-words.ts';
import { tell } from './tell.ts';
import type { DreamPhase, Run, RunOutcome, RunTrigger } from './types.ts';
import type { VerifiedProposal } from './verify.ts';

export interface DreamRequest {
  /** The run's id; a dream that was cut off runs again under the same one. */
  id: string;
  trigger: RunTrigger;
  /** Days back from today, today included, 1 to 30; without it as far back as notes wait. */
  days?: number;
  /** Write nothing, and do not flush. */
  preview?: boolean;
  /** Judge everything of these days afresh. */
  again?: boolean;
  /** Promote what passes these gates by its evidence, and look at nothing else. */
  promote?: { gates: Partial<Gates>; limit: number };
}

export interface DreamOptions {
  space: Space;
  config: Config;
  models: DreamModels;
  clock: Clock;
  redact: (text: string) => string;
  /** Counts what all dreams of a day spend. */
  ledger: TokenLedger;
  warn?: (sentence: string) => void;
  /** Whose word hand-written lines in daily files are. */
  owner: Speaker;
  /** Aborted when the service stops. */
  signal?: AbortSignal;
  /** Told when a phase begins. */
  progress?: (phase: DreamPhase) => void;
}

/** What a dream came to. */
export interface DreamResult {
  run: Run;
  proposed: VerifiedProposal[];
  /** What happened, in lines; absent when it was skipped. */
  facts?: DiaryFacts;
  narration?: Narration;
  change?: ChangeSet;
  /** Messages that a preview did not flush. */
  waiting: number;
}

/** A dream never looks back further than this. */
export const MAX_DREAM_DAYS = 30;

/** Why a dream came to no end when Reverie was told to stop. */
export const STOPPING = 'Reverie is stopping; the dream begins again at the next start.';

const EDITED = 'MEMORY.md was edited meanwhile, and some operations no longer fitted.';

/** A dream under way. */
interface Sweep extends Omit<DreamOptions, 'signal'>, StageInput {
  run: Run;
  book: RunBook;
  purse: Purse;
  preview: boolean;
  keeper: Keeper;
  /** Aborted when the service stops or the deadline has come. */
  signal: AbortSignal;
  /** Why it was aborted, in a sentence. */
  whyStopped: () => string;
}

/**
 * One dream of one space: flush, light, REM, deep, judged marks, narration. Telling people (ledger's end, notice,
 * diary files) comes after it, in `publish`.
 */
export async function dream(request: DreamRequest, options: DreamOptions): Promise<DreamResult> {
  const { space, config, clock, models } = options;
  const preview = request.preview === true;
  const scope = scopeOf(request);
  const today = space.today();
  // Before the flush: what is added to a file hides when somebody last saved it.
  if (!preview) await space.notes.recordEdits(addDays(today, 1 - MAX_DREAM_DAYS), today, clock.now());
  const book = await openBook(request, scope, options);
  if (!preview) await runLedger(space.state).put(book.run);

  const { deadlineMinutes } = config.dreaming;
  const late = new AbortController();
  const deadline = clock.after(deadlineMinutes * 60_000, () => late.abort());
  try {
    return await sweep({
      ...options,
      redact: onceEach(options.redact),
      run: book.run,
      book,
      purse: openPurse({ ...options, limits: config.dreaming.budget, book }),
      preview,
      scope,
      promote: request.promote,
      model: models.dream.name,
      keeper: preview ? space.draftKeeper() : space.keeper,
      signal: options.signal === undefined ? late.signal : AbortSignal.any([late.signal, options.signal]),
      whyStopped: () =>
        late.signal.aborted
          ? `The dream took longer than ${deadlineMinutes} minutes and was stopped; nothing was changed.`
          : STOPPING,
    });
  } finally {
    deadline.cancel();
  }
}

/** A dream looks at every note several times. */
function onceEach(redact: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const redacted = known.get(text) ?? redact(text);
    known.set(text, redacted);
    return redacted;
  };
}

/** What a request wants judged. */
export function scopeOf({ again, days }: DreamRequest): Scope {
  if (again === true) return 'afresh';
  return days === undefined ? 'new' : 'open';
}

async function openBook(
  { id, trigger, days }: DreamRequest,
  scope: Scope,
  options: DreamOptions,
): Promise<RunBook> {
  const { space, clock, models } = options;
  const to = space.today();
  return openRunBook({
    id,
    space: space.id,
    trigger,
    from: addDays(to, 1 - (days ?? (await daysThatWait(id, scope, options)))),
    to,
    startedAt: isoInZone(clock.now(), space.settings.timezone),
    model: models.dream.name,
  });
}

/** As far back as notes wait to be judged, and at least the configured days. */
async function daysThatWait(id: string, scope: Scope, options: DreamOptions): Promise<number> {
  const { space, config, models } = options;
  const to = space.today();
  const run = { id, from: addDays(to, 1 - MAX_DREAM_DAYS), to };
  const [oldest = to] = [to, ...(await daysToJudge({ space, run, scope, model: models.dream.name }))].sort();
  return Math.max(config.dreaming.phases.light.lookbackDays, daysBetween(oldest, to) + 1);
}

async function sweep(given: Sweep): Promise<DreamResult> {
  const { space, config, book, purse, run, keeper, preview, signal, progress } = given;
  const waiting = preview ? await waitingMessages(space) : 0;
  const cannotBegin = await whyUnpaid(given);
  if (cannotBegin !== undefined) return end(given, 'skipped', cannotBegin, { waiting });
  progress?.('flush');
  const unflushed =
    preview || given.promote !== undefined
      ? undefined
      : await flushFirst({ space, book, purse, signal, whyEmpty: () => whyEmpty(given) });
  // The notes of the parts that were done stand; the next dream begins with them.
  if (signal.aborted) return end(given, 'partial', given.whyStopped());

  const memory = await keeper.look();
  const questions = await questionsOfDeletion(space, memory.items);
  const surveyed = await inPhase('light', () => survey({ ...given, items: memory.items }));
  run.counts.read = surveyed.candidates.reduce((sum, { notes }) => sum + notes.length, 0);
  const idle = whyIdle(
    given,
    surveyed,
    questions,
    memory.items.length === 0 || (await isAsLeft(space, memory.hash)),
  );
  if (idle !== undefined)
    return end(given, unflushed === undefined ? 'skipped' : 'partial', unflushed ?? idle, { waiting });

  const unpaid = await whyUnpaid(given);
  if (unpaid !== undefined) return end(given, 'partial', sentences(unflushed, unpaid), { waiting });

  progress?.('light');
  const staged = await stage(surveyed, given);
  book.staged({
    staged: staged.candidates.length,
    duplicates: staged.duplicates.length,
    left: staged.left.length,
  });
  progress?.('rem');
  book.phase('rem', { themes: staged.themes.length, truths: staged.truths.length });
  if (staged.remFailure !== undefined) book.failed('rem');

  progress?.('deep');
  const { ranked, fresh, seen } = surveyed;
  const decision = await inPhase('deep', () => decide({ ...given, ...staged, ranked, memory, questions }));
  if (signal.aborted) return end(given, 'failed', given.whyStopped());
  if ('failure' in decision)
    return end(given, 'failed', `${decision.failure} Nothing was changed.`, { waiting });
  if (preview) {
    const room = { space, config, today: run.to, dayOf: await space.notes.days() };
    const planned = await keepBudget(memory, decision, room);
    return endPreview(given, planned, decision, waiting, staged.remFailure);
  }

  const hits = hitsOf(staged, fresh, run);
  const applied = await inPhase('deep', () => settle({ ...given, memory, decision, questions, hits, seen }));
  const { change, dropped } = applied;
  const { held, refused } = decision;
  book.phase('deep', deepCounts(run, ranked, { held, refused }));

  progress?.('diary');
  const undiaried = await whyUntold(given);
  const decided = applied.judgements.map(
    ({ candidate: { notes, lane = 'salience' as const }, verdict, code }) => {
      return { notes, lane, verdict, code };
    },
  );
  const told = await tell({
    ...{ ...given, ...staged, ranked, fresh, decided, change, held, refused },
    memory: applied.memory,
  });
  const { facts, narration } = told;
  const trouble = sentences(
    ...[unflushed, dropped.length > 0 ? EDITED : undefined, told.trouble || undefined, undiaried],
  );
  const changed = (change?.operations.length ?? 0) > 0;
  return end(
    given,
    trouble !== '' ? 'partial' : changed ? 'done' : 'nothing',
    changed ? trouble : `${trouble} ${whyNothing(run)}`.trim(),
    { proposed: decision.proposed, facts, narration, ...(change === undefined ? {} : { change }) },
  );
}

function end(
  { book, clock, space }: Sweep,
  outcome: RunOutcome,
  reason: string,
  more: Partial<DreamResult> = {},
): DreamResult {
  book.end(isoInZone(clock.now(), space.settings.timezone), outcome, reason);
  return { run: book.run, proposed: [], waiting: 0, ...more };
}

function endPreview(
  given: Sweep,
  operations: Awaited<ReturnType<typeof keepBudget>>,
  { judgements, held, refused, proposed }: Decision,
  waiting: number,
  trouble = '',
): DreamResult {
  given.book.decide(asPlanned(judgements, operations), held, refused);
  given.book.operations(operations);
  const outcome = trouble !== '' ? 'partial' : operations.length > 0 ? 'done' : 'nothing';
  const reason = `${trouble} A preview: nothing was written.`.trim();
  return end(given, outcome, reason, { proposed, waiting });
}

/** Why there is nothing to dream about; `undefined` when there is. */
function whyIdle(
  { run, scope }: Sweep,
  { notes, somethingNew }: { notes: number; somethingNew: boolean },
  questions: readonly DeclinedOperation[],
  isMemoryAsLeft: boolean,
): string | undefined {
  if (questions.length > 0) return undefined;
  if (notes === 0 && isMemoryAsLeft) return `There are no notes from ${run.from} to ${run.to} yet.`;
  if (scope === 'afresh' || somethingNew || !isMemoryAsLeft) return undefined;
  return 'Nothing is new since the last dream.';
}

/** Why no model can be paid for what comes next; the notes wait then. */
async function whyUnpaid(given: Sweep): Promise<string | undefined> {
  const empty = await whyEmpty(given);
  return empty === undefined ? undefined : `${empty} What is not in the memory yet waits for the next dream.`;
}

async function whyUntold(given: Sweep): Promise<string | undefined> {
  const empty = await whyEmpty(given);
  return empty === undefined ? undefined : `${empty} The offline narrator wrote the diary.`;
}

/** The offline model costs nothing. */
async function whyEmpty({ models, purse }: Sweep): Promise<string | undefined> {
  return models.dream.offline && models.session.offline ? undefined : purse.empty();
}

function sentences(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ');
}
