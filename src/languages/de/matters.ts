import type { MatterFrame, MatterRules, TimeForm } from '../matter-rules.ts';
import { pattern } from '../statement-rules.ts';
import { turns } from './turns.ts';

const r = String.raw;

const ADVERB = r`(?:(?:wirklich|total|auch|noch|noch immer|immer noch|meistens|meist|immer|normalerweise|eigentlich|jetzt|inzwischen|mittlerweile|nun|besonders|sehr|echt|einfach|so|am liebsten|seit kurzem|seit neuestem|neuerdings|gerade|derzeit|momentan|ab jetzt|ab sofort|wieder|doch|schon|mal|überhaupt|gar|ja|seit \p{N}{4}|seit \p{L}+|in letzter zeit|heutzutage) )*`;
const WHO = r`(?:ich |wir |(?<topic>(?:mein|unser|sein|ihr|der|die|das)\p{L}* [\p{L}' -]{2,40}?|\p{L}[\p{L}'-]+) )??`;
/** What people work as, and those who do not. */
const OCCUPATIONS =
  'krankenschwester krankenpfleger krankenpflegerin arzt ärztin lehrer lehrerin erzieher erzieherin anwalt anwältin ingenieur ingenieurin koch köchin kellner kellnerin chauffeur student studentin azubi rentner rentnerin arbeitslos programmierer programmiererin entwickler entwicklerin designer designerin buchhalter buchhalterin bibliothekar bibliothekarin barista klempner elektriker bäcker bäckerin gärtner journalist journalistin übersetzer übersetzerin tierarzt zahnarzt tischler schreiner polizist polizistin musiker schauspieler fotograf fotografin friseur friseurin psychologe psychologin architekt architektin sekretärin mechaniker apotheker hebamme freiberufler selbstständig angestellt verkäufer verkäuferin landwirt pfleger pflegerin bauarbeiter maurer konditor konditorin altenpfleger altenpflegerin fahrer fahrerin busfahrer busfahrerin grafiker grafikerin optiker optikerin sanitäter rettungssanitäter richterin richter';
const OCCUPATION = `(?:${OCCUPATIONS.replaceAll(' ', '|')})`;
const THE = r`(?:(?:der|die|das|den|dem|unsere?[nmrs]?|meine?[nmrs]?|unser|mein) )`;
const SINGLE = r`(?:\p{L}*code|pin|(?:\p{L}+-?)?passwort|kennwort|passphrase|login|ssid|\p{L}*name|spitzname|adresse|\p{L}*nummer|telefon|handy|e-?mail(?:-?adresse)?|\p{L}*farbe|deadline|abgabe(?:termin)?|frist|budget|miete|preis|beitrag|gebühr|eintritt|besitzer(?:in)?|hauptstadt|geburtstag|größe|schuhgröße|\p{L}*höhe|vermieter(?:in)?|klempner(?:in)?|elektriker(?:in)?|tierarzt|tierärztin|hausarzt|zahnarzt|motto|version|sprache|framework|datenbank|zentrale|chef(?:in)?|job|beruf|heimatort|datum|termin|treffpunkt|uhrzeit|tag|ort|benutzername|domain|passcode|pincode|zahlencode|wlan|stundenlohn|gehalt)`;
const PLACE = r`(?:in|im|auf|unter|hinter|neben|bei|beim|zwischen|über|an|am|vor|gegenüber|außerhalb|innerhalb|links|rechts|oben|unten)`;
const MONTHS =
  '(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|apr|jun|jul|aug|sept?|okt|nov|dez)';
const DAY = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const WHEN = r`(?:(?:am|um|ab|bis|von|jeden|immer|seit|vom|auf|für) ){0,3}(?:\d|${DAY}s?|${MONTHS}|mittags?\b|mitternacht|nächste|diese|abends|morgens)`;
const MOVED = r`(?:verschoben|verlegt|vorverlegt|vorgezogen|geändert|umgelegt|vertagt|nach hinten geschoben)`;
const LIKES = r`(?:mag|mögen|liebe|liebt|lieben|lieb|schätze|steh(?:e|t)? (?:total )?auf|genieße|genießt)`;

