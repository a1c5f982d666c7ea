import { describe, expect, it } from 'vitest';
import { soughtBy } from '../../../src/memory/recall/question.ts';
import { growsLinearly } from '../../support/patience.ts';

const AT = Date.parse('2026-11-30T12:00:00Z');
const speakers = ['Dan', 'Mark', 'Ben', 'Art', 'Melanie', 'Оксана', 'Тарас'].map((name) => ({
  id: name,
  name,
}));

function sought(text: string, usual = 'en') {
  return soughtBy({ text, at: AT, zone: 'UTC', usual, speakers });
}

describe('who is named in a question', () => {
  it.each([
    ['Which dance class did we book?', 'danc'],
    ['Where is the danger at the market?', 'market'],
    ['Who built the bench?', 'bench'],
    ['Which artist did we see?', 'artist'],
    ['Did somebody mark the date?', 'mark'],
  ])('is nobody whose name only begins a word: %s', (question, term) => {
    const { named, terms } = sought(question);
    expect([...named]).toEqual([]);
    expect([...terms.keys()]).toContain(term);
  });

  it.each([
    ["What is Dan's dog called?", 'Dan', 'en'],
    ['what did dan buy', 'Dan', 'en'],
    ['What did Mel paint?', 'Melanie', 'en'],
    ['Де працює чоловік Оксани?', 'Оксана', 'uk'],
    ['Що подарували Тарасові?', 'Тарас', 'uk'],
    ['Was hat Bens Hund gefressen?', 'Ben', 'de'],
  ])('is the speaker, in whatever form, who is no word to look for: %s', (question, name, usual) => {
    const { named, terms } = sought(question, usual);
    expect([...named]).toEqual([name]);
    expect([...terms.keys()].some((term) => name.toLowerCase().startsWith(term))).toBe(false);
  });

  it('is still looked for when nothing else is asked', () => {
    expect([...sought('Dan?').terms.keys()]).toEqual(['dan']);
  });
});

describe('the days in a question', () => {
  it('are few, each once, however often they are named', () => {
    const years = Array.from({ length: 1_000 }, (_, n) => 1_900 + (n % 150)).join(' ');
    expect(sought(years).spans.length).toBeLessThanOrEqual(8);
    expect(sought('2024 2024 2024').spans).toEqual([{ from: '2024-01-01', to: '2024-12-31' }]);
  });

  it('lie behind whoever asks, also where a month has no year', () => {
    const { spans } = sought('What did we do in December?');
    expect(spans.some(({ from }) => from.startsWith('2025-12'))).toBe(true);
  });

  it('lie a year back to the day, also across a leap day', () => {
    const asked = (text: string, at: string) =>
      soughtBy({ text, at: Date.parse(at), zone: 'UTC', usual: 'en', speakers }).spans;
    const christmas = asked('What did we do on 24 December?', '2028-11-30T12:00:00Z');
    expect(christmas).toContainEqual({ from: '2027-12-24', to: '2027-12-24' });
    const leap = asked('What did we do on 29 February?', '2028-02-10T12:00:00Z');
    expect(leap).toContainEqual({ from: '2027-02-28', to: '2027-02-28' });
  });

  it('are found in linear time', () => growsLinearly((text) => sought(text), '2024 yesterday ', 8_000));
});
