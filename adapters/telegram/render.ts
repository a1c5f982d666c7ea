import { documentOf, MOST_MESSAGES } from '../../src/chat/document.ts';
import { type Block, parseMarkup, printableText, renderPlain } from '../../src/chat/markup.ts';
import { splitMessage } from '../../src/chat/split.ts';

/** One message on its way out. */
export interface Piece {
  /** In the markup of the service, for another try. */
  source: string;
  html: string;
  /** For when Telegram cannot read the HTML. */
  plain: string;
  /** What goes along as a file. */
  file?: string;
}

/** UTF-16 units. Telegram counts more generously, and some room is left for a sentence before the text. */
const MOST_LENGTH = 3_900;
/** What is formatted beyond this many places loses its format. */
const MOST_ENTITIES = 100;
/** A piece is not cut shorter than this for the sake of formats. */
const LEAST_LENGTH = 500;
/** Keeps a name from being a mention; nobody sees it. */
const WORD_JOINER = '\u2060';
const MENTION = /(?<![\p{L}\p{N}_])@(?=[A-Za-z0-9_])/gu;
const LANGUAGE = /^[\w+#.-]{1,32}$/;
/** What people see something of: not white space, and not only marks that join or direct. */
const SEEN = /[^\s\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]/u;

/** The messages that a text needs; none when nothing would be seen. */
export function renderPieces(text: string): Piece[] {
  return cut(printableText(text).trimEnd(), MOST_LENGTH);
}

/** The same, and one message with a file instead of many. @param inFile says that the whole text is in the file */
export function renderMessage(text: string, inFile: string): Piece[] {
  const pieces = renderPieces(text);
  if (pieces.length <= MOST_MESSAGES) return pieces;
  const { opening, text: file } = documentOf(printableText(text).trim(), inFile);
  return [{ ...pieceOf(opening), source: text, file }];
}

/** What is seen of a text where nothing can be formatted. */
export function bareText(text: string): string {
  return visibleIn(parseMarkup(printableText(text))).trim();
}

function cut(text: string, maxLength: number): Piece[] {
  return splitMessage(text, maxLength)
    .filter((source) => SEEN.test(source))
    .flatMap((source) => {
      const blocks = parseMarkup(source);
      const tooMany = entityCount(blocks) > MOST_ENTITIES && source.length > LEAST_LENGTH;
      if (visibleIn(blocks).length > MOST_LENGTH || tooMany) return cut(source, Math.ceil(source.length / 2));
      return [pieceOf(source, blocks)];
    });
}

function pieceOf(source: string, blocks = parseMarkup(source)): Piece {
  const plain = harmless(renderPlain(source));
  // Marks around nothing would leave an empty message.
  const html = SEEN.test(visibleIn(blocks)) ? blocks.map(htmlBlock).join('\n') : escapeHtml(harmless(source));
  return { source, html, plain: SEEN.test(plain) ? plain : harmless(source) };
}

function visibleIn(blocks: readonly Block[]): string {
  return blocks.map(visibleText).join('\n');
}

function visibleText(block: Block): string {
  return block.kind === 'code' ? block.text : block.spans.map(({ text }) => text).join('');
}

function entityCount(blocks: readonly Block[]): number {
  let count = 0;
  for (const block of blocks) {
    count += block.kind === 'code' ? 1 : block.spans.filter(({ bold, code }) => bold || code).length;
  }
  return count;
}

function htmlBlock(block: Block): string {
  if (block.kind === 'line') {
    return block.spans
      .map(({ text, bold, code }) => {
        // Code takes no other format.
        if (code) return `<code>${escapeHtml(text)}</code>`;
        const escaped = escapeHtml(harmless(text));
        return bold ? `<b>${escaped}</b>` : escaped;
      })
      .join('');
  }
  const text = escapeHtml(block.text);
  return LANGUAGE.test(block.language)
    ? `<pre><code class="language-${block.language}">${text}</code></pre>`
    : `<pre>${text}</pre>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Nobody is called by what a model writes. */
function harmless(text: string): string {
  return text.replace(MENTION, `@${WORD_JOINER}`);
}
