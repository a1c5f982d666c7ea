import { basename } from 'node:path';
import type { Space } from '../../conversation/spaces.ts';
import { diaryWords } from '../../languages/diary.ts';
import { bullets, fill } from '../../text/fill.ts';
import { cutAtWord } from '../../text/graphemes.ts';
import { dayText, textsOf } from '../../text/say.ts';
import { singleLine } from '../../text/visible.ts';
import type { BackfillEntry } from './entries.ts';
import type { HistoricalFile } from './history.ts';

const MOST_LINES = 12;
/** In characters: a diary is read. */
const LONGEST_LINE = 500;

/**
 * What the diary says of historical notes: their own words, each with its file and line, lasting statements first. Files
 * without notes give nothing.
 * @param statements keys of the notes that state something lasting
 */
export async function tellHistory(
  files: readonly HistoricalFile[],
  statements: ReadonlySet<string>,
  { redact, language }: Pick<Space, 'redact' | 'language'>,
): Promise<BackfillEntry[]> {
  const code = await language();
  const entries: BackfillEntry[] = [];
  for (const { path, day, notes } of files) {
    if (notes.length === 0) continue;
    const lasting = notes.filter(({ key }) => statements.has(key));
    const sorted = [...lasting, ...notes.filter(({ key }) => !statements.has(key))];
    const lines = sorted
      .slice(0, MOST_LINES)
      .map(
        ({ text, line }) =>
          `${cutAtWord(singleLine(redact(text)), LONGEST_LINE)} (${basename(path)}:${line})`,
      );
    const left = sorted.length - lines.length;
    if (left > 0) lines.push(fill(diaryWords(code).more, { count: String(left) }));
    entries.push({
      day,
      source: path,
      text: [`**${dayText(textsOf(code), day)}**`, bullets(lines)].join('\n\n'),
    });
  }
  return entries;
}
