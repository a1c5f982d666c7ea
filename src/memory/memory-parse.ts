import { saysSomething, visibleLine, withoutScore } from './item-text.ts';
import {
  closesFence,
  fenceOf,
  headingOf,
  indentOf,
  isThematicBreak,
  lineEnding,
  linesOf,
  type TextLine,
  underlineOf,
} from './markdown-lines.ts';

/** The heading whose lines no dream touches. */
export const PINNED_HEADING = 'Pinned';

/** A bullet of `MEMORY.md` with its continuation lines: `[start, end)` of the text, line ending included. */
export interface ParsedItem {
  /** From 1, in the order of the file. */
  n: number;
  /** Text of the nearest heading above; empty without one. */
  heading: string;
  /** What a reader sees, on one line, without what another system put behind it. */
  text: string;
  /** Which one of several equal lines under the heading, from 1. */
  ordinal: number;
  /** Stands under `## Pinned`, or under a heading below it. */
  pinned: boolean;
  start: number;
  end: number;
  /** Columns before its bullet, from 0 to 3. */
  indent: number;
  bullet: string;
}

/** A heading with what stands below it, up to the next heading of any level. */
export interface MemorySection {
  heading: string;
  /** 0 for what stands before the first heading. */
  level: number;
  pinned: boolean;
  /** Where the heading's line begins, and what follows it. */
  start: number;
  bodyStart: number;
  /** Where its last line that is not blank ends; `bodyStart` when all are blank. */
  bodyEnd: number;
  end: number;
}

export interface MemoryDocument {
  text: string;
  items: ParsedItem[];
  /** The first is what stands before any heading. */
  sections: MemorySection[];
  eol: string;
  /** Where a fence or comment begins that nobody closed; nothing after it can be an item. */
  openFrom?: number;
}

interface OpenItem {
  start: number;
  end: number;
  indent: number;
  bullet: string;
  parts: string[];
  section: MemorySection;
}

/** Whether lines under it are pinned; capitals do not matter. */
export function isPinnedHeading(heading: string): boolean {
  return heading.toLowerCase() === PINNED_HEADING.toLowerCase();
}

/** Reads `MEMORY.md`. Any text has a reading; what is not an item or a heading is left alone. */
export function parseMemory(text: string): MemoryDocument {
  return new MemoryReader(text).read();
}

class MemoryReader {
  private readonly text: string;
  private readonly items: ParsedItem[] = [];
  private readonly sections: MemorySection[] = [];
  private readonly ordinals = new Map<string, number>();
  private section: MemorySection;
  private item: OpenItem | undefined;
  /** A blank line stands between the item and this line. */
  private gap = false;
  /** Where the paragraph begins that this line would continue, and what stood before it; an underline makes it a heading. */
  private paragraph: { start: number; bodyEnd: number } | undefined;
  /** The headings that the present one stands under, and itself. */
  private path: MemorySection[] = [];
  private fence: { mark: string; length: number } | undefined;
  private comment = false;
  private openFrom = 0;

  constructor(text: string) {
    this.text = text;
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    this.section = {
      heading: '',
      level: 0,
      pinned: false,
      start,
      bodyStart: start,
      bodyEnd: start,
      end: start,
    };
    this.sections.push(this.section);
  }

  read(): MemoryDocument {
    const lines = linesOf(this.text, this.section.start);
    for (const line of lines.slice(this.skipFrontMatter(lines))) this.take(line);
    this.closeItem();
    this.section.end = this.text.length;
    return {
      text: this.text,
      items: this.items,
      sections: this.sections,
      eol: lineEnding(this.text),
      ...(this.fence !== undefined || this.comment ? { openFrom: this.openFrom } : {}),
    };
  }

  /** Settings between `---` lines at the top belong to other programs. */
  private skipFrontMatter(lines: TextLine[]): number {
    const first = lines[0];
    if (first === undefined || this.content(first).trimEnd() !== '---') return 0;
    const close = lines.findIndex(
      (line, index) => index > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(this.content(line)),
    );
    if (close < 0) return 0;
    this.section.bodyEnd = lines[close]?.next ?? 0;
    return close + 1;
  }

  private content(line: TextLine): string {
    return this.text.slice(line.start, line.end);
  }

