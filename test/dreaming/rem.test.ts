import { describe, expect, it } from 'vitest';
import { type RemNote, rem } from '../../src/dreaming/rem.ts';

const OPTIONS = { limit: 10, minPatternStrength: 0.5 };

function days(...texts: string[]): RemNote[] {
  return texts.map((text, at) => ({ text, day: `2026-11-${20 + at}`, speaker: 'Ana' }));
}

describe('the REM phase', () => {
  it('finds what recurs over days, counted once a note in whatever form', async () => {
    const notes = days(
      'Ana works on the launch.',
      'The launch of all launches moved.',
      'Ana dreads the launch.',
    );
    expect(await rem(notes, OPTIONS)).toEqual([{ theme: 'launch', days: 3, notes: 3, strength: 0.875 }]);
  });

  it('takes no word of one day, no function word, no number, no speaker and no redaction mark', async () => {
    const notes = days(
      'Ana and she were there at 9 with [phone].',
      'And Ana was there at 9 with [phone] too.',
    );
    expect(
      await rem([...notes, { text: 'Tea, tea, tea.', day: '2026-11-20' }], {
        ...OPTIONS,
        minPatternStrength: 0,
      }),
    ).toEqual([]);
  });

  it('takes no function word of another language', async () => {
    const notes = days('Вона була там, і він теж.', 'Він був там, і вона теж.', 'І він, і вона були там.');
    expect(await rem(notes, { ...OPTIONS, minPatternStrength: 0 })).toEqual([]);
    expect(
      await rem(days('Обговорили запуск.', 'Знову запуск.', 'Запуск перенесли.'), OPTIONS),
    ).toMatchObject([{ theme: 'запуск', days: 3 }]);
  });

  it('takes no negation and no name of a month or weekday, in whatever language', async () => {
    const texts = [
      ['Die Besprechung nimmt kein Ende.', 'Heute kein Regen.', 'Am 3. Oktober', 'Am 4. Oktober', 'Montag'],
      ['Говорили ні про що.', 'Ні, дякую.', '4 жовтня в театр', '7 жовтня на концерт', 'жовтень'],
      ['On 28 October home.', 'Monday, 3 October', 'October again', 'No, not me', 'No, never'],
    ];
    for (const list of texts) {
      const themes = await rem(days(...list), { ...OPTIONS, minPatternStrength: 0 });
      expect(themes.map(({ theme }) => theme)).toEqual([]);
    }
  });

  it('keeps the strongest up to the limit, and none below the strength', async () => {
    const notes = days('tea guitar', 'tea guitar', 'tea', 'tea');
    expect(await rem(notes, { ...OPTIONS, limit: 1 })).toMatchObject([{ theme: 'tea', strength: 1 }]);
    expect(await rem(notes, { ...OPTIONS, minPatternStrength: 0.9 })).toHaveLength(1);
  });
});
