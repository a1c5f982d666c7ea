import { expect, it } from 'vitest';
import { PlatformError } from '../../src/chat/errors.ts';
import { CliError } from '../../src/cli/exit.ts';
import { reportError } from '../../src/cli/report.ts';

async function reported(error: unknown, json = false): Promise<string> {
  let told = '';
  const print = (text: string): void => {
    told += text;
  };
  await reportError(error, json, { stdout: print, stderr: print } as Parameters<typeof reportError>[2]);
  return told;
}

it('shows no secret that an error of something else holds, in words and as a document', async () => {
  const words = 'Telegram refused the token 123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc.';
  for (const error of [new Error(words), new PlatformError('refused', words)]) {
    for (const json of [false, true]) expect(await reported(error, json)).not.toContain('AAEhBOweik6ad9r');
  }
  expect(await reported(new Error(words))).toMatch(/^Telegram refused the token /);
});

it('repeats what a person typed as they typed it', async () => {
  const words = 'There is no space telegram:+380441234567.';
  expect(await reported(new CliError('not_found', 1, words))).toContain(words);
});
