import { isTrusted, leastTrusted } from '../chat/trust.ts';
import type { Speaker } from '../llm/model.ts';
import type { TrialMark } from '../memory/evidence.ts';
import { addressesAssistant, answeredIn, wantsRemembered } from '../memory/support.ts';
import type { NoteKind } from '../memory/types.ts';
import { gently } from '../state/gently.ts';
import { languageOfLine } from '../text/language.ts';
import { plannedDays } from '../text/planned.ts';
import type { Day } from '../time/zone.ts';
import { type NameSearch, nameWordsIn, searchNames } from './names.ts';
import { isRedacted, REDACTED } from './ruling.ts';
import { trialOf } from './trials/overlay.ts';
import { type Candidate, HARMFUL_TRIAL, type Judgement, type Stop } from './types.ts';

/** The deep phase's gates: which candidates may be distilled into memory. */
export interface Gated {
  passed: Candidate[];
  /** Everything else, each with the gate that stopped it. */
  stopped: Judgement[];
}

export interface LaneOptions {
  /** The salience lane: whether it is open, and for how many candidates a run. */
  salience: { enabled: boolean; limit: number };
  /** The evidence lane: scores of the notes for which all its gates are open, by key, and for how many candidates. */
  evidence: { passing: ReadonlyMap<string, number>; limit: number };
  /** What shadow trials showed of notes, by their keys. */
  trials: ReadonlyMap<string, TrialMark & { n: number }>;
  /** Everyone who speaks in the space. */
  people: readonly Speaker[];
  today: Day;
  zone: string;
  /** Language code of the space. */
  language: string;
}

/** Kinds that need no repetition, in the order in which they are taken. */
const DURABLE: readonly NoteKind[] = ['rule', 'person', 'preference', 'decision', 'plan', 'experience'];

/** Kinds that only the person concerned can know. */
const PERSONAL: readonly NoteKind[] = ['person', 'preference', 'experience'];

/** What stops a statement only as long as nothing but its words speaks for it. */
export const WANT_EVIDENCE: readonly string[] = ['kind', 'plan_without_date', 'salience_off', 'limit'];

/**
 * Whether evidence opens a way for what this code stopped. Imported words are nobody's own in this room, so that they
 * become no memory by themselves.
 */
export function wantsEvidence(code: string, { sources }: Pick<Candidate, 'sources'>): boolean {
  if (WANT_EVIDENCE.includes(code)) return true;
  return code === 'untrusted' && leastTrusted(sources.map(({ trust }) => trust)) === 'import';
}

/**
 * Two lanes lead into memory. Salience: a durable statement by a trusted speaker about their own life or the group
 * passes at once. Evidence: what was said, asked for and recalled often enough passes whatever its kind. What neither
 * takes stays staged; whom to trust and what is private both lanes ask first.
 */
export async function openLanes(candidates: readonly Candidate[], options: LaneOptions): Promise<Gated> {
  const { salience, evidence } = options;
  const stopped: Judgement[] = [];
  const salient: Candidate[] = [];
  for await (const candidate of gently(candidates)) {
    const gate = closedGate(candidate, options);
    if (gate === undefined) salient.push(candidate);
    else stopped.push({ candidate, ...gate });
  }
  const wanted = new Set(salient.filter(isWanted));
  salient.sort(
    (a, b) =>
      Number(wanted.has(b)) - Number(wanted.has(a)) ||
      DURABLE.indexOf(a.kind) - DURABLE.indexOf(b.kind) ||
      b.at - a.at ||
      a.n - b.n,
  );
  for (const candidate of salient.splice(salience.limit)) {
    stopped.push({ candidate, ...beyondLimit(salience.limit) });
  }
  const scoreOf = ({ notes }: Candidate): number =>
    Math.max(0, ...notes.map(({ key }) => evidence.passing.get(key) ?? 0));
  const proven: Judgement[] = [];
  const rest = stopped.map((one): Judgement => {
    if (!wantsEvidence(one.code, one.candidate) || scoreOf(one.candidate) === 0) return one;
    const other = aboutAnother(one.candidate, options.people);
    if (other !== undefined) return { ...one, ...forAnother(other) };
    const plan = one.candidate.kind === 'plan' ? planGate(one.candidate, options) : undefined;
    if (plan?.code === 'past_plan') return { ...one, ...plan };
    proven.push(one);
    return one;
  });
  proven.sort((a, b) => scoreOf(b.candidate) - scoreOf(a.candidate));
  const taken = proven.splice(0, evidence.limit);
  const left = new Set(proven);
  return {
    passed: [...salient, ...taken.map(({ candidate }) => ({ ...candidate, lane: 'evidence' as const }))],
    stopped: rest
      .filter((one) => !taken.includes(one))
      .map((one) => (left.has(one) ? { ...one, ...beyondLimit(evidence.limit) } : one)),
  };
}

