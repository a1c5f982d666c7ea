import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32: sorts like the numbers it stands for, without letters that look alike. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

function base32(value: number, length: number): string {
  let text = '';
  let rest = value;
  for (let index = 0; index < length; index += 1) {
    text = DIGITS[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Random bytes; scripted in tests. */
type Random = (bytes: number) => Uint8Array;

/** Each call for a few bytes takes as long as one for many. */
const POOL_BYTES = 1024;
let pool = new Uint8Array();

const systemRandom: Random = (bytes) => {
  if (pool.length < bytes) pool = randomBytes(Math.max(POOL_BYTES, bytes));
  const taken = pool.subarray(0, bytes);
  pool = pool.subarray(bytes);
  return taken;
};

/** Makes ids that sort in the order in which they were made, also when the clock is set back. */
export interface IdSource {
  next(now: number): string;
  /** Later ids are greater than this one; for ids found on the disk at start. */
  follow(id: string): void;
}

const TIME_LENGTH = 10;
const COUNTER_LENGTH = 3;
const COUNTER_END = 32 ** COUNTER_LENGTH;
const RANDOM_LENGTH = 5;

/** Ids are 18 characters: milliseconds, a counter within them, and a random tail. */
export function createIdSource(random: Random = systemRandom): IdSource {
  let time = 0;
  let counter = 0;
  return {
    next(now) {
      if (now > time) {
        time = now;
        counter = 0;
      } else {
        counter += 1;
        if (counter === COUNTER_END) {
          time += 1;
          counter = 0;
        }
      }
      const tail = [...random(RANDOM_LENGTH)].map((byte) => DIGITS[byte % 32]).join('');
      return base32(time, TIME_LENGTH) + base32(counter, COUNTER_LENGTH) + tail;
    },
    follow(id) {
      const seen = idTime(id);
      if (Number.isFinite(seen) && seen >= time) {
        time = seen;
        counter = COUNTER_END - 1;
      }
    },
  };
}

/** Milliseconds since the epoch at which an id was made; NaN for something else. */
export function idTime(id: string): number {
  let value = 0;
  for (const digit of id.slice(0, TIME_LENGTH)) {
    const index = DIGITS.indexOf(digit);
    if (index < 0) return Number.NaN;
    value = value * 32 + index;
  }
  return id.length < TIME_LENGTH ? Number.NaN : value;
}

/** A short name made from `parts`; the same parts give the same name. */
export function shortHash(length: number, ...parts: string[]): string {
  const bytes = createHash('sha256').update(parts.join('\0')).digest();
  return [...bytes.subarray(0, length)].map((byte) => DIGITS[byte % 32]).join('');
}

/** The folder name of a space: characters outside `a-z0-9._-` percent-encoded, so that ids never become paths. */
export function encodeFolderName(id: string): string {
  const encoded = [...new TextEncoder().encode(id)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[a-z0-9._-]/.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
  // A leading dot would hide the folder or leave it.
  return encoded.startsWith('.') ? `%2E${encoded.slice(1)}` : encoded;
}

/** The id of a space folder; `undefined` when the name is not one that `encodeFolderName` makes. */
export function decodeFolderName(name: string): string | undefined {
  try {
    const id = decodeURIComponent(name);
    return encodeFolderName(id) === name ? id : undefined;
  } catch {
    return undefined;
  }
}

/** The platform's name in an id such as `telegram:-100123:7`. */
export function platformOf(id: string): string {
  return id.split(':', 1)[0] ?? id;
}
