import { mattersOf } from '../../languages/matters.ts';
import type { StatementRules } from '../../languages/statements.ts';
import { contentStems } from '../../text/words.ts';
import { lastingShare } from './likelihoods.ts';
import { listedStatements } from './listed.ts';
import { plainForm } from './plain.ts';
import { bareSentence } from './statement.ts';

/** So much clearer than all of its sentence a part must be to stand alone: whole sentences read better. */
const CLEARER = 0.15;
/** Sentences of more clauses are taken apart one by one; looking at all stretches would take too long. */
const MOST_TOGETHER = 6;

/**
 * Takes a sentence apart where a stretch of its clauses states something lasting more clearly than all of it does.
 *
 * @param clauses exact parts of the sentence, in their order
 * @returns the stretch and what is left of the clauses before and behind it
 */
export function clearest(sentence: string, clauses: readonly string[], code: string): string[] {
  if (clauses.length > MOST_TOGETHER) return [...clauses];
  const places = placesIn(sentence, clauses);
  const all = stretch(sentence, places, 0, places.length);
  let best = { text: all, from: 0, to: places.length, share: lastingShare(all, code) + CLEARER };
  for (let from = 0; from < places.length; from += 1) {
    for (let to = from + 1; to <= places.length; to += 1) {
      const text = stretch(sentence, places, from, to);
      const share = lastingShare(text, code);
      if (share > best.share) best = { text, from, to, share };
    }
  }
  return [...clauses.slice(0, best.from), best.text, ...clauses.slice(best.to)];
}

/** From this likelihood each of two clauses states something lasting for itself. */
const ALONE = 0.7;

/** Whether each part states something lasting for itself. */
export function standAlone(parts: readonly string[], code: string): boolean {
  return parts.every((part) => lastingShare(part, code) >= ALONE);
}

/** Clauses of one matter. */
interface Run {
  clauses: string[];
  /** What they say with their subject in front, where the sentence does not name it again. */
  given?: string;
  /** That subject is somebody else: quoted alone, the clauses would be the speaker's. */
  ofOther?: true;
}

type Rules = Pick<
  StatementRules,
  'code' | 'self' | 'group' | 'goesOn' | 'others' | 'lead' | 'tail' | 'leaning'
>;

/**
 * Draws apart what one sentence tells of two matters, each with the speaker as its subject: "my name is Marta and I live in
 * Leeds", "I live in Leeds and work as a nurse". Whoever moves later changes one of them alone.
 *
 * @param clauses exact parts of the sentence, in their order
 * @returns runs of clauses, at least one
 */
export function mattersApart(sentence: string, clauses: readonly string[], rules: Rules): Run[] {
  if (clauses.length > MOST_TOGETHER) return [{ clauses: [...clauses] }];
  const listed = listedStatements(sentence, clauses, rules);
  if (listed) return listed.map((clause) => ({ clauses: [clause] }));
  const { code } = rules;
  const places = placesIn(sentence, clauses);
  const runs: Run[] = [];
  let from = 0;
  for (const [at, clause] of clauses.entries()) {
    const before = stretch(sentence, places, from, at);
    const around = { start: runs[0]?.clauses[0] ?? '', last: clauses[at - 1] ?? '' };
    const speakers = at > 0 ? givenSubject(around, clause, rules) : undefined;
    const given = speakers ?? (at > 0 ? givenRelative(around, clause, rules) : undefined);
    const own = given ?? withoutJoint(clause, rules);
    const apart =
      at > 0 &&
      own !== undefined &&
      // "I used to smoke but I quit" says what was quit in its first half.
      mattersOf(code)?.ending?.test(plainForm(own)) !== true &&
      lastingShare(own, code) >= ALONE &&
      lastingShare(runs.at(-1)?.given ?? before, code) >= ALONE;
    if (at === 0 || apart) {
      runs.push({
        clauses: [],
        ...(apart && own === given ? { given, ...(speakers === undefined ? { ofOther: true } : {}) } : {}),
      });
      from = at;
    }
    const run = runs.at(-1);
    if (run?.given !== undefined && from !== at)
      run.given += sentence.slice(places[at - 1]?.[1], places[at]?.[1]);
    run?.clauses.push(clause);
  }
  return runs;
}

