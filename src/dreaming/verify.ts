import type { OperationName, ProposedOperation } from '../llm/model.ts';
import type { Confirmation } from '../memory/keeper.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { DeclinedOperation, Item, Source } from '../memory/types.ts';
import { findGently, gently } from '../state/gently.ts';
import { compareMatters, type Matters, sayTheSame } from './matters.ts';
import {
  carriedOver,
  type Grounds,
  lostItems,
  type Proposal,
  readProposal,
  statementOf,
} from './proposal.ts';
import type { Standing } from './reasons.ts';
import { type Declined, hold, isFinal, refuse } from './ruling.ts';
import { type Accepted, type Ruling, ruleOn } from './rulings.ts';
import type { Candidate, Judgement } from './types.ts';

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
  /** Lines that stay as they are, for another one went because of them. */
  bound: Set<string>;
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
    bound: new Set(),
    lines: [],
    lost: 0,
    mayLose: Math.max(1, Math.floor(grounds.items.length * maxLossFraction)),
  };
  for await (const asked of gently(proposals)) {
    const proposal = readProposal(asked, grounds);
    const alone = await ruleOn(proposal, standingOf(grounds.items, progress), grounds, matters);
    const ruling =
      alone.verdict === 'refused'
        ? alone
        : ((await clash(proposal, alone, grounds, progress, matters)) ?? alone);
    if (ruling.verdict === 'accepted') accept(proposal, ruling, progress, result, matters);
    record(result, proposal, ruling, matters);
  }
  return result;
}

function standingOf(items: readonly Item[], { touched, lines }: Progress): Standing {
  return { items: items.filter(({ n }) => !touched.has(n)), lines };
}

/** Why a proposal that is right by itself does not go with those accepted before. */
async function clash(
  proposal: Proposal,
  ruling: Ruling,
  grounds: Grounds,
  progress: Progress,
  matters: Matters,
): Promise<Declined | undefined> {
  const { items, asked } = proposal;
  if (asked.op === 'skip') return undefined;
  const again = items.find((item) => progress.touched.has(item.n));
  if (again !== undefined)
    return refuse('touched_twice', `Another operation of this dream already changes "${again.text}".`);
  const needed = items.find(
    (item) =>
      (asked.op !== 'keep' && progress.bound.has(item.text)) ||
      (asked.op === 'remove' && progress.relied.has(item.n)),
  );
  if (needed !== undefined)
    return refuse('touched_twice', `Another operation of this dream relies on "${needed.text}".`);
  if (ruling.verdict !== 'accepted' || ruling.operation === undefined) return undefined;
  if (asked.op !== 'remove') {
    const same = await standingLine(proposal, grounds.items, progress);
    if (same !== undefined) return refuse('duplicate', `"${same}" already says this.`);
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
async function standingLine(
  { text, items }: Proposal,
  all: readonly Item[],
  { lines, touched, relied }: Progress,
): Promise<string | undefined> {
  const written = lines.find((line) => sayTheSame(line, text));
  if (written !== undefined) return written;
  const standing = await findGently(
    all,
    (item) => !touched.has(item.n) && !items.includes(item) && sayTheSame(item.text, text),
  );
  if (standing !== undefined) relied.add(standing.n);
  return standing?.text;
}

function accept(
  proposal: Proposal,
  { operation }: Accepted,
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
  if (operation.ground !== undefined) progress.bound.add(operation.ground);
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

function record(result: Verified, proposal: Proposal, ruling: Ruling, matters: Matters): void {
  const { asked, text, candidates } = proposal;
  const { op } = asked;
  const targets = proposal.items.map((item) => item.text);
  const sources = [...proposal.sources];
  const accepted = ruling.verdict === 'accepted';
  const { reason, code = op } = ruling;
  if (!accepted) {
    const notes = candidates.flatMap((candidate) => candidate.notes.map((note) => note.key));
    const list = ruling.verdict === 'held' ? result.held : result.refused;
    list.push({ op, text, targets, sources, notes, code, reason });
  }
  const verdict = accepted ? VERDICTS[op] : code === 'rejected' ? 'rejected' : ruling.verdict;
  for (const candidate of judgedBy(proposal, ruling, matters)) {
    result.judgements.push(
      accepted && op === 'remove' && tellsItself(candidate, proposal, matters)
        ? { candidate, verdict: 'staged', code: 'conflict', reason: TOOK_OUT }
        : { candidate, verdict, code, reason },
    );
  }
  result.proposed.push({ op, text, targets, sources, reason, verdict: ruling.verdict });
}

const TOOK_OUT = 'It took a line out; whether it becomes one itself the next dream decides.';

/** Whether words on which a line was taken out say more than that it does not hold: "I live in Braga". */
function tellsItself(candidate: Candidate, { items }: Proposal, matters: Matters): boolean {
  return items.every((item) => !matters.denies(statementOf(candidate), statementOf(item)));
}

/** The candidates of which a ruling tells what became; that a line was not taken out tells nothing of any. */
function judgedBy(proposal: Proposal, ruling: Ruling, matters: Matters): Candidate[] {
  if (ruling.verdict === 'accepted' || isFinal(ruling.code)) return carriedOver(proposal, matters);
  return proposal.asked.op === 'remove' ? [] : proposal.candidates;
}
