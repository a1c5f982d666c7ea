import { each, list, numbered } from '../lists.ts';
import type { LanguageDates } from '../types.ts';

/** "nächste", "nächsten" and so on, also as people without the key for it spell them. */
function forms(stem: string): string[] {
  const all = list('e en er em es').map((ending) => stem + ending);
  const spelled = all.map((word) => word.replaceAll('ä', 'ae').replaceAll('ü', 'ue'));
  return [...new Set([...all, ...spelled])];
}

const ofDay = (stem: string, days: number) => each(forms(stem).join(' '), days);

/** Participles by which a sentence is known for one of the past: "ich habe am Freitag angerufen". */
const PARTICIPLES = list(`
  gewesen gehabt geworden gekauft verkauft gesehen getroffen gemacht gegangen gefahren geflogen gekommen gelaufen
  geschlafen gegessen getrunken gelesen geschrieben gesprochen geredet gesagt erzählt gefragt gehört gegeben genommen
  bekommen gekriegt gebracht geholt abgeholt angerufen telefoniert gearbeitet gespielt gelernt gekocht gebacken geputzt
  gewaschen gefeiert geheiratet gezogen umgezogen eingezogen ausgezogen gefunden verloren vergessen gewonnen gestorben
  gestürzt gefallen gebrochen verletzt operiert entlassen angefangen begonnen aufgehört gekündigt bestanden
  durchgefallen eingekauft mitgebracht mitgenommen aufgestanden eingeschlafen aufgewacht kennengelernt besucht
  angekommen abgefahren zurückgekommen gewandert geschwommen gejoggt gelacht geweint repariert renoviert gebaut
  gepflanzt gestrichen unterschrieben bezahlt überwiesen geschickt bestellt geliefert passiert geschehen gebissen
  erfahren gemerkt geträumt verpasst verschlafen verabschiedet geschenkt gestohlen geklaut probiert getestet
  verbracht gestritten vertragen abgesagt gelandet
`);

const PRETERITES = list(`
  war waren warst hatte hatten hattest ging gingen kam kamen fuhr fuhren flog flogen kaufte kauften sah sahen traf trafen
  machte machten aß aßen trank tranken las schrieb sprach sagte sagten gab gaben nahm bekam bekamen brachte arbeitete
  spielte spielten lernte kochte feierte feierten heiratete zog zogen fand fanden verlor vergaß gewann starb fiel brach
  fing begann hörte stand lag saß besuchte besuchten rief schlief lief liefen wurde wurden blieb blieben
`);

