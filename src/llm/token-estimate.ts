/** Letters of one kind; `perLetter` is tokens a letter in running text, `perWord` what each word costs on top. */
interface Rate {
  perWord: number;
  perLetter: number;
}

/** From the tokenizer's counts over texts in each script, with a margin upwards. */
const ASCII: Rate = { perWord: 0.55, perLetter: 0.14 };
const ACCENTED: Rate = { perWord: 0.3, perLetter: 0.4 };
const CYRILLIC: Rate = { perWord: 0.35, perLetter: 0.33 };
const ABJAD: Rate = { perWord: 0.35, perLetter: 0.35 };
const KANA: Rate = { perWord: 0, perLetter: 0.8 };
const HAN: Rate = { perWord: 0, perLetter: 0.95 };
const HANGUL: Rate = { perWord: 0.2, perLetter: 0.75 };
const INDIC: Rate = { perWord: 0.3, perLetter: 0.45 };
const OTHER: Rate = { perWord: 0.3, perLetter: 0.75 };
const RARE: Rate = { perWord: 0, perLetter: 2.4 };
const SUPPLEMENTARY: Rate = { perWord: 0, perLetter: 3.2 };

/** Beyond this many letters a run is no word that a tokenizer knows: a key, an encoded file, noise. */
const LONGEST_WORD = 18;
const NOISE_FACTOR = 1.5;

export { ASCII, ACCENTED, CYRILLIC, ABJAD, KANA, HAN, HANGUL, INDIC, OTHER, RARE, SUPPLEMENTARY, LONGEST_WORD, NOISE_FACTOR };
