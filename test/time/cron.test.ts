import { describe, expect, it } from 'vitest';
import { cronFault, nextRun } from '../../src/time/cron.ts';

const at = (iso: string): number => Date.parse(iso);

describe('a cron expression', () => {
  it.each(['0 3 * * *', '*/15 8-18 * * 1-5', '10 5 1 * *'])('%s is right', (expression) => {
    expect(cronFault(expression)).toBeUndefined();
  });

  it.each(['', 'nightly', '0 25 * * *', '0 0 3 * * *', '* * * *', '61 * * * *'])(
    '%j is not one',
    (expression) => {
      expect(cronFault(expression)).toMatch(/^This is not a cron expression/);
    },
  );

  it('that never fires is wrong', () => {
    expect(cronFault('0 3 31 2 *')).toBe('This moment never comes');
  });

  it('fires at its local time, once on the days on which the clock changes', () => {
    const runs = (zone: string, expression: string, from: string, count: number): string[] => {
      const found: string[] = [];
      for (let after = at(from); found.length < count; ) {
        after = nextRun(expression, zone, after) ?? Number.NaN;
        found.push(new Date(after).toISOString());
      }
      return found;
    };
    expect(runs('Europe/Kyiv', '10 5 * * *', '2026-11-30T03:09:59Z', 2)).toEqual([
      '2026-11-30T03:10:00.000Z',
      '2026-12-01T03:10:00.000Z',
    ]);
    const spring = runs('America/New_York', '30 2 * * *', '2026-03-07T12:00:00Z', 2);
    expect(spring.map((iso) => iso.slice(0, 10))).toEqual(['2026-03-08', '2026-03-09']);
    const autumn = runs('America/New_York', '30 1 * * *', '2026-10-31T12:00:00Z', 2);
    expect(autumn).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z']);
  });
});
