import { list } from '../lists.ts';

/** A verb and its forms: the infinitive first. */
interface Verb {
  infinitive: string;
  /** Infinitive, present and short forms, also of the subjunctive. */
  present: readonly string[];
  /** Forms that tell of the past, with the participle. */
  past: readonly string[];
  /** What "I" and "she" do: `esse`, `ess`; `isst`. */
  first: readonly string[];
  third: string;
  participles: readonly string[];
}

const UNSTRESSED = /^(?:be|emp|ent|er|ge|miss|über|unter|ver|zer|wieder)(?=.{4})/u;
/** Stems that only look as if they began with an unstressed prefix. */
const STRESSED = /^(?:beichten|beten|erben|ernten|enden|gelten)$/u;

/** A regular verb. */
function weak(infinitive: string): Verb {
  const liquid = /e[lr]n$/u.test(infinitive);
  const root = infinitive.slice(0, liquid ? -1 : -2);
  const link = /(?:[dt]|[^aeiouäöülrh][mn])$/u.test(root) ? 'e' : '';
  const second = /[sßxz]$/u.test(root) ? 't' : 'st';
  const first = liquid ? [`${root.slice(0, -2)}${root.at(-1)}e`, `${root}e`] : [`${root}e`];
  const bare = /ieren$/u.test(infinitive) || (UNSTRESSED.test(infinitive) && !STRESSED.test(infinitive));
  return {
    infinitive,
    present: [infinitive, ...first, root, `${root}${link}${second}`, `${root}${link}t`],
    past: [
      ...['te', 'ten', 'test', 'tet'].map((ending) => `${root}${link}${ending}`),
      `${bare ? '' : 'ge'}${root}${link}t`,
    ],
    first: [...first, root],
    third: `${root}${link}t`,
    participles: [`${bare ? '' : 'ge'}${root}${link}t`],
  };
}

/** An irregular verb: infinitive, first person, second, third; preterite; participle. Several are parted by a slash. */
function strong(line: string): Verb {
  const [infinitive = '', first = '', second = '', third = '', preterite = '', participle = ''] =
    line.split(' ');
  const preterites = preterite
    .split('/')
    .flatMap((form) => [form, form.endsWith('e') ? `${form}n` : `${form}en`]);
  return {
    infinitive,
    present: [infinitive, ...first.split('/'), ...second.split('/'), ...third.split('/')],
    past: [...preterites, ...participle.split('/')],
    first: first.split('/'),
    third: third.split('/')[0] ?? third,
    participles: participle.split('/'),
  };
}

/** A verb whose first part stands alone at the end of a main clause: "ich rufe dich an". */
function parted(particle: string, base: Verb): Verb {
  const joined = (form: string) => particle + form;
  return {
    infinitive: joined(base.infinitive),
    present: [...base.present.map(joined), `${particle}zu${base.infinitive}`],
    past: base.past.map(joined),
    first: base.first.map(joined),
    third: joined(base.third),
    participles: base.participles.map(joined),
  };
}

