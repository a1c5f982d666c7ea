import { localMinute } from '../../time/zone.ts';
import { type Check, fail, ok, warn } from './check.ts';

/** Clocks of two processes and the order of writes may differ by this, in milliseconds. */
const TOLERANCE_MS = 60_000;

/** @param newest when the newest record of all logs was written, in milliseconds since the epoch */
export function checkClock(
  now: number,
  newest: { at: number; space: string } | undefined,
  zone: string,
): Check {
  const shown = localMinute(now, zone);
  if (newest === undefined || newest.at - now <= TOLERANCE_MS)
    return ok('clock', `It is ${shown} (${zone}).`);
  return fail(
    'clock',
    `The clock says ${shown}, but the newest record of ${newest.space} is of ${localMinute(newest.at, zone)} (${zone}).`,
    'Set the clock of this machine, and keep it set, as by NTP.',
  );
}

/** @param server what the clock of the model's server says; `undefined` when it does not tell */
export function checkDrift(now: number, server: number | undefined): Check | undefined {
  if (server === undefined) return undefined;
  const apart = Math.round(Math.abs(now - server) / 1000);
  if (apart * 1000 <= TOLERANCE_MS) return ok('clock drift', "The clock agrees with the model's server.");
  return warn(
    'clock drift',
    `The clock is ${apart} seconds ${now > server ? 'ahead of' : 'behind'} that of the model's server.`,
    'Set the clock of this machine, and keep it set, as by NTP.',
  );
}
