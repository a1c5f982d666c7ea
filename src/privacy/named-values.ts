import { COUNTED, IS_WORDS, PURPOSE_WORDS, TIME_WORD } from './cues.ts';
import type { Finding, Rule } from './kinds.ts';
import { DIGITS_IN_WORDS, mayTellDigits, SPACED, secretWords, wholeWords } from './words.ts';

/** Words that name a value. */
interface Cue {
  words: RegExp;
  /** What a text with these words holds at least; looking for it costs little beside looking for them. */
  needs?: RegExp;
}

/** Papers and numbers by which a state knows a person; regular expression sources. */
const DOCUMENT_WORDS = [
  'passport',
  'ssn',
  'social security(?: number| no\\.?)',
  '(?:national )?insurance number',
  '(?:national|identity|id)[ -](?:card|number|no\\.?)(?: number)?',
  '(?:my|your|his|her|our) id(?=\\s(?:is|number)|:)',
  '(?:tax|taxpayer)(?: identification)? (?:number|id|no\\.?)',
  'driver.?s.? (?:licen[cs]e|permit)',
  'паспорт(?:а|у|ом|і)?',
  'закордонн(?:ий|ого)',
  'іпн',
  'рнокпп',
  'инн',
  'снилс',
  'id-?картк(?:а|и|у)',
  '(?:ідентифікаційн|податков)(?:ий|ого) (?:код|номер)\\p{L}{0,2}',
  'посвідчення водія',
  'водійськ(?:е|ого|их) (?:посвідчення|прав)',
  '(?:reise)?pass-?(?:nummer|nr\\.?)',
  'reisepass',
  '(?:personal)?ausweis(?:-?(?:nummer|nr\\.?))?',
  'steuer-?(?:nummer|id|identifikationsnummer)',
  'sozialversicherungs(?:nummer|nr\\.?)',
  'pasaporte',
  // Polish and German use the same letters for other words.
  '(?:mi|tu|su|el|de) (?:dni|nie)',
  '(?:dni|nie)(?=\\s?:)',
  'nif',
  'número (?:de la |de )?seguridad social',
  'número (?:fiscal|de identificación fiscal)',
  'passeport',
  "carte d['’]identité",
  'numéro (?:de )?sécurité sociale',
  'numéro fiscal',
  'codice fiscale',
  'passaporto',
  'pesel',
  'paszport\\p{L}{0,2}',
];

const LOCK = '(?:safe|lock|locker|padlock|vault|bike lock|suitcase|strongbox)';
const UK_LOCK = '(?:сейф|зам(?:о)?к|валіз|шафк)\\p{L}{0,3}';

/** Codes that open something or get an account back; regular expression sources. */
const OPENING_WORDS = [
  "(?:recovery|backup|security|alarm|gate|door|safe|vault|lock|locker|padlock|garage|entry|access|unlock|keypad|building|house|card)(?:['’]s)?[ -](?:code|pin)s?",
  `${LOCK}(?:['’]s)? combination`,
  `combination (?:to|of|for|on) (?:the |my |our |your |his |her )?(?:\\p{L}{1,12} )?${LOCK}`,
  'combination(?= is\\s\\d)',
  'pin(?:[ -]?code)?',
  'п[іи]н(?:[ -]?код\\p{L}{0,2})?',
  `код(?:у|ом)? (?:(?:від|до|для) )?(?:(?:мо|тво|наш|ваш)\\p{L}{1,3} )?(?:${UK_LOCK}|двер(?:ей|і)|домофон(?:а|у)|під.?їзду|хвіртки|воріт|гаража|сигналізації|квартири|картки|телефону)`,
  'код(?:у|ом)? (?:безпеки|відновлення|доступу|сигналізації)',
  '(?:резервн|запасн|захисн)(?:ий|ого|і) код(?:и|у)?',
  `комбінаці(?:я|ю|ї) (?:(?:від|до|для) )?(?:(?:мо|тво|наш|ваш)\\p{L}{1,3} )?${UK_LOCK}`,
  '(?:sicherheits|alarm|tür|tor|haustür|garagen|wiederherstellungs|backup|safe|tresor|zugangs|schloss)-?code',
  '(?:tresor|safe|schloss|zahlen)-?kombination',
  'kombination (?:vom|des|für den|zum|für das) (?:safes?|tresors?|\\p{L}{0,12}schloss(?:es)?)',
  'código de (?:recuperación|seguridad|respaldo|acceso|alarma|la alarma|la puerta|la caja fuerte|la tarjeta|la verja)',
  'combinación (?:de la caja(?: fuerte)?|del (?:candado|cofre))',
  "code (?:de récupération|de sécurité|de secours|de l['’]alarme|d['’]alarme|d['’]accès|de la porte|du portail|du coffre(?:-fort)?|de la carte|de l['’]immeuble)",
  'digicode',
  'combinaison (?:du|de mon|de notre) (?:coffre(?:-fort)?|cadenas)',
];

