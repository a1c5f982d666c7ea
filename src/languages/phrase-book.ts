/** Forms of a counted thing by plural category of the language; `other` always stands. `#` is the number. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** One sentence in several wordings; `{name}` stands for what is filled in. */
export type Wordings = readonly [string, ...string[]];

/** What a dream did to the memory most: lines added, replaced, or united and taken out; or all of that alike. */
export type Turn = 'added' | 'changed' | 'tidied' | 'mixed';

/** What the offline narrator and the offline answers say in one language. */
export interface PhraseBook {
  code: string;
  /** `{a} and {b}`, for lists. */
  and: string;
  /** Marks around people's words. */
  quote: readonly [string, string];
  count: Record<'note' | 'line' | 'day', Counted>;
  dates: {
    /** Locale of the names of weekdays and months, such as `en-GB`. */
    locale: string;
    /** The dream's own day: `{weekday}` and `{date}` (day and month). */
    day: string;
    /** A date of another year: `{date}` and `{year}`. */
    otherYear: string;
  };
  /** Placeholders are named with each sentence. A counted one may be any number from 1. */
  diary: {
    light: {
      /** Openings, by how much there was to read on one day: `{day}`, and `{notes}` where there are several. */
      one: Wordings;
      few: Wordings;
      many: Wordings;
      /** The opening for several days: `{notes}`, `{from}`, `{to}`. */
      span: Wordings;
      /** How much of it was new and worth weighing: all of several, `{staged}` (notes), nothing. */
      all: Wordings;
      some: Wordings;
      none: Wordings;
      /** Two notes that say the same: `{kept}`, `{dropped}`. */
      duplicate: Wordings;
      /** Where the rest stays. */
      closing: Wordings;
    };
    rem: {
      /** The strongest theme: `{theme}`, `{days}`, `{notes}`. */
      theme: Wordings;
      /** A list of further ones: `{themes}`. */
      others: Wordings;
      /** The surest truth: `{truth}`, `{days}`; and a list of further ones: `{truths}`. */
      truth: Wordings;
      truths: Wordings;
      /** Whether what was known still holds: `{lines}` changed, or none. */
      changed: Wordings;
      steady: Wordings;
    };
    deep: {
      /** Openings, by what happened to the memory most. */
      opening: Record<Turn, Wordings>;
      /** One new line, `{line}`, or somebody's own words as one, `{name}` and `{words}`; several, `{lines}` and `{list}`. */
      addedOne: Wordings;
      addedWords: Wordings;
      added: Wordings;
      /** New lines that are not quoted: `{lines}`. */
      addedMore: Wordings;
      /** `{before}` (a list) and `{after}`. */
      merged: Wordings;
      /** `{before}` and `{after}`. */
      updated: Wordings;
      /** `{text}` and `{reason}`, which stands in brackets and may be missing. */
      removed: Wordings;
      archived: Wordings;
      /** What left for want of room, and comes back when it is told again: `{list}`. */
      noRoom: Wordings;
      refused: Wordings;
      /** Said when something was replaced, merged or taken out. */
      closing: Wordings;
    };
    insights: {
      /** The memory was empty before. */
      first: Wordings;
      /** `{theme}`. */
      theme: Wordings;
      /** `{notes}` were read, and fewer `{lines}` added. */
      kept: Wordings;
      /** `{lines}` were replaced. */
      changed: Wordings;
      /** Nothing of what was read changed the memory. */
      unchanged: Wordings;
      /** A line waits for a person: `{text}`; `{lines}` more do. */
      held: Wordings;
      heldMore: Wordings;
    };
    observation: {
      /** What became of the memory on the whole. */
      turn: Record<Turn | 'quiet', Wordings>;
      /** Its size when it is nearly full, and when it is not: `{items}` of `{maxItems}` lines. */
      full: Wordings;
      room: Wordings;
    };
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
    /** Somewhere in a question about its speaker that asks for nothing in particular: "what do you know about me". */
    asksAboutSelf: RegExp;
    /** Asks what the bot is or does; a part of a message, without marks. */
    asksForHelp: RegExp;
    /** A message that is only a greeting, or thanks. */
    isGreeting: RegExp;
    isThanks: RegExp;
  };
}
