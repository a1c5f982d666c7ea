import { breath } from '../state/gently.ts';
import { retell } from '../text/retell.ts';
import { ENGLISH, type Texts } from '../text/say.ts';
import type { Day } from '../time/zone.ts';
import { changeFile } from './change-file.ts';
import { oneLine } from './item-text.ts';
import { linesOf } from './markdown-lines.ts';
import { codeOfReason, type ReasonCode } from './reasons.ts';
import type { ChangeSet } from './types.ts';
import { hashText, type Vault } from './vault.ts';

/** A line that left `MEMORY.md`. */
export interface ArchiveEntry {
  day: Day;
  text: string;
  /** As it stands there, in the language that the space had then. */
  reason: string;
  /** Of a reason that code asks for. */
  code?: ReasonCode;
  /** Change-set and operation that took it out; absent for lines that a person wrote into the archive. */
  change?: number;
  k?: number;
  /** The file it stands in. */
  path: string;
  /** From 1. */
  line: number;
}

interface NewArchiveEntry {
  text: string;
  reason: string;
  change: number;
  k: number;
}

export interface Archive {
  /** Adds entries under their day, those left out that stand already; on the disk when it resolves. */
  add(day: Day, entries: readonly NewArchiveEntry[]): Promise<void>;
  /** Takes out the entries of a change-set that was never applied, except texts that `keep` names. */
  withdraw(change: number, keep: (text: string) => boolean): Promise<void>;
  /**
   * Every entry of every year by file, oldest file first. Of a file that stayed as it was the same list comes again: what
   * is made of it can be kept.
   */
  files(): Promise<readonly (readonly ArchiveEntry[])[]>;
}

const CURRENT = 'memory/archive.md';
const TITLE = '# Archive\n';
/** A file longer than this moves into the files of its years. */
export const MAX_ARCHIVE_LINES = 1000;
const FILE_NAME = /^archive(?:-\d{4})?\.md$/;
const DAY_HEADING = /^## (\d{4})-\d{2}-\d{2}[ \t]*$/;
const MARK = / \(change (\d{1,15})\.(\d{1,15})\)$/;

/**
 * What a change-set takes out of `MEMORY.md`, for the archive: whatever a dream takes out, and what anyone archives.
 * @param texts of the language in which the reasons are told; by default English
 */
export function archivedBy(
  set: Pick<ChangeSet, 'n' | 'who' | 'operations'>,
  texts: Texts = ENGLISH,
): NewArchiveEntry[] {
  return set.operations.flatMap(({ k, op, before, after, reason }) => {
    if (op === 'pin' || op === 'unpin' || (set.who !== 'dream' && op !== 'archive')) return [];
    const left = before.filter((record) => record.text !== after?.text);
    const now = after === undefined ? '' : ` → ${after.text}`;
    return left.map(({ text }) => ({ text, reason: `${retell(texts, reason)}${now}`, change: set.n, k }));
  });
}

/** The archive of a space: `memory/archive.md`, and files of earlier years when it grows long. */
export function openArchive(vault: Vault): Archive {
  async function paths(): Promise<string[]> {
    const names = (await vault.list('memory')).filter((name) => FILE_NAME.test(name));
    return names
      .map((name) => `memory/${name}`)
      .sort((a, b) => Number(a === CURRENT) - Number(b === CURRENT) || (a < b ? -1 : 1));
  }

  const change = (path: string, edit: (text: string) => string): Promise<void> =>
    changeFile(vault, path, edit);

  const known = new Map<string, { size: number; modifiedAt: number; entries: readonly ArchiveEntry[] }>();

  async function entriesOf(path: string): Promise<readonly ArchiveEntry[]> {
    const stat = await vault.stat(path);
    if (stat === undefined) return [];
    const before = known.get(path);
    if (before?.size === stat.size && before.modifiedAt === stat.modifiedAt) return before.entries;
    const entries = parseArchive((await vault.read(path)) ?? '', path);
    known.set(path, { ...stat, entries });
    return entries;
  }

  const yearPath = (year: string): string => `memory/archive-${year}.md`;

  /** Moves the days of a long archive into one file a year. Done twice, it moves nothing twice. */
  async function split(): Promise<void> {
    const text = (await vault.read(CURRENT)) ?? '';
    if (linesOf(text, 0).length <= MAX_ARCHIVE_LINES) return;
    const { rest, byYear } = partByYear(text);
    for (const [year, days] of byYear) {
      await change(yearPath(year), (old) =>
        days
          .filter((day) => !old.includes(day))
          .reduce((whole, day) => joinParagraphs(whole, day), old || TITLE),
      );
    }
    await vault.replace(CURRENT, rest, hashText(text));
  }

  return {
    async files() {
      const lists: (readonly ArchiveEntry[])[] = [];
      for (const path of await paths()) {
        lists.push(await entriesOf(path));
        await breath();
      }
      return lists;
    },
    async add(day, entries) {
      if (entries.length === 0) return;
      await split();
      // What a crash makes to be added again may have moved there meanwhile.
      const moved = await entriesOf(yearPath(day.slice(0, 4)));
      await change(CURRENT, (text) => {
        const standing = new Set([...moved, ...parseArchive(text, CURRENT)].map(keyOf));
        const fresh = entries.filter(
          (entry) => !standing.has(keyOf({ ...entry, text: oneLine(entry.text) })),
        );
        return fresh.length === 0 ? text : appendDay(text, day, fresh);
      });
    },
    async withdraw(number, keep) {
      const goes = (entry: ArchiveEntry): boolean => entry.change === number && !keep(entry.text);
      for (const path of await paths()) {
        if (!(await entriesOf(path)).some(goes)) continue;
        await change(path, (text) => {
          const out = new Set<number>();
          for (const { line } of parseArchive(text, path).filter(goes)) out.add(line - 1).add(line);
          return linesOf(text, 0)
            .map(({ start, next }, at) => (out.has(at) ? '' : text.slice(start, next)))
            .join('');
        });
      }
    },
  };
}

