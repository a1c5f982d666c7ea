import { chmod, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { commandLine } from '../cli/command-line.ts';
import { folderState } from '../support/folder-state.ts';
import { launch, run } from '../support/product.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

// Processes start slowly on a busy machine. What is asked of another process is asked by this one: one start less.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Root may write everywhere, so that the tests of a container run the program as nobody. */
const SOMEBODY_ELSE = process.getuid?.() === 0 ? { user: 65_534 } : {};

describe('the command line', () => {
  it('has a running service carry out its commands, reads beside one that does not answer or was killed, and leaves the directory as it was', async () => {
    const data = await temporaryFolder();
    const service = await launch(['start', '--data', data]);
    service.write('I am allergic to peanuts.\n');
    await service.said('log');
    const dream = await commandLine(['dream', '--data', data, '--json']);
    expect(dream.code).toBe(0);
    expect(JSON.parse(dream.stdout).run).toMatchObject({ trigger: 'cli', outcome: 'done' });
    const time = ['--now', '2026-11-30T12:00:00Z'];
    const show = await commandLine(['memory', 'show', '--data', data]);
    expect(show.stdout).toMatch(/allergic to peanuts/);
    expect((await commandLine(['memory', 'show', '--data', data, ...time])).stdout).toBe(show.stdout);
    const now = await commandLine(['memory', 'remember', 'Ana sings', '--data', data, '--json', ...time]);
    expect(now.code).toBe(1);
    expect(JSON.parse(now.stdout).error.code).toBe('locked');
    service.write('/memory remember Olha plays chess\n');
    await service.said('Remembered: Olha plays chess');
    service.write('/dreaming on\n');
    await service.said('Dreaming is on');

    service.child.kill('SIGSTOP');
    const unanswered = await folderState(data);
    const status = await commandLine(['dreaming', 'status', '--data', data, '--json']);
    expect(JSON.parse(status.stdout)).toMatchObject({ dreaming: { enabled: true }, memory: { items: 2 } });
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
      expect(await commandLine([...command, '--data', data])).toMatchObject({ code: 0, stderr: '' });
    }
    expect(await folderState(data)).toEqual(left);
  });

  it('reads for another user what that user may read', async () => {
    const data = await temporaryFolder();
    await commandLine(['memory', 'remember', 'Olha plays chess', '--data', data]);
    for (const path of (await readdir(data, { recursive: true })).sort()) {
      await chmod(join(data, path), (await stat(join(data, path))).isFile() ? 0o444 : 0o555);
    }
    await chmod(data, 0o555);
    const before = await folderState(data);
    const ends = await Promise.all(
      [
        ['memory', 'status'],
        ['dream', '--preview'],
      ].map((command) => run([...command, '--data', data], SOMEBODY_ELSE)),
    );
    for (const end of ends) expect(end).toMatchObject({ code: 0, stderr: '' });
    expect(await folderState(data)).toEqual(before);
    for (const path of ['', ...(await readdir(data, { recursive: true }))]) {
      if ((await stat(join(data, path))).isDirectory()) await chmod(join(data, path), 0o700);
    }
  });

  it('works side by side with itself', async () => {
    const data = await temporaryFolder();
    const ends = await Promise.all(
      ['Olha plays chess', 'Ana sings'].map((text) => run(['memory', 'remember', text, '--data', data])),
    );
    expect(ends.map((end) => end.code)).toEqual([0, 0]);
    const memory = await readFile(join(data, 'spaces/console%3Alocal/MEMORY.md'), 'utf8');
    expect(memory.match(/^- /gm)).toHaveLength(2);
  });

  it('says what is wrong when the data directory belongs to somebody else', async () => {
    const parent = await temporaryFolder();
    const place = join(parent, 'place');
    await mkdir(place, { mode: 0o500 });
    await chmod(parent, 0o755);
    const command = ['memory', 'remember', 'Ana sings', '--data', join(place, 'data')];
    const { code, stdout, stderr } = await run(command, SOMEBODY_ELSE);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(place);
    expect(stderr).toContain('permission denied');
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('leaves quietly when nobody reads on', async () => {
    const { child, ended } = await launch(['--help']);
    child.stdout?.destroy();
    expect((await ended).stderr).toBe('');
  });
});
