import { isTrusted, leastTrusted } from '../chat/trust.ts';
import type { Rejection } from '../memory/history.ts';
import { checkItemText } from '../memory/item-text.ts';
import { MemoryTextError } from '../memory/memory-errors.ts';
import { addressesAssistant, checkForm, checkSupport } from '../memory/support.ts';
import type { Item, Source } from '../memory/types.ts';
import { gently } from '../state/gently.ts';
import { similarity } from '../text/similarity.ts';
import { corrects } from './corrections.ts';
import type { Matters, Statement } from './matters.ts';
import { nameWordsIn, searchNames } from './names.ts';
import { type Grounds, itemSources, lineOf, type Proposal, statementOf } from './proposal.ts';
import { type Declined, hold, refuse } from './ruling.ts';

/** A rejection of other words still covers what is this similar and no newer. */
const LIKE_REJECTED = 0.75;

const MALFORMED = 'The line is not one plain sentence.';

type LineOperation = 'add' | 'update' | 'merge';

/** Why a line may not be written; `undefined` when nothing speaks against it. */
export async function faultOfLine(
  op: LineOperation,
  proposal: Proposal,
  grounds: Grounds,
  matters: Matters,
): Promise<Declined | undefined> {
  const { items, sources } = proposal;
  const rest = [...sources, ...(op === 'add' ? [] : items.flatMap(itemSources))];
  // An update stands on its new words alone; that the line was confirmed lately does not make them new.
  const grounded = op === 'update' ? sources : rest;
  return (
    faultOfForm(proposal) ??
    faultOfTrust(op, proposal, rest) ??
    faultOfProtection(op, proposal) ??
    faultOfRejection(proposal, grounded, grounds, matters) ??
    faultOfTarget(op, proposal, matters) ??
    faultOfSupport(proposal.text, grounded, grounds) ??
    (await faultOfAge(proposal, grounds, matters))
  );
}

function faultOfForm({ raw, text }: Proposal): Declined | undefined {
  const form = checkForm(raw)[0];
  if (form !== undefined) return refuse(form.code, MALFORMED);
  try {
    checkItemText(text);
    return undefined;
  } catch (error) {
    if (error instanceof MemoryTextError) return refuse('structure', MALFORMED);
    throw error;
  }
}

function faultOfTrust(
  op: LineOperation,
  { text, sources, candidates }: Proposal,
  rest: readonly Source[],
): Declined | undefined {
  if (op !== 'merge' && sources.length === 0) return refuse('no_source', 'It cites no words of a person.');
  const trust = leastTrusted(rest.map((source) => source.trust));
  // A rule put into other words is still the rule that was said.
  const isRule = [text, ...rest.map((source) => source.quote)].some(addressesAssistant);
  if (isRule && trust !== 'owner') {
    return hold('rule_not_owner', 'A rule for the assistant is taken from the owner alone.');
  }
  const isProven = trust === 'import' && candidates.every(({ lane }) => lane === 'evidence');
  return isTrusted(trust) || isProven ? undefined : hold('untrusted', `It rests on ${trust} words.`);
}

/** Pinned lines stay; what a person wrote may be updated by a later statement of the owner or of whom it concerns. */
function faultOfProtection(op: LineOperation, { items, sources }: Proposal): Declined | undefined {
  const pinned = items.find((item) => item.state === 'pinned');
  if (pinned !== undefined) return hold('pinned', `"${pinned.text}" is pinned; no dream changes it.`);
  const hand = items.find((item) => item.state === 'hand');
  if (hand === undefined) return undefined;
  if (op === 'merge')
    return hold('hand_written', `"${hand.text}" was written by a person; a dream does not merge it.`);
  if (sources.some((source) => source.trust === 'owner' || concerns(hand, source.speaker))) return undefined;
  return hold('hand_written', `"${hand.text}" was written by a person, and somebody else said otherwise.`);
}

function concerns(item: Item, speaker: Source['speaker']): boolean {
  return (
    item.sources.some((source) => source.speaker.id === speaker.id) ||
    nameWordsIn(searchNames(item.text), speaker.name) > 0
  );
}

