import { describe, expect, it } from 'vitest';
import { DeliveryError } from '../../src/chat/errors.ts';
import type { OutboxEntry } from '../../src/delivery/outbox-entry.ts';
import { harness } from './outbox-harness.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A promise that the test settles. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('the outbox', () => {
  it('sends what it took, in order, and once', async () => {
    const { outbox, sent } = await harness();
    for (const n of [1, 2, 3]) expect(await outbox.put(`id ${n}`, 'fake:1', { text: `${n}` })).toBe(true);
    await Promise.all([outbox.pump(), outbox.pump()]);
    await outbox.pump();
    expect(sent).toEqual(['1', '2', '3']);
    expect(await outbox.unresolved()).toEqual([]);
  });

  it('reads its table no more often for many messages than for one', async () => {
    const { outbox, sent, faults, advance, table } = await harness();
    const before = table.readings;
    faults.push(new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 7_000 }));
    for (let n = 0; n < 20; n += 1) {
      await outbox.put(`id ${n}`, `fake:${n % 3}`, { text: `${n}` });
      await outbox.pump();
    }
    await advance(7_000);
    expect(sent).toHaveLength(20);
    expect(table.readings).toBe(before);
  });

  it('knows from the start for whom something waits', async () => {
    const { outbox, open } = await harness();
    await outbox.put('a', 'fake:1', { text: 'kept' });
    const again = open();
    await again.recover();
    expect([again.holds('fake:1'), again.holds('fake:2')]).toEqual([true, false]);
  });

  it('takes an id once, also after it was sent', async () => {
    const { outbox, sent } = await harness();
    await outbox.put('dream 1', 'fake:1', { text: 'done' });
    await outbox.pump();
    expect(await outbox.put('dream 1', 'fake:1', { text: 'done again' })).toBe(false);
    await outbox.pump();
    expect(sent).toEqual(['done']);
  });

  it('sends after a restart what was taken before it', async () => {
    const { outbox, open, sent } = await harness();
    await outbox.put('a', 'fake:1', { text: 'kept' });
    const again = open();
    await again.recover();
    await again.pump();
    expect(sent).toEqual(['kept']);
  });

  it('counts what was being sent at a crash as unknown and does not send it again', async () => {
    const { outbox, open, entries, sent } = await harness();
    await outbox.put('a', 'fake:1', { text: 'perhaps' });
    const entry = await entries.get('a');
    if (entry !== undefined) await entries.set('a', { ...entry, state: 'sending' });
    const again = open();
    await again.recover();
    await again.pump();
    expect(sent).toEqual([]);
    expect(await again.unresolved()).toMatchObject([{ state: 'unknown', message: { text: 'perhaps' } }]);
  });

  it('waits as long as a rate limit says, and keeps the order behind it', async () => {
    const { outbox, faults, sent, advance } = await harness();
    faults.push(new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 7_000 }));
    await outbox.put('a', 'fake:1', { text: 'first' });
    await outbox.put('b', 'fake:1', { text: 'second' });
    await outbox.pump();
    await outbox.put('c', 'fake:2', { text: 'elsewhere' });
    await outbox.pump();
    expect(sent).toEqual(['elsewhere']);
    expect(outbox.holds('fake:1')).toBe(true);
    expect(outbox.holds('fake:2')).toBe(false);
    await advance(6_999);
    expect(sent).toEqual(['elsewhere']);
    await advance(1);
    expect(sent).toEqual(['elsewhere', 'first', 'second']);
    expect(outbox.holds('fake:1')).toBe(false);
  });

  it('tries an unreachable platform again, ever more slowly, and gives up after a day', async () => {
    const { outbox, faults, sent, entries, warnings, advance } = await harness();
    const unreachable = () => new DeliveryError('unreachable', 'No network.');
    faults.push(...Array.from({ length: 1000 }, unreachable));
    await outbox.put('a', 'fake:1', { text: 'late' });
    await outbox.pump();
    await advance(60 * 60 * 1000);
    expect((await entries.get('a'))?.tries).toBeLessThan(20);
    await advance(DAY_MS);
    expect(sent).toEqual([]);
    expect(await outbox.unresolved()).toMatchObject([{ state: 'failed', reason: 'No network.' }]);
    expect(warnings).toEqual(['A message to fake:1 could not be delivered: No network.']);
  });

  it('waits for a platform that is not connected', async () => {
    const { outbox, platform, sent } = await harness();
    platform.connected = false;
    await outbox.put('a', 'fake:1', { text: 'later' });
    await outbox.pump();
    expect(sent).toEqual([]);
    platform.connected = true;
    await outbox.pump();
    expect(sent).toEqual(['later']);
  });

  it.each([
    [new DeliveryError('forbidden', 'Blocked by the person.'), 'failed'],
    [new DeliveryError('ambiguous', 'The connection broke.'), 'unknown'],
    [new TypeError('surprise'), 'unknown'],
  ])('does not repeat what ended with %s', async (error, state) => {
    const { outbox, faults, sent, warnings, advance } = await harness();
    faults.push(error);
    await outbox.put('a', 'fake:1', { text: 'once' });
    await outbox.pump();
    await advance(DAY_MS);
    expect(sent).toEqual([]);
    expect(await outbox.unresolved()).toMatchObject([{ state, reason: error.message }]);
    expect(warnings).toHaveLength(1);
  });

  it('forgets a week later what was settled', async () => {
    const { outbox, open, clock, entries, faults } = await harness();
    faults.push(new DeliveryError('gone', 'No such chat.'));
    await outbox.put('a', 'fake:1', { text: 'failed' });
    await outbox.put('b', 'fake:1', { text: 'sent' });
    await outbox.pump();
    await clock.advanceTo(clock.now() + 8 * DAY_MS);
    await open().recover();
    expect(await entries.entries()).toEqual([]);
  });

  it('sends a moment later when the state could not be written before sending', async () => {
    const { outbox, sent, advance, disk } = await harness();
    await outbox.put('a', 'fake:1', { text: 'once' });
    disk.writesUntilFault = 1;
    await expect(outbox.pump()).rejects.toThrow('The disk is full.');
    await advance(10_000);
    expect(sent).toEqual(['once']);
  });

  it('does not send again when the state could not be written after sending', async () => {
    const { outbox, open, sent, advance, disk } = await harness();
    await outbox.put('a', 'fake:1', { text: 'once' });
    disk.writesUntilFault = 2;
    await expect(outbox.pump()).rejects.toThrow('The disk is full.');
    await advance(10_000);
    const restarted = open();
    await restarted.recover();
    await restarted.pump();
    expect(sent).toEqual(['once']);
    expect(await restarted.unresolved()).toHaveLength(1);
  });

  it('forgets while it runs what was settled a week ago', async () => {
    const { outbox, entries, clock } = await harness();
    await outbox.put('a', 'fake:1', { text: 'old' });
    await outbox.pump();
    await clock.advanceTo(clock.now() + 8 * DAY_MS);
    await outbox.put('b', 'fake:1', { text: 'new' });
    await outbox.pump();
    expect((await entries.entries()).map(([id]) => id)).toEqual(['b']);
  });

  it('does nothing after it was stopped', async () => {
    const { outbox, faults, sent, advance } = await harness();
    faults.push(new DeliveryError('unreachable', 'No network.'));
    await outbox.put('a', 'fake:1', { text: 'later' });
    await outbox.pump();
    outbox.stop();
    await advance(DAY_MS);
    expect(sent).toEqual([]);
  });

  it('sends only the rest of a text of which the first pieces stand in the chat, as no second answer', async () => {
    const { outbox, entries, sent, faults, advance } = await harness();
    faults.push(new DeliveryError('unreachable', 'Torn.', { rest: 'third piece' }));
    await outbox.put('a', 'fake:1', { text: 'first, second, third piece', replyTo: 'm1' });
    await outbox.pump();
    expect((await entries.get('a'))?.message).toEqual({ text: 'third piece', continues: 'm1' });
    await advance(10_000);
    expect(sent).toEqual(['third piece']);
  });

  it('sends the rest of a text of which nobody knows whether one piece arrived, and never that piece', async () => {
    const { outbox, sent, faults, warnings, advance } = await harness();
    faults.push(new DeliveryError('ambiguous', 'No answer.', { rest: 'second, third piece' }));
    await outbox.put('a', 'fake:1', { text: 'first, second, third piece', replyTo: 'm1' });
    await outbox.pump();
    await advance(10_000);
    expect(sent).toEqual(['second, third piece']);
    expect(warnings).toEqual(['A part of a message to fake:1 may not have arrived: No answer.']);
    expect(await outbox.unresolved()).toEqual([]);
  });

  it('sends to other conversations, and tries them again, while the platform holds one of them up', async () => {
    const { outbox, platform, sent, faults, advance } = await harness();
    const slow = gate();
    platform.holdsUp = (conversation) => (conversation === 'fake:1' ? slow.opened : undefined);
    for (const n of [1, 2]) await outbox.put(`slow ${n}`, 'fake:1', { text: `slow ${n}` });
    const all = outbox.pump();
    await outbox.put('quick 1', 'fake:2', { text: 'quick 1' });
    await outbox.pump('fake:2');
    expect(sent).toEqual(['quick 1']);
    faults.push(new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 5_000 }));
    await outbox.put('quick 2', 'fake:2', { text: 'quick 2' });
    await outbox.pump('fake:2');
    await outbox.put('slow 3', 'fake:1', { text: 'slow 3' });
    expect(outbox.holds('fake:1')).toBe(true);
    const more = outbox.pump('fake:1');
    await advance(5_000, 'fake:2');
    expect(sent).toEqual(['quick 1', 'quick 2']);
    slow.open();
    await Promise.all([all, more]);
    expect(sent).toEqual(['quick 1', 'quick 2', 'slow 1', 'slow 2', 'slow 3']);
    expect(outbox.holds('fake:1')).toBe(false);
  });

  it('sends to eight conversations at a time', async () => {
    const { outbox, platform, sent } = await harness();
    const slow = gate();
    let [now, most] = [0, 0];
    platform.holdsUp = async () => {
      now += 1;
      most = Math.max(most, now);
      await slow.opened;
      now -= 1;
    };
    for (let n = 0; n < 20; n += 1) await outbox.put(`${n}`, `fake:${n}`, { text: `${n}` });
    const done = outbox.pump();
    while (now < 8) await new Promise(setImmediate);
    slow.open();
    await done;
    expect([most, sent.length]).toEqual([8, 20]);
  });

  it('makes one of several notices that had to wait for a conversation, also after a crash in between', async () => {
    const { outbox, open, entries, sent, faults, clock, advance } = await harness();
    const buttons = [{ id: 'undo 1', label: 'Undo' }];
    faults.push(new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 30_000 }));
    for (const n of [1, 2, 3]) {
      await outbox.put(
        `n${n}`,
        'fake:1',
        { text: `Notice ${n}`, ...(n === 2 ? { buttons } : {}) },
        { notice: true },
      );
    }
    await outbox.put('reply', 'fake:1', { text: 'An answer' });
    await outbox.pump();
    await outbox.put('elsewhere', 'fake:2', { text: 'Notice' }, { notice: true });
    await outbox.pump();
    expect(sent).toEqual(['Notice']);
    outbox.stop();
    const { retryAt, ...first } = (await entries.get('n1')) as OutboxEntry;
    expect(retryAt).toBe(clock.now() + 30_000);
    await entries.set('n1', {
      ...first,
      message: { text: 'Notice 1\n\nNotice 2', buttons },
      merged: ['n2'],
    });
    const again = open();
    await again.recover();
    await again.pump();
    expect(sent).toEqual(['Notice', 'Notice 1\n\nNotice 2\n\nNotice 3', 'An answer']);
    await advance(60_000);
    expect(sent).toHaveLength(3);
  });

  it('sends notices one by one where none had to wait', async () => {
    const { outbox, sent } = await harness();
    for (const n of [1, 2]) await outbox.put(`n${n}`, 'fake:1', { text: `${n}` }, { notice: true });
    await outbox.pump();
    expect(sent).toEqual(['1', '2']);
  });

  it('sends to a person alone what is for a person', async () => {
    const { outbox, sent } = await harness();
    await outbox.put('a', 'fake:1', { text: 'psst' }, { privately: true });
    await outbox.pump();
    expect(sent).toEqual(['fake:1: psst']);
  });

  it.each(['gone', 'forbidden', 'invalid', 'ambiguous'] as const)(
    'tells of a message that is not tried again: %s',
    async (failure) => {
      const { outbox, faults, undelivered } = await harness();
      faults.push(new DeliveryError(failure, 'Away.'), new DeliveryError(failure, 'Still away.'));
      await outbox.put('a', 'fake:1', { text: 'x' });
      await outbox.pump();
      await expect(outbox.send('b', 'fake:1', { text: 'y' })).rejects.toThrow('Still away.');
      expect(undelivered).toEqual(['a: Away.', 'b: Still away.']);
    },
  );

  it('tells of nothing that waits', async () => {
    const { outbox, faults, undelivered } = await harness();
    faults.push(new DeliveryError('rate_limited', 'Slow down.'));
    await outbox.send('a', 'fake:1', { text: 'x' });
    expect(undelivered).toEqual([]);
  });
});

