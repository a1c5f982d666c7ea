import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type NoteBatch, noteId, openNoteBook } from '../../src/memory/notes.ts';
import type { NoteRecord } from '../../src/memory/types.ts';
import { folderVault, hashText } from '../../src/memory/vault.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

export const AT = Date.parse('2026-11-30T14:05:00.000Z');
export const DAY = '2026-11-30';

export function note(text: string, over: Partial<NoteRecord> = {}): NoteRecord {
  const at = new Date(AT).toISOString();
  const speaker = { id: 'telegram:1', name: 'Ana' };
  const turns = over.turns ?? [`turn of ${text}`];
  return {
    id: noteId('telegram:1', turns, text),
    day: DAY,
    at,
    conversation: 'telegram:1',
    kind: 'fact',
    subject: 'Ana',
    speaker,
    trust: 'member',
    turns,
    sources: [{ turn: turns[0] ?? '', quote: text, at, speaker, trust: 'member' }],
    text,
    hash: hashText(text),
    reason: 'trimmed',
    model: 'scripted',
    writtenAt: new Date().toISOString(),
    ...over,
  };
}

export function batch(notes: NoteRecord[], over: Partial<NoteBatch> = {}): NoteBatch {
  return { reason: 'trimmed', label: 'telegram/Ana', at: AT, notes, ...over };
}

export async function book(folder?: string) {
  const root = folder ?? (await temporaryFolder());
  await mkdir(join(root, 'memory'), { recursive: true });
  const warnings: string[] = [];
  const vault = folderVault(root);
  const warn = (sentence: string): void => void warnings.push(sentence);
  const open = () => openNoteBook({ vault, zone: 'UTC', dayStartsAt: '00:00', warn });
  const path = join(root, `memory/${DAY}.md`);
  return {
    root,
    vault,
    warnings,
    notes: open(),
    open,
    path,
    file: () => readFile(path, 'utf8'),
    /** Saves the file `minutes` from now, as an editor would. */
    async save(text: string, minutes = 0, name = `${DAY}.md`) {
      await writeFile(join(root, 'memory', name), text);
      const then = new Date(Date.now() + minutes * 60_000);
      await utimes(join(root, 'memory', name), then, then);
    },
  };
}

export const textsOf = (live: readonly { text: string }[]): string[] => live.map((one) => one.text);
