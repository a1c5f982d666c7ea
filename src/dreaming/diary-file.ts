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

/** `DREAMS.md` with these entries added, oldest first, and the latest sweep below. Writing a run twice changes nothing. */
export function addToDiary(text: string, entries: readonly DiaryEntry[], deepSleep: string): string {
  const { before, body, after } = openDiary(text);
  const standing = splitEntries(body);
  const known = new Set(standing.map((entry) => entry.key));
  const fresh = entries
    .filter((entry) => !known.has(`${entry.run} ${entry.phase}`))
    .map((entry) => ({
      key: `${entry.run} ${entry.phase}`,
      text: `<!-- reverie:run ${entry.run} ${entry.phase} -->\n**${entry.dateLine}**\n\n${entry.prose.trim()}\n`,
    }));
  const kept = [...standing, ...fresh].slice(-MAX_ENTRIES);
  const inner = kept.map((entry) => entry.text).join('\n');
  return `${before}${START}\n${inner}${END}${withDeepSleep(after, deepSleep)}`;
}

/** The newest entries of `DREAMS.md`, newest first, without their marks. */
export function readDiary(text: string): { run: string; phase: string; text: string }[] {
  return splitEntries(openDiary(text).body)
    .map((entry) => {
      const [run = '', phase = ''] = entry.key.split(' ');
      return { run, phase, text: entry.text.replace(/^<!--.*-->\n/, '').trim() };
    })
    .reverse();
}

/** The day's file with this dream's section added; a second dream of the day adds another. */
export function addToDayDiary(text: string, day: Day, run: string, section: string): string {
  const mark = `<!-- reverie:run ${run} day -->`;
  if (text.includes(mark)) return text;
  const head = text === '' ? `# ${day}\n` : text.endsWith('\n') ? text : `${text}\n`;
  return `${head}\n${mark}\n${section.trim()}\n`;
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

function splitEntries(body: string): { key: string; text: string }[] {
  return body
    .split(/^(?=<!-- reverie:run )/m)
    .filter((part) => ENTRY.test(part))
    .map((part) => {
      const match = ENTRY.exec(part);
      return { key: `${match?.[1] ?? ''} ${match?.[2] ?? ''}`, text: `${part.trimEnd()}\n` };
    });
}

function withDeepSleep(after: string, deepSleep: string): string {
  const block = `${DEEP_START}\n${deepSleep.trim()}\n${DEEP_END}`;
  const start = after.indexOf(DEEP_START);
  const end = after.indexOf(DEEP_END, start + DEEP_START.length);
  if (start >= 0 && end >= 0) return after.slice(0, start) + block + after.slice(end + DEEP_END.length);
  return `${after.trimEnd()}\n\n## Deep Sleep\n${block}\n`;
}
