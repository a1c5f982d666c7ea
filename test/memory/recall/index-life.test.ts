import { afterEach, describe, expect, it } from 'vitest';
import type { LogRecord } from '../../../src/chat/message.ts';
import type { LiveNote } from '../../../src/memory/notes.ts';
import type { Recall } from '../../../src/memory/recall/recall.ts';
import type { Item } from '../../../src/memory/types.ts';
import { connect, type Database } from '../../../src/state/database.ts';
import { breath } from '../../../src/state/gently.ts';
import { simulatedClock } from '../../../src/time/simulated-clock.ts';
import { heard, recallOver, TODAY } from '../../support/recall.ts';

const NOW = Date.parse(`${TODAY}T20:00:00Z`);

const open: Recall[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** Recall over an index in memory; what is written passes by `before` first. */
function recallWith(before: () => Promise<void> | void, parts: Parameters<typeof recallOver>[0]): Recall {
  const recall = recallOver({
    ...parts,
    async open(schema): Promise<Database> {
      const database = await connect(':memory:');
      for (const statement of schema) await database.run(statement);
      return {
        ...database,
        async batch(statements) {
          await before();
          await database.batch(statements);
        },
      };
    },
  });
  open.push(recall);
  return recall;
}

/** Writing waits at it from `shut` on until it is released. */
function createGate(): {
  pass: () => Promise<void>;
  shut: () => { reached: Promise<void>; release: () => void };
} {
  let reach = (): void => undefined;
  let opened: Promise<void> | undefined;
  return {
    async pass() {
      reach();
      await opened;
    },
    shut() {
      const reached = new Promise<void>((resolve) => {
        reach = resolve;
      });
      let release = (): void => undefined;
      opened = new Promise((resolve) => {
        release = resolve;
      });
      return { reached, release };
    },
  };
}

const texts = async (recall: Recall, question: string, patienceMs?: number): Promise<string[]> =>
  (await recall.search(question, NOW, 10, patienceMs === undefined ? {} : { patienceMs })).map(
    ({ text }) => text,
  );

describe('closing the index', () => {
  it('ends a search that waits for a long log, and every one behind it', async () => {
    const messages = Array.from({ length: 20 }, (_, day) =>
      heard('The kettle is old.', { at: `2026-11-${String(day + 1).padStart(2, '0')}T10:00:00.000Z` }),
    );
    let written = 0;
    let closing: Promise<void> | undefined;
    const recall = recallWith(
      () => {
        written += 1;
        closing ??= recall.close();
      },
      { messages },
    );
    await Promise.all([texts(recall, 'kettle'), texts(recall, 'kettle')]);
    await closing;
    expect(written).toBe(1);
    expect(await texts(recall, 'kettle')).toHaveLength(10);
  });

  it('is no reason to warn that the index lags behind', async () => {
    const messages = [heard('The kettle is old.')];
    const warnings: string[] = [];
    const clock = simulatedClock(NOW);
    const gate = createGate();
    const recall = recallWith(gate.pass, { messages, clock, warn: (sentence) => warnings.push(sentence) });
    await texts(recall, 'kettle');
    const { reached, release } = gate.shut();
    // The first is being taken in while the second waits for its turn.
    for (const text of ['A new kettle came.', 'A red kettle came.']) {
      const record = heard(text);
      messages.push(record);
      recall.heard(record);
      await clock.advanceTo(clock.now() + 2_000);
      await reached;
    }
    const closed = recall.close();
    release();
    await closed;
    // Whatever went on would tell of it now.
    for (let turn = 0; turn < 20; turn += 1) await breath();
    expect(warnings).toEqual([]);
  });
});

describe('an index that lags behind', () => {
  async function lagging(
    messages: LogRecord[],
    items: Partial<Item>[] = [],
  ): Promise<{ recall: Recall; say: (record: LogRecord) => void }> {
    let isFull = false;
    const recall = recallWith(
      () => {
        if (isFull) throw new Error('SQLITE_FULL: database or disk is full');
      },
      { messages, items },
    );
    await texts(recall, '?');
    isFull = true;
    return {
      recall,
      say(record) {
        messages.push(record);
        recall.heard(record);
      },
    };
  }

  it('shows no message that was deleted or edited since', async () => {
    const messages = ['The kettle is old.', 'The kettle is blue.', 'The kettle is mine.'].map((text) =>
      heard(text),
    );
    const [kept, edited, deleted] = messages.map(({ id }) => id);
    const { recall, say } = await lagging(messages);
    say(heard('The samovar is blue.', { kind: 'edit', target: edited ?? '' }));
    say(heard('', { kind: 'delete', target: deleted ?? '' }));
    for (const _ of ['at once', 'when it could not be written']) {
      expect(await texts(recall, 'kettle')).toEqual(['The kettle is old.']);
      expect((await recall.find('Which kettle is blue?', NOW)).map(({ id }) => id)).not.toContain(edited);
      expect((await recall.around('message', kept ?? '')).map(({ id }) => id)).toEqual([kept]);
    }
  });

  it('shows no line of memory that was taken out or changed since', async () => {
    const items = ['Ana has a kettle.', 'Ana likes her kettle.', 'Ben has a kettle.'].map((text, at) => ({
      n: at + 1,
      text,
    }));
    const { recall } = await lagging([], items);
    items.splice(0, 2, { n: 2, text: 'Ana likes her samovar.' });
    expect(await texts(recall, 'kettle')).toEqual(['Ben has a kettle.']);
  });

  it('shows no message that was deleted since to whoever does not wait for it', async () => {
    const messages = [heard('The kettle is old.'), heard('The kettle is mine.')];
    const clock = simulatedClock(NOW);
    const gate = createGate();
    const recall = recallWith(gate.pass, { messages, clock });
    await texts(recall, 'kettle');
    const { reached, release } = gate.shut();
    const deletion = heard('', { kind: 'delete', target: messages[1]?.id ?? '' });
    messages.push(deletion);
    recall.heard(deletion);
    const found = texts(recall, 'kettle', 500);
    await reached;
    await clock.advanceTo(clock.now() + 1_000);
    expect(await found).toEqual(['The kettle is old.']);
    release();
  });
});

describe('a question in a chat', () => {
  it('does not wait behind a search that waits for the index, and goes on without hits', async () => {
    const messages = [heard('The kettle is old.')];
    const clock = simulatedClock(NOW);
    const gate = createGate();
    const recall = recallWith(gate.pass, { messages, clock });
    await texts(recall, 'kettle');
    const { reached, release } = gate.shut();
    const late = heard('A new kettle came.');
    messages.push(late);
    recall.heard(late);
    const patient = texts(recall, 'kettle');
    await reached;
    const asked = [
      texts(recall, 'kettle', 500),
      recall.find('Is the kettle old?', NOW, undefined, 500),
      recall.around('message', late.id, 500),
    ];
    for (let turn = 0; turn < 20; turn += 1) await breath();
    await clock.advanceTo(clock.now() + 1_000);
    expect(await Promise.all(asked)).toEqual([[], [], []]);
    release();
    expect(await patient).toHaveLength(2);
    expect(await texts(recall, 'kettle', 500)).toHaveLength(2);
  });
});

describe('an old note that was changed by hand while the index is open', () => {
  it('is found as it is from the search on that follows the one which met it', async () => {
    const note = (text: string): LiveNote => ({
      key: 'a',
      day: '2026-05-03',
      path: '',
      line: 1,
      text,
      byHand: true,
    });
    const notes = [note('Ana has a kettle.')];
    const recall = recallWith(() => undefined, { notes });
    expect(await texts(recall, 'Ana')).toEqual(['Ana has a kettle.']);
    notes[0] = note('Ana has a samovar.');
    expect(await texts(recall, 'Ana')).toEqual([]);
    expect(await texts(recall, 'samovar')).toEqual(['Ana has a samovar.']);
    notes.pop();
    expect(await texts(recall, 'samovar')).toEqual([]);
  });
});
