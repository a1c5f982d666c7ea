import type { PlannedOperation } from '../memory/plan.ts';
import { denies } from '../memory/still-says.ts';
import { checkSupport, quoteStands } from '../memory/support.ts';
import type { Item } from '../memory/types.ts';
import { singleLine } from '../text/visible.ts';
import { planLine } from './line-plan.ts';
import { faultOfLine, faultOfSupport } from './line-rules.ts';
import type { Matters } from './matters.ts';
import { type Grounds, itemSources, lostItems, type Proposal, statementOf } from './proposal.ts';
import { groundOfRemoval, reasonToSkip, type Standing } from './reasons.ts';
import { type Declined, hold, isRedacted, REDACTED, refuse } from './ruling.ts';
import type { Candidate } from './types.ts';

/** People are not told how a model has to name what it means. */
const MISNAMED = 'The model named lines or words that are not there, or not those that the change takes.';

/** What is accepted; `keep` and `skip` change nothing. */
export interface Accepted {
  verdict: 'accepted';
  /** By code, from what it sees. */
  reason: string;
  /** Of what is skipped for a reason that code can see. */
  code?: string;
  operation?: PlannedOperation;
}

/** What is decided about one proposal. */
export type Ruling = Accepted | Declined;

/** Rules on one proposal by itself; others may stand against it all the same. */
export async function ruleOn(
  proposal: Proposal,
  standing: Standing,
  grounds: Grounds,
  matters: Matters,
): Promise<Ruling> {
  return faultOfReferences(proposal) ?? (await ruleByOperation(proposal, standing, grounds, matters));
}

/** Numbers and quotes must exist. */
function faultOfReferences({ asked, items, candidates }: Proposal): Declined | undefined {
  if (new Set(asked.items).size !== items.length || new Set(asked.candidates).size !== candidates.length) {
    return refuse('unknown_number', MISNAMED);
  }
  const invented = asked.quotes.find(
    ({ candidate, quote }) =>
      !candidates.some(
        (one) => one.n === candidate && one.sources.some((source) => quoteStands(quote, source.quote)),
      ),
  );
  if (invented === undefined) return undefined;
  return refuse('no_source', `Nobody said "${singleLine(invented.quote)}" word for word.`);
}

async function ruleByOperation(
  proposal: Proposal,
  standing: Standing,
  grounds: Grounds,
  matters: Matters,
): Promise<Ruling> {
  const { items, candidates } = proposal;
  switch (proposal.asked.op) {
    case 'skip':
      return { verdict: 'accepted', ...(await reasonToSkip(proposal, grounds, matters)) };
    case 'keep':
      return ruleKeeping(proposal, grounds, matters);
    case 'remove':
      return ruleRemoval(proposal, standing, grounds, matters);
    case 'add':
      if (items.length > 0) return refuse('unknown_number', MISNAMED);
      return ruleLine('add', proposal, standing, grounds, matters);
    case 'update':
      if (items.length !== 1) return refuse('unknown_number', MISNAMED);
      return ruleLine('update', proposal, standing, grounds, matters);
    case 'merge':
      if (items.length + candidates.length < 2) return refuse('unknown_number', MISNAMED);
      return ruleLine(items.length === 0 ? 'add' : 'merge', proposal, standing, grounds, matters);
  }
}

/** A candidate that is filed under a line which does not say it would be lost. */
function ruleKeeping({ items, candidates }: Proposal, grounds: Grounds, matters: Matters): Ruling {
  if (items.length === 0) return refuse('unknown_number', MISNAMED);
  const denied = items.find((item) => candidates.some((candidate) => isDeniedBy(item, candidate, grounds)));
  if (denied !== undefined) return refuse('negation', `What was said denies "${denied.text}".`);
  const lost = candidates.find(
    (candidate) =>
      !items.some(
        (item) =>
          matters.same(statementOf(candidate), statementOf(item)) ||
          faultOfSupport(candidate.text, itemSources(item), grounds) === undefined ||
          faultOfSupport(item.text, candidate.sources, grounds) === undefined,
      ),
  );
  if (lost === undefined) return { verdict: 'accepted', reason: 'It is confirmed.' };
  return refuse('unrelated', `The kept line does not say "${lost.text}".`);
}

/** Whatever else their words have in common. */
function isDeniedBy(item: Item, { text, speaker, sources }: Candidate, { zone, people }: Grounds): boolean {
  if (!denies(`${speaker.name} ${text}`, item.text)) return false;
  const problems = checkSupport({ text: item.text, quotes: sources, zone, people: [...people] });
  return problems.some(({ code }) => code === 'negation');
}

async function ruleRemoval(
  proposal: Proposal,
  standing: Standing,
  grounds: Grounds,
  matters: Matters,
): Promise<Ruling> {
  const { items } = proposal;
  const [item] = items;
  if (items.length !== 1 || item === undefined) return refuse('unknown_number', MISNAMED);
  if (item.state !== 'dream') {
    return hold(
      item.state === 'pinned' ? 'pinned' : 'hand_written',
      'The line belongs to a person; a dream does not take it out.',
    );
  }
  const ground = await groundOfRemoval(item, proposal, standing, grounds, matters);
  if ('verdict' in ground) return ground;
  const { reason } = ground;
  return {
    verdict: 'accepted',
    reason,
    operation: { op: 'remove', targets: [item.n], heading: item.heading, ...ground },
  };
}

async function ruleLine(
  op: 'add' | 'update' | 'merge',
  proposal: Proposal,
  standing: Standing,
  grounds: Grounds,
  matters: Matters,
): Promise<Ruling> {
  const fault =
    (await faultOfLine(op, proposal, grounds, matters)) ??
    (op === 'merge' ? await faultOfLoss(proposal, standing, grounds, matters) : undefined);
  // A person is not asked to say what nobody said.
  if (fault?.verdict === 'held' && isRedacted(proposal.text)) return refuse('redacted', REDACTED);
  if (fault !== undefined) return fault;
  const operation = planLine(op, proposal, grounds, matters);
  return { verdict: 'accepted', reason: operation.reason, operation };
}

/** A line that is united with others goes with them: what the new one does not say needs the same ground as a removal. */
async function faultOfLoss(
  proposal: Proposal,
  standing: Standing,
  grounds: Grounds,
  matters: Matters,
): Promise<Declined | undefined> {
  const others = { ...standing, items: standing.items.filter((item) => !proposal.items.includes(item)) };
  for (const item of lostItems(proposal, matters)) {
    const ground = await groundOfRemoval(item, proposal, others, grounds, matters);
    if ('verdict' in ground) return refuse('unrelated', `The kept line does not say "${item.text}".`);
  }
  return undefined;
}