const WEAK = list(`
  abonnieren achten adoptieren ändern angeln antworten arbeiten atmen backen basteln bauen beantworten bedeuten
  begleiten behandeln benutzen beschweren besichtigen bestellen besuchen beten bewegen bezahlen blicken boxen brauchen
  buchen büffeln dauern decken dienen drehen drücken duschen ernähren enden engagieren entwickeln erforschen erinnern
  erklären erledigen ernten eröffnen erreichen erzählen faulenzen fehlen feiern filmen fischen folgen
  fordern fotografieren fragen freuen frieren frühstücken fühlen funktionieren fürchten gärtnern gehören genehmigen
  glauben grillen gründen gucken handeln häkeln hassen heiraten hoffen holen hören impfen informieren interessieren
  investieren jagen jobben joggen kaufen kellnern klappen klettern klingeln kochen kosten klagen kümmern kündigen küssen
  lachen landen leben legen leiten lehren lernen lieben liefern löschen machen malen manschen meditieren meinen melden
  merken meiden mieten mögen musizieren nähen naschen nerven nutzen öffnen operieren organisieren packen parken passen
  passieren pendeln pflanzen pflegen planen posten probieren programmieren proben putzen quatschen rasieren rauchen
  rechnen reden regeln reisen rennen renovieren reparieren reservieren retten rudern sagen sammeln sägen schaffen
  schauen schenken schicken schmecken schminken schmerzen schnarchen schneidern schnitzen segeln setzen shoppen sichern
  skaten sorgen sparen speichern spenden spielen spülen stammen starten stecken steigern stellen stimmen stören
  streamen stricken studieren suchen surfen tanken tanzen tauchen tauschen teilen telefonieren testen töpfern trainieren
  träumen trauen trennen turnen üben überlegen übernachten überraschen umarmen unterrichten unterstützen verdienen
  vereinbaren verfolgen verkaufen verletzen verlieben verloben vermieten vermissen verpassen versetzen verschenken
  versichern verspäten versuchen verwenden vertagen vertragen verschicken verwalten vorbereiten verreisen wählen wandern
  warten warnen wechseln weinen wickeln wirken wohnen wünschen würzen wiederholen zahlen zählen zeichnen zeigen zelten
  zocken zögern züchten zweifeln besitzen schwänzen chillen chatten mailen updaten deployen mergen reviewen releasen
  fixen pushen checken googeln zerstören rodeln kegeln kiffen nehmen duzen siezen kaufen bereuen scheuen
  einigen verabreden verschieben reagieren heilen stillen zweifeln verabscheuen bevorzugen vergöttern borgen schulden
  engagieren erwarten dekorieren feilen leeren tragen kehren mähen heizen lüften schließen sperren klauen lagern
`).filter(
  (verb) =>
    !/^(?:backen|mögen|frieren|rennen|besitzen|nehmen|verschieben|tragen|schließen|meiden|schaffen|vertragen|verwenden)$/u.test(
      verb,
    ),
);

