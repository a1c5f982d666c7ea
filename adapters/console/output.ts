import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { DeliveryError } from '../../src/chat/errors.ts';

/** The stream that answers go to, and the knowledge whether it still takes them. */
export class ConsoleOutput {
  readonly #stream: Writable;
  readonly #waiting = new Set<(error: DeliveryError) => void>();
  #broken = false;
  #released = false;

  /** @param onBroken called once, when nobody reads the output any more */
  constructor(stream: Writable, onBroken: () => void) {
    this.#stream = stream;
    const broke = (): void => {
      if (this.#broken) return;
      this.#broken = true;
      if (!this.#released) onBroken();
    };
    // Never taken off again: a broken pipe may be reported late, and an error without a listener ends the process.
    stream.on('error', broke);
    stream.on('close', broke);
  }

  /**
   * Resolves when the stream has taken the text.
   * @throws DeliveryError `unreachable` when it did not, `ambiguous` when the console stopped meanwhile
   */
  write(text: string): Promise<void> {
    if (this.#broken || this.#stream.destroyed || this.#stream.writableEnded) {
      return Promise.reject(unreachable());
    }
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#stream.write(text, (error) => {
        this.#waiting.delete(reject);
        if (error) reject(unreachable(error));
        else resolve();
      });
    });
  }

  /** Lets what is under way end, and gives up on a stream that is stuck. */
  async release(): Promise<void> {
    this.#released = true;
    await setImmediate();
    for (const reject of this.#waiting) {
      reject(new DeliveryError('ambiguous', 'The console stopped while it was writing.'));
    }
    this.#waiting.clear();
  }
}

function unreachable(cause?: unknown): DeliveryError {
  return new DeliveryError('unreachable', 'Nobody reads the output of the console any more.', { cause });
}
