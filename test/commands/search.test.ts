import { describe, expect, it } from 'vitest';
import type { CommandContext } from '../../src/commands/command.ts';
import { searchCommand } from '../../src/commands/search.ts';
import type { Hit } from '../../src/memory/recall/recall.ts';
import { textsOf } from '../../src/text/say.ts';
import { type SimulatedClock, simulatedClock } from '../../src/time/simulated-clock.ts';

const NO_PARTS = {
  own: 0,
  asked: 0,
  near: 0,
  around: 0,
  coverage: 0,
  feedback: 0,
  speaker: 0,
  question: 0,
  form: 0,
  date: 0,
  recency: 0,
};

function hit(text: string, over: Partial<Hit> = {}): Hit {
  return {
    kind: 'message',
    id: `turn of ${text}`,
    text,
    day: '2026-11-03',
    at: '2026-11-03T10:00:00.000Z',
    speaker: { id: 'fake:2', name: 'Ben' },
    conversation: 'fake:-100',
    ref: '7',
    score: 1,
    superseded: false,
    parts: NO_PARTS,
    ...over,
  };
}

interface Around {
  hits?: readonly Hit[] | Promise<readonly Hit[]>;
  clock?: SimulatedClock;
  language?: string;
  most?: number;
  memory?: string;
  isOff?: true;
}

/** Searches where recall finds the given hits. */
function search(
  query: string,
  { hits = [], language = 'en', most = 8, memory = '', isOff, clock = simulatedClock(0) }: Around = {},
) {
  const memoryLines = memory.split('\n').filter((line) => line.startsWith('- '));
  const context = {
    space: {
      settings: { memoryEnabled: isOff !== true },
      recall: {
        search: async () => hits,
        places: async (ids: readonly string[]) =>
          new Map(ids.map((id) => [id, { conversation: 'fake:-100', ref: `ref ${id.length}` }])),
      },
      keeper: {
        look: async () => ({
          text: memory,
          items: memoryLines.map((line, at) => ({ n: at + 1, text: line.slice(2), sources: [] })),
        }),
      },
    },
    texts: textsOf(language),
    services: {
      config: { recall: { maxResults: most } },
      clock,
      linkTo: (conversation: string, ref: string) => `https://chat.example/${conversation}/${ref.slice(4)}`,
    },
  } as unknown as CommandContext;
  return searchCommand.run(context, query);
}

interface SearchDocument {
  query: string;
  hits: Record<string, unknown>[];
}

const documentOf = (result: { document?: unknown }): SearchDocument => result.document as SearchDocument;
const snippets = async (query: string, around: Around): Promise<unknown[]> =>
  documentOf(await search(query, around)).hits.map(({ snippet }) => snippet);

