import { type Day, isDay } from '../time/zone.ts';

/** A line of a daily file that says something. */
export interface NoteLine {
  /** From 1. */
  line: number;
  text: string;
  /** The block id at its end, without `^`. */
  id?: string;
}

const BLOCK_ID = /\s\^([a-z0-9]{6,16})$/;
const BULLET = /^\s*[-*+]\s+/;
/** What systems write of a session above its transcript. */
const SESSION_MARK = /^\*\*(?:Session (?:Key|ID)|Source)\*\*: \S+$/;
/** Who speaks in a transcript; a message may go on for lines. */
const ROLE = /^(user|assistant): /;
const TASK_MARK = /^\[[ xX]\]\s+/;
/** Rules, bullets without a text, and the marks by which other systems part a summary (`[DAILY]`). */
const MARKS_ALONE = /^(?:[-*_=]{3,}|[-*+]|\[[A-Z]{3,12}\])$/;
const HEADING = /^#{1,6}\s/;
/** The heading of a section that a flush writes. */
const OWN_HEADING = /^## \d{2}:\d{2} · /;
/** Sections that dreaming systems write into daily files. */
const DREAM_HEADING = /^#{1,6}\s+(?:light sleep|rem sleep|deep sleep|dream diary)\b/i;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const BLOCK_START = /^\s*<!--\s*[\w:.-]*\bstart\b[^>]*-->\s*$/i;
const BLOCK_END = /^\s*<!--\s*[\w:.-]*\bend\b[^>]*-->\s*$/i;
/** Markers are short; longer lines are somebody's text, and matching them costs time. */
const LONGEST_MARKER = 200;
/** What the line between the head and the rows of a table is made of. */
const TABLE_RULE = /^[\s|:-]+$/;
const CONTINUATION = /^(?:\s{2}|\t)/;

/** The path of a day's own file. */
export function notePath(day: Day): string {
  return `memory/${day}.md`;
}

/** The day of a daily file's name (`2026-11-30.md`, `2026-11-30-pitch.md`); `undefined` for any other. */
export function dayOfNoteFile(name: string): Day | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:-.+)?\.md$/.exec(name)?.[1];
  return day !== undefined && isDay(day) ? day : undefined;
}

/** The line under which a note stands. */
export function noteLine(text: string, id: string): string {
  return `- ${text} ^${id}`;
}

/** Ids of all notes whose lines stand in a file, wherever they stand. */
export function noteIds(text: string): Set<string> {
  const ids = text.split('\n').map((line) => BLOCK_ID.exec(line.trimEnd())?.[1]);
  return new Set(ids.filter((id) => id !== undefined));
}

/**
 * The bullets and sentences of a daily file. Headings, front matter, code, tables, comments and blocks that a dreaming
 * system manages say nothing about people, nor does what an assistant says in a transcript. Indented lines below a bullet belong to it. What is opened and never closed
 * hides nothing: notes are added at the end of the file.
 */
export function readNoteLines(text: string): NoteLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const hidden = hiddenLines(lines);
  const found: NoteLine[] = [];
  let dreamLevel = 0;
  /** In a transcript, whether a person speaks: what an assistant said is nobody's statement. */
  let isPersons = true;
  let bullet: { note: NoteLine; texts: string[] } | undefined;
  const close = (): void => {
    if (bullet !== undefined) bullet.note.text = bullet.texts.join(' ');
    bullet = undefined;
  };
  for (const [index, line] of lines.entries()) {
    if (hidden[index] === true || line === '') {
      close();
      // The heading above a managed block is the block's; what comes after it is a person's again.
      if (line !== '' && isMarker(line, BLOCK_END)) dreamLevel = 0;
      continue;
    }
    if (HEADING.test(line)) {
      close();
      const level = line.indexOf(' ');
      isPersons = true;
      if (DREAM_HEADING.test(line)) dreamLevel = level;
      else if (level <= dreamLevel || OWN_HEADING.test(line)) dreamLevel = 0;
      continue;
    }
    const role = ROLE.exec(line)?.[1];
    if (role !== undefined) isPersons = role === 'user';
    if (dreamLevel > 0 || !isPersons) {
      close();
      continue;
    }
    const isBullet = BULLET.test(line);
    if (!isBullet && bullet !== undefined && CONTINUATION.test(line)) {
      bullet.texts.push(line.trim());
      continue;
    }
    close();
    const statement = readStatement(line, isBullet);
    if (statement === undefined) continue;
    const note: NoteLine = { line: index + 1, ...statement };
    found.push(note);
    if (isBullet) bullet = { note, texts: [note.text] };
  }
  close();
  return found;
}

