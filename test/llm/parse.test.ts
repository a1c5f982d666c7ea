import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findObjects } from '../../src/llm/json.ts';
import { parseEnvelope } from '../../src/llm/parse.ts';
import { inLinearTime } from '../support/patience.ts';

const schema = z.object({ notes: z.array(z.string()) });
const envelope = '{"notes": ["a {b} \\"c\\" }"]}';
const value = { notes: ['a {b} "c" }'] };

function problemOf(text: string): string {
  const result = parseEnvelope(text, schema);
  if (result.ok) throw new Error('Expected a problem.');
  return result.problem;
}

describe('parseEnvelope', () => {
  it.each([
    ['alone', envelope],
    ['in a fence', `\`\`\`json\n${envelope}\n\`\`\``],
    ['in a fence that is cut off', `\`\`\`json\n${envelope}`],
    ['in prose', `Sure, here it is:\n${envelope}\nAnything else?`],
    ['after braces in prose', `I fill {notes} as {see below} {} and: ${envelope}`],
    ['after a quotation mark in prose', `She said {"hello\n${envelope}`],
    ['inside braces', `{ ${envelope} }`],
    ['after plain reasoning', `We need to answer in {"notes": [...]} form.\n\n${envelope}`],
    ['after an example that does not fit', `{"example": 1} ${envelope}`],
    ['before an object that does not fit', `${envelope} {"done": true}`],
    ['after a draft', `{"notes": ["draft"]}\nBetter:\n${envelope}`],
    ['after an unclosed object', `{"notes": ["draft"\n${envelope}`],
    ['before a brace in prose', `${envelope} :-{`],
  ])('finds the object %s', (_, text) => {
    expect(parseEnvelope(text, schema)).toEqual({ ok: true, value });
  });

  it.each([
    '{"notes": ["a", "b',
    '{"notes": ["a"]',
    '{"notes": [{"text": "a"}, {"te',
    '```json\n{"notes": ["a',
    '{"notes": []} is my draft. Now the answer: {"notes": ["Olena is all',
  ])('calls %j cut off instead of taking a part of it', (text) => {
    expect(problemOf(text)).toContain('cut off');
  });

  it('says what is wrong without the words of the answer', () => {
    expect(problemOf('No object here.')).toBe('The answer holds no JSON object.');
    expect(problemOf("{'notes': []}")).toBe('The JSON in the answer is not valid.');
    expect(problemOf('{"notes": [1, 2,]}')).toBe('The JSON in the answer is not valid.');
    expect(problemOf('{"notes": [1, "secret walnuts"], "x": 1}')).toMatch(
      /^The JSON object does not have the right form: notes\[0\]: /,
    );
    expect(problemOf('{"notes": [1, "secret walnuts"]}')).not.toContain('walnuts');
    expect(problemOf('{"notes": [1,2,3,4,5]}')).toContain('and 2 more');
    expect(problemOf('{"other": 1}')).toContain('notes: ');
    expect(problemOf('')).toBe('The answer holds no JSON object.');
  });

  it('reads back every object, whatever stands around it', () => {
    const prose = fc.string().map((text) => text.replaceAll('{', '('));
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), prose, prose, (notes, before, after) => {
        const text = `${before}\n${JSON.stringify({ notes })}${after}`;
        expect(parseEnvelope(text, schema)).toEqual({ ok: true, value: { notes } });
      }),
    );
  });

  it('never takes any beginning of an object for the whole', () => {
    const whole = JSON.stringify({ notes: ['{"notes": []}', '"}', '\\'] });
    for (let length = 0; length < whole.length; length += 1) {
      expect(parseEnvelope(whole.slice(0, length), schema).ok).toBe(false);
    }
  });

  it('cannot be made to touch a prototype', () => {
    const result = parseEnvelope('{"__proto__": {"polluted": 1}, "notes": []}', schema);
    expect(result).toEqual({ ok: true, value: { notes: [] } });
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    ['{', '{'.repeat(200_000)],
    ['{"', '{"'.repeat(100_000)],
    ['{"a":', '{"a":'.repeat(40_000)],
    ['{ and spaces', '{ '.repeat(100_000)],
    ['one brace and spaces', `{${' '.repeat(200_000)}`],
    ['closed objects', '{"a":1}'.repeat(30_000)],
    ['nested objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['broken nested objects', `${'{"a":'.repeat(20_000)}x${'}'.repeat(20_000)}`],
    ['quotes', '"'.repeat(200_000)],
    ['backslashes', `{"${'\\'.repeat(200_000)}`],
  ])('takes linear time for 200,000 characters of %s', async (_, text) => {
    await inLinearTime(() => parseEnvelope(text, schema));
  });
});

describe('findObjects', () => {
  it('says where the objects stand', () => {
    const text = 'a {"b": {"c": 1}} d {} e {"f';
    const { objects, unclosedAt } = findObjects(text);
    expect(objects.map(({ start, end }) => text.slice(start, end))).toEqual(['{"b": {"c": 1}}', '{}']);
    expect(unclosedAt).toBe(text.lastIndexOf('{'));
  });
});
