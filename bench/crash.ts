import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openState } from '../src/state/store.ts';
import { doubled, inspect } from './crash/inspect.ts';
import { type SessionEnd, session } from './crash/session.ts';

/** What kills in the middle of work did; everything from `messagesLost` on has to be nothing. */
export interface CrashReport {
  runs: number;
  /** Runs that were killed before they had ended by themselves. */
  killed: number;
  /** Messages known to have been answered, and change-sets of dreams: what the kills had to hit. */
  messages: number;
  dreams: number;
  messagesLost: number;
  filesDamaged: number;
  dreamsDoubled: number;
  noticesDoubled: number;
  /** Dreams that were acknowledged and never ended. */
  dreamsLost: number;
  /** Restarts that did not end well. */
  failedStarts: number;
  /** A sentence for each fault. */
  faults: string[];
}

export interface CrashOptions {
  runs: number;
  /** The built program; default: the one that this file was built with. */
  main?: string;
  /** Decides what is said and when the kills come; the machine decides the rest. */
  seed?: number;
}

const SPACE = 'spaces/console%3Alocal';
/** Kills that one data directory goes through before it is looked at as a whole. */
const KILLS_A_DIRECTORY = 10;
const LONGEST_START_MS = 800;
const LONGEST_WORK_MS = 1_500;
/** Of so many kills one comes while the program starts. */
const KILLS_AT_START = 5;

/** Chats and dreams in a child process, kills it at random moments, starts it again and looks at what is there. */
export async function crash({
  runs,
  main = join(import.meta.dirname, '../src/main.js'),
  seed = 1,
}: CrashOptions): Promise<CrashReport> {
  const report: CrashReport = {
    runs: 0,
    killed: 0,
    messages: 0,
    dreams: 0,
    messagesLost: 0,
    filesDamaged: 0,
    dreamsDoubled: 0,
    noticesDoubled: 0,
    dreamsLost: 0,
    failedStarts: 0,
    faults: [],
  };
  const random = randomOf(seed);
  while (report.runs < runs) {
    await oneDirectory(Math.min(KILLS_A_DIRECTORY, runs - report.runs), main, random, report);
  }
  return report;
}

async function oneDirectory(
  kills: number,
  main: string,
  random: () => number,
  report: CrashReport,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reverie-crash-'));
  const torn = new Set<string>();
  const answered = new Set<string>();
  let stdout = '';
  const take = async (input: readonly string[], end: SessionEnd): Promise<number> => {
    stdout += end.stdout;
    for (const line of answeredOf(input, end.stdout)) answered.add(line);
    return judge(join(dataDir, SPACE), answered, torn, stdout, report);
  };
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const input = conversation(report.runs, random);
      const atStart = random() < 1 / KILLS_AT_START;
      const end = await session({
        main,
        dataDir,
        input,
        kill: {
          from: atStart ? 'spawned' : 'ready',
          afterMs: random() * (atStart ? LONGEST_START_MS : LONGEST_WORK_MS),
        },
      });
      report.runs += 1;
      if (end.killed) report.killed += 1;
      await take(input, end);
    }
    const last = ['/memory dream', '/memory remember The last one likes chess'];
    const end = await session({ main, dataDir, input: last });
    if (end.code !== 0) fault(report, 'failedStarts', `The last start ended with ${end.code}: ${end.stderr}`);
    if (/sqlite is damaged/.test(end.stderr)) fault(report, 'filesDamaged', end.stderr);
    report.dreams += await take(last, end);
    report.messages += answered.size;
    for (const job of await unfinished(dataDir)) fault(report, 'dreamsLost', `The dream ${job} never ended.`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A few statements, dreams between them, and now and then a change by hand or an undo. */
function conversation(run: number, random: () => number): string[] {
  const lines: string[] = [];
  for (let part = 0; part < 6; part += 1) {
    const name = `Olha${run}x${part}`;
    lines.push(`My friend ${name} is allergic to peanuts.`, `My neighbour ${name} lives in Lviv.`);
    if (random() < 0.6) lines.push('/memory dream');
    if (random() < 0.2) lines.push('/memory undo');
    lines.push(`/memory remember ${name} plays chess`);
  }
  return lines;
}

/** One line is answered before the next is read, and `remember` says its words back: what stands before it was answered. */
function answeredOf(input: readonly string[], stdout: string): string[] {
  const last = input.findLastIndex((line) =>
    stdout.includes(line.replace('/memory remember ', 'Remembered: ')),
  );
  return input.slice(0, last + 1);
}

/** @returns how many change-sets of dreams there are */
async function judge(
  folder: string,
  answered: ReadonlySet<string>,
  torn: Set<string>,
  stdout: string,
  report: CrashReport,
): Promise<number> {
  const { log, dreams, damage, doubledDreams, doubledNotices } = await inspect(folder, torn);
  const logged = new Set(log.map((record) => record.text));
  for (const line of answered) {
    if (!logged.has(line)) fault(report, 'messagesLost', `"${line}" was answered and is not in the log.`);
  }
  for (const sentence of damage) fault(report, 'filesDamaged', sentence);
  for (const sentence of doubledDreams) fault(report, 'dreamsDoubled', sentence);
  // A notice of a dream that changed something names its change-set.
  const printed = doubled([...stdout.matchAll(/^Show changes: .*$/gm)].map(([line]) => line));
  for (const sentence of [...doubledNotices, ...printed]) fault(report, 'noticesDoubled', sentence);
  return dreams;
}

/** Counts a fault once, however often it is seen. */
function fault(
  report: CrashReport,
  kind: 'messagesLost' | 'filesDamaged' | 'dreamsDoubled' | 'noticesDoubled' | 'dreamsLost' | 'failedStarts',
  sentence: string,
): void {
  if (report.faults.includes(sentence)) return;
  report.faults.push(sentence);
  report[kind] += 1;
}

async function unfinished(dataDir: string): Promise<string[]> {
  const state = await openState({
    path: join(dataDir, 'state.sqlite'),
    warn: () => undefined,
    now: () => Date.now(),
  });
  try {
    return (await state.map('jobs').entries()).map(([id]) => id);
  } finally {
    await state.close();
  }
}

/** Mulberry32: small, and the same on every machine. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The report in a few lines. */
export function describeCrash(report: CrashReport): string {
  const { faults, ...figures } = report;
  const lines = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  return [...lines, ...faults.map((sentence) => `- ${sentence}`)].join('\n');
}
