import { describe, expect, it } from 'vitest';
import { withoutEcho } from '../../src/llm/echo.ts';
import { inLinearTime } from '../support/patience.ts';

const prompt = [
  { role: 'system' as const, content: 'Answer in JSON:\n{"notes":[{"text":"…"}]}\n- Nothing: {"notes":[]}.' },
];

describe('an answer', () => {
  it('loses the lines that it repeats from its prompt, quoted or not', () => {
    const answer = '> Answer in JSON:\n  {"notes":[{"text":"…"}]}\n- Nothing: {"notes":[]}.\n{"notes":[1]}';
    expect(withoutEcho(answer, prompt)).toBe('{"notes":[1]}');
  });

  it('keeps all else, and short lines in any case', () => {
    const answer = '{\n"notes":[\n]\n}';
    expect(withoutEcho(answer, [{ role: 'user', content: '{\n]\n}' }])).toBe(answer);
  });

  it('is looked through in linear time', async () => {
    const long = `${'>'.repeat(200_000)}\n${' '.repeat(200_000)}x`;
    await inLinearTime(() => withoutEcho(long, prompt));
  });
});
