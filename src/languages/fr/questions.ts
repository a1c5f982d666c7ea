import { list } from '../lists.ts';
import type { QuestionWords } from '../question-words.ts';
import { kinds } from './kinds.ts';

export const questions: QuestionWords = {
  scaffolding: list('genre type sorte mentionné dit disait raconté nom noms appelle appellent arrivé passé'),
  when: /(?<!\p{L})(?:quand|quel (?:jour|mois)|quelle (?:date|année|heure)|il y a combien de temps)(?!\p{L})/u,
  asks: /^et (?:pour )?(?=(?:les?|la|notre|nos) |l')|(?<!\p{L})(?:qui|où|quand|combien|quel(?:le)?s?|quoi|que|comment(?= s'appelle))(?!\p{L})/u,
  what: /^qu(?:oi|e)$/u,
  howMany: /(?<!\p{L})(?:combien|quel âge)(?!\p{L})/u,
  now: /(?<!\p{L})(?:maintenant|actuellement|en ce moment|désormais|encore|toujours|derni[eè]re?s?|aujourd'hui)(?!\p{L})/u,
  kinds,
};
