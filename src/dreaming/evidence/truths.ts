import type { Config } from '../../config/schema.ts';
import type { Day } from '../../time/zone.ts';
import { strengthOf } from '../rem.ts';
import type { Ranked } from './pool.ts';

/** A statement that holds up: said, asked for or found in historical notes on several days. */
export interface Truth {
  text: string;
  /** The name of whoever said it. */
  speaker: string;
  /** 0 to 1. */
  confidence: number;
  /** Distinct days on which it was said, noted or asked for. */
  days: number;
  /** Keys of the notes that say it. */
  notes: string[];
}

/**
 * What the last days have borne out, surest first: statements, where themes are words. It counts and asks no model.
 * @param from the first of the days looked at
 */
export function truthsIn(
  ranked: readonly Ranked[],
  from: Day,
  { limit, minPatternStrength }: Config['dreaming']['phases']['rem'],
): Truth[] {
  return ranked
    .map(({ candidate, evidence }): Truth => {
      const recalls = evidence.recalls.filter(({ day }) => day >= from);
      const noted = evidence.grounded.map(({ day }) => day);
      const said = [...evidence.saidOn, ...noted].filter((day) => day >= from);
      const days = new Set([...said, ...recalls.map(({ day }) => day)]).size;
      const confidence = strengthOf({ notes: said.length + recalls.length, days });
      const { text, speaker } = candidate;
      return { text, speaker: speaker.name, confidence, days, notes: candidate.notes.map(({ key }) => key) };
    })
    .filter(({ days, confidence }) => days > 1 && confidence >= minPatternStrength)
    .sort((a, b) => b.confidence - a.confidence || (a.text < b.text ? -1 : 1))
    .slice(0, limit);
}
