/** The words of the dream diary's day file and of the phase reports: headings and the labels of their lists. */
export interface DiaryWords {
  duplicates: string;
  insights: string;
  changes: string;
  observation: string;
  /** `{kept}` and `{dropped}` are put in. */
  sameAs: string;
  /** `{before}` and `{after}` are put in. */
  replacedBy: string;
  added: string;
  merged: string;
  updated: string;
  removed: string;
  archived: string;
  held: string;
  refused: string;
  nothing: string;
  /** Headings of the phase reports: what was staged, what was united, what waits. */
  staged: string;
  united: string;
  left: string;
  themes: string;
  truths: string;
  /** How sure a truth is; `{value}`, such as 83 %, is put in. */
  confidence: string;
  ranking: string;
  /** What says that something went: of a memory that lost nothing it is not true. */
  loss: RegExp;
  /** Which lane took a note. */
  byEvidence: string;
  bySalience: string;
  /** What a list leaves out; `{count}` is put in. */
  more: string;
}
