import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { launch, run } from '../support/product.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('the command line', () => {
  it('has a running service carry out its commands', async () => {
    const data = await temporaryFolder();
    const service = await launch(['start', '--data', data]);
    service.write('I am allergic to peanuts.\n');
    await service.said('log');
    const dream = await run(['dream', '--data', data, '--json']);
    expect(dream.code).toBe(0);
    expect(JSON.parse(dream.stdout).run).toMatchObject({ trigger: 'cli', outcome: 'done' });
    const [show, now] = await Promise.all([
      run(['memory', 'show', '--data', data]),
      run(['memory', 'show', '--data', data, '--json', '--now', '2026-11-30T12:00:00Z']),
    ]);
    expect(show.stdout).toMatch(/allergic to peanuts/);
    expect(now.code).toBe(1);
    expect(JSON.parse(now.stdout).error.code).toBe('locked');
    service.write('/memory remember Olha plays chess\n');
    await service.said('Remembered: Olha plays chess');
    service.child.stdin?.end();
    expect((await service.ended).code).toBe(0);
  });

  it('works side by side with itself', async () => {
    const data = await temporaryFolder();
    const ends = await Promise.all(
      ['Olha plays chess', 'Mark plays the cello', 'Ana sings'].map((text) =>
        run(['memory', 'remember', text, '--data', data]),
      ),
    );
    expect(ends.map((end) => end.code)).toEqual([0, 0, 0]);
    const memory = await readFile(join(data, 'spaces/console%3Alocal/MEMORY.md'), 'utf8');
    expect(memory.match(/^- /gm)).toHaveLength(3);
  });

  it('asks which space is meant when there are several, and knows none that is not there', async () => {
    const data = await temporaryFolder();
    await mkdir(join(data, 'spaces/telegram%3A-100'), { recursive: true });
    await mkdir(join(data, 'spaces/discord%3A9'), { recursive: true });
    const [which, unknown, folder] = await Promise.all([
      run(['memory', 'show', '--data', data]),
      run(['memory', 'show', '--data', data, '--space', 'telegram:7', '--json']),
      run(['log', 'show', '--data', data, '--space', 'telegram%3A-100']),
    ]);
    expect(which).toMatchObject({ code: 2, stdout: '' });
    expect(which.stderr).toBe('Which space? Add --space with one of: discord:9, telegram:-100.\n');
    expect(unknown.code).toBe(1);
    expect(JSON.parse(unknown.stdout).error).toEqual({
      code: 'not_found',
      message: `There is no space telegram:7 in ${data}. There are: discord:9, telegram:-100.`,
    });
    expect(folder).toMatchObject({ code: 0, stdout: '' });
  });

  it.each([
    ['a file', 'a file stands where a folder belongs'],
    ['a folder of somebody else', 'permission denied'],
  ])('says what is wrong when the data directory cannot be used: %s', async (kind, reason) => {
    const parent = await temporaryFolder();
    const place = join(parent, 'place');
    // Root may write everywhere, so that the tests of a container run the program as nobody.
    const user = process.getuid?.() === 0 && kind !== 'a file' ? { user: 65_534 } : {};
    if (kind === 'a file') await writeFile(place, '');
    else await mkdir(place, { mode: 0o500 });
    await chmod(parent, 0o755);
    const { code, stdout, stderr } = await run(['memory', 'show', '--data', join(place, 'data')], user);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(place);
    expect(stderr).toContain(reason);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('leaves quietly when nobody reads on', async () => {
    const { child, ended } = await launch(['--help']);
    child.stdout?.destroy();
    expect((await ended).stderr).toBe('');
  });
});
