import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateLine,
  daysBetween,
  isoInZone,
  isZone,
  localDay,
  localMinute,
  localTime,
  momentOf,
  nextLocalTime,
  parseInstant,
  wallClock,
} from '../../src/time/zone.ts';

const at = (iso: string): number => Date.parse(iso);

describe('the local day', () => {
  it.each([
    ['2026-11-30T16:30:00Z', 'Asia/Shanghai', '00:00', '2026-12-01'],
    ['2026-12-01T02:17:00Z', 'America/Los_Angeles', '00:00', '2026-11-30'],
    ['2026-11-30T23:59:59.999Z', 'UTC', '00:00', '2026-11-30'],
    ['2026-12-01T00:00:00Z', 'UTC', '00:00', '2026-12-01'],
    ['2026-12-01T01:59:00Z', 'Europe/Kyiv', '04:00', '2026-11-30'],
    ['2026-12-01T02:00:00Z', 'Europe/Kyiv', '04:00', '2026-12-01'],
    ['2027-01-01T00:10:00Z', 'UTC', '04:00', '2026-12-31'],
    // The night in which an hour is missing, and the one in which it comes twice.
    ['2026-03-29T01:30:00Z', 'Europe/Rome', '04:00', '2026-03-28'],
    ['2026-03-29T02:00:00Z', 'Europe/Rome', '04:00', '2026-03-29'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '04:00', '2026-10-31'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '04:00', '2026-10-31'],
  ])('of %s in %s, when a day starts at %s, is %s', (iso, zone, startsAt, day) => {
    expect(localDay(at(iso), zone, startsAt)).toBe(day);
  });

  it('never goes back as time goes on, in any zone, whenever the day starts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2026-12-31T00:00:00Z') }),
        fc.integer({ min: 0, max: 3 * 24 * 60 * 60 * 1000 }),
        fc.constantFrom('UTC', 'Europe/Kyiv', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'),
        fc.constantFrom('00:00', '04:00', '23:59'),
        (moment, later, zone, startsAt) => {
          expect(localDay(moment, zone, startsAt) <= localDay(moment + later, zone, startsAt)).toBe(true);
        },
      ),
    );
  });
});

describe('local times', () => {
  it('are shown for people and with their offset', () => {
    const moment = at('2026-11-30T12:05:06.007Z');
    expect(localTime(moment, 'Europe/Kyiv')).toBe('14:05');
    expect(localMinute(moment, 'Europe/Kyiv')).toBe('2026-11-30 14:05');
    expect(isoInZone(moment, 'Europe/Kyiv')).toBe('2026-11-30T14:05:06.007+02:00');
    expect(dateLine(moment, 'Europe/Kyiv', 'en-GB')).toBe('30 November 2026 at 14:05');
    expect(dateLine(moment, 'Europe/Kyiv', 'uk')).toContain('листопада 2026');
  });

  it('come again the next day, once a day also when an hour is missing', () => {
    expect(nextLocalTime(at('2026-11-30T21:54:00Z'), 'Europe/Kyiv', '23:55')).toBe(
      at('2026-11-30T21:55:00Z'),
    );
    expect(nextLocalTime(at('2026-11-30T21:55:00Z'), 'Europe/Kyiv', '23:55')).toBe(
      at('2026-12-01T21:55:00Z'),
    );
    const spring = nextLocalTime(at('2026-03-29T00:30:00Z'), 'Europe/Rome', '02:30');
    expect(spring).toBe(at('2026-03-29T01:00:00Z'));
    expect(nextLocalTime(spring, 'Europe/Rome', '02:30')).toBe(at('2026-03-30T00:30:00Z'));
  });

  it.each([
    ['plain', 'Asia/Kathmandu', '2026-11-30T12:00', '2026-11-30T06:15:00Z'],
    ['in a missing hour, right after it', 'America/New_York', '2026-03-08T02:30', '2026-03-08T07:00:00Z'],
    ['at a missing midnight', 'Africa/Cairo', '2026-04-24T00:10', '2026-04-23T22:00:00Z'],
    ['in a missing half hour', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:30:00Z'],
    [
      'in an hour that comes twice, the first',
      'America/New_York',
      '2026-11-01T01:30',
      '2026-11-01T05:30:00Z',
    ],
    ['in a half hour that comes twice', 'Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00Z'],
    ['on a day that was left out', 'Pacific/Apia', '2011-12-30T12:00', '2011-12-30T10:00:00Z'],
  ])('have one moment: %s, %s %s', (_, zone, wall, moment) => {
    expect(new Date(momentOf(at(`${wall}:00Z`), zone)).toISOString().slice(0, 19)).toBe(moment.slice(0, 19));
  });

  it('are the first at which the clock shows them or has passed them, in any zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00:00Z') / 60_000, max: at('2027-01-01T00:00:00Z') / 60_000 }),
        fc.constantFrom('UTC', 'Europe/Rome', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe'),
        (minute, zone) => {
          const wall = minute * 60_000;
          const moment = momentOf(wall, zone);
          expect(wallClock(moment, zone)).toBeGreaterThanOrEqual(wall);
          expect(wallClock(moment - 1, zone)).toBeLessThan(wall);
          expect(wallClock(moment - 2 * 60 * 60_000, zone)).toBeLessThan(wall);
        },
      ),
    );
  });

  it('are known by the zone names of this machine alone', () => {
    expect(['Europe/Kyiv', 'UTC', 'Mars/Base', '', '../etc'].map(isZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('days', () => {
  it('are counted across months, leap days and the change of the clock', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-12-02', '2026-11-30')).toBe(-2);
  });

  it('and moments are read from ISO, in the zone when they carry no offset', () => {
    expect(parseInstant('2026-11-30T14:05', 'Europe/Kyiv')).toBe(at('2026-11-30T12:05:00Z'));
    expect(parseInstant('2026-11-30T14:05:00-05:00', 'Europe/Kyiv')).toBe(at('2026-11-30T19:05:00Z'));
    expect(parseInstant('yesterday', 'UTC')).toBeUndefined();
    expect(parseInstant('2026-02-30', 'UTC')).toBeUndefined();
  });
});
