import type { ClaimLanguage } from '../claim-types.ts';
import { instructions, numbers } from './claim-lists.ts';
import { opposite, same } from './meanings.ts';
import { ties } from './ties.ts';
import { particles, verbs } from './verbs.ts';

/** Forms with every ending of an adjective or an article. */
const inflected = (stems: string) =>
  stems
    .split('|')
    .flatMap((stem) => ['', 'e', 'en', 'em', 'er', 'es'].map((ending) => stem + ending))
    .join('|');

const PRESENT = new Set(verbs.flatMap(({ present }) => present));
/** "Versucht" is both: what stands before it tells which. */
const PARTICIPLES = verbs.flatMap(({ participles: own }) => own);
/** Verbs whose helping verb is "to be". */
const MOVING =
  /(?:gehen|kommen|fahren|fliegen|laufen|ziehen|reisen|steigen|bleiben|sterben|fallen|aufstehen|wachsen|wachen|einschlafen|passieren|wandern|joggen|schwimmen|reiten|rennen|springen|landen|klettern|umziehen)$/u;
const PAST = verbs.flatMap(({ past }) => past).filter((form) => !PRESENT.has(form));

export const claims: ClaimLanguage = {
  verbSecond: true,
  capitalNouns: true,
  owners: { endings: "'s|s", name: '' },
  particles: particles.join('|'),
  marks: {
    article:
      'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|keinem|keiner|keines|jede|jeder|jedes|jeden|jedem|dieser|diese|dieses|diesen|diesem|im|zum|zur|beim|vom|ins|sein|seine|seinen|seinem|seiner|ihre|ihren|ihrem|ihrer',
    negation:
      'nicht|nich|ned|net|nie|niemals|nimmer|kein|keine|keinen|keinem|keiner|keines|keins|nichts|nix|niemand|niemanden|niemandem|nirgends|nirgendwo|nirgendwohin|weder|keineswegs|keinesfalls|unmöglich|vermeide|vermeidet|vermied|vermeiden|meide|meidet|meiden|mied|verzichte|verzichtet|verzichten|weigere|weigert|weigerte|null|unfähig|gar nicht|überhaupt nicht|noch nie',
    ended:
      'nicht mehr|nich mehr|nie mehr|nie wieder|kein mehr|nicht länger|keine mehr|aufgehört|aufhören|aufhört|aufhöre|aufhörte|aufhörst|aufgegeben|aufgebe|aufgibt|aufgab|aufgeben|abgewöhnt|abgesagt|absagen|abgesage|absage|absagt|absagte|abgeschafft|gekündigt|kündige|kündigt|kündigte|storniert|gestoppt|abgebrochen|abbrechen|abbricht|gestrichen|ausfallen|ausgefallen|ausfällt|ausfiel|mit dem rauchen schluss|schluss gemacht',
    without: 'ohne|außer|abgesehen von|bis auf|ausgenommen|ausschließlich',
    condition:
      'wenn|falls|sofern|solange|es sei denn|vorausgesetzt|nur wenn|nur falls|außer wenn|im falle|für den fall|unter der bedingung|andernfalls|ansonsten|sonst|je nachdem|abhängig von|kommt darauf an|kommt drauf an|hängt davon ab|selbst wenn|auch wenn|nur bei|nur im|nur in|nur am|nur an|nur auf|nur mit|nur für|nur nach|nur vor|sobald|wann immer|notfalls',
    hedge:
      'vielleicht|vllt|eventuell|evtl|möglicherweise|womöglich|wahrscheinlich|vermutlich|wohl|angeblich|anscheinend|scheinbar|offenbar|eventuell|könnte|könnten|könntest|dürfte|dürften|mag sein|kann sein|unsicher|nicht sicher|ich glaube|glaube|glaub|glaubt|glauben|schätze|schätzt|vermute|vermutet|bezweifle|bezweifelt|zweifle|zweifelt|überlege|überleg|überlegt|überlegen|überlegte|erwäge|erwägt|erwägen|denke darüber nach|denkt darüber nach|unentschlossen|unentschieden|schwanke|schwankt|scheint|schienen|scheinen|gerüchte|nicht ganz sicher|rechne damit|mal sehen|spiele mit dem gedanken|spielt mit dem gedanken|soll angeblich',
    desire:
      'will|willst|wollen|wollt|wollte|wollten|möchte|möchten|möchtest|möcht|würde|würden|würdest|würd|hätte gern|hätte gerne|hätten gern|hätten gerne|hätte lieber|wäre gern|wäre gerne|wünsche|wünscht|wünschen|wünschte|wünsch|gewünscht|hoffe|hofft|hoffen|hoffte|hoffentlich|träume von|träumt von|träume davon|träumt davon|sehne|sehnt|lust auf|interessiert an|habe vor|suche|sucht|suchen',
    need: 'muss|musst|müssen|müsst|musste|mussten|müsste|müssten|soll|sollst|sollen|sollt|sollte|sollten|brauche|brauch|brauchst|braucht|brauchen|brauchte|nötig|notwendig|erforderlich|verpflichtet',
    plan: 'werde|wird|werden|werdet|wirst|plane|plan|planst|plant|planen|geplant|vorhabe|vorhabt|vorhat|vorhaben|vorhab|beabsichtige|beabsichtigt|nächstes|nächste|nächsten|demnächst|bald',
    past: 'früher|damals|einst|ehemals|ehemalige|ehemaligen|ehemaliger|ehemaliges|vormals|zuvor|hatte|hatten|hattest|war|waren|warst|gewesen|einmal gewesen|in der vergangenheit',
    almost: 'fast|beinahe|beinah|kaum|selten|so gut wie|so gut wie nie|fast nie|knapp|gerade so',
    unreal:
      'hätte|hätten|hättest|wäre|wären|wärst|als ob|stell dir vor|stelle mir vor|stellt sich vor|angenommen|tue so|tut so|scherz|spaß|witz|versuche|versuch|versuchst|versucht|versuchte|versuchen|vergessen|geträumt|träumte|träume|träumt|bemühe|bemüht|simuliere|simuliert|wünschte|beinahe hätte|vorgenommen',
    request:
      'bitte|lass uns|lasst uns|lass|lasst|lassen wir|machen wir|nehmen wir|gehen wir|treffen wir|verschieben wir|wollen wir',
    only: 'nur|lediglich|ausschließlich|bloß|und sonst nichts|und nichts anderes|und niemand sonst',
    like: `mag|magst|mögen|mögt|mochte|mochten|gemocht|liebe|liebst|liebt|lieben|liebte|liebten|geliebt|lieb|gern|gerne|lieber|am liebsten|liebsten|bevorzuge|bevorzugt|bevorzugen|bevorzugte|schwärme|schwärmt|vergöttere|vergöttert|begeistert|gefällt|gefallen|gefiel|schmeckt|schmecken|schmeckte|genieße|genießt|genießen|genoss|vorliebe|vorlieben|fan von|fan vom|steh auf|stehe auf|steht auf|stehen auf|begeistere|lieblings*|favorit|favoriten|faible|leidenschaft|freue|freut`,
    hate: 'hasse|hass|hasst|hassen|hasste|hassten|gehasst|verabscheue|verabscheut|verabscheuen|verabscheute|ungern|ungerne|nicht ausstehen|nicht leiden|ausstehen|ekele|ekelt|ekel|abneigung|eklig|widerlich|zuwider|verachte|verachtet|graust|grauen',
    lesser: 'als|statt|anstatt|anstelle|anstelle von|anstatt von|an stelle von|gegenüber',
    from: 'von|aus|vom',
    to: 'nach|zu|zum|zur|auf|ins',
    more: 'mehr als|über|mindestens|wenigstens|zumindest|ab|nicht weniger als|minimum|länger als|größer als|älter als|oberhalb',
    less: 'weniger als|unter|höchstens|maximal|maximum|bis zu|nicht mehr als|kürzer als|kleiner als|jünger als|unterhalb',
    contrast:
      'aber|sondern|doch|jedoch|allerdings|hingegen|dagegen|während|obwohl|trotzdem|dennoch|stattdessen|obgleich|nur dass|wohingegen|dafür',
    and: 'und|oder|sowie|plus|&|sowohl|beziehungsweise|bzw|dann',
    subordinate: 'weil|da|dass|denn|damit|sodass|deshalb|deswegen|darum|daher|wo|nachdem|bevor|ob|wodurch',
    I: 'ich',
    me: 'mir|mich',
    my: inflected('mein'),
    we: 'wir|lass uns|lasst uns',
    our: `uns|unsre|unsren|unsrer|unsrem|${inflected('unser')}`,
    you: `du|dir|dich|euch|euer|eure|euren|eurem|eurer|${inflected('dein')}`,
    third: 'er|sie|es|man',
    kin: 'schwester*|bruder*|brüder*|mutter|mutti|mutter*|mama|mami|mum|vater|vaters|väter|papa|papas|papi|vati|eltern|sohn|sohnes|sohns|söhne|söhnen|tochter|töchter|töchtern|kind|kinder|kindern|kindes|frau|frauen|ehefrau|ehefrauen|mann|mannes|männer|ehemann|ehemannes|partner|partnerin|partners|freund|freunde|freunden|freundin|freundinnen|freundes|verlobte|verlobter|verlobten|oma|omas|omi|opa|opas|opi|großmutter|großvater|großeltern|enkel*|tante|tanten|onkel|onkels|cousin*|kusine*|nichte*|neffe*|schwager*|schwägerin*|schwiegermutter|schwiegervater|schwiegereltern|schwiegersohn|schwiegertochter|stief*|zwilling*|chef|chefin|chefs|kollege|kollegen|kollegin|kolleginnen|nachbar|nachbarn|nachbarin|mitbewohner*|lehrer|lehrerin|arzt|ärztin|hausarzt|hausärztin|zahnarzt|zahnärztin|vermieter*|kunde|kundin|kunden|ex|exfrau|exmann|geschwister|familie|patenkind|trainer|trainerin',
    have: 'habe|hab|hast|hat|haben|habt|hatte|hatten|hattest|gehabt|besitze|besitzt|besitzen|besaß',
    be: 'bin|bist|ist|sind|seid|war|waren|warst|sei|gewesen|wurde|wurden',
    light:
      'heiße|heißt|heißen|hieß|genannt|nennt|nennen|namens|name|kann|kannst|können|konnte|konnten|darf|dürfen|durfte|mache|mach|macht|machen|machte|gemacht|tue|tut|tun|getan|werde|wird|werden|wurde|wurden|worden|geworden|gibt|geben|findet|stattfinden|stattfindet|stattfinde|statt|befindet|befinden|arbeite als|arbeitet als|arbeitete als|jobbe als|jobbt als|bin als|ist als|dauert|fühle|fühlt|bleibt|bleibe|lässt|lasse|lebe|gehört|gehören|angesetzt|terminiert|will|wollen|möchte|muss|müssen|soll|sollen|darum|nehme|nimmt|nehmen|genommen|halte|hält|stelle|stellt|steht|steh|stehe|nutze|nutzt|nutzen|verwende|verwendet|verwenden|benutze|benutzt|benutzen',
    report:
      'sagt|sage|sagen|sagte|sagten|gesagt|meint|meine mutter meint|meinte|meinten|gemeint|erzählt|erzähle|erzählen|erzählte|erwähnt|erwähnte|berichtet|berichtete|berichten|schreibt|schrieb|schrieben|geschrieben|erklärt|erklärte|ankündigt|angekündigt|kündigte an|bestätigt|bestätigte|findet|finde|denkt|denke|dachte|behauptet|behauptete|vorgeschlagen|schlägt vor|schlug vor|vorschlägt|vorschlug|entschieden|entscheidet|entschied|beschlossen|beschließt|beschloss|vereinbart|geeinigt|einigte|einigten|laut|zufolge|mitgeteilt|teilte mit|mitteilt|mitteilte|zugegeben|gesteht',
    ask: 'fragt|frage|fragte|fragten|gefragt|fragen|wundert|wissen will|wollte wissen|will wissen',
    crowd:
      'gruppe|team|mitglieder|mitglied|leute|alle|allen|jeder|jede|nutzer|teilnehmer|klasse|verein|band|sie',
    deed: 'arbeitet|arbeite|arbeiten|arbeitete|gearbeitet|macht|mache|machte|machen|nutzt|nutze|nutzen|benutzt|verwendet|nimmt|nehme|geht|gehe|ging|gegangen|kommt|komme|kam|gekommen|gibt|gebe|gab|besitzt|wird|wurde|geworden|bekommt|bekomme|bekam|bekommen',
    relation:
      'vor|nach|bis|unter|über|hinter|zwischen|neben|gegenüber|außerhalb|innerhalb|während|oberhalb|unterhalb|drinnen|draußen|auf',
    relative: 'welche|welcher|welches|welchen|welchem|die|der|das|dessen|deren',
    too: 'auch|ebenfalls|ebenso|genauso|dito|gleichfalls|dabei|zustimmung|stimme',
    preposition:
      'in|im|an|am|auf|aus|bei|beim|mit|nach|seit|von|vom|zu|zum|zur|für|gegen|um|über|unter|vor|hinter|ohne|durch|wegen|trotz|bis|ab',
    idiom:
      'nicht nur|kein problem|kein wunder|keine ahnung|keine sorge|keine ursache|ohne zweifel|zweifellos|kein zweifel|warum nicht|wenn möglich|nicht wahr|nichts zu danken|mehr oder weniger|so bald wie|sowohl als auch|als auch|wie wäre es|auf einmal|vor allem|zu hause|zu fuß|von beruf|noch mal|noch einmal|nicht zuletzt|nicht umsonst|es kann sein|nach hause|auf jeden fall|von zu hause|bis dann|bis bald|bis später|wie auch immer|ab und zu|nach wie vor|von mir aus|nicht ohne|zum beispiel|im allgemeinen|unter anderem|über alles|auf keinen fall nicht|zum ersten mal|in der regel|unter der woche|vor ort|über nacht|auf deutsch|auf englisch|alles gute|mein gott|nicht weit von|was wenn',
  },
  free: `uhr|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|in|im|an|am|auf|aus|bei|beim|mit|nach|von|vom|zu|zum|zur|für|um|über|durch|seit|ins|ans|aufs|gegen|wegen|und|oder|aber|sondern|denn|dass|ob|als|wie|so|auch|doch|noch|schon|mal|ja|halt|eben|eigentlich|übrigens|ganz|sehr|echt|wirklich|einfach|nun|dann|da|dort|hier|jetzt|also|dabei|dazu|davon|daran|darauf|damit|dafür|daher|darum|deshalb|ich|du|er|sie|es|wir|ihr|mich|dich|sich|uns|euch|mir|dir|ihm|ihn|ihnen|man|${inflected('mein|dein|sein|ihr|unser')}|unsre|unsren|euer|eure|euren|eurem|dieser|diese|dieses|diesen|diesem|bin|bist|ist|sind|seid|war|waren|warst|sei|gewesen|habe|hab|hast|hat|haben|habt|hatte|hatten|gehabt|werde|wirst|wird|werden|wurde|wurden|worden|geworden|heiße|heißt|heißen|hieß|genannt|nennt|namens|name|namen|kann|können|konnte|darf|dürfen|will|wollen|wollte|möchte|möchten|würde|würden|soll|sollen|sollte|muss|müssen|mag|mögen|liebe|liebt|lieben|gern|gerne|lieber|liebsten|bevorzugt|bevorzuge|gefällt|gefallen|schmeckt|lieblings|hasst|hasse|sagt|sagte|gesagt|sage|meint|meinte|findet|finde|denkt|denke|glaubt|glaube|erzählt|erzählte|erwähnt|erwähnte|berichtet|schreibt|schrieb|erklärt|bestätigt|beschlossen|entschieden|entscheidet|vereinbart|geeinigt|beschluss|entscheidung|wünscht|wünsche|hofft|hoffe|plant|plane|planen|geplant|vorschlägt|vorgeschlagen|nutzer|nutzerin|person|personen|menschen|mensch|leute|jemand|gruppe|mitglied|mitglieder|ding|dinge|sache|sachen|jahr|jahre|jahren|jahrgang|alt|alter|datum|zeit|termin|findet|statt|stattfinden|stattgefunden|stattfindet|befindet|befinden|gibt|macht|mache|machen|gemacht|tut|tun|zusammen|gemeinsam|bisschen|etwas|irgendwie|ungefähr|circa|ca|oh|ok|okay|nein|hey|hi|hallo|bitte|danke|lol|haha|btw|neu|neue|neuen|neuer|neues|gerade|derzeit|momentan|aktuell|zurzeit|mehr|viel|meist|meisten|am|vorliebe|wird|nutzt|nutze|verwendet|verwende|benutzt|benutze|gehört|gilt|fragt|fragte|gefragt|braucht|brauche|lässt|lassen|weil|wenn|was|wo|wer|wann|laut|zufolge|s|n|geboren|gebürtig|beruf|beruflich|lasst|lass|stammt|kommt|komme|steht|stehe|nennen|ner|ne|nen|anrede|angesprochen|allerdings|jedoch|hingegen|tag`,
  strict: `allein|immer|stets|meistens|normalerweise|gewöhnlich|üblicherweise|oft|häufig|manchmal|gelegentlich|selten|täglich|wöchentlich|monatlich|jährlich|stündlich|${inflected('jed')}|alle|allen|aller|alles|beide|beiden|einige|mehrere|wenige|viele|vielen|paar|halb|halbe|halben|halber|doppelt|hälfte|weniger|mindestens|höchstens|vor|bis|ab|zwischen|unter|hinter|neben|außerhalb|innerhalb|draußen|drinnen|links|rechts|norden|süden|osten|westen|${inflected('erst|letzt|nächst|link|recht')}|früh|spät|früher|später|morgens|vormittags|mittags|nachmittags|abends|nachts|morgen|mittag|abend|nacht|vormittag|nachmittag|mitternacht|beste|besten|bester|bestes|schlechteste|besser|schlechter|schwer|${inflected('schwer|stark|leicht|extrem|mild')}|ernsthaft|lebensgefährlich|tödlich|streng|komplett|völlig|total|vollständig|dauerhaft|endgültig|vorübergehend|heimlich|offiziell|${inflected('ehemalig|zukünftig|künftig')}|verpflichtend|pflicht|freiwillig|verboten|erlaubt|stattdessen|allein|alleine|wieder|verheiratet|geschieden|ledig|single|verwitwet|schwanger|krank|tot|gestorben|verstorben|${inflected('rot|blau|grün|schwarz|weiß|gelb|violett|braun|grau|rosa|pink|lila|orange')}|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|werktags|wochenends|niemand|überall|jeder|wenn`,
  same,
  opposite,
  verbs: [
    'bin bist ist sind war waren gewesen seid wäre wären',
    'haben habe hab hat hast hatte hatten gehabt hätte',
    'werden werde wird wirst wurde wurden geworden worden würde würden',
    'können kann kannst könnt konnte konnten könnte',
    'müssen muss musst müsst musste mussten müsste',
    'sollen soll sollst sollt sollte sollten',
    'wollen will willst wollt wollte wollten',
    'dürfen darf darfst durfte durften dürfte',
    'mögen mag magst mögt mochte mochten möchte möchten',
    ...verbs.map(({ present, past }) => [...present, ...past].join(' ')),
  ],
  verbEndings: ['iere', 'ierst', 'iert', 'ieren', 'ierte', 'ierten'],
  past: {
    forms: [
      'war',
      'waren',
      'hatte',
      'hatten',
      'wurde',
      'wurden',
      'konnte',
      'mochte',
      'wollte',
      'musste',
      ...PAST,
    ].join('|'),
    endings: ['ierte', 'ierten'],
    composed: {
      participles: PARTICIPLES.join('|'),
      moving: verbs
        .filter(({ infinitive }) => MOVING.test(infinitive))
        .flatMap(({ participles: own }) => own)
        .join('|'),
    },
  },
  firstPersonEndings: [],
  endings: [],
  numbers,
  deictic:
    'heute|morgen|übermorgen|gestern|vorgestern|heute abend|heute morgen|heute früh|heute nacht|heute mittag|heute nachmittag|morgen früh|morgen abend|morgen nachmittag|gestern abend|gestern nacht|diese woche|nächste woche|letzte woche|kommende woche|vergangene woche|diesen monat|nächsten monat|letzten monat|dieses jahr|nächstes jahr|letztes jahr|heuer|dieses wochenende|nächstes wochenende|letztes wochenende|kommendes wochenende|am nächsten wochenende|am letzten wochenende|nächsten montag|nächsten dienstag|nächsten mittwoch|nächsten donnerstag|nächsten freitag|nächsten samstag|nächsten sonntag|in einer stunde|gerade eben',
  directed: verbs
    .filter(({ infinitive }) =>
      /^(?:leihen|verleihen|ausleihen|borgen|schulden|schlagen|geben|zahlen|bezahlen|verkaufen|schicken|lehren|unterrichten|helfen|einladen|folgen|überholen|schenken|überweisen|retten|anrufen|heiraten|verlassen|zurückgeben|zurückzahlen)$/u.test(
        infinitive,
      ),
    )
    .flatMap(({ present, past }) => [...present, ...past])
    .concat('besiegt', 'besiegte', 'besiegen', 'eingestellt', 'verliehen', 'verleiht', 'verleihe')
    .join(' '),
  ties,
  instructions,
};
