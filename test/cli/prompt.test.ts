import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openPrompt } from '../../src/cli/prompt.ts';

function piped(): { input: PassThrough; said: () => string; prompt: ReturnType<typeof openPrompt> } {
  const input = new PassThrough();
  const output = new PassThrough();
  return { input, said: () => String(output.read() ?? ''), prompt: openPrompt(input, output, false) };
}

describe('the prompt', () => {
  it('asks and gives the line that is answered', async () => {
    const { input, prompt, said } = piped();
    const answer = prompt.ask('Name?');
    input.write('Olha\n');
    expect(await answer).toBe('Olha');
    expect(said()).toBe('Name?\n');
    prompt.close();
  });

  it('keeps answers that come before their question, also when the input has ended', async () => {
    const { input, prompt } = piped();
    input.end('one\ntwo\n');
    expect(await prompt.ask('1')).toBe('one');
    expect(await prompt.ask('2')).toBe('two');
    expect(await prompt.ask('3')).toBeUndefined();
  });

  it('answers nothing when it is closed while somebody waits, and ever after', async () => {
    const { prompt } = piped();
    const answer = prompt.ask('Name?');
    prompt.close();
    expect(await answer).toBeUndefined();
    expect(await prompt.ask('Age?')).toBeUndefined();
  });

  it('takes Ctrl-C on a terminal for the end', async () => {
    const input = new PassThrough();
    const prompt = openPrompt(input, new PassThrough(), true);
    const answer = prompt.ask('Name?');
    input.write('Ol\u0003');
    expect(await answer).toBeUndefined();
  });
});
