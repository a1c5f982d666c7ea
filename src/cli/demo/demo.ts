import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MEMORY_FILE } from '../../memory/memory-file.ts';
import { addDays } from '../../time/zone.ts';
import { CliError, EXIT } from '../exit.ts';
import type { CommonOptions, Io } from '../io.ts';
import { openSimulation } from './simulation.ts';
import { DEMO_WEEK } from './week.ts';

const FIRST_DAY = '2026-02-02';
const ZONE = 'Europe/Kyiv';
const DAYS = 7;
/** Chat lines of each day that are printed; the rest is counted. */
const SHOWN_MESSAGES = 6;

/** Plays a week of a bundled chat, day by day, and prints what becomes of it. */
export async function demo(options: CommonOptions, io: Io): Promise<number> {
  const dataDir =
    options.data === undefined
      ? await mkdtemp(join(tmpdir(), 'reverie-demo-'))
      : await unusedFolder(resolve(io.cwd, options.data));
  const print = (text: string): void => io.stdout(`${text}\n`);
  const posts: string[] = [];
  const simulation = await openSimulation({
    dataDir,
    firstDay: FIRST_DAY,
    zone: ZONE,
    owner: 'Olena',
    title: 'Olena and Mark',
    warn: (sentence) => io.stderr(`! ${sentence}\n`),
    posted: (text) => posts.push(text),
  });
  try {
    print('A week in the chat of Olena and Mark. Reverie listens, notes, and dreams each night at 03:00.');
    print(`Everything is kept in ${dataDir}`);
    const space = await simulation.service.spaces.open(simulation.space);
    for (let day = 0; day < DAYS; day += 1) {
      const date = addDays(FIRST_DAY, day);
      const messages = DEMO_WEEK.filter((message) => message.day === day);
      print(`\n━━ ${date} ━━`);
      for (const message of messages) await simulation.play(message);
      for (const message of messages.slice(0, SHOWN_MESSAGES))
        print(`${message.time} ${message.who}: ${firstLine(message.text)}`);
      if (messages.length > SHOWN_MESSAGES) print(`… and ${messages.length - SHOWN_MESSAGES} more messages`);
      await simulation.advance(day + 1, '03:05');
      const notes = await space.notes.live(date, date);
      print(`\nNotes of the day:${notes.length === 0 ? ' none' : ''}`);
      for (const note of notes) print(`- ${note.text}`);
      print('\nThe dream of the night:');
      print(posts.length === 0 ? 'It changed nothing, so it stays quiet.' : posts.splice(0).join('\n'));
    }
    print('\n━━ MEMORY.md after the week ━━');
    print((await space.vault.read(MEMORY_FILE)) ?? '(empty)');
    print(`Read on: ${space.vault.locate('DREAMS.md')}`);
    print(`Ask why a line is there: npm run -s reverie -- memory why 1 --data ${dataDir}`);
    return EXIT.ok;
  } finally {
    await simulation.stop();
  }
}

/** @throws CliError when there is something in it: nobody wants a bundled chat in a memory of their own */
async function unusedFolder(folder: string): Promise<string> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (files.length === 0) return folder;
  throw new CliError(
    'usage',
    EXIT.usage,
    `${folder} is in use, and the demo would write into it. Name a folder that is empty or not there yet, or leave --data out.`,
  );
}

function firstLine(text: string): string {
  const [line = '', ...rest] = text.split('\n');
  return rest.length === 0 ? line : `${line} …`;
}
