/** What search needs to know of how a language asks. Patterns see lower case with plain apostrophes. */
export interface QuestionWords {
  /** Words that frame a question and say little of what it is about, such as "kind" and "mention". */
  scaffolding: readonly string[];
  /** What asks when something was. */
  when: RegExp;
  /** What asks who, what, which, where, when or how much, so that a few words answer it; not what asks why or how. */
  asks: RegExp;
  /** Of these what asks what is done or is there. */
  what: RegExp;
  /** What asks for a number. */
  howMany: RegExp;
  /** What asks how things stand now. */
  now: RegExp;
  /** Kinds of things that people ask about by the name of the kind, and tell of by the name of the thing. */
  kinds: readonly Kind[];
}

/** Words for a kind of things, and for things of that kind. */
export interface Kind {
  names: readonly string[];
  members: readonly string[];
}