  private take(line: TextLine): void {
    const whole = this.content(line);
    if (this.fence !== undefined || this.comment) {
      if (this.fence !== undefined && closesFence(whole.trimStart(), this.fence)) this.fence = undefined;
      if (this.comment && whole.includes('-->')) this.comment = false;
      this.section.bodyEnd = line.next;
      return;
    }
    const { columns, length } = indentOf(whole);
    const content = whole.slice(length);
    if (content.trim() === '') {
      this.gap = true;
      this.paragraph = undefined;
      return;
    }
    if (this.item !== undefined && columns >= this.item.indent + 2) {
      this.extendItem(this.item, line, content);
      return;
    }
    const level = this.paragraph === undefined || columns > 3 ? undefined : underlineOf(content);
    if (this.paragraph !== undefined && level !== undefined) {
      const { start, bodyEnd } = this.paragraph;
      this.section.bodyEnd = bodyEnd;
      this.openSection(start, line, level, visibleLine(this.text.slice(start, line.start)));
      return;
    }
    if (columns > 3 || !this.takeBlock(line, content, columns)) this.takeText(line, content, columns);
    this.section.bodyEnd = line.next;
  }

  /** Lines that begin something of their own. */
  private takeBlock(line: TextLine, content: string, columns: number): boolean {
    const heading = headingOf(content);
    if (heading !== undefined) {
      this.openSection(line.start, line, heading.level, heading.text);
      return true;
    }
    const fence = fenceOf(content);
    const comment = content.startsWith('<!--');
    const bullet = isThematicBreak(content) ? undefined : /^([-*+])(?:[ \t]|$)/.exec(content)?.[1];
    if (!fence && !comment && bullet === undefined && !endsParagraph(content)) return false;
    this.closeItem();
    this.paragraph = undefined;
    if (fence || comment) this.openFrom = line.start;
    this.fence = fence;
    this.comment = comment && !content.includes('-->', 4);
    if (bullet !== undefined) {
      const text = content.slice(1).trim();
      this.item = {
        start: line.start,
        end: line.next,
        indent: columns,
        bullet,
        parts: text === '' ? [] : [text],
        section: this.section,
      };
      this.gap = false;
    }
    return true;
  }

  /** A line of prose; right after an item it still belongs to it. */
  private takeText(line: TextLine, content: string, columns: number): void {
    if (this.item !== undefined && !this.gap && this.item.parts.length > 0) {
      this.extendItem(this.item, line, content);
      return;
    }
    this.closeItem();
    if (columns <= 3) this.paragraph ??= { start: line.start, bodyEnd: this.section.bodyEnd };
  }

  private extendItem(item: OpenItem, line: TextLine, content: string): void {
    item.end = line.next;
    item.parts.push(content.trim());
    this.gap = false;
    this.section.bodyEnd = line.next;
  }

  private closeItem(): void {
    const open = this.item;
    this.item = undefined;
    if (open === undefined) return;
    const text = withoutScore(visibleLine(open.parts.join(' ')));
    if (!saysSomething(text)) return;
    const { heading, pinned } = open.section;
    const key = `${heading}\n${text}`;
    const ordinal = (this.ordinals.get(key) ?? 0) + 1;
    this.ordinals.set(key, ordinal);
    const { start, end, indent, bullet } = open;
    this.items.push({ n: this.items.length + 1, heading, text, ordinal, pinned, start, end, indent, bullet });
  }

  private openSection(start: number, line: TextLine, level: number, heading: string): void {
    this.closeItem();
    this.paragraph = undefined;
    this.section.end = start;
    while ((this.path.at(-1)?.level ?? 0) >= level) this.path.pop();
    const pinned = isPinnedHeading(heading) || (level > 2 && this.path.at(-1)?.pinned === true);
    const next = line.next;
    this.section = { heading, level, pinned, start, bodyStart: next, bodyEnd: next, end: next };
    this.sections.push(this.section);
    this.path.push(this.section);
  }
}

/** Beginnings of blocks that cannot be the rest of a sentence. */
function endsParagraph(content: string): boolean {
  return /^(?:\d{1,9}[.)](?:[ \t]|$)|[>|<])/.test(content) || isThematicBreak(content);
}
