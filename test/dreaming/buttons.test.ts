import { describe, expect, it } from 'vitest';
import { changeButtons, commandOfButton, questionButtons } from '../../src/dreaming/buttons.ts';
import { languages } from '../../src/languages/index.ts';
import { ENGLISH, textsOf } from '../../src/text/say.ts';

const QUESTION =
  'MEMORY.md lost 5 of the lines that dreams wrote: "a". Bring them back: /memory undo 42. They were meant to go: /memory confirm 42.';

describe('buttons', () => {
  it('below a question about missing lines bring them back or let them go', () => {
    const buttons = questionButtons(ENGLISH, [QUESTION, QUESTION.replaceAll('42', '7')]);
    expect(buttons).toEqual([
      { id: 'undo 42', label: 'Undo' },
      { id: 'confirm 42', label: 'Confirm' },
    ]);
    expect(buttons.map(({ id }) => commandOfButton(id))).toEqual([
      { command: 'memory undo', text: '42' },
      { command: 'memory confirm', text: '42' },
    ]);
    expect(questionButtons(ENGLISH, [])).toEqual([]);
  });

  it.each(Object.keys(languages))('have short ids and labels in %s', (code) => {
    for (const { id, label } of changeButtons(textsOf(code), 999_999_999_999_999)) {
      expect(Buffer.byteLength(id)).toBeLessThanOrEqual(64);
      expect(label.length).toBeLessThanOrEqual(24);
    }
  });
});
