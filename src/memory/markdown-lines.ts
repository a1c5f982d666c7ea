/** A line of a text: `[start, end)` is its content, `next` where the next one begins. */
export interface TextLine {
  start: number;
  end: number;
  next: number;
}

/** Lines end with CRLF, LF or CR, as Markdown has it. */
export function linesOf(text: string, from: number): TextLine[] {
  const lines: TextLine[] = [];
  let start = from;
  while (start < text.length) {
    let end = start;
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1;
    let next = end;
    if (text[end] === '\r' && text[end + 1] === '\n') next = end + 2;
    else if (end < text.length) next = end + 1;
    lines.push({ start, end, next });
    start = next;
  }
  return lines;
}

/** The first line ending of a text; LF when it has none. */
export function lineEnding(text: string): string {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n') return '\n';
    if (text[at] === '\r') return text[at + 1] === '\n' ? '\r\n' : '\r';
  }
  return '\n';
}

/** Width of the white space before a line's content, in columns; a tab reaches the next multiple of four. */
export function indentOf(line: string): { columns: number; length: number } {
  let columns = 0;
  let length = 0;
  for (; length < line.length; length += 1) {
    if (line[length] === ' ') columns += 1;
    else if (line[length] === '\t') columns += 4 - (columns % 4);
    else break;
  }
  return { columns, length };
}

/** `***`, `- - -` and the like: three or more of one mark and nothing else. */
export function isThematicBreak(content: string): boolean {
  const mark = content[0];
  if (mark !== '-' && mark !== '*' && mark !== '_') return false;
  let count = 0;
  for (const character of content) {
    if (character === mark) count += 1;
    else if (character !== ' ' && character !== '\t') return false;
  }
  return count >= 3;
}

/** Level and text of an ATX heading (`## People ##`); `undefined` when the line is none. */
export function headingOf(content: string): { level: number; text: string } | undefined {
  let level = 0;
  while (content[level] === '#') level += 1;
  if (level < 1 || level > 6) return undefined;
  const rest = content.slice(level);
  if (rest !== '' && rest[0] !== ' ' && rest[0] !== '\t') return undefined;
  const text = rest.trim();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  const closed = end < text.length && (end === 0 || text[end - 1] === ' ' || text[end - 1] === '\t');
  return { level, text: closed ? text.slice(0, end).trim() : text };
}

/** The mark and length of a code fence that begins here; `undefined` when none does. */
export function fenceOf(content: string): { mark: string; length: number } | undefined {
  const mark = content[0];
  if (mark !== '`' && mark !== '~') return undefined;
  let length = 0;
  while (content[length] === mark) length += 1;
  if (length < 3 || (mark === '`' && content.includes('`', length))) return undefined;
  return { mark, length };
}

/** Whether a line closes the code fence: the same mark, at least as often, and nothing behind it. */
export function closesFence(content: string, fence: { mark: string; length: number }): boolean {
  let length = 0;
  while (content[length] === fence.mark) length += 1;
  return length >= fence.length && content.slice(length).trim() === '';
}

/** Underlines a heading: `===` for level 1, `---` for level 2. */
export function underlineOf(content: string): 1 | 2 | undefined {
  const marks = content.trimEnd();
  const mark = marks[0];
  if (mark !== '=' && mark !== '-') return undefined;
  for (const character of marks) if (character !== mark) return undefined;
  return mark === '=' ? 1 : 2;
}

/** The text without its closed HTML comments, which nobody sees. */
export function withoutComments(text: string): string {
  let visible = '';
  let from = 0;
  for (;;) {
    const open = text.indexOf('<!--', from);
    const close = open < 0 ? -1 : text.indexOf('-->', open + 4);
    if (close < 0) return visible + text.slice(from);
    visible += text.slice(from, open);
    from = close + 3;
  }
}
