import type { PlannedOperation } from '../memory/plan.ts';
import { quoteStands } from '../memory/support.ts';
import { singleLine } from '../text/visible.ts';
import { planLine } from './line-plan.ts';
import { faultOfLine, faultOfSupport } from './line-rules.ts';
import type { Matters } from './matters.ts';
import { type Grounds, itemSources, type Proposal, statementOf } from './proposal.ts';
import { type Declined, hold, refuse } from './ruling.ts';

/** What is decided about one proposal by itself; `keep` and `skip` change nothing. */
export type Ruling = { verdict: 'accepted'; operation?: PlannedOperation } | Declined;

/** Rules on one proposal, whatever the others say. */
export function ruleOn(proposal: Proposal, grounds: Grounds, matters: Matters): Ruling {
  return faultOfReferences(proposal) ?? ruleByOperation(proposal, grounds, matters);
}

/** Numbers and quotes must exist. */
function faultOfReferences({ asked, items, candidates }: Proposal): Declined | undefined {
  if (new Set(asked.items).size !== items.length || new Set(asked.candidates).size !== candidates.length) {
    return refuse('unknown_number', 'It names an item or a candidate that does not exist.');
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

function ruleByOperation(proposal: Proposal, grounds: Grounds, matters: Matters): Ruling {
  const { items, candidates } = proposal;
  switch (proposal.asked.op) {
    case 'skip':
      return { verdict: 'accepted' };
    case 'keep':
      return ruleKeeping(proposal, grounds, matters);
    case 'remove':
      return ruleRemoval(proposal);
    case 'add':
      if (items.length > 0) return refuse('unknown_number', 'An addition touches no item.');
      return ruleLine('add', proposal, grounds, matters);
    case 'update':
      if (items.length !== 1) return refuse('unknown_number', 'An update replaces exactly one item.');
      return ruleLine('update', proposal, grounds, matters);
    case 'merge':
      if (items.length + candidates.length < 2)
        return refuse('unknown_number', 'A merge unites at least two lines.');
      return ruleLine(items.length === 0 ? 'add' : 'merge', proposal, grounds, matters);
  }
}

/** A candidate that is filed under a line which does not say it would be lost. */
function ruleKeeping({ items, candidates }: Proposal, grounds: Grounds, matters: Matters): Ruling {
  if (items.length === 0) return refuse('unknown_number', 'It keeps no item.');
  const lost = candidates.find(
    (candidate) =>
      !items.some(
        (item) =>
          matters.same(statementOf(candidate), statementOf(item)) ||
          faultOfSupport(candidate.text, itemSources(item), grounds) === undefined ||
          faultOfSupport(item.text, candidate.sources, grounds) === undefined,
      ),
  );
  if (lost === undefined) return { verdict: 'accepted' };
  return refuse('unrelated', `The kept line does not say "${lost.text}".`);
}

function ruleRemoval({ items, reason }: Proposal): Ruling {
  const [item] = items;
  if (items.length !== 1 || item === undefined)
    return refuse('unknown_number', 'A removal takes out exactly one item.');
  if (item.state !== 'dream') {
    return hold(
      item.state === 'pinned' ? 'pinned' : 'hand_written',
      'The line belongs to a person; a dream does not take it out.',
    );
  }
  return {
    verdict: 'accepted',
    operation: {
      op: 'remove',
      targets: [item.n],
      heading: item.heading,
      reason: reason || 'It is no longer needed.',
    },
  };
}

function ruleLine(
  op: 'add' | 'update' | 'merge',
  proposal: Proposal,
  grounds: Grounds,
  matters: Matters,
): Ruling {
  return (
    faultOfLine(op, proposal, grounds, matters) ?? {
      verdict: 'accepted',
      operation: planLine(op, proposal, grounds, matters),
    }
  );
}
