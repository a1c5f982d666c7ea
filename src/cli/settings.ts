import { userInfo } from 'node:os';
import { type LoadedConfig, loadConfig } from '../config/load.ts';
import { type Clock, shiftedClock, systemClock } from '../time/clock.ts';
import { parseInstant } from '../time/zone.ts';
import { CliError, EXIT } from './exit.ts';
import type { CommonOptions, Io } from './io.ts';

/** @throws ConfigError */
export function loadSettings(options: CommonOptions, io: Io): LoadedConfig {
  return loadConfig({
    ...(options.config === undefined ? {} : { path: options.config }),
    ...(options.data === undefined ? {} : { dataDir: options.data }),
    env: io.env,
    cwd: io.cwd,
  });
}

/** The clock of `--now`, which goes on from the moment that it names. */
export function clockOf(now: string | undefined, zone: string): Clock {
  if (now === undefined) return systemClock;
  const at = parseInstant(now, zone);
  if (at === undefined) {
    throw new CliError(
      'usage',
      EXIT.usage,
      `--now ${now} is not a time. Write it like 2026-11-30T14:05:00+02:00.`,
    );
  }
  return shiftedClock(systemClock, at);
}

/** The name of the person at the console and the command line. */
export function ownerName(configured: string | undefined): string {
  if (configured !== undefined) return configured;
  try {
    const { username } = userInfo();
    return username === '' || username === 'root' ? 'Owner' : username;
  } catch {
    return 'Owner';
  }
}