export const dates: LanguageDates = {
  chrono: 'de',
  days: {
    ...each('heute heut', 0),
    ...each('morgen', 1),
    ...each('übermorgen uebermorgen', 2),
    ...each('überübermorgen', 3),
    ...each('gestern', -1),
    ...each('vorgestern', -2),
    ...each('vorvorgestern', -3),
    'heute in einer woche': 7,
    'heute in zwei wochen': 14,
    'heute in 14 tagen': 14,
    'heute in acht tagen': 7,
    'morgen in einer woche': 8,
    'heute vor einer woche': -7,
    'heute vor zwei wochen': -14,
    'gestern vor einer woche': -8,
  },
  dayParts: {},
  parts: {
    früh: 'früh',
    frueh: 'früh',
    morgen: 'morgens',
    vormittag: 'vormittags',
    mittag: 'mittags',
    nachmittag: 'nachmittags',
    abend: 'abends',
    nacht: 'nachts',
  },
  joinedParts: true,
  ofDay: {
    ...ofDay('heutig', 0),
    ...ofDay('morgig', 1),
    ...ofDay('gestrig', -1),
    ...ofDay('vorgestrig', -2),
  },
  ofDayForm: '{word} am {day}',
  weekdays: numbered(`
    montag
    dienstag
    mittwoch
    donnerstag
    freitag
    samstag sonnabend
    sonntag
  `),
  doubtfulWeekdays: numbered('mo\ndi\nmi\ndo\nfr\nsa\nso'),
  months: numbered(`
    januar jänner jan
    februar feber feb
    märz maerz mär
    april apr
    mai
    juni jun juno
    juli jul julei
    august aug
    september sept sep
    oktober okt
    november nov
    dezember dez
  `),
  doubtfulMonths: list('jan feb mär jun juno jul aug sep'),
  units: {
    ...each('minute minuten min', 'minute'),
    ...each('stunde stunden std', 'hour'),
    ...each('tag tage tagen', 'day'),
    ...each('woche wochen', 'week'),
    ...each('wochenende wochenendes wochenend', 'weekend'),
    ...each('monat monate monaten monats', 'month'),
    ...each('jahr jahre jahren jahres', 'year'),
  },
  bareUnits: false,
  numbers: {
    ...numbered(`
      ein eine einem einen einer ner nem
      zwei zwo
      drei
      vier
      fünf fuenf
      sechs
      sieben
      acht
      neun
      zehn
      elf
      zwölf
    `),
    vierzehn: 14,
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
  },
  spans: { heuer: { unit: 'year', count: 0 } },
  next: [...forms('nächst'), ...forms('kommend'), ...forms('folgend')],
  last: [...forms('letzt'), ...forms('vergangen'), ...forms('vorig')],
  this: [...forms('dies'), 'dies'],
  ahead: ['in'],
  fromNow: ['ab heute'],
  ago: [],
  agoBefore: ['vor'],
  on: ['am', 'am kommenden', 'kommenden', 'diesen kommenden'],
  onSpan: ['am', 'im', 'in', 'an', 'in der', 'in den', 'in dem', 'an dem'],
  bound: list(
    'bis ab seit von vom vor nach für zum zur zu auf gegen zwischen und oder um über der die den dem ende anfang mitte',
  ),
  toward: list('auf für zum'),
  monthPrepositions: list('im bis seit ab anfang ende mitte vor nach für vom von'),
  rangeLinks: ['bis', 'bis zum', 'bis einschließlich'],
  recurring: [
    ...list('jeden jeder jede jedem immer alle meist meistens normalerweise gewöhnlich üblicherweise stets'),
    ...list('der den ein einen einem mein unser grundsätzlich manchmal oft'),
    'jeden zweiten',
    'jeden ersten',
    'jeden letzten',
    'ab und zu',
  ],
  recurringAfter: [
    ...list('abends morgens nachmittags mittags vormittags nachts'),
    'in einer woche',
    'in zwei wochen',
    'in 14 tagen',
  ],
  habitual: [
    ...list(
      'immer meistens normalerweise gewöhnlich üblicherweise stets jeden jede jedes jeder regelmäßig wöchentlich monatlich',
    ),
    'im monat',
    'des monats',
    'einmal pro woche',
    'einmal die woche',
  ],
  recurringForms: [],
  vague: list(`
    fast knapp etwa rund circa ungefähr gut mehr über halben als montag dienstag mittwoch donnerstag freitag samstag sonntag
  `),
  verbsAfter: list('passt klappt'),
  at: list('um gegen ab'),
  beforeNoon: ['morgens', 'vormittags', 'früh', 'in der früh', 'am morgen'],
  afterNoon: ['nachmittags', 'abends', 'mittags', 'am abend', 'am nachmittag'],
  hourMarks: ['uhr', 'h'],
  ordinals: ['.', 'ten', 'ter', 'te'],
  monthLinks: [],
  yearMarks: [],
  monthBeforeDay: false,
  slashMonthFirst: false,
  shortDotted: true,
  shortDottedStop: true,
  dayAlone: {
    before: ['am', 'zum', 'dem', 'den', 'auf den'],
    after: list(`
      um ab bis ist sind war habe hab hat haben kommt komme kommen geht gehe gehen fahre fährt fahren fliege fliegen treffen
      gibt wird werden bin ziehe ziehen muss müssen soll und oder nach in mit zum beim zur von zu im wieder frei verschoben
    `),
  },
  idioms: [
    ...list('guten schönen jeden diesen den einen am der dem eines jeder zum').map(
      (word) => `${word} morgen`,
    ),
    'am nächsten morgen',
    'am frühen morgen',
    'am selben morgen',
    'jeden zweiten morgen',
    'den ganzen morgen',
    'von heute auf morgen',
    'von gestern',
    'eines tages',
    'den ganzen tag',
    'in letzter zeit',
    'letztes mal',
    'letzten endes',
    'nächstes mal',
    'schwarzer freitag',
  ],
  past: { words: [...PRETERITES, ...PARTICIPLES], endings: [], except: [] },
  future: list(`
    werde wird werden wirst werdet will willst wollen wollt möchte möchten muss müssen musst soll sollen kann können
    könnt plane planen geplant morgen übermorgen nächste nächsten nächster nächstes nächstem kommende kommenden
    erinnere erinner fällig
  `),
  forms: {
    day: 'am {day}',
    plainDay: '{day}',
    week: 'in der Woche vom {day}',
    plainWeek: 'Woche vom {day}',
    weekend: 'am Wochenende vom {day}',
    plainWeekend: 'Wochenende vom {day}',
    month: 'im Monat {month}',
    plainMonth: 'Monat {month}',
    year: 'im Jahr {year}',
    plainYear: '{year}',
    moment: 'am {day} um {time}',
  },
};