const CONSUMES = r`(?:trinke?|trinkt|esse?|isst|rauche?|raucht|nehme?|nimmt|vertrage?|verträgt|trage?|trägt)`;

const frame = (slot: string, values: MatterFrame['values'], source: string, against?: true): MatterFrame => ({
  slot,
  values,
  pattern: pattern(source),
  ...(against ? { against } : {}),
});

const weekday = (number: number, name: string): TimeForm => ({
  sort: 'weekday',
  pattern: new RegExp(
    String.raw`\b(?:(?:am|an|jeden|immer|bis|ab|von|vom|auf|seit|den|nächsten|diesen|kommenden) )*${name}s?(?:abends?|nachmittags?|vormittags?|morgens?|mittags?)?\b`,
    'g',
  ),
  value: String(number),
});

const LEAD = String.raw`(?:\b(?:am|bis|zum|ab|vom|von|auf|den|dem|seit) )*`;

const times: readonly TimeForm[] = [
  { sort: 'date', pattern: new RegExp(String.raw`${LEAD}(?<value>\d{4}-\d{2}-\d{2})`, 'g') },
  {
    sort: 'date',
    pattern: new RegExp(String.raw`${LEAD}\b(?<value>\d{1,2}\. ?${MONTHS})(?: \d{4})?`, 'g'),
  },
  {
    sort: 'date',
    pattern: new RegExp(String.raw`${LEAD}(?<![\d.:])(?<value>\d{1,2}\.\d{1,2}\.)(?:\d{2,4})?`, 'g'),
  },
  {
    sort: 'clock',
    pattern:
      /(?:\b(?:um|ab|bis|von|gegen|auf|schon) )*(?<![\d.:])(?<value>\d{1,2}[:.]\d{2}|\d{1,2}(?= ?uhr))(?: ?uhr)?(?: \d{2})?(?!\d)/g,
  },
  {
    sort: 'clock',
    pattern:
      /(?:^|(?<=\s))(?:um|gegen|ab) (?<value>halb \S+|viertel (?:vor|nach) \S+|dreiviertel \S+|\d{1,2}|mitternacht|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?=$|[\s,.!])(?! (?:prozent|euro|leute))/g,
  },
  { sort: 'day', pattern: /\b(?:am|bis zum|ab dem|vom|zum|auf den) (?<value>\d{1,2})\.(?!\d)/g },
  weekday(1, 'montag'),
  weekday(2, 'dienstag'),
  weekday(3, 'mittwoch'),
  weekday(4, 'donnerstag'),
  weekday(5, 'freitag'),
  weekday(6, '(?:samstag|sonnabend)'),
  weekday(7, 'sonntag'),
];

