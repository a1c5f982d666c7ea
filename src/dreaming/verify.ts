import type { OperationName, ProposedOperation } from '../llm/model.ts';
import type { Confirmation } from '../memory/keeper.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { DeclinedOperation, Item, Source } from '../memory/types.ts';
import { gently } from '../state/gently.ts';
import { compareMatters, type Matters, sayTheSame } from './matters.ts';
import { carriedOver, type Grounds, lineOf, type Proposal, readProposal, statementOf } from './proposal.ts';
import { type Declined, hold, isFinal, refuse } from './ruling.ts';
import { type Ruling, ruleOn } from './rulings.ts';
import type { Judgement } from './types.ts';

/** A proposal as people and the command line see it. */
export interface VerifiedProposal {
  op: OperationName;
  text: string;
  targets: string[];
  sources: Source[];
  reason: string;
  verdict: 'accepted' | 'held' | 'refused';
}

export interface Verified {
  /** What may be applied, each proposal checked alone. */
  operations: PlannedOperation[];
  /** Lines that were said again. */
  confirmed: Confirmation[];
  held: DeclinedOperation[];
  refused: DeclinedOperation[];
  /** What became of each candidate that a proposal named and that its line says. */
  judgements: Judgement[];
  proposed: VerifiedProposal[];
}

export interface VerifyInput extends Grounds {
  proposals: readonly ProposedOperation[];
  /** Largest share of the items that may go without replacement, 0 to 1. */
  maxLossFraction: number;
}

/** What the operations accepted so far do to the memory. */
interface Progress {
  /** Numbers of the items that an operation changes. */
  touched: Set<number>;
  /** Numbers of the items on which another proposal relies, because they say it already. */
  relied: Set<number>;
  /** Lines that are written. */
  lines: string[];
  /** Items that go without anything in their place. */
  lost: number;
  mayLose: number;
}

/** Checks each proposed operation in code, against quoted words; what fails is left out alone, with its reason. */
export async function verify({ proposals, maxLossFraction, ...grounds }: VerifyInput): Promise<Verified> {
  const result: Verified = {
    operations: [],
    confirmed: [],
    held: [],
    refused: [],
    judgements: [],
    proposed: [],
  };
  const matters = compareMatters(grounds.people, grounds.zone, grounds.language);
  const progress: Progress = {
    touched: new Set(),
    relied: new Set(),
    lines: [],
    lost: 0,
    mayLose: Math.max(1, Math.floor(grounds.items.length * maxLossFraction)),
  };
  for await (const asked of gently(proposals)) {
    const proposal = readProposal(asked, grounds);
    const alone = ruleOn(proposal, grounds, matters);
    const ruling =
      alone.verdict === 'accepted' ? (clash(proposal, alone, grounds, progress, matters) ?? alone) : alone;
    if (ruling.verdict === 'accepted') accept(proposal, ruling, progress, result, matters);
    record(result, proposal, ruling, matters);
  }
  return result;
}

/** Why a proposal that is right by itself does not go with those accepted before. */
function clash(
  proposal: Proposal,
  { operation }: Ruling & { verdict: 'accepted' },
  grounds: Grounds,
  progress: Progress,
  matters: Matters,
): Declined | undefined {
  const { items, text, asked } = proposal;
  if (asked.op === 'skip') return undefined;
  const again = items.find((item) => progress.touched.has(item.n));
  if (again !== undefined)
    return refuse('touched_twice', `Another operation of this dream already changes "${again.text}".`);
  if (operation === undefined) return undefined;
  if (operation.op !== 'remove') {
    const same = standingLine(proposal, grounds.items, progress);
    if (same !== undefined) return refuse('duplicate', `"${same}" already says this.`);
  } else if (items.some((item) => progress.relied.has(item.n))) {
    return refuse('touched_twice', `Another operation of this dream relies on "${items[0]?.text ?? text}".`);
  }
  if (progress.lost + lostItems(proposal, matters).length > progress.mayLose) {
    return hold(
      'too_many_removals',
      `A dream may take out ${progress.mayLose} of ${grounds.items.length} lines without replacing them.`,
    );
  }
  return undefined;
}

/** A line that says the same and stays, or that this dream writes. */
function standingLine(
  { text, items }: Proposal,
  all: readonly Item[],
  { lines, touched, relied }: Progress,
): string | undefined {
  const written = lines.find((line) => sayTheSame(line, text));
  if (written !== undefined) return written;
  const standing = all.find(
    (item) => !touched.has(item.n) && !items.includes(item) && sayTheSame(item.text, text),
  );
  if (standing !== undefined) relied.add(standing.n);
  return standing?.text;
}

/** Items that a proposal takes out without its line saying what they said. */
function lostItems(proposal: Proposal, matters: Matters): Item[] {
  if (proposal.asked.op === 'remove') return proposal.items;
  const line = lineOf(proposal);
  return proposal.items.filter((item) => !matters.covers(line, statementOf(item)));
}

function accept(
  proposal: Proposal,
  { operation }: Ruling & { verdict: 'accepted' },
  progress: Progress,
  result: Verified,
  matters: Matters,
): void {
  if (operation === undefined) {
    if (proposal.asked.op !== 'keep') return;
    for (const item of proposal.items) progress.relied.add(item.n);
    result.confirmed.push(...confirmationsOf(proposal));
    return;
  }
  progress.lost += lostItems(proposal, matters).length;
  for (const item of proposal.items) progress.touched.add(item.n);
  if (operation.text !== undefined) progress.lines.push(operation.text);
  result.operations.push(operation);
}

function confirmationsOf({ items, candidates }: Proposal): Confirmation[] {
  if (candidates.length === 0) return [];
  const at = new Date(Math.max(...candidates.map((candidate) => candidate.at))).toISOString();
  const notes = candidates.flatMap((candidate) => candidate.notes.map(({ key }) => key));
  return items.map(({ heading, text }) => ({ heading, text, at, notes }));
}

const VERDICTS: Record<OperationName, Judgement['verdict']> = {
  add: 'promoted',
  merge: 'promoted',
  update: 'promoted',
  keep: 'kept',
  skip: 'skipped',
  remove: 'skipped',
};

/** Codes of what was skipped for a reason of its own, by the offline distiller's sentence. */
const SKIPPED: ReadonlyMap<string, string> = new Map([
  ['A newer statement takes its place.', 'superseded'],
  ['Its date has passed.', 'past_plan'],
  ['An event is kept in its day, not in memory.', 'kind'],
  ['A task passes; it stays in its day.', 'kind'],
]);

function record(result: Verified, proposal: Proposal, ruling: Ruling, matters: Matters): void {
  const { asked, text, candidates } = proposal;
  const { op } = asked;
  const targets = proposal.items.map((item) => item.text);
  const sources = [...proposal.sources];
  const accepted = ruling.verdict === 'accepted';
  const reason = accepted ? proposal.reason : ruling.reason;
  const code = !accepted ? ruling.code : (SKIPPED.get(op === 'skip' ? reason : '') ?? op);
  if (!accepted) {
    const notes = candidates.flatMap((candidate) => candidate.notes.map((note) => note.key));
    const list = ruling.verdict === 'held' ? result.held : result.refused;
    list.push({ op, text, targets, sources, notes, code, reason });
  }
  const verdict = accepted ? VERDICTS[op] : code === 'rejected' ? 'rejected' : ruling.verdict;
  for (const candidate of accepted || isFinal(code) ? carriedOver(proposal, matters) : candidates) {
    result.judgements.push({ candidate, verdict, code, reason });
  }
  result.proposed.push({ op, text, targets, sources, reason, verdict: ruling.verdict });
}
