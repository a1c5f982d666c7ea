import type { DiaryWords } from '../diary-words.ts';

export const diary: DiaryWords = {
  duplicates: 'Duplicates and contradictions',
  insights: 'Insights',
  changes: 'What changed',
  observation: 'Observation',
  sameAs: 'Said more than once: {kept} (also: {dropped})',
  replacedBy: '{before} → {after}',
  added: 'Added',
  merged: 'Merged',
  updated: 'Replaced',
  removed: 'Removed',
  archived: 'Moved to the archive',
  held: 'Held for a person',
  refused: 'Refused',
  nothing: 'Nothing.',
};