/**
 * "Door code", "Türcode", "code for the front door", "код домофону". A language's pattern is large, and a text without its
 * word for a code does not ask for it.
 */
const CODES_OF_LOCKS = SPACED.map(
  ({ secrets: { code, locks, between } }): Cue => ({
    needs: new RegExp(code, 'iu'),
    words: wholeWords([
      `${locks}(?:['’]s)?(?:[ -]|:\\s)?${code}`,
      `${code}(?:\\s{0,2}${between}){0,4}\\s{0,2}(?<![\\p{L}])${locks}(?:\\s${locks})?`,
    ]),
  }),
);

const DOCUMENT_CUE: Cue = {
  words: wholeWords([...secretWords(SPACED, ({ papers }) => papers), ...DOCUMENT_WORDS]),
};
const OPENING_CUE: Cue = {
  words: wholeWords([...OPENING_WORDS, ...secretWords(SPACED, ({ codes }) => codes)]),
};

const END = '(?![\\p{L}\\p{N}_]|[.,:/-]\\d|\\s?[%€$£₴])';
/** A few words, then a number of six digits or more, with the letters that belong to it. */
const DOCUMENT_VALUE = new RegExp(
  `(?<gap>(?:\\s{1,3}[\\p{L}'’.№°º]{1,20}){0,5}?)\\s{0,3}[:=#№]?\\s{0,3}["'«“]?` +
    `(?<value>(?<![\\p{L}\\p{N}])(?:(?:\\p{Lu}{1,3}[ -]?|\\p{L}{1,3}(?=\\d))?\\d(?:[ /-]?\\d){5,13}(?:\\p{Lu}|\\s[A-D](?!\\p{L}))?` +
    `|(?=[A-Z0-9]{8,16}(?![\\p{L}\\p{N}]))(?:[A-Z]{0,9}\\d){3}[A-Z0-9]{0,13}))${END}`,
  'uy',
);
/** The number after these words is another one. */
const OTHER_NUMBER =
  /(?<!\p{L})(?:office|phone|tel|call|order|ticket|case|queue|booking|until|till|expires?|costs?|paid|photos?|телефон\p{L}{0,2}|замовлення|черг\p{L}{1,2}|коштує|коштував|заплати\p{L}{1,3}|telefon|bestell\p{L}{1,8}|kostet|teléfono|pedido|cuesta|téléphone|commande|coûte)(?!\p{L})/iu;

