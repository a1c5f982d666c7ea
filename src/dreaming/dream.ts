import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import type { DiaryFacts, Speaker } from '../llm/model.ts';
import type { Memory } from '../memory/hand-reader.ts';
import type { JudgedMark } from '../memory/space-state.ts';
import type { ChangeSet, DeclinedOperation } from '../memory/types.ts';
import type { Clock } from '../time/clock.ts';
import { addDays, daysBetween, isoInZone } from '../time/zone.ts';
import { apply } from './apply.ts';
import { fitBudget } from './budget.ts';
import { salienceLane } from './deep.ts';
import type { DistilModels } from './distil.ts';
import { diaryFacts } from './facts.ts';
import { gather } from './gather.ts';
import { light } from './light.ts';
import { type Narration, narrate } from './narrate.ts';
import { propose } from './propose.ts';
import { rem } from './rem.ts';
import { openRunBook, type RunBook, whyNothing } from './run-book.ts';
import { runLedger } from './runs.ts';
import type { Judgement, Run, RunOutcome, RunTrigger } from './types.ts';
import type { VerifiedProposal } from './verify.ts';

export interface DreamRequest {
  /** The run's id; a dream that was cut off runs again under the same one. */
  id: string;
  trigger: RunTrigger;
  /** Days back from today, today included, 1 to 30; without it the days since the last dream. */
  days?: number;
  /** Write nothing, and do not flush. */
  preview?: boolean;
  /** Judge everything of these days afresh. */
  again?: boolean;
}

