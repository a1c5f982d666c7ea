import type { Counted, PhraseBook, Wordings } from '../../languages/phrases.ts';
import { cutAtWord } from '../../text/graphemes.ts';
import { say, type Texts, textsOf } from '../../text/say.ts';
import { singleLine } from '../../text/visible.ts';

/** Longer lines are cut in what is told, never in memory. */
const LONGEST_QUOTE = 160;

/** Speaks one language; the same seed gives the same wording. */
export class Phrasing {
  readonly book: PhraseBook;
  /** Marks between and around parts, as the language writes them. */
  readonly texts: Texts;
  readonly #plural: Intl.PluralRules;
  readonly #seed: number;

  constructor(book: PhraseBook, seed: string) {
    this.book = book;
    this.texts = textsOf(book.code);
    this.#plural = new Intl.PluralRules(book.code);
    this.#seed = hashOf(seed);
  }

  /** One of the wordings, filled in; `turn` gives neighbours different ones. */
  say(wordings: Wordings, values: Record<string, string> = {}, turn = 0): string {
    const chosen = wordings[(this.#seed + turn) % wordings.length] ?? wordings[0];
    // A function, because the values are people's words and may hold `$&`.
    const filled = chosen.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    return this.#sentence(filled);
  }

  /** `5 notes`, in the language's own plural. */
  count(number: number, forms: Counted): string {
    return (forms[this.#plural.select(number)] ?? forms.other).replace('#', String(number));
  }

  /** Somebody's words in quotation marks, on one line, without the final full stop. */
  quote(text: string): string {
    const [open, close] = this.book.quote;
    const line = singleLine(text)
      .replace(/(?<!\.)[.。]$/, '')
      .replaceAll(open, "'")
      .replaceAll(close, "'");
    return `${open}${cutAtWord(line, LONGEST_QUOTE)}${close}`;
  }

  list(parts: readonly string[]): string {
    const last = parts.at(-1) ?? '';
    if (parts.length < 2) return last;
    return this.book.and.replace(/\{(a|b)\}/g, (_, name) =>
      name === 'a' ? parts.slice(0, -1).join(this.texts.gap === '' ? '、' : ', ') : last,
    );
  }

  /** ` (Ana)`, in the brackets of the language. */
  aside(text: string): string {
    return text === '' ? '' : say(this.texts, 'aside', { text });
  }

  #sentence(text: string): string {
    const line = text.replace(/\s+/g, ' ').trim();
    const capital = line.slice(0, 1).toLocaleUpperCase() + line.slice(1);
    return ENDED.test(capital) ? capital : say(this.texts, 'sentence', { text: capital });
  }
}

/** A sentence that has its end mark, of whatever script. */
const ENDED = /[.!?…:。！？：]$/;

/** A small stable hash: the wording depends on nothing but its seed. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}
