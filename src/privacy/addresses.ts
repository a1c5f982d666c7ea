import type { Finding, Rule } from './kinds.ts';
import { withPostcode } from './postcodes.ts';

const DIGIT = /\d/;
const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
const NAME = "\\p{Lu}[\\p{L}'’ʼ.-]{1,25}";
const HOUSE = '\\d{1,4}(?:\\s?[/-]\\s?\\d{1,4})?\\s?(?:[A-Za-zА-Яа-яІЇЄҐіїєґ](?![\\p{L}\\p{N}]))?';
/** No house number: an amount of something, a time, part of a longer number. */
const NO_AMOUNT =
  '(?![\\p{L}\\p{N}]|[.,:]\\d|\\s?[%°$€£₴]|\\s?(?:BC|AD|км|м|поверх|хв|хвилин|год|годин|грн|осіб|людей|разів|років|днів|градус|метрів|min|mins|minutes|hours|km|people|percent|uhr|mal|euro|veces|volte|vezes|razy|heures|horas|ore)(?!\\p{L}))';
const FLAT =
  '(?:,?\\s{0,2}(?:[Aa]pt|[Aa]partment|[Ff]lat|[Uu]nit|[Ss]uite|[Кк]в|квартира|офіс|оф|під.їзд|поверх|wohnung|whg|appt?|piso|int|m)\\.?\\s?№?#?\\s?\\d{1,4}[A-Za-zА-Яа-я]?(?![\\p{L}\\p{N}])|,?\\s?#\\d{1,4}[A-Za-z]?(?![\\p{L}\\p{N}])){0,2}';

const STREET =
  'Street|Avenue|Road|Lane|Drive|Boulevard|Court|Square|Place|Terrace|Way|Crescent|Close|Highway|Parkway|Gardens|Mews|Quay|Row|Hill|Alley';
const STREET_SHORT = 'St|Ave|Av|Rd|Ln|Dr|Blvd|Ct|Sq|Pl|Ter|Cres|Hwy|Pkwy';
/** Words that go on after an address; another one makes the street a thing that is counted. */
const AFTER_ADDRESS =
  'in|at|on|and|near|by|next|apt|apartment|flat|unit|suite|please|tonight|today|tomorrow|is|was|if|last|this|for|with|or|from|after|before|around|then|so|ok|thanks';
const lowerFirst = (words: string): string => `${words}|${words.toLowerCase()}`;

const ENGLISH = new RegExp(
  `${BEFORE}(?<![.,:#-])(?:(?:[Ff]lat|[Aa]pt|[Aa]partment|[Uu]nit)\\.?\\s?\\w{1,5},?\\s)?\\d{1,5}(?:[A-Za-z]|[-/]\\d{1,4})?,?\\s(?:(?:N|S|E|W|NE|NW|SE|SW)\\.?\\s)?(?:\\d{1,3}(?:st|nd|rd|th)|(?:${NAME})(?:\\s${NAME}){0,3}?)\\s(?<!(?:High|Supreme|District|Appeals?)\\s)(?:${lowerFirst(STREET)}|${STREET_SHORT})(?![\\p{L}\\p{N}]|\\s(?!(?:${AFTER_ADDRESS})(?!\\p{L}))\\p{Ll})\\.?${FLAT}`,
  'gu',
);
/** As typed in a hurry; only the words that mean nothing else. */
const ENGLISH_LOWER = new RegExp(
  `${BEFORE}(?<![.,:#-])\\d{1,5}[a-z]?\\s(?<names>\\p{Ll}{3,20}(?:\\s\\p{Ll}{3,20})?)\\s(?:street|avenue|road|lane|boulevard|crescent)${AFTER}${FLAT}`,
  'gu',
);
const NOT_A_STREET_NAME =
  /(?:^|\s)(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|miles?|metres?|meters?|blocks?|ways?|long|more|less|different|other|same|the|and|that|this|down|along|into|from|for|with|per|off|empty|busy|narrow|wide|new|good|bad|best|people|cars|lanes?|steps?|percent|star|times?)(?:\s|$)/;

