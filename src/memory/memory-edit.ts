import { checkItemText, quote, visibleLine } from './item-text.ts';
import { headingOf, linesOf } from './markdown-lines.ts';
import { MemoryEditError } from './memory-errors.ts';
import {
  isPinnedHeading,
  type MemoryDocument,
  type MemorySection,
  type ParsedItem,
  PINNED_HEADING,
  parseMemory,
} from './memory-parse.ts';

/** A change to one line; numbers are those of the text before any of the edits. */
export type Edit =
  /**
   * A new line at the end of its heading's section, or before item `before` when that stands under the heading.
   * `source` is the exact Markdown of an item that stood there once, with its continuation lines.
   */
  | { add: { heading: string; text: string; before?: number; source?: string } }
  | { replace: number; text: string; source?: string }
  | { remove: number }
  | { move: number; heading: string };

/** Where an item of the edited text comes from: item `kept` of the text before, or edit number `edit` (from 0), or both for a move. */
interface Origin {
  kept?: number;
  edit?: number;
}

interface EditOptions {
  /** Headings that Reverie made: they go when their last line goes and nothing else stands there. */
  ours?: ReadonlySet<string>;
}

interface EditedMemory {
  text: string;
  items: ParsedItem[];
  /** One for each item, in the same order. */
  origins: Origin[];
}

/**
 * The text with the edits made, and where each of its items comes from; everything they do not name is kept byte for byte.
 * @throws {MemoryTextError} when a text cannot be a line of memory
 * @throws {MemoryEditError} when an edit does not fit the text
 */
export function applyEdits(text: string, edits: readonly Edit[], options: EditOptions = {}): EditedMemory {
  if (edits.length === 0) {
    const { items } = parseMemory(text);
    return { text, items, origins: items.map(({ n }) => ({ kept: n })) };
  }
  const openEnded = text !== '' && linesOf(text, 0).at(-1)?.end === text.length;
  const document = parseMemory(openEnded ? text + parseMemory(text).eol : text);
  const checked = edits.map((edit) => checkEdit(document, edit));
  // A line more or less can make something else of the lines around it; a blank line keeps them apart.
  const edited =
    new Splicer(document, checked, options, false).result() ??
    new Splicer(document, checked, options, true).result();
  if (edited === undefined) {
    throw new MemoryEditError(
      'The lines around this one would change their meaning. Edit MEMORY.md by hand.',
    );
  }
  if (!openEnded || !edited.text.endsWith(document.eol)) return edited;
  return { ...edited, text: edited.text.slice(0, -document.eol.length) };
}

function itemNumbered(document: MemoryDocument, n: number): ParsedItem {
  const item = document.items[n - 1];
  if (item === undefined) {
    throw new MemoryEditError(`There is no line ${n} in memory; it has ${document.items.length}.`);
  }
  return item;
}

/** The edit with its texts cleaned. */
function checkEdit(document: MemoryDocument, edit: Edit): Edit {
  if ('remove' in edit) itemNumbered(document, edit.remove);
  if ('move' in edit) itemNumbered(document, edit.move);
  const heading = 'add' in edit ? edit.add.heading : 'move' in edit ? edit.heading : '';
  if (heading !== '' && headingOf(`## ${heading}`)?.text !== heading) {
    throw new MemoryEditError(`${quote(heading)} cannot be a heading: it takes one plain line.`);
  }
  if (heading !== visibleLine(heading)) {
    throw new MemoryEditError(`${quote(heading)} cannot be a heading: it takes one plain line.`);
  }
  if ('add' in edit) {
    const { text, source } = edit.add;
    return {
      add: { ...edit.add, text: source === undefined ? checkItemText(text) : checkSource(text, source) },
    };
  }
  if ('replace' in edit) {
    itemNumbered(document, edit.replace);
    const { text, source } = edit;
    return { ...edit, text: source === undefined ? checkItemText(text) : checkSource(text, source) };
  }
  return edit;
}

function checkSource(text: string, source: string): string {
  const { items } = parseMemory(source);
  const [item] = items;
  if (items.length !== 1 || item?.text !== text || item.start !== 0 || item.end !== source.length) {
    throw new MemoryEditError(`The earlier form of ${quote(text)} is not one line of memory.`);
  }
  return text;
}

/** A stretch of the text that gives way to other text. */
interface Splice {
  start: number;
  end: number;
  pieces: { text: string; origin?: Origin }[];
  /** It begins a section, so that what is added to the section before stands first. */
  begins?: true;
}

function isBlank({ pieces }: Splice): boolean {
  return pieces.every(({ text }) => text.trim() === '');
}

class Splicer {
  private readonly document: MemoryDocument;
  private readonly edits: readonly Edit[];
  private readonly options: EditOptions;
  /** Leave a blank line where a line is taken out, and below one that is added. */
  private readonly keepApart: boolean;
  private readonly splices: Splice[] = [];
  /** Items that leave their place. */
  private readonly gone = new Set<number>();
  private readonly touched = new Set<number>();
  private readonly filled = new Set<MemorySection>();
  private readonly made = new Map<string, Splice>();
  private readonly headings: string[];

