import { isTrusted } from '../chat/trust.ts';
import { gently } from '../state/gently.ts';
import { normalisedKey, similarity } from '../text/similarity.ts';
import { contentStems } from '../text/words.ts';
import type { Candidate } from './types.ts';

export interface Staged {
  candidates: Candidate[];
  /** Which texts were united with which. */
  duplicates: { kept: string; dropped: string }[];
  /** Candidates beyond the limit, oldest days first; they wait for the next dream. */
  left: Candidate[];
}

interface LightOptions {
  /** Most candidates that are staged; the newest days come first, and the newest day is staged whole. */
  limit: number;
  /** From this similarity (0 to 1) two notes of the same speaker say the same. */
  dedupeSimilarity: number;
}

/** The light phase: sorts the notes, unites those that say the same, stages the rest. Never writes `MEMORY.md`. */
export async function light(
  candidates: readonly Candidate[],
  { limit, dedupeSimilarity }: LightOptions,
): Promise<Staged> {
  const duplicates: Staged['duplicates'] = [];
  const distinct: Candidate[] = [];
  const index = new LikenessIndex(dedupeSimilarity);
  const newestFirst = [...candidates].sort((a, b) => b.at - a.at || a.n - b.n);
  for await (const candidate of gently(newestFirst)) {
    const kept: Candidate = {
      ...candidate,
      days: [...candidate.days],
      notes: [...candidate.notes],
      sources: [...candidate.sources],
    };
    const same = index.findOrAdd(kept);
    if (same === undefined) {
      distinct.push(kept);
      continue;
    }
    duplicates.push({ kept: same.text, dropped: candidate.text });
    unite(same, candidate);
  }
  const newestDay =
    candidates
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? '';
  const ofNewestDay = distinct.filter((candidate) => candidate.days.includes(newestDay));
  const older = distinct.filter((candidate) => !candidate.days.includes(newestDay));
  const room = Math.max(0, limit - ofNewestDay.length);
  return {
    candidates: [...ofNewestDay, ...older.slice(0, room)].map((candidate, index) => ({
      ...candidate,
      n: index + 1,
    })),
    duplicates,
    left: older.slice(room),
  };
}

/** From this similarity on two texts say the same content words in the same order. */
const ALL_WORDS_SHARED = 0.9;

/** A candidate with the stems of what it says, in their order and once each. */
interface Entry {
  candidate: Candidate;
  stems: ReadonlySet<string>;
}

/**
 * Finds who said the same before. A candidate is compared with few others, however many there are: with those of the
 * same words, or with those that share enough of them.
 */
class LikenessIndex {
  readonly #threshold: number;
  readonly #byKey = new Map<string, Candidate>();
  readonly #byWords = new Map<string, Candidate[]>();
  readonly #byStem = new Map<string, Entry[]>();

  constructor(threshold: number) {
    this.#threshold = threshold;
  }

  /** The first that said the same; else the candidate itself is found by those that come. */
  findOrAdd(candidate: Candidate): Candidate | undefined {
    const key = keyOf(candidate);
    const list = contentStems(candidate.text);
    const words = list.join(' ');
    const entry = { candidate, stems: new Set(list) };
    const found =
      this.#byKey.get(key) ??
      this.#firstAlike(candidate, this.#byWords.get(words) ?? []) ??
      this.#firstAlike(candidate, this.#sharingEnough(entry));
    if (found !== undefined) return found;
    this.#byKey.set(key, candidate);
    push(this.#byWords, words, candidate);
    if (this.#threshold < ALL_WORDS_SHARED) for (const stem of entry.stems) push(this.#byStem, stem, entry);
    return undefined;
  }

  #firstAlike(candidate: Candidate, among: Iterable<Candidate>): Candidate | undefined {
    for (const other of among) {
      if (speaksAlike(candidate, other) && similarity(candidate.text, other.text) >= this.#threshold) {
        return other;
      }
    }
    return undefined;
  }

  /** Comparing texts costs much more than counting what they share. */
  *#sharingEnough({ stems }: Entry): Generator<Candidate> {
    if (this.#threshold >= ALL_WORDS_SHARED) return;
    const share = this.#threshold ** 2;
    // Whoever shares enough of these has one of the rarest, which few have.
    const least = Math.ceil((share * stems.size) / (2 - share));
    const rarest = [...stems]
      .sort((a, b) => (this.#byStem.get(a)?.length ?? 0) - (this.#byStem.get(b)?.length ?? 0))
      .slice(0, stems.size - least + 1);
    const seen = new Set<Entry>();
    for (const stem of rarest) {
      for (const other of this.#byStem.get(stem) ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        let shared = 0;
        for (const one of stems) if (other.stems.has(one)) shared += 1;
        if (2 * shared >= share * (stems.size + other.stems.size)) yield other.candidate;
      }
    }
  }
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function keyOf(candidate: Candidate): string {
  return JSON.stringify([candidate.speaker.id, isOwn(candidate), normalisedKey(candidate.text)]);
}

function speaksAlike(a: Candidate, b: Candidate): boolean {
  return a.speaker.id === b.speaker.id && isOwn(a) === isOwn(b);
}

/** What somebody says in their own words must not be held up by a text that they forwarded. */
function isOwn(candidate: Candidate): boolean {
  return candidate.sources.every((source) => isTrusted(source.trust));
}

function unite(kept: Candidate, other: Candidate): void {
  kept.notes.push(...other.notes);
  kept.sources.push(...other.sources);
  for (const day of other.days) if (!kept.days.includes(day)) kept.days.push(day);
  kept.days.sort();
}