const STRONG = `
essen esse/ess/iss isst isst/esst aß gegessen
trinken trinke/trink trinkst trinkt trank getrunken
fahren fahre/fahr fährst fährt/fahrt fuhr gefahren
gehen gehe/geh gehst geht ging gegangen
kommen komme/komm kommst kommt kam gekommen
laufen laufe/lauf läufst läuft/lauft lief gelaufen
schlafen schlafe/schlaf schläfst schläft/schlaft schlief geschlafen
lesen lese/les/lies liest liest/lest las gelesen
schreiben schreibe/schreib schreibst schreibt schrieb geschrieben
sprechen spreche/sprech/sprich sprichst spricht/sprecht sprach gesprochen
sehen sehe/seh/sieh siehst sieht/seht sah gesehen
geben gebe/geb/gib gibst gibt/gebt gab gegeben
nehmen nehme/nehm/nimm nimmst nimmt/nehmt nahm genommen
tragen trage/trag trägst trägt/tragt trug getragen
vertragen vertrage/vertrag verträgst verträgt vertrug vertragen
fliegen fliege/flieg fliegst fliegt flog geflogen
ziehen ziehe/zieh ziehst zieht zog gezogen
bleiben bleibe/bleib bleibst bleibt blieb geblieben
stehen stehe/steh stehst steht stand gestanden
sitzen sitze/sitz sitzt sitzt saß gesessen
liegen liege/lieg liegst liegt lag gelegen
hängen hänge/häng hängst hängt hing/hängte gehangen/gehängt
halten halte/halt hältst hält/haltet hielt gehalten
lassen lasse/lass lässt lässt/lasst ließ gelassen
heißen heiße/heiß heißt heißt hieß geheißen
helfen helfe/helf/hilf hilfst hilft/helft half geholfen
treffen treffe/treff/triff triffst trifft/trefft traf getroffen
finden finde/find findest findet fand gefunden
binden binde/bind bindest bindet band gebunden
singen singe/sing singst singt sang gesungen
schwimmen schwimme/schwimm schwimmst schwimmt schwamm geschwommen
reiten reite/reit reitest reitet ritt geritten
schneiden schneide/schneid schneidest schneidet schnitt geschnitten
beginnen beginne/beginn beginnst beginnt begann begonnen
gewinnen gewinne/gewinn gewinnst gewinnt gewann gewonnen
verlieren verliere/verlier verlierst verliert verlor verloren
vergessen vergesse/vergess/vergiss vergisst vergisst vergaß vergessen
verlassen verlasse/verlass verlässt verlässt verließ verlassen
verstehen verstehe/versteh verstehst versteht verstand verstanden
verschieben verschiebe/verschieb verschiebst verschiebt verschob verschoben
versprechen verspreche/versprech versprichst verspricht versprach versprochen
bekommen bekomme/bekomm bekommst bekommt bekam bekommen
kriegen kriege/krieg kriegst kriegt kriegte gekriegt
erhalten erhalte/erhalt erhältst erhält erhielt erhalten
besitzen besitze/besitz besitzt besitzt besaß besessen
bringen bringe/bring bringst bringt brachte gebracht
denken denke/denk denkst denkt dachte gedacht
wissen weiß weißt weiß/wisst/wissen wusste gewusst
kennen kenne/kenn kennst kennt kannte gekannt
nennen nenne/nenn nennst nennt nannte genannt
rennen renne/renn rennst rennt rannte gerannt
brennen brenne/brenn brennst brennt brannte gebrannt
backen backe/back bäckst/backst bäckt/backt backte/buk gebacken
braten brate/brat brätst brät/bratet briet gebraten
waschen wasche/wasch wäschst wäscht/wascht wusch gewaschen
wachsen wachse/wachs wächst wächst wuchs gewachsen
werfen werfe/werf/wirf wirfst wirft/werft warf geworfen
sterben sterbe/sterb stirbst stirbt starb gestorben
schlagen schlage/schlag schlägst schlägt schlug geschlagen
rufen rufe/ruf rufst ruft rief gerufen
leihen leihe/leih leihst leiht lieh geliehen
schließen schließe/schließ schließt schließt schloss geschlossen
genießen genieße/genieß genießt genießt genoss genossen
meiden meide/meid meidest meidet mied gemieden
vermeiden vermeide/vermeid vermeidest vermeidet vermied vermieden
entscheiden entscheide/entscheid entscheidest entscheidet entschied entschieden
leiden leide/leid leidest leidet litt gelitten
frieren friere/frier frierst friert fror gefroren
fangen fange/fang fängst fängt/fangt fing gefangen
fallen falle/fall fällst fällt/fallt fiel gefallen
gefallen gefalle gefällst gefällt gefiel gefallen
laden lade/lad lädst lädt/ladet lud geladen
steigen steige/steig steigst steigt stieg gestiegen
sinken sinke sinkst sinkt sank gesunken
springen springe/spring springst springt sprang gesprungen
brechen breche/brech/brich brichst bricht/brecht brach gebrochen
unterschreiben unterschreibe unterschreibst unterschreibt unterschrieb unterschrieben
übernehmen übernehme/übernehm übernimmst übernimmt übernahm übernommen
gießen gieße/gieß gießt gießt goss gegossen
wenden wende wendest wendet wandte/wendete gewandt/gewendet
verwenden verwende/verwend verwendest verwendet verwendete/verwandte verwendet/verwandt
schaffen schaffe/schaff schaffst schafft schaffte/schuf geschafft/geschaffen
scheinen scheine scheinst scheint schien geschienen
tun tue/tu tust tut tat getan
messen messe misst misst maß gemessen
bieten biete bietest bietet bot geboten
verbieten verbiete verbietest verbietet verbot verboten
überweisen überweise überweist überweist überwies überwiesen
besprechen bespreche besprichst bespricht besprach besprochen
beschließen beschließe beschließt beschließt beschloss beschlossen
wiegen wiege wiegst wiegt wog gewogen
schweigen schweige schweigst schweigt schwieg geschwiegen
streichen streiche/streich streichst streicht strich gestrichen
verbringen verbringe verbringst verbringt verbrachte verbracht
erfahren erfahre erfährst erfährt erfuhr erfahren
lügen lüge/lüg lügst lügt log gelogen
stehlen stehle stiehlst stiehlt stahl gestohlen
weisen weise weist weist wies gewiesen
`;

