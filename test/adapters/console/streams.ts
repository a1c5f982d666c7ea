import { PassThrough, Writable } from 'node:stream';

/** An output that remembers every write and can be stuck or broken. */
export class RecordedOutput extends Writable {
  readonly writes: string[] = [];
  #stuck = false;

  constructor() {
    super({ decodeStrings: true });
  }

  get text(): string {
    return this.writes.join('');
  }

  /** From now on no write is ever confirmed. */
  stick(): void {
    this.#stuck = true;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#stuck) return;
    this.writes.push(chunk.toString('utf8'));
    done();
  }
}

/** An output whose reader has gone, as after `| head -1`. */
export function brokenOutput(): Writable {
  return new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
}

/** An input that is typed or piped into; everything given at once and then ended when `text` is there. */
export function inputOf(text?: string | Buffer): PassThrough {
  const input = new PassThrough();
  if (text !== undefined) input.end(text);
  return input;
}
