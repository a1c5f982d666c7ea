import { describe, expect, it, vi } from 'vitest';
import { DeliveryError } from '../../src/chat/errors.ts';
import { harness } from './outbox-harness.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the outbox, for what is sent at once,', () => {
  it('waits as long as it is told with what was refused before it was taken', async () => {
    const { outbox, sent, faults, advance } = await harness();
    faults.push(new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 20_000 }));
    expect(await outbox.send('a', 'fake:1', { text: 'later' })).toBeUndefined();
    await outbox.pump();
    await advance(19_000);
    expect(sent).toEqual([]);
    await advance(1_000);
    expect(sent).toEqual(['later']);
  });

  it('sends at once and leaves nothing behind, on a full disk too', async () => {
    const { outbox, sent, entries, disk } = await harness();
    expect(await outbox.send('a', 'fake:1', { text: 'one' })).toEqual({ ref: '1' });
    disk.writesUntilFault = 1;
    expect(await outbox.send('b', 'fake:1', { text: 'two' })).toEqual({ ref: '2' });
    expect(sent).toEqual(['one', 'two']);
    expect(await entries.entries()).toEqual([]);
  });

  it.each([
    ['ambiguous', 'unknown'],
    ['forbidden', 'failed'],
  ] as const)('counts what is sent at once and ends as %s', async (failure, state) => {
    const { outbox, faults, sent } = await harness();
    faults.push(new DeliveryError(failure, 'No answer came.'));
    await expect(outbox.send('a', 'fake:1', { text: 'one' })).rejects.toThrow('No answer came.');
    expect(await outbox.unresolved()).toMatchObject([{ state, message: { text: 'one' } }]);
    await outbox.pump();
    expect(sent).toEqual([]);
  });

  it('finds after a crash what was being sent at once', async () => {
    const { outbox, platform, open } = await harness();
    platform.holdsUp = () => new Promise(() => undefined);
    void outbox.send('a', 'fake:1', { text: 'one' });
    await vi.waitFor(async () => expect(await outbox.unresolved()).toEqual([]));
    const later = open();
    await vi.waitFor(async () =>
      expect(await later.recover()).toMatchObject([['a', { message: { text: 'one' } }]]),
    );
    expect(await later.unresolved()).toMatchObject([{ state: 'unknown' }]);
  });

  it('waits no longer when the clock is set back', async () => {
    const { outbox, sent, faults, clock, entries } = await harness();
    faults.push(new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 20_000 }));
    await outbox.send('a', 'fake:1', { text: 'later' });
    // The time at which that was settled lies ahead now.
    const entry = await entries.get('a');
    if (entry === undefined) throw new Error('Nothing waits.');
    const ahead = { ...entry, changedAt: entry.changedAt + DAY_MS, retryAt: (entry.retryAt ?? 0) + DAY_MS };
    await entries.set('a', ahead);
    await outbox.recover();
    await outbox.pump();
    expect(sent).toEqual(['later']);
    expect(clock.now()).toBeLessThan(ahead.changedAt);
  });
});
