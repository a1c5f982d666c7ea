import { type Clock, stopwatch } from '../../src/chat/clock.ts';

/** Knows how often another program cut off the polls of this bot. */
interface Conflicts {
  /** A poll was cut off. @returns whether the other one stays, as far as can be told */
  note(): boolean;
  /** A poll went through: in a busy chat each of two programs gets its turn. @returns whether the other one is gone */
  pass(): boolean;
}

/** A check-up of another process cuts off a poll once, and may be repeated; who does it more often stays. */
const MOST_CHECKS = 2;
const WINDOW_MS = 5 * 60_000;
/** Whoever does not cut anything off for so long is gone. */
const CALM_MS = 60_000;

export function createConflicts(clock: Clock): Conflicts {
  const passed = stopwatch(clock);
  let times: number[] = [];
  let inARow = 0;
  return {
    note() {
      const now = passed();
      times = [...times.filter((at) => at > now - WINDOW_MS), now];
      inARow += 1;
      return inARow > 1 || times.length > MOST_CHECKS;
    },
    pass() {
      inARow = 0;
      const last = times.at(-1);
      return last === undefined || last <= passed() - CALM_MS;
    },
  };
}