/** A clause from its subject on, when that is the speaker or their group: "and I live in Leeds". */
function withoutJoint(clause: string, { self, group }: Rules): string | undefined {
  const isOwn = (word = ''): boolean => self.test(plainForm(word)) || group.test(plainForm(word));
  const [first, ...rest] = clause.split(/\s+/u);
  if (isOwn(first)) return clause;
  return isOwn(rest[0]) ? rest.join(' ') : undefined;
}

/** What stands in front of a clause: the clause with which the sentence began, and the one just before. */
interface Around {
  start: string;
  last: string;
}

/**
 * A clause that goes on with a verb of the speaker's, who began the sentence, with the pronoun in front. Not what may hang on
 * another verb or a denial of the first clause, nor what says "it" of something named there.
 */
function givenSubject(around: Around, clause: string, rules: Rules): string | undefined {
  const { goesOn } = rules;
  if (goesOn === undefined) return undefined;
  const [start = '', own = '', before = ''] = [around.start, clause, around.last].map((part) =>
    bareSentence(part, rules),
  );
  const opening = plainForm(start);
  const subject = goesOn.subjects.find(({ said }) => said.test(opening));
  const isOwn = (part: string): boolean => goesOn.verb.test(`${plainForm(part)} `);
  if (subject === undefined || !isOwn(own)) return undefined;
  if (before !== start && !isOwn(before) && withoutJoint(around.last, rules) === undefined) return undefined;
  const whole = [opening, plainForm(before)];
  if (whole.some((part) => goesOn.dependent?.test(part))) return undefined;
  const plain = plainForm(own);
  if (!standsBehind(whole, plain, rules)) return undefined;
  return `${VOWEL.test(plain) ? subject.beforeVowel : subject.given}${own}`;
}

/** "My sister lives in Leeds and works as a nurse": the second clause with my sister in front. */
function givenRelative(around: Around, clause: string, rules: Rules): string | undefined {
  const { others } = rules;
  if (others === undefined) return undefined;
  const [start = '', own = '', before = ''] = [around.start, clause, around.last].map((part) =>
    bareSentence(part, rules),
  );
  const opening = plainForm(start);
  const subject = others.subject.exec(`${opening} `)?.[0];
  const isTheirs = (part: string): boolean => others.verb.test(`${plainForm(part)} `);
  if (subject === undefined || !isTheirs(own) || (before !== start && !isTheirs(before))) return undefined;
  return standsBehind([opening, plainForm(before)], plainForm(own), rules)
    ? `${start.slice(0, subject.length)} ${own}`
    : undefined;
}

/** Whether a clause says enough without those in front of it, which deny nothing that it means and name no "it". */
function standsBehind(whole: readonly string[], plain: string, { code, leaning }: Rules): boolean {
  const denial = mattersOf(code)?.negation;
  if (denial !== undefined && whole.some((part) => denial.test(part)) && !denial.test(plain)) return false;
  const words = plain.split(/\s+/u);
  if (contentStems(plain, code).length < FEWEST_TOLD) return false;
  return !words.some((_, n) => n > 0 && leaning.test(words.slice(n).join(' ')));
}

/** Fewer words say what only the clause before completes: "drink a lot". */
const FEWEST_TOLD = 2;
const VOWEL = /^[aeiouyhàâéèêëîïôûœ]/u;

type Place = readonly [start: number, end: number];

function placesIn(sentence: string, clauses: readonly string[]): Place[] {
  let at = 0;
  return clauses.map((clause) => {
    const start = sentence.indexOf(clause, at);
    at = start + clause.length;
    return [start, at];
  });
}

function stretch(sentence: string, places: readonly Place[], from: number, to: number): string {
  return sentence.slice(places[from]?.[0], places[to - 1]?.[1]);
}
