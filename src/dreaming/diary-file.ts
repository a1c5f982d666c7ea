import type { Day } from '../time/zone.ts';

/** One dream's entry for one phase. */
export interface DiaryEntry {
  run: string;
  phase: 'light' | 'rem' | 'deep';
  /** The dated line above the prose, in the space's language and zone. */
  dateLine: string;
  prose: string;
}

const START = '<!-- reverie:diary:start -->';
const END = '<!-- reverie:diary:end -->';
const DEEP_START = '<!-- reverie:deep:start -->';
const DEEP_END = '<!-- reverie:deep:end -->';
const ENTRY = /^<!-- reverie:run (\S+) (\S+) -->$/m;
/** The file keeps this many entries; older ones live on in the days' files. */
export const MAX_ENTRIES = 60;

/** The diary's own name, and the one that people may have given it. */
const NAMES = ['DREAMS.md', 'dreams.md'];

/** The name of the diary among the files of a space, or the one that it is to have. */
export function diaryName(files: readonly string[]): string {
  return NAMES.find((name) => files.includes(name)) ?? 'DREAMS.md';
}

/** Where the dreams of one day stand, from the folder of the space on. */
export function dayDiaryPath(day: Day): string {
  return `memory/dreams/${day}.md`;
}

/** A part of the diary between its markers, byte for byte; other things than a dream's entries have no key. */
interface Part {
  key: string | undefined;
  text: string;
}

/** `DREAMS.md` with these entries added, oldest first, and the latest sweep below. Writing a run twice changes nothing. */
export function addToDiary(text: string, entries: readonly DiaryEntry[], deepSleep: string): string {
  const { before, body, after } = openDiary(text);
  const standing = splitParts(body);
  const known = new Set(standing.map((part) => part.key));
  const fresh = entries
    .map(({ run, phase, dateLine, prose }): Part => {
      const key = `${run} ${phase}`;
      const words = `**${unmarked(dateLine)}**\n\n${unmarked(prose).trim()}`;
      return { key, text: `<!-- reverie:run ${key} -->\n${words}\n` };
    })
    .filter((part) => !known.has(part.key));
  const inner = newest([...standing, ...fresh]).reduce(
    (so, part) => so + (fresh.includes(part) ? apart(part.text, so) : part.text),
    '',
  );
  return `${before}${START}\n${inner}${END}${withDeepSleep(after, deepSleep)}`;
}

/** The entries of `DREAMS.md`, newest first, without their marks. */
export function readDiary(text: string): { run: string; phase: string; text: string }[] {
  return splitParts(openDiary(text).body)
    .filter((part) => part.key !== undefined)
    .map((part) => {
      const [run = '', phase = ''] = (part.key ?? '').split(' ');
      return { run, phase, text: part.text.replace(/^<!--.*-->\r?\n/, '').trim() };
    })
    .reverse();
}

/** The day's file with this dream's section added; a second dream of the day adds another. */
export function addToDayDiary(text: string, day: Day, run: string, section: string): string {
  const mark = `<!-- reverie:run ${run} day -->`;
  if (text.includes(mark)) return text;
  const head = text === '' ? `# ${day}\n` : text.endsWith('\n') ? text : `${text}\n`;
  return `${head}\n${mark}\n${unmarked(section).trim()}\n`;
}

/** What people and models wrote can form no marker, however they nest it. */
function unmarked(text: string): string {
  return text.replaceAll('<!--', '<! --');
}

function openDiary(text: string): { before: string; body: string; after: string } {
  const start = text.indexOf(START);
  const end = text.indexOf(END, start + START.length);
  if (start >= 0 && end >= 0) {
    return {
      before: text.slice(0, start),
      body: text.slice(start + START.length, end).replace(/^\n/, ''),
      after: text.slice(end + END.length),
    };
  }
  const whole = text === '' ? '# Dream Diary\n' : text.endsWith('\n') ? text : `${text}\n`;
  return { before: `${whole}\n`, body: '', after: '\n' };
}

function splitParts(body: string): Part[] {
  return body
    .split(/^(?=<!-- reverie:run )/m)
    .filter((text) => text !== '')
    .map((text) => {
      const match = text.startsWith('<!-- reverie:run ') ? ENTRY.exec(text) : null;
      return { key: match === null ? undefined : `${match[1]} ${match[2]}`, text };
    });
}

/** The newest entries, and everything that is none. */
function newest(parts: readonly Part[]): Part[] {
  let surplus = parts.filter((part) => part.key !== undefined).length - MAX_ENTRIES;
  return parts.filter((part) => {
    if (part.key === undefined || surplus <= 0) return true;
    surplus -= 1;
    return false;
  });
}

/** A text with an empty line between it and what stands before. */
function apart(text: string, before: string): string {
  if (before === '' || /\n\r?\n$/.test(before)) return text;
  return before.endsWith('\n') ? `\n${text}` : `\n\n${text}`;
}

function withDeepSleep(after: string, deepSleep: string): string {
  const block = `${DEEP_START}\n${unmarked(deepSleep).trim()}\n${DEEP_END}`;
  const start = after.indexOf(DEEP_START);
  const end = after.indexOf(DEEP_END, start + DEEP_START.length);
  if (start >= 0 && end >= 0) return after.slice(0, start) + block + after.slice(end + DEEP_END.length);
  return `${after}${after.endsWith('\n') ? '' : '\n'}\n## Deep Sleep\n${block}\n`;
}
