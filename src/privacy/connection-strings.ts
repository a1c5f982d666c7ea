import type { Finding, Rule } from './kinds.ts';

const SCHEME = /[A-Za-z][A-Za-z0-9+.-]{1,30}$/;
const CREDENTIALS = /:\/\/[^\s:@/"'`<>\uFFFC]{0,100}:[^\s@/"'`<>\uFFFC]{1,200}@[^\s"'`<>\uFFFC]{1,400}/y;
const LONGEST_SCHEME = 31;
const CLOSING = /[).,;!?\]}]+$/;

/** Finds addresses that hold a user's password, such as `postgres://name:password@host/base`. */
export const findConnectionStrings: Rule = function* (text): Iterable<Finding> {
  let from = 0;
  for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', from)) {
    from = at + 3;
    CREDENTIALS.lastIndex = at;
    const rest = CREDENTIALS.exec(text)?.[0];
    const scheme = rest && SCHEME.exec(text.slice(Math.max(0, at - LONGEST_SCHEME), at))?.[0];
    if (!scheme) continue;
    const end = at + rest.replace(CLOSING, '').length;
    yield { kind: 'connection string', start: at - scheme.length, end };
    from = end;
  }
};
