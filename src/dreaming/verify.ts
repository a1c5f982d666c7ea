import { isTrusted, leastTrusted } from '../chat/trust.ts';
import type { OperationName, ProposedOperation, Speaker } from '../llm/model.ts';
import type { Rejection } from '../memory/history.ts';
import { isPinnedHeading } from '../memory/memory-parse.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import { addressesAssistant, checkForm, checkSupport, quoteStands } from '../memory/support.ts';
import type { DeclinedOperation, Item, ItemRecord, Source } from '../memory/types.ts';
import { cutGraphemes } from '../text/graphemes.ts';
import { normalisedKey, similarity } from '../text/similarity.ts';
import { singleLine } from '../text/visible.ts';
import { contentStems } from '../text/words.ts';
import type { Candidate, Judgement, Stop } from './types.ts';

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
  held: DeclinedOperation[];
  refused: DeclinedOperation[];
  /** What became of each candidate that a proposal named. */
  judgements: Judgement[];
  proposed: VerifiedProposal[];
}

export interface VerifyInput {
  proposals: readonly ProposedOperation[];
  items: readonly Item[];
  candidates: readonly Candidate[];
  rejections: readonly Rejection[];
  people: readonly Speaker[];
  zone: string;
  redact: (text: string) => string;
  /** Largest share of the items that may go without replacement, 0 to 1. */
  maxLossFraction: number;
}

/** From this similarity two lines say the same. */
const SAME = 0.9;
/** A rejection of other words still covers what is this similar and no newer. */
const LIKE_REJECTED = 0.75;

const MAX_HEADING = 60;
const DEFAULT_HEADING = 'Facts';

type Ruling =
  | { verdict: 'accepted'; operation?: PlannedOperation }
  | ({ verdict: 'held' | 'refused' } & Stop);

/** Checks each proposed operation in code, against quoted words; what fails is left out alone, with its reason. */
export function verify(input: VerifyInput): Verified {
  const result: Verified = { operations: [], held: [], refused: [], judgements: [], proposed: [] };
  const touched = new Set<number>();
  const lines: string[] = [];
  let removals = 0;
  const mayRemove = Math.max(1, Math.floor(input.items.length * input.maxLossFraction));

  for (const proposal of input.proposals) {
    const items = pick(proposal.items, input.items);
    const candidates = pick(proposal.candidates, input.candidates);
    const text = singleLine(input.redact(proposal.text));
    const sources = citedSources(proposal, candidates);
    let ruling = rule(proposal, text, items, candidates, sources, input);
    if (ruling.verdict === 'accepted' && ruling.operation !== undefined) {
      const again = items.find((item) => touched.has(item.n));
      if (again !== undefined) {
        ruling = refuse('touched_twice', `Another operation of this dream already changes "${again.text}".`);
      } else if (text !== '' && lines.some((line) => similarity(line, text) >= SAME)) {
        ruling = refuse('duplicate', 'Another operation of this dream already writes this line.');
      } else if (ruling.operation.op === 'remove' && removals >= mayRemove) {
        ruling = hold(
          'too_many_removals',
          `A dream may take out ${mayRemove} of ${input.items.length} lines without replacing them.`,
        );
      }
    }
    if (ruling.verdict === 'accepted' && ruling.operation !== undefined) {
      if (ruling.operation.op === 'remove') removals += 1;
      for (const item of items) touched.add(item.n);
      if (text !== '') lines.push(text);
      result.operations.push(ruling.operation);
    }
    record(result, proposal, text, items, candidates, sources, ruling);
  }
  return result;
}

function pick<T extends { n: number }>(numbers: readonly number[], from: readonly T[]): T[] {
  const found = [...new Set(numbers)].map((n) => from.find((entry) => entry.n === n));
  return found.filter((entry) => entry !== undefined);
}

const refuse = (code: string, reason: string): Ruling => ({ verdict: 'refused', code, reason });
const hold = (code: string, reason: string): Ruling => ({ verdict: 'held', code, reason });

/** The words a proposal rests on: those it quotes, or all of its candidates' when it quotes none of a candidate. */
function citedSources(proposal: ProposedOperation, candidates: readonly Candidate[]): Source[] {
  return candidates.flatMap((candidate) => {
    const quotes = proposal.quotes.filter((quote) => quote.candidate === candidate.n);
    if (quotes.length === 0) return candidate.sources;
    return candidate.sources.filter((source) => quotes.some(({ quote }) => quoteStands(quote, source.quote)));
  });
}

