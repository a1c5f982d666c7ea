import type { ProposedOperation, Speaker } from '../llm/model.ts';
import type { Rejection } from '../memory/history.ts';
import { quoteStands } from '../memory/support.ts';
import type { Item, Source } from '../memory/types.ts';
import { cutGraphemes } from '../text/graphemes.ts';
import { singleLine, visible } from '../text/visible.ts';
import type { Day } from '../time/zone.ts';
import type { Matters, Statement } from './matters.ts';
import type { Candidate } from './types.ts';

/** What proposals are checked against. */
export interface Grounds {
  items: readonly Item[];
  candidates: readonly Candidate[];
  /** What people took out and do not want back. */
  rejections: readonly Rejection[];
  people: readonly Speaker[];
  today: Day;
  zone: string;
  /** Language code of the space. */
  language: string;
  redact: (text: string) => string;
}

/** A model's proposal with its numbers looked up: nothing in it is believed yet. */
export interface Proposal {
  asked: ProposedOperation;
  /** The line as the model wrote it, redacted; it may have any form. */
  raw: string;
  /** The same on one line. */
  text: string;
  items: Item[];
  candidates: Candidate[];
  /** The words it rests on: those it quotes of each candidate, or all of a candidate of which it quotes none. */
  sources: Source[];
  /** What a model says for it: one line, without secrets, short. Nobody else's words, and no ground for anything. */
  reason: string;
}

/** A reason is one short sentence; what is longer is not one. */
const MAX_REASON = 200;

/** A model's proposal with the lines, candidates and quotes that its numbers stand for; numbers that stand for nothing are left out. */
export function readProposal(asked: ProposedOperation, { items, candidates, redact }: Grounds): Proposal {
  const raw = visible(redact(asked.text)).trim();
  const cited = pick(asked.candidates, candidates);
  return {
    asked,
    raw,
    text: singleLine(raw),
    items: pick(asked.items, items),
    candidates: cited,
    sources: cited.flatMap((candidate) => citedSources(asked, candidate)),
    reason: cutGraphemes(singleLine(redact(asked.reason)), MAX_REASON),
  };
}

function pick<T extends { n: number }>(numbers: readonly number[], from: readonly T[]): T[] {
  const found = [...new Set(numbers)].map((n) => from.find((entry) => entry.n === n));
  return found.filter((entry) => entry !== undefined);
}

function citedSources(asked: ProposedOperation, candidate: Candidate): Source[] {
  const quotes = asked.quotes.filter((quote) => quote.candidate === candidate.n);
  if (quotes.length === 0) return candidate.sources;
  return candidate.sources.filter((source) => quotes.some(({ quote }) => quoteStands(quote, source.quote)));
}

/**
 * What an item rests on; of an adopted or hand-written line that is the line itself: the words of the line that a person
 * changed say what it no longer says.
 */
export function itemSources(item: Item): Source[] {
  if (item.by === 'dream' && item.sources.length > 0) return item.sources;
  const said = item.lastConfirmed ?? item.since ?? new Date(0).toISOString();
  return [
    { turn: `item:${item.n}`, quote: item.text, at: said, speaker: { id: '', name: '' }, trust: 'owner' },
  ];
}

const statements = new WeakMap<Item | Candidate, Statement>();

/** An item or a candidate as a statement; always the same object, so that it is read once. */
export function statementOf(of: Item | Candidate): Statement {
  const known = statements.get(of) ?? asStatement(of);
  statements.set(of, known);
  return known;
}

function asStatement(of: Item | Candidate): Statement {
  const at = 'at' in of ? of.at : Date.parse(of.lastConfirmed ?? of.since ?? '') || undefined;
  const speakers = 'speaker' in of ? [of.speaker] : of.sources.map((source) => source.speaker);
  return { text: of.text, kind: of.kind, at, speakers, quotes: of.sources.map(({ quote }) => quote) };
}

/** The candidates whose matter a line has in it: a number alone does not carry a statement over. */
export function carriedOver(proposal: Proposal, matters: Matters): Candidate[] {
  const { asked, text, candidates } = proposal;
  if (text === '' || asked.op === 'keep' || asked.op === 'skip' || asked.op === 'remove') return candidates;
  const line = lineOf(proposal);
  return candidates.filter((candidate) => matters.covers(line, statementOf(candidate)));
}

/** The items that a proposal takes out without its line saying what they said. */
export function lostItems(proposal: Proposal, matters: Matters): Item[] {
  if (proposal.asked.op === 'remove') return proposal.items;
  const line = lineOf(proposal);
  return proposal.items.filter((item) => !matters.covers(line, statementOf(item)));
}

/** The line that a proposal would write, as a statement of those it rests on. */
export function lineOf({ text, candidates, items, sources }: Proposal): Statement {
  return {
    text,
    kind: candidates[0]?.kind ?? items[0]?.kind,
    at: Math.max(0, ...sources.map((source) => Date.parse(source.at))) || undefined,
    speakers: [...sources, ...items.flatMap((item) => item.sources)].map((source) => source.speaker),
    quotes: sources.map(({ quote }) => quote),
  };
}
