import { list } from '../lists.ts';

const ER = list(`
  aim ador détest habit travaill étudi jou regard écout parl port cherch trouv pass rest visit invit march dans chant
  cuisin fum utilis emprunt prêt don donn montr racont pens demand refus accept oubli prépar lav cass répar coup
  tourn arriv entr mont tomb rentr retourn termin arrêt démarr cré mont test valid décid réserv annul repouss décal
  report déplac avanc lou vot publi livr dîn déjeun goût soign opér épous divorc fêt organis planifi dessin
  photographi collectionn jardin bricol skat surf ski gagn rat réclam embauch licenci pay coût dépens économis
  commenç mang voyag déménag partag chang rang nag dirig corrig héberg boss galér squatt cod programm install
  enseign entraîn pratiqu support tolér préfér évit respect assist aid adopt allait élev nourri promen form group
  rencontr contact téléphon appel achet amen emmen promen lev jet rappel renouvel essay envoy nettoy
  pay emplo employ appuy ennuy jur promis autoris expliqu déconseill conseill recommand adress sign ferm dur
`);

const FER = [
  'e',
  'es',
  'ons',
  'ez',
  'ent',
  'er',
  'é',
  'ée',
  'és',
  'ées',
  'ant',
  'era',
  'erai',
  'erons',
  'eront',
];
const IMPERFECT = ['ais', 'ait', 'ions', 'aient'];

/** Forms in which the stem changes; the forms of an entry say the same. */
const IRREGULAR = [
  // Without "marie", which is a name.
  'maries marions mariez marient marier marié mariée mariés mariées',
  'achète achètes achètent achètera achèterai achetons achetez achetés achetées achetait achetais',
  'préfère préfères préfèrent préférons préférez préféré',
  'appelle appelles appellent appellera',
  'mangeons nageons voyageons déménageons partageons changeons dirigeons',
  'commence commences commencent commencer commencé commencera',
  'mène emmène emmènes amène amènes promène promènes lève lèves sème élève élèves',
  'essaie essaye envoie nettoie emploie paie paies paient enverrai enverra',
  'bois boit buvons buvez boivent boire bu boira boirai buvais buvait buvions buvaient',
  'mange manges mangent manger mangé mangera',
  'lis lit lisons lisez lisent lire lu lira lisais lisait lisaient',
  'écris écrit écrivons écrivez écrivent écrire écrira écrivais écrivait écrivaient',
  'vois voit voyons voyez voient voir vu vue verra verrai verrons voyais voyait voyaient',
  'viens vient venons venez viennent venir venu venue venus viendra viendrai viendront venais venait venaient',
  'reviens revient revenons reviennent revenir revenu revenue reviendra deviens devient devenir devenu devenue',
  'obtiens obtient obtenons obtenez obtiennent obtenir obtenu obtenue obtenais obtenait obtiendrai obtiendra',
  'tiens tient tenons tiennent tenir tenu tenais tenait',
  'prends prend prenons prenez prennent prendre pris prise prendra prendrai prenais prenait prenaient',
  'apprends apprend apprenons apprennent apprendre appris apprendra apprenais apprenait',
  'comprends comprend comprenons comprennent comprendre compris',
  'reprends reprend reprennent reprendre repris reprendra',
  'mets met mettons mettez mettent mettre mis mise mettra mettais mettait',
  'connais connaît connaissons connaissent connaître connu connaissais connaissait',
  'vis vit vivons vivez vivent vivre vécu vivra vivrai vivais vivait vivions vivaient',
  'pars part partons partez partent partir parti partie partis partira partirai partirons partais partait partaient',
  'sors sort sortons sortent sortir sorti sortie sortira sortais sortait',
  'dors dort dormons dorment dormir dormi dormais dormait',
  'cours court courons courent courir couru courais courait',
  'vends vend vendons vendez vendent vendre vendu vendue vendus vendra vendais vendait',
  'rends rend rendons rendent rendre rendu',
  'attends attend attendons attendent attendre attendu attendais attendait',
  'perds perd perdons perdent perdre perdu perdue',
  'réponds répond répondons répondent répondre répondu',
  'reçois reçoit recevons reçoivent recevoir reçu',
  'conduis conduit conduisons conduisent conduire conduira conduisais conduisait',
  'construis construit construisons construisent construire',
  'finis finit finissons finissent finir fini finie finira finissais finissait',
  'choisis choisit choisissons choisissent choisir choisi choisie choisira',
  'grandis grandit grandir grandi réussis réussit réussir réussi',
  'ouvre ouvres ouvrons ouvrent ouvrir ouvert ouverte ouvrira offre offrons offrent offrir offert',
  'souffre souffres souffrons souffrent souffrir souffert souffrais souffrait',
  'inscris inscrit inscrivons inscrivent inscrire inscrite',
  'crois croit croyons croient croire cru',
  'sais sait savons savez savent savoir su saura savais savait',
  'veux veut voulons voulez veulent vouloir voulu voulais voulait voulaient',
  'peux peut pouvons pouvez peuvent pouvoir pu pourra pouvais pouvait',
  'dois doit devons devez doivent devoir dû devais devait',
  'vais vas va allons allez vont aller allé allée allés allées ira irai irons iront allais allait allions allaient',
  'fais fait faisons faites font faire fera ferai ferons feront faisais faisait faisaient',
  'dis dit disons dites disent dire dira disais disait',
  'nais naît naître né née nés nées meurt mourir mort morte',
  'élis élit élire élu élue plaît plaisent plaire',
  'hais hait haïssons haïssent haïr',
  'peins peint peindre peignent éteins éteint éteindre',
  'bats bat battons battent battre battu battue cuis cuit cuire',
  'sers sert servons servent servir servi sens sent sentons sentent sentir senti',
];

