import { describe, expect, it } from 'vitest';
import { marksOf, toldOf } from '../../src/dreaming/marks.ts';
import type { LiveNote } from '../../src/memory/notes.ts';
import { coded } from '../../src/memory/reasons.ts';
import type { ChangeOperation, ChangeSet, DeclinedOperation, ItemRecord } from '../../src/memory/types.ts';
import { hashText } from '../../src/memory/vault.ts';

const record = (notes: string[]): ItemRecord => ({
  heading: 'People',
  text: 'Ana plays chess.',
  ordinal: 1,
  by: 'dream',
  notes,
  sources: [],
  change: 1,
});

const operation = (own: Partial<ChangeOperation>): ChangeOperation => ({
  k: 1,
  op: 'add',
  heading: 'People',
  before: [],
  reason: '',
  ...own,
});

const declined = (code: string, notes: string[]): DeclinedOperation => ({
  op: 'add',
  text: 'Ana plays chess.',
  targets: [],
  sources: [],
  notes,
  code,
  reason: '',
});

const change = (own: Partial<ChangeSet>): ChangeSet => ({
  n: 1,
  at: '2026-11-30T12:00:00.000Z',
  who: 'dream',
  state: 'applied',
  hashBefore: '',
  hashAfter: '',
  textBefore: '',
  textAfter: '',
  operations: [],
  refused: [],
  held: [],
  items: [],
  ...own,
});

const note = (key: string): LiveNote => ({
  key,
  day: '2026-11-30',
  path: 'memory/2026-11-30.md',
  line: 1,
  text: `note ${key}`,
  byHand: false,
});

const verdicts = (set: ChangeSet, keys: string[]) =>
  Object.fromEntries(
    marksOf(toldOf(set), keys.map(note), 'r1', 'm').map(({ key, verdict, code }) => [
      key,
      `${verdict} ${code}`,
    ]),
  );

describe('marks from a change-set', () => {
  it('say of each note what became of it', () => {
    const set = change({
      operations: [operation({ op: 'merge', before: [record(['old'])], after: record(['a', 'b']) })],
      held: [declined('negation', ['c'])],
      refused: [declined('secret', ['d'])],
    });
    expect(verdicts(set, ['a', 'b', 'c', 'd', 'old'])).toEqual({
      a: 'promoted merge',
      b: 'promoted merge',
      c: 'held negation',
      d: 'refused secret',
    });
  });

  it('prefer a promotion to whatever else is told of the same note', () => {
    const set = change({
      operations: [operation({ after: record(['a']) })],
      held: [declined('negation', ['a'])],
      refused: [declined('secret', ['a'])],
    });
    expect(verdicts(set, ['a'])).toEqual({ a: 'promoted add' });
  });

  it('tell a new line that found no room from a line that left to make some', () => {
    const set = change({
      operations: [
        operation({ op: 'archive', before: [record(['new'])], ...coded('no_room_for_new') }),
        operation({ k: 2, op: 'archive', before: [record(['old'])], ...coded('no_room_any_more') }),
        // Change-sets of earlier versions hold the sentence alone.
        operation({
          k: 3,
          op: 'archive',
          before: [record(['earlier'])],
          reason: 'There was no room for it in the memory.',
        }),
      ],
    });
    expect(verdicts(set, ['new', 'old', 'earlier'])).toEqual({
      new: 'promoted no_room',
      earlier: 'promoted no_room',
    });
  });

  it('leave out notes that are gone, and hold the hash of the text that stands', () => {
    const set = change({ operations: [operation({ after: record(['a', 'gone']) })] });
    expect(marksOf(toldOf(set), [note('a')], 'r1', 'm')).toEqual([
      { key: 'a', hash: hashText('note a'), verdict: 'promoted', code: 'add', run: 'r1', model: 'm' },
    ]);
  });
});
