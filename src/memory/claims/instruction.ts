import { type InstructionWords, instructionLanguages } from '../../languages/claims.ts';
import { withoutYo } from '../../languages/yo.ts';
import { visible } from '../../text/visible.ts';
import { Phrases } from './lexicon.ts';
import { instructsUnspaced } from './unspaced-instruction.ts';

type Part = keyof InstructionWords;

/** Letters that look like Latin ones; folded only in words that mix scripts. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ո: 'n',
    ο: 'o',
    α: 'a',
    ν: 'v',
    ρ: 'p',
    ι: 'i',
    к: 'k',
    м: 'm',
    т: 't',
    в: 'b',
    н: 'h',
    ѵ: 'v',
    ԛ: 'q',
    ԝ: 'w',
    ɡ: 'g',
    ɑ: 'a',
  },
  ...{ '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a' },
};
const MIXED = /[\p{L}\p{N}@]+/gu;
const SPACED_OUT = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){4,80}\p{L}(?![\p{L}\p{N}])/gu;
const ENCODED = /[A-Za-z0-9+/]{24,4000}={0,2}/g;
const SENTENCE = /[^.!?…\n。！？;]+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
const LINK = /https?:\/\/|www\.|\b[a-z0-9-]{1,63}\.(?:com|org|net|io|dev|app|ua|xyz|info|me|co|ly)\b/iu;
const QUOTED = /["“«„][^"“”«»„]{0,400}["”»“]/gu;
const MOST = 4_000;

/** No phrase has more words. */
const MOST_WORDS = 5;

let phrases: Phrases<Part> | undefined;

function known(): Phrases<Part> {
  if (phrases) return phrases;
  phrases = new Phrases<Part>();
  for (const words of instructionLanguages()) {
    for (const [part, list] of Object.entries(words)) phrases.addAll(list, part as Part);
  }
  return phrases;
}

/**
 * Whether a text tells the assistant what to do: a rule for its answers, a new name, a link to give out. A sentence about
 * such instructions, or about what somebody asked of the assistant, is not one.
 */
export function addressesAssistant(text: string): boolean {
  const shown = visible(text.slice(0, MOST * 2))
    .normalize('NFKC')
    .slice(0, MOST);
  return [shown, ...decoded(shown)].some(
    (form) =>
      instructs(prepared(form, 'l')) ||
      instructsUnspaced(form) ||
      (form.includes('1') && instructs(prepared(form, 'i'))),
  );
}

/** @param one the letter for which a `1` stands */
function prepared(text: string, one: string): string {
  return withoutYo(text.toLowerCase())
    .replace(/[’ʼ‘`´]/gu, "'")
    .replace(SPACED_OUT, (letters) => letters.replace(/[ .\-_*]/gu, ''))
    .replace(MIXED, (word) =>
      /[a-z]/u.test(word) && /[^a-z]/u.test(word) && !/^\p{N}+\p{L}{0,3}$/u.test(word)
        ? folded(word.replace(/1/g, one))
        : word,
    );
}

function folded(word: string): string {
  return Array.from(word, (letter) => LOOKALIKES[letter] ?? letter).join('');
}

/** Texts hidden in Base64. */
function decoded(text: string): string[] {
  return (text.match(ENCODED) ?? []).flatMap((piece) => {
    const plain = Buffer.from(piece, 'base64').toString('utf8');
    return /^[\p{L}\p{N}\p{P}\p{Z}\p{S}\n]+$/u.test(plain) && plain.includes(' ')
      ? [plain.normalize('NFKC')]
      : [];
  });
}

function instructs(text: string): boolean {
  const bare = text.replace(QUOTED, (quoted) =>
    wordsOf(quoted).length > 3 && wordsOf(text).length > wordsOf(quoted).length ? ' “” ' : quoted,
  );
  for (const sentence of bare.match(SENTENCE) ?? []) {
    if (sentenceInstructs(sentence)) return true;
  }
  return false;
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

function sentenceInstructs(sentence: string): boolean {
  const words = wordsOf(sentence);
  const link = LINK.test(sentence);
  const about = firstOf(words, 'about');
  const override = firstOf(words, 'overrides');
  if (override !== -1 && (about === -1 || about > override)) return true;
  // Each part behind a colon, a comma or a dash may open an instruction: "Remember: always …", "Ben, call me Boss".
  let offset = 0;
  for (const part of sentence.split(/[:,—–()]|\s-\s|“”/u)) {
    const own = wordsOf(part);
    const behindReport = about !== -1 && about < offset && !link;
    if (!behindReport && opens(own, words.slice(offset), link, offset === 0)) return true;
    offset += own.length;
  }
  return told(words, about);
}

function firstOf(words: readonly string[], part: Part): number {
  return words.findIndex(
    (_, at) =>
      mayBegin(words, at) && (known().longest(words, at).values.includes(part) || hasPart(words, at, part)),
  );
}

function mayBegin(words: readonly string[], at: number): boolean {
  return known().mayBegin(words.slice(at, at + MOST_WORDS));
}

/** Whether a phrase of a kind starts at a word, be it not the longest phrase there. */
function hasPart(words: readonly string[], at: number, part: Part): boolean {
  return lengthOf(words, at, part) > 0;
}

function lengthOf(words: readonly string[], at: number, part: Part): number {
  if (!mayBegin(words, at)) return 0;
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    if (
      known()
        .get(words.slice(at, at + length).join(' '))
        .includes(part)
    )
      return length;
  }
  return 0;
}

function opens(part: readonly string[], rest: readonly string[], link: boolean, first: boolean): boolean {
  let at = 0;
  for (let skipped = 0; skipped < 6 && at < part.length; skipped += 1) {
    if (opensAt(part, rest, at, link, first || at > 0)) return true;
    const length = lengthOf(part, at, 'polite');
    if (length === 0) return false;
    at += length;
  }
  return at < part.length && opensAt(part, rest, at, link, first);
}

function opensAt(
  part: readonly string[],
  rest: readonly string[],
  at: number,
  link: boolean,
  first: boolean,
): boolean {
  const length = lengthOf(part, at, 'openers');
  if (length > 0) {
    const next = rest.slice(at + length);
    if (next.length === 0 && length === 1) return false;
    if (hasPart(part, at, 'except')) return false;
    if (hasPart(part, at, 'standing'))
      return !hasPart(next, 0, 'own') || next.some((_, index) => hasPart(next, index, 'addressees'));
    return true;
  }
  const weak = lengthOf(part, at, 'weak');
  if (weak === 0 || !first) return false;
  const behind = rest.slice(at + weak);
  if (
    behind.some((_, index) => hasPart(behind, index, 'own')) &&
    !behind.some((_, index) => hasPart(behind, index, 'addressees'))
  )
    return false;
  return link || behind.some((_, index) => hasPart(behind, index, 'company'));
}

/** "The assistant must …", "answers should …". */
function told(words: readonly string[], about: number): boolean {
  for (let at = 0; at < words.length; at += 1) {
    const length = lengthOf(words, at, 'addressees');
    if (length === 0 || (about !== -1 && about < at)) continue;
    for (let near = at + length; near < Math.min(words.length, at + length + 4); near += 1) {
      if (hasPart(words, near, 'duties')) return true;
    }
  }
  return false;
}