function readStatement(line: string, isBullet: boolean): { text: string; id?: string } | undefined {
  // Indented text that no bullet leads is code.
  if (!isBullet && /^\s{4}/.test(line)) return undefined;
  const bare = line.replace(BULLET, '').trim();
  const id = BLOCK_ID.exec(bare)?.[1];
  // A line with an id is taken as it is, or its text would seem to have been changed.
  if (id !== undefined) {
    const text = bare.replace(BLOCK_ID, '').trim();
    return text === '' ? undefined : { text, id };
  }
  const text = (isBullet ? bare.replace(TASK_MARK, '') : bare.replace(ROLE, '')).trim();
  const saysNothing =
    text === '' || text.startsWith('|') || MARKS_ALONE.test(text) || SESSION_MARK.test(text);
  return saysNothing ? undefined : { text };
}

/** Which lines are front matter, code, tables, comments or managed blocks. */
function hiddenLines(lines: readonly string[]): boolean[] {
  const hidden = new Array<boolean>(lines.length).fill(false);
  const lastComment = lines.findLastIndex((line) => line.includes('-->'));
  const lastBlock = lines.findLastIndex((line) => isMarker(line, BLOCK_END));
  /** From this many marks on, no fence is closed any more. */
  const unclosed: Record<string, number> = {};

  /** Hides `from` through the first line after it that closes, if there is one before `stops`; returns the last hidden line. */
  function hide(
    from: number,
    closes: (line: string) => boolean,
    stops: (line: string) => boolean = () => false,
  ): number | undefined {
    for (let at = from + 1; at < lines.length && !stops(lines[at] ?? ''); at += 1) {
      if (!closes(lines[at] ?? '')) continue;
      hidden.fill(true, from, at + 1);
      return at;
    }
    return undefined;
  }

  /** Comments that begin before this line are closed by nobody. */
  let unclosedTo = 0;

  /** What ends a block's mark belongs to that mark, and not to a comment before it. */
  function hideComment(from: number): number | undefined {
    if (from < unclosedTo) return undefined;
    const end = hide(
      from,
      (line) => line.includes('-->'),
      (line) => isMarker(line, BLOCK_START),
    );
    if (end === undefined)
      unclosedTo = lines.findIndex((line, at) => at > from && isMarker(line, BLOCK_START));
    return end;
  }

  const frontMatterEnd = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (frontMatterEnd > 0) hidden.fill(true, 0, frontMatterEnd + 1);
  for (let at = frontMatterEnd + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, mark = '', info = ''] = FENCE.exec(line) ?? [];
    const sign = mark.charAt(0);
    if (mark !== '' && !(sign === '`' && info.includes('`'))) {
      hidden[at] = true;
      if (mark.length >= (unclosed[sign] ?? Number.POSITIVE_INFINITY)) continue;
      const end = hide(at, (other) => isFenceEnd(other, sign, mark.length));
      if (end === undefined) unclosed[sign] = mark.length;
      at = end ?? at;
    } else if (isMarker(line, BLOCK_START) && lastBlock > at) {
      at = hide(at, (other) => isMarker(other, BLOCK_END)) ?? at;
    } else if (line.trimStart().startsWith('<!--')) {
      hidden[at] = true;
      if (!line.includes('-->') && lastComment > at) at = hideComment(at) ?? at;
    } else if (TABLE_RULE.test(line) && line.includes('|') && line.includes('-')) {
      if (at > 0) hidden[at - 1] = true;
      for (; (lines[at] ?? '').includes('|'); at += 1) hidden[at] = true;
      at -= 1;
    }
  }
  return hidden;
}

function isMarker(line: string, pattern: RegExp): boolean {
  return line.length <= LONGEST_MARKER && pattern.test(line);
}

/** A fence ends with at least as many of the marks that began it, and nothing else. */
function isFenceEnd(line: string, sign: string, length: number): boolean {
  const mark = line.trim();
  return mark.length >= length && line.length - mark.length <= 3 && mark === sign.repeat(mark.length);
}