function keyOf(entry: { text: string; change?: number; k?: number }): string {
  return `${entry.change}.${entry.k} ${entry.text}`;
}

function parseArchive(text: string, path: string): ArchiveEntry[] {
  const entries: ArchiveEntry[] = [];
  let day: Day = '';
  let last: ArchiveEntry | undefined;
  for (const [at, { start, end }] of linesOf(text, 0).entries()) {
    const line = text.slice(start, end);
    if (line.startsWith('## ')) day = DAY_HEADING.test(line) ? line.slice(3, 13) : '';
    if (line.startsWith('- ') && line.length > 2) {
      last = { day, text: line.slice(2).trim(), reason: '', path, line: at + 1 };
      entries.push(last);
    } else {
      if (last !== undefined && line.startsWith('  - ')) explain(last, line.slice(4).trim());
      last = undefined;
    }
  }
  return entries;
}

function explain(entry: ArchiveEntry, line: string): void {
  const mark = MARK.exec(line);
  entry.reason = mark === null ? line : line.slice(0, mark.index);
  const code = codeOfReason({ reason: entry.reason });
  if (code !== undefined) entry.code = code;
  if (mark === null) return;
  entry.change = Number(mark[1]);
  entry.k = Number(mark[2]);
}

function appendDay(text: string, day: Day, entries: readonly NewArchiveEntry[]): string {
  const lines = entries
    .map(
      ({ text: left, reason, change, k }) =>
        `- ${oneLine(left)}\n  - ${oneLine(reason)} (change ${change}.${k})\n`,
    )
    .join('');
  const whole = text === '' ? TITLE : text;
  const lastHeading = linesOf(whole, 0)
    .map(({ start, end }) => whole.slice(start, end))
    .findLast((line) => line.startsWith('#'));
  if (lastHeading?.trim() === `## ${day}`) return endLine(whole) + lines;
  return joinParagraphs(whole, `## ${day}\n\n${lines}`);
}

function partByYear(text: string): { rest: string; byYear: Map<string, string[]> } {
  const byYear = new Map<string, string[]>();
  let rest = '';
  let block = '';
  let year: string | undefined;
  const close = () => {
    if (year === undefined) rest += block;
    else byYear.set(year, [...(byYear.get(year) ?? []), `${block.trimEnd()}\n`]);
    block = '';
  };
  for (const { start, end, next } of linesOf(text, 0)) {
    const line = text.slice(start, end);
    if (line.startsWith('#')) {
      close();
      year = DAY_HEADING.exec(line)?.[1];
    }
    block += text.slice(start, next);
  }
  close();
  return { rest: rest.trim() === '' ? TITLE : `${rest.trimEnd()}\n`, byYear };
}

function endLine(text: string): string {
  return text === '' || /[\r\n]$/.test(text) ? text : `${text}\n`;
}

function joinParagraphs(text: string, block: string): string {
  return `${endLine(text)}\n${block}`;
}
