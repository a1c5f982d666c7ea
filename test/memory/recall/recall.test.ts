import { afterEach, describe, expect, it } from 'vitest';
import type { LiveNote } from '../../../src/memory/notes.ts';
import type { Recall } from '../../../src/memory/recall/recall.ts';
import { heard, recallOver, TODAY } from '../../support/recall.ts';

const NOW = Date.parse(`${TODAY}T20:00:00Z`);

const open: Recall[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function inMemory(parts: Parameters<typeof recallOver>[0]): Recall {
  const found = recallOver(parts);
  open.push(found);
  return found;
}

const texts = async (recall: Recall, question: string, most = 10): Promise<string[]> =>
  (await recall.search(question, NOW, most)).map(({ text }) => text);

describe('search', () => {
  it('gives no place to what whoever asks sees anyway', async () => {
    const seen = Array.from({ length: 20 }, (_, n) => heard(`The kettle, the kettle, the kettle ${n}.`));
    const old = heard('The kettle is old.', { at: '2026-05-03T10:00:00.000Z', conversation: 'console:old' });
    const recall = inMemory({ messages: [old, ...seen] });
    const ids = new Set(seen.map(({ id }) => id));
    expect(await texts(recall, 'kettle', 2)).not.toContain(old.text);
    const found = await recall.search('kettle', NOW, 2, { without: ({ id }) => ids.has(id) });
    expect(found.map(({ text }) => text)).toEqual([old.text]);
  });

  it('finds an answer by the question that stands before it', async () => {
    const recall = inMemory({
      messages: [
        heard('Which of us has a spare tent?', { speaker: 'Ben' }),
        heard('Zoe.', { speaker: 'Ana' }),
        heard('Lovely weather.', { speaker: 'Ana', conversation: 'console:other' }),
      ],
    });
    expect(await texts(recall, 'who has a spare tent?', 2)).toContain('Zoe.');
  });

  it('does not look across a long silence for what a message answers', async () => {
    const recall = inMemory({
      messages: [
        heard('Which of us has a spare tent?', { speaker: 'Ben', at: `${TODAY}T01:00:00.000Z` }),
        heard('Zoe.', { speaker: 'Ana', at: `${TODAY}T09:00:00.000Z` }),
        heard('I keep a tent.', { speaker: 'Ana', at: `${TODAY}T15:00:00.000Z` }),
      ],
    });
    const found = await texts(recall, 'who has a spare tent?');
    expect(found.indexOf('I keep a tent.')).toBeLessThan(found.indexOf('Zoe.'));
  });

  it('prefers, and does not demand, the day that the question names', async () => {
    const recall = inMemory({
      messages: [
        heard('We had soup for lunch.', { at: '2026-11-09T12:00:00.000Z' }),
        heard('We had rice for lunch.', { at: '2026-11-24T12:00:00.000Z' }),
      ],
    });
    expect(await texts(recall, 'What did we have for lunch last week?')).toEqual([
      'We had rice for lunch.',
      'We had soup for lunch.',
    ]);
  });

  it('prefers what the named person said, and shows what others said of it', async () => {
    const recall = inMemory({
      messages: [
        heard('My bicycle is red.', { speaker: 'Ana' }),
        heard('My bicycle is green.', { speaker: 'Ben', conversation: 'console:other' }),
      ],
    });
    expect(await texts(recall, "What colour is Ben's bicycle?")).toEqual([
      'My bicycle is green.',
      'My bicycle is red.',
    ]);
  });

  it('prefers the latest where a question asks how things stand now', async () => {
    const messages = ['2026-09-01', '2026-10-01', '2026-11-01'].map((day, at) =>
      heard(`I work at place ${'abc'[at]}.`, { at: `${day}T12:00:00.000Z`, conversation: `console:${at}` }),
    );
    const recall = inMemory({ messages });
    expect((await texts(recall, 'Where does she work now?'))[0]).toBe('I work at place c.');
  });

  it('answers from the lines of the memory while the index cannot be opened', async () => {
    const recall = inMemory({
      items: [{ n: 1, text: 'Ana lives in Kyiv.' }],
      open: () => Promise.reject(new Error('no disk')),
    });
    const found = await recall.find('Where does Ana live?', NOW);
    expect(found.map(({ text }) => text)).toEqual(['Ana lives in Kyiv.']);
    await expect(recall.search('Where does Ana live?', NOW, 10)).rejects.toThrow('no disk');
  });

  it('takes for replaced what a line said before a person changed it by hand, and no more than that', async () => {
    const message = heard('I am allergic to peanuts.');
    const note = (key: string, text: string, turns: string[] = []): LiveNote =>
      ({
        key,
        text,
        day: TODAY,
        path: '',
        line: 1,
        byHand: true,
        record: { at: message.at, trust: 'member', turns, sources: [], speaker: { id: 'Ana', name: 'Ana' } },
      }) as never;
    const recall = inMemory({
      messages: [message],
      notes: [note('n1', message.text, [message.id]), note('n2', 'Ana is allergic to cats.')],
      items: [
        { n: 1, text: 'Ana is allergic to walnuts and cats.', notes: ['n1', 'n2'], earlier: ['n1', 'n2'] },
      ],
      verdicts: { n1: 'promoted', n2: 'promoted' },
    });
    const hits = await recall.search('Who is allergic?', NOW, 10);
    const marks = Object.fromEntries(hits.map(({ kind, id, superseded }) => [`${kind} ${id}`, superseded]));
    expect(marks).toEqual({
      [`message ${message.id}`]: true,
      'note n1': true,
      'note n2': false,
      'item 1': false,
    });
  });

  it('tells whose words were forwarded or quoted, also of a note and after an edit', async () => {
    const message = heard('I live in Rome.', { trust: 'quoted' });
    const note = { key: 'n1', text: 'Ana lives in Rome.', day: TODAY, path: '', line: 1, byHand: false };
    const recall = inMemory({
      messages: [
        message,
        heard('I live in Rome, too.'),
        heard('I live in Rome now.', { kind: 'edit', target: message.id }),
      ],
      notes: [
        {
          ...note,
          record: {
            at: message.at,
            trust: 'forwarded',
            turns: [],
            sources: [],
            speaker: { id: 'Ana', name: 'Ana' },
          },
        } as never,
      ],
    });
    const hits = await recall.search('Who lives in Rome?', NOW, 10);
    const origins = Object.fromEntries(hits.map(({ text, foreign }) => [text, foreign]));
    expect(origins).toEqual({
      'I live in Rome now.': 'quoted',
      'I live in Rome, too.': undefined,
      'Ana lives in Rome.': 'forwarded',
    });
  });

  it('puts what was replaced below what replaced it', async () => {
    const note = (key: string, text: string): LiveNote => ({
      key,
      text,
      day: TODAY,
      path: '',
      line: 1,
      byHand: true,
    });
    const recall = inMemory({
      notes: [note('old', 'Ana lives in Lviv.'), note('new', 'Ana lives in Kyiv.')],
      items: [{ n: 1, text: 'Ana lives in Kyiv.', notes: ['new'] }],
      verdicts: { old: 'promoted', new: 'promoted' },
    });
    const hits = await recall.search('Where does Ana live?', NOW, 10);
    expect(hits.map(({ text, superseded }) => [text, superseded])).toEqual([
      ['Ana lives in Kyiv.', false],
      ['Ana lives in Kyiv.', false],
      ['Ana lives in Lviv.', true],
    ]);
  });

  it('forgives a slip in a word that nobody wrote', async () => {
    const recall = inMemory({ messages: [heard('The festival was loud.'), heard('The feast was quiet.')] });
    expect((await texts(recall, 'how was the fesitval'))[0]).toBe('The festival was loud.');
  });

  it('finds a word inside a longer one that begins with it, and the other way round', async () => {
    const recall = inMemory({
      messages: [heard('Meine Knieoperation war gestern.'), heard('Es regnet heute.')],
    });
    expect((await texts(recall, 'Was war mit dem Knie?'))[0]).toBe('Meine Knieoperation war gestern.');
  });

  it.each([
    '"',
    "' OR 1=1 --",
    'a AND (b OR',
    '*',
    'NEAR(a b)',
    'terms:x',
    '\u0000',
    '😀',
    '^x',
    'a"b',
    '-',
    '()',
    '{}',
  ])('takes the question %j as words', async (question) => {
    const recall = inMemory({ messages: [heard('Some words.')] });
    await expect(recall.search(question, NOW, 5)).resolves.toBeInstanceOf(Array);
  });

  it('says what each score is the sum of', async () => {
    const recall = inMemory({ messages: [heard('My bicycle is red.')] });
    const [hit] = await recall.search('bicycle', NOW, 1);
    const sum = Object.values(hit?.parts ?? {}).reduce((total, part) => total + part, 0);
    expect(sum).toBeCloseTo(hit?.score ?? 0, 9);
    expect(hit?.parts.own).toBeGreaterThan(0);
  });

  it('leaves out commands, notices, the bot and what is off the record', async () => {
    const recall = inMemory({
      messages: [
        heard('kettle command', { kind: 'command' }),
        heard('kettle notice', { kind: 'notice' }),
        heard('kettle bot', { kind: 'bot' }),
        heard('kettle secret', { offRecord: true }),
        heard('kettle said'),
      ],
    });
    expect(await texts(recall, 'kettle')).toEqual(['kettle said']);
  });

  it('shows what was redacted as a mark, and finds nothing by it', async () => {
    const recall = inMemory({
      messages: [heard('The code is 4711 for the shed.')],
      redact: (text) => text.replace('4711', '[secret]'),
    });
    expect(await texts(recall, 'shed')).toEqual(['The code is [secret] for the shed.']);
    expect(await texts(recall, '4711')).toEqual([]);
  });
});
