import { describe, expect, it } from 'vitest';
import { checkDreaming, checkNotices, type SpaceFacts } from '../../../src/cli/doctor/dreaming.ts';
import { parseConfig } from '../../../src/config/validate.ts';
import type { OutboxEntry } from '../../../src/delivery/outbox-entry.ts';
import { noCounts } from '../../../src/dreaming/run-book.ts';
import type { RunOutcome } from '../../../src/dreaming/types.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const HOUR_MS = 3_600_000;
const config = parseConfig({ timezone: 'UTC' });

/** A dream at three at night, so many nights before today's. */
function run(nights: number, outcome: RunOutcome | null = 'done', promoted = 1, read = 4, reason = '') {
  const startedAt = new Date(Date.parse('2026-11-30T03:00:00Z') - nights * 24 * HOUR_MS).toISOString();
  return {
    startedAt,
    outcome,
    reason,
    counts: { ...noCounts(), read, promoted },
  };
}

const space = (over: Partial<SpaceFacts> = {}): SpaceFacts => ({
  id: 'console:local',
  remembers: true,
  dreaming: true,
  dreamZone: 'UTC',
  runs: [run(0)],
  items: 2,
  tokens: 30,
  firstDay: '2026-11-01',
  ...over,
});

const found = (one: SpaceFacts, settings = config): string[] =>
  checkDreaming([one], settings, NOW).map(({ name, result, message }) => `${result} ${name}: ${message}`);

describe('the check of dreams', () => {
  it('is one line for all spaces that are well', () => {
    expect(checkDreaming([space(), space({ id: 'b', dreaming: false })], config, NOW)).toEqual([
      {
        name: 'dreaming',
        result: 'ok',
        message: '2 spaces well. 1 space without dreams on schedule.',
        fix: null,
      },
    ]);
  });

  it('leaves alone what does not remember', () => {
    const deaf = space({ remembers: false, runs: [run(0, 'failed')] });
    expect(found(deaf)).toEqual(['ok dreaming: No space remembers anything yet.']);
  });

  it('fails with the reason of the last dream that failed', () => {
    const failed = space({ runs: [run(0, 'failed', 0, 4, 'The disk was full.')] });
    expect(found(failed)).toEqual([
      'fail dreaming: The last dream of console:local (2026-11-30 03:00) failed: The disk was full.',
    ]);
    const since = space({ runs: [run(0), run(1, 'failed')] });
    expect(found(since)[0]).toMatch(/^ok/);
  });

  it('looks past dreams that were skipped and one that runs', () => {
    const runs = [run(0, null), run(0, 'skipped'), run(0, 'failed', 0, 0, 'No room.')];
    expect(found(space({ runs }))[0]).toMatch(/^fail .*No room\.$/);
  });

  it('warns when two slots passed without a dream, and names the reason of a skipped one', () => {
    expect(found(space({ runs: [run(1)] }))[0]).toMatch(/^ok/);
    expect(found(space({ runs: [run(2)] }))[0]).toMatch(
      /^warn dreaming: No dream of console:local for 2 days/,
    );
    const runs = [run(0, 'skipped', 0, 0, 'Another one ran.'), run(3)];
    expect(found(space({ runs }))[0]).toMatch(/for 3 days.*The last one was skipped: Another one ran\.$/);
  });

  it('goes by the schedule, however rare', () => {
    const weekly = parseConfig({ timezone: 'UTC', dreaming: { frequency: '0 3 * * 0' } });
    expect(found(space({ runs: [run(8)] }), weekly)[0]).toMatch(/^ok/);
    expect(found(space({ runs: [run(16)] }), weekly)[0]).toMatch(/^warn/);
    const after = parseConfig({ timezone: 'UTC', dreaming: { frequency: 'after-summary' } });
    expect(found(space({ runs: [run(1)] }), after)[0]).toMatch(/^ok/);
    expect(found(space({ runs: [run(3)] }), after)[0]).toMatch(/^warn/);
  });

  it('gives a new space three days for its first dream', () => {
    expect(found(space({ runs: [], firstDay: '2026-11-28' }))[0]).toMatch(/^ok/);
    expect(found(space({ runs: [], firstDay: '2026-11-27' }))[0]).toMatch(/^warn .*for 3 days/);
  });

  it('expects no dream where none is on schedule', () => {
    expect(found(space({ dreaming: false, runs: [] }))[0]).toMatch(/^ok/);
  });

  it('warns when five dreams in a row read notes and promoted none', () => {
    const fruitless = [0, 1, 2, 3, 4].map((nights) => run(nights, 'nothing', 0));
    expect(found(space({ runs: [...fruitless, run(5)] }))).toEqual([
      'warn dreaming: The last 5 dreams of console:local that read notes promoted none of 20.',
    ]);
    expect(found(space({ runs: [...fruitless.slice(1), run(5)] }))[0]).not.toMatch(/promoted none/);
    const idle = [0, 1, 2, 3, 4].map((nights) => run(nights, 'nothing', 0, 0));
    expect(found(space({ runs: idle }))[0]).toMatch(/^ok/);
  });

  it.each([
    [27, 30],
    [2, 1800],
  ])('warns when %i lines of %i tokens fill nine tenths of the budget', (items, tokens) => {
    expect(found(space({ items, tokens }))).toEqual([
      `warn memory: The memory of console:local is near its budget: ${items} of 30 lines, ${tokens} of 2000 tokens.`,
    ]);
  });

  it('says all that is wrong with a space', () => {
    const runs = [2, 3, 4, 5, 6].map((nights) => run(nights, 'nothing', 0));
    expect(found(space({ runs, items: 30 }))).toHaveLength(3);
  });
});

describe('the check of notices', () => {
  const entry = (over: Partial<OutboxEntry>): OutboxEntry => ({
    conversation: 'telegram:1',
    message: { text: 'secret words' },
    state: 'sent',
    at: NOW,
    changedAt: NOW,
    tries: 1,
    ...over,
  });

  it('is well when all was sent, or waits not long', () => {
    expect(checkNotices([], NOW)).toMatchObject({ result: 'ok' });
    expect(checkNotices([entry({}), entry({ state: 'pending' })], NOW)).toMatchObject({ result: 'ok' });
  });

  it('names where messages may not have arrived, and why, not what they say', () => {
    const lost = [entry({ state: 'failed', reason: 'Forbidden.' }), entry({ state: 'unknown' })];
    const { result, message } = checkNotices(lost, NOW);
    expect({ result, message }).toEqual({
      result: 'warn',
      message: '2 messages may not have arrived: telegram:1 (Forbidden.), telegram:1 (no reason known).',
    });
  });

  it('names where a message has been waiting for more than an hour', () => {
    const stuck = entry({ state: 'pending', at: NOW - 2 * HOUR_MS });
    expect(checkNotices([stuck], NOW)).toMatchObject({
      result: 'warn',
      message: '1 message waits to be sent to telegram:1.',
    });
  });
});
