import { hasClaimWords } from '../../languages/claims.ts';
import { stopWords } from '../../languages/general-words.ts';
import { learnedLanguage } from '../../languages/vocabulary.ts';
import { unelided } from '../../text/elision.ts';
import { languageOf, likeliestLanguage, scriptOf } from '../../text/language.ts';
import { words } from '../../text/words.ts';
import type { Source } from '../types.ts';
import { lexiconOf } from './lexicon.ts';
import type { Person } from './people.ts';

const BY_SCRIPT: Readonly<Record<string, string>> = {
  Latin: 'en',
  Cyrillic: 'uk',
  Han: 'zh',
  Japanese: 'ja',
};
/** Languages with labelled sentences that share their letters. */
const CYRILLIC = ['ru', 'uk'];
const LEAST_WORDS = 4;
/** As much of the quotes as tells their script. */
const ENOUGH = 2000;
/** Addresses belong to no language. */
const ADDRESSES = /\S+(?:\/\/|@)\S+|[\w-]+(?:\.[\w-]+)+\S*/gu;
const WORDS = /[\p{L}\p{M}\p{N}'’ʼ-]+/gu;

interface Tongues {
  /** ISO 639-1 code of the quotes' language, by their words, else by their script; empty when it cannot be told. */
  language: string;
  /** Whether the claim is in another script or language than its quotes. */
  translated: boolean;
}

/** Compares the languages of a claim and its quotes. */
export function readLanguages(text: string, quotes: readonly Source[], people: readonly Person[]): Tongues {
  const joined = quotes.map((quote) => quote.quote).join('\n');
  const names = namesOf([...people, ...quotes.map((quote) => quote.speaker)]);
  const claim = languageOf(without(text, names));
  const ground = believable(languageOf(without(joined, names)), joined);
  const groundScript = scriptOf(joined.slice(0, ENOUGH).replace(ADDRESSES, ' ')) ?? scriptOf(joined);
  // Two short lines may tell together what neither tells alone.
  const together =
    claim === undefined && ground === undefined
      ? believable(languageOf(without(`${joined}\n${text}`, names)), joined)
      : ground;
  return {
    language: groundLanguage(claim, together, groundScript, without(`${joined}\n${text}`, names)),
    translated: isTranslated(text, joined, quotes, names, claim, ground, groundScript),
  };
}

function namesOf(people: readonly Person[]): ReadonlySet<string> {
  return new Set(people.flatMap((person) => person.name.toLowerCase().match(WORDS) ?? []));
}

/** Names look like words of many languages. */
function without(text: string, names: ReadonlySet<string>): string {
  return text.replace(WORDS, (word) => (names.has(word.toLowerCase()) ? ' ' : word));
}

/** A language without data here must show itself by words or letters that English lacks. */
function believable(code: string | undefined, text: string): string | undefined {
  if (code === undefined || hasClaimWords(code) || /[^\p{ASCII}\p{P}]/u.test(text)) return code;
  const [foreign, english] = [stopWords(code), stopWords('en')];
  const telling = (text.toLowerCase().match(WORDS) ?? []).filter(
    (word) => foreign.has(word) && !english.has(word),
  );
  return telling.length >= 2 ? code : undefined;
}

function groundLanguage(
  claim: string | undefined,
  ground: string | undefined,
  script: string | undefined,
  text: string,
): string {
  const spoken = script === undefined ? undefined : bestKnown(text, script, ground ?? claim);
  if (spoken !== undefined) return spoken;
  if (hasClaimWords(ground)) return ground;
  // Short lines are easily taken for a rare language; only when both agree is it believed.
  if (ground !== undefined && ground === claim) return ground;
  if (hasClaimWords(claim)) return claim;
  const learned = script === 'Cyrillic' ? learnedLanguage(words(text), CYRILLIC) : undefined;
  return (
    learned ?? (ground === undefined ? likeliestLanguage(text) : undefined) ?? BY_SCRIPT[script ?? ''] ?? ''
  );
}

/** Languages with words here, by the script that they share. */
const SHARING: Readonly<Record<string, readonly string[]>> = {
  Latin: ['en', 'de', 'es', 'fr'],
  Cyrillic: ['ru', 'uk'],
};
/** A longer text is not easily mistaken. */
const SHORT = 120;
/** So many more words of a short text must be known in one language than in that which it was taken for. */
const CLEARLY = 2;

/** The language of a short text whose words are known in it and not in the one it was taken for, if any. */
function bestKnown(text: string, script: string, taken: string | undefined): string | undefined {
  const codes = SHARING[script];
  if (codes === undefined || text.length > SHORT || (taken !== undefined && !codes.includes(taken)))
    return undefined;
  // A name that looks like a word of a language says so once, however often it stands there.
  const own = new Set(text.toLowerCase().match(WORDS));
  const counts = codes.map((code) => {
    const said = new Set(Array.from(own, (word) => unelided(word, code)).flat());
    return { code, known: Array.from(said).filter((word) => isKnownIn(word, code)).length };
  });
  const [best, next] = counts.toSorted((a, b) => b.known - a.known);
  const before = taken === undefined ? next : counts.find(({ code }) => code === taken);
  const margin = taken === undefined ? 1 : CLEARLY;
  return best && before && best.known - before.known >= margin ? best.code : undefined;
}

function isKnownIn(word: string, code: string): boolean {
  const { free, marks, verbs, strict } = lexiconOf(code);
  return [free, marks, verbs, strict].some((list) => list.get(word).length > 0);
}

/** Words that claim and quotes share speak against a translation. */
function isTranslated(
  text: string,
  joined: string,
  quotes: readonly Source[],
  names: ReadonlySet<string>,
  claim: string | undefined,
  ground: string | undefined,
  groundScript: string | undefined,
): boolean {
  const own = (text.replace(ADDRESSES, ' ').match(WORDS) ?? []).filter(
    (word) => !names.has(word.toLowerCase()),
  );
  const script = scriptOf(own.join(' '));
  if (script === undefined || groundScript === undefined) return false;
  if (!sameScript(script, groundScript) && !quotes.some((quote) => sameScript(script, scriptOf(quote.quote))))
    return true;
  if (claim === undefined || ground === undefined || claim === ground) return false;
  if (quotes.length > 1 && quotes.some((quote) => languageOf(quote.quote) === claim)) return false;
  // A short line is easily taken for a rare language: a word of that language alone must speak for it.
  const [foreign, native] = [stopWords(claim), stopWords(ground)];
  const telling = own.some((word) => foreign.has(word.toLowerCase()) && !native.has(word.toLowerCase()));
  if (!telling && own.length < LEAST_WORDS) return false;
  const beginning = (word: string) => word.toLowerCase().slice(0, 4);
  const said = new Set((joined.match(WORDS) ?? []).map(beginning));
  return own.filter((word) => said.has(beginning(word))).length * 2 < own.length;
}

function sameScript(one: string, other: string | undefined): boolean {
  const eastAsian = new Set(['Han', 'Japanese']);
  return one === other || (other !== undefined && eastAsian.has(one) && eastAsian.has(other));
}
