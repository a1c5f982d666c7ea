/** The words of the dream diary's day file: headings and the labels of its lists. */
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
}
