import { pino } from 'pino';
import type { Config } from '../config/schema.ts';
import { createRedactor } from '../privacy/redact.ts';
import type { Io } from './io.ts';

/** Takes out of a sentence what no log may hold: secrets, and how to reach people. */
export function forLog(): (sentence: string) => string {
  const redactor = createRedactor({ phones: true, emails: true, addresses: true });
  return (sentence) => redactor.redact(sentence);
}

/** Says sentences about the service's health: plain, or as JSON lines for programs. No secret reaches it. */
export function createLog(
  { level, format }: Config['log'],
  io: Pick<Io, 'stderr'>,
): (sentence: string) => void {
  const redact = forLog();
  const logger = pino({ level }, { write: (line: string) => io.stderr(line) });
  return (sentence) => {
    const safe = redact(sentence);
    if (format === 'json') logger.warn(safe);
    else if (logger.isLevelEnabled('warn')) io.stderr(`! ${safe}\n`);
  };
}
