/** Forms of a counted thing by plural category of the language; `other` always stands. `#` is the number. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** One sentence in several wordings; `{name}` stands for what is filled in. */
export type Wordings = readonly [string, ...string[]];

/** What the offline narrator and the offline answers say in one language. */
export interface PhraseBook {
  code: string;
  /** `{a} and {b}`, for lists. */
  and: string;
  quote: readonly [string, string];
  count: Record<'note' | 'line' | 'day' | 'theme', Counted>;
  diary: {
    light: Record<
      'read' | 'readSpan' | 'staged' | 'nothingStaged' | 'duplicates' | 'duplicate' | 'closing',
      Wordings
    >;
    rem: Record<
      'opening' | 'theme' | 'themes' | 'contradiction' | 'contradictions' | 'noContradiction' | 'closing',
      Wordings
    >;
    deep: Record<
      | 'opening'
      | 'added'
      | 'addedMore'
      | 'merged'
      | 'updated'
      | 'removed'
      | 'archived'
      | 'held'
      | 'refused'
      | 'size'
      | 'closing',
      Wordings
    >;
    insights: Record<'theme' | 'change' | 'added' | 'held', Wordings>;
    observation: Record<'grew' | 'tidied' | 'settled' | 'quiet' | 'full' | 'room', Wordings>;
  };
  reply: {
    /** In front of what is remembered, the first with the reason why nothing else is said. */
    remembered: Wordings;
    nothing: Wordings;
    noted: Wordings;
    greeting: Wordings;
    thanks: Wordings;
    /** A request for what is known that is not put as a question. */
    asks: RegExp;
    /** A message that is only a greeting, or thanks. */
    isGreeting: RegExp;
    isThanks: RegExp;
  };
}
