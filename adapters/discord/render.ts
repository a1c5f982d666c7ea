import { documentOf, MOST_MESSAGES } from '../../src/chat/document.ts';
import { type Block, parseMarkup, printableText } from '../../src/chat/markup.ts';
import { splitMessage } from '../../src/chat/split.ts';

/** Discord counts code points, of which a text has no more than UTF-16 units. */
export const MAX_LENGTH = 2_000;
/** A piece that grew over the limit when it was rendered is cut again into pieces this much shorter. */
const SHORTER = 3 / 4;

/** An address: Discord shows it as a link, and a backslash would become a part of it. */
const ADDRESS = /https?:\/\/[^\s<>]+/g;
/** What Discord would take for markup inside a line. */
const MARK = /[\\*_~|`<[]/g;
/** What Discord would take for a heading, small print or a quote, also in a list. */
const LINE_MARK = /^(\s*(?:-\s+)?)(#{1,3}(?=\s)|-#(?=\s)|>)/;

/** A piece of an outgoing text. */
export interface Piece {
  /** As it was handed over. */
  source: string;
  /** As Discord is given it. */
  content: string;
  /** What goes along as a file. */
  file?: string;
}

/**
 * The pieces in which a text is posted; none when nothing would be seen.
 * @param limit most characters of a piece
 */
export function renderPieces(text: string, limit = MAX_LENGTH): Piece[] {
  return cut(printableText(text), limit, limit);
}

/**
 * The same, and one message with a file instead of many.
 * @param inFile says that the whole text is in the file
 */
export function renderMessage(text: string, inFile: string, limit = MAX_LENGTH): Piece[] {
  const pieces = renderPieces(text, limit);
  if (pieces.length <= MOST_MESSAGES) return pieces;
  const { opening, text: file } = documentOf(printableText(text).trim(), inFile);
  return [{ source: text, content: render(opening), file }];
}

function cut(text: string, limit: number, length: number): Piece[] {
  return splitMessage(text, length).flatMap((source) => {
    const content = render(source);
    if (content.trim() === '') return [];
    if (content.length <= limit) return [{ source, content }];
    return cut(source, limit, Math.floor(Math.min(length, source.length) * SHORTER));
  });
}

/** The text in Discord's own markup; only what the port calls markup is markup. */
function render(text: string): string {
  return parseMarkup(text).map(renderBlock).join('\n');
}

function renderBlock(block: Block): string {
  // Discord knows fences of three backticks only; the ones inside are kept apart by a character without width.
  if (block.kind === 'code') {
    return `\`\`\`${block.language}\n${block.text.replaceAll('```', '`\u200b`\u200b`')}\n\`\`\``;
  }
  const line = block.spans.map(renderSpan).join('');
  return line.replace(LINE_MARK, '$1\\$2');
}

type Span = Extract<Block, { kind: 'line' }>['spans'][number];

function renderSpan({ text, bold, code, source }: Span): string {
  const body = code ? source : escaped(text);
  return bold ? `**${body}**` : body;
}

function escaped(text: string): string {
  let result = '';
  let done = 0;
  for (const address of text.matchAll(ADDRESS)) {
    result += text.slice(done, address.index).replace(MARK, '\\$&') + address[0];
    done = address.index + address[0].length;
  }
  return result + text.slice(done).replace(MARK, '\\$&');
}
