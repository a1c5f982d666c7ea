import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdSource, decodeFolderName, encodeFolderName, idTime } from '../../src/chat/ids.ts';

describe('ids', () => {
  it('sort in the order in which they were made, also when the clock is set back', () => {
    const source = createIdSource();
    const ids = [5, 5, 5, 1, 2, 9].map((now) => source.next(now));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('stay in order beyond the counter of one millisecond', () => {
    const source = createIdSource(() => new Uint8Array(5));
    const ids = Array.from({ length: 40_000 }, () => source.next(7));
    expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? ''))).toBe(true);
  });

  it('follow those found on the disk', () => {
    const before = createIdSource().next(1_000_000);
    const source = createIdSource();
    source.follow(before);
    source.follow('not an id');
    expect(source.next(10) > before).toBe(true);
  });

  it('tell when they were made', () => {
    expect(idTime(createIdSource().next(1_796_000_000_123))).toBe(1_796_000_000_123);
    expect(idTime('short')).toBeNaN();
  });
});

describe('folder names of spaces', () => {
  it('percent-encode what is not plain', () => {
    expect(encodeFolderName('telegram:-100123')).toBe('telegram%3A-100123');
    expect(encodeFolderName('../../tmp/x')).toBe('%2E.%2F..%2Ftmp%2Fx');
    expect(encodeFolderName('..')).toBe('%2E.');
  });

  it('can be read back, stay inside one folder and never clash', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        const name = encodeFolderName(id);
        expect(name).toMatch(/^[a-z0-9._%A-F-]+$/);
        expect(name === '.' || name === '..' || name.includes('/')).toBe(false);
        expect(decodeFolderName(name)).toBe(id);
      }),
    );
  });
});