function faultOfRejection(
  proposal: Proposal,
  rest: readonly Source[],
  { rejections }: Grounds,
  matters: Matters,
): Declined | undefined {
  const rejection = rejections.find((one) => isRejected(proposal, rest, one, matters));
  if (rejection === undefined) return undefined;
  return refuse('rejected', takenOut(rejection.text));
}

/** Why what a person does not want back stays out. */
export function takenOut(line: string): string {
  return `A person took "${line}" out, and nothing new was said since.`;
}

function isRejected(
  proposal: Proposal,
  rest: readonly Source[],
  rejection: Rejection,
  matters: Matters,
): boolean {
  const turns = new Set(rejection.turns);
  const notes = new Set(rejection.notes);
  const isNew = ({ turn, at }: Source): boolean =>
    !turns.has(turn) && Date.parse(at) > Date.parse(rejection.at);
  if (rest.some(isNew)) return false;
  const { candidates, text } = proposal;
  const line = lineOf(proposal);
  const sameNotes =
    candidates.length > 0 && candidates.every(({ notes: own }) => own.every((note) => notes.has(note.key)));
  if (sameNotes || similarity(text, rejection.text) >= LIKE_REJECTED) return true;
  const rejected: Statement = {
    text: rejection.text,
    kind: undefined,
    at: undefined,
    speakers: line.speakers,
  };
  // Older words in other messages may have said the same, or the same in more detail.
  if (matters.same(line, rejected) || matters.same(rejected, line)) return true;
  // One message may say several things; only what was rejected of it is.
  const sameTurns = rest.length > 0 && rest.every((source) => turns.has(source.turn));
  return sameTurns && matters.related(line, rejected);
}

/** An update must be newer than the line it replaces, and about the same. */
function faultOfTarget(op: LineOperation, proposal: Proposal, matters: Matters): Declined | undefined {
  const [target] = proposal.items;
  if (op === 'merge') return faultOfUnion(proposal, matters);
  if (op !== 'update' || target === undefined) return undefined;
  const newest = Math.max(...proposal.candidates.map((candidate) => candidate.at));
  if (target.lastConfirmed !== undefined && newest < Date.parse(target.lastConfirmed)) {
    return refuse('older', 'The words it rests on are older than the line that it would replace.');
  }
  // What was corrected may have been wrong in every word.
  const isCorrection = proposal.candidates.some((candidate) => corrects(candidate, target));
  if (isCorrection || matters.covers(lineOf(proposal), statementOf(target))) return undefined;
  return refuse('unrelated', 'It would replace a line about something else.');
}

/** Lines are united because they mean the same; each has something in common with another. */
function faultOfUnion({ items, candidates }: Proposal, matters: Matters): Declined | undefined {
  const united = [...items.map(statementOf), ...candidates.map(statementOf)];
  const stray = united.find((one) => !united.some((other) => other !== one && matters.related(one, other)));
  return stray === undefined
    ? undefined
    : refuse('unrelated', `It would unite "${stray.text}" with something else.`);
}

/** What a line says beyond the words it rests on. */
export function faultOfSupport(
  text: string,
  quotes: readonly Source[],
  { zone, people }: Grounds,
): Declined | undefined {
  const [problem] = checkSupport({ text, quotes: [...quotes], zone, people: [...people] });
  return problem === undefined ? undefined : refuse(problem.code, problem.message);
}

/** Of statements that contradict each other the newest counts, whichever of them a model picks. */
async function faultOfAge(
  proposal: Proposal,
  grounds: Grounds,
  matters: Matters,
): Promise<Declined | undefined> {
  const { text } = proposal;
  const line = lineOf(proposal);
  const newestFirst = [
    ...grounds.candidates.map((one) => ({ statement: statementOf(one), sources: () => one.sources })),
    ...grounds.items.map((one) => ({ statement: statementOf(one), sources: () => itemSources(one) })),
  ].sort((a, b) => (b.statement.at ?? 0) - (a.statement.at ?? 0));
  for await (const { statement, sources } of gently(newestFirst)) {
    const replaces = matters.replaces(statement, line);
    if (!replaces && !matters.same(statement, line)) continue;
    // A fuller statement replaces a shorter one and supports it all the same.
    if (!replaces || faultOfSupport(text, sources(), grounds) === undefined) return undefined;
    return refuse('older', `A newer statement says otherwise: "${statement.text}".`);
  }
  return undefined;
}
