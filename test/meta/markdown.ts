import { read } from './project.ts';

/** The cells of every row of every table in a text, without the header rows and the lines below them. */
export function tableRows(text: string): string[][] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const isRow = line.startsWith('|') && !isRule(line) && !isRule(lines[at + 1] ?? '');
    return isRow ? [cells(line)] : [];
  });
}

function isRule(line: string): boolean {
  return /^\|[\s|:-]+\|$/.test(line);
}

function cells(row: string): string[] {
  return row
    .slice(1, row.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** What stands between backticks. */
export function codeSpans(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}

/** A text without its fenced blocks. */
export function withoutBlocks(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '');
}

/** The contents of the fenced blocks that are marked with one of these words. */
export function blocks(text: string, ...marks: string[]): string[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter((match) => marks.includes(match[1] ?? ''))
    .map((match) => match[2] ?? '');
}

/** The part of a document under a heading, down to the next one that is no deeper. */
export function section(path: string, heading: string): string {
  const lines = read(path).split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error(`${path} has no heading "${heading}"`);
  const level = heading.indexOf(' ');
  const length = lines.slice(start + 1).findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level);
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).join('\n');
}

/** The links of a text, with what stands before `#` and after it. */
export function links(text: string): { target: string; anchor: string }[] {
  return [...withoutBlocks(text).matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g)].map((match) => ({
    target: match[1] ?? '',
    anchor: match[2] ?? '',
  }));
}

/** The anchors that the headings of a text make. */
export function anchors(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}
