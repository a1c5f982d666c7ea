/** Something that somebody said. */
export interface Turn {
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  speaker: string;
  text: string;
  /** What a picture that came with it shows. */
  caption?: string;
}

/** A question with the turns that answer it. */
export interface LabelledQuestion {
  text: string;
  /** Milliseconds since the epoch: when it is asked. */
  at: number;
  /** Ids of turns that are there, each once, at least one. */
  evidence: readonly string[];
  category: string;
  style: string;
}

/** A conversation with questions about it. */
export interface LabelledConversation {
  name: string;
  turns: readonly Turn[];
  questions: readonly LabelledQuestion[];
  /** How many turns are named as evidence that are not there. */
  unresolved: number;
}
