/** In milliseconds of processor time, which a busy machine does not stretch; what grows with the square of 200 kB takes minutes. */
const PATIENCE_MS = 10_000;
/** What ends sooner needs no closer look. */
const NO_TIME_MS = 1_000;
/** Runs of each length when one is looked at closer: the quickest is the one that was disturbed least. */
const RUNS = 3;

/** Processor time of this process in milliseconds. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function took(work: () => unknown): Promise<number> {
  const start = spent();
  await work();
  return spent() - start;
}

/**
 * Works on a long text.
 * @throws Error when that takes so long that its time must grow faster than the text
 */
export async function inLinearTime<T>(work: () => T | Promise<T>): Promise<T> {
  const start = spent();
  const result = await work();
  const ms = Math.round(spent() - start);
  if (ms > PATIENCE_MS) throw new Error(`It took ${ms} ms, which linear work does not.`);
  return result;
}

/**
 * Works on a text that repeats `unit`. When that is slow, it is compared with a quarter of the text, on however busy a
 * machine: four times the text may take some eight times the time; sixteen would be quadratic.
 * @param length of the text, default 200,000
 * @throws Error when the time grows faster than the text
 */
export async function growsLinearly(
  work: (text: string) => unknown,
  unit: string,
  length = 200_000,
): Promise<void> {
  const text = unit.repeat(Math.ceil(length / unit.length));
  const quarter = unit.repeat(Math.ceil(length / 4 / unit.length));
  let whole = await took(() => work(text));
  let part = 0;
  for (let run = 0; run < RUNS && whole > Math.max(NO_TIME_MS, 8 * part); run += 1) {
    if (run > 0) whole = Math.min(whole, await took(() => work(text)));
    part = Math.min(part || Number.POSITIVE_INFINITY, await took(() => work(quarter)));
  }
  if (whole > Math.max(NO_TIME_MS, 8 * part)) {
    const figures = `${Math.round(part)} ms for ${quarter.length} characters, ${Math.round(whole)} ms for ${text.length}`;
    throw new Error(`Many of ${JSON.stringify(unit)} take more than linear time: ${figures}.`);
  }
}
