import type { Counted, PhraseBook, Wordings } from '../../languages/phrases.ts';
import { singleLine } from '../../text/visible.ts';

/** Longer lines are cut in what is told, never in memory. */
const LONGEST_QUOTE = 160;

/** Speaks one language; the same seed gives the same wording. */
export class Phrasing {
  readonly book: PhraseBook;
  readonly #plural: Intl.PluralRules;
  readonly #seed: number;

  constructor(book: PhraseBook, seed: string) {
    this.book = book;
    this.#plural = new Intl.PluralRules(book.code);
    this.#seed = hashOf(seed);
  }

  /** One of the wordings, filled in; `turn` gives neighbours different ones. */
  say(wordings: Wordings, values: Record<string, string> = {}, turn = 0): string {
    const chosen = wordings[(this.#seed + turn) % wordings.length] ?? wordings[0];
    // A function, because the values are people's words and may hold `$&`.
    const filled = chosen.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    return sentenceOf(filled);
  }

  /** `5 notes`, in the language's own plural. */
  count(number: number, forms: Counted): string {
    return (forms[this.#plural.select(number)] ?? forms.other).replace('#', String(number));
  }

  /** Somebody's words in quotation marks, on one line, without the final full stop. */
  quote(text: string): string {
    const [open, close] = this.book.quote;
    const line = singleLine(text)
      .replace(/(?<!\.)\.$/, '')
      .replaceAll(open, "'")
      .replaceAll(close, "'");
    return `${open}${shortened(line)}${close}`;
  }

  list(parts: readonly string[]): string {
    const last = parts.at(-1) ?? '';
    if (parts.length < 2) return last;
    return this.book.and.replace(/\{(a|b)\}/g, (_, name) =>
      name === 'a' ? parts.slice(0, -1).join(', ') : last,
    );
  }
}

function sentenceOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const capital = line.slice(0, 1).toLocaleUpperCase() + line.slice(1);
  return /[.!?…:]$/.test(capital) ? capital : `${capital}.`;
}

function shortened(line: string): string {
  if (line.length <= LONGEST_QUOTE) return line;
  const cut = Array.from(line.slice(0, LONGEST_QUOTE)).slice(0, -1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** A small stable hash: the wording depends on nothing but its seed. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}
