import '../../src/cli/small-heap.ts';

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { warmUp } from '../../src/cli/warm-up.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { createRedactor } from '../../src/privacy/redact.ts';
import type { Clock } from '../../src/time/clock.ts';
import { peakMegabytes } from '../support/process.ts';
import { measuredService } from '../support/service.ts';
import { END, KINDS, noteOf, type Queries, type QueryKind, ROOM } from './notes.ts';

/** What one process found. Milliseconds, megabytes and bytes. */
export interface SearchMeasurement {
  buildMs: number;
  /** How long timers were late while the index was made, at most. */
  loopMaxMs: number;
  indexBytes: number;
  peakMb: number;
  queries: Record<QueryKind, number[]>;
  /** Writing a note into its file. */
  writeMs: number[];
  /** Looking for it: the index takes it, and finds it. */
  findMs: number[];
}

const ALL_KINDS = { phones: true, emails: true, addresses: true };
const RESOLUTION_MS = 1;
/** As many hits as the chat asks for. */
const MOST = 16;
const ADDED = 20;
const BETWEEN_MS = 60_000;
const NOON_MS = 12 * 60 * 60 * 1000;

/** Makes the index of a data directory, asks, and adds notes. */
async function measure(dataDir: string, queries: Queries): Promise<SearchMeasurement> {
  let now = END - NOON_MS;
  const clock: Clock = { now: () => now, after: () => ({ cancel: () => undefined }) };
  const { service } = await measuredService({ dataDir, model: createOfflineModel(), clock });
  // As at the start of the product, before anybody waits.
  await warmUp(undefined, createRedactor(ALL_KINDS), new AbortController().signal);
  const space = await service.spaces.open(ROOM.id);
  await space.conversation(ROOM);
  const search = async (question: string): Promise<{ ms: number; texts: string[] }> => {
    const start = performance.now();
    const hits = await space.recall.search(question, now, MOST);
    return { ms: performance.now() - start, texts: hits.map(({ text }) => text) };
  };
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  const { ms: buildMs } = await search('?');
  loop.disable();
  const times: Record<QueryKind, number[]> = { rare: [], common: [], 'two words': [], missing: [] };
  // All kinds in turns, so that a busy moment of the machine is nobody's alone.
  for (let n = 0; n < queries.rare.length; n += 1) {
    for (const kind of KINDS) times[kind].push((await search(queries[kind][n] ?? '')).ms);
  }
  const writeMs: number[] = [];
  const findMs: number[] = [];
  for (let n = 0; n < ADDED; n += 1) {
    now += BETWEEN_MS;
    const text = `Ana keeps zyxwv${n}q in the drawer.`;
    const start = performance.now();
    await space.notes.write({ at: now, reason: 'trimmed', label: 'bench/Ana', notes: [noteOf(text, now)] });
    writeMs.push(performance.now() - start);
    const { ms, texts } = await search(`zyxwv${n}q`);
    findMs.push(ms);
    if (texts[0] !== text) throw new Error(`The note "${text}" was added and is not found.`);
  }
  const index = space.vault.locate('memory/.dreams/index.sqlite');
  const peakMb = peakMegabytes();
  await service.stop();
  const loopMaxMs = Math.max(0, loop.max / 1e6 - RESOLUTION_MS);
  const { size: indexBytes } = await stat(index);
  return { buildMs, loopMaxMs, indexBytes, peakMb, queries: times, writeMs, findMs };
}

const [folder = ''] = process.argv.slice(2);
const queries = JSON.parse(await readFile(join(folder, 'queries.json'), 'utf8')) as Queries;
process.stdout.write(JSON.stringify(await measure(join(folder, 'data'), queries)));
