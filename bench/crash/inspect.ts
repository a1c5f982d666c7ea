import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogRecord } from '../../src/chat/message.ts';
import { readDiary } from '../../src/dreaming/diary-file.ts';
import type { ChangeSet } from '../../src/memory/types.ts';

/** What stands in the folder of a space after a kill. */
export interface Inspection {
  log: LogRecord[];
  /** Applied change-sets of dreams. */
  dreams: number;
  /** Sentences about files that are not whole. */
  damage: string[];
  /** Sentences about runs that left more than one trace. */
  doubledDreams: string[];
  /** Sentences about notices that were made more than once. */
  doubledNotices: string[];
}

const NOTICE = /^(?:The dream (?!is running|has)|There was nothing to dream about)/;
const RUN_OF_DAY = /^<!-- reverie:run (\S+) day -->$/gm;
const ARCHIVE_LINE = /^(?:# .+|## \d{4}-\d{2}-\d{2}|- .+| {2,}.+|)$/;

/**
 * Reads every file of a space as it lies on the disk.
 * @param torn lines that a kill tore, by text; those found now are added, and may stand in their files from then on
 */
export async function inspect(folder: string, torn: Set<string>): Promise<Inspection> {
  const damage: string[] = [];
  const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8').catch(() => '');
  const list = (path: string): Promise<string[]> => readdir(join(folder, path)).catch(() => []);

  const log: LogRecord[] = [];
  for (const name of (await list('log')).sort()) {
    log.push(...(recordsOf(`log/${name}`, await read(`log/${name}`), torn, damage) as LogRecord[]));
  }
  recordsOf('notes.jsonl', await read('memory/.dreams/notes.jsonl'), torn, damage);

  const sets: ChangeSet[] = [];
  for (const name of (await list('memory/.dreams/changes')).sort()) {
    if (!name.endsWith('.json')) continue;
    try {
      sets.push(JSON.parse(await read(`memory/.dreams/changes/${name}`)) as ChangeSet);
    } catch {
      damage.push(`The change-set ${name} is not JSON.`);
    }
  }
  const memory = await read('MEMORY.md');
  if (memory !== '' && !sets.some((set) => set.textBefore === memory || set.textAfter === memory)) {
    damage.push('MEMORY.md is the text of no change-set.');
  }
  for (const line of (await read('memory/archive.md')).split('\n')) {
    if (!ARCHIVE_LINE.test(line)) damage.push(`archive.md has a broken line: ${line}`);
  }

  const diary = await read('DREAMS.md');
  for (const mark of ['diary', 'deep']) {
    const starts = diary.split(`<!-- reverie:${mark}:start -->`).length;
    if (starts !== diary.split(`<!-- reverie:${mark}:end -->`).length || starts > 2) {
      damage.push(`DREAMS.md has unpaired marks of ${mark}.`);
    }
  }
  const dreams = sets.filter((set) => set.run !== undefined && set.state === 'applied');
  const runs = dreams.map((set) => `change-set of run ${set.run}`);
  const entries = readDiary(diary).map(({ run, phase }) => `diary entry of run ${run} for ${phase}`);
  const days: string[] = [];
  // A killed replacement leaves its temporary file behind, which nobody reads.
  for (const name of (await list('memory/dreams')).filter((one) => one.endsWith('.md'))) {
    for (const [, run] of (await read(`memory/dreams/${name}`)).matchAll(RUN_OF_DAY))
      days.push(`day's entry of run ${run}`);
  }
  const notices = log
    .filter((record) => record.kind === 'notice' && NOTICE.test(record.text))
    .map((record) => `notice to message ${record.replyTo}`);
  return {
    log,
    dreams: dreams.length,
    damage,
    doubledDreams: doubled([...runs, ...entries, ...days]),
    doubledNotices: doubled(notices),
  };
}

/** JSON lines; one that does not parse is damage, unless it is the torn end of a file. */
function recordsOf(name: string, text: string, torn: Set<string>, damage: string[]): unknown[] {
  const lines = text.split('\n');
  const records: unknown[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    try {
      records.push(JSON.parse(line));
    } catch {
      if (index === lines.length - 1) torn.add(line);
      else if (!torn.has(line)) damage.push(`Line ${index + 1} of ${name} is damaged.`);
    }
  }
  return records;
}

/** Texts that occur more than once, each as a sentence. */
export function doubled(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([text, count]) => `There are ${count} of: ${text}.`);
}