const strongVerbs = STRONG.trim().split('\n').map(strong);
const weakVerbs = [...new Set(WEAK)].map(weak);
const byName = new Map([...weakVerbs, ...strongVerbs].map((verb) => [verb.infinitive, verb]));

/** Particles and the verbs they make new ones of. */
const PARTED: Readonly<Record<string, string>> = {
  ab: 'sagen holen geben nehmen fahren fliegen waschen schließen brechen lehnen melden stimmen laufen schaffen hängen stellen schreiben',
  an: 'fangen rufen kommen ziehen melden bieten sehen bauen schauen machen nehmen legen stellen schreiben geben fragen',
  auf: 'hören stehen machen wachsen wachen räumen geben nehmen passen bauen hängen legen treten schreiben bleiben essen',
  aus: 'ziehen gehen fallen machen schlafen geben leihen füllen probieren ruhen wählen tragen steigen bilden',
  bei: 'bringen treten',
  ein: 'kaufen laden ziehen schlafen nehmen führen tragen steigen fallen zahlen richten leben stellen packen bauen schalten planen',
  fern: 'sehen',
  fest: 'legen stellen halten',
  her: 'stellen kommen',
  kennen: 'lernen',
  mit: 'bringen kommen nehmen machen fahren gehen teilen spielen',
  nach: 'holen denken fragen schauen reichen',
  statt: 'finden',
  teil: 'nehmen',
  um: 'ziehen steigen stellen buchen bauen bringen tauschen benennen legen',
  vor: 'stellen bereiten haben lesen schlagen ziehen verlegen',
  vorbei: 'kommen bringen',
  weg: 'fahren gehen ziehen werfen lassen',
  weiter: 'machen arbeiten geben',
  zu: 'nehmen sagen machen hören schließen stimmen ziehen',
  zurück: 'geben kommen ziehen rufen zahlen fahren',
  spazieren: 'gehen',
  auseinander: 'gehen',
};

const EXTRA = list(
  'lehnen räumen wachen füllen ruhen bilden richten schalten treten benennen bereiten führen verlegen',
);

const partedVerbs = Object.entries(PARTED).flatMap(([particle, bases]) =>
  bases.split(' ').flatMap((name) => {
    const base =
      name === 'haben'
        ? {
            infinitive: 'haben',
            present: list('haben habe hab hast hat habt'),
            past: list('hatte hatten gehabt'),
            first: list('habe hab'),
            third: 'hat',
            participles: ['gehabt'],
          }
        : name === 'treten'
          ? strong('treten trete/tret/tritt trittst tritt/tretet trat getreten')
          : (byName.get(name) ?? (EXTRA.includes(name) ? weak(name) : undefined));
    return base ? [parted(particle, base)] : [];
  }),
);

/** First parts of verbs that stand alone at the end of a main clause. */
export const particles: readonly string[] = Object.keys(PARTED);

/** Forms that are nearly always other words. */
const OTHER_WORDS = new Set(
  list(
    'mal acht achte achten ende teil halt band mein meine meinen einig einige einigen wart leide fall lehr weis',
  ),
);

function withoutOthers(verb: Verb): Verb {
  const own = (forms: readonly string[]) => forms.filter((form) => !OTHER_WORDS.has(form));
  return { ...verb, present: own(verb.present), past: own(verb.past), first: own(verb.first) };
}

const all: readonly Verb[] = [
  ...weakVerbs.filter(({ infinitive }) => !strongVerbs.some((verb) => verb.infinitive === infinitive)),
  ...strongVerbs,
  ...EXTRA.filter((name) => name !== 'treten').map(weak),
  ...partedVerbs,
];

/** Frequent verbs, with all their forms. */
export const verbs: readonly Verb[] = all.map(withoutOthers);

/** Each form and its infinitive; a form that several verbs share stands for the first. */
export function infinitives(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { infinitive, present, past } of verbs) {
    for (const form of [...present, ...past]) found[form] ??= infinitive;
  }
  return found;
}
