import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { EXIT } from '../src/cli/exit.ts';
import { answeredOf, DAMAGED, judge, REMEMBER } from './crash/judge.ts';
import type { ProbeRecord } from './soak/probe.ts';
import { median, rounded } from './support/figures.ts';
import { randomOf } from './support/random.ts';

/** A chat of some minutes, with dreams and restarts at random moments. */
export interface SoakReport {
  minutes: number;
  messages: number;
  /** Messages known to have been answered. */
  answered: number;
  /** Change-sets of dreams. */
  dreams: number;
  /** Restarts: those that the process was asked for, and kills. */
  restarts: number;
  kills: number;
  messagesLost: number;
  filesDamaged: number;
  dreamsDoubled: number;
  noticesDoubled: number;
  /** Processes that did not begin, or did not end well when they were asked to. */
  failedStarts: number;
  failedStops: number;
  /** How late timers were: the 99th percentile of the worst process, and the latest of all, in milliseconds. */
  lateP99Ms: number;
  lateMaxMs: number;
  /** Resident memory in MB of processes of one age, the middle of the first and of the last third of them. */
  rssFirstMb: number;
  rssLastMb: number;
  rssPeakMb: number;
  /** A sentence for each fault. */
  faults: string[];
}

export interface SoakOptions {
  minutes: number;
  /** The built program; default: the one that this file was built with. */
  main?: string;
  seed?: number;
}

const SPACE = 'spaces/console%3Alocal';
/** A process lives between these, in milliseconds, and somebody writes between those. */
const LIFE_MS = [15_000, 60_000] as const;
const PAUSE_MS = [50, 500] as const;
/** A process that takes longer to end hangs. */
const LONGEST_STOP_MS = 30_000;
/** Memory is compared when a process is this old, in seconds. */
const SETTLED_SECONDS = 12;

/** Chats for some minutes; the process is killed or asked to end at random moments and starts again at once. */
export async function soak({
  minutes,
  main = join(import.meta.dirname, '../src/main.js'),
  seed = 1,
}: SoakOptions): Promise<SoakReport> {
  const random = randomOf(seed);
  const between = ([from, to]: readonly [number, number]): number => from + random() * (to - from);
  const dataDir = await mkdtemp(join(tmpdir(), 'reverie-soak-'));
  const probe = join(dataDir, 'probe.jsonl');
  const [answered, torn] = [new Set<string>(), new Set<string>()];
  const faults = new Map<string, string>();
  const sessions: ProbeRecord[][] = [];
  let [stdout, messages, restarts, kills, dreams] = ['', 0, 0, 0, 0];
  const endsAt = performance.now() + minutes * 60_000;
  try {
    // A process that is killed at once has had no time to answer anything.
    while (endsAt - performance.now() >= LIFE_MS[0]) {
      const life = Math.min(between(LIFE_MS), endsAt - performance.now());
      const isKilled = random() < 0.5;
      const end = await oneLife({ main, dataDir, probe, life, isKilled, between, random, from: messages });
      restarts += 1;
      if (isKilled) kills += 1;
      messages += end.input.length;
      stdout += end.stdout;
      for (const line of answeredOf(end.input, end.stdout)) answered.add(line);
      if (end.stdout === '')
        faults.set(`Process ${restarts} answered nothing: ${end.stderr}`, 'failedStarts');
      if (DAMAGED.test(end.stderr)) faults.set(end.stderr, 'filesDamaged');
      if (!isKilled && end.code !== EXIT.terminated)
        faults.set(`Process ${restarts} ended with ${end.code}: ${end.stderr}`, 'failedStops');
      const seen = await judge(join(dataDir, SPACE), answered, torn, stdout);
      for (const { kind, sentence } of seen.faults) faults.set(sentence, kind);
      dreams = seen.dreams;
      sessions.push(await recordsOf(probe));
      await rm(probe, { force: true });
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const count = (kind: string): number => [...faults.values()].filter((one) => one === kind).length;
  const settled = sessions.flatMap((records) => records.find(({ at }) => at >= SETTLED_SECONDS)?.rssMb ?? []);
  const third = Math.max(1, Math.floor(settled.length / 3));
  const all = sessions.flat();
  const lastOfEach = sessions.flatMap((records) => records.at(-1) ?? []);
  return {
    minutes,
    messages,
    answered: answered.size,
    dreams,
    restarts,
    kills,
    messagesLost: count('messagesLost'),
    filesDamaged: count('filesDamaged'),
    dreamsDoubled: count('dreamsDoubled'),
    noticesDoubled: count('noticesDoubled'),
    failedStarts: count('failedStarts'),
    failedStops: count('failedStops'),
    lateP99Ms: rounded(Math.max(0, ...lastOfEach.map((one) => one.lateP99Ms))),
    lateMaxMs: rounded(Math.max(0, ...lastOfEach.map((one) => one.lateMaxMs))),
    rssFirstMb: rounded(median(settled.slice(0, third)), 0),
    rssLastMb: rounded(median(settled.slice(-third)), 0),
    rssPeakMb: rounded(Math.max(0, ...all.map(({ rssMb }) => rssMb)), 0),
    faults: [...faults.keys()],
  };
}

interface Life {
  main: string;
  dataDir: string;
  probe: string;
  /** How long it lives, in milliseconds. */
  life: number;
  isKilled: boolean;
  between: (range: readonly [number, number]) => number;
  random: () => number;
  /** The number of its first message. */
  from: number;
}

/** One process, from its start to its end, with what was written to it. */
async function oneLife({ main, dataDir, probe, life, isKilled, between, random, from }: Life) {
  const importing = pathToFileURL(join(import.meta.dirname, 'soak/probe.js')).href;
  const child = spawn(process.execPath, ['--import', importing, main, 'start', '--data', dataDir], {
    stdio: 'pipe',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      NO_COLOR: '1',
      SOAK_PROBE: probe,
    },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  // The pipe of a killed process breaks; that is what happens here.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const input: string[] = [];
  const until = performance.now() + life;
  while (performance.now() < until) {
    const line = lineOf(from + input.length, random);
    input.push(line);
    child.stdin.write(`${line}\n`);
    await wait(Math.min(between(PAUSE_MS), Math.max(0, until - performance.now())));
  }
  child.kill(isKilled ? 'SIGKILL' : 'SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
  const code = await ended;
  clearTimeout(last);
  return { input, stdout, stderr, code };
}

/** Statements of many matters, questions about them, dreams, and now and then a change by hand. */
function lineOf(n: number, random: () => number): string {
  const name = `Olha${n}`;
  const chance = random();
  if (chance < 0.04) return '/memory dream';
  if (chance < 0.06) return '/memory undo';
  if (chance < 0.1) return `${REMEMBER}${name} plays chess`;
  if (chance < 0.3) return `Where does my cousin Olha${Math.floor(random() * n)} live?`;
  return `My cousin ${name} lives in town number ${Math.floor(random() * 1_000)}.`;
}

async function recordsOf(probe: string): Promise<ProbeRecord[]> {
  const text = await readFile(probe, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as ProbeRecord);
}

/** The report in a few lines. */
export function describeSoak({ faults, ...figures }: SoakReport): string {
  const lines = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  return [...lines, ...faults.map((sentence) => `- ${sentence}`)].join('\n');
}
