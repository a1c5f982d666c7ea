import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Clock } from '../../src/chat/clock.ts';
import { messageOf } from '../../src/chat/errors.ts';

/** What was heard in so short a time before a crash is read again, and known then. */
const WRITE_AFTER_MS = 2_000;
const ID = /^[0-9]{1,20}$/;
const UNREAD = 'What was written on Discord while Reverie was not running is not read';

interface LastReadFileOptions {
  /** Without a path nothing outlives the process. */
  path: string | undefined;
  clock: Clock;
  warn: (sentence: string) => void;
}

/** The last message of each channel, kept in a file, so that the next start knows from where on it has missed something. */
export class LastReadFile {
  readonly #options: LastReadFileOptions;
  #timer: { cancel(): void } | undefined;
  #writing: Promise<void> = Promise.resolve();
  #told = false;
  /** Nothing is written any more. */
  #closed = false;
  /** Channels that stand in the file, or are being written there. */
  #known = 0;

  constructor(options: LastReadFileOptions) {
    this.#options = options;
  }

  /** Ids of messages by the ids of their channels, the longest silent one first. Never rejects. */
  async read(): Promise<[string, string][]> {
    const { path, warn } = this.#options;
    if (path === undefined) return [];
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        // What it holds is worth more than what would be written over it.
        this.#closed = true;
        warn(
          `${UNREAD}: ${path} could not be opened (${messageOf(error)}). Make it a file that Reverie may read and write, or delete it, and start again; until then it is left as it is.`,
        );
      }
      return [];
    }
    const found = listIn(text);
    if (found === undefined) warn(`${UNREAD}: ${path} is damaged; it is made anew.`);
    return found?.filter(isPair) ?? [];
  }

  /** Writes soon what `last` holds then. */
  changed(last: ReadonlyMap<string, string>): void {
    if (this.#options.path === undefined || this.#closed) return;
    // Of a channel that is not in the file nothing is read after a crash.
    if (last.size > this.#known) {
      this.#flush(last);
      return;
    }
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
    this.#known = last.size;
    this.#writing = this.#writing.then(() => this.#write(last));
  }

  async #write(last: ReadonlyMap<string, string>): Promise<void> {
    const { path = '', warn } = this.#options;
    try {
      const fresh = `${path}.${process.pid}.tmp`;
      await writeFile(fresh, `${JSON.stringify([...last])}\n`, { mode: 0o600 });
      await rename(fresh, path);
      this.#told = false;
    } catch (error) {
      if (!this.#told) {
        warn(
          `${path} could not be written (${messageOf(error)}), so that the next start does not know what was heard last on Discord. Make room on the disk and let Reverie write in that folder; it goes on trying.`,
        );
      }
      this.#told = true;
      this.changed(last);
    }
  }
}

/** `undefined` when it holds no list. */
function listIn(text: string): unknown[] | undefined {
  try {
    const found = JSON.parse(text) as unknown;
    return Array.isArray(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isPair(pair: unknown): pair is [string, string] {
  return (
    Array.isArray(pair) && pair.length === 2 && pair.every((id) => typeof id === 'string' && ID.test(id))
  );
}