function rule(
  proposal: ProposedOperation,
  text: string,
  items: readonly Item[],
  candidates: readonly Candidate[],
  sources: readonly Source[],
  input: VerifyInput,
): Ruling {
  if (
    new Set(proposal.items).size !== items.length ||
    new Set(proposal.candidates).size !== candidates.length
  ) {
    return refuse('unknown_number', 'It names an item or a candidate that does not exist.');
  }
  const badQuote = proposal.quotes.find(
    ({ candidate, quote }) =>
      !candidates.some(
        (one) => one.n === candidate && one.sources.some((source) => quoteStands(quote, source.quote)),
      ),
  );
  if (badQuote !== undefined)
    return refuse('no_source', `Nobody said "${singleLine(badQuote.quote)}" word for word.`);
  switch (proposal.op) {
    case 'keep':
    case 'skip':
      return { verdict: 'accepted' };
    case 'remove':
      return ruleRemoval(proposal, items);
    case 'add':
      if (items.length > 0) return refuse('unknown_number', 'An addition touches no item.');
      return ruleLine('add', proposal, text, [], candidates, sources, input);
    case 'update':
      if (items.length !== 1) return refuse('unknown_number', 'An update replaces exactly one item.');
      return ruleLine('update', proposal, text, items, candidates, sources, input);
    case 'merge':
      if (items.length + candidates.length < 2)
        return refuse('unknown_number', 'A merge unites at least two lines.');
      if (items.length === 0) return ruleLine('add', proposal, text, [], candidates, sources, input);
      return ruleLine('merge', proposal, text, items, candidates, sources, input);
  }
}

function ruleRemoval(proposal: ProposedOperation, items: readonly Item[]): Ruling {
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
      reason: singleLine(proposal.reason) || 'It is no longer needed.',
    },
  };
}

/** Rules on an operation that writes a line. */
function ruleLine(
  op: 'add' | 'update' | 'merge',
  proposal: ProposedOperation,
  text: string,
  items: readonly Item[],
  candidates: readonly Candidate[],
  sources: readonly Source[],
  input: VerifyInput,
): Ruling {
  const form = checkForm(text)[0];
  if (form !== undefined) return refuse(form.code, form.message);
  if (op !== 'merge' && sources.length === 0) return refuse('no_source', 'It cites no words of a person.');
  const ground = [...sources, ...(op === 'add' ? [] : items.flatMap(itemSources))];
  const trust = leastTrusted(ground.map((source) => source.trust));
  if (addressesAssistant(text) && trust !== 'owner') {
    return hold('rule_not_owner', 'A rule for the assistant is taken from the owner alone.');
  }
  if (!isTrusted(trust)) return hold('untrusted', `It rests on ${trust} words.`);
  const protection = protectedLine(items, sources, op);
  if (protection !== undefined) return protection;
  const rejection = input.rejections.find((one) => isRejected(text, ground, candidates, one));
  if (rejection !== undefined)
    return {
      verdict: 'refused',
      code: 'rejected',
      reason: `A person took "${rejection.text}" out, and nothing new was said since.`,
    };
  if (op === 'add') {
    const same = input.items.find(
      (item) => normalisedKey(item.text) === normalisedKey(text) || similarity(item.text, text) >= SAME,
    );
    if (same !== undefined) return refuse('duplicate', `"${same.text}" already says this.`);
  }
  const [target] = items;
  if (op === 'update' && target !== undefined) {
    const newest = Math.max(...candidates.map((candidate) => candidate.at));
    if (target.lastConfirmed !== undefined && newest < Date.parse(target.lastConfirmed)) {
      return refuse('older', 'The words it rests on are older than the line that it would replace.');
    }
    if (!sharesMatter(target.text, text))
      return refuse('unrelated', 'It would replace a line about something else.');
  }
  // An update must stand on its new words alone; only a merge may draw on what it unites.
  const problems = checkSupport({
    text,
    quotes: op === 'update' ? [...sources] : ground,
    zone: input.zone,
    people: [...input.people],
  });
  const [problem] = problems;
  if (problem !== undefined) return refuse(problem.code, problem.message);
  return { verdict: 'accepted', operation: planned(op, proposal, text, items, candidates, sources) };
}

/** What an item rests on; of an adopted or hand-written line that is the line itself. */
function itemSources(item: Item): Source[] {
  if (item.sources.length > 0) return item.sources;
  const said = item.lastConfirmed ?? item.since ?? new Date(0).toISOString();
  return [
    { turn: `item:${item.n}`, quote: item.text, at: said, speaker: { id: '', name: '' }, trust: 'owner' },
  ];
}

