import type { DiaryWords } from '../diary-words.ts';

export const diary: DiaryWords = {
  duplicates: 'Doublons et contradictions',
  insights: 'Ce que j’en retiens',
  changes: 'Ce qui a changé',
  observation: 'Observation',
  sameAs: 'Dit plus d’une fois : {kept} (aussi : {dropped})',
  replacedBy: '{before} → {after}',
  added: 'Ajouté',
  merged: 'Fusionné',
  updated: 'Remplacé',
  removed: 'Supprimé',
  archived: 'Déplacé dans les archives',
  held: 'En attente d’une personne',
  refused: 'Refusé',
  nothing: 'Rien.',
};
