import type { DiaryWords } from '../diary-words.ts';

export const diary: DiaryWords = {
  duplicates: 'Doppeltes und Widersprüche',
  insights: 'Einsichten',
  changes: 'Was sich geändert hat',
  observation: 'Beobachtung',
  sameAs: 'Mehr als einmal gesagt: {kept} (auch: {dropped})',
  replacedBy: '{before} → {after}',
  added: 'Aufgenommen',
  merged: 'Zusammengefasst',
  updated: 'Ersetzt',
  removed: 'Entfernt',
  archived: 'Ins Archiv verschoben',
  held: 'Wartet auf einen Menschen',
  refused: 'Abgelehnt',
  nothing: 'Nichts.',
};
