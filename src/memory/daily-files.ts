import { shortHash } from '../chat/ids.ts';
import { latelyUsed } from '../state/lately-used.ts';
import { normalisedKey } from '../text/similarity.ts';
import type { Day } from '../time/zone.ts';
import { MAX_TEXT_BYTES } from './change-file.ts';
import { dayOfNoteFile, type NoteLine, noteIds, readNoteLines } from './note-file.ts';
import { type FileState, hashText, obstacleOf, type Vault } from './vault.ts';

/** A line, with what was found out about its text when somebody asked. */
interface ReadLine extends NoteLine {
  hash?: string;
  words?: string;
}

/** A file as it was read last. */
interface ReadFile extends FileState {
  lines: ReadLine[];
  /** Of all notes of ours that stand in it, hidden ones too. */
  ids: ReadonlySet<string>;
}

/** The files of one day. */
export interface DayFiles {
  day: Day;
  files: { name: string; file: ReadFile }[];
}

/** The daily files of a space; what was read last is read again only when it changed. */
interface DailyFiles {
  /** A file as it stands; `undefined` when there is none, or something else in its place. */
  read(name: string): Promise<ReadFile | undefined>;
  /** The files of some days as they stand, some days at a time, each day's own file before what others put beside it. */
  on(isAsked: (day: Day) => boolean): AsyncGenerator<DayFiles[]>;
  /** A text that is another one when files of some days came, went or changed. */
  state(isAsked: (day: Day) => boolean): Promise<string>;
}

/** Looking at a file is mostly waiting, so that several are looked at together. */
const READ_TOGETHER = 16;
/** Files that were read last and are held, together in bytes. */
const MOST_HELD_BYTES = 4 * 1024 * 1024;
/** Of a day at the beginning of a file's name. */
const DAY_CHARS = 10;

interface DailyFilesOptions {
  vault: Vault;
  /** Told of a file that is not read, each time. */
  warn: (sentence: string) => void;
}

export function openDailyFiles({ vault, warn }: DailyFilesOptions): DailyFiles {
  /** The files that were asked for last; nothing is held of one that is too large. */
  const files = latelyUsed<ReadFile>(MOST_HELD_BYTES, ({ size }) => (size > MAX_TEXT_BYTES ? 0 : size));

  /** Names of the daily files of some days, each day's own file before what others put beside it. */
  async function fileNames(isAsked: (day: Day) => boolean): Promise<{ name: string; day: Day }[]> {
    const found: { name: string; day: Day }[] = [];
    for (const name of await vault.list('memory')) {
      const day = isAsked(name.slice(0, DAY_CHARS)) ? dayOfNoteFile(name) : undefined;
      if (day !== undefined) found.push({ name, day });
    }
    return found.sort((a, b) => (a.day === b.day ? a.name.length - b.name.length : a.day < b.day ? -1 : 1));
  }

  async function readFile(name: string, state?: FileState): Promise<ReadFile | undefined> {
    const path = `memory/${name}`;
    try {
      return await readWhole(name, path, state ?? (await vault.stat(path)));
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (obstacle === undefined) throw error;
      warn(`${path} is ${obstacle.what} and was not read. Move it away.`);
      return undefined;
    }
  }

  async function readFiles(names: readonly string[]): Promise<(ReadFile | undefined)[]> {
    const states = await vault.stats('memory', names);
    return Promise.all(names.map((name, at) => readFile(name, states[at])));
  }

  async function readWhole(
    name: string,
    path: string,
    state: FileState | undefined,
  ): Promise<ReadFile | undefined> {
    if (state === undefined) return undefined;
    const known = files.get(name);
    if (known?.size === state.size && known.modifiedAt === state.modifiedAt) {
      files.keep(name, known);
      return known;
    }
    const isTooLarge = state.size > MAX_TEXT_BYTES;
    if (isTooLarge) warn(`${path} is larger than 16 MiB and was not read. Split it into smaller files.`);
    const text = isTooLarge ? '' : ((await vault.read(path)) ?? '');
    // A file grows by a few lines at a time.
    const before = new Map(known?.lines.map((line) => [line.text, line]));
    const lines = readNoteLines(text).map((line): ReadLine => {
      const { hash, words } = before.get(line.text) ?? {};
      return { ...line, ...(hash === undefined ? {} : { hash }), ...(words === undefined ? {} : { words }) };
    });
    const file = { ...state, lines, ids: noteIds(text) };
    files.keep(name, file);
    return file;
  }

  /** The files of some days as they stand, some days at a time. */
  async function* on(isAsked: (day: Day) => boolean): AsyncGenerator<DayFiles[]> {
    const byDay = new Map<Day, string[]>();
    for (const { name, day } of await fileNames(isAsked)) {
      const names = byDay.get(day);
      if (names === undefined) byDay.set(day, [name]);
      else names.push(name);
    }
    const days = [...byDay];
    for (let at = 0; at < days.length; at += READ_TOGETHER) {
      const some = days.slice(at, at + READ_TOGETHER);
      const read = await readFiles(some.flatMap(([, names]) => names));
      let next = 0;
      yield some.map(([day, names]) => {
        const files = names.flatMap((name) => {
          const file = read[next];
          next += 1;
          return file === undefined ? [] : [{ name, file }];
        });
        return { day, files };
      });
    }
  }

  return {
    read: (name) => readFile(name),
    on,
    async state(isAsked) {
      const names = (await fileNames(isAsked)).map(({ name }) => name);
      const states = await vault.stats('memory', names);
      const told = await Promise.all(
        names.map(async (name, at) => {
          const state = states[at] ?? (await vault.stat(`memory/${name}`).catch(() => undefined));
          return `${name} ${state?.size} ${state?.modifiedAt}`;
        }),
      );
      return told.join('\n');
    },
  };
}

/** SHA-256 of the text of a line. */
export function hashOf(line: ReadLine): string {
  line.hash ??= hashText(line.text);
  return line.hash;
}

/** What is the same for lines that say the same in other spellings. */
export function wordsOf(line: ReadLine): string {
  line.words ??= shortHash(12, normalisedKey(line.text));
  return line.words;
}