export interface DreamOptions {
  space: Space;
  config: Config;
  models: DistilModels;
  clock: Clock;
  redact: (text: string) => string;
  /** Whose word hand-written lines in daily files are. */
  owner: Speaker;
  /** Aborted when the service stops. */
  signal?: AbortSignal;
  /** Told when a phase begins. */
  progress?: (phase: string) => void;
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

/**
 * One dream of one space: flush, light, REM, deep, judged marks, narration. Telling people (ledger's end, notice,
 * diary files) comes after it, in `publish`.
 */
export async function dream(request: DreamRequest, options: DreamOptions): Promise<DreamResult> {
  const { space, config, clock, models } = options;
  const zone = space.settings.timezone;
  const ledger = runLedger(space.state);
  const to = space.today();
  const days = request.days ?? (await daysSinceLast(options));
  const book = openRunBook({
    id: request.id,
    space: space.id,
    trigger: request.trigger,
    from: addDays(to, 1 - days),
    to,
    startedAt: isoInZone(clock.now(), zone),
    model: models.dream.name,
  });
  if (request.preview !== true) await ledger.put(book.run);

  const stop = new AbortController();
  const deadline = clock.after(config.dreaming.deadlineMinutes * 60_000, () => stop.abort());
  const signal = options.signal === undefined ? stop.signal : AbortSignal.any([stop.signal, options.signal]);
  try {
    return await sweep(request, options, book, signal);
  } finally {
    deadline.cancel();
  }
}

async function daysSinceLast({ space, config }: DreamOptions): Promise<number> {
  const last = await runLedger(space.state).lastFinished();
  const since = last === undefined ? MAX_DREAM_DAYS : daysBetween(last.to, space.today()) + 1;
  return Math.min(MAX_DREAM_DAYS, Math.max(config.dreaming.phases.light.lookbackDays, since));
}

async function sweep(
  request: DreamRequest,
  options: DreamOptions,
  book: RunBook,
  signal: AbortSignal,
): Promise<DreamResult> {
  const { space, config, clock, models, redact, progress } = options;
  const { keeper, state } = space;
  const { phases, deadlineMinutes } = config.dreaming;
  const { run } = book;
  const zone = space.settings.timezone;
  const preview = request.preview === true;
  const end = (outcome: RunOutcome, reason: string, more: Partial<DreamResult> = {}): DreamResult => {
    book.end(isoInZone(clock.now(), zone), outcome, reason);
    return { run, proposed: [], waiting: 0, ...more };
  };

  progress?.('flush');
  const waiting = preview ? await waitingMessages(space) : 0;
  const unflushed = preview ? undefined : await flushAll(space, book);

  const memory = await keeper.look();
  const gathered = await gather({
    notes: space.notes,
    from: run.from,
    to: run.to,
    marks: await state.judged(),
    model: models.dream.name,
    again: request.again === true,
    owner: options.owner,
    redact,
  });
  run.counts.read = gathered.candidates.length;
  if (gathered.notes.length === 0) {
    return end('skipped', `There are no notes from ${run.from} to ${run.to} yet.`, { waiting });
  }
  const unchanged = !gathered.somethingNew && (await state.get('items')) === memory.hash;
  if (unchanged && request.again !== true)
    return end('skipped', 'Nothing is new since the last dream.', { waiting });

  progress?.('light');
  const staged = light(gathered.candidates, phases.light);
  run.counts.staged = staged.candidates.length;
  book.phase('light', { staged: staged.candidates.length, duplicates: staged.duplicates.length });

  progress?.('rem');
  const themes = rem(staged.candidates, phases.rem);
  book.phase('rem', { themes: themes.length });

  progress?.('deep');
  const people = await space.people();
  const language = await space.language();
  const gated = salienceLane(staged.candidates, { ...phases.deep.salience, people, today: run.to, zone });
  const verified = await propose({
    items: memory.items,
    candidates: gated.passed,
    today: run.to,
    zone,
    language,
    redact,
    maxSnippetTokens: phases.deep.maxPromotedSnippetTokens,
    signal,
    rejections: await keeper.rejections(),
    people,
    maxLossFraction: phases.deep.maxPriorEntryLossFraction,
    models,
    book,
  });
  if ('failure' in verified) return end('failed', `${verified.failure} Nothing was changed.`, { waiting });
  const judgements = [...gated.stopped, ...lastWord(verified.judgements)];
  const held = [
    ...declined(gated.stopped, 'held'),
    ...verified.held,
    ...(await restingOnDeletedWords(space, memory)),
  ];
  const refused = [...declined(gated.stopped, 'refused'), ...verified.refused];
  const operations = fitBudget({
    items: memory.items,
    operations: verified.operations,
    limits: config.memory,
    today: run.to,
    zone,
  });
  book.decide(judgements, held, refused);
  const { proposed } = verified;
  if (preview) {
    book.operations(operations);
    return end(operations.length > 0 ? 'done' : 'nothing', 'A preview: nothing was written.', {
      proposed,
      waiting,
    });
  }
  if (signal.aborted) {
    return end(
      'failed',
      `The dream took longer than ${deadlineMinutes} minutes and was stopped; nothing was changed.`,
    );
  }

  const applied = await apply({
    keeper,
    memory,
    run: run.id,
    operations: operations,
    held,
    refused,
  });
  run.change = applied.change?.n ?? null;
  book.operations(operations.filter((operation) => !applied.dropped.includes(operation)));
  await state.judge(marks(judgements, run.id, models.dream.name, applied.dropped.length > 0));
  await state.set('items', applied.memory.hash);
  const changed = (applied.change?.operations.length ?? 0) > 0;
  book.phase('deep', { ...run.operations, held: held.length, refused: refused.length });

  progress?.('diary');
  const facts = diaryFacts({
    run,
    memory: applied.memory,
    change: applied.change,
    duplicates: staged.duplicates,
    themes,
    held,
    refused,
    limits: config.memory,
  });
  const narration = await narrate({ facts, language, models, signal });
  book.spend(narration.calls, narration.usage);
  if (narration.failure !== undefined) book.remark(narration.failure);
  book.phase('diary', { parts: narration.parts });

  const trouble = [
    unflushed,
    applied.dropped.length > 0
      ? 'MEMORY.md was edited meanwhile, and some operations no longer fitted.'
      : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
  const outcome = trouble !== '' ? 'partial' : changed ? 'done' : 'nothing';
  const reason = changed ? trouble : `${trouble} ${whyNothing(run)}`.trim();
  return end(outcome, reason, {
    proposed,
    facts,
    narration,
    ...(applied.change === undefined ? {} : { change: applied.change }),
  });
}

async function waitingMessages(space: Space): Promise<number> {
  return (await space.conversations()).reduce((sum, conversation) => sum + conversation.waiting(), 0);
}

/** Summarises what no note covers yet; says what could not be summarised. */
async function flushAll(space: Space, book: RunBook): Promise<string | undefined> {
  let notes = 0;
  let failure: string | undefined;
  for (const conversation of await space.conversations()) {
    const result = await conversation.flush('manual');
    notes += result.notes;
    book.spend(result.calls, result.usage);
    if (result.outcome === 'failed') failure = result.message ?? 'the model failed';
  }
  book.phase('flush', { notes }, failure === undefined ? undefined : 'failed');
  return failure === undefined
    ? undefined
    : `Some messages could not be summarised and wait for the next dream: ${failure}`;
}

/** When several operations name a candidate, the one that was accepted counts. */
function lastWord(judgements: readonly Judgement[]): Judgement[] {
  const rank = (one: Judgement): number =>
    one.verdict === 'promoted' ? 2 : one.verdict === 'refused' ? 0 : 1;
  const chosen = new Map<number, Judgement>();
  for (const one of judgements) {
    const other = chosen.get(one.candidate.n);
    if (other === undefined || rank(one) > rank(other)) chosen.set(one.candidate.n, one);
  }
  return [...chosen.values()];
}

function declined(stopped: readonly Judgement[], verdict: 'held' | 'refused'): DeclinedOperation[] {
  return stopped
    .filter((one) => one.verdict === verdict)
    .map(({ candidate, code, reason }) => ({
      op: 'add',
      text: candidate.text,
      targets: [],
      sources: candidate.sources,
      notes: candidate.notes.map((note) => note.key),
      code,
      reason,
    }));
}

/** Lines whose every note was struck because its message was deleted wait for a person's word, once. */
async function restingOnDeletedWords({ notes, state }: Space, memory: Memory): Promise<DeclinedOperation[]> {
  const struck = await notes.struck();
  if (struck.size === 0) return [];
  const asked = new Set(JSON.parse((await state.get('asked about deleted words')) ?? '[]') as string[]);
  const items = memory.items.filter(
    (item) =>
      item.state === 'dream' &&
      item.notes.length > 0 &&
      item.notes.every((id) => struck.has(id)) &&
      !asked.has(item.text),
  );
  if (items.length > 0) {
    await state.set(
      'asked about deleted words',
      JSON.stringify([...asked, ...items.map((item) => item.text)]),
    );
  }
  return items.map((item) => ({
    op: 'remove',
    text: '',
    targets: [item.text],
    sources: item.sources,
    notes: item.notes,
    code: 'source_deleted',
    reason: 'The message that it rests on was deleted.',
  }));
}

/** Progress is a mark per note; after a conflict, notes whose lines were not written stay unjudged. */
function marks(
  judgements: readonly Judgement[],
  run: string,
  model: string,
  conflict: boolean,
): JudgedMark[] {
  return judgements
    .filter((one) => !(conflict && one.verdict === 'promoted'))
    .flatMap(({ candidate, verdict, code }) =>
      candidate.notes.map(({ key, hash }): JudgedMark => ({ key, hash, verdict, code, run, model })),
    );
}