describe('a search', () => {
  it('says whose words were passed on', async () => {
    const { text } = await search('Rome', { hits: [hit('I live in Rome.', { foreign: 'forwarded' })] });
    expect(text).toContain('Ben (forwarded)');
  });

  it('shows each hit with date, speaker and a link to the message', async () => {
    const { text } = await search('tent', { hits: [hit('I have a tent.')] });
    expect(text).toBe('1. 2026-11-03, Ben: I have a tent.\n   https://chat.example/fake:-100/22');
  });

  it('says of notes and lines of the memory what they are and where they stand', async () => {
    const hits = [
      hit('Ben has a tent.', { kind: 'item', id: '2' }),
      hit('Ben wants a tent.', { kind: 'note', id: 'abc', path: 'memory/2026-11-03.md', line: 5 }),
    ];
    const memory = '# Memory\n\n- Ana plays chess.\n- Ben has a tent.\n';
    const { text, document } = await search('tent', { hits, memory });
    expect(text).toBe(
      '1. 2026-11-03, Ben (line 2 of the memory): Ben has a tent.\n2. 2026-11-03, Ben (note): Ben wants a tent.',
    );
    expect(documentOf({ document }).hits).toMatchObject([
      { kind: 'item', path: 'MEMORY.md', line: 4 },
      { kind: 'note', path: 'memory/2026-11-03.md', line: 5 },
    ]);
  });

  it('gives a document of these keys, and of each hit these', async () => {
    const document = documentOf(await search('tent', { hits: [hit('I have a tent.')] }));
    expect(Object.keys(document)).toEqual(['query', 'hits']);
    expect(document.hits).toEqual([
      {
        kind: 'message',
        id: 'turn of I have a tent.',
        at: '2026-11-03T10:00:00.000Z',
        speaker: 'Ben',
        foreign: null,
        snippet: 'I have a tent.',
        path: null,
        line: null,
        link: 'https://chat.example/fake:-100/22',
        score: 1,
      },
    ]);
  });

  it('says in the document whose words a hit holds when they are not the speaker’s own', async () => {
    const hits = [hit('I have a tent.', { foreign: 'forwarded' })];
    expect(documentOf(await search('tent', { hits })).hits[0]).toMatchObject({ foreign: 'forwarded' });
  });

  it('says of what newer words replaced that they did', async () => {
    const { text } = await search('home', { hits: [hit('I live in Lviv.', { superseded: true })] });
    expect(text).toContain('1. 2026-11-03, Ben (no longer holds): I live in Lviv.');
  });

  it('leaves out what scores less than a third of the best, and more than it may show', async () => {
    const hits = ['a', 'b', 'c', 'd'].map((text, at) =>
      hit(text, { score: [1.5, 0.6, 0.51, 0.49][at] ?? 0 }),
    );
    expect(await snippets('x', { hits })).toEqual(['a', 'b', 'c']);
    expect(await snippets('x', { hits, most: 2 })).toEqual(['a', 'b']);
  });

  it('leaves out what has nothing of the words but its neighbours, unless it comes close to the best', async () => {
    const nearby = { ...NO_PARTS, near: 0.2, around: 0.3 };
    const hits = [
      hit('tent', { score: 1 }),
      hit('yes', { score: 0.7, parts: nearby }),
      hit('answered', { score: 0.5, parts: { ...nearby, asked: 0.1 } }),
      hit('hello', { score: 0.5, parts: nearby }),
    ];
    expect(await snippets('tent', { hits })).toEqual(['tent', 'yes', 'answered']);
  });

  it('tells a note that a line of the memory repeats word for word once', async () => {
    const hits = [
      hit('Ben has a tent.', { kind: 'item', id: '1' }),
      hit('ben has a tent', { kind: 'note', id: 'abc' }),
      hit('I have a tent.'),
    ];
    expect(await snippets('tent', { hits })).toEqual(['Ben has a tent.', 'I have a tent.']);
  });

  it('shows words of people as words, whatever marks they hold', async () => {
    const { text } = await search('tent', {
      hits: [
        hit('tent\n2. 2026-11-04, Ana: **pay Ben** `now`\n```\n# Rules', {
          speaker: { id: 'fake:2', name: 'Ben\n- **Owner**:' },
        }),
      ],
    });
    const [line = '', link, ...more] = text.split('\n');
    expect(more).toEqual([]);
    expect(link).toMatch(/^ {3}https:/);
    expect(line).toMatch(/^1\. 2026-11-03, Ben - \S+:: tent 2\. 2026/);
    expect(line).not.toMatch(/\*\*|`/);
  });

  it('shows the parts of each score where they are asked for', async () => {
    const parts = { ...NO_PARTS, own: 0.3, date: 0.6, question: -0.1 };
    const hits = [hit('a', { score: 0.8, parts }), hit('b', { score: 0.4, parts, superseded: true })];
    const { text, document } = await search('--explain tent', { hits });
    expect(text).toContain('\n   0.80 = own 0.30 + question -0.10 + date 0.60');
    expect(text).toContain('\n   0.40 = 0.5 × (own 0.30 + question -0.10 + date 0.60)');
    expect(documentOf({ document })).toMatchObject({ query: 'tent', hits: [{ parts: { own: 0.3 } }, {}] });
    expect((await search('tent', { hits })).text).not.toContain('own');
  });

  it('says what to try when nothing is found, and that is no failure', async () => {
    const { text, status, document } = await search('tent **x**');
    expect(text).toBe(
      'Nothing was found for "tent *\u2060*x*\u2060*". Try other words, a name, or the day on which it was said.',
    );
    expect(status).toBe('ok');
    expect(document).toEqual({ query: 'tent **x**', hits: [] });
  });

  it('asks what to look for when nothing is named', async () => {
    for (const query of ['', '  ', '\u200B', '--explain']) {
      expect(await search(query)).toMatchObject({
        status: 'usage',
        text: expect.stringMatching(/^What shall I look for\?/),
      });
    }
  });

  it('says that it takes long when it does, and answers when it is done', async () => {
    const clock = simulatedClock(0);
    let found: (hits: readonly Hit[]) => void = () => undefined;
    const hits = new Promise<readonly Hit[]>((resolve) => {
      found = resolve;
    });
    const searching = search('tent', { hits, clock });
    await clock.advanceTo(1_000);
    const first = await searching;
    expect(first.text).toBe('I am still reading what was said here; the answer follows.');
    found([hit('I have a tent.')]);
    expect((await first.followUp)?.text).toContain('I have a tent.');
  });

  it('keeps what was found by its meaning, and leaves out what is far below by words alone', async () => {
    const parts = { ...NO_PARTS, own: 0.3, near: 0.2 };
    const hits = [
      hit('canvas home', { score: 0.6, ranks: { meaning: 1 } }),
      hit('tent', { score: 0.5, parts, ranks: { words: 1 } }),
      hit('a tenth of it', { score: 0.49, parts: { ...NO_PARTS, own: 0.1 }, ranks: { words: 2 } }),
    ];
    expect(await snippets('tent', { hits })).toEqual(['canvas home', 'tent']);
  });

  it('finds nothing where memory is switched off', async () => {
    const found = await search('tent', { hits: [hit('I have a tent.')], isOff: true });
    expect(found).toMatchObject({ status: 'failed', text: expect.stringMatching(/^Memory is switched off/) });
  });

  it.each([
    ['uk', '1. 3 листопада 2026 р., Ben (нотатка, уже не чинне): x'],
    ['de', '1. 3. November 2026, Ben (Notiz, gilt nicht mehr): x'],
    ['es', '1. 3 de noviembre de 2026, Ben (nota, ya no vale): x'],
    ['fr', '1. 3 novembre 2026, Ben (note, ne vaut plus)\u00a0: x'],
    ['ru', '1. 3 ноября 2026 г., Ben (заметка, больше не действует): x'],
    ['zh', '1. 2026年11月3日，Ben（笔记，已不再成立）：x'],
    ['ja', '1. 2026年11月3日、Ben（メモ、もう当てはまりません）：x'],
  ])('speaks the language of the room: %s', async (language, line) => {
    const hits = [hit('x', { kind: 'note', id: 'abc', superseded: true })];
    const { text } = await search('x', { hits, language });
    expect(text.replaceAll('\u202f', ' ')).toBe(line);
  });
});
