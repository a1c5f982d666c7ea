import { parseMemory } from './memory-parse.ts';
import type { ChangeSet } from './types.ts';

/** What a change-set did to the lines of memory, in the order of the file. */
interface LineChanges {
  /** Texts that stood there and no longer do. */
  went: string[];
  /** Texts that stand there and did not. */
  came: string[];
  /** Texts that stand under another heading than before. */
  moved: { text: string; heading: string }[];
}

/** Compares the texts before and after a change-set, line by line; equal lines count as often as they stand there. */
export function lineChanges({
  textBefore,
  textAfter,
}: Pick<ChangeSet, 'textBefore' | 'textAfter'>): LineChanges {
  const [before, after] = [parseMemory(textBefore).items, parseMemory(textAfter).items];
  const inPlace = ({ heading, text }: Line): string => JSON.stringify([heading, text]);
  const [gone, fresh] = unmatched(before, after, inPlace);
  const [went, came] = unmatched(gone, fresh, ({ text }) => text);
  const moved = fresh.filter((line) => !came.includes(line));
  return {
    went: went.map(({ text }) => text),
    came: came.map(({ text }) => text),
    moved: moved.map(({ text, heading }) => ({ text, heading })),
  };
}

type Line = { heading: string; text: string };
type Lines = readonly Line[];

/** The lines of each side that have no equal on the other. */
function unmatched(one: Lines, other: Lines, keyOf: (line: Line) => string): [Line[], Line[]] {
  return [without(one, other, keyOf), without(other, one, keyOf)];
}

function without(lines: Lines, others: Lines, keyOf: (line: Line) => string): Line[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return lines.filter((line) => {
    const left = counts.get(keyOf(line)) ?? 0;
    counts.set(keyOf(line), left - 1);
    return left <= 0;
  });
}
