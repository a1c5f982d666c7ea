import type { texts as english } from './en/texts.ts';
import type { Counted } from './phrase-book.ts';

/** Names of what the bot says. English has them all, so every language must. */
export type TextKey = Exclude<keyof typeof english, 'code'>;

type NamedBy<Key> = Key extends `summary.${infer Name}` ? Name : never;

/** Names of the chat commands: each has a summary. */
export type CommandName = NamedBy<TextKey>;

/**
 * What the bot says in one language outside of its prose: answers to commands, notices, refusals. `{name}` stands for
 * a value; a counted text has forms by plural category, and `#` is its number.
 */
export type Texts = {
  readonly [K in keyof typeof english]: (typeof english)[K] extends string ? string : Counted;
};
