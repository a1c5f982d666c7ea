import { visible } from '../../text/visible.ts';
import type { Day } from '../../time/zone.ts';

/** A diary entry about the notes of one historical file. */
export interface BackfillEntry {
  day: Day;
  /** The path of the file. */
  source: string;
  /** Markdown, without structure of its own. */
  text: string;
}

interface Written {
  text: string;
  written: number;
  replaced: number;
}

const END = '<!-- reverie:backfill:end -->';
/** What had to be added so that the block begins a line, and the head of a file that it made: both go with it again. */
const START = /<!-- reverie:backfill:start(?: (joined|new))? -->\r?\n/;
const ENTRY = /^<!-- reverie:backfill-entry day=(\S+) source=(\S+) -->$/;
const ENTRY_MARK = /^<!-- reverie:backfill-entry day=/m;
const DIARY_START = '<!-- reverie:diary:start -->\n';
const HEAD = '# Dream Diary\n';

interface Block {
  /** Where it begins and ends in the text, with what was added in front of it. */
  from: number;
  to: number;
  start: string;
  entries: BackfillEntry[];
}

/** The diary with these entries, oldest first, each in place of the one of the same file. */
export function writeEntries(text: string, entries: readonly BackfillEntry[]): Written {
  if (entries.length === 0) return { text, written: 0, replaced: 0 };
  const present = blockIn(text);
  const fresh = new Map(entries.map((entry) => [sourceName(entry.source), entry]));
  const standing = (present?.entries ?? []).filter(({ source }) => !fresh.has(sourceName(source)));
  const replaced = (present?.entries.length ?? 0) - standing.length;
  const all = [...standing, ...entries].sort((a, b) => order(a) - order(b) || (a.source < b.source ? -1 : 1));
  const { before, start, after } =
    present === undefined
      ? place(text)
      : { before: text.slice(0, present.from), start: present.start, after: text.slice(present.to) };
  const body = all.map(entryText).join('\n');
  return { text: `${before}${start}${body}${END}\n${after}`, written: entries.length - replaced, replaced };
}

/**
 * The diary as it would be had nothing been backfilled, byte for byte; `undefined` when nothing but the head of a file is
 * left that a backfill made.
 */
export function withoutEntries(text: string): { text: string | undefined; removed: number } {
  const block = blockIn(text);
  if (block === undefined) return { text, removed: 0 };
  const rest = text.slice(0, block.from) + text.slice(block.to);
  const isOurs = block.start.includes(':start new ') && rest === HEAD;
  return { text: isOurs ? undefined : rest, removed: block.entries.length };
}

/** Whether entries stand there whose block cannot be told: somebody took the mark away that begins or ends it. */
export function hasLostMarks(text: string): boolean {
  return ENTRY_MARK.test(text) && blockIn(text) === undefined;
}

/** What a backfill wrote about the notes of one day. */
export function entriesOn(text: string, day: Day): string[] {
  return (blockIn(text)?.entries ?? []).filter((entry) => entry.day === day).map((entry) => entry.text);
}

/** Where the block goes: to the top of our diary, for these days are the oldest; else behind what is there. */
function place(text: string): { before: string; start: string; after: string } {
  const diary = text.indexOf(DIARY_START);
  if (diary >= 0) {
    const at = diary + DIARY_START.length;
    return { before: text.slice(0, at), start: startMark(''), after: text.slice(at) };
  }
  if (text === '') return { before: HEAD, start: `\n${startMark('new')}`, after: '' };
  if (text.endsWith('\n')) return { before: text, start: startMark(''), after: '' };
  return { before: text, start: `\n${startMark('joined')}`, after: '' };
}

function startMark(how: '' | 'joined' | 'new'): string {
  return `<!-- reverie:backfill:start${how === '' ? '' : ` ${how}`} -->\n`;
}

function blockIn(text: string): Block | undefined {
  const match = START.exec(text);
  if (match === null) return undefined;
  const bodyFrom = match.index + match[0].length;
  const end = text.indexOf(END, bodyFrom);
  if (end < 0) return undefined;
  const after = end + END.length;
  const isJoined = match[1] !== undefined && text[match.index - 1] === '\n';
  return {
    from: match.index - (isJoined ? 1 : 0),
    to: after + (/^\r?\n/.exec(text.slice(after, after + 2))?.[0].length ?? 0),
    start: `${isJoined ? '\n' : ''}${match[0]}`,
    entries: entriesIn(text.slice(bodyFrom, end)),
  };
}

function entriesIn(body: string): BackfillEntry[] {
  const entries: BackfillEntry[] = [];
  for (const part of body.split(/^(?=<!-- reverie:backfill-entry )/m)) {
    const [first = '', ...rest] = part.split('\n');
    const [, day = '', source = ''] = ENTRY.exec(first.trimEnd()) ?? [];
    if (day !== '') entries.push({ day, source: sourcePath(source), text: rest.join('\n').trim() });
  }
  return entries;
}

function entryText({ day, source, text }: BackfillEntry): string {
  const words = text.replaceAll('<!--', '<! --').trim();
  return `<!-- reverie:backfill-entry day=${day} source=${sourceName(source)} -->\n${words}\n`;
}

/** A path in which nothing ends a comment or a word. */
function sourceName(path: string): string {
  return encodeURI(visible(path)).replaceAll('--', '%2D%2D').replaceAll('>', '%3E');
}

function sourcePath(name: string): string {
  try {
    return decodeURI(name.replaceAll('%2D%2D', '--'));
  } catch {
    return name;
  }
}

function order({ day }: BackfillEntry): number {
  return Date.parse(day);
}
