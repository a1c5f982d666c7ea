import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Finding, Rule } from './kinds.ts';

/** Letters that part words; ideographs and kana stand right beside a number. */
const LETTER = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{M}';
/** Digits grouped as people group them; the first may be a plus or a bracket. */
const RUNS = new RegExp(
  `(?:(?<![${LETTER}\\p{N}_])\\+\\s?|(?<![${LETTER}\\p{N}_#№$€£₴¥=@/.,:-]|[\\p{N}][ (]))\\(?\\d(?:[ ()./-]{0,3}\\d)+(?![${LETTER}\\p{N}_%$€£₴円元人年个個]|[.,:/-]\\d)`,
  'gu',
);
const LONGEST_DIGITS = 15;
const SHORTEST_DIGITS = 7;
/** Countries whose national numbers are recognised; a number with `+` may be from any. */
const COUNTRIES: readonly CountryCode[] = [
  'UA',
  'US',
  'GB',
  'DE',
  'FR',
  'ES',
  'IT',
  'PL',
  'PT',
  'TR',
  'BR',
  'JP',
  'KR',
  'CN',
  'IN',
];

const CUE_REACH = 32;
const CUE =
  /(?:(?<![\p{L}])(?:phone|tel|call|text me|mobile|cell|whats ?app|viber|signal|sms|ring|reach me|contact|тел|телефон\p{L}{0,2}|мобільн\p{L}{0,3}|моб|дзвон\p{L}{1,4}|подзвон\p{L}{1,5}|передзвон\p{L}{1,5}|набер\p{L}{1,4}|вайбер\p{L}{0,2}|номер(?:\s(?:телефону|телефона|мами|тата))?|позвон\p{L}{1,3}|звон\p{L}{1,3}|handy|handynummer|telefon\p{L}{0,6}|ruf\p{L}{0,3}|anrufen|téléphone|portable|appell?e\p{L}{0,3}|numéro|número|llám\p{L}{1,4}|llama\p{L}{0,4}|teléfono|móvil|chiama\p{L}{0,3}|cellulare|telefono|zadzwoń|numer|komórk\p{L}{1,2}|lig\p{L}{1,3}|telefone|telemóvel|celular|(?:my|his|her|their|your|new|work) number|number(?= is|:))(?![\p{L}])|電話|携帯|电话|手机|我的号码|전화)/iu;
/** A number of something else; the sign № has become `No` by now. */
const OTHER_NUMBER =
  /(?:order|ticket|invoice|tracking|booking|build|issue|flight|account|serial|case|ref(?:erence)?|favou?rite|lucky|isbn|imei|version|room|замовлен\p{L}{1,3}|накладн\p{L}{1,3}|рахун\p{L}{1,4}|квитк\p{L}{1,3}|рейс\p{L}{0,3}|посилк\p{L}{1,3}|ттн|заказ\p{L}{0,2}|bestell\p{L}{0,8}|rechnung\p{L}{0,8}|commande|facture|pedido|factura|serie|ordine|zamówieni\p{L}{1,3})(?![\p{L}])[^\n]{0,20}$|(?:注文|予約|订单|航班|ISBN)[^\n]{0,10}$|(?:#|(?<!\p{L})n[or]\.?)\s?$/iu;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?!\d)/;
/** An American postcode in its long form. */
const ZIP_PLUS_FOUR = /^\d{5}-\d{4}$/;
const DOTTED_QUAD = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const THOUSANDS = /^\+?\s?\d{1,3}(?: \d{3})+$/;
const ROUND = /0{6}$/;
/** A national number with its zero, parted as no other number is: `07700 900123`, `(030) 123456`. */
const WITH_TRUNK_ZERO = /^(?:0\d{2,4}[ /-](?:[ /-]?\d){6}|\(0\d{1,4}\)\s?\d)/;
const NORTH_AMERICAN = /^(?:1[ .-]?)?(?:\(\d{3}\)\s?|\d{3}[ .-])\d{3}[ .-]\d{4}$/;

function isValid(run: string, countries: readonly CountryCode[]): boolean {
  return countries.some((country) => parsePhoneNumberFromString(run, country)?.isValid() === true);
}

/** As many digits as numbers there have, also when nobody can hold one of them: people invent some, and mistype. */
function isPossible(run: string, countries: readonly CountryCode[]): boolean {
  return countries.some((country) => parsePhoneNumberFromString(run, country)?.isPossible() === true);
}

/** Whether an international number may be one; a large amount with a plus is told by its grouping or its zeros. */
function isInternational(digits: string, run: string, isAnnounced: boolean): boolean {
  const number = `+${digits}`;
  if (isValid(number, ['UA'])) return true;
  return isPossible(number, ['UA']) && (isAnnounced || !(THOUSANDS.test(run) || ROUND.test(digits)));
}

/** Whether a number without a word that announces it is grouped in a way that only phone numbers are. */
function looksLikePhone(run: string, digits: string): boolean {
  if (NORTH_AMERICAN.test(run)) return isValid(run, ['US']);
  if (/^(?:380|49|48|44|33|34|39|351|90)/.test(digits) && digits.length >= 11)
    return isValid(`+${digits}`, ['UA']);
  // Once one dialled 8 for a line out of town, and people still write it.
  if (/^8[ (-]/.test(run)) return digits.length === 11 && isValid(digits.slice(1), ['UA']);
  if (!/^\(?0/.test(run) || digits.length < 9 || digits.length > 11) return false;
  return isValid(run, COUNTRIES) || (WITH_TRUNK_ZERO.test(run) && isPossible(run, COUNTRIES));
}

function isPhone(text: string, start: number, run: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length < SHORTEST_DIGITS || digits.length > LONGEST_DIGITS) return false;
  const before = text.slice(Math.max(0, start - CUE_REACH), start);
  const isAnnounced = CUE.test(before);
  if (run.startsWith('+')) return isInternational(digits, run, isAnnounced);
  if (DATE.test(run) || DOTTED_QUAD.test(run) || ZIP_PLUS_FOUR.test(run)) return false;
  if (OTHER_NUMBER.test(before)) return false;
  if (digits.startsWith('00')) return isInternational(digits.slice(2), run, isAnnounced);
  if (looksLikePhone(run, digits)) return true;
  return isAnnounced && (isValid(run, COUNTRIES) || (digits.startsWith('0') && isPossible(run, COUNTRIES)));
}

/** Finds phone numbers: international ones anywhere, national ones by their grouping or a word beside them. */
export const findPhones: Rule = function* (text): Iterable<Finding> {
  for (const { index: start, 0: run } of text.matchAll(RUNS)) {
    if (isPhone(text, start, run)) yield { kind: 'phone', start, end: start + run.length };
  }
};