describe('a message that may come twice', () => {
  const REPEATABLE = { notice: true, repeatable: true } as const;
  const LOST = new DeliveryError('ambiguous', 'Bad Gateway.');

  it('is sent again when nobody knows whether it arrived, five times in all', async () => {
    const { outbox, faults, sent, undelivered, advance } = await harness();
    faults.push(LOST, LOST, LOST, LOST, LOST);
    await outbox.put('a', 'fake:1', { text: 'Sorry.' }, REPEATABLE);
    await outbox.pump();
    await advance(300_000);
    expect(faults).toEqual([]);
    expect(undelivered).toEqual(['a: Bad Gateway.']);
    faults.push(LOST);
    await outbox.put('b', 'fake:1', { text: 'Sorry for that.' }, REPEATABLE);
    await outbox.pump();
    await advance(5_000);
    expect(sent).toEqual(['Sorry for that.']);
  });

  it('is sent again after a kill', async () => {
    const { outbox, open, entries, sent } = await harness();
    await outbox.put('a', 'fake:1', { text: 'Sorry.' }, REPEATABLE);
    const entry = await entries.get('a');
    if (entry !== undefined) await entries.set('a', { ...entry, state: 'sending' });
    const next = open();
    expect(await next.recover()).toEqual([]);
    await next.pump();
    expect(sent).toEqual(['Sorry.']);
  });

  it('stays a message of its own, whatever waits with it', async () => {
    const { outbox, faults, sent, advance } = await harness();
    faults.push(LOST);
    for (const text of ['one', 'two']) await outbox.put(text, 'fake:1', { text }, REPEATABLE);
    await outbox.pump();
    await advance(5_000);
    expect(sent).toEqual(['one', 'two']);
  });
});
