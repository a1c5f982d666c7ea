import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { folderState } from '../support/folder-state.ts';
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
    const time = ['--now', '2026-11-30T12:00:00Z'];
    const [show, later, now] = await Promise.all([
      run(['memory', 'show', '--data', data]),
      run(['memory', 'show', '--data', data, ...time]),
      run(['memory', 'remember', 'Ana sings', '--data', data, '--json', ...time]),
    ]);
    expect(show.stdout).toMatch(/allergic to peanuts/);
    expect(later.stdout).toBe(show.stdout);
    expect(now.code).toBe(1);
    expect(JSON.parse(now.stdout).error.code).toBe('locked');
    service.write('/memory remember Olha plays chess\n');
    await service.said('Remembered: Olha plays chess');
    service.child.stdin?.end();
    expect((await service.ended).code).toBe(0);
  });

  it('reads beside a service that does not answer or was killed, and leaves the directory as it was', async () => {
    const data = await temporaryFolder();
    const service = await launch(['start', '--data', data]);
    service.write('/memory remember Olha plays chess\n');
    await service.said('Remembered: Olha plays chess');
    service.write('/dreaming on\n');
    await service.said('Dreaming is on');
    service.child.kill('SIGSTOP');
    const unanswered = await folderState(data);
    const status = await run(['dreaming', 'status', '--data', data, '--json']);
    expect(JSON.parse(status.stdout)).toMatchObject({ dreaming: { enabled: true }, memory: { items: 1 } });
    expect(await folderState(data)).toEqual(unanswered);

    service.child.kill('SIGKILL');
    await service.ended;
    const left = await folderState(data);
    expect(Object.keys(left)).toEqual(expect.arrayContaining(['control.sock', 'lock', 'state.sqlite-wal']));
    for (const command of [
      ['memory', 'show'],
      ['spaces', 'list'],
      ['dream', '--preview'],
      ['log', 'show'],
    ]) {
      expect(await run([...command, '--data', data])).toMatchObject({ code: 0, stderr: '' });
    }
    expect(await folderState(data)).toEqual(left);
  });

  it('reads for another user what that user may read', async () => {
    const data = await temporaryFolder();
    await run(['memory', 'remember', 'Olha plays chess', '--data', data]);
    for (const path of (await readdir(data, { recursive: true })).sort()) {
      await chmod(join(data, path), (await stat(join(data, path))).isFile() ? 0o444 : 0o555);
    }
    await chmod(data, 0o555);
    const before = await folderState(data);
    // Root may write everywhere, so that the tests of a container run the program as nobody.
    const user = process.getuid?.() === 0 ? { user: 65_534 } : {};
    for (const command of [
      ['memory', 'show'],
      ['memory', 'status'],
      ['dream', '--preview'],
    ]) {
      expect(await run([...command, '--data', data], user)).toMatchObject({ code: 0, stderr: '' });
    }
    expect(await folderState(data)).toEqual(before);
    for (const path of ['', ...(await readdir(data, { recursive: true }))]) {
      if ((await stat(join(data, path))).isDirectory()) await chmod(join(data, path), 0o700);
    }
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
    const command = ['memory', 'remember', 'Ana sings', '--data', join(place, 'data')];
    const { code, stdout, stderr } = await run(command, user);
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
