import { language as languageData } from '../../languages/index.ts';
import { termsOf } from './terms.ts';

/** A kind of things that a question names: "instrument". */
export interface SoughtKind {
  /** Terms of things of that kind, without those of the question. */
  members: readonly string[];
  /** Of the words that name it. */
  weight: number;
}

interface KnownKind {
  names: ReadonlySet<string>;
  members: readonly string[];
}

const known = new Map<string, readonly KnownKind[]>();

function kindsOf(language: string): readonly KnownKind[] {
  const before = known.get(language);
  if (before !== undefined) return before;
  const termsOfAll = (words: readonly string[]): string[] => [
    ...new Set(words.flatMap((word) => termsOf(word, language))),
  ];
  const made = languageData(language).questions.kinds.map(
    ({ names, members }): KnownKind => ({
      names: new Set(termsOfAll(names)),
      // "Pet" and "animal" name one kind: who asks for the one may have been told of the other.
      members: termsOfAll([...names, ...members]),
    }),
  );
  known.set(language, made);
  return made;
}

/** The kinds of things that words of a question name. */
export function kindsNamedBy(terms: ReadonlyMap<string, number>, language: string): SoughtKind[] {
  return kindsOf(language).flatMap(({ names, members }) => {
    const weights = [...names].flatMap((name) => terms.get(name) ?? []);
    return weights.length === 0
      ? []
      : [{ members: members.filter((member) => !terms.has(member)), weight: Math.max(...weights) }];
  });
}

/** Terms of the things of every kind that a word names, and of the kind's other names. */
export function membersOf(term: string, language: string): ReadonlySet<string> {
  return new Set(kindsOf(language).flatMap(({ names, members }) => (names.has(term) ? members : [])));
}
