import { contentStems, words } from '../text/words.ts';
import type { Candidate } from './types.ts';

/** Something that comes up on several days. */
export interface Theme {
  theme: string;
  days: number;
  notes: number;
  /** 0 to 1. */
  strength: number;
}

export interface RemOptions {
  /** Most themes. */
  limit: number;
  /** Themes weaker than this (0 to 1) are left out. */
  minPatternStrength: number;
}

/** A theme of this many notes and days has full strength. */
const FULL_NOTES = 4;
const FULL_DAYS = 3;

/** The REM phase: what recurs over days. Without a model it counts words that carry meaning. Never writes `MEMORY.md`. */
export function rem(candidates: readonly Candidate[], { limit, minPatternStrength }: RemOptions): Theme[] {
  const speakers = new Set(candidates.flatMap((candidate) => contentStems(candidate.speaker.name)));
  const seen = new Map<string, { surfaces: Map<string, number>; days: Set<string>; notes: number }>();
  for (const candidate of candidates) {
    const stems = new Set(contentStems(candidate.text));
    for (const word of new Set(words(candidate.text))) {
      const [stem] = contentStems(word);
      if (stem === undefined || !stems.has(stem) || speakers.has(stem) || /\p{N}/u.test(stem)) continue;
      const entry = seen.get(stem) ?? {
        surfaces: new Map<string, number>(),
        days: new Set<string>(),
        notes: 0,
      };
      entry.surfaces.set(word, (entry.surfaces.get(word) ?? 0) + 1);
      for (const day of candidate.days) entry.days.add(day);
      entry.notes += candidate.notes.length;
      seen.set(stem, entry);
    }
  }
  return [...seen.values()]
    .filter((entry) => entry.days.size > 1)
    .map((entry): Theme => {
      const [theme = ''] = [...entry.surfaces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [];
      const strength =
        0.5 * Math.min(1, entry.notes / FULL_NOTES) + 0.5 * Math.min(1, entry.days.size / FULL_DAYS);
      return { theme, days: entry.days.size, notes: entry.notes, strength };
    })
    .filter((theme) => theme.strength >= minPatternStrength)
    .sort((a, b) => b.strength - a.strength || b.notes - a.notes || (a.theme < b.theme ? -1 : 1))
    .slice(0, limit);
}
