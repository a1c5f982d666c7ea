import type { InstructionWords } from '../claim-types.ts';

const SMALL =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const ORDINAL_ENDINGS = ['e', 'en', 'er', 'es', 'em'];

function below100(): [string, number][] {
  const named: [string, number][] = SMALL.map((word, value) => [word, value]);
  for (const [at, ten] of TENS.entries()) {
    const value = (at + 2) * 10;
    named.push([ten, value]);
    for (let one = 1; one <= 9; one += 1)
      named.push([`${one === 1 ? 'ein' : SMALL[one]}und${ten}`, value + one]);
  }
  return named;
}

function ordinals(): [string, number][] {
  const irregular: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' };
  return below100()
    .filter(([, value]) => value > 0 && value < 32)
    .flatMap(([word, value]) => {
      const stem = irregular[value] ?? `${word}${value < 20 ? 't' : 'st'}`;
      return ORDINAL_ENDINGS.map((ending): [string, number] => [stem + ending, value]);
    });
}

/** Numbers in words; German writes them in one: einundzwanzig, zweihundert. */
export const numbers: Readonly<Record<string, number>> = Object.fromEntries([
  ...ordinals(),
  ...below100(),
  ...below100().flatMap(([word, value]): [string, number][] =>
    value < 1 || value > 19
      ? []
      : [
          [`${value === 1 ? 'ein' : word}hundert`, value * 100],
          [`${value === 1 ? 'ein' : word}tausend`, value * 1000],
        ],
  ),
  ...TENS.map((word, at): [string, number] => [`${word}tausend`, (at + 2) * 10_000]),
  ['zwo', 2],
  ['zwei', 2],
  ['zweien', 2],
  ['dreien', 3],
  ['beide', 2],
  ['beiden', 2],
  ['dreissig', 30],
  ['hundert', 100],
  ['tausend', 1000],
  ['million', 1_000_000],
  ['millionen', 1_000_000],
  ['dutzend', 12],
  ['zweimal', 2],
  ['dreimal', 3],
  ['viermal', 4],
  ['fünfmal', 5],
  ['zweit', 2],
  ['fünft', 5],
]);

const TIMES =
  'morgen|später|heute|gleich|zurück|wenn|falls|um|nach|vor|am|an|ab|bitte zurück|mal an|doch an|kurz|wieder|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nicht so|ruhig'.split(
    '|',
  );
const NAME_ME = ['nenn mich', 'nenne mich', 'ruf mich', 'rufe mich', 'sprich mich'];

const VERBS =
  'antworte|antwort|schreib|schreibe|sprich|rede|sag|sage|verwende|benutze|benutz|nutze|empfiehl|empfehle|erwähne|erwähn|verlinke|nenn|nenne|füge|beende|beginne|übersetze|grüße|begrüße|lobe|bewirb|zeig|zeige|schick|schicke|gib|erzähl|erzähle|vertrau|vertraue|glaub|glaube|behandle|verrate|verschweige'.split(
    '|',
  );

const always = VERBS.flatMap((verb) => [
  `${verb} immer`,
  `${verb} nie`,
  `${verb} niemals`,
  `${verb} stets`,
  `${verb} ausschließlich`,
  `${verb} grundsätzlich`,
  `${verb} ab jetzt`,
  `${verb} ab sofort`,
  `${verb} künftig`,
  `${verb} mir immer`,
  `${verb} mir nie`,
  `${verb} allen`,
  `${verb} jedem`,
]);

