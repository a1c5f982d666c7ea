import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { messageOf } from '../../src/chat/errors.ts';
import { createOutbox } from '../../src/delivery/outbox.ts';
import type { OutboxEntry } from '../../src/delivery/outbox-entry.ts';
import { openState } from '../../src/state/store.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

/** An outbox over a real state file; `send` is what the platform does. */
export async function harness(folder?: string) {
  const path = join(folder ?? (await temporaryFolder()), 'state.sqlite');
  const clock = simulatedClock(1_000_000);
  const state = await openState({ path, warn: () => undefined, now: () => clock.now() });
  const stored = state.map<OutboxEntry>('outbox');
  /** How many of the next writes go through before one fails. */
  const disk = { writesUntilFault: Number.POSITIVE_INFINITY };
  /** How often the whole table was read. */
  const table = { readings: 0 };
  const entries: typeof stored = {
    ...stored,
    entries() {
      table.readings += 1;
      return stored.entries();
    },
    async set(key, value) {
      disk.writesUntilFault -= 1;
      if (disk.writesUntilFault === 0) throw new Error('The disk is full.');
      await stored.set(key, value);
    },
  };
  const sent: string[] = [];
  const warnings: string[] = [];
  const faults: unknown[] = [];
  const undelivered: string[] = [];
  const platform: { connected: boolean; holdsUp: (conversation: string) => Promise<void> | undefined } = {
    connected: true,
    holdsUp: () => undefined,
  };
  const open = () =>
    createOutbox({
      entries,
      reachable: () => platform.connected,
      async send(conversation, message) {
        await platform.holdsUp(conversation);
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
        sent.push(message.text);
        return { ref: `${sent.length}` };
      },
      async sendPrivately(person, message) {
        sent.push(`${person}: ${message.text}`);
      },
      undelivered: async (id, _, error) => void undelivered.push(`${id}: ${messageOf(error)}`),
      clock,
      warn: (sentence) => warnings.push(sentence),
    });
  onTestFinished(() => state.close());
  const outbox = open();
  await outbox.recover();
  /** Moves the clock and lets what fell due end. */
  const advance = async (ms: number, only?: string) =>
    clock.advanceTo(clock.now() + ms, () => outbox.pump(only));
  return {
    outbox,
    open,
    entries,
    sent,
    warnings,
    faults,
    undelivered,
    platform,
    clock,
    advance,
    disk,
    table,
  };
}
