import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import type { PhaseHit } from '../memory/evidence.ts';
import type { Memory } from '../memory/hand-reader.ts';
import { confirmed } from '../memory/item-records.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import { coded, codeOfReason, type ReasonCode } from '../memory/reasons.ts';
import type { JudgedMark } from '../memory/space-state.ts';
import type { DeclinedOperation } from '../memory/types.ts';
import { type Applied, apply } from './apply.ts';
import { type BudgetInput, fitBudget } from './budget.ts';
import type { Decision } from './deep.ts';
import { rememberAsking } from './deleted-words.ts';
import { markDone } from './marks.ts';
import type { RunBook } from './run-book.ts';
import { runLedger } from './runs.ts';
import { type Judgement, NO_ROOM } from './types.ts';

interface SettleInput {
  space: Space;
  config: Config;
  memory: Memory;
  book: RunBook;
  decision: Decision;
  questions: readonly DeclinedOperation[];
  /** What its first phases took up, and the last recall of which it knows. */
  hits: readonly PhaseHit[];
  seen: number | undefined;
  /** Today's model, for the judged marks. */
  model: string;
}

interface Settled extends Applied {
  /** What became of each statement in the end. */
  judgements: Judgement[];
}

/** Writes what was decided, in the order that survives a crash: ledger, change-set, confirmations, marks. */
export async function settle(input: SettleInput): Promise<Settled> {
  const { space, config, memory, book, decision, questions, hits, seen, model } = input;
  const { run } = book;
  const dayOf = await space.notes.days();
  const room = { space, config, today: run.to, dayOf };
  const planned = asPlanned(decision.judgements, await keepBudget(memory, decision, room));
  book.decide(planned, decision.held, decision.refused);
  // Whoever takes up a run that was cut off finds here what it had counted.
  await runLedger(space.state).put(run);
  const applied = await apply({
    ...decision,
    keeper: space.keeper,
    memory,
    run: run.id,
    keepBudget: (to, operations) => keepBudget(to, { ...decision, operations }, room),
  });
  await space.keeper.confirm(decision.confirmed);
  run.change = applied.change?.n ?? null;
  book.operations(applied.change?.operations ?? []);
  const judgements = asWritten(decision.judgements, applied);
  book.decide(judgements, decision.held, decision.refused);
  const marks = judgements.flatMap(({ candidate, verdict, code }) =>
    candidate.notes.map(({ key, hash }): JudgedMark => ({ key, hash, verdict, code, run: run.id, model })),
  );
  await markDone(space, { marks, hits, seen }, applied.memory);
  await rememberAsking(space, questions);
  return { ...applied, judgements };
}

/** The operations with those that make the memory keep its budget. What was said again tonight counts as said. */
export function keepBudget(
  { items, text }: Memory,
  { operations, confirmed: again }: { operations: readonly PlannedOperation[] } & Pick<Decision, 'confirmed'>,
  { space, config, ...rest }: Pick<SettleInput, 'space' | 'config'> & Pick<BudgetInput, 'today' | 'dayOf'>,
): Promise<PlannedOperation[]> {
  return fitBudget({
    items: items.map((item) => ({ ...item, ...confirmed(item, again) })),
    text,
    operations,
    limits: config.memory,
    zone: space.settings.timezone,
    ...rest,
  });
}

/** Judgements with those lines told apart for which there is no room; that a line found none is no promotion. */
export function asPlanned(
  judgements: readonly Judgement[],
  operations: readonly PlannedOperation[],
): Judgement[] {
  return withoutRoom(
    judgements,
    operations.map((operation) => ({ ...operation, notes: operation.record?.notes ?? [] })),
  );
}

/** What was promoted, but not written because somebody edited the memory meanwhile, waits for the next dream. */
function asWritten(judgements: readonly Judgement[], { dropped, change }: Applied): Judgement[] {
  const unwritten = new Set(dropped.flatMap((operation) => operation.record?.notes ?? []));
  const written = (change?.operations ?? []).map((operation) => ({
    ...operation,
    notes: operation.before.flatMap(({ notes }) => notes),
  }));
  return withoutRoom(judgements, written).map((one): Judgement => {
    const { candidate, verdict } = one;
    if (verdict !== 'promoted' || !candidate.notes.some(({ key }) => unwritten.has(key))) return one;
    const reason = 'MEMORY.md was edited meanwhile, and the line no longer fitted.';
    return { candidate, verdict: 'staged', code: 'conflict', reason };
  });
}

function withoutRoom(
  judgements: readonly Judgement[],
  operations: readonly { code?: ReasonCode; reason: string; notes: readonly string[] }[],
): Judgement[] {
  const archived = new Set(
    operations.flatMap((operation) => (codeOfReason(operation) === 'no_room_for_new' ? operation.notes : [])),
  );
  return judgements.map((one) =>
    one.verdict === 'promoted' && one.candidate.notes.some(({ key }) => archived.has(key))
      ? { ...one, ...coded('no_room_for_new'), code: NO_ROOM }
      : one,
  );
}
