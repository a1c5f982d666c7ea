import type { DiaryWords } from '../diary-words.ts';

export const diary: DiaryWords = {
  duplicates: 'Repeticiones y contradicciones',
  insights: 'Hallazgos',
  changes: 'Lo que cambió',
  observation: 'Observación',
  sameAs: 'Dicho más de una vez: {kept} (también: {dropped})',
  replacedBy: '{before} → {after}',
  added: 'Añadido',
  merged: 'Unido',
  updated: 'Sustituido',
  removed: 'Quitado',
  archived: 'Pasado al archivo',
  held: 'A la espera de una persona',
  refused: 'Rechazado',
  nothing: 'Nada.',
};
