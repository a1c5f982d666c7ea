import type { TrustClass } from '../../chat/message.ts';
import { isTrusted } from '../../chat/trust.ts';
import type { Day } from '../../time/zone.ts';

/** `context`: what the bot said; it is no hit, but an answer inherits its question. */
type EntryKind = 'message' | 'note' | 'item' | 'context';

/** One text of a space as the index holds it. */
export interface Entry {
  kind: EntryKind;
  /** Log id, key of a note, or number of an item; unique in its kind. */
  key: string;
  /** The conversation and the place in it, from 1, without gaps; `null` for what stands by itself. */
  conversation: string | null;
  place: number;
  /** The platform's id of the message; empty where it has none. */
  ref: string;
  /** The day whose log file has it; empty for what stands in no log. */
  file: Day | '';
  /** Milliseconds since the epoch; 0 when nobody knows when it was said. */
  at: number;
  /** The local day on which it was said; empty when nobody knows. */
  day: Day | '';
  speakerId: string;
  speaker: string;
  /** What is shown and searched: its words, and the captions below them. */
  text: string;
  /** Names of what is attached, a line each: an edit of the words leaves them. */
  captions: string;
  /** Terms, parted by spaces. */
  terms: string;
  /** Terms of its question sentences. */
  asks: string;
  /** Bits of `FLAG`. */
  flags: number;
}

/** What of an entry its place in a ranking depends on, which is read of hundreds for each question. */
export type Outline = Pick<
  Entry,
  'kind' | 'key' | 'conversation' | 'place' | 'at' | 'day' | 'speakerId' | 'terms' | 'asks' | 'flags'
>;

export const FLAG = {
  /** Ends with a question. */
  question: 1,
  /** Names a day, a date or a span of time. */
  time: 2,
  /** Has a number. */
  number: 4,
  /** Somebody else's words: forwarded, quoted, or of another bot; the bits above say which. */
  foreign: 8,
} as const;

/** Where words may come from that are not the speaker's own. */
const ORIGINS: readonly TrustClass[] = ['forwarded', 'quoted', 'import', 'bot', 'self'];
/** How far up the place in `ORIGINS` stands. */
const ORIGIN_SHIFT = 4;
/** All bits that say whose words they are. */
const ORIGIN_BITS = FLAG.foreign | (7 << ORIGIN_SHIFT);

/** The bits that say whose words they are; none for the speaker's own. */
export function foreignFlags(trust: TrustClass): number {
  return isTrusted(trust) ? 0 : FLAG.foreign | (ORIGINS.indexOf(trust) << ORIGIN_SHIFT);
}

/** Those bits of flags: an edit of the words leaves them. */
export const originOf = (flags: number): number => flags & ORIGIN_BITS;

/** Where words come from that are not the speaker's own; `undefined` for the speaker's own. */
export function foreignOf(flags: number): TrustClass | undefined {
  return (flags & FLAG.foreign) === 0 ? undefined : ORIGINS[originOf(flags) >> ORIGIN_SHIFT];
}
