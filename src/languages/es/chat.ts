import { pattern } from '../statement-rules.ts';

const ACCENTED: Readonly<Record<string, string>> = { á: '[aá]', é: '[eé]', í: '[ií]', ó: '[oó]', ú: '[uúü]' };
const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** Words of which another one is made when the accent is left out. */
const TOLD_APART = new Set('sí él mí té tú sé dé más qué cómo cuándo dónde quién cuál cuánto'.split(' '));

/** A regular expression for Spanish as people type it, in lower case: accents may be left out. */
export function chat(source: string): RegExp {
  let spelled = '';
  let inClass = false;
  for (const [part] of source.matchAll(/\\.|./gs)) {
    if (part === '[') inClass = true;
    if (part === ']') inClass = false;
    spelled += inClass ? part : (ACCENTED[part] ?? part);
  }
  return pattern(spelled);
}

function unaccented(text: string): string {
  return text.replace(/[áéíóú]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Entries parted by `|`, each also without its accents, where that does not make another word of it. */
export function typed(list: string): string {
  const entries = list.split('|');
  const more = entries.filter((entry) => !entry.split(' ').some((word) => TOLD_APART.has(word)));
  return [...new Set([...entries, ...more.map(unaccented)])].join('|');
}
