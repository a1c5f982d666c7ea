import type { ClaimLanguage } from '../claim-types.ts';
import { list } from '../lists.ts';
import { FREE, NUMBERS, OPPOSITE, SAME, STRICT } from './claim-lists.ts';
import { instructions } from './instructions.ts';
import { ties } from './ties.ts';
import { MOVING, PARTICIPLES, PAST_FORMS, regular, VERBS } from './verbs.ts';

/** "Plus grand" compares; "plus" alone denies, also where people leave out "ne". */
const COMPARED = list(`
  grand grande grands grandes petit petite petits petites jeune jeunes âgé âgée âgés vieux vieille tard tôt loin près
  souvent rapide rapides rapidement vite lent lente cher chère chers chères facile faciles difficile difficiles simple
  important importante long longue longs court courte haut haute bas basse chaud chaude froid froide fort forte gros
  grosse calme pratique beau belle bon bonne proche proches récent récente ancien ancienne heureux heureuse
`).map((word) => `plus ${word}`);

/** Routes in which "de" is where from; alone it is also "of". */
const FROM = list(`
  passé passés passée passer passe passons passent migré migrer migrons migre migrent basculé basculer basculons
  déménagé déménager déménage déménageons voyage voyagé va vais allons vol train trajet transféré
`).flatMap((verb) => [`${verb} de`, `${verb} d'`, `${verb} du`]);

const KIN =
  'sœur*|soeur*|frère*|frangin*|frérot*|mère|mères|maman|père|pères|papa|parents|parent|fils|fille|filles|enfant|enfants|gosse|gosses|bébé|bébés|femme|épouse|mari|époux|conjoint*|compagnon|compagne|copain|copains|copine|copines|fiancé*|ami|amie|amis|amies|pote|potes|cousin*|oncle*|tonton|tante*|tata|neveu*|nièce*|grand-mère|grand-père|grands-parents|mamie|mamy|papi|papy|mémé|pépé|petit-fils|petite-fille|petits-enfants|beau-père|belle-mère|beau-frère|belle-sœur|belle-soeur|beaux-parents|belle-fille|beau-fils|gendre|bru|jumeau|jumelle|jumeaux|jumelles|demi-frère|demi-sœur|parrain|marraine|filleul*|chef|cheffe|patron|patronne|manager|collègue|collègues|voisin*|coloc|colocs|colocataire*|prof|professeur|institutrice|instituteur|maîtresse|médecin|docteur|dentiste|proprio|propriétaire|locataire*|client|cliente|associé*|ex|nounou';

