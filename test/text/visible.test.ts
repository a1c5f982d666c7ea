import fc from 'fast-check';
import { expect, test } from 'vitest';
import { singleLine, visible } from '../../src/text/visible.ts';

test('plain text comes back unchanged', () => {
  expect(visible('Anna likes tea.\n\tAnd coffee')).toBe('Anna likes tea.\n\tAnd coffee');
});

test('zero-width characters, bidi controls, tags and control characters disappear', () => {
  expect(visible('pa\u200Bss\u2060wo\uFEFFrd')).toBe('password');
  expect(visible('\u202Eevil\u202C \u2066x\u2069')).toBe('evil x');
  expect(visible('hi\u{E0068}\u{E0069}\u{E007F}')).toBe('hi');
  expect(visible('a\u0000b\u001Bc\u007Fd\u0085e')).toBe('abcd\ne');
  expect(visible('so\u00ADft \u3164\u115Fx')).toBe('soft x');
});

test('accents are composed and line ends are line feeds', () => {
  expect(visible('cafe\u0301\r\nй\rx\u2028y')).toBe('café\nй\nx\ny');
  expect(visible('и\u0306')).toBe('й');
});

test('lone surrogates become the replacement character', () => {
  expect(visible('a\uD800b\uDC00')).toBe('a\uFFFDb\uFFFD');
  expect(visible('😀')).toBe('😀');
});

test('joiners stay inside emoji and where a script needs them, and nowhere else', () => {
  expect(visible('👩‍👩‍👧 ❤️ 1️⃣')).toBe('👩‍👩‍👧 ❤️ 1️⃣');
  expect(visible('🏳️‍🌈 👩🏽‍💻')).toBe('🏳️‍🌈 👩🏽‍💻');
  expect(visible('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  expect(visible('क्\u200Dष')).toBe('क्\u200Dष');
  expect(visible('se\u200Dcr\u200Cet')).toBe('secret');
  expect(visible('a\uFE0Fb')).toBe('ab');
  expect(visible('👩\u200D')).toBe('👩');
});

test('a long run of unseen characters carries nothing along', () => {
  expect(visible(`a${'\u200D\u200C'.repeat(50_000)}b`)).toBe('ab');
});

test('one line folds every kind of white space', () => {
  expect(singleLine('  a\u00A0\u3000b\r\n\tc\u2003 ')).toBe('a b c');
  expect(singleLine(' \u200B\n ')).toBe('');
});

test('what is visible stays as it is when it is cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const once = visible(text);
      expect(visible(once)).toBe(once);
    }),
  );
});