  constructor(document: MemoryDocument, edits: readonly Edit[], options: EditOptions, keepApart: boolean) {
    this.document = document;
    this.edits = edits;
    this.options = options;
    this.keepApart = keepApart;
    this.headings = document.sections.map(({ heading }) => heading);
  }

  /** `undefined` when the new text does not read as intended. */
  result(): EditedMemory | undefined {
    this.edits.forEach((edit, index) => {
      this.place(edit, index);
    });
    this.dropEmptyHeadings();
    return this.assemble();
  }

  private place(edit: Edit, index: number): void {
    if ('add' in edit) {
      const { heading, text, before, source } = edit.add;
      const neighbour = before === undefined ? undefined : this.document.items[before - 1];
      const origin = { edit: index };
      if (neighbour !== undefined && neighbour.heading === heading) {
        this.filled.add(this.sectionAt(neighbour.start));
        const line = this.lineFor(text, source, neighbour);
        this.splices.push({ start: neighbour.start, end: neighbour.start, pieces: [{ text: line, origin }] });
      } else {
        this.append(heading, (model) => this.lineFor(text, source, model), origin);
      }
      return;
    }
    const n = 'replace' in edit ? edit.replace : 'remove' in edit ? edit.remove : edit.move;
    const item = itemNumbered(this.document, n);
    if (this.touched.has(n)) throw new MemoryEditError(`Line ${n} is changed twice at once.`);
    this.touched.add(n);
    if ('replace' in edit) {
      const pieces = [{ text: this.lineFor(edit.text, edit.source, item), origin: { edit: index } }];
      this.splices.push({ start: item.start, end: item.end, pieces });
      return;
    }
    this.gone.add(n);
    const gap = this.keepApart ? [{ text: this.document.eol }] : [];
    this.splices.push({ start: item.start, end: item.end, pieces: gap });
    if ('move' in edit) {
      const source = this.document.text.slice(item.start, item.end);
      this.append(edit.heading, () => dedent(source, item.indent, this.document.eol), {
        kept: n,
        edit: index,
      });
    }
  }

  /** A bullet in the manner of the lines beside it. */
  private lineFor(text: string, source: string | undefined, model: ParsedItem | undefined): string {
    const { eol } = this.document;
    if (source !== undefined) return dedent(source, parseMemory(source).items[0]?.indent ?? 0, eol);
    return `${' '.repeat(model?.indent ?? 0)}${model?.bullet ?? '-'} ${text}${eol}`;
  }

  private sectionAt(offset: number): MemorySection {
    const found = this.document.sections.findLast((section) => section.start <= offset);
    if (found === undefined) throw new MemoryEditError('This place is not in the file.');
    return found;
  }

  /** At the end of the heading's section; the heading is made when it is missing. */
  private append(heading: string, line: (model: ParsedItem | undefined) => string, origin: Origin): void {
    const section = this.findSection(heading);
    if (section === undefined) {
      this.newSection(heading).pieces.push({ text: line(undefined), origin });
      return;
    }
    this.filled.add(section);
    const at = Math.min(
      section.bodyEnd,
      Math.max(section.bodyStart, this.document.openFrom ?? section.bodyEnd),
    );
    const model = this.document.items.findLast((item) => item.start >= section.bodyStart && item.end <= at);
    const apart = this.keepApart && at < this.document.text.length ? [{ text: this.document.eol }] : [];
    this.splices.push({ start: at, end: at, pieces: [{ text: line(model), origin }, ...apart] });
  }

  private findSection(heading: string): MemorySection | undefined {
    if (heading === '') return this.document.sections[0];
    const named = (section: MemorySection, same: (a: string, b: string) => boolean) =>
      section.level > 0 && same(section.heading, heading) && (!section.pinned || isPinnedHeading(heading));
    const { sections } = this.document;
    return (
      sections.find((section) => named(section, (a, b) => a === b)) ??
      sections.find((section) => named(section, (a, b) => a.toLowerCase() === b.toLowerCase()))
    );
  }

  /** A heading of our own: pinned lines first, others at the end. */
  private newSection(heading: string): Splice {
    const key = heading.toLowerCase();
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const { text, eol, sections, openFrom } = this.document;
    const pinned = isPinnedHeading(heading);
    const first = pinned ? sections.find((section) => section.level === 2) : undefined;
    const at = first?.start ?? openFrom ?? text.length;
    const title = text === '' && this.made.size === 0 ? [{ text: `# Memory${eol}` }] : [];
    const head = { text: `## ${pinned ? PINNED_HEADING : heading}${eol}${eol}` };
    const pieces = first === undefined ? [...title, { text: eol }, head] : [head];
    if (title.length > 0) this.headings.push('Memory');
    const splice: Splice = { start: at, end: at, pieces, begins: true };
    this.splices.push(splice);
    // What follows in the text must not run into the new section's last line.
    if (at < text.length) this.splices.push({ start: at, end: at, pieces: [{ text: eol }], begins: true });
    this.made.set(key, splice);
    this.headings.push(pinned ? PINNED_HEADING : heading);
    return splice;
  }

