/** Words shorter than this carry little; of longer ones the beginning is compared, for endings change. */
const WORD_LENGTH = 4;
/** A line with more unknown words than this, and more than one (a turned verb), is not what was said. */
const MAX_NEW_WORDS = 0.25;
/** Put into lines by code, from words such as "tomorrow". */
const DATE = /\b20\d{2}(?:-\d{2}){0,2}\b/g;

/** Whether words that were said hold the words and numbers of a line; names of `people` may be added. */
export function isCovered(line: string, said: string, people: readonly string[]): boolean {
  const names = people.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const heard = said.toLowerCase();
  const words =
    line
      .toLowerCase()
      .replaceAll(DATE, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter(
    (word) => (word.length >= WORD_LENGTH || /\p{N}/u.test(word)) && !names.includes(word),
  );
  const fresh = own.filter(
    (word) => !heard.includes(/\p{N}/u.test(word) ? word : word.slice(0, WORD_LENGTH)),
  );
  return (
    fresh.every((word) => !/\p{N}/u.test(word)) && fresh.length <= Math.max(1, own.length * MAX_NEW_WORDS)
  );
}
