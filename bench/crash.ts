import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openState } from '../src/state/store.ts';
import { answeredOf, DAMAGED, judge, REMEMBER } from './crash/judge.ts';
import { type SessionEnd, session } from './crash/session.ts';
import { randomOf } from './support/random.ts';

/** What kills in the middle of work did; everything from `messagesLost` on has to be nothing. */
export interface CrashReport {
  runs: number;
  /** Runs that were killed before they had ended by themselves. */
  killed: number;
  /** Messages known to have been answered, and change-sets of dreams: what the kills had to hit. */
  messages: number;
  dreams: number;
  /** Dreams that were killed so often that they were given up, and told so: the rule, and no fault. */
  givenUp: number;
  messagesLost: number;
  filesDamaged: number;
  dreamsDoubled: number;
  noticesDoubled: number;
  /** Dreams that were acknowledged and never ended. */
  dreamsLost: number;
  /** Restarts that did not end well. */
  failedStarts: number;
  /** Messages and commands that were answered with an apology. */
  apologies: number;
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

/** Told of a dream that did not survive its last try; the number says how many kills that takes. */
const GIVEN_UP = /Reverie ended (\d+) times in the middle of this dream/g;
const APOLOGY = /^(?:I could not|That did not work|The dream failed).*$/gm;
const SPACE = 'spaces/console%3Alocal';
/** Kills that one data directory goes through before it is looked at as a whole. */
const KILLS_A_DIRECTORY = 10;
const PARTS = 3;
/** A start takes longer than the work between two answers. */
const LONGEST_START_MS = 1_500;
const LONGEST_WORK_MS = 500;

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
    givenUp: 0,
    messagesLost: 0,
    filesDamaged: 0,
    dreamsDoubled: 0,
    noticesDoubled: 0,
    dreamsLost: 0,
    failedStarts: 0,
    apologies: 0,
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
  let killed = 0;
  const take = async (input: readonly string[], end: SessionEnd): Promise<number> => {
    stdout += end.stdout;
    for (const line of answeredOf(input, end.stdout)) answered.add(line);
    for (const [sentence] of end.stdout.matchAll(APOLOGY)) {
      if (sentence.search(GIVEN_UP) < 0) fault(report, 'apologies', sentence);
    }
    const { dreams, faults } = await judge(join(dataDir, SPACE), answered, torn, stdout);
    for (const { kind, sentence } of faults) fault(report, kind, sentence);
    return dreams;
  };
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const input = conversation(report.runs, random);
      const outputs = Math.floor(random() * input.length);
      const end = await session({
        main,
        dataDir,
        input,
        kill: { outputs, afterMs: random() * (outputs === 0 ? LONGEST_START_MS : LONGEST_WORK_MS) },
      });
      report.runs += 1;
      if (end.killed) killed += 1;
      await take(input, end);
    }
    const last = ['My cousin Ivan lives in Lviv.', '/memory dream', `${REMEMBER}The last one likes chess`];
    const end = await session({ main, dataDir, input: last });
    if (end.code !== 0) fault(report, 'failedStarts', `The last start ended with ${end.code}: ${end.stderr}`);
    if (DAMAGED.test(end.stderr)) fault(report, 'filesDamaged', end.stderr);
    report.dreams += await take(last, end);
    report.messages += answered.size;
    report.killed += killed;
    report.givenUp += givenUp(stdout, killed, report);
    for (const job of await unfinished(dataDir)) fault(report, 'dreamsLost', `The dream ${job} never ended.`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A few statements, dreams between them, and now and then a change by hand or an undo. */
function conversation(run: number, random: () => number): string[] {
  const lines: string[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const name = `Olha${run}x${part}`;
    lines.push(`My cousin ${name} lives in Lviv.`);
    if (random() < 0.8) lines.push('/memory dream');
    if (random() < 0.2) lines.push('/memory undo');
    lines.push(`${REMEMBER}${name} plays chess`);
  }
  return lines;
}

/** @returns how many dreams were told as given up; that more were than kills allow is a fault */
function givenUp(stdout: string, killed: number, report: CrashReport): number {
  const tries = [...stdout.matchAll(GIVEN_UP)].map(([, times]) => Number(times));
  const needed = tries.reduce((sum, times) => sum + times, 0);
  if (needed > killed)
    fault(report, 'dreamsLost', `${tries.length} dreams were given up after ${killed} kills.`);
  return tries.length;
}

/** Counts a fault once, however often it is seen. */
function fault(
  report: CrashReport,
  kind: Exclude<keyof CrashReport, 'runs' | 'killed' | 'messages' | 'dreams' | 'givenUp' | 'faults'>,
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

/** The report in a few lines. */
export function describeCrash(report: CrashReport): string {
  const { faults, ...figures } = report;
  const lines = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  return [...lines, ...faults.map((sentence) => `- ${sentence}`)].join('\n');
}
