import type { ClaimMark } from '../../languages/claims.ts';
import type { StatementRules } from '../../languages/statements.ts';
import { lexiconOf } from '../../memory/claims/lexicon.ts';
import { contentStems, words } from '../../text/words.ts';
import { ENOUGH, lastingShare } from './likelihoods.ts';
import { plainForm } from './plain.ts';
import { rarities } from './rarity.ts';
import { bareSentence } from './statement.ts';

/** From this likelihood the entries of a list, taken together, state something lasting for themselves. */
const ALL_STATE = 0.4;
/** Fewer words are a part of a statement. */
const FEWEST_WORDS = 2;
/** So many clauses side by side are a list even without words that announce it. */
const FEWEST_UNANNOUNCED = 3;

/** What opens a clause that hangs on the one before it. */
const HANGING: readonly ClaimMark[] = ['condition', 'subordinate', 'contrast', 'report', 'unreal', 'ask'];
/** What makes of all clauses something that may not be so. */
const DOUBTFUL: readonly ClaimMark[] = ['condition', 'unreal', 'hedge', 'desire', 'report'];

type Rules = Pick<StatementRules, 'code' | 'lead' | 'tail' | 'leaning' | 'self' | 'others'>;

/**
 * The statements that a sentence lists side by side: "minutes from tonight: subs stay at 8, the concert is on the 19th, and
 * Helen conducts". Each changes alone later, so each is a matter of its own. What tells of its speaker is told in one.
 *
 * @param clauses exact parts of the sentence, in their order
 * @returns the parts without what announces them; `undefined` when it is no list
 */
export function listedStatements(
  sentence: string,
  clauses: readonly string[],
  rules: Rules,
): readonly string[] | undefined {
  const [first = '', ...rest] = clauses;
  const announced = /^\s*:/u.test(sentence.slice(sentence.indexOf(first) + first.length));
  const entries = undashed(sentence, announced ? rest : clauses);
  if (entries.length < (announced ? 2 : FEWEST_UNANNOUNCED)) return undefined;
  const { marks } = lexiconOf(rules.code);
  const marked = (word: string | undefined, wanted: readonly ClaimMark[]): boolean =>
    word !== undefined && marks.get(word).some((mark) => wanted.includes(mark));
  if (words(plainForm(sentence)).some((word) => marked(word, DOUBTFUL))) return undefined;
  const stands = entries.every((entry, at) => {
    const bare = bareSentence(entry, rules);
    const plain = plainForm(bare);
    const opens = (text: string): boolean => marked(words(text)[0], HANGING);
    if (at > 0 && (opens(plainForm(entry)) || opens(plain))) return false;
    return (
      !rules.self.test(plain) &&
      !rules.leaning.test(plain) &&
      (at === 0 || rules.others?.verb.test(`${plain} `) !== true) &&
      namesWhatItIsAbout(plain, rules.code, at)
    );
  });
  const shares = stands ? entries.map((entry) => lastingShare(bareSentence(entry, rules), rules.code)) : [];
  const all = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const whole = lastingShare(sentence, rules.code);
  // What is said around an entry has half the say in whether it is noted.
  return all >= ALL_STATE && shares.every((share) => (share + whole) / 2 >= ENOUGH) ? entries : undefined;
}

/** "We have a new conductor, is called Ansel": where pronouns are left out, a clause may go on about the one before. */
function namesWhatItIsAbout(plain: string, code: string, at: number): boolean {
  const stems = contentStems(plain, code);
  const [first] = stems;
  if (first === undefined || stems.length < FEWEST_WORDS) return false;
  return at === 0 || (rarities([first], code).get(first) ?? 1) >= TELLS;
}

/** Less rare words are mostly verbs. */
const TELLS = 0.6;

/** A dash may stand for a verb: "head of the house — Arkady" is one statement. */
function undashed(sentence: string, clauses: readonly string[]): string[] {
  const found: string[] = [];
  let start = 0;
  let end = 0;
  for (const clause of clauses) {
    const at = sentence.indexOf(clause, end);
    const goesOn = found.length > 0 && /^\s*[—–]\s*$/u.test(sentence.slice(end, at));
    if (!goesOn) start = at;
    end = at + clause.length;
    if (goesOn) found[found.length - 1] = sentence.slice(start, end);
    else found.push(clause);
  }
  return found;
}
