import type { Lexicon } from './lexicon.ts';
import type { Cast } from './people.ts';
import type { QuoteReading } from './reading.ts';
import type { Part } from './unspaced-reading.ts';

/** A statement of a quote. */
export interface Ground extends Part {
  quote: QuoteReading;
  /** Ids of the persons it speaks of. */
  persons: ReadonlySet<string>;
}

export interface Claim extends Part {
  persons: ReadonlySet<string>;
  /** The text that it is a part of. */
  whole: string;
}

export interface Circumstances {
  lexicon: Lexicon;
  cast: Cast;
}