export const claims: ClaimLanguage = {
  marks: {
    negation:
      "ne|n'|pas|plus|jamais|rien|personne|aucun|aucune|aucuns|nulle part|ni|guère|non|impossible|incapable|incapables|refuse|refuses|refusent|refuser|refusé|évite|évites|évitent|éviter|évitons|hors de question|pas du tout|plus jamais|non plus|plus de|plus d'|plus rien|plus personne|loin d'être",
    ended:
      "arrête de|arrête d'|arrêtes de|arrêté de|arrêté d'|arrêter de|arrêter d'|arrêtent de|arrêtons de|arrêté|arrêtée|cesse de|cessé de|cesser de|fini de|renonce à|renoncé à|renonce au|renoncé au|renonce aux|renoncé aux|renoncer à|laissé tomber|laisse tomber|annule|annulé|annulée|annulés|annulées|annuler|annulons|abandonne|abandonné|abandonner|abandonnons|résilié|résilie|débarrassé",
    without: "sans|sauf|excepté|hormis|à part|à l'exception|en dehors|mis à part",
    condition:
      "si|s' il|s' ils|à condition|à moins|au cas où|dans le cas|sinon|seulement si|seulement quand|uniquement quand|uniquement si|tant que|pourvu que|pourvu qu'|en cas|chaque fois|selon|en fonction|même si|dès que|dès qu'|sauf si",
    hedge:
      "peut-être|probablement|sans doute|éventuellement|possiblement|sûrement|apparemment|il paraît|paraît|semble|semblent|on dirait|pas sûr|pas sûre|pas sûrs|pas certain|pas certaine|crois|croit|croire|il se peut|se peut|possible|hésite|hésites|hésitent|hésiter|hésité|hésitons|hésitais|envisage|envisages|envisagent|envisager|envisagé|envisageons|réfléchis|réfléchit|réfléchir|réfléchissons|songe|songes|songer|pense à|pensons à|penser à|pense m'|pense me|pense se|pense s'|pourrait|pourrais|pourraient|pourrions|risque|risquent|suppose|supposons|présume|doute|doutes|doutent|douter|vraisemblablement|potentiellement|incertain|incertaine|indécis|indécise|théoriquement|normalement|en principe|ptet|peut être",
    desire:
      'veux|veut|voulons|voulez|veulent|vouloir|voulais|voulait|voulaient|voudrais|voudrait|voudraient|voudrions|aimerais|aimerait|aimeraient|aimerions|adorerais|adorerait|préférerais|préférerait|souhaite|souhaites|souhaitent|souhaiter|souhaiterais|souhaiterait|souhaitons|espère|espères|espèrent|espérer|espérons|envie|rêve|rêves|rêvent|rêver|rêvons|rêvais|rêvait|intéressé par|intéressée par',
    need: 'dois|doit|devons|devez|doivent|devoir|faut|faudra|faudrait|besoin|devrais|devrait|devraient|devrions|obligé de|obligée de|nécessaire|indispensable',
    plan: "vais|va|allons|allez|vont|compte|comptes|comptent|comptons|prévois|prévoit|prévoyons|prévoient|prévu de|prévu d'|projette|projettent|projetons|projet de|projet d'|l' intention|intention|sera|serai|serons|seront|aura|aurai|aurons|auront",
    past: "autrefois|auparavant|jadis|à l' époque|dans le temps|dans le passé|par le passé|ancien|ancienne|anciennement|à une époque",
    almost: 'presque|à peine|quasi|quasiment|rarement|presque jamais|failli',
    unreal:
      "essaie|essaies|essaient|essayer|essayé|essayons|essaye|essayais|tente de|tenté de|tenter de|imagine|imaginez|imaginons|suppose que|fais semblant|fait semblant|faire semblant|blague|blaguais|plaisante|plaisantais|plaisantait|plaisanter|rigole|rigolais|comme si|oublié|oublié de|oublie|serais|serait|seraient|serions|aurais|aurait|auraient|aurions|rêvé que|rêvé qu'|si seulement|habiterais|habiterait|irais|irait|ferais|ferait",
    request:
      "s' il te plaît|s' il vous plaît|stp|svp|je propose|propose|proposons|si on|allons-y|faisons|mettons|décalons|déplaçons|reportons",
    only: "et rien d'autre|et personne d'autre|seulement|uniquement|exclusivement|rien que|juste du|juste de|juste des|que du|que des|que de",
    like: 'aime|aimes|aiment|aimer|aimé|aimée|aimait|aimais|aimons|adore|adores|adorent|adorer|adoré|adorait|adorons|préfère|préfères|préfèrent|préférer|préféré|préférée|préférés|préférées|préférait|préférence|préférences|fan|fans|fan de|passionné|passionnée|passionnés|raffole|raffoles|raffolent|plaît|plaisent|kiffe|kiffes|kiffent|favori|favorite|favoris|favorites|chouchou|apprécie|apprécies|apprécient|jaime|jadore|dingue de|accro au|accro à',
    hate: "déteste|détestes|détestent|détester|détesté|détestait|détestais|détestons|hais|hait|haïssons|haïssent|horreur de|horreur du|horreur des|horreur d'|abhorre|exècre|dégoûte|dégoûtent",
    lesser:
      "plutôt que|plutôt qu'|au lieu de|au lieu d'|au lieu du|au lieu des|à la place de|à la place du|à la place d'|à la place des|par rapport à",
    from: FROM.join('|'),
    to: "à|au|aux|vers|jusqu'|en direction",
    more: "plus de|plus d'|au moins|minimum|au-delà|au dessus|au-dessus|supérieur|davantage|à partir de",
    less: "moins de|moins d'|au plus|maximum|jusqu'|en dessous|au-dessous|au maximum|tout au plus|inférieur",
    contrast:
      'mais|par contre|en revanche|cependant|pourtant|toutefois|alors que|tandis que|bien que|quoique|sauf que|même si',
    and: 'et|ou|puis|ainsi que|&|ensuite',
    subordinate:
      "que|qu'|qui|parce que|parce qu'|car|puisque|puisqu'|quand|lorsque|lorsqu'|où|dont|donc|pcq|comme|pour que|afin que|laquelle|lequel|depuis que|pendant que",
    I: "je|j'|jsuis|jai|jaime|jadore|chui|chuis|j",
    me: "me|m'|moi",
    my: 'mon|ma|mes|mien|mienne|miens|miennes',
    we: 'on|nous',
    our: 'notre|nos|nôtre|nôtres',
    you: "tu|vous|te|t'|toi|ton|ta|tes|votre|vos",
    third: "il|elle|ils|elles|c'|ce|ça|cela",
    kin: KIN,
    have: 'ai|as|a|avons|avez|ont|avais|avait|avaient|avions|avoir|jai|possède|possèdes|possèdent|possédons',
    be: "suis|es|est|sommes|êtes|sont|étais|était|étions|étaient|être|jsuis|chui|chuis|cest|c'",
    light:
      'appelle|appelles|appellent|appelé|appelée|appeler|nomme|nommé|nommée|prénomme|fais|fait|faisons|font|faire|devient|deviens|devenu|devenue|utilise|utilisent|utilisons|trouve|trouves|trouvent|situé|située|situe|prévu|prévue|prévus|prévues|fixé|fixée|programmé|programmée|lieu|peux|pouvons|peuvent|pouvoir|sais|sait|savons|savent|savoir|vais|va|allons|vont|dois|doit|devons|doivent|veux|veut|voulons|veulent|compte|comptons|sens|sent|reste|restes|restent|travaille comme|bosse comme|se passe|passe|suit',
    report:
      'dit|dis|disent|disait|dire|raconte|racontes|raconté|racontent|mentionne|mentionné|mentionnent|signale|signalé|annonce|annoncé|annoncent|écrit|affirme|affirmé|affirment|explique|expliqué|expliquent|précise|précisé|confirme|confirmé|confirment|ajoute|ajouté|pense|pensent|penses|pensait|estime|estiment|prétend|prétendent|avoue|avoué|reconnaît|suggère|suggéré|propose|proposé|proposent|décidé|décide|décident|décidons|selon|indique|indiqué|partagé|rapporte|rapporté|assure|assuré|convenu|souligne',
    deed: 'vais|vas|va|allons|allez|vont|utilise|utilises|utilisent|utiliser|utilisé|fais|fait|font|faire|faisons|prends|prend|prennent|prendre|pris|travaille|travailles|travaillent|travailler|garde|gardes|gardent|donne|donnes|donnent|donné|vient|viens|viennent|devient|deviens|possède|possèdent',
    crowd: 'personne|équipe|groupe|membre|membres|gens|tous|toutes|tout le monde|utilisateurs|ils',
    relative: 'qui|dont',
    too: 'aussi|pareil|idem|également|non plus|moi aussi|pareillement|itou',
    ask: 'demande|demandé|demander|demandait|demandent|question|questions|est-ce|voudrait savoir',
    article:
      "un|une|des|du|le|la|les|l'|au|aux|cet|cette|ces|son|sa|ses|leur|leurs|ton|ta|tes|votre|vos|chaque|quelques|plusieurs",
    preposition:
      "à|au|aux|de|d'|du|des|en|dans|sur|sous|avec|pour|par|chez|vers|entre|contre|depuis|pendant|avant|après|sans",
    relation: 'avant|après|sous|derrière|devant|entre|au-dessus|au-dessous|en-dessous|dehors|dedans|face',
    idiom: [
      ...COMPARED,
      ...list('le la les au en de du des un une').map((word) => `${word} plus`),
      'plus ou moins',
      'plus que tout',
      'de plus en plus',
      'pas mal de',
      "pas mal d'",
      'pas mal',
      'pas de souci',
      'pas de soucis',
      'pas de problème',
      'pas de quoi',
      'pas seulement',
      'pas que',
      "n' importe",
      "n' est-ce pas",
      'rien de grave',
      'sans doute possible',
      'sans problème',
      'sans souci',
      "aujourd'hui",
      'ça va',
      'il y a',
      "il n' y a",
      'y a',
      "c' est-à-dire",
      'comme ça',
      'bien sûr',
      'tout à fait',
      'à peu près',
      "d' accord",
      'si possible',
      'personnes',
      'une personne',
      'la personne',
      'quelque part',
      'mine de rien',
      'comme si de rien',
      'nouvel an',
      'tout de suite',
      'et demie',
      'et demi',
      'et quart',
      'venir de',
      'tant mieux',
    ].join('|'),
  },
  paired: [
    {
      first: "ne|n'",
      second: "que|qu'",
      unless: 'pas|plus|jamais|rien|personne|aucun|aucune|guère|ni',
      mark: 'only',
    },
    {
      first: 'mieux|autant|plus|moins',
      second: "que|qu'",
      unless: "je|j'|on|il|elle|depuis|parce|pour|avant|pendant|dès|alors|bien|afin|tant|si|mais|et|qui",
      mark: 'lesser',
      keeps: true,
    },
  ],
  free: FREE,
  strict: STRICT,
  same: [...VERBS, ...SAME],
  opposite: OPPOSITE,
  verbs: VERBS,
  verbEndings: [
    'aient',
    'erons',
    'eront',
    'erait',
    'erais',
    'eraient',
    'issent',
    'issait',
    'issais',
    'issons',
  ],
  past: {
    forms: PAST_FORMS.join('|'),
    endings: [],
    composed: { participles: PARTICIPLES.join('|'), moving: MOVING.join('|') },
  },
  firstPersonEndings: [],
  endings: [],
  numbers: NUMBERS,
  deictic:
    "aujourd'hui|demain|hier|après-demain|avant-hier|ce matin|ce midi|cet après-midi|ce soir|cette nuit|hier soir|demain matin|demain soir|demain midi|hier matin|cette semaine|la semaine prochaine|la semaine dernière|semaine prochaine|semaine dernière|ce mois|ce mois-ci|le mois prochain|le mois dernier|mois prochain|mois dernier|ce week-end|le week-end prochain|le week-end dernier|l'année prochaine|l'année dernière|l'an prochain|l'an dernier|cette année|tout à l'heure|à l'instant",
  directed: [
    ...['prêt', 'emprunt', 'donn', 'aid', 'invit', 'embauch', 'licenci', 'frapp', 'tap', 'envoy'].map(
      regular,
    ),
    'paie paies paient payer payé dois doit devons doivent devoir bats bat battent battre battu vends vend vendu vendre apprend appris enseigne enseigné suit suivi dépasse dépassé engage engagé vire viré appelle appelé',
  ].join(' '),
  ties,
  instructions,
};
