import { languages } from '../../languages/index.ts';
import type { Clause } from './clauses.ts';
import { has } from './grammar.ts';
import type { Cast } from './people.ts';
import { type Problem, problem } from './subjects.ts';
import type { Token } from './tokens.ts';

const DIRECTED = new Set(Object.values(languages).flatMap(({ claims }) => claims.directed.split(' ')));

interface Sides {
  verb: Token;
  before: Token[];
  after: Token[];
}

/** Whether somebody gives, owes or wins in a claim who receives, is owed or loses in its quote. */
export function turnedRound(clause: Clause, quoted: Clause, cast: Cast): Problem[] {
  const [claimed, said] = [sidesOf(clause, cast), sidesOf(quoted, cast)];
  if (!claimed || !said || !claimed.verb.keys.some((key) => said.verb.keys.includes(key))) return [];
  const moved =
    claimed.before.find((token) => stands(token, said.after)) ??
    claimed.after.find((token) => stands(token, said.before));
  return moved
    ? [problem('subject', `“${moved.raw}” stands on the other side of “${claimed.verb.raw}” in the quote.`)]
    : [];
}

/** Where words may stand in any order their case tells the side, so the same form is on the same side. */
function stands(token: Token, others: readonly Token[]): boolean {
  const inflected = /\p{Script=Cyrillic}/u.test(token.word);
  return others.some(
    (other) =>
      other.keys.some((key) => token.keys.includes(key)) && !(inflected && other.word === token.word),
  );
}

function sidesOf(clause: Clause, cast: Cast): Sides | undefined {
  const { tokens } = clause;
  const at = tokens.findIndex((token) => DIRECTED.has(token.word));
  const verb = tokens[at];
  if (!verb) return undefined;
  // "Ben hat Ana geschlagen": the helping verb parts the two where the other one ends the clause.
  const helping = tokens.findIndex((token) => has(token, 'have', 'be'));
  const parts =
    helping > 0 && helping < at && tokens.slice(at + 1).every((token) => token.free) ? helping : at;
  const party = (token: Token) =>
    token.kind !== 'break' &&
    token.value === undefined &&
    !cast.speakers.has([...cast.named(token)][0] ?? '') &&
    ((token.capital && !token.free && !has(token, 'I', 'my')) || has(token, 'kin', 'crowd'));
  const [left, right] = [tokens.slice(0, parts).filter(party), tokens.slice(parts + 1).filter(party)];
  const passive =
    (has(tokens[at - 1], 'be') && tokens.slice(at + 1).some((token) => token.word === 'by')) ||
    (/^(?:wurden?|wird|werden)$/u.test(tokens[parts]?.word ?? '') &&
      tokens.some((token) => token.word === 'von'));
  return passive ? { verb, before: right, after: left } : { verb, before: left, after: right };
}
