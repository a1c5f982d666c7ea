import {
  ENOUGH_POINTS,
  type StatementKind,
  type StatementPattern,
  type StatementRules,
} from '../../languages/statements.ts';
import { isQuestion } from '../../text/sentences.ts';
import { spelledOut } from './clauses.ts';
import { plainForm } from './plain.ts';

/** What a sentence states, before it is put into a note's words. */
export interface Statement {
  kind: StatementKind;
  /** The sentence without its leading and trailing particles. */
  body: string;
  /** The same in lower case with plain apostrophes, for matching. */
  plain: string;
  /** A third person whom it names as its subject. */
  named?: string;
  /** `self`: about the speaker; `group`: we and us; `world`: neither. */
  voice: 'self' | 'group' | 'world';
  /** It speaks of somebody or something that a pronoun in the next sentence may mean. */
  third: boolean;
}

export interface DatesNamed {
  future: boolean;
  ahead: boolean;
  past: boolean;
}

/** Everything a judgement needs beside the sentence. */
export interface Circumstances {
  rules: StatementRules;
  /** Names of those who may be spoken to, at the start of plain text. */
  address?: RegExp | undefined;
  /** What it leans on stands before it. */
  leaning?: boolean;
  /** Whether the sentence names a day after, some days after, or before the one on which it was said. */
  dated(text: string): DatesNamed;
}

const SHORTEST = 6;
/** Longer sentences are told stories, not statements; the patterns never see them. */
export const LONGEST_SENTENCE = 300;
const FEWEST_LETTERS = 0.55;
const TRAILING_MARKS =
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]|\u200d|\ufe0f|[:;=xX]-?[)(DPp3*]+(?![\p{L}\p{N}])|<3|\^\^)+$/u;
const STRAY_BRACKETS = /[)(]+$/;

/**
 * Takes off what stands in front of and behind a statement without saying anything.
 *
 * @param address who is spoken to, at the start of plain text
 */
export function bareSentence(sentence: string, rules: StatementRules, address?: RegExp): string {
  let text = withoutTrail(sentence.trim().replace(/\s+/g, ' '));
  text = text.replace(/^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]|\u200d|\ufe0f)+/u, '');
  for (let round = 0; round < 5; round += 1) {
    const plain = plainForm(text);
    const lead = address?.exec(plain) ?? rules.lead.exec(plain);
    if (!lead || lead[0].length === 0 || lead[0].length >= text.length) break;
    text = text.slice(lead[0].length);
  }
  const tail = rules.tail.exec(plainForm(text));
  return withoutTrail(tail ? text.slice(0, tail.index) : text);
}

function withoutTrail(text: string): string {
  const end = text.length - (TRAILING_MARKS.exec(text)?.[0].length ?? 0);
  const cut = text.slice(0, end);
  return cut.includes('(') ? cut : cut.replace(STRAY_BRACKETS, '').trimEnd();
}

/** What the sentence states that may last; `undefined` for everything else. */
export function statementIn(
  sentence: string,
  { rules, dated, leaning, address }: Circumstances,
): Statement | undefined {
  if (sentence.length > LONGEST_SENTENCE) return undefined;
  let body = bareSentence(spelledOut(sentence, rules.clauses), rules, address);
  if (!looksLikeProse(body)) return undefined;
  let plain = plainForm(body);

  const asked = rules.remember.exec(plain);
  if (asked) {
    body = bareSentence(body.slice(asked[0].length).replace(/\?+$/, ''), rules);
    plain = plainForm(body);
    if (!looksLikeProse(body)) return undefined;
  }
  const question = isQuestion(body);
  if (question && rules.clauses.whole.test(plain)) return undefined;
  if (matchesAny(rules.instructions, plain)) return stated('rule', body, plain, rules);
  if (question) return undefined;
  if (!leaning && rules.dangling.test(plain)) return undefined;
  if (!asked && matchesAny(rules.never, plain)) return undefined;

  let days: DatesNamed | undefined;
  // Reading dates takes longer than all patterns together.
  const isDated = (wanted: keyof DatesNamed | undefined): boolean => {
    if (wanted === undefined) return true;
    days ??= dated(body);
    return days[wanted];
  };
  const passes = !asked && matchesAny(rules.passing, plain);
  const skipped = rules.time.exec(plain)?.[0].length ?? 0;
  let found: Found | undefined;
  for (const { kind, ...form } of rules.patterns) {
    const name = nameIn(form, body.slice(skipped), plain.slice(skipped), rules);
    if (name === undefined || !isDated(form.dated)) continue;
    found = { kind, lasting: form.lasting ?? LASTING.has(kind), ...(name === '' ? {} : { name }) };
    break;
  }
  if (!found || OF_THE_DAY.has(found.kind) || (passes && found.lasting)) {
    const kind = kindBySigns(body, plain, skipped, rules, isDated, passes);
    if (kind !== undefined) return stated(kind, body, plain, rules, found?.name);
  }
  if (!found) return asked && rules.clause.test(plain) ? stated('decision', body, plain, rules) : undefined;
  if (passes && found.lasting) return undefined;
  if (found.kind === 'plan' && isOutweighed(plain, rules)) return undefined;
  return stated(found.kind, body, plain, rules, found.name);
}

