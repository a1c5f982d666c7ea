import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import type { Memory } from '../memory/hand-reader.ts';
import type { Rejection } from '../memory/history.ts';
import type { Confirmation, Keeper } from '../memory/keeper.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { DeclinedOperation, Item } from '../memory/types.ts';
import { gently } from '../state/gently.ts';
import { corrects } from './corrections.ts';
import type { Ranked } from './evidence/pool.ts';
import { passingScores } from './evidence/pool.ts';
import { type Gated, openLanes } from './lanes.ts';
import { findAmong, likelyAmong } from './likely.ts';
import { takenOut } from './line-rules.ts';
import { compareMatters, type Matters } from './matters.ts';
import type { DreamModels } from './models.ts';
import { statementOf } from './proposal.ts';
import { propose } from './propose.ts';
import type { Purse } from './purse.ts';
import { OVERTAKEN } from './reasons.ts';
import type { RunBook } from './run-book.ts';
import { retelling, withEarlierTellings } from './told-again.ts';
import type { Candidate, Judgement } from './types.ts';
import type { VerifiedProposal } from './verify.ts';

interface DecideInput {
  space: Space;
  config: Config;
  /** Of a preview it writes nothing. */
  keeper: Keeper;
  memory: Memory;
  candidates: readonly Candidate[];
  /** Everything that evidence could promote. */
  ranked: readonly Ranked[];
  /** Of a promotion: how many it may take. */
  promote?: { limit: number } | undefined;
  /** Statements for which this dream has no room. */
  left: readonly Candidate[];
  book: RunBook;
  purse: Purse;
  models: DreamModels;
  redact: (text: string) => string;
  signal: AbortSignal;
  /** What is held whatever the candidates say. */
  questions: readonly DeclinedOperation[];
}

/** What a dream decided, verified and not yet applied. */
export interface Decision {
  operations: PlannedOperation[];
  /** Lines that were said again. */
  confirmed: Confirmation[];
  /** What became of each statement, of those that were left for the next dream, too. */
  judgements: Judgement[];
  held: DeclinedOperation[];
  refused: DeclinedOperation[];
  proposed: VerifiedProposal[];
}

/**
 * The deep phase up to what is written: gates, distillation, verification.
 * @returns `failure` when no model answered
 */
export async function decide(input: DecideInput): Promise<Decision | { failure: string }> {
  const { space, config, keeper, memory, book, purse, models, redact, signal } = input;
  const { deep } = config.dreaming.phases;
  const { to: today } = book.run;
  const zone = space.settings.timezone;
  const people = await space.people();
  const language = await space.language();
  const matters = compareMatters(people, zone, language);
  const unwanted = await keeper.unwanted();
  const { open, settled } = settledBefore(input.candidates, unwanted, memory.items);
  const gated = await withKnown(
    await openLanes(open, {
      salience: deep.salience,
      evidence: { passing: passingScores(input.ranked), limit: input.promote?.limit ?? deep.limit },
      trials: await space.state.evidence.trials(),
      people,
      today,
      zone,
      language,
    }),
    memory.items,
    matters,
  );
  const verified = await propose({
    items: memory.items,
    candidates: gated.passed,
    today,
    zone,
    language,
    redact,
    maxSnippetTokens: deep.maxPromotedSnippetTokens,
    signal,
    rejections: unwanted,
    people,
    maxLossFraction: deep.maxPriorEntryLossFraction,
    models,
    book,
    purse,
  });
  if ('failure' in verified) return verified;
  const { proposed } = verified;
  const again = retelling(matters, zone, people);
  const united = await withEarlierTellings(verified.operations, memory.items, keeper, again);
  const { operations } = united;
  const confirmed = [...verified.confirmed, ...united.confirmed];
  const held = [
    ...declined(gated.stopped, 'held'),
    ...verified.held,
    ...unanswered(input.questions, operations, memory.items),
  ];
  return {
    operations,
    confirmed,
    judgements: [
      ...gated.stopped,
      ...settled,
      ...lastWord(verified.judgements, gated.passed),
      ...input.left.map((candidate) => staged(candidate, 'limit', 'This dream had no room for it.')),
    ],
    held: await withoutStanding(held, keeper),
    refused: [...declined([...settled, ...gated.stopped], 'refused'), ...verified.refused],
    proposed,
  };
}

/**
 * Notes of which a person took the line out, and those that a standing line replaced, are settled also when everything is
 * judged again. Else a newer note beside them would bring their words back, or the old form would stand beside the new one.
 */
