const NAME = "\\p{Lu}[\\p{L}'’ʼ.-]{1,25}";
/** A town, perhaps with the word for one before it. */
const TOWN = `(?:(?:м|г|місто|город|ville|ciudad)\\.?\\s?)?${NAME}(?:\\s${NAME}){0,3}`;
const END = '(?![\\p{L}\\p{N}])';
/** Postcodes with a form that nothing else has beside a street: British, Canadian, Dutch, Polish, Portuguese, Japanese. */
const TELLING =
  '(?:[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d|\\d{4}\\s[A-Z]{2}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|〒?\\d{3}-\\d{4})';
/** Those that are a number: five digits in most countries, six in Russia and China. */
const NUMBER = '(?:[A-Z]{1,2}-)?(?:\\d{5}(?:-\\d{4})?|\\d{6})';
const NO_AMOUNT =
  '(?!\\s?[%°$€£₴¥]|[.,:]\\d|\\s(?:[Ee]uros?|[Dd]ollars?|[Pp]ounds?|Franken|Menschen|Leute|грн|гривень|рублей|руб|people|km|км)(?!\\p{L}))';

/** Behind a street: a town and the postcode, or the postcode alone, which then ends a part or has the town behind it. */
const BEHIND = new RegExp(
  `,?\\s{1,2}(?:(?:${TOWN},?\\s){0,2}${TELLING}${END}|(?:${TOWN},?\\s){1,2}(?:[A-Z]{2},?\\s)?${NUMBER}${END}${NO_AMOUNT}|${NUMBER}(?=\\s*$|\\s?[,.;!?)\\n]|\\s\\p{Lu})${NO_AMOUNT})|,?\\s?邮编[:是]?\\s?\\d{6}`,
  'uy',
);
/** In front of it: `79000, Львів, `, `10115 Berlin, `. */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}#№.,-])(?:〒?\\d{3}-\\d{4}|${NUMBER}),?\\s(?:${TOWN},?\\s){0,2}$`,
  'u',
);
const REACH = 80;

/** A street address with the postcode beside it, which tells the street as well as its name does. */
export function withPostcode(text: string, start: number, end: number): { start: number; end: number } {
  BEHIND.lastIndex = end;
  const behind = BEHIND.exec(text)?.[0].length ?? 0;
  const before = BEFORE.exec(text.slice(Math.max(0, start - REACH), start))?.[0].length ?? 0;
  return { start: start - before, end: end + behind };
}
