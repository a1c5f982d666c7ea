import { Cron } from 'croner';
import { momentOf, wallClock } from './zone.ts';

/** What is wrong with a cron expression of five fields; `undefined` when it is right and will ever fire. */
export function cronFault(expression: string): string | undefined {
  try {
    const cron = new Cron(expression, { mode: '5-part', paused: true, timezone: 'UTC' });
    return cron.nextRun() === null ? 'This moment never comes' : undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^CronPattern: /, '') : String(error);
    return `This is not a cron expression (${reason.slice(0, 100)})`;
  }
}

/**
 * The first moment after `after` (milliseconds since the epoch) at which the expression fires in a zone: in an hour that
 * comes twice the first time only, and for times in a missing hour once, right after it.
 */
export function nextRun(expression: string, zone: string, after: number): number | undefined {
  // The expression is read on the local calendar: by the zone itself it would fire twice in an hour that comes twice,
  // and several times in a missing hour would make it pass over the day.
  const calendar = new Cron(expression, { mode: '5-part', paused: true, timezone: 'UTC' });
  let wall = calendar.nextRun(new Date(wallClock(after, zone)));
  while (wall !== null) {
    const moment = momentOf(wall.getTime(), zone);
    if (moment > after) return moment;
    wall = calendar.nextRun(wall);
  }
  return undefined;
}