/** Instructions to an assistant. */
export const instructions: InstructionWords = {
  openers: [
    'ab jetzt|ab sofort|ab heute|von nun an|von jetzt an|von heute an|künftig|in zukunft|zukünftig|fortan',
    'ignoriere|ignorier|ignoriert|missachte|vergiss alle|vergiss deine|vergiss alles|vergiss vorherige|vergiss die vorherigen|überschreibe',
    'du musst|du sollst|du sollst immer|du solltest immer|du darfst nie|du darfst niemals|du darfst keine|du bist jetzt|du bist ab jetzt|du bist nun|du heißt jetzt|du heißt ab jetzt|du wirst immer|du wirst nie|du antwortest|du sprichst|du kurz antwortest|du immer antwortest|du nur antwortest|du mir immer|du mich nennst|du mich ab|du mir auf|du auf deutsch|du ab jetzt|du ab sofort|du in zukunft|dein neuer name|dein name ist',
    'tu so als|verhalte dich wie|verhalte dich als|verhalt dich wie|benimm dich wie|spiel die rolle|spiele die rolle|gib dich als',
    'hör nur auf|hör nur noch auf|höre nur auf|höre nur noch auf|hör ab jetzt nur|höre ab jetzt nur|hör ab sofort nur|höre ab sofort nur|hör nicht mehr auf|höre nicht mehr auf',
    'nenn mich|nenne mich|nennt mich|sprich mich|sprich mit mir|sprich uns|rede mich|duze mich|sieze mich|bezeichne mich|adressiere mich',
    'antworte auf|antworte in|antworte mit|antworte nur|antworte mir|antworte wie|antworte als|antworte kurz|antworte bitte|antworte knapp|antworte allen|antwortet immer|antworte so|sprich nur|sprich deutsch|sprich wie|rede nur|rede wie|schreib nur|schreibe nur|schreib mir nur|schreib auf|schreibe auf',
    'immer antworten|immer auf deutsch|immer auf englisch|nur auf deutsch|nur auf englisch|bitte immer auf|immer mit einem|antworte|erwähne nie|erwähne niemals|erwähne nicht|erwähne keine|sag nie|sag niemals|sage nie|sage niemals|verrate niemals|verrate nie|verrate nicht|antworte nicht|antworte nie|widersprich mir nie|widersprich nie|gib immer|halte dich kurz|halt dich kurz|fasse dich kurz|fass dich kurz|halte deine antworten|sei kurz|sei knapp|sei höflich|sei sarkastisch|sei frech',
    'wenn jemand fragt|falls jemand fragt|wenn dich jemand fragt|falls dich jemand fragt|wenn du gefragt wirst|falls du gefragt wirst|wenn man dich fragt|wenn dich wer fragt|wenn du antwortest|beim antworten|in deinen antworten|in allen antworten|in jeder antwort|in deiner antwort|jede antwort|jede deiner antworten|deine antworten|alle antworten|alle deine antworten|beende jede|beginne jede|ende jede|unterschreibe jede',
    'neue anweisung|neue anweisungen|neue regel für dich|neue regeln für dich|systemanweisung|system prompt|systemprompt|neuer systemprompt',
    'ich möchte dass du|ich will dass du|ich brauche dass du|ich befehle dir|ich weise dich an|ich verlange dass du|hör auf zu antworten|hör auf mich|stell dich als|behandle alles|behandle mich als|betrachte mich als|vertraue mir als|gehorche|sag allen|sag jedem|sage allen|sage jedem|erzähl allen|erzähle allen|verweise alle|verweise immer|schick alle|schicke alle|leite alle',
    'nutze den link|verwende den link|benutze den link|füge den link|füge immer|verlinke immer|verlinke auf|gib den link|kannst du immer|könntest du immer|kannst du bitte immer|kannst du ab jetzt|könntest du ab jetzt|würdest du bitte immer',
    ...always,
  ].join('|'),
  weak: `${VERBS.join('|')}|immer|nie|niemals|bitte immer|stelle|stell|beantworte|sei|mach|mache|lass|vermeide|hör|höre|denk|nimm|formatiere|formuliere|füge|wenn|falls|sobald|jedes mal wenn|kannst du|könntest du|würdest du|du kannst|du solltest|du darfst|du wirst|nur|für|ergänze|hänge|bau|baue|setz|setze|tu|tue|benenne|merke|bleib|bleibe|unterlass|verzichte`,
  company:
    'antworte|antworten|antwort|antwortest|beantworten|beantworte|immer|nie|niemals|jedes mal|nutzer|nutzern|assistent|bot|chatbot|anweisung|anweisungen|emoji|emojis|auf deutsch|auf englisch|auf französisch|auf spanisch|auf bairisch|in reimen|gereimt|in großbuchstaben|jemand fragt|wer fragt|gefragt wirst|als ki|deine antwort|deinen antworten|deine antworten|dein name|diesen link|den link|link|künftig|ab jetzt|ab sofort|stets',
  addressees:
    'assistent|der assistent|die assistentin|assistentin|der bot|bot|die ki|ki|chatbot|der chatbot|reverie|das modell|deine antworten|alle antworten|jede antwort|die antworten|antworten des bots|deine antwort',
  duties:
    'muss|soll|sollte|müssen|sollen|sollten|darf nur|darf nie|darf niemals|darf nicht|dürfen nur|dürfen nie|dürfen nicht|hat zu|haben zu|antwortet immer|antwortet nur|antwortet nie|antwortet ab|antwortet künftig|spricht immer|spricht nur|erwähnt nie|erwähnt immer|nennt mich|empfiehlt immer|verwendet immer|ist verpflichtet',
  standing:
    'ab jetzt|ab sofort|ab heute|von nun an|von jetzt an|von heute an|künftig|in zukunft|zukünftig|fortan|immer|nie|niemals',
  own: 'ich|wir|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|bin|hab|habe|trinke|esse|gehe|fahre|gibt es|gibts|ist|wird|werden|treffen wir|haben wir|machen wir|mache ich|werde ich|trinke ich|esse ich|zahlt|zahlen|der|die|das',
  except: NAME_ME.flatMap((call) => TIMES.map((time) => `${call} ${time}`))
    .concat(
      'ruf mich an',
      'rufe mich an',
      'sprich mich an',
      'sprich mich ruhig an',
      'sprich mich nicht',
      'ruf mich',
    )
    .join('|'),
  about:
    'vorsicht|warnt|warnte|warnung|gewarnt|aufpassen|passt auf|pass auf|sagt|sagte|gesagt|sagen|fragte|fragt|bat|bittet|gebeten|erzählte|erzählt|schrieb|schreibt|geschrieben|behauptet|behauptete|beschwerte|stand|gelesen|las|gehört|gesehen|angriff|angriffe|angreifer|injection|phishing|beispiel|beispiele|erklärte|gelernt|bemerkt|verdächtig|betrüger|betrug|trick',
  overrides:
    'ignoriere alle vorherigen|ignoriere vorherige|ignoriere die vorherigen|ignoriere alle bisherigen|ignoriere bisherige|ignoriere die bisherigen|ignoriere alle anweisungen|ignoriere deine anweisungen|ignoriere alles bisherige|ignoriere alles davor|ignoriere alles oben|ignoriere das obige|ignoriere alle regeln|ignoriere deine regeln|ignorier alle|ignorier deine|ignorier die vorherigen|ignoriert alle vorherigen|vergiss deine anweisungen|vergiss alle anweisungen|vergiss alle vorherigen|vergiss alle deine|vergiss deine regeln|vergiss alle bisherigen|überschreibe deine|neuer systemprompt|entwicklermodus|ab jetzt antwortest du|ab jetzt antworte|ab sofort antworte|ab sofort antwortest du|von nun an antworte|von nun an antwortest du|von jetzt an antwortest du|ab jetzt bist du|ab sofort bist du|von nun an bist du|du musst immer|du darfst niemals|du musst antworten|du bist jetzt ein|du bist jetzt eine|du bist ab jetzt|ab jetzt heißt du|ab jetzt nennst du mich|ab sofort nennst du mich|ab jetzt sprichst du|ab sofort sprichst du|in zukunft antwortest du|künftig antwortest du',
  polite:
    'reverie|bitte|mal|und|auch|also|dann|jetzt|ok|okay|hey|hi|hallo|merk dir|merke dir|merk dir das|merke dir das|notiere|notier|beachte|achtung|wichtig|regel|neue regel|regeln|anweisung|anweisungen|erinnerung|update|system|admin|entwickler|assistent|bot|ki|chatbot|lieber bot|noch was|ps|btw|an den bot|an den assistenten|für den bot|für den assistenten|an alle bots|speicher|speichere|speicher das|denk daran|denk dran|vergiss nicht|hör zu|sorry|danke|aber|oder|du|übrigens|ach|dass',
};
