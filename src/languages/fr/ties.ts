import type { TieWords } from '../claim-types.ts';

export const ties: TieWords = {
  except:
    "sauf|excepté|hormis|à l' exception de|à l' exception du|à l' exception des|à l'exception|mis à part",
  exceptOfAll: 'à part|en dehors de',
  all: 'tout|tous|toute|toutes|personne|rien|jamais|aucun|aucune|chaque|monde',
  upon: "quand|lorsque|lorsqu'|dès que|dès qu'|une fois que|aussitôt que|aussitôt qu'",
  partOf: "de|d'|des|sur|parmi",
  of: "de|d'|du|des",
  now: "maintenant|désormais|aujourd'hui|actuellement|à présent|à l' heure actuelle",
  reflexive: '',
};
