import { pattern, type StatementWords } from '../statement-rules.ts';
import { particles, verbs } from './verbs.ts';

const r = String.raw;

/** What somebody does, told of them: `trinke` → `trinkt`. */
const told: Record<string, string> = {
  bin: 'ist',
  habe: 'hat',
  hab: 'hat',
  mag: 'mag',
  kann: 'kann',
  darf: 'darf',
  muss: 'muss',
  will: 'will',
  möchte: 'möchte',
  war: 'war',
  hatte: 'hatte',
};
for (const { first, third } of verbs) for (const form of first) told[form] ??= third;
// What somebody is called is better told in their own words.
for (const form of [
  'heiße',
  'heiß',
  'nenne',
  'nenn',
  'glaube',
  'glaub',
  'weiß',
  'denke',
  'denk',
  'finde',
  'find',
])
  delete told[form];

const FIRST = Object.keys(told).join('|');
/** Verbs behind "wir"; those that hang on another verb stand at the end. */
const THIRD = [...new Set(Object.values(told))].join('|');
const WE =
  'wohnen|leben|arbeiten|haben|sind|sprechen|spielen|essen|trinken|fahren|lieben|hassen|mögen|gehen|halten|züchten|singen|tanzen|lernen|kochen|mieten|reisen|sammeln';
/** Forms that stand behind what hangs on them, whatever the verb. */
const SINGULAR =
  'mag kann darf muss will soll möchte würde war hatte wurde konnte wollte musste sollte durfte könnte mochte'.split(
    ' ',
  );
const PLURALS =
  'sind haben werden können dürfen müssen wollen sollen mögen möchten würden waren hatten wurden konnten wollten mussten sollten durften'.split(
    ' ',
  );
const PLURAL =
  'wir|uns|unser|unsere|unseren|unserem|unserer|unseres|unsre|unsren|unsrer|haben beschlossen|haben entschieden';

