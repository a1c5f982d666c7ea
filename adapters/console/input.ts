import type { Readable } from 'node:stream';

/** Longer lines are cut, so that a runaway input cannot fill the memory. */
export const LONGEST_LINE_BYTES = 1024 * 1024;

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** A line of input without its line break. */
interface InputLine {
  text: string;
  /** Whether the line was too long and its end is left out. */
  cut: boolean;
}

/** Makes lines of bytes; keeps at most one line's worth of them. */
export class LineSplitter {
  readonly #longest: number;
  #parts: Buffer[] = [];
  #length = 0;
  #cut = false;

  constructor(longestBytes = LONGEST_LINE_BYTES) {
    this.#longest = longestBytes;
  }

  /** Takes bytes and gives the lines that they complete, one at a time. */
  *push(chunk: Buffer): Generator<InputLine> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#keep(chunk.subarray(start, end));
      start = end + 1;
      yield this.#take();
    }
    this.#keep(chunk.subarray(start));
  }

  /** The last line, when it has no line break. */
  rest(): InputLine | undefined {
    return this.#length === 0 ? undefined : this.#take();
  }

  #keep(bytes: Buffer): void {
    // One byte more than allowed: a `\r` at the limit is not part of the line.
    const room = this.#longest + 1 - this.#length;
    if (bytes.length > room) this.#cut = true;
    const kept = bytes.subarray(0, room);
    if (kept.length === 0) return;
    this.#parts.push(kept);
    this.#length += kept.length;
  }

  #take(): InputLine {
    let bytes = Buffer.concat(this.#parts, this.#length);
    if (!this.#cut && bytes.at(-1) === CARRIAGE_RETURN) bytes = bytes.subarray(0, -1);
    const cut = bytes.length > this.#longest;
    if (cut) bytes = bytes.subarray(0, characterStart(bytes, this.#longest));
    this.#parts = [];
    this.#length = 0;
    this.#cut = false;
    return { text: bytes.toString('utf8'), cut };
  }
}

/** The last offset at or before `end` at which a UTF-8 character begins. */
function characterStart(bytes: Buffer, end: number): number {
  let start = end;
  while (start > end - 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}

/** What becomes of piped input. */
interface LineHandlers {
  /** The next line is not read before this settles. */
  line(line: InputLine): Promise<void>;
  /** No line will follow; called once, after the last line has settled. */
  end(error?: Error): void;
}

/** Reads lines one after another; returns a function that stops reading and lets go of the stream. */
export function readLines(input: Readable, handlers: LineHandlers): () => void {
  const splitter = new LineSplitter();
  let work = Promise.resolve();
  let stopped = false;

  const handle = async (lines: Iterable<InputLine>): Promise<void> => {
    for (const line of lines) {
      if (stopped) return;
      await handlers.line(line);
    }
  };
  const onData = (chunk: Buffer | string): void => {
    input.pause();
    work = work
      .then(() => handle(splitter.push(Buffer.from(chunk))))
      .then(() => {
        if (!stopped) input.resume();
      });
  };
  let ending = false;
  const finish = (error?: Error): void => {
    if (ending) return;
    ending = true;
    work = work.then(async () => {
      const rest = splitter.rest();
      if (rest !== undefined) await handle([rest]);
      if (!stopped) handlers.end(error);
    });
  };
  const onEnd = (): void => finish();

  input.on('data', onData);
  input.on('end', onEnd);
  input.on('close', onEnd);
  // Stays: an error that is reported after the stop must not end the process.
  input.on('error', finish);
  if (input.readableEnded || input.destroyed) finish();
  else input.resume();

  return () => {
    stopped = true;
    input.off('data', onData);
    input.off('end', onEnd);
    input.off('close', onEnd);
    input.pause();
  };
}
