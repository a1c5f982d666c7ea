import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export const LONGEST_HISTORY = 500;
/** A pasted document is not something to type again, and would be written with every line. */
const LONGEST_ENTRY = 4000;

/** The lines that were typed at the prompt, newest last, kept in a file that only its user may read. */
export class History {
  readonly #file: string | undefined;
  readonly #onError: (error: Error) => void;
  #entries: string[] = [];
  #saving = Promise.resolve();
  #dirty = false;

  /** @param onError called when the file cannot be read or written; the history then lasts for this session */
  constructor(file: string | undefined, onError: (error: Error) => void) {
    this.#file = file;
    this.#onError = onError;
  }

  get entries(): readonly string[] {
    return this.#entries;
  }

  async load(): Promise<void> {
    if (this.#file === undefined) return;
    try {
      this.#entries = parse(await readFile(this.#file, 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#onError(error as Error);
    }
  }

  /** Remembers a line that was sent; writes in the background. */
  add(entry: string): void {
    if (entry.length > LONGEST_ENTRY || entry === this.#entries.at(-1)) return;
    this.#entries = [...this.#entries, entry].slice(-LONGEST_HISTORY);
    if (this.#dirty) return;
    this.#dirty = true;
    this.#saving = this.#saving.then(() => this.#save());
  }

  /** Resolves when everything added so far is on disk, or given up. */
  flushed(): Promise<void> {
    return this.#saving;
  }

  async #save(): Promise<void> {
    this.#dirty = false;
    if (this.#file === undefined) return;
    const text = this.#entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    try {
      await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
      const fresh = `${this.#file}.${process.pid}.tmp`;
      await writeFile(fresh, text, { mode: 0o600 });
      await rename(fresh, this.#file);
    } catch (error) {
      this.#onError(error as Error);
    }
  }
}

/** One JSON string a line, so that a message of several lines is one entry; what is not one is skipped. */
function parse(text: string): string[] {
  const entries: string[] = [];
  for (const line of text.split('\n')) {
    try {
      const entry: unknown = JSON.parse(line);
      if (typeof entry === 'string') entries.push(entry);
    } catch {
      // A torn or foreign line costs that line only.
    }
  }
  return entries.slice(-LONGEST_HISTORY);
}
