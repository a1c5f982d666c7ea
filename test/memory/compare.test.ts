import { describe, expect, it } from 'vitest';
import { compareItems } from '../../src/memory/compare.ts';
import { adopted } from '../../src/memory/item-records.ts';
import { parseMemory } from '../../src/memory/memory-parse.ts';

async function fates(before: string, after: string) {
  const known = parseMemory(before).items.map((item) => adopted(item, 1));
  const { matches, gone } = await compareItems(known, parseMemory(after).items);
  return {
    fates: matches.map((match) => (match === undefined ? 'new' : `${match.fate} ${match.was}`)),
    gone,
  };
}

describe('comparing a memory with what was known', () => {
  it('knows lines by their text wherever they stand', async () => {
    expect(await fates('## A\n- a b\n- c d\n', '## B\n- c d\n## A\n- a b\n')).toEqual({
      fates: ['moved 1', 'same 0'],
      gone: [],
    });
  });

  it('takes a likeness at the same place for an edit, and another text for a new line', async () => {
    const before = '- Ana sings in a choir.\n- The launch is on Friday.\n- Ben skis.\n';
    expect(await fates(before, '- Ana sings in a choir.\n- The launch is on Monday.\n- Ben skis.\n')).toEqual(
      {
        fates: ['same 0', 'edited 1', 'same 2'],
        gone: [],
      },
    );
    expect(await fates(before, '- Ana sings in a choir.\n- Router reboots nightly.\n- Ben skis.\n')).toEqual({
      fates: ['same 0', 'new', 'same 2'],
      gone: [1],
    });
  });

  it('pairs each line once, the likest first', async () => {
    const before = '- Ana likes green tea with milk.\n- Ana likes black tea with sugar.\n';
    const after = '- Ana likes black tea with honey.\n- Ana likes green tea with cream.\n';
    const { fates: found, gone } = await fates(before, after);
    expect(found.sort()).toEqual(['edited 0', 'edited 1']);
    expect(gone).toEqual([]);
  });

  it('counts equal lines', async () => {
    expect(await fates('- a b\n- a b\n', '- a b\n')).toEqual({ fates: ['same 0'], gone: [1] });
    expect(await fates('- a b\n', '- a b\n- a b\n')).toEqual({ fates: ['same 0', 'new'], gone: [] });
  });

  it('compares long files without holding up everything else', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `- fact ${at} of many\n`);
    let turns = 0;
    let beat = setImmediate(function count() {
      turns += 1;
      beat = setImmediate(count);
    });
    const { gone } = await fates(lines.join(''), lines.map((line) => line.replace('fact', 'other')).join(''));
    clearImmediate(beat);
    expect(gone.length).toBeLessThan(5000);
    expect(turns).toBeGreaterThan(50);
  });
});
