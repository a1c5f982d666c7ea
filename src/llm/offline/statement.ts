import { stopWords } from '../../languages/general-words.ts';
import { mattersOf } from '../../languages/matters.ts';
import type { StatementKind, StatementRules } from '../../languages/statements.ts';
import { addressesAssistant } from '../../memory/support.ts';
import { isQuestion } from '../../text/sentences.ts';
import { isFragment } from './fragment.ts';
import { ENOUGH, LASTING, likelihoods } from './likelihoods.ts';
import { mainClause, uninverted } from './main-clause.ts';
import { plainForm } from './plain.ts';
import { spelledOut } from './spelling.ts';

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

/** Everything a judgement needs beside the sentence. */
interface Circumstances {
  rules: StatementRules;
  /** Names of those who may be spoken to, at the start of plain text. */
  address?: RegExp | undefined;
  /** The sentence of which it is a clause; by default all of it. */
  sentence?: string;
  /** What it leans on stands before it. */
  leaning?: boolean;
  /** Whether it cannot be of a kind that its words make likely: it is settled or told of somebody then, if that is likely too. */
  unfit?: (kind: StatementKind, body: string) => boolean;
  /** Its speaker asks to remember it, in words that are not of the clause. */
  requested?: boolean;
}

const SHORTEST = 6;
/** Longer sentences are told stories, not statements; the patterns never see them. */
export const LONGEST_SENTENCE = 300;
const FEWEST_LETTERS = 0.55;
const LETTERS = /[\p{L}\p{M}\p{N}' ]/gu;
const TRAILING_MARKS =
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]|\u200d|\ufe0f|[:;=xX]-?[)(DPp3*]+(?![\p{L}\p{N}])|<3|\^\^)+$/u;
const STRAY_BRACKETS = /[)(]+$/;

/**
 * Takes off what stands in front of and behind a statement without saying anything.
 *
 * @param address who is spoken to, at the start of plain text
 */
export function bareSentence(
  sentence: string,
  rules: Pick<StatementRules, 'lead' | 'tail'>,
  address?: RegExp,
): string {
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
  clause: string,
  { rules, sentence = clause, leaning, requested = false, unfit, address }: Circumstances,
): Statement | undefined {
  if (clause.length > LONGEST_SENTENCE) return undefined;
  let body = bareSentence(spelledOut(clause, rules), rules, address);
  if (!looksLikeProse(body)) return undefined;
  let plain = plainForm(body);

  const asked = rules.remember.exec(plain);
  if (asked) {
    body = bareSentence(body.slice(asked[0].length).replace(/[?？]+$/, ''), rules);
    plain = plainForm(body);
    if (!looksLikeProse(body)) return undefined;
  }
  // "Übrigens wohne ich in Köln": something stood in front that is left out.
  const inverted = clause.startsWith(body) ? undefined : uninverted(body, rules);
  const main = isQuestion(body) ? undefined : (inverted ?? mainClause(body, rules));
  if (main !== undefined) {
    body = main;
    plain = plainForm(body);
  }
  const question = isQuestion(body);
  if (addressesAssistant(body)) return stated('rule', body, plain, rules);
  if (question) return undefined;
  if (!leaning && rules.leaning.test(plain)) return undefined;
  const wanted = requested || asked !== null;
  const likely = likelihoods(body, wanted ? body : sentence, rules.code);
  const enough = wanted
    ? ENOUGH_WHEN_ASKED
    : changesSomething(plain, rules)
      ? ENOUGH_WHEN_NEW
      : isNewWork(clause, rules)
        ? ENOUGH_WHEN_ASKED
        : ENOUGH;
  const kind = kindOf(likely, enough, (one) => unfit?.(one, body) === true);
  if (kind === undefined || (kind === 'preference' && !wanted && isFragment(plain, rules))) return undefined;
  return stated(kind, body, plain, rules);
}

const ENOUGH_WHEN_ASKED = 0.1;
/** "Friday then, not Thursday": what says that something is new is said for some reason, however short it is. */
const ENOUGH_WHEN_NEW = 0.3;

