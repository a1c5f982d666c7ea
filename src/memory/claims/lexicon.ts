import { type ClaimLanguage, type ClaimMark, claimLanguage, type TieWords } from '../../languages/claims.ts';
import { stem } from '../../text/words.ts';

/** Words and phrases looked up by their letters; `*` at the end of an entry stands for any ending. */
export class Phrases<T> {
  readonly #exact = new Map<string, T[]>();
  readonly #prefixes = new Map<string, T[]>();
  #shortest = Number.POSITIVE_INFINITY;
  /** By their first letters, as many as the shortest has: how long prefixes are, the longest first. Made when needed. */
  #prefixLengths: Map<string, readonly number[]> | undefined;
  /** For the first word of each phrase, how many words its longest phrase has. */
  readonly #lengths = new Map<string, number>();

  add(entry: string, value: T): void {
    if (entry === '') return;
    if (entry.endsWith('*')) {
      const prefix = entry.slice(0, -1);
      this.#shortest = Math.min(this.#shortest, prefix.length);
      put(this.#prefixes, prefix, value);
      this.#prefixLengths = undefined;
      return;
    }
    put(this.#exact, entry, value);
    const first = entry.split(' ', 1)[0] ?? entry;
    const count = entry.split(' ').length;
    this.#lengths.set(first, Math.max(this.#lengths.get(first) ?? 1, count));
  }

  /** Adds all entries of a list that is written as one string, parted by `|`. */
  addAll(list: string, value: T): this {
    for (const entry of list.split('|')) this.add(entry, value);
    return this;
  }

  /** Whether a word or phrase without `*` begins with a word. */
  starts(word: string): boolean {
    return this.#lengths.has(word);
  }

  /** Whether anything can be known of words that begin with the first of these: most words begin nothing. */
  mayBegin(words: readonly string[]): boolean {
    if (this.#lengths.has(words[0] ?? '')) return true;
    this.#prefixLengths ??= this.#measured();
    return this.#prefixLengths.has(words.join(' ').slice(0, this.#shortest));
  }

  /** What is known of one word or phrase. */
  get(word: string): readonly T[] {
    const found = this.#exact.get(word);
    if (this.#prefixes.size === 0) return found ?? [];
    this.#prefixLengths ??= this.#measured();
    const lengths = this.#prefixLengths.get(word.slice(0, this.#shortest));
    if (lengths === undefined) return found ?? [];
    const all = found ? [...found] : [];
    for (const length of lengths) {
      const more = length > word.length ? undefined : this.#prefixes.get(word.slice(0, length));
      if (more) all.push(...more);
    }
    return all;
  }

  #measured(): Map<string, readonly number[]> {
    const lengths = new Map<string, Set<number>>();
    for (const prefix of this.#prefixes.keys()) {
      const head = prefix.slice(0, this.#shortest);
      lengths.set(head, (lengths.get(head) ?? new Set()).add(prefix.length));
    }
    return new Map(Array.from(lengths, ([head, all]) => [head, [...all].sort((a, b) => b - a)]));
  }

  /** The longest phrase that starts at a word: how many words it has (at least 1), and what is known of it. */
  longest(words: readonly string[], at: number): { length: number; values: readonly T[] } {
    const first = words[at] ?? '';
    for (let length = Math.min(this.#lengths.get(first) ?? 1, words.length - at); length > 1; length -= 1) {
      const values = this.#exact.get(words.slice(at, at + length).join(' '));
      if (values) return { length, values };
    }
    return { length: 1, values: this.get(first) };
  }
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The words of one language, ready for looking up. */
export interface Lexicon {
  code: string;
  language: ClaimLanguage;
  marks: Phrases<ClaimMark>;
  free: Phrases<true>;
  strict: Phrases<true>;
  /** Numbers of the groups of words that say the same as a word. */
  same: Phrases<number>;
  /** Numbers of the pairs a word belongs to; negative for the second side. Pair numbers start at 1. */
  opposite: Phrases<number>;
  verbs: Phrases<true>;
  past: Phrases<true>;
  deictic: Phrases<true>;
  /** Words whose sides may not change places. */
  directed: ReadonlySet<string>;
  ties: Readonly<Record<keyof TieWords, Phrases<true>>>;
  /** Whether the language has words of its own here. */
  known: boolean;
}

const made = new Map<string, Lexicon>();

/** The lexicon of a language by its code; made once. */
export function lexiconOf(code: string): Lexicon {
  const ready = made.get(code);
  if (ready) return ready;
  const language = claimLanguage(code);
  const marks = new Phrases<ClaimMark>();
  for (const [mark, list] of Object.entries(language.marks)) marks.addAll(list, mark as ClaimMark);
  const same = new Phrases<number>();
  language.same.forEach((group, index) => {
    for (const form of group.split(' ')) same.add(form, index);
  });
  const opposite = new Phrases<number>();
  language.opposite.forEach(([one, other], index) => {
    for (const form of one.split(' ')) opposite.add(form, index + 1);
    for (const form of other.split(' ')) opposite.add(form, -(index + 1));
  });
  const verbs = new Phrases<true>();
  for (const group of language.verbs)
    for (const form of group.split(' ')) {
      verbs.add(form, true);
      if (!language.verbSecond) verbs.add(stem(form, code), true);
    }
  const tie = (name: keyof TieWords) => new Phrases<true>().addAll(language.ties[name], true);
  const lexicon: Lexicon = {
    code,
    language,
    marks,
    free: new Phrases<true>().addAll(language.free, true),
    strict: new Phrases<true>().addAll(language.strict, true),
    same,
    opposite,
    verbs,
    past: new Phrases<true>().addAll(language.past.forms, true),
    deictic: new Phrases<true>().addAll(language.deictic, true),
    directed: new Set(language.directed.split(' ')),
    ties: {
      except: tie('except'),
      exceptOfAll: tie('exceptOfAll'),
      all: tie('all'),
      upon: tie('upon'),
      partOf: tie('partOf'),
      of: tie('of'),
      now: tie('now'),
      reflexive: tie('reflexive'),
    },
    known: language.verbs.length > 0,
  };
  made.set(code, lexicon);
  return lexicon;
}
