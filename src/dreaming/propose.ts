import type { ProposedOperation } from '../llm/model.ts';
import { proposeCorrections, withCorrections } from './corrections.ts';
import { type DistilInput, distil } from './distil.ts';
import type { DreamModels } from './models.ts';
import type { Purse } from './purse.ts';
import { isFinal } from './ruling.ts';
import type { RunBook } from './run-book.ts';
import type { Judgement } from './types.ts';
import { type Verified, type VerifyInput, verify } from './verify.ts';

interface ProposeInput extends DistilInput, Omit<VerifyInput, 'proposals'> {
  models: DreamModels;
  book: RunBook;
  purse: Purse;
}

/**
 * Has operations distilled and verifies each; words that a model mangled or passed over get a second chance by rule.
 * @returns `failure` when no model answered at all
 */
export async function propose(input: ProposeInput): Promise<Verified | { failure: string }> {
  const corrections = proposeCorrections(input.items, input.candidates);
  const check = (proposals: readonly ProposedOperation[]): Promise<Verified> =>
    verify({ ...input, proposals: [...corrections, ...proposals] });
  const corrected = await check([]);
  const open = input.candidates.filter(
    ({ n }) =>
      !corrected.judgements.some(
        ({ candidate, verdict, code }) => candidate.n === n && isSettled(verdict, code),
      ),
  );
  if (open.length === 0) return corrected;
  const items = withCorrections(input.items, corrected.operations);
  const first = await distil({ ...input, items, candidates: open }, input.models);
  await input.purse.spend(first.calls, first.usage);
  input.book.run.model.name = first.model;
  if (!first.ok) return { failure: first.failure ?? 'No model answered.' };
  if (first.failure !== undefined) input.book.remark(`${first.failure} Distilled by ${first.model} instead.`);
  const { operations } = first.value;
  const verified = await check(operations);
  const { offline } = input.models;
  if (first.model === offline.name) return verified;
  const lost = open.filter((candidate) => isLost(candidate.n, verified.judgements));
  if (lost.length === 0) return verified;
  const second = await distil(
    { ...input, items, candidates: lost },
    { dream: offline, session: offline, offline },
  );
  return second.ok ? check([...operations, ...second.value.operations]) : verified;
}

/** Whether a correction needs no model any more: it stands, waits for a person, or is overtaken. */
function isSettled(verdict: Judgement['verdict'], code: string): boolean {
  return verdict !== 'refused' || isFinal(code);
}

/** Whether words were lost by a model's wording, not by what was said. */
function isLost(n: number, judgements: readonly Judgement[]): boolean {
  const own = judgements.filter((judgement) => judgement.candidate.n === n);
  return own.every((judgement) => judgement.verdict === 'refused' && !isFinal(judgement.code));
}
