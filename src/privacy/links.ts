import type { Finding, Rule } from './kinds.ts';

/** Names of parameters that carry a key, in a link or a cookie. */
const PARAMETER =
  /(?:[?&;#]|(?<=cookie:\s?))(?:[a-z_-]{0,20}(?:api[_-]?key|token|secret|password|passwd|pwd|session(?:_?id)?|signature)|key|sig|sid|auth|pass|otp)=(?<value>[^\s&;#"'<>\uFFFC]{6,2000})/giu;
const HAS_DIGIT = /\d/;
const PLACEHOLDER = /^(?:[<[{(%$*]|your[_-]|x{3,}|\.{3})/i;

/** A digest or a key in hexadecimal. */
const HEX = /(?<![A-Za-z0-9_/#-])(?:0x)?[0-9a-f]{32,128}(?![A-Za-z0-9_-])/gi;
const HEX_LETTER = /[a-f]/i;
/** How far around a digest it is named. */
const REACH = 48;
/** Words beside a number of that kind that is public. */
const PUBLIC =
  /(?<![\p{L}\p{N}])(?:commits?|git|sha-?\d{0,3}|md5|hash(?:es)?|checksum|digest|revision|rev|branch|merge[ds]?|revert(?:ed|s)?|cherry-?pick|blob|tree|etag|uuid|guid|ids?|fingerprint|tx|txid|transaction|block|коміт\p{L}{0,3}|коммит\p{L}{0,3}|хеш\p{L}{0,3}|хэш\p{L}{0,3}|гілк\p{L}{1,2}|ветк\p{L}{1,2}|prüfsumme|提交|哈希|コミット|ハッシュ)(?![\p{Script=Latin}\p{Script=Cyrillic}])/iu;

/** Finds keys in the parameters of links and cookies, and long numbers in hexadecimal that nothing makes public. */
export const findLinkedKeys: Rule = function* (text): Iterable<Finding> {
  for (const { index, 0: whole, groups } of text.matchAll(PARAMETER)) {
    const value = groups?.value ?? '';
    if (!HAS_DIGIT.test(value) && value.length < 16) continue;
    if (PLACEHOLDER.test(value)) continue;
    const end = index + whole.length;
    yield { kind: 'secret', start: end - value.length, end };
  }
  for (const { index, 0: number } of text.matchAll(HEX)) {
    const end = index + number.length;
    const around = `${text.slice(Math.max(0, index - REACH), index)} ${text.slice(end, end + REACH)}`;
    if (!HAS_DIGIT.test(number) || !HEX_LETTER.test(number) || PUBLIC.test(around)) continue;
    yield { kind: 'secret', start: index, end };
  }
};
