import { countTokens } from '../llm/tokens.ts';
import type { LiveNote, NoteBook } from '../memory/notes.ts';
import type { Day } from '../time/zone.ts';

/** A note that stands in for turns that left the window. */
export interface SummaryLine {
  text: string;
  tokens: number;
}

/** Notes that stand in for turns that left the window, in tokens. */
const SUMMARY_TOKENS = 1_500;

/**
 * What stands in a prompt in the place of the turns of a conversation up to the record `windowStart`: the newest of
 * their notes as they stand now, oldest first, each with its day.
 */
export async function standingSummary(
  notes: NoteBook,
  conversation: string,
  windowStart: string,
): Promise<SummaryLine[]> {
  if (windowStart === '') return [];
  const left = (await notes.records(conversation)).filter((note) =>
    note.turns.every((turn) => turn <= windowStart),
  );
  const ids = new Set(left.map((note) => note.id));
  const days = [...new Set(left.map((note) => note.day))].sort().reverse();
  const lines: SummaryLine[] = [];
  let tokens = 0;
  for (const day of days) {
    for (const { text } of (await ofDay(notes, day, ids)).reverse()) {
      const line = `${day}: ${text}`;
      const cost = countTokens(line);
      tokens += cost;
      if (tokens > SUMMARY_TOKENS) return lines.reverse();
      lines.push({ text: line, tokens: cost });
    }
  }
  return lines.reverse();
}

/** In the order in which it was said. */
async function ofDay(notes: NoteBook, day: Day, ids: ReadonlySet<string>): Promise<LiveNote[]> {
  const saidAt = (note: LiveNote): string => note.record?.at ?? '';
  return (await notes.live(day, day))
    .filter((note) => ids.has(note.key))
    .sort((a, b) => (saidAt(a) < saidAt(b) ? -1 : saidAt(a) > saidAt(b) ? 1 : 0));
}
