import { plannedDays } from '../text/planned.ts';
import type { Day } from '../time/zone.ts';

/**
 * Whether every date that a plan names lies before today.
 * @param line `lastConfirmed`: when it was said last, ISO 8601; what it calls tomorrow is the day after
 * @param zone IANA zone in which relative dates are resolved
 */
export function isPast(
  line: { text: string; lastConfirmed?: string | undefined },
  today: Day,
  zone: string,
): boolean {
  const said = Date.parse(line.lastConfirmed ?? '') || Date.parse(today);
  const days = plannedDays(line.text, said, zone);
  return days.length > 0 && days.every((day) => day < today);
}
