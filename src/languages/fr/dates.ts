import { each, list, numbered } from '../lists.ts';
import type { LanguageDates } from '../types.ts';

const WEEKDAYS = list('lundi mardi mercredi jeudi vendredi samedi dimanche');

export const dates: LanguageDates = {
  chrono: 'fr',
  days: {
    ...each("aujourd'hui aujourdhui auj ajd", 0),
    ...each('demain dmain 2main', 1),
    ...each('après-demain apres-demain', 2),
    'après demain': 2,
    ...each('hier', -1),
    ...each('avant-hier', -2),
    'avant hier': -2,
    // "La réunion d'hier": the date takes the article.
    ...each("d'aujourd'hui", 0),
    ...each("d'hier", -1),
    ...each("d'après-demain", 2),
    ...each("d'avant-hier", -2),
  },
  dayParts: {
    'ce matin': { days: 0, part: 'matin' },
    'ce midi': { days: 0, part: 'midi' },
    'cet après-midi': { days: 0, part: 'après-midi' },
    'cet aprem': { days: 0, part: 'après-midi' },
    'cette aprem': { days: 0, part: 'après-midi' },
    'cette après-midi': { days: 0, part: 'après-midi' },
    'ce soir': { days: 0, part: 'soir' },
    'cette nuit': { days: 0, part: 'nuit' },
    'hier au soir': { days: -1, part: 'soir' },
    'demain au soir': { days: 1, part: 'soir' },
    'demain dans la matinée': { days: 1, part: 'matin' },
  },
  parts: {
    matin: 'au matin',
    midi: 'à midi',
    'après-midi': "dans l'après-midi",
    'apres-midi': "dans l'après-midi",
    aprem: "dans l'après-midi",
    soir: 'au soir',
    nuit: 'dans la nuit',
    jour: 'en journée',
  },
  ofDay: {},
  ofDayForm: '{word} du {day}',
  weekdays: Object.fromEntries(WEEKDAYS.map((name, at) => [name, at + 1])),
  doubtfulWeekdays: {},
  months: numbered(`
    janvier janv
    février fevrier févr fév
    mars
    avril avr
    mai
    juin
    juillet juil
    août aout
    septembre sept
    octobre oct
    novembre nov
    décembre decembre déc
  `),
  doubtfulMonths: list('sept'),
  units: {
    ...each('minute minutes min mn', 'minute'),
    ...each('heure heures h', 'hour'),
    ...each('jour jours', 'day'),
    ...each('semaine semaines', 'week'),
    ...each('week-end weekend we', 'weekend'),
    ...each('mois mois-ci', 'month'),
    ...each("an ans année années l'an l'année année-ci", 'year'),
  },
  bareUnits: false,
  numbers: {
    ...numbered(`
      un une
      deux
      trois
      quatre
      cinq
      six
      sept
      huit
      neuf
      dix
      onze
      douze
    `),
    'une quinzaine de': 15,
    'une dizaine de': 10,
    quinze: 15,
    vingt: 20,
    trente: 30,
  },
  spans: {},
  next: [],
  last: [],
  this: list('ce cet cette'),
  nextAfter: ['prochain', 'prochaine', 'prochains', 'qui vient', "d'après", 'suivant', 'suivante', 'en huit'],
  lastAfter: ['dernier', 'dernière', 'derniere', 'passé', 'passée', "d'avant"],
  weekLinks: ['de la', 'de'],
  ahead: ['dans', "d'ici"],
  fromNow: [],
  ago: ['plus tôt'],
  agoBefore: ['il y a', "y'a", 'y a', 'ya', 'il ya', "il y'a", 'voici', 'ça fait'],
  on: ['le'],
  onSpan: ['la', 'le', 'dans la', 'au cours de la', 'au cours du', 'pendant la', 'durant la', 'à la'],
  bound: ["jusqu'à", ...list('à de entre')],
  toward: list('à au pour'),
  monthPrepositions: list('en de depuis avant après courant fin début pour dès'),
  rangeLinks: list('au à'),
  recurring: [
    ...list('le les chaque un du au mon notre nos tout son sa leur premier dernier deuxième troisième seul'),
    'tous les',
    'sauf le',
  ],
  recurringAfter: [],
  habitual: [
    ...list('toujours généralement normalement habituellement chaque régulièrement'),
    'du mois',
    'tous les',
    'toutes les',
    'une fois par semaine',
    "d'habitude",
  ],
  // "Le vendredi" is every Friday, "vendredi" the next one.
  recurringForms: WEEKDAYS,
  vague: ['plus de', 'moins de', 'presque', 'environ', 'près de', 'à peine'],
  verbsAfter: [],
  at: list('à vers dès pour avant'),
  hourMarks: list('h heures heure H'),
  beforeNoon: ['du matin', 'du mat'],
  afterNoon: ['du soir', "de l'après-midi", "de l'aprem"],
  ordinals: list('er ère re nd nde e ème eme'),
  monthLinks: ['du mois de'],
  yearMarks: [],
  monthBeforeDay: false,
  slashMonthFirst: false,
  shortDotted: false,
  idioms: [
    'vendredi saint',
    'lundi de pâques',
    'lundi de pentecôte',
    'mardi gras',
    'mercredi des cendres',
    'jeudi saint',
    'black friday',
    'dimanche des rameaux',
    'au jour le jour',
    "d'aujourd'hui à demain",
    "ce n'est pas demain la veille",
    "c'est pas demain la veille",
    'du jour au lendemain',
    'né de la dernière pluie',
    'le monde de demain',
    "le monde d'aujourd'hui",
    "ne date pas d'hier",
    "date pas d'hier",
    'cette année-là',
    'ce jour-là',
    'cette semaine-là',
    'ce mois-là',
    'depuis hier',
  ],
  past: {
    words: list(`
      vu pris mis eu bu lu venu venue venus parti partie partis sorti sortie sortis fini perdu perdue vendu vendue reçu
      couru dormi né née mort morte dû su cru descendu attendu ouvert offert appris compris écrit dit fait été était
      étais étaient étions avait avais avaient avions allait allais rendu entendu répondu battu vécu tombé choisi servi
      revenu revenue suivi senti rejoint peint cuit
    `),
    endings: list('é ée és ées aient'),
    except: list(`
      cinéma café cafés marché soirée soirées année années journée journées matinée arrivée entrée santé lycée musée bébé
      bébés société qualité liberté comité réalité université congé congés côté clé clés beauté identité fiancé fiancée
      moitié quartier pitié amitié activité activités difficulté priorité sécurité possibilité sécu allié vérité unité
      fixé fixée fixés programmé programmée planifié planifiée réservé réservée réservés décalé décalée reporté reportée
      reportés déplacé déplacée avancé avancée annulé annulée organisé organisée fermé fermée fermés occupé occupée
      fatigué fatiguée invité invitée invités marié mariée mariés prévue férié fériés handicapé carré blé pré thé
      intéressé intéressée motivé motivée obligé obligée concerné autorisé chargé déchargé privé privée salé sucré
      employé employée employés députée degré degrés gré idée idées armée tournée rentrée dictée purée poupée
    `),
  },
  future: list(`
    vais vas va allons allez vont prévu prévue prévus prévues dois doit devons devez doivent faut veux veut voudrais
    rappelle rappeler serai sera serons seront serez aurai aura aurons auront irai ira irons iront ferai fera ferons
    feront viendra viendrai viendront verrai verra verrons verront pourra pourrai pourront faudra prendrai prendra
    prendrons partirai partira partirons arrivera arriverai commence commencera passera passerai demain bientôt compte
    planifié planifiée programmé programmée fixé fixée réservé réservée décalé décalée reporté reportée déplacé
    déplacée
  `),
  forms: {
    day: 'le {day}',
    plainDay: '{day}',
    week: 'la semaine du {day}',
    plainWeek: 'la semaine du {day}',
    weekend: 'le week-end du {day}',
    plainWeekend: 'le week-end du {day}',
    month: 'en {month}',
    plainMonth: '{month}',
    year: 'en {year}',
    plainYear: '{year}',
    moment: 'le {day} à {time}',
  },
};
