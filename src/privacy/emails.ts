import type { Finding, Rule } from './kinds.ts';

const LOCAL = /[\p{L}\p{N}._%+'-]{1,64}$/u;
const DOMAIN = /@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}[\p{L}][\p{L}-]{1,23}(?![\p{L}\p{N}])/uy;
const LONGEST_LOCAL = 64;
/** Names such as `icon@2x.png` are files. */
const FILE = /\.(?:png|jpe?g|gif|webp|svg|js|ts|css|json|html?|txt|md|zip|pdf)$/i;
const AT = '(?:[([{<]\\s?(?:at|ат|собака|песик|arroba|chiocciola|małpa)\\s?[)\\]}>]|\\s(?:at|собака|песик|arroba|małpa)\\s)';
const DOT = '(?:\\.|\\s?[([{<]\\s?(?:dot|крапка|точка|punto|kropka)\\s?[)\\]}>]\\s?|\\s(?:dot|крапка|точка|punto|kropka)\\s)';
/** `olena (at) example (dot) org`: at least one of the signs is spelled out, and the dot is there. */
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}._+-]{2,40}\\s?${AT}\\s?[\\p{L}\\p{N}-]{2,40}(?:${DOT}[\\p{L}\\p{N}-]{2,20}){1,3}(?![\\p{L}\\p{N}])`,
  'giu',
);

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
  for (const { index, 0: address } of text.matchAll(SPELLED)) {
    yield { kind: 'email', start: index, end: index + address.length };
  }
};
