/** The clock as adapters are given it. */
export type { Clock } from '../time/clock.ts';