  /** Takes out headings of ours whose lines have all left. */
  private dropEmptyHeadings(): void {
    const { text, items, sections } = this.document;
    for (const section of sections) {
      if (section.level === 0 || this.filled.has(section) || !this.options.ours?.has(section.heading))
        continue;
      const inside = items.filter((item) => item.start >= section.bodyStart && item.end <= section.end);
      if (inside.length === 0 || !inside.every((item) => this.gone.has(item.n))) continue;
      const rest = linesOf(text.slice(0, section.end), section.bodyStart).filter(
        (line) => !inside.some((item) => line.start >= item.start && line.start < item.end),
      );
      if (rest.some((line) => text.slice(line.start, line.end).trim() !== '')) continue;
      this.takeOut(section);
      this.headings.splice(this.headings.indexOf(section.heading), 1);
    }
  }

  private takeOut(section: MemorySection): void {
    const { text } = this.document;
    let { start } = section;
    let end = section.bodyEnd;
    const after = linesOf(text.slice(0, section.end), end)[0];
    const before = linesOf(text.slice(0, start), 0).at(-1);
    // What another edit writes at the section's start needs the line before it.
    const isTaken = this.splices.some((splice) => splice.start === start && splice.end === start);
    const isLast = section.end === text.length;
    if (isLast) end = section.end;
    if (after !== undefined && !isLast) end = after.next;
    else if (isTaken) end = section.end;
    else if (before !== undefined && text.slice(before.start, before.end).trim() === '') start = before.start;
    for (let at = this.splices.length - 1; at >= 0; at -= 1) {
      const splice = this.splices[at];
      if (splice === undefined) continue;
      const isInside = splice.start < splice.end && splice.start >= start && splice.end <= end;
      // Nothing is left for a new section to be kept apart from.
      const keepsApart = isLast && splice.start === start && splice.begins && isBlank(splice);
      if (isInside || keepsApart) this.splices.splice(at, 1);
    }
    this.splices.push({ start, end, pieces: [] });
  }

  private assemble(): EditedMemory | undefined {
    const { text, items } = this.document;
    const ordered = this.splices
      .map((splice, index) => ({ ...splice, index }))
      .sort(
        (a, b) =>
          a.start - b.start ||
          Number(a.end > a.start) - Number(b.end > b.start) ||
          Number(a.begins ?? false) - Number(b.begins ?? false) ||
          a.index - b.index,
      );
    const expected: { start: number; origin: Origin; text: string }[] = [];
    let out = '';
    let at = 0;
    let next = 0;
    const copy = (to: number) => {
      for (; next < items.length; next += 1) {
        const item = items[next];
        if (item === undefined || item.start >= to) break;
        if (item.start < at) continue;
        expected.push({ start: out.length + item.start - at, origin: { kept: item.n }, text: item.text });
      }
      out += text.slice(at, to);
      at = to;
    };
    for (const splice of ordered) {
      if (splice.start < at) throw new MemoryEditError('Two changes touch the same lines.');
      copy(splice.start);
      for (const piece of splice.pieces) {
        if (piece.origin !== undefined) {
          expected.push({ start: out.length, origin: piece.origin, text: this.textOf(piece.origin) });
        }
        out += piece.text;
      }
      at = splice.end;
    }
    copy(text.length);
    const found = parseMemory(out);
    return this.reads(found, expected)
      ? { text: out, items: found.items, origins: expected.map(({ origin }) => origin) }
      : undefined;
  }

  /** Whether the edited text has exactly the headings and lines that were meant. */
  private reads(
    found: MemoryDocument,
    expected: readonly { start: number; origin: Origin; text: string }[],
  ): boolean {
    const headings = found.sections.map(({ heading }) => heading);
    if (headings.sort().join('\n') !== this.headings.sort().join('\n')) return false;
    if (found.items.length !== expected.length) return false;
    return found.items.every((item, index) => {
      const wanted = expected[index];
      if (wanted === undefined || item.text !== wanted.text || item.start !== wanted.start) return false;
      const { kept, edit } = wanted.origin;
      const before = edit === undefined && kept !== undefined ? this.document.items[kept - 1] : undefined;
      return before === undefined || (item.heading === before.heading && item.pinned === before.pinned);
    });
  }

  private textOf(origin: Origin): string {
    const edit = origin.edit === undefined ? undefined : this.edits[origin.edit];
    if (edit !== undefined && 'add' in edit) return edit.add.text;
    if (edit !== undefined && 'replace' in edit) return edit.text;
    return this.document.items[(origin.kept ?? 0) - 1]?.text ?? '';
  }
}

/** An item's Markdown moved to the left edge, so that it cannot become part of the item above. */
function dedent(source: string, columns: number, eol: string): string {
  const lines = linesOf(source, 0).map(({ start, next }) => {
    let from = start;
    while (from - start < columns && source[from] === ' ') from += 1;
    return source.slice(from, next);
  });
  const text = lines.join('');
  return /[\r\n]$/.test(text) ? text : text + eol;
}
