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

/** The first sentences of prose, at most `most`; a quotation is never cut, and stands whole or not at all. */
export function excerpt(prose: string, most: number): string {
  const letters = Array.from(prose);
  const open: string[] = [];
  let end = 0;
  let sentences = 0;
  for (let at = 0; at < letters.length && sentences < most; at += 1) {
    const letter = letters[at] ?? '';
    if (open.at(-1)?.includes(letter)) open.pop();
    else if (CLOSERS.has(letter)) open.push(CLOSERS.get(letter) ?? '');
    if (open.length > 0 || !endsSentence(letters, at)) continue;
    sentences += 1;
    end = at + 1;
  }
  return letters.slice(0, end).join('').replace(/\s+/g, ' ').trim();
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
