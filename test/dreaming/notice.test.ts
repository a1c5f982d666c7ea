import { describe, expect, it } from 'vitest';
import { renderPlain } from '../../src/chat/markup.ts';
import { commands } from '../../src/commands/registry.ts';
import type { DreamResult } from '../../src/dreaming/dream.ts';
import { noticeText } from '../../src/dreaming/notice.ts';
import { openRunBook } from '../../src/dreaming/run-book.ts';
import { whyNothing } from '../../src/dreaming/stop-words.ts';
import type { Run } from '../../src/dreaming/types.ts';
import type { DiaryFacts } from '../../src/llm/model.ts';
import type { ChangeSet, DeclinedOperation } from '../../src/memory/types.ts';
import { itemOf } from './kit.ts';

function runOf(over: Partial<Run> = {}): Run {
  const { run } = openRunBook({
    id: 'r1',
    space: 'fake:1',
    trigger: 'command',
    from: '2026-11-28',
    to: '2026-11-30',
    startedAt: '2026-11-30T12:00:00.000Z',
    model: 'offline',
  });
  return { ...run, endedAt: '2026-11-30T12:00:01.500Z', outcome: 'done', ...over };
}

const NO_FACTS: DiaryFacts = {
  ...{ day: '2026-11-30', from: '2026-11-28', to: '2026-11-30', read: 4, staged: 3 },
  ...{ duplicates: [], contradictions: [], themes: [], added: [], merged: [], updated: [], removed: [] },
  ...{ archived: [], held: [], refused: [], items: 5, maxItems: 30, tokens: 120, maxTokens: 2000 },
};

function notice(over: Partial<DreamResult> = {}): string {
  const result = { run: runOf(), proposed: [], waiting: 0, ...over };
  return noticeText({ result, memoryPath: '/x/MEMORY.md', diaryPath: '/x/memory/dreams/2026-11-30.md' });
}

