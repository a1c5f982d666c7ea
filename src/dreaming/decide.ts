import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import type { Memory } from '../memory/hand-reader.ts';
import type { Keeper } from '../memory/keeper.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { DeclinedOperation } from '../memory/types.ts';
import { salienceLane } from './deep.ts';
import type { DreamModels } from './models.ts';
import { propose } from './propose.ts';
import type { RunBook } from './run-book.ts';
import type { Candidate, Judgement } from './types.ts';
import type { VerifiedProposal } from './verify.ts';

export interface DecideInput {
  space: Space;
  config: Config;
  /** Of a preview it writes nothing. */
  keeper: Keeper;
  memory: Memory;
  candidates: readonly Candidate[];
  book: RunBook;
  models: DreamModels;
  redact: (text: string) => string;
  signal: AbortSignal;
  /** What is held whatever the candidates say. */
  questions: readonly DeclinedOperation[];
}

/** What a dream decided, verified and not yet applied. */
export interface Decision {
  operations: PlannedOperation[];
  /** What became of each candidate. */
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
  const { space, config, keeper, memory, book, models, redact, signal } = input;
  const { deep } = config.dreaming.phases;
  const { to: today } = book.run;
  const zone = space.settings.timezone;
  const people = await space.people();
  const gated = await salienceLane(input.candidates, { ...deep.salience, people, today, zone });
  const verified = await propose({
    items: memory.items,
    candidates: gated.passed,
    today,
    zone,
    language: await space.language(),
    redact,
    maxSnippetTokens: deep.maxPromotedSnippetTokens,
    signal,
    rejections: await keeper.unwanted(),
    people,
    maxLossFraction: deep.maxPriorEntryLossFraction,
    models,
    book,
  });
  if ('failure' in verified) return verified;
  const { operations, proposed } = verified;
  const held = [...declined(gated.stopped, 'held'), ...verified.held, ...input.questions];
  return {
    operations,
    judgements: [...gated.stopped, ...lastWord(verified.judgements)],
    held: await withoutStanding(held, keeper),
    refused: [...declined(gated.stopped, 'refused'), ...verified.refused],
    proposed,
  };
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

/** A person is asked once, however many nights propose the same. */
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
