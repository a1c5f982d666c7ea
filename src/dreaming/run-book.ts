import type { Usage } from '../llm/model.ts';
import { addUsage } from '../llm/usage.ts';
import type { ChangeOperationName, DeclinedOperation } from '../memory/types.ts';
import type { Day } from '../time/zone.ts';
import {
  type DreamPhase,
  type Judgement,
  NO_ROOM,
  type Run,
  type RunOutcome,
  type RunPhase,
  type RunTrigger,
} from './types.ts';

/** What the books need to know of a judgement. */
interface Decided extends Pick<Judgement, 'verdict' | 'code'> {
  candidate: { notes: readonly unknown[] };
}

/** Keeps the books of one dream: what it read, spent and decided. */
export interface RunBook {
  readonly run: Run;
  /** What a phase counted; one that failed stays failed. */
  phase(phase: DreamPhase, counts: Record<string, number>): void;
  /** A phase, or its report, did not come to its end. */
  failed(phase: DreamPhase): void;
  /** What the light phase made of what was read. */
  staged(staged: Pick<Run['counts'], 'staged' | 'duplicates' | 'left'>): void;
  spend(calls: number, usage: Usage): void;
  decide(
    judgements: readonly Decided[],
    held: readonly DeclinedOperation[],
    refused: readonly DeclinedOperation[],
  ): void;
  operations(operations: readonly { op: ChangeOperationName }[]): void;
  /** Something that people should know about the run; becomes part of its reason. */
  remark(sentence: string): void;
  end(endedAt: string, outcome: RunOutcome, reason: string): void;
}

interface RunStart {
  id: string;
  space: string;
  trigger: RunTrigger;
  from: Day;
  to: Day;
  startedAt: string;
  model: string;
}

/** Counts of operations before there is any. */
export function noOperations(): Run['operations'] {
  return { add: 0, merge: 0, update: 0, remove: 0, archive: 0 };
}

/** Counts before there is any. */
export function noCounts(): Run['counts'] {
  const notes = { read: 0, staged: 0, duplicates: 0, left: 0, promoted: 0, kept: 0 };
  return { ...notes, held: 0, refused: 0, byReason: {}, declined: { held: {}, refused: {} } };
}

/** What the deep phase counts: what it ranked, what passes every gate of the evidence lane, and what came of it. */
export function deepCounts(
  { operations }: Pick<Run, 'operations'>,
  ranked: readonly { passes: boolean }[],
  { held, refused }: { held: readonly unknown[]; refused: readonly unknown[] },
): Record<string, number> {
  const passing = ranked.filter(({ passes }) => passes).length;
  return { ranked: ranked.length, passing, ...operations, held: held.length, refused: refused.length };
}

function byCode(proposals: readonly DeclinedOperation[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of proposals) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Begins the books of a run: nothing read, nothing spent, no outcome yet. */
export function openRunBook({ model, ...start }: RunStart): RunBook {
  return continueRunBook({
    ...start,
    endedAt: null,
    outcome: null,
    reason: '',
    phases: [],
    counts: noCounts(),
    operations: noOperations(),
    model: { name: model, calls: 0, tokensIn: 0, tokensOut: 0, cost: null },
    change: null,
  });
}

/** Goes on with the books of a run that was cut off. */
export function continueRunBook(run: Run): RunBook {
  const remarks: string[] = [];

  function put(one: RunPhase): void {
    const known = run.phases.find(({ phase }) => phase === one.phase);
    if (known === undefined) {
      run.phases.push(one);
      return;
    }
    Object.assign(known.counts, one.counts);
    if (known.outcome !== 'failed') known.outcome = one.outcome;
  }

  return {
    run,
    phase(phase, counts) {
      const something = Object.values(counts).some((count) => count > 0);
      put({ phase, outcome: something ? 'ok' : 'nothing', counts });
    },
    failed(phase) {
      put({ phase, outcome: 'failed', counts: {} });
    },
    staged(staged) {
      Object.assign(run.counts, staged);
      this.phase('light', staged);
    },
    spend(calls, usage) {
      const { cost, ...known } = run.model;
      const { cost: total, ...sum } = addUsage({ ...known, ...(cost === null ? {} : { cost }) }, usage);
      Object.assign(run.model, sum, { calls: known.calls + calls, cost: total ?? null });
    },
    decide(judgements, held, refused) {
      const counts = { ...run.counts, promoted: 0, kept: 0, byReason: {} as Record<string, number> };
      for (const { verdict, code, candidate } of judgements) {
        const notes = candidate.notes.length;
        if (verdict === 'kept') counts.kept += notes;
        else if (verdict === 'promoted' && code !== NO_ROOM) counts.promoted += notes;
        else counts.byReason[code] = (counts.byReason[code] ?? 0) + notes;
      }
      const declined = { held: byCode(held), refused: byCode(refused) };
      run.counts = { ...counts, held: held.length, refused: refused.length, declined };
    },
    operations(operations) {
      for (const { op } of operations) {
        if (op !== 'pin' && op !== 'unpin') run.operations[op] += 1;
      }
    },
    remark: (sentence) => remarks.push(sentence),
    end(endedAt, outcome, reason) {
      run.endedAt = endedAt;
      run.outcome = outcome;
      run.reason = [reason, ...remarks].filter((sentence) => sentence !== '').join(' ');
    },
  };
}
