/** A run of text in one style. `source` is how it was written, with its marks. */
interface Span {
  text: string;
  bold: boolean;
  code: boolean;
  source: string;
}

/** A line of prose (a list item is a line that begins with `- `), or a fenced block of code. */
export type Block =
  | { kind: 'line'; spans: Span[] }
  | { kind: 'code'; language: string; text: string; source: string };

/** The line that opens a fenced block. */
export interface FenceOpening {
  /** The marks alone, such as three backticks. */
  marks: string;
  language: string;
}

const FENCE_LINE = /^[ \t]*(`{3,}|~{3,})(.*)$/;
const BOLD_MARK = '**';
const MARK_RUN = /`+|\*+/g;
const WORD_CHARACTER = /[A-Za-z0-9_]/;
const SPACE = /\s/;
// Each part stops at the next escape or line break, so that an unfinished sequence costs no second look.
const ESCAPE_SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /\u001b\[[0-?]*[ -/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)|\u009b[0-?]*[ -/]*[@-~]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Overrides and isolates that make text read in another order than it was written. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The text without anything that could steer a terminal or that a platform would refuse: no escape sequences,
 * no overrides of the reading direction, and no control characters but line break and tab; line breaks become `\n`, lone surrogates U+FFFD.
 */
export function printableText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(ESCAPE_SEQUENCE, '')
    .replace(CONTROL, '')
    .replace(DIRECTION, '')
    .replace(LONE_SURROGATE, '\uFFFD');
}

/** What `line` opens when it is the first line of a fenced block. */
export function fenceOpening(line: string): FenceOpening | undefined {
  const match = FENCE_LINE.exec(line);
  const marks = match?.[1];
  const rest = match?.[2]?.trim() ?? '';
  if (marks === undefined || (marks.startsWith('`') && rest.includes('`'))) return undefined;
  return { marks, language: rest };
}

/** Whether `line` ends the block that `opening` began: the same mark, at least as many, and nothing else. */
export function closesFence(line: string, opening: FenceOpening): boolean {
  const match = FENCE_LINE.exec(line);
  return match?.[2]?.trim() === '' && (match[1]?.startsWith(opening.marks) ?? false);
}

/** Reads the markup of outgoing text. Marks without a partner are text; a block that is never closed reaches to the end. */
export function parseMarkup(text: string): Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const opening = fenceOpening(line);
    if (opening === undefined) {
      blocks.push({ kind: 'line', spans: parseLine(line) });
      continue;
    }
    let end = at + 1;
    while (end < lines.length && !closesFence(lines[end] ?? '', opening)) end += 1;
    blocks.push({
      kind: 'code',
      language: opening.language,
      text: lines.slice(at + 1, end).join('\n'),
      source: lines.slice(at, end + 1).join('\n'),
    });
    at = end;
  }
  return blocks;
}

/** For a reader without styles: bold marks go, the marks of code stay, because they show where code begins and ends. */
export function renderPlain(text: string): string {
  return parseMarkup(text)
    .map((block) =>
      block.kind === 'code'
        ? block.source
        : block.spans.map((span) => (span.code ? span.source : span.text)).join(''),
    )
    .join('\n');
}

/** For a terminal with colours. The caller has made the text printable. */
export function renderAnsi(text: string): string {
  return parseMarkup(text)
    .map((block) => (block.kind === 'code' ? ansiCode(block.text) : block.spans.map(ansiSpan).join('')))
    .join('\n');
}

function ansiCode(text: string): string {
  return text
    .split('\n')
    .map((line) => `  \u001b[36m${line}\u001b[39m`)
    .join('\n');
}

function ansiSpan(span: Span): string {
  const text = span.code ? `\u001b[36m${span.text}\u001b[39m` : span.text;
  return span.bold ? `\u001b[1m${text}\u001b[22m` : text;
}

/** A piece of a line; a bold mark says on which side it may stand. */
type Token =
  | { kind: 'text' | 'code'; text: string; source: string }
  | { kind: 'mark'; opens: boolean; closes: boolean };

function parseLine(line: string): Span[] {
  const tokens = tokenise(line);
  const paired = new Set<number>();
  const bold = new Set<number>();
  let opened: number | undefined;
  tokens.forEach((token, at) => {
    if (token.kind !== 'mark') return;
    if (opened !== undefined && token.closes) {
      paired.add(opened).add(at);
      for (let inside = opened + 1; inside < at; inside += 1) bold.add(inside);
      opened = undefined;
    } else if (opened === undefined && token.opens) {
      opened = at;
    }
  });
  const spans: Span[] = [];
  tokens.forEach((token, at) => {
    if (paired.has(at)) return;
    if (token.kind === 'code') append(spans, { ...token, bold: bold.has(at), code: true });
    else {
      const text = token.kind === 'mark' ? BOLD_MARK : token.text;
      append(spans, { text, source: text, bold: bold.has(at), code: false });
    }
  });
  return spans;
}

function append(spans: Span[], { text, source, bold, code }: Span): void {
  const last = spans.at(-1);
  if (last === undefined || code || last.code || last.bold !== bold) {
    spans.push({ text, bold, code, source });
    return;
  }
  last.text += text;
  last.source += source;
}

function tokenise(line: string): Token[] {
  const runs = [...line.matchAll(MARK_RUN)].map((match) => ({ marks: match[0], at: match.index }));
  const tokens: Token[] = [];
  // Lengths of backtick runs that have no partner further on; looking again would make long lines slow.
  const alone = new Set<number>();
  let done = 0;
  const pushText = (end: number): void => {
    const text = line.slice(done, end);
    if (text !== '') tokens.push({ kind: 'text', text, source: text });
  };
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    if (run === undefined) break;
    const end = run.at + run.marks.length;
    if (run.marks === BOLD_MARK) {
      const before = line.charAt(run.at - 1);
      const after = line.charAt(end);
      pushText(run.at);
      tokens.push({
        kind: 'mark',
        // `2**3` is a power; in scripts without spaces a mark may follow a letter.
        opens: after !== '' && !SPACE.test(after) && !WORD_CHARACTER.test(before),
        closes: before !== '' && !SPACE.test(before),
      });
      done = end;
    } else if (run.marks.startsWith('`') && !alone.has(run.marks.length)) {
      let partner = index + 1;
      while (partner < runs.length && runs[partner]?.marks !== run.marks) partner += 1;
      const close = runs[partner];
      if (close === undefined) {
        alone.add(run.marks.length);
        continue;
      }
      pushText(run.at);
      done = close.at + close.marks.length;
      tokens.push({
        kind: 'code',
        text: codeText(line.slice(end, close.at)),
        source: line.slice(run.at, done),
      });
      index = partner;
    }
  }
  pushText(line.length);
  return tokens;
}

/** A space on both sides only keeps the code's own backticks apart from the marks. */
function codeText(text: string): string {
  return text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '' ? text.slice(1, -1) : text;
}

/** The text on its way into an outgoing line, so that nothing in it is markup: what people said is shown, not obeyed. */
export function literal(text: string): string {
  // A joiner that nobody sees parts the asterisks; one backtick alone already pairs with a later one.
  return text.replace(/\*(?=\*)/g, '*\u2060').replaceAll('`', "'");
}
