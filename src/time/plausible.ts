/** No chat platform that is spoken to here is older. */
const EARLIEST = Date.UTC(2010, 0, 1);
/** A platform's clock and the own one differ by less. */
const MOST_AHEAD_MS = 24 * 60 * 60 * 1000;

/**
 * When something was said, in milliseconds since the epoch: `now` when what a platform tells cannot be.
 * @param told what the platform tells; anything at all
 */
export function plausibleTime(told: number, now: number): number {
  return told >= EARLIEST && told <= now + MOST_AHEAD_MS ? told : now;
}
