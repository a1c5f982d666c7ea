import type { Finding, Rule } from './kinds.ts';

const LOCAL = /[\p{L}\p{N}._%+'-]{1,64}$/u;
const DOMAIN =
  /@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}[\p{L}][\p{L}-]{1,23}(?![\p{L}\p{N}])/uy;
const LONGEST_LOCAL = 64;
/** Names such as `icon@2x.png` are files. */
const FILE = /\.(?:png|jpe?g|gif|webp|svg|js|ts|css|json|html?|txt|md|zip|pdf)$/i;
const AT_SIGN = '(?:at|ат|собака|песик|arroba|chiocciola|małpa)';
const DOT_SIGN = '(?:dot|крапка|точка|punto|kropka)';
const SPELLED_DOT = `(?:\\s?[([{<]\\s?${DOT_SIGN}\\s?[)\\]}>]\\s?|\\s${DOT_SIGN}\\s)`;
const LABEL = '[\\p{L}\\p{N}-]{2,40}';
const NAME = '(?<![\\p{L}\\p{N}._+-])[\\p{L}\\p{N}._+-]{2,40}';
/** `olena (at) example.org` and `olena at example dot org`; "meet at example.org" is neither. */
const SPELLED = [
  new RegExp(
    `${NAME}\\s?[([{<]\\s?${AT_SIGN}\\s?[)\\]}>]\\s?${LABEL}(?:(?:\\.|${SPELLED_DOT})${LABEL}){1,3}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  new RegExp(`${NAME}\\s${AT_SIGN}\\s${LABEL}(?:${SPELLED_DOT}${LABEL}){1,3}(?![\\p{L}\\p{N}])`, 'giu'),
];

/** Without one of these nothing is spelled out; the patterns below are slow on text that has none. */
const SPELLING = new RegExp(`[([{<]\\s?${AT_SIGN}|\\s${DOT_SIGN}`, 'iu');

/** Finds e-mail addresses in any script, also with the signs spelled out. */
export const findEmails: Rule = function* (text): Iterable<Finding> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const local = LOCAL.exec(text.slice(Math.max(0, at - LONGEST_LOCAL), at))?.[0].replace(/^['.-]+/, '');
    DOMAIN.lastIndex = at;
    const domain = DOMAIN.exec(text)?.[0];
    if (!local || !domain || FILE.test(domain)) continue;
    const end = at + domain.length;
    // `git@host.org:owner/name` is where code is kept, not somebody's mailbox.
    if (local === 'git' && text.charAt(end) === ':') continue;
    yield { kind: 'email', start: at - local.length, end };
  }
  if (!SPELLING.test(text)) return;
  for (const pattern of SPELLED) {
    for (const { index, 0: address } of text.matchAll(pattern)) {
      yield { kind: 'email', start: index, end: index + address.length };
    }
  }
};