function protectedLine(
  items: readonly Item[],
  sources: readonly Source[],
  op: 'add' | 'update' | 'merge',
): Ruling | undefined {
  const pinned = items.find((item) => item.state === 'pinned');
  if (pinned !== undefined) return hold('pinned', `"${pinned.text}" is pinned; no dream changes it.`);
  const hand = items.find((item) => item.state === 'hand');
  if (hand === undefined) return undefined;
  if (op === 'merge')
    return hold('hand_written', `"${hand.text}" was written by a person; a dream does not merge it.`);
  const concerned = new Set(hand.sources.map((source) => source.speaker.id));
  const allowed = sources.some((source) => source.trust === 'owner' || concerned.has(source.speaker.id));
  return allowed
    ? undefined
    : hold('hand_written', `"${hand.text}" was written by a person, and somebody else said otherwise.`);
}

function isRejected(
  text: string,
  ground: readonly Source[],
  candidates: readonly Candidate[],
  rejection: Rejection,
): boolean {
  const turns = new Set(rejection.turns);
  const notes = new Set(rejection.notes);
  const fresh = ground.some(
    (source) => !turns.has(source.turn) && Date.parse(source.at) > Date.parse(rejection.at),
  );
  if (fresh) return false;
  const sameWords = ground.length > 0 && ground.every((source) => turns.has(source.turn));
  const sameNotes =
    candidates.length > 0 &&
    candidates.every((candidate) => candidate.notes.every((note) => notes.has(note.key)));
  return sameWords || sameNotes || similarity(text, rejection.text) >= LIKE_REJECTED;
}

function sharesMatter(before: string, after: string): boolean {
  const stems = new Set(contentStems(before));
  return contentStems(after).some((stem) => stems.has(stem));
}

function planned(
  op: 'add' | 'update' | 'merge',
  proposal: ProposedOperation,
  text: string,
  items: readonly Item[],
  candidates: readonly Candidate[],
  sources: readonly Source[],
): PlannedOperation {
  const inherited = op === 'merge' ? items.flatMap((item) => item.sources) : [];
  const all = uniqueSources([...inherited, ...sources]);
  const times = all.map((source) => source.at).sort();
  const [newest] = [...candidates].sort((a, b) => b.at - a.at);
  const kind = newest?.kind ?? items[0]?.kind;
  const [since, lastConfirmed] = [times[0], times.at(-1)];
  const notes = [
    ...(op === 'merge' ? items.flatMap((item) => item.notes) : []),
    ...candidates.flatMap((candidate) => candidate.notes.map((note) => note.key)),
  ];
  const record: Partial<ItemRecord> = {
    by: 'dream',
    sources: all,
    notes: [...new Set(notes)],
    ...(kind === undefined ? {} : { kind }),
    ...(since === undefined ? {} : { since }),
    ...(lastConfirmed === undefined ? {} : { lastConfirmed }),
  };
  return {
    op,
    targets: items.map((item) => item.n),
    heading: headingFor(items[0]?.heading ?? proposal.heading),
    text,
    record,
    reason: singleLine(proposal.reason) || 'It was said.',
  };
}

/** A dream writes nothing under Pinned, whatever a model proposes. */
function headingFor(proposed: string): string {
  const heading = cutGraphemes(singleLine(proposed).replace(/^[#>*\-\s]+/, ''), MAX_HEADING);
  return heading === '' || isPinnedHeading(heading) ? DEFAULT_HEADING : heading;
}

function uniqueSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [`${source.turn} ${source.quote}`, source])).values()];
}

const VERDICTS: Record<OperationName, Judgement['verdict']> = {
  add: 'promoted',
  merge: 'promoted',
  update: 'promoted',
  keep: 'kept',
  skip: 'skipped',
  remove: 'skipped',
};

function record(
  result: Verified,
  proposal: ProposedOperation,
  text: string,
  items: readonly Item[],
  candidates: readonly Candidate[],
  sources: readonly Source[],
  ruling: Ruling,
): void {
  const reason = ruling.verdict === 'accepted' ? singleLine(proposal.reason) : ruling.reason;
  const code = ruling.verdict === 'accepted' ? proposal.op : ruling.code;
  const targets = items.map((item) => item.text);
  if (ruling.verdict !== 'accepted') {
    const declined: DeclinedOperation = {
      op: proposal.op,
      text,
      targets,
      sources: [...sources],
      notes: candidates.flatMap((candidate) => candidate.notes.map((note) => note.key)),
      code: ruling.code,
      reason: ruling.reason,
    };
    (ruling.verdict === 'held' ? result.held : result.refused).push(declined);
  }
  const verdict =
    ruling.verdict === 'accepted' ? VERDICTS[proposal.op] : code === 'rejected' ? 'rejected' : ruling.verdict;
  for (const candidate of candidates) result.judgements.push({ candidate, verdict, code, reason });
  result.proposed.push({
    op: proposal.op,
    text,
    targets,
    sources: [...sources],
    reason,
    verdict: ruling.verdict,
  });
}
