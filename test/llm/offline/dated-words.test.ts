import { expect, it } from 'vitest';
import { datedNote } from '../../../src/llm/offline/dated-words.ts';

const AT = Date.parse('2026-09-07T10:00:00Z');

it('keeps the weekday of what comes back every week', () => {
  const text = 'The bins go out on Wednesday.';
  expect(datedNote({ text, kind: 'decision' }, AT, 'Europe/Kyiv')).toBe(text);
  expect(datedNote({ text: 'No laundry on Sunday.', kind: 'rule' }, AT, 'Europe/Kyiv')).toBe(
    'No laundry on Sunday.',
  );
});

it('writes out the day of what happens once', () => {
  const note = { text: 'Ana is flying to Rome on Friday.', kind: 'plan' } as const;
  expect(datedNote(note, AT, 'Europe/Kyiv')).toBe('Ana is flying to Rome on 2026-09-11.');
});

it.each([
  ['The meeting is on Friday.', 'The meeting is on Friday (2026-09-11).'],
  ['La reunión es el viernes.', 'La reunión es el viernes (2026-09-11).'],
  ['会議は金曜日です。', '会議は金曜日（2026-09-11）です。'],
  ['The meeting is on Friday (2026-09-11).', 'The meeting is on Friday (2026-09-11).'],
])('writes the date beside a weekday that may be this one or all of them: %s', (text, dated) => {
  expect(datedNote({ text, kind: 'decision' }, AT, 'Europe/Kyiv')).toBe(dated);
});