function beyondLimit(limit: number): Stop & Pick<Judgement, 'verdict'> {
  return {
    verdict: 'staged',
    code: 'limit',
    reason: `Only ${limit} statements are taken in one dream; this one waits for the next.`,
  };
}

function closedGate(
  candidate: Candidate,
  options: LaneOptions,
): (Stop & Pick<Judgement, 'verdict'>) | undefined {
  if (candidate.sources.length === 0) {
    return { verdict: 'refused', code: 'no_source', reason: 'No logged words support it.' };
  }
  // Nobody said the mark, so nobody is asked about it either.
  if (isRedacted(candidate.text)) return { verdict: 'refused', code: 'redacted', reason: REDACTED };
  if (trialOf(candidate, options.trials)?.verdict === 'harmful') {
    return { verdict: 'refused', code: HARMFUL_TRIAL, reason: 'A shadow trial found that it does harm.' };
  }
  const trust = leastTrusted(candidate.sources.map((source) => source.trust));
  // A line that a person wrote is its own quote; reading it costs much.
  const words = [...new Set([candidate.text, ...candidate.sources.map((source) => source.quote)])];
  const isRule = candidate.kind === 'rule' || words.some(addressesAssistant);
  if (isRule && trust !== 'owner') {
    return {
      verdict: 'held',
      code: 'rule_not_owner',
      reason: 'A rule for the assistant is taken from the owner alone.',
    };
  }
  if (!isTrusted(trust)) {
    return {
      verdict: 'held',
      code: 'untrusted',
      reason: `It rests on ${trust} words, which become memory only when a person says so.`,
    };
  }
  if (!options.salience.enabled) {
    return {
      verdict: 'staged',
      code: 'salience_off',
      reason: 'Statements need repetition here: the salience lane is off.',
    };
  }
  if (!DURABLE.includes(candidate.kind) && !(candidate.kind === 'fact' && isWanted(candidate))) {
    return {
      verdict: 'staged',
      code: 'kind',
      reason: `A ${candidate.kind} needs repetition or recall before it is kept.`,
    };
  }
  const other = aboutAnother(candidate, options.people);
  if (other !== undefined) return forAnother(other);
  if (candidate.kind === 'plan') return planGate(candidate, options);
  return undefined;
}

/** Whether somebody said that it is to be remembered. */
function isWanted({ sources }: Candidate): boolean {
  return sources.some(({ quote }) => wantsRemembered(quote));
}

function forAnother(name: string): Stop & Pick<Judgement, 'verdict'> {
  return {
    verdict: 'refused',
    code: 'about_another_member',
    reason: `It is about ${name}, who has to say it.`,
  };
}

function planGate(
  candidate: Candidate,
  { today, zone, language }: LaneOptions,
): (Stop & Pick<Judgement, 'verdict'>) | undefined {
  const code = languageOfLine(candidate.text, language) ?? language;
  const last = plannedDays(candidate.text, candidate.at, zone, code).sort().at(-1);
  if (last === undefined) {
    return {
      verdict: 'staged',
      code: 'plan_without_date',
      reason: 'A plan without a date is kept when it comes up again.',
    };
  }
  if (last < today)
    return { verdict: 'skipped', code: 'past_plan', reason: `Its date, ${last}, has passed.` };
  return undefined;
}

/** The other member whom a statement is about; such a statement is theirs to make. */
function aboutAnother(candidate: Candidate, people: readonly Speaker[]): string | undefined {
  const { text, kind, subject } = candidate;
  const answered = answeredIn(candidate.sources);
  // Whoever asks says nothing of anybody; whoever answers speaks for themselves.
  const speakers = answered ? [answered.answer.speaker] : candidate.sources.map((source) => source.speaker);
  const bySubject = otherNamed(searchNames(subject), speakers, people);
  if (bySubject !== undefined || !PERSONAL.includes(kind)) return bySubject;
  if (answered !== undefined) {
    const said = `${answered.question.quote} ${answered.answer.quote}`;
    return otherNamed(searchNames(said), speakers, people);
  }
  // The subject is what a summariser claims; the sentence itself says whom it begins with.
  const statement = text.replace(/^[^:]{1,60}: +/u, '');
  const within = searchNames(statement);
  if (speakers.some(({ name }) => nameWordsIn(within, name) > 0)) return undefined;
  const [opening = ''] = /^\S+/u.exec(statement) ?? [];
  return otherNamed({ ...within, forms: searchNames(opening).forms }, speakers, people);
}

/** Who is named and does not speak. Two people may share a name: what fits a speaker as well is about the speaker. */
function otherNamed(
  search: NameSearch,
  speakers: readonly Speaker[],
  people: readonly Speaker[],
): string | undefined {
  const own = Math.max(0, ...speakers.map(({ name }) => nameWordsIn(search, name)));
  const others = people.filter((person) => !speakers.some((speaker) => speaker.id === person.id));
  return others.find(({ name }) => nameWordsIn(search, name) > own)?.name;
}