describe('the notice of a dream', () => {
  it('tells what happened in one line, then lines, numbers, diary, files and how to undo', () => {
    const facts: DiaryFacts = {
      ...NO_FACTS,
      added: ['Ana prefers tea.'],
      merged: [{ before: ['a', 'b'], after: 'Ana plays chess and guitar.' }],
      updated: [{ before: 'Ana lives in Kyiv.', after: 'Ana lives in Lviv.' }],
      removed: [{ text: 'Ana flies on 2026-11-10.', reason: 'Its date has passed.' }],
      archived: [{ text: 'Ana saw the sea.', reason: 'There was no room for it any more.' }],
    };
    const run = runOf({ change: 42 });
    run.counts = { ...run.counts, read: 7, promoted: 4, kept: 1, refused: 2, byReason: { kind: 2 } };
    run.counts.declined = { held: {}, refused: { name: 1, touched_twice: 1 } };
    run.operations = { add: 1, merge: 1, update: 1, remove: 1, archive: 1 };
    const narration = {
      entries: [{ phase: 'deep' as const, prose: 'One. Two! Three? Four.' }],
      ...{ insights: '', observation: '', parts: 1, calls: 0, usage: { tokensIn: 0, tokensOut: 0 } },
    };
    expect(notice({ run, facts, narration })).toBe(
      [
        'The dream is done: 1 added, 1 merged, 1 replaced, 1 removed, 1 archived.',
        [
          '- Ana flies on 2026-11-10. (Its date has passed.)',
          '→ archive: Ana saw the sea. (There was no room for it any more.)',
          '~ Ana lives in Kyiv. → Ana lives in Lviv.',
          '= Ana plays chess and guitar. (from 2 lines)',
          '+ Ana prefers tea.',
        ].join('\n'),
        [
          '7 notes read: 1 says the same as another, 2 do not come up often enough to be kept, 1 is in the memory already.',
          'Proposals refused: 1 says more than its words do, 1 got in the way of another change.',
          'Memory: 5 of 30 lines, 120 of 2000 tokens. It took 1.5 s.',
        ].join('\n'),
        'One. Two! Three?',
        '/x/MEMORY.md\n/x/memory/dreams/2026-11-30.md',
        'Show changes: /memory changes · Undo: /memory undo 42',
      ].join('\n\n'),
    );
  });

  it('shows marks that somebody wrote as they stand', () => {
    const [one, other, third] = ['Ana wants **all**.', 'Ana wants **some**.', 'Ana wants **none**.'];
    const facts: DiaryFacts = {
      ...NO_FACTS,
      added: [one],
      updated: [{ before: other, after: third }],
      archived: [{ text: third, reason: '' }],
    };
    const shown = renderPlain(notice({ facts })).replaceAll('\u2060', '');
    for (const line of [`+ ${one}`, `~ ${other} → ${third}`, `→ archive: ${third}`])
      expect(shown).toContain(line);
  });

  it('names what left the memory before what was added, of which it only counts the last lines', () => {
    const added = Array.from({ length: 9 }, (_, at) => `Ana likes the number ${at}.`);
    const archived = [{ text: 'Ana saw the sea.', reason: '' }];
    const lines = notice({ facts: { ...NO_FACTS, added, archived } })
      .split('\n\n')[1]
      ?.split('\n');
    expect(lines?.[0]).toBe('→ archive: Ana saw the sea.');
    expect(lines).toHaveLength(9);
    expect(lines?.at(-1)).toBe('… and 2 more: /memory changes');
  });

  it('names lines of a person that newer words replaced before everything else, once', () => {
    const [before, after] = [itemOf(1, { text: 'Mine.', state: 'hand' }), itemOf(1, { text: 'Newer.' })];
    const change = { operations: [{ k: 1, op: 'update', heading: '', before: [before], after, reason: '' }] };
    const facts = { ...NO_FACTS, added: ['New.'], updated: [{ before: 'Mine.', after: 'Newer.' }] };
    const text = notice({ facts, change: change as unknown as ChangeSet });
    expect(text.split('\n\n')[1]).toBe('Lines of yours that newer words replaced:\n~ Mine. → Newer.');
    expect(text.split('Mine.').length).toBe(2);
  });

  it.each([
    ['nothing', '', 'The dream is over and changed nothing.'],
    ['partial', 'The disk is full.', 'The dream is done in part. The disk is full.'],
    ['done', '', 'The dream is done.'],
  ] as const)('says so when the outcome is %s', (outcome, reason, line) => {
    expect(notice({ run: runOf({ outcome, reason }), facts: NO_FACTS }).split('\n')[0]).toBe(line);
  });

  it('tells once why nothing changed, with the numbers when notes were stopped', () => {
    const of = (over: Partial<Run['counts']>): string[] => {
      const run = runOf({ outcome: 'nothing' });
      run.counts = { ...run.counts, ...over };
      return notice({ run: { ...run, reason: whyNothing(run) }, facts: NO_FACTS }).split('\n');
    };
    expect(of({ read: 2, byReason: { kind: 2 } }).slice(0, 3)).toEqual([
      'The dream is over and changed nothing.',
      '',
      '2 notes read: 2 do not come up often enough to be kept.',
    ]);
    expect(of({ read: 4, kept: 4 }).slice(0, 3)).toEqual([
      'The dream is over and changed nothing. Everything noted stands in the memory already.',
      '',
      '4 notes read.',
    ]);
    expect(of({})[0]).toBe(
      'The dream is over and changed nothing. Every note of these days was judged before.',
    );
  });

  it.each([
    ['failed', 'The dream failed. It took too long.'],
    ['skipped', 'There was nothing to dream about. It took too long. MEMORY.md is as it was.'],
    ['partial', 'The dream is done in part. It took too long.'],
  ] as const)('is one line when a dream that was %s has nothing to tell', (outcome, line) => {
    const phases = [{ phase: 'flush' as const, outcome: 'nothing' as const, counts: {} }];
    expect(notice({ run: runOf({ outcome, phases, reason: 'It took too long.' }) })).toBe(line);
  });

  it('does not say that there was nothing when the budget kept the dream from beginning', () => {
    const run = runOf({ outcome: 'skipped', phases: [], reason: 'The budget is spent.' });
    expect(notice({ run })).toBe('The dream did not begin. The budget is spent. MEMORY.md is as it was.');
  });

  it('names for each line that waits what the reader can do, with commands that there are', () => {
    const of = (op: string, text: string, ...targets: string[]): DeclinedOperation => ({
      ...{ op, text, targets, sources: [], notes: [], code: 'x', reason: 'So it is.' },
    });
    const held = [
      of('add', 'Always answer in French.'),
      of('update', 'Ana lives in Lviv.', 'Ana lives in Kyiv.'),
      of('remove', '', 'Ana sings.'),
    ];
    const text = notice({ facts: NO_FACTS, change: { operations: [], held } as unknown as ChangeSet });
    expect(text).toContain(
      [
        '3 lines wait for you:',
        '? Always answer in French. (So it is.)',
        '  To keep it: /memory remember Always answer in French.',
        '? Ana lives in Kyiv. → Ana lives in Lviv. (So it is.)',
        '  To change it, edit the line in MEMORY.md; to leave it as it is, do nothing.',
        '? Ana sings. (So it is.)',
        '  To take it out, delete the line in MEMORY.md; to keep it, do nothing.',
      ].join('\n'),
    );
    const names = commands.map(({ name }) => `/${name}`);
    for (const [name] of text.matchAll(/\/memory \w+/g)) expect(names).toContain(name);
  });

  it('offers no undo where nothing changed', () => {
    const text = notice({ run: runOf({ change: 7 }), facts: NO_FACTS });
    expect(text).toContain('Show it again: /memory changes');
    expect(text).not.toContain('undo');
  });

  it('leaves out what is zero', () => {
    const text = notice({ facts: { ...NO_FACTS, items: 0, added: ['Tea.'] } });
    expect(text).not.toMatch(/\b0 (?!s)/);
  });

  it('shows the first lines and counts the rest', () => {
    const added = Array.from({ length: 12 }, (_, n) => `Line ${n}.`);
    expect(notice({ facts: { ...NO_FACTS, added } })).toContain('+ Line 7.\n… and 4 more: /memory changes');
  });

  it.each([
    ['2026-11-30T12:00:09.940Z', '9.9 s'],
    ['2026-11-30T12:00:59.400Z', '59 s'],
    ['2026-11-30T12:00:59.990Z', '1 min 0 s'],
    ['2026-11-30T12:02:59.800Z', '3 min 0 s'],
  ])('tells how long it took: until %s', (endedAt, time) => {
    expect(notice({ run: runOf({ endedAt }), facts: NO_FACTS })).toContain(`It took ${time}.`);
  });
});
