import { describe, expect, it } from 'vitest';
import type { LogRecord } from '../../../src/chat/message.ts';
import type { LiveNote } from '../../../src/memory/notes.ts';
import { INDEX_SCHEMA } from '../../../src/memory/recall/index-file.ts';
import { createUpkeep, type Upkeep, type UpkeepSources } from '../../../src/memory/recall/upkeep.ts';
import { connect, type Database } from '../../../src/state/database.ts';
import { heard, noteDays, recallOver, TODAY } from '../../support/recall.ts';

const NOW = Date.parse(`${TODAY}T20:00:00Z`);

function live(text: string, key = text): LiveNote {
  return { key, day: TODAY, path: '', line: 1, text, byHand: true };
}

const dayOf = ({ at }: LogRecord): string => at.slice(0, 10);

/** The upkeep of an index in memory, over a log as it stands. */
async function upkeepOver(
  messages: readonly LogRecord[],
  parts: { database?: (database: Database) => Database; sources?: Partial<UpkeepSources> } = {},
): Promise<{
  upkeep: Upkeep;
  database: Database;
  catchUp: () => Promise<void>;
  texts: () => Promise<string[]>;
  places: () => Promise<number[]>;
}> {
  const database = await connect(':memory:');
  for (const statement of INDEX_SCHEMA) await database.run(statement);
  const upkeep = createUpkeep(parts.database?.(database) ?? database, {
    log: {
      ends: async () => new Map(messages.map((record) => [dayOf(record), record.id])),
      read: async (day) => messages.filter((record) => dayOf(record) === day),
      size: async (day) => JSON.stringify(messages.filter((record) => dayOf(record) === day)).length,
      changes: async (day) =>
        messages.filter((record) => dayOf(record) === day && ['edit', 'delete'].includes(record.kind)),
    },
    notes: { ...noteDays(async () => []), on: async () => [] },
    items: async () => [],
    redact: (text) => text,
    dayOf: (at) => new Date(at).toISOString().slice(0, 10),
    usual: async () => 'en',
    ...parts.sources,
  });
  return {
    upkeep,
    database,
    catchUp: () => upkeep.catchUp(TODAY, TODAY),
    places: async () =>
      (await database.all<{ place: number }>('SELECT place FROM entries ORDER BY place')).map(
        ({ place }) => place,
      ),
    texts: async () =>
      (await database.all<{ text: string }>('SELECT text FROM entries ORDER BY id')).map(({ text }) => text),
  };
}

describe('the notes of today', () => {
  it('are read into the index once, and later only what is new of them or changed', async () => {
    const notes = [live('Ana likes plums.', 'a'), live('Ana has a boat.', 'b'), live('Ana sings.', 'c')];
    let read: string[] = [];
    const recall = recallOver({
      notes,
      redact: (text) => {
        read.push(text);
        return text;
      },
    });
    const found = async (question: string): Promise<string[]> =>
      (await recall.search(question, NOW, 10)).map(({ text }) => text);
    // A question without words finds nothing, and only brings the index up to date.
    await found('?');
    await found('?');
    expect(read).toEqual(['Ana likes plums.', 'Ana has a boat.', 'Ana sings.']);
    read = [];
    notes.splice(1, 2, live('Ana sold the boat.', 'b'), live('Ana paints.', 'd'));
    await found('?');
    expect(read).toEqual(['Ana sold the boat.', 'Ana paints.']);
    expect(await found('sings')).toEqual([]);
    expect(await found('plums')).toEqual(['Ana likes plums.']);
    expect(await found('boat')).toEqual(['Ana sold the boat.']);
    await recall.close();
  });
});

describe('what is logged while the index takes what was logged before', () => {
  it('is taken, too, a deletion among it', async () => {
    const [first, second, third] = [heard('One.'), heard('Two.'), heard('Three.')];
    const gone = heard('', { kind: 'delete', target: first.id });
    const fourth = heard('Four.');
    const late = [third, gone];
    const { upkeep, catchUp, texts } = await upkeepOver([first], {
      database: (database) => ({
        ...database,
        batch: async (statements) => {
          await database.batch(statements);
          if (statements.some((one) => String(one[1]).includes('Two.'))) late.splice(0).map(upkeep.heard);
        },
      }),
    });
    await catchUp();
    upkeep.heard(second);
    await catchUp();
    upkeep.heard(fourth);
    await catchUp();
    expect(await texts()).toEqual(['Two.', 'Three.', 'Four.']);
  });

  it('waits on when it could not be written', async () => {
    let isFull = false;
    const first = heard('One.');
    const { upkeep, catchUp, texts } = await upkeepOver([first], {
      database: (database) => ({
        ...database,
        batch: async (statements) => {
          if (isFull) throw new Error('SQLITE_FULL');
          await database.batch(statements);
        },
      }),
    });
    await catchUp();
    isFull = true;
    upkeep.heard(heard('Two.'));
    await expect(catchUp()).rejects.toThrow('SQLITE_FULL');
    isFull = false;
    upkeep.heard(heard('Three.'));
    await catchUp();
    expect(await texts()).toEqual(['One.', 'Two.', 'Three.']);
  });
});

