import { describe, expect, it } from 'vitest';
import { lineChanges } from '../../src/memory/line-changes.ts';

const memory = (...lines: string[]): string => `# Memory\n\n## People\n\n${lines.join('\n')}\n`;

describe('what a change did to lines', () => {
  it('names those that went, those that came and those that moved', () => {
    const textBefore = memory('- Ana sings.', '- Ben skis.', '- Cem cooks.');
    const textAfter = `## Pinned\n\n- Cem cooks.\n\n${memory('- Ana sings.', '- Ben runs.')}`;
    expect(lineChanges({ textBefore, textAfter })).toEqual({
      went: ['Ben skis.'],
      came: ['Ben runs.'],
      moved: [{ text: 'Cem cooks.', heading: 'Pinned' }],
    });
  });

  it('counts equal lines as often as they stand there', () => {
    const textBefore = memory('- Ana sings.', '- Ana sings.');
    expect(lineChanges({ textBefore, textAfter: memory('- Ana sings.') })).toEqual({
      went: ['Ana sings.'],
      came: [],
      moved: [],
    });
  });

  it('finds nothing in other text', () => {
    const text = memory('- Ana sings.');
    expect(lineChanges({ textBefore: text, textAfter: `${text}\nA paragraph.\n` })).toEqual({
      went: [],
      came: [],
      moved: [],
    });
  });
});
