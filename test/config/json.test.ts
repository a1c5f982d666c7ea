import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../src/config/json.ts';
import { inLinearTime } from '../support/patience.ts';

function faultOf(text: string): string {
  const reading = readJson(text);
  if (!('fault' in reading)) return 'none';
  const { line, column, message } = reading.fault;
  return `${line}:${column} ${message}`;
}

describe('readJson', () => {
  it('reads what JSON.parse reads, and refuses what it refuses', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (text, place, noise) => {
        const at = place % (text.length + 1);
        const spoilt = text.slice(0, at) + noise + text.slice(at + 1);
        for (const candidate of [text, spoilt]) {
          let expected: unknown;
          let valid = true;
          try {
            expected = JSON.parse(candidate);
          } catch {
            valid = false;
          }
          const reading = readJson(candidate);
          expect('fault' in reading).toBe(!valid);
          if ('value' in reading) expect(reading.value).toEqual(expected);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', '3:3 a comma or a closing } was expected'],
    ['{\r\n\r\n"a" 1}', '3:5 a colon was expected after the key'],
    ['{"a": 1,}', '1:9 a comma stands before the closing }; take it out'],
    ['[1, 2,]', '1:7 a comma stands before the closing ]; take it out'],
    ['{\n// how\n}', '2:1 JSON has no comments; take this one out'],
    ['{"a": 1} # how', '1:10 JSON has no comments; take this one out'],
    ['{a: 1}', '1:2 the name of a key in double quotes was expected'],
    ["{'a': 1}", '1:2 the name of a key in double quotes was expected'],
    ['{"a": \'x\'}', '1:7 texts stand in double quotes'],
    ['{"a": NaN}', '1:7 NaN is not a value of JSON; a text stands in double quotes'],
    ['{"a": ghp_012345678901234}', '1:7 this is not a value of JSON; a text stands in double quotes'],
    ['{"a": "x\n"}', '1:7 this text has no closing quote on its line'],
    [
      '{"a": "C:\\qmd"}',
      '1:10 this is not an escape that JSON knows; a backslash in a text is written twice',
    ],
    ['{"a": 1', '1:8 the file ends too early; a comma or a closing } was expected'],
    ['{"a": ', '1:7 the file ends too early; a value was expected'],
    ['{} {}', '1:4 the file should end here'],
    ['{"a": 012}', '1:8 a comma or a closing } was expected'],
    ['{"a": +1}', '1:7 a value was expected'],
  ])('says where and why %j is wrong', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('finds keys that stand twice, at any depth', () => {
    const reading = readJson('{"a":{"b":1,"b":2},"c":[{"d":1},{"d":1,"\\u0064":2}],"a":3}');
    expect(reading).toMatchObject({ repeated: [['a', 'b'], ['c', 1, 'd'], ['a']] });
  });

  it('refuses a text nested without end', () => {
    expect(faultOf('['.repeat(500_000))).toContain('more than 100 levels');
    expect(faultOf('{"a":'.repeat(100_000))).toContain('more than 100 levels');
  });

  it('reads a megabyte in linear time', async () => {
    const numbers = JSON.stringify({ a: '\\"'.repeat(200_000), b: Array(100_000).fill(1.5e3) });
    await inLinearTime(() => readJson(numbers));
    await inLinearTime(() => faultOf(`{"a": "${'x'.repeat(1_000_000)}`));
    await inLinearTime(() => faultOf(' '.repeat(1_000_000)));
  });
});