describe('an edit or a deletion', () => {
  const yesterday = '2026-11-29T10:00:00.000Z';

  it('counts though it stands in an earlier file than its message', async () => {
    const [kept, lost] = [heard('The kettle is old.'), heard('The toaster is new.')];
    const edit = heard('The samovar is old.', { kind: 'edit', target: kept.id, at: yesterday });
    const deletion = heard('', { kind: 'delete', target: lost.id, at: yesterday });
    const { catchUp, texts } = await upkeepOver([edit, deletion, kept, lost]);
    await catchUp();
    expect(await texts()).toEqual(['The samovar is old.']);
  });

  it('counts when the index was closed between its file and that of its message', async () => {
    const message = heard('The toaster is new.');
    const deletion = heard('', { kind: 'delete', target: message.id, at: yesterday });
    const messages = [deletion];
    const { catchUp, texts, upkeep } = await upkeepOver(messages);
    await catchUp();
    messages.push(message);
    upkeep.doubt();
    await catchUp();
    expect(await texts()).toEqual([]);
  });

  it('is not undone by an earlier one that stands in a later file', async () => {
    const message = heard('One.');
    const first = heard('Two.', { kind: 'edit', target: message.id });
    const second = heard('Three.', { kind: 'edit', target: message.id, at: yesterday });
    const { catchUp, texts } = await upkeepOver([second, message, first]);
    await catchUp();
    expect(await texts()).toEqual(['Three.']);
  });

  it('leaves the name of what is attached', async () => {
    const message = { ...heard('Our plan.'), attachments: [{ kind: 'document', name: 'garden.pdf' }] };
    const edits = ['The plan.', 'A better plan.'].map((text) =>
      heard(text, { kind: 'edit', target: message.id }),
    );
    const { catchUp, texts } = await upkeepOver([message, ...edits]);
    await catchUp();
    expect(await texts()).toEqual(['A better plan.\ngarden.pdf']);
  });

  it('makes its message outdated until the index has it', async () => {
    const [first, second] = [heard('One.'), heard('Two.')];
    const messages = [first, second];
    const { upkeep, catchUp } = await upkeepOver(messages);
    expect(upkeep.isOutdated(first.id)).toBe(true);
    await catchUp();
    const gone = heard('', { kind: 'delete', target: first.id });
    messages.push(gone);
    upkeep.heard(gone);
    expect([first, second].map(({ id }) => upkeep.isOutdated(id))).toEqual([true, false]);
    upkeep.doubt();
    expect(upkeep.isOutdated(first.id)).toBe(true);
    await catchUp();
    expect(upkeep.isOutdated(first.id)).toBe(false);
  });
});

describe('an index that is told to stop', () => {
  it('reads no further file, and neither notes nor items', async () => {
    const messages = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) =>
      heard('Words.', { at: `${day}T10:00:00.000Z` }),
    );
    const read: string[] = [];
    const { upkeep, catchUp, texts } = await upkeepOver(messages, {
      sources: {
        log: {
          ends: async () => new Map(messages.map((record) => [dayOf(record), record.id])),
          changes: async () => [],
          size: async () => 0,
          async read(day) {
            read.push(day);
            upkeep.stop();
            return messages.filter((record) => dayOf(record) === day);
          },
        },
        notes: {
          ...noteDays(async () => {
            read.push('notes');
            return [];
          }),
          on: async () => [],
        },
        async items() {
          read.push('items');
          return [];
        },
      },
    });
    await catchUp();
    await catchUp();
    expect(read).toEqual(['2026-11-01']);
    expect(await texts()).toEqual([]);
  });
});

describe('what somebody removed from the log by hand', () => {
  const yesterday = '2026-11-29T10:00:00.000Z';

  it.each([
    ['a line', 1],
    ['a whole day', 2],
  ])('is not in the index any more when it is opened again: %s', async (_, count) => {
    const messages = [
      heard('One.', { at: yesterday }),
      heard('Two.', { at: yesterday }),
      heard('Three.'),
      heard('Four.'),
    ];
    const { catchUp, texts, places, upkeep } = await upkeepOver(messages);
    await catchUp();
    messages.splice(0, count);
    upkeep.doubt();
    await catchUp();
    expect((await texts()).sort()).toEqual(['Four.', 'Three.', 'Two.'].slice(0, 4 - count));
    expect(await places()).toEqual([2, 3, 4].slice(count - 1));
  });

  it('is noticed, too, where more was said since', async () => {
    const messages = [heard('One.'), heard('Two.')];
    const { catchUp, texts, upkeep } = await upkeepOver(messages);
    await catchUp();
    messages.splice(0, 1);
    messages.push(heard('Three, which is much longer than what was there before.'), heard('Four.'));
    upkeep.doubt();
    await catchUp();
    expect((await texts()).sort()).toEqual([
      'Four.',
      'Three, which is much longer than what was there before.',
      'Two.',
    ]);
  });

  it('is noticed though the index took it while it was open', async () => {
    const messages: LogRecord[] = [];
    const { catchUp, texts, upkeep } = await upkeepOver(messages);
    await catchUp();
    const said = [heard('One.'), heard('Two.')];
    messages.push(...said);
    for (const record of said) upkeep.heard(record);
    await catchUp();
    messages.pop();
    upkeep.doubt();
    await catchUp();
    expect(await texts()).toEqual(['One.']);
  });

  it('does not leave its words in a message of another day that it changed, nor in one that was shortened', async () => {
    const [first, second] = [heard('One.', { at: yesterday }), heard('Two, a secret.')];
    const edit = heard('One, a secret.', { kind: 'edit', target: first.id });
    const messages = [first, second, edit];
    const { catchUp, texts, database, upkeep } = await upkeepOver(messages);
    await catchUp();
    expect((await texts()).sort()).toEqual(['One, a secret.', 'Two, a secret.']);
    messages.splice(1, 2, { ...second, text: 'Two.' });
    upkeep.doubt();
    await catchUp();
    expect((await texts()).sort()).toEqual(['One.', 'Two.']);
    expect(await database.all('SELECT * FROM changed')).toEqual([]);
  });
});
