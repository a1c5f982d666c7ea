import { stopWords } from '../languages/general-words.ts';
import { DEFAULT_LANGUAGE, languages } from '../languages/index.ts';
import { MARKS } from '../privacy/kinds.ts';
import { gently } from '../state/gently.ts';
import { languageOf } from '../text/language.ts';
import { contentStems, words } from '../text/words.ts';
import type { Day } from '../time/zone.ts';

/** Something that comes up on several days. */
export interface Theme {
  theme: string;
  days: number;
  notes: number;
  /** 0 to 1. */
  strength: number;
}

/** A note, as far as the REM phase looks at it. */
export interface RemNote {
  text: string;
  day: Day;
  /** Names of speakers are no themes. */
  speaker?: string;
}

interface RemOptions {
  /** Most themes. */
  limit: number;
  /** Themes weaker than this (0 to 1) are left out. */
  minPatternStrength: number;
}

/** What has this many notes and days has full strength. */
const FULL_NOTES = 4;
const FULL_DAYS = 3;

/** A word stem with the forms in which it was met. */
interface Recurring {
  surfaces: Map<string, number>;
  days: Set<Day>;
  notes: number;
}

/** The REM phase: what recurs over days. Without a model it counts words that carry meaning. Never writes `MEMORY.md`. */
export async function rem(
  notes: readonly RemNote[],
  { limit, minPatternStrength }: RemOptions,
): Promise<Theme[]> {
  const empty = await emptyWords();
  const speakers = new Set(notes.flatMap(({ speaker = '' }) => words(speaker)));
  const seen = new Map<string, Recurring>();
  for await (const { text, day } of gently(notes)) {
    for (const [stem, surface] of themesIn(text, empty)) {
      if (speakers.has(stem) || speakers.has(surface)) continue;
      const entry = seen.get(stem) ?? { surfaces: new Map(), days: new Set(), notes: 0 };
      entry.surfaces.set(surface, (entry.surfaces.get(surface) ?? 0) + 1);
      entry.days.add(day);
      entry.notes += 1;
      seen.set(stem, entry);
    }
  }
  return [...seen.values()]
    .filter((entry) => entry.days.size > 1)
    .map(asTheme)
    .filter((theme) => theme.strength >= minPatternStrength)
    .sort((a, b) => b.strength - a.strength || b.notes - a.notes || (a.theme < b.theme ? -1 : 1))
    .slice(0, limit);
}

/** The stems of words that carry meaning, each with the form in which the text has it first. */
function themesIn(text: string, empty: ReadonlySet<string>): Map<string, string> {
  const plain = text.replace(MARKS, ' ');
  const language = languageOf(plain);
  const found = new Map<string, string>();
  for (const word of words(plain)) {
    if (empty.has(word) || (language === undefined && isStopWord(word))) continue;
    const [stem] = contentStems(word, language ?? DEFAULT_LANGUAGE);
    if (stem !== undefined && !found.has(stem) && !/\p{N}/u.test(stem)) found.set(stem, word);
  }
  return found;
}

let modifiers: ReadonlySet<string> | undefined;

/** Words that change what is said, or say when, in all languages; gathered once. */
async function emptyWords(): Promise<ReadonlySet<string>> {
  if (modifiers !== undefined) return modifiers;
  const found = new Set<string>();
  for await (const code of gently(Object.keys(languages))) {
    for (const word of [...changing(code), ...calendarWords(code)]) found.add(word);
  }
  modifiers = found;
  return found;
}

/** Whether a word stands in every text; where the language is not known, of any language. */
function isStopWord(word: string): boolean {
  return Object.keys(languages).some((code) => stopWords(code).has(word));
}

function changing(code: string): readonly string[] {
  const { negations = [], conditions = [] } = languages[code]?.words ?? {};
  return [...negations, ...conditions];
}

/** Names of months and weekdays, alone and as they stand in a date. */
function calendarWords(code: string): string[] {
  const formats: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'long', day: 'numeric' },
    { weekday: 'long' },
  ];
  // A day of each month, and all days of the week among them.
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1 + month));
  return formats.flatMap((format) => {
    const names = new Intl.DateTimeFormat(code, { ...format, timeZone: 'UTC' });
    return days.flatMap((day) => words(names.format(day), code));
  });
}

function asTheme({ surfaces, days, notes }: Recurring): Theme {
  const [theme = ''] = [...surfaces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  return { theme, days: days.size, notes, strength: strengthOf({ notes, days: days.size }) };
}

/** How well notes on some days bear something out, from 0 to 1. */
export function strengthOf({ notes, days }: { notes: number; days: number }): number {
  return 0.5 * Math.min(1, notes / FULL_NOTES) + 0.5 * Math.min(1, days / FULL_DAYS);
}