/** Whether it says that something other than the speaker's own doings has changed. */
function changesSomething(plain: string, { code, self }: StatementRules): boolean {
  const marks = mattersOf(code);
  return !self.test(plain) && (marks?.change.test(plain) === true || marks?.moved?.test(plain) === true);
}

/** "Тепер я медсестра": however short it is. */
function isNewWork(clause: string, { code }: StatementRules): boolean {
  const marks = mattersOf(code);
  const plain = plainForm(clause).replace(/[\s.!…。！]+$/u, '');
  if (marks?.now.test(plain) !== true) return false;
  return marks.frames.some(({ slot, pattern }) => slot === 'profession' && pattern.test(plain));
}

/** @param enough so likely it is that something lasting is said when it is taken for that */
function kindOf(
  likely: ReadonlyMap<string, number>,
  enough: number,
  isUnfit: (kind: StatementKind) => boolean,
): StatementKind | undefined {
  const shares = [...likely].filter(([label]) => label !== NO_STATEMENT) as [StatementKind, number][];
  const lasting = shares.filter(([kind]) => LASTING.has(kind));
  const passing = shares.filter(([kind]) => !LASTING.has(kind));
  if (total(lasting) >= enough) {
    const kind = best(lasting);
    if (kind === undefined || !isUnfit(kind)) return kind;
    const other = best(lasting.filter(([one]) => one === 'decision' || one === 'person'));
    return other !== undefined && (likely.get(other) ?? 0) >= RIVAL ? other : kind;
  }
  return total(shares) >= ENOUGH ? best(passing) : undefined;
}

/** From this likelihood something is settled, or told of somebody, though another kind is likelier. */
const RIVAL = 0.3;

/** The label of sentences that state nothing. */
const NO_STATEMENT = 'none';

function total(shares: readonly [StatementKind, number][]): number {
  return shares.reduce((sum, [, share]) => sum + share, 0);
}

function best(shares: readonly [StatementKind, number][]): StatementKind | undefined {
  return shares.reduce<[StatementKind, number] | undefined>(
    (most, one) => (most === undefined || one[1] > most[1] ? one : most),
    undefined,
  )?.[0];
}

function stated(kind: StatementKind, body: string, plain: string, rules: StatementRules): Statement {
  const related = rules.relation.exec(plain);
  const place = related?.indices?.groups?.name;
  const named = place ? properName(body.slice(...place), rules) : undefined;
  const voice = voiceOf(plain, rules, OF_A_PERSON.has(kind) && named === undefined);
  return {
    kind,
    body,
    plain,
    ...(named === undefined ? {} : { named }),
    voice,
    third: named !== undefined || related !== null || voiceOf(plain, rules, false) === 'world',
  };
}

function properName(name: string, rules: StatementRules): string | undefined {
  if (!/^[\p{Lu}\p{Lo}]/u.test(name)) return undefined;
  const first = (name.split(' ')[0] ?? '').toLowerCase();
  return stopWords(rules.code).has(first) ? undefined : name.replace(/'s$/, '');
}

/**
 * Who speaks of whom in plain text.
 *
 * @param ofAPerson it is about somebody, and so about the speaker when it names nobody
 */
export function voiceOf(plain: string, rules: StatementRules, ofAPerson: boolean): Statement['voice'] {
  if (rules.self.test(plain)) return 'self';
  if (rules.group.test(plain)) return 'group';
  return ofAPerson ? 'self' : 'world';
}

/** Kinds that are about the speaker when nobody is named: languages may leave the pronoun out. */
const OF_A_PERSON: ReadonlySet<StatementKind> = new Set(['preference', 'person', 'experience', 'event']);

/** Letters of scripts that put no spaces between words; few of them say much. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const FEWEST_UNSPACED = 3;

function looksLikeProse(text: string): boolean {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  if (unspaced >= FEWEST_UNSPACED) return (text.match(LETTERS)?.length ?? 0) / text.length >= FEWEST_LETTERS;
  if (text.length < SHORTEST || !/\p{L}:? +[«„“"]?[\p{L}\p{N}—–-]/u.test(text)) return false;
  const letters = text.match(LETTERS)?.length ?? 0;
  return letters / text.length >= FEWEST_LETTERS;
}
