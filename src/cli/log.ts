import { pino } from 'pino';
import type { Config } from '../config/schema.ts';
import { createRedactor } from '../privacy/redact.ts';
import type { Io } from './io.ts';

/** Says sentences about the service's health: plain on a terminal, JSON lines elsewhere. No secret reaches it. */
export function createLog(level: Config['log']['level'], io: Io): (sentence: string) => void {
  const redactor = createRedactor({ phones: true, emails: true, addresses: true });
  const logger = pino({ level }, { write: (line: string) => io.stderr(line) });
  return (sentence) => {
    const safe = redactor.redact(sentence);
    if (!io.terminal) logger.warn(safe);
    else if (logger.isLevelEnabled('warn')) io.stderr(`! ${safe}\n`);
  };
}
