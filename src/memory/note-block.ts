import type { Day } from '../time/zone.ts';

/**
 * A daily file with a block that is no note between its own marks: in place of the block of that name, else at the end.
 * Everything else stays byte for byte.
 * @param name such as `light`
 * @param content without empty lines, so that it can be told from what follows when somebody deleted its last mark
 */
export function withBlock(text: string, day: Day, name: string, content: string): string {
  const [start, end] = [`<!-- reverie:${name}:start -->`, `<!-- reverie:${name}:end -->`];
  // What people wrote can form no mark.
  const block = `${start}\n${content.replaceAll('<!--', '<! --').trim()}\n${end}`;
  const from = lineIndex(text, start, 0);
  if (from < 0) {
    const head = text === '' ? `# ${day}\n` : text.endsWith('\n') ? text : `${text}\n`;
    return `${head}\n${block}\n`;
  }
  const last = lineIndex(text, end, from);
  const to = last < 0 ? endOfParagraph(text, from) : last + end.length;
  return text.slice(0, from) + block + text.slice(to);
}

/** Where a line begins with `mark`, from some place on; -1 for nowhere. */
function lineIndex(text: string, mark: string, from: number): number {
  if (from === 0 && text.startsWith(mark)) return 0;
  const found = text.indexOf(`\n${mark}`, from);
  return found < 0 ? -1 : found + 1;
}

function endOfParagraph(text: string, from: number): number {
  const empty = /\r?\n[^\S\n]*\n/.exec(text.slice(from));
  return empty === null ? text.trimEnd().length : from + empty.index;
}
