import { pino } from 'pino';
import type { Config } from '../config/schema.ts';
import { createRedactor } from '../privacy/redact.ts';
import type { Io } from './io.ts';

/** Says sentences about the service's health: plain, or as JSON lines for programs. No secret reaches it. */
export function createLog(
  { level, format }: Config['log'],
  io: Pick<Io, 'stderr'>,
): (sentence: string) => void {
  const redactor = createRedactor({ phones: true, emails: true, addresses: true });
  const logger = pino({ level }, { write: (line: string) => io.stderr(line) });
  return (sentence) => {
    const safe = redactor.redact(sentence);
    if (format === 'json') logger.warn(safe);
    else if (logger.isLevelEnabled('warn')) io.stderr(`! ${safe}\n`);
  };
}