const PAST_OF_IRREGULAR = list(`
  bouvais buvais buvait buvions buvaient lisais lisait lisaient écrivais écrivait écrivaient voyais voyait voyaient
  venais venait venaient tenais tenait prenais prenait prenaient apprenais apprenait mettais mettait connaissais
  connaissait vivais vivait vivions vivaient partais partait partaient sortais sortait dormais dormait courais courait
  vendais vendait attendais attendait conduisais conduisait finissais finissait savais savait voulais voulait voulaient
  pouvais pouvait devais devait allais allait allions allaient faisais faisait faisaient disais disait souffrais
  souffrait mangeais mangeait mangeaient nageais nageait voyageais voyageait déménageait partageais partageait
  commençais commençait achetais achetait préférais préférait appelait appelais
`);

const imperfect = ER.flatMap((stem) => IMPERFECT.map((ending) => stem + ending));

/** Forms of the plural, which the stemmer leaves as they are, and the infinitive of each. */
export const PLURAL_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  ER.flatMap((stem) => ['ent', 'ons', 'ez'].map((ending) => [stem + ending, `${stem}er`])),
);

/** Frequent verbs in all their forms, an entry each. */
export const VERBS: readonly string[] = [
  ...ER.map((stem) => [...FER, ...IMPERFECT].map((ending) => stem + ending).join(' ')),
  ...IRREGULAR,
];

/** Forms that tell of what was so. */
export const PAST_FORMS: readonly string[] = [
  ...imperfect,
  ...PAST_OF_IRREGULAR,
  ...list('étais était étions étiez étaient avais avait avions aviez avaient'),
];

/** Participles that make a past with "être". */
export const MOVING: readonly string[] = [
  'all',
  'arriv',
  'entr',
  'mont',
  'tomb',
  'rest',
  'retourn',
  'rentr',
  'pass',
]
  .flatMap((stem) => ['é', 'ée', 'és', 'ées'].map((ending) => stem + ending))
  .concat(
    list(`
      venu venue venus venues revenu revenue revenus devenu devenue devenus parti partie partis parties sorti sortie
      sortis descendu descendue né née nés nées mort morte morts
    `),
  );

/** Participles that make a past with "avoir", and those that do with "être". */
export const PARTICIPLES: readonly string[] = [
  ...ER.flatMap((stem) => ['é', 'ée', 'és', 'ées'].map((ending) => stem + ending)),
  ...list(`
    bu lu écrit vu pris prise appris compris repris mis mise connu vécu dormi couru vendu vendue vendus rendu attendu
    perdu perdue répondu reçu conduit construit fini finie choisi choisie grandi réussi ouvert offert souffert inscrit cru
    su voulu pu dû fait dit battu cuit servi senti élu plu peint tenu eu été
  `),
  ...MOVING,
];

/** All forms of a regular verb, for lists of words that say the same. */
export function regular(stem: string): string {
  return [...FER, ...IMPERFECT].map((ending) => stem + ending).join(' ');
}
