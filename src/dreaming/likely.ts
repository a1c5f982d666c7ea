import { breath } from '../state/gently.ts';
import { words } from '../text/words.ts';

/** Letters by which a word is known in whatever form: enough where nothing but a first choice is made. */
const START = 4;
/** At least this share of the shorter text's words must stand in the other one. */
const WORTH_COMPARING = 0.5;

/** Many more begin alike only where they tell of different things in one form of words. */
const MOST_FOUND = 40;

/** Finds texts that may say the same, by how their words begin, in any language; fast however many there are. */
export class Likely<Value> {
  readonly #entries: { value: Value; size: number }[] = [];
  readonly #byStart = new Map<string, number[]>();

  constructor(values: Iterable<Value>, textOf: (value: Value) => string) {
    for (const value of values) {
      const starts = startsOf(textOf(value));
      const at = this.#entries.push({ value, size: starts.size }) - 1;
      for (const start of starts) {
        const found = this.#byStart.get(start);
        if (found === undefined) this.#byStart.set(start, [at]);
        else found.push(at);
      }
    }
  }

  /** Those that are worth comparing with a text, the most alike first. */
  find(text: string): Value[] {
    return findAmong([this], text);
  }

  /** All that are worth comparing, each with how many words of the text it shares. */
  counted(starts: ReadonlySet<string>): { value: Value; count: number }[] {
    const shared = new Map<number, number>();
    for (const start of starts) {
      for (const at of this.#byStart.get(start) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    const found = [...shared].flatMap(([at, count]) => {
      const entry = this.#entries[at];
      return entry === undefined ? [] : [{ ...entry, count }];
    });
    return found.filter(({ size, count }) => count >= Math.min(size, starts.size) * WORTH_COMPARING);
  }
}

/** So many are taken in between two breaths of the event loop. */
const TAKEN_IN_AT_ONCE = 100;

/** The same for many texts, so that other work goes on in between. */
export async function likelyAmong<Value>(
  values: readonly Value[],
  textOf: (value: Value) => string,
): Promise<Likely<Value>[]> {
  const made: Likely<Value>[] = [];
  for (let at = 0; at < values.length; at += TAKEN_IN_AT_ONCE) {
    made.push(new Likely(values.slice(at, at + TAKEN_IN_AT_ONCE), textOf));
    await breath();
  }
  return made;
}

/** Those of several collections that are worth comparing with a text, the most alike first: no more than of one. */
export function findAmong<Value>(among: readonly Likely<Value>[], text: string): Value[] {
  const starts = startsOf(text);
  return among
    .flatMap((one) => one.counted(starts))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_FOUND)
    .map(({ value }) => value);
}

function startsOf(text: string): Set<string> {
  return new Set(words(text).map((word) => word.slice(0, START)));
}