/** German. */
export const matters: MatterRules = {
  code: 'de',
  frames: [
    frame(
      'value',
      'one',
      r`^${THE}?(?<topic>(?:.{2,50} )??${SINGLE}(?: (?:für|zu|zum|zur|von|vom|des|der|im|in|aus|bei) .{2,30}?)?)(?:(?: hat sich)? (?:zu|auf) (?=.* geändert)|:) (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^(?:wir|ich) (?:haben|habe|hab) ${ADVERB}${THE}(?<topic>.{2,60}?)(?: von .{1,40}?)? (?:auf|in) (?:den )?(?<value>.+?) ${MOVED}`,
    ),
    frame(
      'value',
      'one',
      r`^(?:wir|ich) (?:verschieben|verlegen|verschiebe|verlege) ${ADVERB}${THE}(?<topic>.{2,60}?)(?: von .{1,40}?)? (?:auf|in) (?:den )?(?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE}(?<topic>.{2,60}?) (?:ist|sind|war|wurde|wurden|wird|werden)(?: jetzt| nun)?(?: von .{1,40}?)? (?:auf|in|nach) (?:den )?(?<value>.+?) ${MOVED}(?: worden)?`,
    ),
    frame(
      'value',
      'one',
      r`^${THE}(?<topic>.{2,60}?) (?:ist|sind|wurde|wurden|wird|fällt|fallen)(?: .{1,20})? (?<value>abgesagt|gestrichen|aus|ausgefallen)$`,
    ),
    frame('value', 'one', r`^wir (?:haben )?${THE}(?<topic>.{2,60}?) (?<value>abgesagt|gestrichen)$`),
    frame(
      'meet',
      'one',
      r`^(?:wir|die (?:gruppe|band)|der (?:verein|chor|club|kurs)|das team|alle) (?<verb>treffen|trifft|proben|probt|trainieren|trainiert|spielen|spielt) (?:uns |sich )?(?:jetzt |ab jetzt |immer |ab sofort )*(?<value>(?:in|im|bei|beim|am|an der|auf|vor|hinter|unter) (?!(?:${DAY}|\d)).+)`,
    ),
    frame(
      'name',
      'one',
      r`^${THE}?(?:neue[rsn]? |alte[rsn]? )?(?<topic>vermieter(?:in)?|putzfrau|chef(?:in)?|lehrer(?:in)?|klassenlehrer(?:in)?|steuerberater(?:in)?|klempner(?:in)?|tierarzt|tierärztin|zahnarzt|zahnärztin|hausarzt|hausärztin|team|band|projekt|produkt|firma|laden|wlan|netzwerk|straße|boot|verein) heißt (?:jetzt )?(?<value>.+)`,
    ),
    frame('name', 'each', r`^(?:mein|unser)\p{L}* (?<topic>.{2,40}?) heiß(?:t|en) (?:jetzt )?(?<value>.+)`),
    frame(
      'name',
      'one',
      r`^(?:(?:der|die|das) )?(?:neue[rsn]? )?(?<topic>\p{L}[\p{L}-]{1,30}) heißt (?:(?:jetzt|nun|ab jetzt|doch|also) )*(?<value>(?!erst\b|das\b|dass\b|nicht\b|es\b).+)`,
    ),
    frame('name', 'one', r`^(?:ich heiße|ich heiß|mein name ist) (?:jetzt |eigentlich )?(?<value>.+)`),
    frame('call', 'one', r`^(?:bitte )?nennt? mich (?:bitte |einfach )?(?:jetzt )?(?<value>.+)`),
    frame(
      'coffee',
      'one',
      r`^${WHO}(?:trinke?|trinkt|nehme?|nimmt) ${ADVERB}(?:(?:meinen|seinen|ihren|den) )?(?<verb>kaffee|tee|espresso) ${ADVERB}(?<value>(?:mit|ohne|schwarz|pur|süß)\b.*)`,
    ),
    frame(
      'favourite',
      'one',
      r`^(?:mein|unser|sein|ihr)?\p{L}* ?(?:absolute[rs]? )?lieblings-?(?<topic>[\p{L}-]{2,40}) (?:ist|sind|war|heißt)(?: jetzt| nun| mittlerweile| inzwischen)? (?<value>.+)`,
    ),
    frame(
      'favourite',
      'one',
      r`^(?<value>.{2,40}?) (?:ist|sind)(?: jetzt| nun)? (?:mein|unser)\p{L}* lieblings-?(?<topic>[\p{L}-]{2,40})`,
    ),
    frame(
      'like',
      'each',
      r`^${WHO}(?:hasse?|hasst|hassen|verabscheue|verabscheut|kann ${ADVERB}(?=.* nicht (?:ausstehen|leiden|ab))) ?${ADVERB}(?<value>.+?)(?: nicht (?:ausstehen|leiden|ab))?$`,
      true,
    ),
    frame('like', 'each', r`^${WHO}${LIKES} ${ADVERB}(?:keine?[nmr]? )(?<value>.+?)(?: mehr)?$`, true),
    frame(
      'like',
      'each',
      r`^${WHO}${LIKES} ${ADVERB}(?<value>.+?) (?:gar |überhaupt |so |wirklich )?nicht(?: mehr| so| gern| besonders)*$`,
      true,
    ),
    frame('like', 'each', r`^${WHO}${LIKES} ${ADVERB}nicht (?:mehr )?(?<value>.+)`, true),
    frame(
      'like',
      'best',
      r`^${WHO}(?:bevorzuge|bevorzugt|mag|trinke?|trinkt|esse?|isst|nehme?|nimmt|habe?|hat|fahre?|fährt|höre?|hört|lese?|liest) ${ADVERB}(?:lieber|am liebsten) ${ADVERB}(?<value>.+?)(?: (?:als|statt|anstatt) .+)?$`,
    ),
    frame(
      'like',
      'best',
      r`^${WHO}(?:bevorzuge|bevorzugt) ${ADVERB}(?<value>.+?)(?: (?:gegenüber|vor|statt) .+)?$`,
    ),
    frame(
      'like',
      'each',
      r`^${WHO}${LIKES} ${ADVERB}(?:gern(?:e)? )?(?<value>.+?)(?: (?:sehr|total|wieder|gern|gerne))*$`,
    ),
    frame(
      'like',
      'each',
      r`^${WHO}(?:bin|ist) ${ADVERB}(?:ein )?(?:großer |große )?fan (?:von|vom) (?<value>.+)`,
    ),
    frame(
      'consume',
      'each',
      r`^${WHO}(?<verb>${CONSUMES}) ${ADVERB}(?:keine?[nm]?|nie(?:mals)?|nichts|nicht)(?: mehr| wieder)?(?: (?<value>(?!mehr$).+?))?(?: mehr)?$`,
      true,
    ),
    frame('consume', 'each', r`^${WHO}(?<verb>${CONSUMES}) ${ADVERB}(?<value>.+?) nicht(?: mehr)?$`, true),
    frame(
      'consume',
      'each',
      r`^${WHO}(?<verb>${CONSUMES}) ${ADVERB}(?:gern(?:e)? )?(?<value>.+?)(?: wieder)?$`,
    ),
    frame(
      'home',
      'one',
      r`^${WHO}(?:wohne?|wohnt|wohnen|lebe?|lebt|leben) ${ADVERB}(?:zusammen )?(?:in|im|bei|auf) (?<value>.+)`,
    ),
    frame(
      'home',
      'one',
      r`^${WHO}(?:ziehe?|zieht|ziehen) ${ADVERB}(?:(?!nach\b|in\b).{1,30} )?(?:nach|in(?: die| den)?) (?<value>.+?)(?: um)?$`,
    ),
    frame(
      'home',
      'one',
      r`^${WHO}(?:bin|ist|sind) ${ADVERB}(?:(?!nach\b|in\b).{1,30} )?(?:von .{1,20} )?(?:nach|in(?: die| den)?) (?<value>.+?) (?:um)?gezogen$`,
    ),
    frame(
      'workplace',
      'one',
      r`^${WHO}(?:arbeite?|arbeitet|arbeiten|jobbe?|jobbt) ${ADVERB}(?:bei|beim|in|im|an der|am|für) (?<value>.+)`,
    ),
    frame(
      'profession',
      'one',
      r`^(?:${WHO}(?:bin|ist) |(?:bin|arbeite) ich )${ADVERB}(?:als )?(?:eine? )?(?<value>${OCCUPATION})(?: geworden)?(?: (?:bei|in|an|am|im|beim) .+)?$`,
    ),
    frame('profession', 'one', r`^${WHO}(?:arbeite?|arbeitet|jobbe?|jobbt) ${ADVERB}als (?<value>.+)`),
    frame(
      'diet',
      'one',
      r`^${WHO}(?:bin|ist|sind|esse?|isst|lebe?|lebt|ernähre? mich|ernährt sich) ${ADVERB}(?<value>veganer(?:in)?|vegan|vegetarier(?:in)?|vegetarisch|pescetarier(?:in)?|pescetarisch|flexitarier(?:in)?|allesesser(?:in)?)\b`,
    ),
    frame(
      'status',
      'one',
      r`^${WHO}(?:bin|ist|sind|habe|hat) ${ADVERB}(?:glücklich |frisch )?(?<value>verheiratet|geschieden|verlobt|verwitwet|single|ledig|getrennt|vergeben)\b`,
    ),
    frame(
      'age',
      'one',
      r`^${WHO}(?:bin|ist|werde|wird|wurde) ${ADVERB}(?<value>\d{1,3})(?: (?:jahre?|monate?)(?: alt)?)?(?: geworden)?$`,
    ),
    frame(
      'number',
      'one',
      r`^${WHO}(?:habe?|hat|haben) ${ADVERB}(?<value>\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) (?<verb>.+)`,
    ),
    frame(
      'use',
      'one',
      r`^${WHO}(?:(?:benutze?n?|benutzt|nutze?n?|nutzt|verwende?n?|verwendet|nehmen|nehme|nimmt)) ${ADVERB}(?<value>.+?) (?:für|als|zum|zur) (?<verb>.+?)(?: statt .+)?$`,
    ),
    frame(
      'use',
      'each',
      r`^(?:wir |das team )?(?:haben uns |hat sich )?(?:für )(?<value>.+?) entschieden(?: statt .+)?$`,
    ),
    frame(
      'value',
      'one',
      r`^${THE}(?<topic>.{2,60}?) (?:ist|sind|war|findet|finden)(?: jetzt| immer| nun| doch| weiterhin| ab jetzt| ab sofort)* (?<value>${WHEN}.*?)(?: statt)?$`,
    ),
    frame(
      'where',
      'one',
      r`^${THE}(?<topic>.{2,60}?) (?:ist|sind|war|hängt|hängen|steht|stehen|liegt|liegen|befindet sich)(?: jetzt| immer| nun| ab jetzt)* (?<value>${PLACE} .+?)(?: versteckt)?$`,
    ),
    frame(
      'value',
      'one',
      r`^${THE}?(?<topic>(?:.{2,50} )??${SINGLE}(?: (?:für|zu|zum|zur|von|vom|des|der|im|in|aus|bei) .{2,30}?)?) (?:ist|sind|war|beträgt|lautet|heißt)(?: jetzt| nun| ab jetzt| ab sofort)? (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE}(?<topic>.{2,60}?) (?<verb>beginnt|beginnen|startet|endet|öffnet|schließt|fährt|kommt|kostet|kosten|dauert|trifft|macht|hat|geht)(?: jetzt| nun| ab jetzt| ab sofort| um| immer)* (?<value>.+?)(?: (?:statt|auf|zu|los|ab|an|offen))?$`,
    ),
  ],
  turns: turns(OCCUPATION),
  negation: pattern(
    r`\b(?:nicht|nich|nie|niemals|kein|keine|keinen|keinem|keiner|keins|nichts|nix|ohne(?! (?:ausnahme|frage|zweifel)\b)|niemand|aufgehört|hör\p{L}* auf|aufgegeben|weder|abgewöhnt)\b`,
  ),
  times,
  ending: pattern(
    r`\b(?:aufgehört|hör\p{L}* auf|aufgegeben|geb\p{L}* .{1,30} auf|abgewöhnt|gekündigt|kündig(?:e|en|t)|verkauft|verkaufen|verkaufe|verschenkt|weggegeben|abgegeben|weggeworfen|entsorgt|ausgemustert|in zahlung gegeben|losgeworden|geschmissen|hingeschmissen|runtergeschmissen|rausgeschmissen|rausgeworfen|abgesagt|gestrichen|storniert|ausgefallen|fällt (?:aus|weg|flach|ins wasser)|fallen (?:aus|weg|flach)|geplatzt|gescheitert|vom tisch|vorbei|schluss|aus und vorbei|getrennt|auseinander|geschieden|scheidung|gestorben|tot|verstorben|eingeschläfert|einschläfern|in rente|rente|pensioniert|im ruhestand|entlassen|gefeuert|rausgeflogen|nicht verlängert|ausgezogen|weggezogen|ausgestiegen|ausgetreten|abgemeldet|abgebrochen|abgeschafft|abgesetzt|gelöscht|deinstalliert|verworfen|verloren|geschlossen|dichtgemacht|hat zu|eingestellt|beendet|aufgelöst|repariert|geheilt|läuft wieder|wieder (?:gut|heil|ganz|gesund)|ist (?:ab(?! [\p{L}\d])|weg|raus|durch|geschichte|fertig|erledigt)|sind (?:ab|weg|raus|durch|fertig)|bin (?:\p{L}+ ){0,3}(?:raus|weg)|hab(?:e|en)? .{1,20} durch|hab(?:e|en)? genug|kann .{1,30} nicht mehr (?:sehen|hören)|(?:keine?|keinen|keinem|keiner|keins) (?:\p{L}+ ){0,4}mehr|nicht mehr|nichts mehr|nix mehr|nie mehr|nie wieder|dagegen entschieden|doch (?:nicht|kein|keine|keinen)|lassen wir|lass ich|brauch(?:e|en|t|st)? (?:\p{L}+ ){0,3}(?:nicht|keine?n?)\b|war(?:en)? mal|früher|ehemalig\p{L}*|ab jetzt (?:ok|okay|erlaubt))\b`,
  ),
  moved: pattern(
    r`\b(?:verschoben|verschieben|verschiebt|verschiebe|verlegt|verlegen|vorverlegt|vorgezogen|vertagt|umgelegt|geändert|ändert sich|nach hinten|nach vorne)\b`,
  ),
  reversal: pattern(
    r`\b(?:anders überlegt|meine meinung geändert|umentschieden|planänderung|vergesst was ich|vergiss was ich|korrektur|nicht mehr|doch nicht|doch lieber|stimmt nicht mehr|ich lag falsch)\b`,
  ),
  compoundEnds:
    /(?<=(?<!\p{L})(?!über|wochen|sprech|haus|selbst)\p{L}{4,20})(?:kurse?s?|stunden?|unterricht|training|gruppe|termine?|treffen)(?!\p{L})/gu,
  light: pattern(
    r`\b(?:ist|sind|wird|werden|es|wir|uns|treffen|trifft|habe|hat|haben|gehen|geht|dann|also|ok|gut|abgemacht|beschlossen|entschieden|vereinbart|ausgemacht|auch|noch|immer|meistens|normalerweise|erinnerung|btw|leute|alle|update|pünktlich|ort|zeit|uhr|sorry|danke|findet|statt|ab jetzt|ab sofort|von nun an|woche vom|in der woche|bitte|termin|jetzt|machen|macht|bleibt|zur|info)\b`,
  ),
  change: pattern(
    r`\b(?:jetzt|nun|inzwischen|mittlerweile|neuerdings|seit kurzem|seit neuestem|verschoben|verlegt|vorverlegt|vorgezogen|geändert|umentschieden|anders überlegt|meinung geändert|update|korrektur|doch|nicht mehr|keinen .{1,30} mehr|keine .{1,30} mehr|kein .{1,30} mehr|stattdessen|statt|anstatt|ab jetzt|ab sofort|von nun an|heutzutage|umgestiegen|gewechselt|wieder|derzeit|momentan|aktuell|neu|neue|neuer|neues|neuen|lieber|nur noch|umgezogen|endlich|künftig|zukünftig|in zukunft|fortan|seither|diesmal|dieses mal|in letzter zeit|letztens|stellt sich raus|stellt sich heraus|stellte sich raus|stellte sich heraus|hat sich herausgestellt|hat sich rausgestellt|am ende|letztendlich|schließlich|schlussendlich|geworden|wurde|wurden|wird jetzt|angefangen|begonnen|gestartet|fange .{1,20} an|gezogen|ziehe|umgesattelt|umgestellt|umgebucht|umgeplant|ausgetauscht|eingetauscht|getauscht|ersetzt|abgelöst|übernommen|übernimmt|übernehm\p{L}*|behalten|behalte|erhöht|gestiegen|angehoben|aufgestockt|gesenkt|gesunken|reduziert|teurer|billiger|verlängert|verschiebt sich|geschoben|wandert|gewandert|zurück|erst(?= (?:um|am|ab|im)\b)|sondern|vielmehr|korrigiere|berichtigung|richtigstellung|nachtrag|planänderung|sorry|vertan|verlesen|verschrieben|ander(?:e|er|es|en)|seit(?= (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|gestern|heute|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|dem umzug|diesem|dieser|letzte\p{L}*|ein paar|einer woche|einem monat)\b)|ab(?= (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|nächste\p{L}*|kommende\p{L}*|diese\p{L}*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|dem ersten|herbst|frühjahr)\b))\b`,
  ),
  place:
    /\b(?:in|im|ins|nach(?! (?:de[mr]|\d))|am|an der|bei|beim|auf|zum|zur|über|unter|neben|hinter|vor der|gegenüber)\b/u,
  within: pattern(
    r`\b(?:morgens|abends|nachts|mittags|vormittags|nachmittags|tagsüber|am (?:morgen|abend|nachmittag|vormittag|wochenende)|an wochenenden|wochenends|werktags|unter der woche|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s|nach (?:\d{1,2}(?:[:.]\d{2})? uhr|dem (?:essen|mittagessen|abendessen|training)|der arbeit)|vor dem (?:schlafen|schlafengehen|essen)|zum (?:frühstück|mittagessen|abendessen)|bei der arbeit|auf (?:der )?arbeit|im (?:büro|sommer|winter|frühling|herbst)|zu hause|zuhause)\b`,
  ),
  now: pattern(r`\b(?:jetzt|nun|ab sofort|künftig|von nun an|neuerdings)\b`),
  always: pattern(
    r`\b(?:jede[nrsm]?|immer|meistens|normalerweise|gewöhnlich|regelmäßig|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s)\b`,
  ),
  once: pattern(
    r`(?<!(?:ab|seit) )\b(?:diese[nrsm]?|nächste[nrsm]?|kommende[nrsm]?) (?:mal|woche|wochenende|monat|jahr|sommer|winter|frühling|frühjahr|herbst|weihnachten|ostern|ferien|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b|\bheuer\b|\bausnahmsweise\b|\bwoche vom \d{4}-\d{2}-\d{2}|(?<!ab |ab dem |seit |seit dem |bis |bis zum |vom )\d{4}-\d{2}-\d{2}`,
  ),
  proposal: pattern(
    r`\b(?:(?:ich )?schlage? .{1,80}? vor|wie wär(?:e|'s|s)|wie wäre es|was haltet ihr|ich (?:schlage vor|würde vorschlagen|bin dafür)|vorschlag|wollen wir|sollen wir|vielleicht (?:sollten|könnten|nehmen|fahren) wir|wir könnten|wenn (?:niemand|keiner) was dagegen|falls (?:niemand|keiner))\b`,
  ),
  source: pattern(
    r`^(?:(?:also|und|mein|meine|der|die|unser|unsere) )*(?:\p{L}*arzt|\p{L}*ärztin|hausarzt|doktor|therapeut(?:in)?|physio) (?:sagt|meint|sagte|meinte|hat gesagt|hat bestätigt)(?:, dass)?,? `,
  ),
  instead: [
    pattern(r`\bvon (?<old>[^,.;]+?) (?:auf|zu|nach) [^,.;]+ (?:umgestiegen|gewechselt|umgezogen|gezogen)\b`),
    pattern(r`\b(?:statt|anstatt|anstelle von) (?<old>[^,.;]+)`),
    pattern(r`\bnicht mehr (?<old>[^,.;]+?)(?:,? sondern\b|$)`),
    pattern(r`\bkeine?[nm]? (?<old>[^,.;]+?) mehr\b`),
    pattern(r`^(?:(?:ich|wir) )?(?!mag\b|liebe\b|mögen\b|liebt\b|nicht\b)(?<old>[^,.;]+?) nicht mehr$`),
    pattern(
      r`\b(?:mein\p{L}*|unser\p{L}*|das|den|die) (?<old>[^,.;]+?) (?:verkauft|verschenkt|abgegeben|weggegeben|entsorgt|aufgegeben)\b`,
    ),
    pattern(r`\baufgehört,? (?:zu |mit (?:dem |der )?)?(?<old>[^,.;]+)`),
    pattern(
      r`\b(?:trinke?|esse?|mag|liebe|nutze?|benutze?|nehme?|rauche?|trage?) keine?[nm]? (?<old>[^,.;]+?) mehr\b`,
    ),
    pattern(
      r`\b(?:trinke?|esse?|mag|liebe|nutze?|benutze?|nehme?|rauche?|trage?) (?<old>[^,.;]+?) nicht mehr\b`,
    ),
    pattern(r`\b(?:wohne?|lebe?|arbeite) nicht mehr (?:in|bei|als|im|beim) (?<old>[^,.;]+)`),
  ],
  sorts: [
    'tee kaffee wasser saft bier wein kakao milch cola limo espresso cappuccino latte matcha schorle apfelschorle mate rooibos grüntee kräutertee rotwein weißwein schnaps whisky gin sekt alkohol hafermilch',
    'rot grün blau gelb schwarz weiß violett orange lila rosa pink braun grau türkis beige bordeaux',
    'zug bahn flugzeug flieger auto bus fahrrad rad fähre tram straßenbahn ubahn taxi roller motorrad moped fliegen fliege laufen radeln',
    'vim emacs vscode neovim intellij webstorm nano',
    'mail mails email e-mail anrufe telefon chat signal telegram whatsapp slack discord teams zoom skype messenger threema sms sprachnachrichten',
    'katzen hunde katze hund kater welpe kätzchen hamster kaninchen papagei wellensittich schildkröte meerschweinchen goldfisch',
    'sommer winter frühling herbst',
    'fensterplatz gangplatz fenster gang',
    'dunkel hell',
    'morgens abends nachts mittags vormittags nachmittags',
    'mysql postgres postgresql sqlite mongodb mariadb redis',
    'python javascript typescript rust java kotlin go ruby php',
    'mac windows linux ubuntu debian fedora macbook',
    'iphone android pixel samsung nokia huawei fairphone',
    'brille kontaktlinsen linsen',
    'fleisch fisch hähnchen huhn rind schwein tofu wurst vegan veganer veganerin vegetarisch vegetarier vegetarierin pescetarier keto',
    'pizza pasta nudeln sushi burger curry ramen döner suppe salat schnitzel raclette fondue grillen braten buffet kartoffelsalat tacos',
    'meer berge strand see',
    OCCUPATIONS,
    'fußball handball basketball volleyball judo karate boxen tennis tischtennis badminton schach schwimmen joggen jogge schwimme yoga fitnessstudio klettern wandern tanzen ballett turnen reiten skifahren rudern pilates hockey leichtathletik',
    'geige klavier gitarre schlagzeug cello querflöte blockflöte trompete klarinette saxofon saxophon ukulele bass akkordeon posaune',
    'spanisch italienisch französisch deutsch englisch polnisch japanisch chinesisch portugiesisch niederländisch russisch türkisch arabisch schwedisch griechisch koreanisch ukrainisch',
    'single verlobt verheiratet geschieden verwitwet getrennt ledig geheiratet vergeben',
    'miete gekauft eigentum eigentumswohnung mietwohnung',
    'wohnung haus wg wohnheim zimmer zelt zelten ferienhaus ferienwohnung hotel hostel camping campingplatz wohnmobil hütte pension reihenhaus',
    'kindergarten kita krippe grundschule schule realschule hauptschule gymnasium gesamtschule uni universität hochschule berufsschule tagesmutter',
    'restaurant garten schloss saal kneipe park kirche garage büro bücherei bibliothek café scheune biergarten jugendzentrum homeoffice gasthaus daheim',
    'küche kühlschrank schublade schrank keller dachboden flur wohnzimmer schlafzimmer kinderzimmer bad badezimmer balkon safe regal matte blumentopf haken abstellkammer',
    'mathe physik geschichte biologie chemie erdkunde kunst jura medizin bwl psychologie architektur informatik germanistik philosophie maschinenbau',
    'pdf word excel papier',
    'bar karte paypal überweisung bargeld',
    'trello jira notion asana confluence',
    'telekom vodafone o2 congstar',
    'golf skoda opel ford bmw audi mercedes fiat tesla toyota',
    'groß klein riesig winzig',
    'siezen duzen',
  ],
  headings: {
    person: 'Menschen',
    preference: 'Vorlieben',
    decision: 'Entscheidungen',
    plan: 'Pläne',
    fact: 'Fakten',
    rule: 'Regeln',
    experience: 'Erlebnisse',
    event: 'Erlebnisse',
    task: 'Pläne',
  },
};