const IS = IS_WORDS.filter((word) => word !== 'to').join('|');
const PLACE_WORDS = ['in', 'by', 'near', 'my', 'біля', 'am', 'beim', 'bei', 'im', 'chez', 'en', 'des'];
const PLACE = `\\s{1,3}(?:${[...PURPOSE_WORDS, ...PLACE_WORDS].join('|')})(?:\\s{1,3}[\\p{L}'’-]{1,20}){1,5}?`;
/** Any words, where "is" follows them: "my PIN at the bank used to be 5523". */
const BETWEEN = `(?:\\s{1,2}[\\p{L}'’-]{1,20}){1,6}?,?(?=\\s{0,2}:|\\s{1,3}(?:${IS})(?![\\p{L}]))`;
const GROUPED = '(?=[\\p{L}-]{0,40}\\d)(?=[\\d-]{0,40}\\p{L})[\\p{L}\\d]{3,20}(?:-[\\p{L}\\d]{1,12}){0,7}';
/** "… at my parents' house is 7731", "від твоєї картки 4821", "8f3k-29dk-11pq". */
const OPENING_VALUE = new RegExp(
  `(?<gap>(?:${PLACE}|${BETWEEN})?)(?:\\s{0,2}[:=]|\\s{1,3}(?:${IS})(?:\\s(?:now|still|тепер|зараз|jetzt|ahora|maintenant))?:?(?=\\s)|\\s{1,2}-{1,2}(?=\\s))?\\s{0,3}["'«“]?` +
    `(?<value>(?<![\\p{L}\\p{N}])(?:\\d(?:[ -]?\\d){2,11}[#*]?(?![\\p{L}])|${GROUPED}|${DIGITS_IN_WORDS}))${END}`,
  'iuy',
);
/** "My password is one two three four". */
const WORDED_CUE: Cue = { words: wholeWords(secretWords(SPACED, ({ spelled }) => spelled)) };
const WORDED_VALUE = new RegExp(
  `(?<gap>(?:\\s{1,2}[\\p{L}'’-]{1,20}){0,5}?)\\s{0,2}[:=-]?\\s{0,3}["'«“]?(?<value>${DIGITS_IN_WORDS})`,
  'iuy',
);
const DATE = /^(?:(?:19|20)\d\d[ -]\d\d[ -]\d\d|\d\d[ -]\d\d[ -](?:19|20)\d\d)$/;
const ORDINAL_OR_AMOUNT = /^\d{1,4}(?:st|nd|rd|th|s|px|k|kb|mb|gb|ms|min|h|am|pm|км|м|кг)$/i;

interface Reading {
  /** Whether a text may hold a value: that costs little beside looking for all the cues. */
  mayHold: (text: string) => boolean;
  cues: readonly Cue[];
  value: RegExp;
  accepts: (value: string, gap: string) => boolean;
}

const READINGS: readonly Reading[] = [
  { mayHold: mayTellDigits, cues: [WORDED_CUE], value: WORDED_VALUE, accepts: () => true },
  {
    mayHold: (text) => /\d(?:[ /-]?\d){5}|[A-Z0-9]{8}/u.test(text),
    cues: [DOCUMENT_CUE],
    value: DOCUMENT_VALUE,
    accepts: (value, gap) => !DATE.test(value) && !OTHER_NUMBER.test(gap),
  },
  {
    mayHold: (text) => /\d(?:[ -]?\d){2}|[\p{L}-]\d|\d[\p{L}-]/u.test(text) || mayTellDigits(text),
    cues: [...CODES_OF_LOCKS, OPENING_CUE],
    value: OPENING_VALUE,
    accepts: (value, gap) => !DATE.test(value) && !ORDINAL_OR_AMOUNT.test(value) && !TIME_WORD.test(gap),
  },
];

function* matchesOf(cues: readonly Cue[], text: string): Iterable<RegExpExecArray> {
  for (const { needs, words } of cues) {
    if (needs === undefined || needs.test(text)) yield* text.matchAll(words);
  }
}

/** A password stuck to its option, as database clients take it. */
const CLIENT_OPTION =
  /(?<![\p{L}\p{N}])(?:(?:mysql|mysqldump|mysqladmin|mariadb)(?![\p{L}\p{N}])[^\n\uFFFC]{0,80}?\s-p|sshpass\s{1,3}-p\s{0,2})(?!\d{1,5}:\d)["']?(?<value>[^\s"'`\uFFFC]{4,60})/gu;

/** Finds numbers of personal papers and codes that open things by the words that name them, also with words between. */
export const findNamedValues: Rule = function* (text): Iterable<Finding> {
  for (const { index, 0: whole, groups } of text.matchAll(CLIENT_OPTION)) {
    const end = index + whole.length;
    yield { kind: 'secret', start: end - (groups?.value?.length ?? 0), end };
  }
  for (const { mayHold, cues, value: pattern, accepts } of READINGS) {
    for (const { index, 0: word } of mayHold(text) ? matchesOf(cues, text) : []) {
      pattern.lastIndex = index + word.length;
      const match = pattern.exec(text);
      const value = match?.groups?.value;
      if (!match || value === undefined) continue;
      const end = match.index + match[0].length;
      if (!accepts(value, match.groups?.gap ?? '') || COUNTED.test(text.slice(end, end + 20))) continue;
      yield { kind: 'secret', start: end - value.length, end };
    }
  }
};
