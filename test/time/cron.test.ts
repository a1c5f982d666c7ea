import { describe, expect, it } from 'vitest';
import { cronFault, nextRun } from '../../src/time/cron.ts';
import { isoInZone } from '../../src/time/zone.ts';

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

  const runs = (zone: string, expression: string, from: string, to: string): string[] => {
    const found: string[] = [];
    for (let after = nextRun(expression, zone, at(from)); after !== undefined && after < at(to); ) {
      found.push(isoInZone(after, zone).slice(0, 16));
      after = nextRun(expression, zone, after);
    }
    return found;
  };

  it.each([
    [
      'every day',
      'Europe/Kyiv',
      '10 5 * * *',
      '2026-11-30T03:09:59Z',
      '2026-12-02',
      ['2026-11-30T05:10', '2026-12-01T05:10'],
    ],
    [
      'in a missing hour, right after it',
      'America/New_York',
      '30 2 * * *',
      '2026-03-08',
      '2026-03-10',
      ['2026-03-08T03:00', '2026-03-09T02:30'],
    ],
    [
      'several times in a missing hour, once',
      'America/New_York',
      '*/15 2 8 * *',
      '2026-03-08',
      '2026-03-20',
      ['2026-03-08T03:00'],
    ],
    [
      'at a missing midnight',
      'Africa/Cairo',
      '0 0 * * *',
      '2026-04-23T12:00:00Z',
      '2026-04-25',
      ['2026-04-24T01:00', '2026-04-25T00:00'],
    ],
    [
      'in an hour that comes twice, the first time',
      'America/New_York',
      '30 1 * * *',
      '2026-10-31T12:00:00Z',
      '2026-11-03',
      ['2026-11-01T01:30', '2026-11-02T01:30'],
    ],
    [
      'several times in an hour that comes twice, each once',
      'America/New_York',
      '*/30 0-2 1 11 *',
      '2026-11-01',
      '2026-11-02',
      [
        '2026-11-01T00:00',
        '2026-11-01T00:30',
        '2026-11-01T01:00',
        '2026-11-01T01:30',
        '2026-11-01T02:00',
        '2026-11-01T02:30',
      ],
    ],
    [
      'on leap days alone',
      'Asia/Tokyo',
      '0 3 29 2 *',
      '2026-01-01',
      '2033-01-01',
      ['2028-02-29T03:00', '2032-02-29T03:00'],
    ],
    [
      'on the last day of a short month',
      'UTC',
      '0 3 L 2 *',
      '2026-02-01',
      '2026-03-01',
      ['2026-02-28T03:00'],
    ],
  ])('fires %s', (_, zone, expression, from, to, expected) => {
    expect(runs(zone, expression, from, to)).toEqual(expected);
  });
});
