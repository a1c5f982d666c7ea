import { isTrusted, leastTrusted } from '../chat/trust.ts';
import { addressesAssistant, checkSupport } from '../memory/support.ts';
import type { Item } from '../memory/types.ts';
import { findGently } from '../state/gently.ts';
import { corrects } from './corrections.ts';
import { type Matters, sayTheSame } from './matters.ts';
import { isPast } from './past.ts';
import { type Grounds, itemSources, type Proposal, statementOf } from './proposal.ts';
import { type Declined, hold } from './ruling.ts';
import type { Candidate, Stop } from './types.ts';

/**
 * Why a line of memory may go: something that code can see. `ground`: the line that stays and says the same, without which
 * the ground is none.
 */
interface RemovalGround {
  reason: string;
  ground?: string;
}

/** What stays in the memory or is written to it, as far as this dream has come. */
export interface Standing {
  items: readonly Item[];
  lines: readonly string[];
}

/**
 * Why a line may go without another in its place: it is empty, another line says it, its day has passed, or later words
 * that the proposal cites say otherwise. What a model gives as its reason is none of these.
 */
export async function groundOfRemoval(
  item: Item,
  proposal: Proposal,
  standing: Standing,
  grounds: Grounds,
  matters: Matters,
): Promise<RemovalGround | Declined> {
  if (!/[\p{L}\p{N}]/u.test(item.text)) return { reason: 'The line is empty.' };
  const line = await lineThatSays(item, standing, grounds, matters);
  if (line !== undefined) return { reason: saidAlready(line), ground: line };
  if (item.kind === 'plan' && isPast(item, grounds.today, grounds.zone))
    return { reason: 'Its date has passed.' };
  const later = proposal.candidates.find((candidate) => turns(candidate, item, grounds, matters));
  if (later === undefined) {
    return hold('no_ground', `No later words and no other line show that it should go.${claimOf(proposal)}`);
  }
  const trust = leastTrusted(later.sources.map((source) => source.trust));
  if (!isTrusted(trust)) return hold('untrusted', `It rests on ${trust} words.`);
  if (addressesAssistant(item.text) && trust !== 'owner')
    return hold('rule_not_owner', 'A rule for the assistant is taken from the owner alone.');
  return { reason: saidOtherwise(later.text) };
}

/** Another line that has all that a line says. */
async function lineThatSays(
  item: Item,
  { items, lines }: Standing,
  grounds: Grounds,
  matters: Matters,
): Promise<string | undefined> {
  const says = (text: string): boolean => sayTheSame(text, item.text) || hasAllOf(text, item, grounds);
  const written = lines.find(says);
  if (written !== undefined) return written;
  const other = await findGently(
    items,
    (one) => one.n !== item.n && (says(one.text) || matters.same(statementOf(item), statementOf(one))),
  );
  return other?.text;
}

function hasAllOf(line: string, item: Item, { zone, people }: Grounds): boolean {
  const [source] = itemSources(item);
  if (source === undefined) return false;
  const quotes = [{ ...source, quote: line, speaker: { id: '', name: '' } }];
  return checkSupport({ text: item.text, quotes, zone, people: [...people] }).length === 0;
}

/** Whether later words contradict or end what a line says; that they say more of it takes nothing away. */
function turns(candidate: Candidate, item: Item, { zone, people }: Grounds, matters: Matters): boolean {
  const said = Date.parse(item.lastConfirmed ?? item.since ?? '') || 0;
  if (candidate.at < said) return false;
  const [later, earlier] = [statementOf(candidate), statementOf(item)];
  if (matters.replaces(later, earlier)) return !matters.extends(later, earlier);
  // Who likes cold soup may like hot soup as well: opposites alone end nothing.
  if (!matters.denies(later, earlier)) return false;
  const problems = checkSupport({ text: item.text, quotes: candidate.sources, zone, people: [...people] });
  return problems.length > 0 && problems.every(({ code }) => code === 'negation');
}

/** Why a line is written; its sources and what it replaces show that it is so. */
export function reasonToWrite(
  op: 'add' | 'update' | 'merge',
  { items, candidates }: Proposal,
  matters: Matters,
): string {
  if (op === 'merge') return 'Several lines on the same matter become one.';
  const [item] = items;
  if (op === 'update' && item !== undefined) {
    return candidates.some((candidate) => corrects(candidate, item))
      ? 'The note that it came from was corrected by hand.'
      : 'A newer statement on the same matter replaces it.';
  }
  if (candidates.length > 0 && candidates.every(({ lane }) => lane === 'evidence'))
    return 'It comes up often.';
  const [first, ...others] = candidates;
  if (first === undefined || others.length === 0) return 'It is new and lasting.';
  return others.every((other) => matters.same(statementOf(first), statementOf(other)))
    ? 'Several statements say the same.'
    : 'Several lines on the same matter become one.';
}

/** Why a candidate is passed over: what code can see of it, or else what the model says. */
export async function reasonToSkip(proposal: Proposal, grounds: Grounds, matters: Matters): Promise<Stop> {
  const [first, ...others] = await Promise.all(
    proposal.candidates.map((one) => stopOf(one, grounds, matters)),
  );
  if (first !== undefined && others.every((other) => other?.code === first.code)) {
    const reasons = new Set([first, ...others].map((stop) => stop?.reason));
    return { code: first.code, reason: [...reasons].join(' ') };
  }
  return { code: 'skip', reason: claimOf(proposal).trim() };
}

async function stopOf(candidate: Candidate, grounds: Grounds, matters: Matters): Promise<Stop | undefined> {
  const { kind, text, at } = candidate;
  if (kind === 'event') return { code: 'kind', reason: 'An event is kept in its day, not in memory.' };
  if (kind === 'task') return { code: 'kind', reason: 'A task passes; it stays in its day.' };
  const lastConfirmed = new Date(at).toISOString();
  if (kind === 'plan' && isPast({ text, lastConfirmed }, grounds.today, grounds.zone))
    return { code: 'past_plan', reason: 'Its date has passed.' };
  const own = statementOf(candidate);
  const overtaking = await findGently([...grounds.candidates, ...grounds.items], (other) => {
    const newer = statementOf(other);
    return newer !== own && (newer.at ?? 0) >= at && matters.replaces(newer, own);
  });
  if (overtaking !== undefined) return { code: 'superseded', reason: OVERTAKEN };
  const known = await findGently(grounds.items, (item) => matters.same(own, statementOf(item)));
  return known === undefined ? undefined : { code: 'duplicate', reason: saidAlready(known.text) };
}

const saidAlready = (line: string): string => `"${line}" already says this.`;
/** Why an older statement is left out. */
export const OVERTAKEN = 'A newer statement takes its place.';
const saidOtherwise = (line: string): string => `A newer statement says otherwise: "${line}".`;

/** A model's own words, marked as what they are; with a space in front, empty when it gave none. */
function claimOf({ reason }: Proposal): string {
  return reason === '' ? '' : ` The model says: "${reason.replaceAll('"', "'")}".`;
}
