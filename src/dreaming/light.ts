import { isTrusted } from '../chat/trust.ts';
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

/** The light phase: sorts the notes, unites those that say the same, stages the rest. Never writes `MEMORY.md`. */
export function light(candidates: readonly Candidate[], { limit, dedupeSimilarity }: LightOptions): Staged {
  const duplicates: Staged['duplicates'] = [];
  const distinct: Candidate[] = [];
  // Only notes that share a word can be alike, so only those are compared.
  const byStem = new Map<string, Candidate[]>();
  const newestFirst = [...candidates].sort((a, b) => b.at - a.at || a.n - b.n);
  for (const candidate of newestFirst) {
    const stems = [...new Set(contentStems(candidate.text))];
    const near = new Set(stems.flatMap((stem) => byStem.get(stem) ?? []));
    const same = [...near].find((other) => saysTheSame(candidate, other, dedupeSimilarity));
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
    for (const stem of stems) byStem.set(stem, [...(byStem.get(stem) ?? []), kept]);
  }
  const newestDay = candidates.reduce((newest, { day }) => (day > newest ? day : newest), '');
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

function saysTheSame(a: Candidate, b: Candidate, threshold: number): boolean {
  if (a.speaker.id !== b.speaker.id) return false;
  // What somebody says in their own words must not be held up by a text that they forwarded.
  if (isOwn(a) !== isOwn(b)) return false;
  return normalisedKey(a.text) === normalisedKey(b.text) || similarity(a.text, b.text) >= threshold;
}

function isOwn(candidate: Candidate): boolean {
  return candidate.sources.every((source) => isTrusted(source.trust));
}

function unite(kept: Candidate, other: Candidate): void {
  kept.notes.push(...other.notes);
  kept.sources.push(...other.sources);
  for (const day of other.days) if (!kept.days.includes(day)) kept.days.push(day);
  kept.days.sort();
}
