import { lstat, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodeFolderName } from '../chat/ids.ts';
import { UNITED } from '../memory/history.ts';
import { MEMORY_FILE } from '../memory/memory-file.ts';
import { dayOfNoteFile } from '../memory/note-file.ts';
import { NOTE_SOURCES } from '../memory/provenance.ts';
import { INDEX_FILE } from '../memory/recall/recall.ts';
import { folderVault, type Vault } from '../memory/vault.ts';
import { discardDatabase } from '../state/database.ts';

const LOG_FILE = /^\d{4}-\d{2}-\d{2}\.jsonl$/;

/**
 * Gives the records of a space the new ids of their conversations. Doing it twice changes nothing.
 * @param folder the space's
 */
export async function renameConversations(folder: string, rename: (id: string) => string): Promise<void> {
  const vault = folderVault(folder);
  const files = (await vault.list('log')).filter((name) => LOG_FILE.test(name)).map((name) => `log/${name}`);
  for (const path of [...files, NOTE_SOURCES]) {
    const text = await vault.read(path);
    if (text === undefined) continue;
    const renamed = text
      .split('\n')
      .map((line) => renamedLine(line, rename))
      .join('\n');
    if (renamed !== text) await vault.replace(path, renamed);
  }
  // It names conversations, too, and is made anew at the next question.
  await discardDatabase(vault.locate(INDEX_FILE));
}

/** A damaged line stays as it is. */
function renamedLine(line: string, rename: (id: string) => string): string {
  const record = objectIn(line);
  if (typeof record?.conversation !== 'string') return line;
  const conversation = rename(record.conversation);
  return conversation === record.conversation ? line : JSON.stringify({ ...record, conversation });
}

function objectIn(line: string): Record<string, unknown> | undefined {
  if (line === '') return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Gives a space's folder another space's name; where that one has a folder, the memories are united and what cannot be
 * is kept in it under `moved/`. What a crash left undone is done when it is called again.
 * @param root the folder of all spaces
 */
export async function moveFolder(root: string, from: string, to: string): Promise<void> {
  const [old, present] = [join(root, encodeFolderName(from)), join(root, encodeFolderName(to))];
  if (!(await isThere(old))) return;
  if (!(await isThere(present))) return rename(old, present);
  await unite(folderVault(old), folderVault(present));
  const kept = join(present, UNITED, encodeFolderName(from));
  await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
  await rename(old, kept);
}

/** The log by day, each id once and in order; notes and their sources; the lines of the memory. */
async function unite(old: Vault, present: Vault): Promise<void> {
  for (const name of (await old.list('log')).filter((one) => LOG_FILE.test(one))) {
    await both(old, present, `log/${name}`, sortedRecords);
  }
  await both(old, present, NOTE_SOURCES, withoutRepeats);
  for (const name of (await old.list('memory')).filter((one) => dayOfNoteFile(one) !== undefined)) {
    await both(old, present, `memory/${name}`, underHeadings);
  }
  // The keeper finds what it did not write, and keeps it as a change by hand that can be undone.
  await both(old, present, MEMORY_FILE, underHeadings);
}

async function both(
  old: Vault,
  present: Vault,
  path: string,
  join: (older: string, newer: string) => string,
): Promise<void> {
  const older = (await old.read(path)) ?? '';
  const newer = (await present.read(path)) ?? '';
  const text = newer === '' ? older : join(older, newer);
  if (text !== newer) await present.replace(path, text);
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function withoutRepeats(older: string, newer: string): string {
  return `${[...new Set([...linesOf(older), ...linesOf(newer)])].join('\n')}\n`;
}

function sortedRecords(older: string, newer: string): string {
  const records = new Map<string, string>();
  const damaged = new Set<string>();
  for (const line of [...linesOf(older), ...linesOf(newer)]) {
    const id = objectIn(line)?.id;
    if (typeof id === 'string') records.set(id, line);
    else damaged.add(line);
  }
  const sorted = [...records].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  return `${[...damaged, ...sorted].join('\n')}\n`;
}

/** Adds the lines that are missing, each at the end of the section that it stands in. */
function underHeadings(older: string, newer: string): string {
  const lines = newer.replace(/\n+$/, '').split('\n');
  const present = new Set(lines.map((line) => line.trim()));
  let heading = '';
  for (const line of older.split('\n')) {
    if (/^#{1,6}\s/.test(line)) heading = line.trim();
    else if (line.trim() !== '' && !present.has(line.trim())) {
      present.add(line.trim());
      insert(lines, heading, line);
    }
  }
  return `${lines.join('\n')}\n`;
}

function insert(lines: string[], heading: string, line: string): void {
  const at = lines.findIndex((one) => one.trim() === heading);
  if (heading !== '' && at < 0) {
    lines.push('', heading, '', line);
    return;
  }
  const next = lines.findIndex((one, index) => index > at && /^#{1,6}\s/.test(one));
  let end = next < 0 ? lines.length : next;
  while (end > at + 1 && lines[end - 1]?.trim() === '') end -= 1;
  lines.splice(end, 0, line);
}

async function isThere(folder: string): Promise<boolean> {
  return lstat(folder).then(
    () => true,
    () => false,
  );
}
