import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Clock } from '../../src/chat/clock.ts';

/** What was heard in so short a time before a crash is read again, and known then. */
const WRITE_AFTER_MS = 2_000;
const ID = /^[0-9]{1,20}$/;

interface HeardFileOptions {
  /** Without a path nothing outlives the process. */
  path: string | undefined;
  clock: Clock;
  warn: (sentence: string) => void;
}

/** The last message of each channel, kept in a file, so that the next start knows from where on it has missed something. */
export class HeardFile {
  readonly #options: HeardFileOptions;
  #timer: { cancel(): void } | undefined;
  #writing: Promise<void> = Promise.resolve();
  #told = false;
  #closed = false;

  constructor(options: HeardFileOptions) {
    this.#options = options;
  }

  /** Ids of messages by the ids of their channels, the longest silent one first. Never rejects. */
  async read(): Promise<[string, string][]> {
    const { path, warn } = this.#options;
    if (path === undefined) return [];
    try {
      const found = JSON.parse(await readFile(path, 'utf8')) as unknown;
      if (!Array.isArray(found)) throw new Error('It holds no list.');
      return found.filter(isPair);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        warn(
          `What was written on Discord while Reverie was not running cannot be read: ${path} is damaged; it is made anew.`,
        );
      }
      return [];
    }
  }

  /** Writes soon what `last` holds then. */
  changed(last: ReadonlyMap<string, string>): void {
    if (this.#options.path === undefined || this.#closed) return;
    this.#timer ??= this.#options.clock.after(WRITE_AFTER_MS, () => this.#flush(last));
  }

  /** Writes what waits to be written, and nothing afterwards. Never rejects. */
  async close(last: ReadonlyMap<string, string>): Promise<void> {
    this.#closed = true;
    if (this.#timer !== undefined) this.#flush(last);
    await this.#writing;
  }

  #flush(last: ReadonlyMap<string, string>): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write(last));
  }

  async #write(last: ReadonlyMap<string, string>): Promise<void> {
    const { path = '', warn } = this.#options;
    try {
      const fresh = `${path}.${process.pid}.tmp`;
      await writeFile(fresh, `${JSON.stringify([...last])}\n`, { mode: 0o600 });
      await rename(fresh, path);
    } catch (error) {
      if (!this.#told) warn(`${path} could not be written: ${(error as Error).message}`);
      this.#told = true;
    }
  }
}

function isPair(pair: unknown): pair is [string, string] {
  return Array.isArray(pair) && pair.length === 2 && pair.every((id) => ID.test(String(id)));
}
