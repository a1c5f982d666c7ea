/** What a message is there for. */
export type Purpose = 'repeated' | 'changed' | 'fact' | 'plan' | 'chatter';

/** One message of the family's chat. */
export interface Line {
  /** Days after the first one, from 0. */
  day: number;
  /** Local time, `HH:mm`. */
  time: string;
  who: string;
  text: string;
  purpose: Purpose;
}

/** How one person talks. `{name}` in a sentence stands for one word or phrase of the slot `name`. */
export interface Voice {
  name: string;
  slots: Readonly<Record<string, readonly string[]>>;
  /** Small talk, passing states, questions: nothing of it is worth keeping. */
  chatter: readonly string[];
  /** Worth keeping, said once. */
  facts: readonly string[];
  /** Sentences about a day to come, `{date}`. */
  plans: readonly string[];
  /** The months as they stand in a date. */
  months: readonly string[];
  /** A date of a day and a month's name. */
  date: (day: number, month: string) => string;
}

/** A fact that is told again and again, each time in other words. */
export interface RepeatedFact {
  who: string;
  wordings: readonly string[];
  /** The days on which it is told. */
  days: readonly number[];
  /** What a line that holds it contains, in lower case. */
  expect: readonly string[];
}

/** Somebody says one thing and later another. */
export interface ChangedMind {
  who: string;
  before: { day: number; text: string };
  after: { day: number; text: string };
  /** What only the newer statement contains, and only the older one, in lower case. */
  newest: string;
  old: string;
}
