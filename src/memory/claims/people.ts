import type { Source } from '../types.ts';
import type { Token } from './tokens.ts';

export interface Person {
  id: string;
  name: string;
}

/** Endings that a name takes in languages with cases; what is before them is compared. */
const ENDINGS = /(?:ові|еві|єві|ою|ею|єю|ому|ого|ом|ем|єм|ин|ина|ині|ину|ей|ой|[аяоеєиіїуюьйыэ])$/u;
const SOFTENED: Readonly<Record<string, string>> = { г: 'з', ж: 'з', к: 'ц', х: 'с' };
const OPEN_VOWELS = /[іїєеёо]/gu;

/** What is the same in all case forms of a name; Latin names have no such forms. */
export function nameKey(word: string): string {
  const lower = word.toLowerCase();
  if (!/\p{Script=Cyrillic}/u.test(lower)) return lower;
  const stem = lower.length > 2 ? lower.replace(ENDINGS, '') : lower;
  const last = stem.at(-1) ?? '';
  return (stem.slice(0, -1) + (SOFTENED[last] ?? last)).replace(OPEN_VOWELS, 'о');
}

/** The people of a question, found by their names in any case form. */
export class Cast {
  readonly #byKey = new Map<string, Set<string>>();
  readonly speakers: ReadonlySet<string>;
  readonly #names = new Map<string, string>();

  constructor(quotes: readonly Source[], people: readonly Person[]) {
    this.speakers = new Set(quotes.map((quote) => quote.speaker.id));
    for (const person of [...people, ...quotes.map((quote) => quote.speaker)]) {
      if (!this.#names.has(person.id)) this.#names.set(person.id, person.name);
      for (const word of person.name.match(/[\p{L}\p{M}\p{N}_'’-]+/gu) ?? []) {
        const key = nameKey(word.replace(/’/gu, "'"));
        this.#byKey.set(key, (this.#byKey.get(key) ?? new Set()).add(person.id));
      }
    }
  }

  /** Ids of the people whom a word may name; empty for any other word. */
  named(token: Token): ReadonlySet<string> {
    if (token.kind === 'break' || (token.free && !token.capital)) return NOBODY;
    if (
      token.kind !== 'word' &&
      token.kind !== 'identifier' &&
      token.kind !== 'unspaced' &&
      token.kind !== 'link'
    )
      return NOBODY;
    const key = nameKey(token.word.replace(/^@/, ''));
    // "Anas Schwester", "Jonas' Hund": a genitive has no sign of its own in some languages.
    const owner = token.capital ? /^(\p{Script=Latin}{2,}?)(?:s|'|'s)$/u.exec(key)?.[1] : undefined;
    return this.#byKey.get(key) ?? (owner === undefined ? undefined : this.#byKey.get(owner)) ?? NOBODY;
  }

  /** Everybody by id, with their name. */
  people(): Iterable<[string, string]> {
    return this.#names;
  }

  name(id: string): string {
    return this.#names.get(id) ?? id;
  }

  /** The people named in a row of words. A full name counts once. */
  allNamed(tokens: readonly Token[]): Set<string> {
    const found = new Set<string>();
    for (const token of tokens) {
      const ids = this.named(token);
      // A shared first name is settled in favour of those who speak.
      const speaking = Array.from(ids).filter((id) => this.speakers.has(id));
      for (const id of speaking.length > 0 ? speaking : ids) found.add(id);
    }
    return found;
  }
}

const NOBODY: ReadonlySet<string> = new Set();
