import { languages } from '../languages/index.ts';

const made = new Map<string, RegExp | undefined>();

function elisionOf(code: string): RegExp | undefined {
  if (made.has(code)) return made.get(code);
  const elided = Object.hasOwn(languages, code) ? languages[code]?.words.elided : undefined;
  const pattern = elided && new RegExp(`^(?:${elided.join('|')})'(?=\\p{L})`, 'iu');
  made.set(code, pattern);
  return pattern;
}

/**
 * A word and the words that lean on it with an apostrophe, in their order: `l'eau` is `l'` and `eau` in French. Other
 * words, and words of languages that write apostrophes within words, stay whole.
 */
export function unelided(word: string, code: string): string[] {
  const pattern = elisionOf(code);
  const found: string[] = [];
  let rest = word;
  for (let match = pattern?.exec(rest); match; match = pattern?.exec(rest)) {
    found.push(match[0]);
    rest = rest.slice(match[0].length);
  }
  return [...found, rest];
}