/** Words for a street that come before its name. `short` ones are enough by themselves; `full` ones need a capital. */
const PREFIXED = {
  short:
    'вул\\.|вул(?=\\s)|просп\\.|пр-т\\.?|пр-кт\\.?|просп(?=\\s)|пров\\.|бул\\.|б-р|бульв\\.|наб\\.|ул\\.|ул(?=\\s)|пер\\.|пр\\.|ul\\.|al\\.|os\\.',
  full: 'вулиц\\p{L}{1,3}|проспект\\p{L}{0,2}|провул\\p{L}{1,3}|бульвар\\p{L}{0,2}|площ\\p{L}{1,2}|шосе|узв(?:із|озі|озу)|набережн\\p{L}{1,3}|майдан\\p{L}{0,2}|проїзд\\p{L}{0,2}|алеї|алея|улиц\\p{L}{1,2}|переул\\p{L}{1,3}|[Uu]lic\\p{L}{1,2}|[Aa]lej[ai]|[Cc]alle|C/|[Aa]venida|Avda?\\.|[Pp]laza|[Pp]aseo|[Cc]arrer|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Rr]ua|[Tt]ravessa|[Pp]raça|[Aa]lameda',
};
const LINK = '(?:de|del|de la|de los|della|dei|degli|di|da|do|dos|das|la|y|e)';
const HOUSE_WORD = '(?:,?\\s?(?:будинок|буд\\.?|дом|д\\.|№|n[ºo°.]{1,2}|No\\.?:?|Nr\\.?)\\s?)';
const PREFIX_FULL = new RegExp(
  `${BEFORE}(?:${PREFIXED.full}|${PREFIXED.full.replace(/\b\p{Ll}/gu, (letter) => letter)})\\s(?:${LINK}\\s){0,2}(?:\\p{Lu}\\.\\s?)?${NAME}(?:\\s(?:${LINK}\\s){0,2}${NAME}){0,3}(?:${HOUSE_WORD}|,\\s?|\\s)${HOUSE}${NO_AMOUNT}${FLAT}`,
  'gu',
);
const PREFIX_SHORT = new RegExp(
  `${BEFORE}(?:${PREFIXED.short})\\s?(?:\\p{L}\\.\\s?|\\d{1,2}\\s)?(?:[\\p{L}'’ʼ.-]{2,25})(?:\\s[\\p{L}'’ʼ-]{3,25}){0,3}(?:${HOUSE_WORD}|,\\s?|\\s)${HOUSE}${NO_AMOUNT}${FLAT}`,
  'giu',
);
/** `Шевченка 12, кв. 5`: the flat says that the number is a house. */
const WITH_FLAT = new RegExp(
  `${BEFORE}${NAME}(?:\\s${NAME})?,?\\s(?:буд\\.?\\s?|№\\s?)?\\d{1,4}[А-Яа-яіїєґA-Za-z]?(?:/\\d{1,4})?,?\\s(?:кв|квартира|офіс|оф|apt|flat)\\.?\\s?№?\\d{1,4}(?![\\p{L}\\p{N}])`,
  'gu',
);
/** "живу на Франка 12": the verb says it. */
const LIVES_AT = new RegExp(
  `(?:адрес\\p{L}{1,3}:?|жив\\p{L}{1,4} (?:на|по)|мешка\\p{L}{1,4} на|address(?: is|:))\\s(?<address>(?:\\p{Lu}[\\p{L}'’ʼ.-]{2,25})(?:\\s\\p{Lu}[\\p{L}'’ʼ-]{2,25}){0,2},?\\s${HOUSE}${NO_AMOUNT}${FLAT})`,
  'gu',
);
const GERMAN = new RegExp(
  `${BEFORE}(?:\\p{Lu}[\\p{L}-]{1,30}(?:straße|strasse|str\\.|weg|platz|allee|gasse|ufer|damm)|\\p{Lu}[\\p{L}-]{2,30}\\s(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Ufer|Damm))\\s${HOUSE}${NO_AMOUNT}${FLAT}`,
  'gu',
);
const FRENCH = new RegExp(
  `${BEFORE}\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s(?:rue|avenue|boulevard|bd|place|chemin|impasse|allée|quai|route|cours)\\s(?:(?:de|du|des|la|le|les|à|au)\\s|(?:l|d)['’]){0,3}${NAME}(?:[\\s-](?:(?:de|du|des|la|le)\\s){0,2}${NAME}){0,3}${FLAT}`,
  'gu',
);
const TURKISH = new RegExp(
  `${BEFORE}${NAME}(?:\\s${NAME}){0,2}\\s(?:Caddesi|Cad\\.|Sokak|Sokağı|Sk\\.|Bulvarı)\\s(?:No:?\\s?)?${HOUSE}${NO_AMOUNT}`,
  'gu',
);
/** `南京路100号5楼501室` */
const CHINESE =
  /\p{Script=Han}{1,12}(?:路|街|大道|胡同|巷|弄)\d{1,4}号(?:\s?\d{1,4}(?:号楼|栋|幢|单元|层|楼|室|号)){0,4}/gu;
/** `神宮前一丁目2番3号`; with the sign of the post also `〒150-0001 東京都渋谷区神宮前1-2-3`. */
const JAPANESE =
  /(?:\p{Script=Han}|[ヶケ]){2,20}[\d一二三四五六七八九十]{1,2}丁目\d{1,3}(?:番地?(?:の?\d{1,3}号?)?|-\d{1,3}(?:-\d{1,4})?)|〒\s?\d{3}-?\d{4}(?:\s?[\p{Script=Han}ヶケの]{2,24}\d{1,3}(?:-\d{1,4}){0,3})?/gu;
const PATTERNS = [ENGLISH, PREFIX_FULL, PREFIX_SHORT, WITH_FLAT, GERMAN, FRENCH, TURKISH, CHINESE, JAPANESE];

function* streets(text: string): Iterable<{ start: number; end: number }> {
  for (const pattern of PATTERNS) {
    for (const { index, 0: address } of text.matchAll(pattern)) {
      yield { start: index, end: index + address.trimEnd().length };
    }
  }
  for (const { index, 0: address, groups } of text.matchAll(ENGLISH_LOWER)) {
    if (NOT_A_STREET_NAME.test(groups?.names ?? '')) continue;
    yield { start: index, end: index + address.length };
  }
  for (const { index, 0: whole, groups } of text.matchAll(LIVES_AT)) {
    const address = groups?.address ?? '';
    const end = index + whole.length;
    yield { start: end - address.length, end: end - (address.length - address.trimEnd().length) };
  }
}

/** Finds postal addresses: a street with a house number, and the flat and the postcode beside it. */
export const findAddresses: Rule = function* (text): Iterable<Finding> {
  if (!DIGIT.test(text)) return;
  for (const { start, end } of streets(text)) yield { kind: 'address', ...withPostcode(text, start, end) };
};
