import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { commandLine } from '../cli/command-line.ts';
import { launch, run } from '../support/product.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SPACE = 'spaces/console%3Alocal';

describe('the console, piped', () => {
  it('answers each line, dreams, tells the end of it, and leaves the files of a dream', async () => {
    const data = await temporaryFolder();
    const statements = [
      'I am allergic to peanuts.',
      'We decided to launch on 4 December 2031.',
      'I prefer tea.',
    ];
    const { code, stdout } = await run(['--data', data], {
      input: `${statements.join('\n')}\n/memory dream\n`,
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/Dreaming about the last 3 days\./);
    expect(stdout).toMatch(/The dream is done: 3 added\./);
    expect(stdout.indexOf('Dreaming about')).toBeLessThan(stdout.indexOf('The dream is done'));
    const [logged = ''] = await readdir(join(data, SPACE, 'log'));
    const day = logged.slice(0, 10);
    expect(await readdir(join(data, SPACE), { recursive: true })).toEqual(
      expect.arrayContaining([
        'DREAMS.md',
        'MEMORY.md',
        'memory/.dreams/changes/000001.json',
        `memory/${day}.md`,
        `memory/dreams/${day}.md`,
      ]),
    );
    const memory = await readFile(join(data, SPACE, 'MEMORY.md'), 'utf8');
    expect(memory).toMatch(/allergic to peanuts/);
    expect(memory).toMatch(/prefers? tea/);
    const log = await readFile(join(data, SPACE, 'log', logged), 'utf8');
    const kinds = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).kind);
    expect(kinds).toEqual(['user', 'bot', 'user', 'bot', 'user', 'bot', 'command', 'notice', 'notice']);
    expect(await readdir(data)).toEqual(['spaces', 'state.sqlite']);
  });

  it('says that a directory is in use when a second service wants it, and frees it with 130 on SIGINT', async () => {
    const data = await temporaryFolder();
    const first = await launch(['start', '--data', data]);
    first.write('/whoami\n');
    await first.said('you are an owner');
    const second = await commandLine(['start', '--data', data], { input: '' });
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toMatch(
      new RegExp(`${data} is in use by another Reverie \\(process ${first.child.pid} on .*--data\\.\n$`),
    );
    // What is typed is not read on while this is worked on: a stop at such a moment left the input open.
    first.write('My sister Olha lives in Lviv\n/memory dream\n');
    await first.said('Dreaming about');
    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(130);
    expect(await readdir(data)).not.toContain('lock');
  });
});