function settledBefore(
  candidates: readonly Candidate[],
  unwanted: readonly Rejection[],
  items: readonly Item[],
): { open: Candidate[]; settled: Judgement[] } {
  const rejected = new Map(unwanted.flatMap(({ notes, text }) => notes.map((note) => [note, text] as const)));
  const replaced = new Set(items.flatMap(({ earlier = [] }) => earlier));
  const open: Candidate[] = [];
  const settled: Judgement[] = [];
  for (const candidate of candidates) {
    const keys = candidate.notes.filter(({ edited }) => edited !== true).map(({ key }) => key);
    const isWhole = keys.length === candidate.notes.length;
    if (isWhole && keys.every((key) => rejected.has(key))) {
      const reason = takenOut(rejected.get(keys[0] ?? '') ?? '');
      settled.push({ candidate, verdict: 'refused', code: 'rejected', reason });
    } else if (isWhole && keys.every((key) => replaced.has(key))) {
      settled.push({ candidate, verdict: 'skipped', code: 'superseded', reason: OVERTAKEN });
    } else open.push(candidate);
  }
  return { open, settled };
}

/**
 * What corrects or repeats a line of memory needs no lasting kind and waits for nothing, and neither does a later word on
 * the matter of such a line, or of one that this dream takes: else the old word would stand. What is held or refused
 * stays so.
 */
async function withKnown(
  { passed, stopped }: Gated,
  items: readonly Item[],
  matters: Matters,
): Promise<Gated> {
  const lines = await likelyAmong(
    [...items.map(statementOf), ...passed.map(statementOf)],
    ({ text }) => text,
  );
  const known = new Set<Judgement>();
  const isKnown = ({ verdict, code, candidate }: Judgement): boolean => {
    if (verdict !== 'staged' && verdict !== 'skipped') return false;
    if (items.some((item) => corrects(candidate, item))) return true;
    const own = statementOf(candidate);
    return findAmong(lines, candidate.text).some(
      (line) =>
        matters.same(own, line) ||
        (NEEDS_REPETITION.has(code) &&
          LASTS_IF_NEWER.has(candidate.kind) &&
          candidate.at > (line.at ?? 0) &&
          matters.replaces(own, line)),
    );
  };
  for await (const one of gently(stopped)) if (isKnown(one)) known.add(one);
  return {
    passed: [...passed, ...[...known].map(({ candidate }) => candidate)],
    stopped: stopped.filter((one) => !known.has(one)),
  };
}

/** Gates that only want to hear it once more. */
const NEEDS_REPETITION: ReadonlySet<string> = new Set(['kind', 'plan_without_date']);
/** An event is of its day, and a task is done some day: they change nothing that lasts. */
const LASTS_IF_NEWER: ReadonlySet<string> = new Set(['fact', 'plan']);

/** A line that this dream writes anew needs no question any more. */
function unanswered(
  questions: readonly DeclinedOperation[],
  operations: readonly PlannedOperation[],
  items: readonly Item[],
): DeclinedOperation[] {
  const touched = new Set(operations.flatMap(({ targets }) => targets));
  const rewritten = new Set(items.filter(({ n }) => touched.has(n)).map(({ text }) => text));
  return questions.filter(({ targets }) => !targets.some((text) => rewritten.has(text)));
}

function staged(candidate: Candidate, code: string, reason: string): Judgement {
  return { candidate, verdict: 'staged', code, reason };
}

/**
 * One judgement on each candidate: when several operations name it, the one that was accepted counts; one that none
 * names, or whose matter the accepted line leaves out, stays as it is.
 */
function lastWord(judgements: readonly Judgement[], candidates: readonly Candidate[]): Judgement[] {
  const rank = (one: Judgement): number =>
    one.verdict === 'promoted' ? 2 : one.verdict === 'refused' ? 0 : 1;
  const chosen = new Map<number, Judgement>();
  for (const one of judgements) {
    const other = chosen.get(one.candidate.n);
    if (other === undefined || rank(one) > rank(other)) chosen.set(one.candidate.n, one);
  }
  return candidates.map(
    (candidate) => chosen.get(candidate.n) ?? staged(candidate, 'passed_over', 'No line took it up.'),
  );
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

/** A person is not asked again each night: what one of the latest change-sets asks is left out. */
async function withoutStanding(
  held: readonly DeclinedOperation[],
  keeper: Keeper,
): Promise<DeclinedOperation[]> {
  if (held.length === 0) return [];
  const name = ({ op, text, targets, code }: DeclinedOperation): string =>
    JSON.stringify([op, text, targets, code]);
  const standing = new Set((await keeper.changes.list()).flatMap((set) => set.held.map(name)));
  return held.filter((one) => !standing.has(name(one)));
}
