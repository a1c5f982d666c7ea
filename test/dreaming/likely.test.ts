import { describe, expect, it } from 'vitest';
import { findAmong, Likely } from '../../src/dreaming/likely.ts';

describe('the first choice among lines', () => {
  it('finds what may say the same in any language, however its words end', () => {
    const lines = [
      'Olena: У мене алергія на горіхи.',
      'Jonas arbeitet in Kassel.',
      'Ana studies marine biology.',
      'ユキは京都に住んでいる',
    ];
    const likely = new Likely(lines, (line) => line);
    expect(likely.find('Olena: Мені без горіхів, у мене на них алергія.')).toEqual([lines[0]]);
    expect(likely.find('Jonas arbeite seit zwölf Jahren in Kassel.')).toEqual([lines[1]]);
    expect(likely.find('Ana: I am studying marine biology in Bergen.')).toEqual([lines[2]]);
    expect(likely.find('ユキは京都に住む')).toEqual([lines[3]]);
    expect(likely.find('Ben skis.')).toEqual([]);
  });

  it('looks through thousands of lines at once', () => {
    const likely = new Likely(
      Array.from({ length: 5_000 }, (_, n) => `Ana counts ${n} boats.`),
      (line) => line,
    );
    const found = likely.find('Ana counts 7 boats.');
    expect(found[0]).toBe('Ana counts 7 boats.');
    expect(found.length).toBeLessThanOrEqual(40);
  });

  it('finds the most alike among several collections, and no more of them than of one', () => {
    const counted = (from: number) =>
      new Likely(
        Array.from({ length: 30 }, (_, n) => `Ana counts ${from + n} boats.`),
        (line) => line,
      );
    const found = findAmong([counted(0), counted(100)], 'Ana counts 107 boats.');
    expect(found[0]).toBe('Ana counts 107 boats.');
    expect(found).toHaveLength(40);
  });
});