/** German. */
export const statements: StatementWords = {
  code: 'de',
  script: /\p{Script=Latin}/u,
  leads: r`(?:erinnerung|entscheidung|frage|ergebnis|fazit|info|neuigkeiten|protokoll|beschluss|zusammenfassung)(?=:)|also|ach(?: so| ja| übrigens)?|oh|ah|ok|okay|oki|ja|nein|ne(?=[,!])|nee|nö|jo|jap|jup|hey|hi|hallo|moin(?: moin)?|servus|huhu|guten (?:morgen|tag|abend)|gute nacht|na ja|naja|na gut|gut|so|übrigens|btw|apropos|nebenbei(?: bemerkt)?|ehrlich(?: gesagt)?|um ehrlich zu sein|eigentlich(?=[,:])|zur info|kurz(?:e)? (?:zur )?info|info|fyi|kleine info|nur zur info|nur so|nur damit (?:ihr|du) (?:es |das )?(?:wisst|weißt)|damit (?:ihr|du) (?:es |das )?(?:wisst|weißt)|(?:nur )?damit (?:ihr|du)(?:'?s)? (?:\p{L}+ ){1,6}(?:hört|hörst|denkt|denkst|glaubt|wundert|wunderst|sucht|wartet)(?=,)|wäre? (?:also|dann)|wie (?:du weißt|ihr wisst|gesagt|immer(?=,))|und|aber|denn|hm+|äh+m*|öh+m*|haha+|lol|puh|wow|juhu|yay|jippie|mann|boah|krass|cool|super|toll|schade|leider(?=,)|sorry|entschuldigung|entschuldigt|tut mir leid|korrektur|nachtrag|update|neuigkeiten|gute nachricht(?:en)?|schlechte nachricht(?:en)?|ps|p\.s\.|leute|ihr lieben|freunde|mädels|jungs|alle(?=[,:!])|hört mal|hör mal|schau(?:t)? mal|guck(?:t)? mal|pass(?:t)? auf|erinnerung|kleine erinnerung|zur erinnerung|nur zur erinnerung|achtung|wichtig|hinweis|notiz|danke(?:schön)?|danke dir|vielen dank|genau|stimmt|klar|natürlich|sicher|richtig|alles klar|abgemacht(?=[,:])|außerdem|noch (?:was|etwas)|ach noch was|zu mir|über mich|was mich (?:angeht|betrifft)|von mir|ich muss sagen|ich wollte (?:nur |noch )?sagen|wusstet ihr|stell(?:t)? (?:dir|euch) vor|weißt du(?: was)?|wisst ihr(?: was)?|ganz ehrlich|mal ehrlich|tatsächlich(?=,)|jedenfalls|ansonsten|jetzt mal|bevor ich(?:'s| es) vergesse|fürs protokoll|eins noch|bitte(?= merken)`,
  aside: r`wie (?:schon |bereits )?gesagt|wie ich (?:schon |bereits )?(?:sagte|gesagt habe|erwähnte)|(?:das )?(?:hab|habe) ich (?:dir|euch|ihnen) (?:ja |doch )?(?:schon )?gesagt`,
  tails: r`lol|haha+|hehe+|xd|btw|übrigens|oder\??|ne\??|gell\??|nicht wahr\??|weißt du|wisst ihr|falls (?:ihr|du|jemand|es|das|wer)\b.*|nur so|nur damit (?:ihr|du) .*|kein witz|ehrlich|ok\??|okay\??|sorry|leider|zur info|wie gesagt|wie immer`,
  assent: r`ok|okay|abgemacht|einverstanden|alle einverstanden|alle dafür|jemand dagegen|passt(?: das)?(?: (?:allen|euch|für alle))?|deal`,
  polite: r`ok|okay|bitte|und|auch|hey|bot|reverie|kannst du(?: bitte)?|könntest du(?: bitte)?|du sollst|ich möchte, dass du|für die zukunft|für später|also`,
  forget: r`vergiss(?!,? (?:bitte )?nicht\b)|vergesst(?!,? (?:bitte )?nicht\b)|(?:das |dies )?(?:bitte )?(?:nicht|nichts davon) (?:merken|notieren|speichern|aufschreiben)|(?:merk|merke) dir (?:das |dies |es )?(?:bitte )?nicht|(?:notier|notiere|speicher|speichere|schreib|schreibe) (?:das |dies |es )?(?:bitte )?nicht|unter uns(?: gesagt)?|(?:das )?bleibt unter uns|im vertrauen|nicht fürs protokoll`,
  remember: r`(?:(?:merk|merke) (?:dir|euch|es dir)|merkt euch|(?:denk|denke|denkt)(?: bitte)? (?:daran|dran)|vergiss(?: bitte)? nicht|vergesst(?: bitte)? nicht|(?:notier|notiere|notiert|speicher|speichere)(?: dir)?|(?:schreib|schreibe|schreibt)(?: dir| euch)? auf|behalt(?:e)? im (?:kopf|hinterkopf)|nicht vergessen|zum merken|bitte merken|wissen)(?: für mich| für später| für die zukunft| bitte| mal| das)*(?:,(?= dass\b)|:| -| –|,(?= (?:ich|mein|meine|wir|unser|unsere)\b)) ?(?!zu\b)`,
  asking: {
    before: r`(?:kannst|könntest|würdest|magst|willst|könnten|können|würden)(?: du| sie| ihr)?(?: (?:dir|sich|euch|es|bitte|mal|das|noch|kurz|auch|vielleicht|irgendwo|für mich|für später))* (?:merken|notieren|aufschreiben|speichern|behalten|im kopf behalten|im hinterkopf behalten|daran denken|festhalten|vermerken)(?:, (?:dass|daß)\b|:| -| –)`,
  },
  leaning: r`er|sie|es(?! gibt\b| wird (?:kein|nicht)\b)|ihn|ihm|ihnen|ihr (?:geht|gefällt|name|hund|mann|freund|sohn)|ihre?[nmrs]? (?!alle\b)|seine?[nmrs]?|(?:das|die|der|den|dem|dies|des)(?= (?:ist|sind|war|waren|hat|haben|hab|habe|wird|kommt|geht|macht|mag|muss|kann|soll|will|heißt|gibt|da|auch|nicht|ich|wir|er|sie|wohnt|arbeitet|kostet|steht|liegt|passt|stimmt|klingt|reicht|dann|immer|noch|schon|nur|tut|schläft|isst|trinkt|hing|kam|ging|beiden (?=ist|sind|haben))\b)|das(?=[,.!]|$)|dort|da(?= (?:ist|sind|gibt|war|kann|hat|wohn|arbeit|fahr|geh)\p{L}*\b)|dann(?! (?:machen|nehmen|treffen|bleibt|ist|also))|danach|dabei|dafür|davon|damit|deshalb|deswegen|darum|welche[rsnm]?|weil|oder|aber|sondern|als (?:ich|wir|er|sie|es)|dieser(?= ist)|diese(?= (?:ist|sind))|beide\b(?! )|ich auch|ich auch nicht|mir auch|wir auch|geht mir (?:auch|genauso)|genauso|dito`,
  self: r`ich|mich|mir|mein|meine|meinen|meinem|meiner|meines|meins|meinerseits|^(?:bin|hab|habe|mag|trinke?|esse?|wohne?|arbeite?|fahre?|gehe?|komme?|lerne?|spiele?|liebe|hasse|studiere?|heiße?|rauche?|lese?|höre?|schlafe?|brauche?|muss|kann|darf|war|hatte|nehme?|kaufe?|koche?|trage?|ziehe?|werde|sitze?|stehe?|sammle|sammel|laufe?|jogge?|schwimme?)`,
  group: PLURAL,
  my: 'meine?[nmrs]?|unsere?[nmrs]?|unsre[nmrs]?',
  kin: r`(?:(?:älter|jünger|groß|klein|best|alt|ältest|jüngst|einzig|verstorben|neu|ex)\p{L}{0,3}[ -]|ex-?|halb|stief|zwillings|schwieger|paten|adoptiv|ur)*(?:mutter|mama|mami|mutti|mum|vater|papa|papi|vati|eltern|geschwister|schwestern?|schwesterherz|bruders?|brüdern?|brüder|söhne?n?|sohn(?:es)?|töchtern?|tochter|kind(?:er|ern|es)?|baby|zwillinge?n?|frau|mann(?:es)?|ehefrau|ehemann|partner(?:in)?|lebensgefährt\p{L}+|freund(?:e|es|en|in|innen)?|verlobte[rn]?|oma|omi|opa|opi|großmutter|großvater|großeltern|enkel(?:in|s|kind)?|tante|onkels?|cousin(?:e|s)?|kusine|nichte|neffen?|schwager|schwägerin|familie|mitbewohner(?:in|s)?|nachbar(?:n|in|s)?|chef(?:in|s)?|kolleg(?:e|en|in|innen)|lehrer(?:in|s)?|arzt|ärztin|zahnarzt|zahnärztin|hausarzt|hausärztin|vermieter(?:in|s)?|therapeut(?:in)?|trainer(?:in|s)?|hund(?:e|es|in)?|hündin|katzen?|katers?|welpen?|kätzchen|papageis?|wellensittich|hamsters?|kaninchen|hasen?|pferd(?:e|es)?|pony|schildkröten?|meerschweinchen|haustier(?:e|s)?)`,
  named: r`,? (?:heißt |heißen |namens |hört auf den namen )?(?!geburtstag\b|angst\b|besuch\b|urlaub\b|krebs\b|diabetes\b|fieber\b|kinder\b|probleme\b|ärger\b|hunger\b|zeit\b|lust\b|recht\b|arbeit\b|kaffee\b|tee\b|fleisch\b)`,
  goesOn: {
    subjects: [
      { said: r`ich(?= )`, given: 'Ich ' },
      { said: r`wir(?= )`, given: 'Wir ' },
    ],
    verbs: `(?:${FIRST}|${WE})`,
  },
  verbLast: {
    that: 'dass|daß',
    subjects: [
      {
        said: 'ich',
        verbs: [...SINGULAR, 'bin', 'habe', 'hab', 'werde', ...verbs.flatMap(({ first }) => first)],
      },
      { said: 'wir', verbs: [...PLURALS, ...WE.split('|'), ...verbs.map(({ infinitive }) => infinitive)] },
    ],
    others: [...SINGULAR, 'ist', 'hat', 'wird', ...verbs.map(({ third }) => third)],
    determiners:
      'der|die|das|mein|meine|unser|unsere|unsre|dein|deine|sein|seine|ihr|ihre|jede|jeder|jedes|ein|eine|kein|keine',
    attributes:
      'von|vom|des|der|und|oder|aus|mit|für|zum|zur|meine[rs]|unsere[rs]|seine[rs]|ihre[rs]|eine[rs]',
    particles,
  },
  othersVerbs: `(?:${THIRD})`,
  joints:
    'und|aber|weil|denn|dass|wenn|obwohl|sondern|damit|deshalb|deswegen|darum|falls|während|bevor|nachdem|sobald|sonst|oder|wobei',
  spellings: {
    nich: 'nicht',
    ned: 'nicht',
    net: 'nicht',
    nix: 'nichts',
    is: 'ist',
    gibts: 'gibt es',
    "gibt's": 'gibt es',
    gehts: 'geht es',
    "geht's": 'geht es',
    habs: 'habe es',
    "hab's": 'habe es',
    hab: 'habe',
    vllt: 'vielleicht',
    viell: 'vielleicht',
    iwie: 'irgendwie',
    heisst: 'heißt',
    heisse: 'heiße',
    bday: 'Geburtstag',
    moechte: 'möchte',
    fuer: 'für',
    naechste: 'nächste',
    schoen: 'schön',
    alergisch: 'allergisch',
    allergish: 'allergisch',
  },
  thirdPerson: {
    opening: pattern(r`^ich (?<verb>[\p{L}]+)`),
    auxiliaries: {},
    verbs: told,
    unchanged: new Set<string>(),
    unsafe: pattern(
      r`\b(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|du|dich|dir|dein\p{L}*|ihr|euch|euer|eure\p{L}*|sie|er|aber|weil|denn|dass|wenn|damit|obwohl|sondern|bevor|nachdem|falls|ob|als ich)\b|[,;:"“”„«»()]| (?:und|oder) (?:dann |jetzt |auch |immer |nie |oft |manchmal |noch )?(?:${FIRST})\b`,
    ),
  },
};
