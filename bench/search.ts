import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillNotes, KINDS, type QueryKind } from './search/notes.ts';
import type { SearchMeasurement } from './search/process.ts';
import { median, percentile, rounded } from './support/figures.ts';
import { inProcess } from './support/process.ts';

/** Milliseconds. */
interface Spread {
  p50Ms: number;
  p95Ms: number;
}

/** A space with so many notes; the middle of several runs. */
interface SizeResult extends Spread {
  notes: number;
  /** Until the first question is answered. */
  buildMs: number;
  notesASecond: number;
  /** How long timers were late in this time, at most. */
  loopMaxMs: number;
  indexBytes: number;
  rssMb: number;
  byQuery: Record<QueryKind, Spread>;
  /** A note more: until it stands in its file, and then until it is found. */
  writeNoteMs: number;
  findNoteMs: number;
}

export interface SearchReport {
  runs: number;
  sizes: SizeResult[];
}

const SIZES = [1_000, 10_000, 100_000];

/** How fast notes are found among few and many, each number of them in a process of its own. */
export async function search({ runs }: { runs: number }): Promise<SearchReport> {
  const sizes: SizeResult[] = [];
  for (const notes of SIZES) {
    const folder = await mkdtemp(join(tmpdir(), 'reverie-search-'));
    try {
      const filled = join(folder, 'filled');
      const queries = await fillNotes(filled, notes);
      const found: SearchMeasurement[] = [];
      for (let run = 0; run < runs; run += 1) {
        const own = join(folder, `run${run}`);
        await cp(filled, join(own, 'data'), { recursive: true });
        await writeFile(join(own, 'queries.json'), JSON.stringify(queries));
        found.push(await inProcess(new URL('./search/process.js', import.meta.url), own));
      }
      sizes.push(summed(notes, found));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return { runs, sizes };
}

function summed(notes: number, found: readonly SearchMeasurement[]): SizeResult {
  const middle = (pick: (one: SearchMeasurement) => number): number => rounded(median(found.map(pick)), 2);
  const spread = (pick: (one: SearchMeasurement) => readonly number[]): Spread => ({
    p50Ms: middle((one) => percentile(pick(one), 0.5)),
    p95Ms: middle((one) => percentile(pick(one), 0.95)),
  });
  const byQuery = KINDS.map((kind) => [kind, spread(({ queries }) => queries[kind])] as const);
  const buildMs = middle((one) => one.buildMs);
  return {
    notes,
    buildMs,
    notesASecond: Math.round((1000 * notes) / buildMs),
    loopMaxMs: middle((one) => one.loopMaxMs),
    indexBytes: middle((one) => one.indexBytes),
    rssMb: middle((one) => one.peakMb),
    ...spread(({ queries }) => Object.values(queries).flat()),
    byQuery: Object.fromEntries(byQuery) as Record<QueryKind, Spread>,
    writeNoteMs: middle(({ writeMs }) => median(writeMs)),
    findNoteMs: middle(({ findMs }) => median(findMs)),
  };
}

/** The report as people read it. */
export function describeSearch({ sizes, runs }: SearchReport): string {
  const spread = ({ p50Ms, p95Ms }: Spread): string => `p50 ${p50Ms} ms, p95 ${p95Ms} ms`;
  const lines = sizes.flatMap((one) => [
    `${one.notes} notes (middle of ${runs} runs)`,
    `  making the index   ${one.buildMs} ms, ${one.notesASecond} notes a second; timers late at most ${one.loopMaxMs} ms`,
    `  index              ${rounded(one.indexBytes / 1e6)} MB; most memory ${one.rssMb} MB`,
    `  a query            ${spread(one)}`,
    ...Object.entries(one.byQuery).map(([kind, times]) => `    ${kind.padEnd(17)}${spread(times)}`),
    `  a note more        ${one.writeNoteMs} ms to write it, ${one.findNoteMs} ms to find it`,
  ]);
  return lines.join('\n');
}
