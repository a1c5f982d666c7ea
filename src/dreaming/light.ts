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

export interface LightOptions {
  /** Most candidates that are staged; the newest days come first, and the newest day is staged whole. */
  limit: number;
  /** From this similarity (0 to 1) two notes of the same speaker say the same. */
  dedupeSimilarity: number;
}

const BATCH = 20;

/** The light phase: sorts the notes, unites those that say the same, stages the rest. Never writes `MEMORY.md`. */
export async function light(
  candidates: readonly Candidate[],
  { limit, dedupeSimilarity }: LightOptions,
): Promise<Staged> {
  const duplicates: Staged['duplicates'] = [];
  const distinct: Candidate[] = [];
  const index = new LikenessIndex(dedupeSimilarity);
  const newestFirst = [...candidates].sort((a, b) => b.at - a.at || a.n - b.n);
  for await (const candidate of gently(newestFirst, BATCH)) {
    const same = index.find(candidate);
    if (same !== undefined) {
      duplicates.push({ kept: same.text, dropped: candidate.text });
      unite(same, candidate);
      continue;
    }
    const kept: Candidate = {
      ...candidate,
      days: [...candidate.days],
      notes: [...candidate.notes],
      sources: [...candidate.sources],
    };
    distinct.push(kept);
    index.add(kept);
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

/** From this similarity on two texts have all their content words in common. */
const ALL_WORDS_SHARED = 0.9;

/** Finds who said the same before; every candidate is compared only with those that share enough words with it. */
class LikenessIndex {
  readonly #threshold: number;
  readonly #byKey = new Map<string, Candidate>();
  readonly #byStem = new Map<string, Candidate[]>();
  readonly #stems = new Map<Candidate, ReadonlySet<string>>();

  constructor(threshold: number) {
    this.#threshold = threshold;
  }

  add(candidate: Candidate): void {
    const stems = this.#stemsOf(candidate);
    this.#byKey.set(this.#keyOf(candidate), candidate);
    for (const stem of stems) {
      const list = this.#byStem.get(stem);
      if (list === undefined) this.#byStem.set(stem, [candidate]);
      else list.push(candidate);
    }
  }

  find(candidate: Candidate): Candidate | undefined {
    const same = this.#byKey.get(this.#keyOf(candidate));
    if (same !== undefined) return same;
    const stems = this.#stemsOf(candidate);
    const shared = new Map<Candidate, number>();
    for (const stem of stems) {
      for (const other of this.#byStem.get(stem) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    // Comparing texts costs much more than counting what they share.
    const share = this.#threshold >= ALL_WORDS_SHARED ? 1 : this.#threshold ** 2;
    return [...shared]
      .filter(([other, count]) => 2 * count >= share * (stems.size + this.#stemsOf(other).size))
      .find(
        ([other]) =>
          speaksAlike(candidate, other) && similarity(candidate.text, other.text) >= this.#threshold,
      )?.[0];
  }

  #stemsOf(candidate: Candidate): ReadonlySet<string> {
    const known = this.#stems.get(candidate) ?? new Set(contentStems(candidate.text));
    this.#stems.set(candidate, known);
    return known;
  }

  #keyOf(candidate: Candidate): string {
    return JSON.stringify([candidate.speaker.id, isOwn(candidate), normalisedKey(candidate.text)]);
  }
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
