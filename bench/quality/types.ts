export interface QualityMessage {
  /** Days after the chat's first day, from 0. */
  day: number;
  /** Local time, `HH:mm`. */
  time: string;
  /** A name among the chat's `people`. */
  who: string;
  text: string;
  /** Somebody else's words inside the message; without it the writer's own. */
  origin?: 'own' | 'forwarded' | 'quoted';
}

/**
 * What should become of a fact. `durable`: one line keeps it. `repeated`: it is said several times, and exactly one
 * line keeps it. `contradicted`: it changes, and only the newest form is kept. `temporary` and `junk`: no line.
 */
export type QualityFactKind = 'durable' | 'temporary' | 'contradicted' | 'junk' | 'repeated';

/** A marked fact. All strings are parts of a line, compared without regard to case. */
export interface QualityFact {
  id: string;
  kind: QualityFactKind;
  /** A line of the memory that holds all of these is about this fact. */
  expect: string[];
  /** Of a contradicted fact: what the line about it holds as well in the end. */
  newest?: string[];
  /** Of a contradicted fact: its old form; no line holds any of these. */
  forbid?: string[];
}

/** A labelled chat over several days. */
export interface QualityChat {
  /** BCP 47, such as `en`. */
  language: string;
  name: string;
  /** The person whose assistant it is. */
  owner: string;
  people: string[];
  messages: QualityMessage[];
  facts: QualityFact[];
}

/** A day of messages as rows of time, writer, text and, when not the writer's own, origin. */
export type DayRows = [time: string, who: string, text: string, origin?: 'forwarded' | 'quoted'][];

/** Numbers the days of a chat and turns their rows into messages. */
export function messagesOf(days: DayRows[]): QualityMessage[] {
  return days.flatMap((rows, day) =>
    rows.map(([time, who, text, origin]) => ({ day, time, who, text, ...(origin ? { origin } : {}) })),
  );
}
