import { describe, expect, it } from 'vitest';
import { dreamsIn, HOUR, setting } from './schedule-kit.ts';

describe('the clock of the schedule', () => {
  it('misses nothing when it is first seen, and catches up once for many missed slots', async () => {
    const own = await setting('2026-11-30T12:00:00Z');
    expect(own.events).toEqual([]);
    await own.restart('2026-12-05T12:00:00Z');
    expect(own.events).toEqual(['summary a 2026-12-05T12:00', 'dream a 2026-12-05T12:00']);
    await own.run('2026-12-05T23:00:00Z');
    expect(dreamsIn(own)).toHaveLength(1);
  });

  it('does not repeat a slot after a restart, nor when the clock is set back', async () => {
    const own = await setting('2026-11-30T23:00:00Z');
    await own.run('2026-12-01T03:10:00Z');
    await own.restart('2026-12-01T03:11:00Z');
    await own.restart('2026-12-01T02:30:00Z');
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:00']);
  });

  it.each([
    [
      'a missing hour at the next minute there is',
      '30 2 * * *',
      '2026-03-08T00:00:00-05:00',
      'dream a 2026-03-08T03:00',
    ],
    ['a repeated hour the first time', '30 1 * * *', '2026-11-01T00:00:00-04:00', 'dream a 2026-11-01T01:30'],
  ])('runs a slot in %s, once', async (_, frequency, start, event) => {
    const own = await setting(start, { dreaming: { frequency } }, ['a'], 'America/New_York');
    await own.run(Date.parse(start) + 20 * HOUR);
    expect(dreamsIn(own)).toEqual([event]);
  });

  it('follows the zone of each space', async () => {
    const spaces = { b: { timezone: 'Asia/Tokyo' }, c: { dreaming: { timezone: 'America/New_York' } } };
    const own = await setting('2026-11-30T12:00:00Z', { spaces }, ['a', 'b', 'c']);
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual([
      'dream b 2026-11-30T18:00',
      'dream a 2026-12-01T03:00',
      'dream c 2026-12-01T08:00',
    ]);
  });

  it('dreams once when it wakes from a long sleep, and then as ever', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { dailySummary: { enabled: false } });
    await own.setClock('2026-12-04T09:00:00Z');
    await own.run('2026-12-05T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-04T09:01', 'dream a 2026-12-05T03:00']);
  });

  it.each([
    ['an hour', '2026-12-01T02:30:00Z', '2026-12-02T03:00'],
    ['a day', '2026-11-30T02:30:00Z', '2026-12-02T03:00'],
    ['a fortnight', '2026-11-17T02:30:00Z', '2026-12-02T03:00'],
  ])('does not repeat a slot when the clock is set back by %s while it runs', async (_, back, next) => {
    const own = await setting('2026-12-01T02:00:00Z');
    await own.run('2026-12-01T03:10:00Z');
    await own.setClock(back);
    await own.run('2026-12-02T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:00', `dream a ${next}`]);
  });

  it('dreams every night again after a clock that stood years ahead, and says that it did', async () => {
    const own = await setting('2036-11-30T12:00:00Z');
    await own.run('2036-12-01T12:00:00Z');
    await own.restart('2026-12-01T12:00:00Z');
    await own.run('2026-12-03T12:00:00Z');
    expect(dreamsIn(own).slice(1)).toEqual(['dream a 2026-12-02T03:00', 'dream a 2026-12-03T03:00']);
    expect(own.warnings).toEqual([
      'By the clock it is 2026-12-01T12:00:00.000Z, but a was attended to at 2036-12-01T03:00:00.000Z: the clock is wrong, or was. Until that time comes, days and dreams are counted from now on.',
    ]);
  });

  it('repeats nothing after a clock that stood years behind for a while', async () => {
    const own = await setting('2026-12-01T02:00:00Z');
    await own.run('2026-12-01T03:10:00Z');
    await own.restart('1970-01-01T00:00:00Z');
    await own.setClock('2026-12-01T03:20:00Z');
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:00']);
  });

  it('follows a summary once when the clock is set back while it waits for quiet', async () => {
    const own = await setting('2026-12-01T23:00:00Z', { dreaming: { frequency: 'after-summary' } });
    own.heard.set('a', Date.parse('2026-12-01T23:54:00Z'));
    await own.run('2026-12-01T23:56:00Z');
    await own.setClock('2026-12-01T22:00:00Z');
    await own.run('2026-12-02T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T22:01']);
  });

  it.each([
    ['earlier', '0 2 * * *', ['dream a 2026-12-02T02:00']],
    ['later, at a time that has passed', '0 9 * * *', ['dream a 2026-12-02T09:00']],
    ['later, at a time that comes', '0 15 * * *', ['dream a 2026-12-01T15:00']],
    ['to follow the summary', 'after-summary', ['dream a 2026-12-01T23:55']],
  ])('begins at once with another expression, and missed nothing by it: %s', async (_, frequency, then) => {
    const own = await setting('2026-11-30T22:00:00Z');
    await own.run('2026-12-01T12:00:00Z');
    await own.restart('2026-12-01T12:01:00Z', { dreaming: { frequency } });
    await own.run('2026-12-02T10:00:00Z');
    expect(dreamsIn(own).slice(1, 2)).toEqual(then);
  });

  it('catches up on what was missed under the expression of that time', async () => {
    const own = await setting('2026-12-01T02:59:00Z');
    await own.restart('2026-12-01T03:01:00Z', { dreaming: { frequency: '0 1 * * *' } });
    await own.run('2026-12-02T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:01', 'dream a 2026-12-02T01:00']);
  });

  it('does not dream twice at one local time because the zone of the space was changed', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { spaces: { a: { timezone: 'Asia/Tokyo' } } });
    await own.run('2026-11-30T20:00:00Z');
    await own.restart('2026-11-30T20:01:00Z', { spaces: { a: { timezone: 'America/New_York' } } });
    await own.run('2026-12-02T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-11-30T18:00', 'dream a 2026-12-02T08:00']);
  });

  it('does not catch up when the configuration turns dreaming on after days', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { dreaming: { enabled: false } });
    await own.restart('2026-12-05T12:00:00Z', {});
    await own.run('2026-12-06T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-06T03:00']);
  });
});