interface Found {
  kind: StatementKind;
  /** A passing state only looks like it. */
  lasting: boolean;
  name?: string;
}

/** Kinds that say how things are. */
const LASTING: ReadonlySet<StatementKind> = new Set(['preference', 'person', 'fact']);

/** Kinds that stay in the notes of their day, unless signs speak for another. */
const OF_THE_DAY: ReadonlySet<StatementKind> = new Set(['fact', 'event', 'task']);

/** The kind for which most signs speak, when they are enough. */
function kindBySigns(
  body: string,
  plain: string,
  skipped: number,
  { signs }: StatementRules,
  isDated: (wanted: keyof DatesNamed | undefined) => boolean,
  passes: boolean,
): StatementKind | undefined {
  const points = new Map<StatementKind, number>();
  let shared = 0;
  for (const { kind, pattern, points: given, dated, cased } of signs) {
    const seen = cased ? body : plain;
    if (!pattern.test(seen) && !(skipped > 0 && pattern.test(seen.slice(skipped)))) continue;
    if (!isDated(dated)) continue;
    if (kind === undefined) shared += given;
    else points.set(kind, (points.get(kind) ?? 0) + given);
  }
  let best: StatementKind | undefined;
  let most = ENOUGH_POINTS - 1;
  for (const [kind, own] of points) {
    const all = own + shared - (passes && !DATED.has(kind) ? ENOUGH_POINTS : 0);
    if (own > 0 && all > most) [best, most] = [kind, all];
  }
  return best;
}

/** Whether signs against any statement outweigh a form: those of plans know little but a date. */
function isOutweighed(plain: string, { signs }: StatementRules): boolean {
  let against = 0;
  for (const { kind, pattern, points } of signs) {
    if (kind === undefined && points < 0 && pattern.test(plain)) against -= points;
  }
  return against >= ENOUGH_POINTS;
}

/** Kinds about a moment of their own, which may well be this one. */
const DATED: ReadonlySet<StatementKind> = new Set(['plan', 'experience', 'event', 'task', 'rule']);

/** The name a form finds, empty when it needs none; `undefined` when it does not match. */
function nameIn(
  form: Omit<StatementPattern, 'kind'>,
  body: string,
  plain: string,
  rules: StatementRules,
): string | undefined {
  const match = form.pattern.exec(plain);
  if (!match) return undefined;
  const place = match.indices?.groups?.name;
  return place === undefined ? '' : properName(body.slice(...place), rules);
}

function properName(name: string, rules: StatementRules): string | undefined {
  if (!/^\p{Lu}/u.test(name)) return undefined;
  return rules.notNames.has((name.split(' ')[0] ?? '').toLowerCase()) ? undefined : name.replace(/'s$/, '');
}

function stated(
  kind: StatementKind,
  body: string,
  plain: string,
  rules: StatementRules,
  found?: string,
): Statement {
  const related = rules.relation.exec(plain);
  const place = related?.indices?.groups?.name;
  const named = found ?? (place ? properName(body.slice(...place), rules) : undefined);
  const voice = voiceOf(plain, rules, OF_A_PERSON.has(kind) && named === undefined);
  return {
    kind,
    body,
    plain,
    ...(named === undefined ? {} : { named }),
    voice,
    third:
      named !== undefined ||
      related !== null ||
      voice === 'world' ||
      rules.clauses.own?.test(plain) === false,
  };
}

/**
 * Who speaks of whom in plain text.
 *
 * @param ofAPerson it is about somebody, and so about the speaker when it names nobody
 */
export function voiceOf(plain: string, rules: StatementRules, ofAPerson: boolean): Statement['voice'] {
  if (rules.self.test(plain)) return 'self';
  if (rules.group.test(plain)) return 'group';
  const { subjectless } = rules.clauses;
  return ofAPerson && (subjectless?.test(plain) ?? true) ? 'self' : 'world';
}

/** Kinds that are about the speaker when nobody is named: languages may leave the pronoun out. */
const OF_A_PERSON: ReadonlySet<StatementKind> = new Set(['preference', 'person', 'experience', 'event']);

function matchesAny(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((one) => one.test(text));
}

function looksLikeProse(text: string): boolean {
  if (text.length < SHORTEST || !/\p{L} +[\p{L}\p{N}—–-]/u.test(text)) return false;
  const letters = text.match(/[\p{L}\p{M}\p{N}' ]/gu)?.length ?? 0;
  return letters / text.length >= FEWEST_LETTERS;
}
