import { Cron } from 'croner';

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

/** The first moment after `after` (milliseconds since the epoch) at which the expression fires in a zone. */
export function nextRun(expression: string, zone: string, after: number): number | undefined {
  const cron = new Cron(expression, { mode: '5-part', paused: true, timezone: zone });
  return cron.nextRun(new Date(after))?.getTime();
}
