import { words } from '../text/words.ts';

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['“', '”'],
  ['«', '»'],
  ['„', '“”'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
]);
const ENDS = '.!?…。！？';
const CLOSING_MARKS = '”»“"’)]」』）';

const MOST_SENTENCES = 3;
const QUOTED = /["“„«「『]([^"“”„«»「」『』]{2,400})["”“»」』]/gu;
/** Dates are written out in a diary, so that a quotation need not be the line word for word. */
const ALIKE = 0.6;

/**
 * What a diary says beyond the lines that stand beside it: of themes and changes, and what it makes of them.
 * @param lines are not quoted once more
 */
export function diaryExcerpt(
  { entries, insights }: { entries: readonly { phase: string; prose: string }[]; insights: string },
  lines: readonly string[],
  gap: string,
): string {
  const told = lines.map((line) => new Set(words(line)));
  const repeats = (sentence: string): boolean =>
    Array.from(sentence.matchAll(QUOTED)).some(([, quoted = '']) => {
      const own = words(quoted);
      return told.some((line) => own.filter((word) => line.has(word)).length >= own.length * ALIKE);
    });
  const proses = [...entries.filter(({ phase }) => phase !== 'light').map(({ prose }) => prose), insights];
  return proses
    .flatMap((prose) => standing(sentencesOf(prose), repeats))
    .slice(0, MOST_SENTENCES)
    .join(gap);
}

/** The sentences without those that repeat, and without what counts on from one of these: "And two lines more came in." */
function standing(sentences: readonly string[], repeats: (sentence: string) => boolean): string[] {
  return sentences.filter((sentence, at) => {
    const before = sentences[at - 1];
    const countsOn = /\p{N}/u.test(sentence) && sentence.search(QUOTED) < 0;
    return !repeats(sentence) && !(countsOn && before !== undefined && repeats(before));
  });
}

/** The sentences of prose; a quotation is never cut, and one that does not end is left out with what follows. */
function sentencesOf(prose: string): string[] {
  const letters = Array.from(prose);
  const open: string[] = [];
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (open.at(-1)?.includes(letter)) open.pop();
    else if (CLOSERS.has(letter)) open.push(CLOSERS.get(letter) ?? '');
    if (open.length > 0 || !endsSentence(letters, at)) continue;
    sentences.push(
      letters
        .slice(start, at + 1)
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    start = at + 1;
  }
  return sentences;
}

/** Whether a sentence ends with this letter: behind an end mark and what closes with it, before a new beginning. */
function endsSentence(letters: readonly string[], at: number): boolean {
  const next = letters[at + 1];
  if (next !== undefined && (ENDS + CLOSING_MARKS).includes(next)) return false;
  let mark = at;
  while (mark > 0 && CLOSING_MARKS.includes(letters[mark] ?? '')) mark -= 1;
  const last = letters[mark] ?? '';
  if (!ENDS.includes(last)) return false;
  if (next === undefined || '。！？'.includes(last)) return true;
  if (!/\s/u.test(next)) return false;
  const following = letters.slice(at + 1, at + 4).find((letter) => !/\s/u.test(letter));
  return following === undefined || !/\p{Ll}/u.test(following);
}
