import type { PhraseBook } from '../phrase-book.ts';
import { pattern } from '../statement-rules.ts';

/** French. */
export const phrases: PhraseBook = {
  code: 'fr',
  and: '{a} et {b}',
  quote: ['«\u00a0', '\u00a0»'],
  count: {
    note: { one: '# note', other: '# notes' },
    line: { one: '# ligne', other: '# lignes' },
    day: { one: '# jour', other: '# jours' },
  },
  dates: { locale: 'fr-FR', day: '{weekday} {date}', otherYear: '{date} {year}' },
  diary: {
    light: {
      one: [
        'Une seule note m’attendait, celle du {day}.',
        'Une seule note est arrivée le {day}.',
        'Le {day} ne m’a laissé qu’une note à lire.',
      ],
      few: [
        'J’ai pris mon temps avec {notes} du {day}.',
        'Le {day}, on m’a laissé {notes}.',
        'Le {day} a été vite lu : {notes}.',
      ],
      many: [
        'Le {day} a été bavard : {notes} sur ma table.',
        'Il y avait de quoi lire pour le {day} : {notes} en tout.',
        'La table était pleine après le {day}, et j’ai parcouru {notes}.',
      ],
      span: [
        'J’ai feuilleté les jours du {from} au {to} et lu {notes}.',
        'Entre le {from} et le {to}, la table s’était remplie : {notes}.',
        'Les jours du {from} au {to} étaient devant moi : {notes} en tout.',
      ],
      all: [
        'Tout méritait d’être regardé de plus près.',
        'Rien n’était ancien, alors j’ai tout gardé pour le peser.',
        'Chaque chose a été pesée.',
      ],
      some: [
        'J’ai mis {staged} à part pour y regarder de plus près.',
        'De tout cela, j’ai gardé {staged} pour la suite.',
        'Ce qui semblait nouveau tenait en {staged}.',
      ],
      none: ['Rien ne demandait à être pesé.', 'J’avais déjà tout entendu.'],
      duplicate: [
        '{dropped} dit la même chose que {kept} : une seule suffit.',
        '{kept} et {dropped} sont une même pensée en deux formulations.',
        'J’ai posé {dropped} sur {kept}, car elles disent la même chose.',
      ],
      closing: [
        'Le reste demeure dans son jour, où on peut toujours le retrouver.',
        'Ce que j’ai laissé n’est pas perdu ; cela reste dans les notes de son jour.',
        'Les bavardages restent là où ils ont été dits.',
      ],
    },
    rem: {
      theme: [
        'Tout ramenait à {theme} : {notes} sur {days}.',
        'Une chose revenait sans cesse : {theme}, dans {notes} sur {days}.',
        '{theme} traverse {days} et {notes}.',
      ],
      others: [
        'À côté, j’ai souvent entendu parler de {themes}.',
        'J’ai aussi croisé plus d’une fois {themes}.',
      ],
      truth: [
        'Une chose s’est confirmée sur {days} : {truth}.',
        'Sur {days}, on m’a redit la même chose : {truth}.',
      ],
      truths: ['Cela aussi s’est confirmé : {truths}.', 'Il en va de même pour {truths}.'],
      changed: [
        'Tout ne s’accorde pas avec ce que je savais : il a fallu changer {lines}.',
        'Tout ne tient plus : des mots plus récents ont changé {lines}.',
      ],
      steady: [
        'Rien ne contredisait ce que je savais.',
        'Cela s’accorde avec ce que je savais déjà.',
        'Aucune ligne ancienne n’a été remise en question.',
      ],
    },
    deep: {
      opening: {
        added: [
          'La mémoire a accueilli du nouveau.',
          'Une part de ce qui a été dit doit rester.',
          'Cette fois, il y avait de quoi ajouter.',
        ],
        changed: [
          'Une partie de ce que je savais avait bougé.',
          'J’ai corrigé ce qui ne tenait plus.',
          'Des mots récents ont pris la place d’anciens.',
        ],
        tidied: ['C’était l’heure du rangement.', 'J’ai fait de la place.', 'Il fallait mettre de l’ordre.'],
        mixed: [
          'La mémoire a changé de plus d’une façon.',
          'Il y avait à écrire, et à ranger aussi.',
          'Plusieurs choses se sont rejointes ici.',
        ],
      },
      addedOne: ['J’ai ajouté {line}.', 'Du nouveau : {line}.', 'Désormais je garde {line}.'],
      addedWords: [
        '{name} a dit : {words}, et je l’ai écrit comme c’était dit.',
        'Avec les mots de {name} : {words}.',
      ],
      added: ['J’ai écrit {lines} : {list}.', 'Voici {lines} de plus qu’avant : {list}.'],
      addedMore: ['J’y ai encore ajouté {lines}.', 'Et il faut compter {lines} en plus.'],
      merged: ['J’ai réuni {before} en {after}.', 'De {before} est sorti {after}.'],
      updated: [
        'Là où il y avait {before}, il y a maintenant {after}.',
        '{before} a cédé la place à {after}.',
        'Au lieu de {before}, je garde maintenant {after}.',
      ],
      removed: ['J’ai laissé partir {text} {reason}', 'J’ai retiré {text} {reason}'],
      archived: [
        'J’ai déplacé {text} dans les archives {reason}',
        '{text} repose maintenant dans les archives {reason}',
      ],
      noRoom: [
        'La place a manqué : aux archives est allé {list}.',
        'Faute de place, les archives gardent maintenant {list} ; cela reviendra si on le redit.',
        'Pour que le reste tienne, j’ai confié aux archives {list}.',
      ],
      refused: ['J’ai refusé {text} {reason}', 'Je n’ai pas accepté {text} {reason}'],
      closing: [
        'Si quelque chose est faux, on peut le reprendre.',
        'Rien n’est définitif ; chaque changement peut être annulé.',
        'Ce qui est parti peut revenir.',
      ],
    },
    insights: {
      first: [
        'Jusqu’ici, rien n’était connu ; c’est ici que cela commence.',
        'Ce sont les premières lignes de cette mémoire.',
      ],
      theme: [
        'Ce qui revient le plus, c’est {theme}.',
        'Les conversations tournent beaucoup autour de {theme}.',
      ],
      kept: ['De {notes}, la mémoire a gardé {lines}.', 'Sur {notes}, j’ai retenu {lines}.'],
      changed: [
        'Les choses changent : il a fallu remplacer {lines}.',
        'Écouter deux fois a servi : il a fallu remplacer {lines}.',
      ],
      unchanged: [
        'Rien de ce que j’ai lu ne demandait de changement.',
        'Tout a été lu, et la mémoire a pu rester comme elle est.',
      ],
      held: ['Une chose ne dépend pas de moi : {text}.', 'Quelqu’un devrait regarder {text}.'],
      heldMore: ['Il en va de même pour {lines} de plus.', 'Il faudra aussi quelqu’un pour {lines} de plus.'],
    },
    observation: {
      turn: {
        added: ['La mémoire a un peu grandi.', 'On en sait un peu plus qu’avant.'],
        changed: ['Ce qui était connu a été corrigé.', 'La mémoire a rattrapé les gens dont elle parle.'],
        tidied: ['La mémoire est mieux rangée.', 'Le double et l’ancien sont partis.'],
        mixed: ['La mémoire a été rangée et mise à jour.', 'Le neuf et l’ancien ont trouvé leur place.'],
        quiet: ['Ce fut une nuit calme.', 'Il y avait peu à changer.'],
      },
      full: [
        'Elle est presque pleine : {items} lignes sur {maxItems}.',
        'La place se fait rare : {items} lignes sur {maxItems}.',
      ],
      room: [
        'Il reste de la place : {items} lignes sur {maxItems}.',
        'Elle en est à {items} lignes sur {maxItems}.',
      ],
    },
  },
  reply: {
    remembered: [
      'Je n’ai pas de modèle de langue, je peux donc seulement dire ce dont je me souviens :',
      'Voici ce dont je me souviens à ce sujet :',
      'Voici ce que j’ai là-dessus :',
    ],
    nothing: ['Je ne me souviens de rien à ce sujet.', 'Je n’ai rien là-dessus en mémoire.'],
    noted: [
      'C’est noté dans le journal ; cela peut entrer en mémoire au prochain rêve.',
      'C’est dans le journal. Ce qui dure entrera en mémoire au prochain rêve.',
      'Écrit dans le journal ; le prochain rêve décidera de ce qui reste.',
    ],
    greeting: [
      'Bonjour ! Je n’ai pas de modèle de langue ici, mais je tiens une mémoire. /help montre ce que je sais faire.',
      'Salut ! Je n’ai pas de modèle de langue, seulement une mémoire. /help montre ce que je sais faire.',
    ],
    thanks: ['De rien.', 'Avec plaisir.'],
    isGreeting: pattern(
      '^(?:(?:bonjour|salut|coucou|bonsoir|hello|hey|hé|yo|wesh|bjr|slt|bonne (?:journée|soirée|nuit)|re)(?:[ ,]+(?:à tous|à toutes|tout le monde|tous|toutes|bot|reverie|les amis|la compagnie|toi|vous))*[\\s,!.]*){1,3}[\\p{Extended_Pictographic}\\ufe0f\\s]*$',
    ),
    asks: pattern(
      "^(?:s'il te plaît,? |stp,? )?(?:dis-(?:moi|nous)|dis moi|dites-(?:moi|nous)|rappelle-(?:moi|nous)|rappelle moi|rappelez-(?:moi|nous)|montre-(?:moi|nous)|montre moi|montrez-moi|donne-moi|donnez-moi|liste|je (?:me demande|voudrais savoir|veux savoir|ne sais plus|sais plus)|j'ai oublié|j'aimerais savoir|tu (?:sais|te souviens)|est-ce que tu (?:sais|te souviens)|te souviens-tu|sais-tu|une idée)(?= |$)",
    ),
    asksAboutSelf: pattern(
      '\\b(?:(?:sur|de|à propos de) (?:moi|nous)|à mon sujet|qui (?:suis-je|je suis)|je suis qui|me connais)\\b',
    ),
    asksForHelp: pattern(
      "^(?:(?:et |alors )*(?:que (?:peux-tu|sais-tu|pouvez-vous|savez-vous) faire|qu'est-ce que (?:tu|vous) (?:peux|sais|pouvez|savez) faire|qu'est-ce que (?:tu fais|c'est)|(?:tu|vous) (?:peux|sais|pouvez|savez) faire quoi|tu fais quoi|tu sers à quoi|à quoi (?:tu sers|sers-tu)|qui (?:es-tu|êtes-vous|tu es)|t'es qui|tu es qui|comment (?:ça|tu) (?:marche|fonctionne)s?|comment (?:peux-tu|tu peux) (?:m'|nous )?aider|aide|aide-moi|à l'aide)) ?$",
    ),
    isThanks: pattern(
      '^(?:(?:un (?:grand|tout grand) )?merci(?: (?:beaucoup|bien|infiniment|mille fois|encore|à toi|à vous))?|mille mercis|mci|thx|cimer)[\\s,!.]*(?:bot|reverie)?[\\s,!.]*[\\p{Extended_Pictographic}\\ufe0f\\s]*$',
    ),
  },
};
