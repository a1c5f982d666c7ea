import type { Day } from '../time/zone.ts';

/** A line of a daily file that says something. */
export interface NoteLine {
  /** From 1. */
  line: number;
  text: string;
  /** The block id at its end, without `^`. */
  id?: string;
}

const BLOCK_ID = /\s\^([a-z0-9]{6,16})$/;
const BULLET = /^\s{0,3}[-*+]\s+(?:\[[ xX]\]\s+)?/;
const HEADING = /^#{1,6}\s/;
const FENCE = /^\s*(```|~~~)/;
/** Sections that dreaming systems write into daily files. */
const DREAM_HEADING = /^#{1,6}\s+(light sleep|rem sleep|deep sleep|dream diary)\b/i;
const BLOCK_START = /^\s*<!--\s*[\w:.-]*\bstart\b[^>]*-->\s*$/i;
const BLOCK_END = /^\s*<!--\s*[\w:.-]*\bend\b[^>]*-->\s*$/i;

/** The path of a day's own file. */
export function notePath(day: Day): string {
  return `memory/${day}.md`;
}

/** The day of a daily file's name (`2026-11-30.md`, `2026-11-30-pitch.md`); `undefined` for any other. */
export function dayOfNoteFile(name: string): Day | undefined {
  return /^(\d{4}-\d{2}-\d{2})(?:-.+)?\.md$/.exec(name)?.[1];
}

/** The line under which a note stands. */
export function noteLine(text: string, id: string): string {
  return `- ${text} ^${id}`;
}

/**
 * The bullets and sentences of a daily file. Headings, code, tables, comments and blocks that a dreaming system
 * manages say nothing about people.
 */
export function readNoteLines(text: string): NoteLine[] {
  const found: NoteLine[] = [];
  let fence: string | undefined;
  let managed = false;
  let dreamLevel = 0;
  let comment = false;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trimEnd();
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark === fence) fence = undefined;
      continue;
    }
    if (managed) {
      managed = !BLOCK_END.test(line);
      continue;
    }
    if (comment) {
      comment = !line.includes('-->');
      continue;
    }
    if (mark !== undefined) fence = mark;
    else if (BLOCK_START.test(line)) managed = true;
    else if (line.trimStart().startsWith('<!--')) comment = !line.includes('-->');
    else if (HEADING.test(line)) {
      const level = line.indexOf(' ');
      if (DREAM_HEADING.test(line)) dreamLevel = level;
      else if (level <= dreamLevel) dreamLevel = 0;
    } else if (dreamLevel === 0) {
      const statement = readStatement(line);
      if (statement !== undefined) found.push({ line: index + 1, ...statement });
    }
  }
  return found;
}

function readStatement(line: string): { text: string; id?: string } | undefined {
  if (/^\s{4,}\S/.test(line) && !BULLET.test(line.trimStart())) return undefined;
  const bare = line.trim().replace(BULLET, '');
  if (bare === '' || bare.startsWith('|') || /^[-*_=]{3,}$/.test(bare)) return undefined;
  const id = BLOCK_ID.exec(bare)?.[1];
  const text = bare.replace(BLOCK_ID, '').trim();
  if (text === '') return undefined;
  return id === undefined ? { text } : { text, id };
}
