import { list, pairs } from '../lists.ts';
import type { LanguageWords } from '../types.ts';
import { infinitives } from './verbs.ts';

/** Verb forms that are more often other words. */
const OTHER_WORDS = list(`
  weiß halt leid mal bar fall lauf ruf rat lehre karte weg leere wirf band bat bot heiß reite rede reise koste
  miete küche liebe wiege feier feiere nähe pflege plan sorge probe frage antwort arbeit bau tausch kegel
  acht achte achten dank ende decke folge lache packe weise passe verboten gefallen schaffe würze backe wende
  teil teile stand stelle fahrt fahrten flog wand sitz besitz zug zieh waren wache waage heize
`);

const verbForms = Object.fromEntries(
  Object.entries(infinitives()).filter(([form, verb]) => form !== verb && !OTHER_WORDS.includes(form)),
);

export const words: LanguageWords = {
  stopWords: list(`
    der die das den dem des ein eine einen einem einer eines 's 'n 'ne 'nen n ne nen nem ner
    ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen ihrer
    mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines
    ihre ihren ihrem ihres unser unsere unseren unserem unserer unseres unsre euer eure euren eurem eurer eures
    dieser diese dieses diesen diesem jener jene jenes jenen jenem welcher welche welches welchen welchem
    wer was wo wie wann warum wieso weshalb woher wohin wen wem
    und oder aber denn sondern als so auch doch noch schon mal ja halt eben eigentlich übrigens ganz sehr echt wirklich
    einfach nun dann da dort hier jetzt also nämlich dabei dazu davon daran darauf damit dafür
    in im an am auf aus bei beim mit nach von vom zu zum zur für um über durch seit ins ans aufs
    bin bist ist sind seid war warst waren wart gewesen sei wäre habe hab hast hat haben habt hatte hatten gehabt
    werde wirst wird werden werdet wurde wurden worden geworden
    dass ob etwas irgendwie man alle alles allen aller beide selbst selber
    gern gerne lieber liebsten
    hallo hi hey moin servus danke bitte ok okay oh ach ah äh ähm hm na naja tja z.b usw bzw lol haha
    machen tun mache macht tut ding dinge sache sachen bisschen art
  `),
  meaningful: list(`
    zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig zweite zweiten dritte dritten vierte vierten fünfte
    fünften sechste siebente achte achten neunte zehnte zehnten erste ersten erster gut gute guter gutes guten besser
    besten groß große großen großer großes kleine kleinen kleiner kleines schlecht leicht kurz lang lange hoch genug
    gegen früher später oft weit weg wenig wenige viel viele vielen mann mensch menschen ende heute morgen jahr jahre
    jahren tag tage tagen rechte rechten rechter rechtes recht allein wieder jeder jede jedes jeden jedem leicht satt
    kam kommen kommt gehen geht ging gegenüber außer bis ab vor nach links offen eigene eigenen richtig bekannt zusammen
    vor nach ohne gegen unter über zwischen während bis ab mehr weniger mindestens höchstens nur muss soll darf kann
    müssen sollen dürfen können nie immer obwohl
  `),
  everyday: list(`
    ich mag liebe hallo danke bitte ja nein nicht kein keine keinen und ist bin sind habe hab hat heute morgen gestern
    woche wochen monat jahr jahre mein meine meinen meinem meiner dein deine heißt heiße kaffee tee wasser hund katze
    freund freundin familie arbeit arbeite arbeitet wohne wohnt immer nie gern gerne auch sehr gut schön wir treffen
    trinke trinkt esse isst allergisch gegen wie was wer wo wann warum für über möchte will kann muss müssen sollen
    lieber lieblings lieblingsfarbe nächste nächsten letzte letzten montag dienstag mittwoch donnerstag freitag samstag
    sonntag uhr schwester bruder mutter vater tochter sohn mann frau oma opa mama papa geburtstag eltern kinder kind
    vegetarisch vegetarier veganer rauche lerne spiele fahre gehe komme weiß glaube denke finde sagt gesagt gemacht
    umgezogen gekauft einmal jeden jede abends morgens tag nur noch schon mal doch nichts jemand beim zum zur vom
    ziehe zieht verschoben termin entschieden beschlossen der die das den dem ein eine einen nach mit von auf aus bei
    um wenn weil dass aber oder moin servus tschüss genau klar leider vielleicht alles prima super januar februar märz
    mich mir dich dir nenn nenne nennt juni juli oktober dezember leute hausaufgaben schule zug auto
    hasse hasst liebst liebt fährt fahren läuft laufe lernt lernen spielt spielen kommt kommst geht gehst gehen machst
    macht machen brauche braucht brauchen hatte hatten habt seid finde findet kann kannst könnt wollte wollten wird
    werde werden wurde würde wäre hätte sein seine seinen ihre ihren unser unsere unseren heirate verheiratet geschieden
    gezogen gewohnt gearbeitet gegessen getrunken gefahren gegangen gekommen geschrieben gesehen kaufe kauft kaufen
    schlafe schläft lese liest höre hört jogge schwimme wandern kochen kocht koche nimmt nehme bringe bringt bleibt
    bleibe steht stehe liegt hängt kostet beginnt fängt treffe trifft ruf sag schreib pilze nüsse fleisch bier wohnung
    vielleicht wahrscheinlich hoffentlich natürlich dann wieder dort hier jetzt bald später früher seit wegen ohne
    zwischen fünf sechs sieben acht neun zehn elf zwölf zwei drei vier
  `),
  questionWords: [
    ...list(
      'wen wem wessen wieso weshalb warum woher wohin womit wofür worüber woran worauf wann wieviel wieviele',
    ),
    ...list(
      'ist sind war hat habe kann will macht machst machen gibt kostet hältst hälst heißt meint meinst sagt sagst soll sollen brauchen braucht brauchst passiert läuft trinkst isst möchtest magst wollt wollen hast habt wird steht fehlt du ihr',
    ).map((next) => `was ${next}`),
    ...list(
      'ist sind war hat kann will kommt weiß fährt bringt holt möchte mag kennt braucht spielt nimmt wohnt macht hätte könnte von bist seid hilft fehlt kümmert zahlt',
    ).map((next) => `wer ${next}`),
    'wo',
    'welche',
    'welcher',
    'welches',
    'welchen',
    ...list('viel viele oft lange geht heißt heißen läuft war ist sind kann macht alt spät teuer weit').map(
      (next) => `wie ${next}`,
    ),
    ...list(
      'bist hast kannst willst magst möchtest kommst gehst weißt machst musst darfst sollst wirst warst hattest kennst fährst trinkst isst wohnst arbeitest brauchst',
    ).map((verb) => `${verb} du`),
    ...list('seid habt könnt wollt mögt kommt geht wisst macht müsst dürft braucht trefft kennt fahrt').map(
      (verb) => `${verb} ihr`,
    ),
    ...list('ist sind war hat haben kann können gibt darf soll muss wird kommt geht').flatMap((verb) =>
      list('es das jemand er man wir ich').map((subject) => `${verb} ${subject}`),
    ),
    ...list('soll darf kann muss sollte').map((verb) => `${verb} ich`),
    ...list('hat weiß kennt kann kommt braucht will').flatMap((verb) => [
      `${verb} wer`,
      `${verb} jemand`,
      `${verb} einer`,
    ]),
    'hast du',
    'hat schon',
    'hat noch',
    'irgendwelche ideen',
  ].filter((entry) => !/^(?:gibt er|gibt man|gibt wir|gibt ich|gibt das)$/u.test(entry)),
  that: ['dass'],
  negations: list(`
    nicht nich ned net nie niemals nimmer kein keine keinen keinem keiner keines nichts nix niemand niemanden niemandem
    nirgends nirgendwo weder ohne kaum keinesfalls keineswegs
  `),
  conditions: list(
    'wenn falls sofern außer nur sonst vielleicht möglicherweise wahrscheinlich vermutlich eventuell evtl angenommen',
  ),
  firstPerson: list(`
    ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer unseres unsre
  `),
  abbreviations: list(`
    dr prof hr fr frl bzw ca z.b zb d.h u.a o.ä z.t i.d.r inkl exkl tel nr str bspw evtl ggf vgl dipl i.a s.o s.u mio
    mrd allg sogen
  `),
  closingAbbreviations: list(`
    usw etc u.s.w uvm std sek mo mi sa jan feb mär apr jun jul aug sep sept okt nov dez eur kg km cm mm jh jhd e.v gmbh
    ag min
  `),
  forms: {
    ...verbForms,
    ...pairs(`
      kein:nicht keine:nicht keinen:nicht keinem:nicht keiner:nicht keines:nicht nich:nicht ned:nicht net:nicht nix:nichts
      bin:sein ist:sein sind:sein war:sein waren:sein gewesen:sein
      mag:mögen magst:mögen mögt:mögen mochte:mögen mochten:mögen gemocht:mögen
      will:wollen willst:wollen wollte:wollen muss:müssen musst:müssen musste:müssen kann:können kannst:können
      konnte:können darf:dürfen darfst:dürfen durfte:dürfen soll:sollen sollst:sollen sollte:sollen
      möchte:möchten möchtest:möchten
      mama:mutter mami:mutter mutti:mutter mum:mutter mutter:mutter papa:vater papi:vater vati:vater väter:vater
      oma:großmutter omi:großmutter opa:großvater opi:großvater
      gern:gerne leute:person menschen:person personen:person mensch:person
      allergische:allergisch
      vegetarierin:vegetarier vegetarisch:vegetarier vegetarische:vegetarier veganerin:vegan veganer:vegan
      bday:geburtstag geb:geburtstag handy:telefon smartphone:telefon samstags:samstag sonnabend:samstag
      montags:montag dienstags:dienstag mittwochs:mittwoch donnerstags:donnerstag freitags:freitag sonntags:sonntag
      lehrerin:lehrer ärztin:arzt freundin:freund freundinnen:freund kollegin:kollege nachbarin:nachbar
      besser:gut beste:gut besten:gut lieber:gerne häuser:haus
    `),
  },
  telling: [{ letters: /ß/gu, weight: 2 }],
  capitalNouns: true,
  stemmer: { kind: 'snowball', algorithm: 'german' },
};
