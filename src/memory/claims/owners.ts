import type { Clause } from './clauses.ts';
import { has } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import { type Cast, nameKey } from './people.ts';
import type { QuoteReading, Reading } from './reading.ts';
import { type Problem, problem } from './subjects.ts';
import { isTie } from './ties.ts';
import type { Token } from './tokens.ts';

/** A thing and whose it is: "Tom's cat", "the cat of Tom", "кіт Тома", "Toms Katze". */
interface Owned {
  /** The words for the thing. */
  thing: readonly Token[];
  owner: Token;
  /** Forms by which the owner is known; equal ones name the same. */
  names: ReadonlySet<string>;
}

/** So many words may stand between an owner and the noun: "Tom's big black cat". */
const LONGEST_THING = 3;

/** Whether a thing is somebody else's in the quotes: "Anna's cat bit Tom's dog" for "Tom's cat bit Anna's dog". */
export function ownerProblems(
  claim: Reading,
  quotes: readonly QuoteReading[],
  cast: Cast,
  lexicon: Lexicon,
): Problem[] {
  const claimed = ownedIn(claim, cast, lexicon, undefined);
  if (claimed.length === 0) return [];
  const said = quotes.flatMap((quote) => ownedIn(quote, cast, lexicon, quote.source.speaker.id));
  for (const { thing, owner, names } of claimed) {
    for (const token of thing) {
      const same = said.filter((one) => one.thing.some((other) => shareKey(token, other)));
      if (same.length === 0 || same.some((one) => meets(one.names, names))) continue;
      return [
        problem(
          'subject',
          `“${token.raw}” belongs to “${same[0]?.owner.raw ?? ''}” in the quote, not to “${owner.raw}”.`,
        ),
      ];
    }
  }
  return [];
}

function ownedIn({ clauses }: Reading, cast: Cast, lexicon: Lexicon, speaker: string | undefined): Owned[] {
  return clauses.flatMap(({ tokens }: Clause) =>
    tokens.flatMap((token, at) => ownedAt(tokens, token, at, cast, lexicon, speaker)),
  );
}

function ownedAt(
  tokens: readonly Token[],
  token: Token,
  at: number,
  cast: Cast,
  lexicon: Lexicon,
  speaker: string | undefined,
): Owned[] {
  const names = (owner: Token): Set<string> => namesOf(owner, cast, speaker);
  const found: Owned[] = [];
  const ahead = thingFrom(tokens, at + 1);
  // "My": the speaker's; in a claim nobody speaks.
  const isOwner = speaker !== undefined && has(token, 'my');
  if (ahead.length > 0 && (isOwner || isOwnerAhead(token, tokens[at + 1], lexicon)))
    found.push({ thing: ahead, owner: token, names: names(token) });
  const thing = tokens[at - 1];
  if (thing === undefined || !isNoun(thing) || thing.possessive) return found;
  if (isTie(tokens, at, lexicon, 'of'))
    return [...found, ...ownersFrom(tokens.slice(at + 1), thing, names, lexicon)];
  return isGenitive(tokens, at, lexicon)
    ? [...found, ...ownersFrom(tokens.slice(at), thing, names, lexicon)]
    : found;
}

/** "Tom's"; in German a name that ends in "s" right before a noun. */
function isOwnerAhead(token: Token, next: Token | undefined, { code }: Lexicon): boolean {
  if (token.possessive) return token.kind === 'word';
  if (code !== 'de' || next === undefined || token.free || token.marks.length > 0) return false;
  return /^\p{Lu}.*(?:s|x|z|ß|')$/u.test(token.raw) && /^\p{Lu}/u.test(next.raw) && !next.free;
}

/** The owner behind a thing, and those who own it with them: "the dog of my sister and Tom". */
function ownersFrom(
  behind: readonly Token[],
  thing: Token,
  names: (owner: Token) => Set<string>,
  lexicon: Lexicon,
): Owned[] {
  const run: Token[] = [];
  for (const token of behind) {
    if (token.kind === 'break' || (token.verb && !isName(token)) || (token.free && !isLeading(token))) break;
    // Behind a name another one may stand, joined to it, and nothing else: "the cat of Tom bit".
    const last = run.at(-1);
    const chained = last !== undefined && isOwnerAhead(last, token, lexicon);
    if (run.some(isName) && isNoun(token) && !token.capital && !chained) break;
    run.push(token);
    if (run.length > LONGEST_THING) break;
  }
  const owners = run.filter(isNoun);
  const [owner] = owners;
  if (owner === undefined) return [];
  return [{ thing: [thing], owner, names: new Set(owners.flatMap((each) => [...names(each)])) }];
}

/** Words that stand before a noun and name nobody. */
function isLeading(token: Token): boolean {
  return token.article || has(token, 'article', 'my', 'our', 'third', 'and');
}

function thingFrom(tokens: readonly Token[], from: number): Token[] {
  const run: Token[] = [];
  for (const token of tokens.slice(from, from + LONGEST_THING)) {
    if (!isNoun(token)) break;
    run.push(token);
    if (token.possessive) break;
  }
  return run;
}

/** Names may look like verbs: "Tom", which is a form of "tomar". */
function isName({ capital, opens }: Token): boolean {
  return capital && !opens;
}

function isNoun(token: Token): boolean {
  if (token.kind !== 'word' && token.kind !== 'identifier') return false;
  return (
    (!token.verb || isName(token)) &&
    !token.free &&
    token.value === undefined &&
    !has(token, 'my', 'our', 'third', 'and')
  );
}

/** A name or a relative in the form of an owner, where its ending tells it: "кіт Тома", "der Hund meiner Schwester". */
function isGenitive(tokens: readonly Token[], at: number, { code, known, language }: Lexicon): boolean {
  const token = tokens[at] as Token;
  const isRelative = has(token, 'my', 'our', 'third') && has(tokens[at + 1], 'kin');
  if (code === 'de') return isRelative && /e[rs]$/u.test(token.word);
  if (!known || language.ties.of !== '') return false;
  return isRelative || (isName(token) && isNoun(token) && /[аяиіїыь]$/u.test(token.word));
}

function namesOf(owner: Token, cast: Cast, speaker: string | undefined): Set<string> {
  if (has(owner, 'my') && speaker !== undefined) return new Set([`p:${speaker}`]);
  const forms = [owner.word, owner.word.replace(/'?s?'?$/u, '')];
  return new Set([
    ...owner.keys,
    ...forms.map((form) => `@${nameKey(form)}`),
    ...[...cast.named(owner)].map((id) => `p:${id}`),
  ]);
}

function shareKey(one: Token, other: Token): boolean {
  return one.keys.some((key) => other.keys.includes(key));
}

function meets(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((name) => others.has(name));
}
