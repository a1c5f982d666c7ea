/** One range for all small Cyrillic letters, because every range is compiled anew wherever it stands. */
const LETTERS = '\\u0430-\\u04ffa-z';
const SIGN = `[${LETTERS}0-9]`;
const EDGE = `(?:(?<!${SIGN})(?=${SIGN})|(?<=${SIGN})(?!${SIGN}))`;

/**
 * A regular expression for Russian as people type it, in lower case and with `е` for every `ё`: `что` may be spelled
 * `што` or `чо`, `сейчас` may be `щас`; `\b` and `\p{L}` know its letters. It gives indices when it has a group `name`.
 */
export function chat(source: string, flags = ''): RegExp {
  let spelled = '';
  let inClass = false;
  for (const [part] of source.matchAll(/\\p\{L\}|\\b|\\.|что(?![а-я])|сейчас|./gs)) {
    if (part === '[') inClass = true;
    if (part === ']') inClass = false;
    if (part === '\\p{L}') spelled += inClass ? LETTERS : `[${LETTERS}]`;
    else if (part === '\\b') spelled += EDGE;
    else if (part === 'что') spelled += '(?:[чш]то|[чш]о|че)';
    else if (part === 'сейчас') spelled += '(?:сейчас|щас|сича[сз])';
    else spelled += part;
  }
  return new RegExp(spelled, source.includes('(?<name>') ? `d${flags}` : flags);
}
