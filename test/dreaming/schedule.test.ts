import { describe, expect, it } from 'vitest';
import { dreamsIn, MINUTE, setting } from './schedule-kit.ts';

describe('the schedule', () => {
  it('dreams once a slot, and summarises the day', async () => {
    const own = await setting('2026-11-30T12:00:00Z');
    await own.run('2026-12-02T12:00:00Z');
    expect(own.events).toEqual([
      'summary a 2026-11-30T23:55',
      'dream a 2026-12-01T03:00',
      'summary a 2026-12-01T23:55',
      'dream a 2026-12-02T03:00',
    ]);
  });

  it('counts a slot as taken although the dream in it fails', async () => {
    const own = await setting('2026-11-30T23:00:00Z');
    own.during.dream = async () => {
      own.during.dream = async () => undefined;
      throw new Error('The process was killed.');
    };
    await own.run('2026-12-01T03:01:00Z');
    await own.restart('2026-12-01T03:02:00Z');
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:00']);
  });

  it('waits for ten quiet minutes', async () => {
    const own = await setting('2026-12-01T02:00:00Z');
    own.heard.set('a', Date.parse('2026-12-01T02:58:00Z'));
    await own.run('2026-12-01T03:30:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:08']);
  });

  it('waits an hour at most, also when it catches up', async () => {
    const own = await setting('2026-12-01T02:00:00Z');
    const talk = async (until: string) => {
      for (let at = own.clock.now(); at < Date.parse(until); at += MINUTE) {
        own.heard.set('a', at);
        await own.run(at + MINUTE);
      }
    };
    await talk('2026-12-01T05:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T04:00']);
    own.heard.set('a', Date.parse('2026-12-03T12:00:00Z'));
    await own.restart('2026-12-03T12:00:00Z');
    await talk('2026-12-03T14:00:00Z');
    expect(dreamsIn(own).slice(1)).toEqual(['dream a 2026-12-03T13:00']);
  });

  it('dreams right after the summary when it is told to, quiet or a little later', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { dreaming: { frequency: 'after-summary' } });
    await own.run('2026-12-01T12:00:00Z');
    own.heard.set('a', Date.parse('2026-12-01T23:54:00Z'));
    await own.run('2026-12-02T12:00:00Z');
    expect(own.events).toEqual([
      'summary a 2026-11-30T23:55',
      'dream a 2026-11-30T23:55',
      'summary a 2026-12-01T23:55',
      'dream a 2026-12-02T00:04',
    ]);
  });

  it('dreams nowhere where it is off, and remembers toggles, which win over the configuration', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { dreaming: { enabled: false } }, ['a', 'b']);
    await own.schedule.toggle('b', true);
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream b 2026-12-01T03:00']);
    await own.restart('2026-12-02T02:00:00Z');
    expect(await own.schedule.describe(own.space('b'))).toEqual({
      enabled: true,
      nextRunAt: expect.stringMatching(/^2026-12-02T03:00:00\.000/),
      nextRunLocal: '2026-12-02 03:00 (UTC)',
    });
    expect(await own.schedule.describe(own.space('a'))).toEqual({
      enabled: false,
      nextRunAt: null,
      nextRunLocal: 'none',
    });
    await own.schedule.toggle('b', false);
    await own.run('2026-12-03T12:00:00Z');
    expect(dreamsIn(own)).toHaveLength(1);
  });

  it('does not catch up on slots that passed while it was off', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { dreaming: { enabled: false } });
    await own.run('2026-12-05T12:00:00Z');
    await own.schedule.toggle('a', true);
    await own.run('2026-12-05T13:00:00Z');
    expect(dreamsIn(own)).toEqual([]);
  });

  it('leaves a space alone that remembers nothing', async () => {
    const own = await setting('2026-11-30T12:00:00Z', { spaces: { a: { memory: { enabled: false } } } });
    await own.run('2026-12-02T12:00:00Z');
    expect(own.events).toEqual([]);
    expect(await own.schedule.describe(own.space('a'))).toMatchObject({ nextRunAt: null });
  });

  it('attends to two spaces at once, those first that wait longest', async () => {
    const ids = Array.from({ length: 7 }, (_, at) => `s${at}`);
    const own = await setting('2026-11-30T12:00:00Z', { dailySummary: { enabled: false } }, ids);
    for (const [at, id] of ids.entries()) {
      await own.slots.set(id, { summary: 0, dream: Date.parse('2026-11-30T11:00:00Z') - at * MINUTE });
    }
    let open = 0;
    let most = 0;
    own.during.dream = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
    };
    await own.restart('2026-12-01T03:00:00Z');
    expect(most).toBe(2);
    expect(dreamsIn(own).map((event) => event.split(' ')[1])).toEqual([...ids].reverse());
  });

  it('goes on with the others when one space fails, and says which', async () => {
    const own = await setting('2026-11-30T23:00:00Z', {}, ['a', 'b']);
    own.during.summary = async () => {
      own.during.summary = async () => undefined;
      throw new Error('The disk is full.');
    };
    await own.run('2026-12-01T12:00:00Z');
    expect(own.warnings).toEqual(['The schedule of a met a problem: The disk is full.']);
    expect(dreamsIn(own)).toHaveLength(2);
  });

  it('starts no dream once it was stopped', async () => {
    const own = await setting('2026-11-30T23:00:00Z');
    own.schedule.stop();
    await own.run('2026-12-02T12:00:00Z');
    expect(own.events).toEqual([]);
  });

  it('is as patient in the next night, also when dreaming was off and on again in between', async () => {
    const own = await setting('2026-12-01T02:55:00Z');
    own.heard.set('a', Date.parse('2026-12-01T03:00:00Z'));
    await own.run('2026-12-01T03:05:00Z');
    await own.schedule.toggle('a', false);
    await own.run('2026-12-01T12:00:00Z');
    await own.schedule.toggle('a', true);
    own.heard.set('a', Date.parse('2026-12-02T02:59:00Z'));
    await own.run('2026-12-02T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-02T03:09']);
  });

  it('tells that a dream waits for quiet, and until when', async () => {
    const own = await setting('2026-12-01T02:00:00Z');
    own.heard.set('a', Date.parse('2026-12-01T02:58:00Z'));
    await own.run('2026-12-01T03:05:00Z');
    expect(await own.schedule.describe(own.space('a'))).toEqual({
      enabled: true,
      nextRunAt: expect.stringMatching(/^2026-12-01T04:00:00\.000/),
      nextRunLocal: 'as soon as nobody has spoken for ten minutes, at the latest 2026-12-01 04:00 (UTC)',
    });
  });

  it('gives the summary of a day no more time than a dream, and says so', async () => {
    const own = await setting('2026-11-30T23:50:00Z', { dreaming: { deadlineMinutes: 10 } }, ['a', 'b']);
    own.during.summary = (signal) => {
      own.during.summary = async () => undefined;
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    const idle = own.schedule.idle;
    own.schedule.idle = () => new Promise((resolve) => setImmediate(resolve));
    await own.run('2026-12-01T00:10:00Z');
    own.schedule.idle = idle;
    expect(own.warnings).toEqual([
      'The daily summary of a took longer than 10 minutes and was stopped; the other messages wait for the next one.',
    ]);
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:00', 'dream b 2026-12-01T03:00']);
  });

  it('dreams once although the slot cannot be written down, and says so once', async () => {
    const own = await setting('2026-12-01T02:00:00Z', { dailySummary: { enabled: false } });
    const { set } = own.slots;
    own.slots.set = async () => {
      throw new Error('The disk is full.');
    };
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own)).toEqual(['dream a 2026-12-01T03:00']);
    expect(own.warnings).toEqual(['The schedule of a met a problem: The disk is full.']);
    own.slots.set = set;
    await own.run('2026-12-02T12:00:00Z');
    await own.restart('2026-12-02T12:01:00Z');
    expect(dreamsIn(own)).toHaveLength(2);
  });

  it('says once what goes wrong every minute', async () => {
    const own = await setting('2026-12-01T02:00:00Z', { dailySummary: { enabled: false } });
    own.during.start = async () => {
      throw new Error('The disk is full.');
    };
    await own.run('2026-12-01T04:00:00Z');
    expect(own.warnings).toEqual(['The schedule of a met a problem: The disk is full.']);
    own.during.start = async () => undefined;
    await own.run('2026-12-01T12:00:00Z');
    expect(dreamsIn(own).at(-1)).toBe('dream a 2026-12-01T04:01');
  });

  it('writes nothing while nothing is due', async () => {
    const own = await setting('2026-11-30T12:00:00Z', {}, ['a', 'b', 'c']);
    const { writes } = own.slots;
    await own.run('2026-11-30T22:00:00Z');
    expect(own.slots.writes).toBe(writes);
  });
});
