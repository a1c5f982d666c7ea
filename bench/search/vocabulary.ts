import { randomOf } from '../support/random.ts';

/** Writing systems whose words are looked for in different ways. */
export const SCRIPTS = ['Latin', 'Cyrillic', 'Han', 'Japanese'] as const;
export type Script = (typeof SCRIPTS)[number];

/** So many different words has each script. */
const WORDS = 20_000;
/** Of them the first are so frequent that everybody would call them common. */
const COMMON = 20;
const MIDDLE = [100, 400] as const;

/** Made-up words of a script, the most frequent first. */
export interface Vocabulary {
  words: readonly string[];
  /** What stands between two words of a sentence. */
  between: string;
  end: string;
}

const LATIN = { first: 'bcdfghjklmnprstvwz', second: 'aeiou' };
const CYRILLIC = { first: 'бвгдзклмнпрстфхчш', second: 'аеиоу' };
const FIRST_IDEOGRAPH = 0x4e00;
const IDEOGRAPHS = 3_000;
const KANA = 'あいうえおかきくけこさしすせそたちつてとなにのはまみむめもやよらりるれろわ';

/** The same words for the same script each time. */
export function vocabularyOf(script: Script): Vocabulary {
  const random = randomOf(SCRIPTS.indexOf(script) + 1);
  const words = new Set<string>();
  while (words.size < WORDS) words.add(wordOf(script, random));
  const unspaced = script === 'Han' || script === 'Japanese';
  return { words: [...words], between: unspaced ? '' : ' ', end: unspaced ? '。' : '.' };
}

/** A word that no vocabulary holds. */
export function unknownWord(script: Script, random: () => number, { words }: Vocabulary): string {
  for (;;) {
    const word = wordOf(script, random) + wordOf(script, random);
    if (!words.includes(word)) return word;
  }
}

function wordOf(script: Script, random: () => number): string {
  const letter = (letters: string): string => letters.charAt(Math.floor(random() * letters.length));
  const ideograph = (): string =>
    String.fromCodePoint(FIRST_IDEOGRAPH + Math.floor(random() * random() * IDEOGRAPHS));
  if (script === 'Han') return ideograph() + ideograph();
  if (script === 'Japanese') return ideograph() + letter(KANA) + (random() < 0.5 ? letter(KANA) : '');
  const { first, second } = script === 'Latin' ? LATIN : CYRILLIC;
  const syllables = 2 + Math.floor(random() * 3);
  return Array.from({ length: syllables }, () => letter(first) + letter(second)).join('');
}

/** A place in a list of words whose n-th is about n times as rare as the first. */
export function zipf(random: () => number): number {
  return Math.floor(WORDS ** random()) - 1;
}

/** A place among the most frequent words, and one among those of the middle. */
export const commonPlace = (random: () => number): number => Math.floor(random() * COMMON);
export const middlePlace = (random: () => number): number =>
  MIDDLE[0] + Math.floor(random() * (MIDDLE[1] - MIDDLE[0]));
