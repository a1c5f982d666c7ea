import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acquireLock, LockedError, lockHolder } from '../../src/state/lock.ts';
import { systemClock } from '../../src/time/clock.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

const clock = systemClock;

describe('the lock of a data directory', () => {
  it('is held by one at a time and names the holder', async () => {
    const path = join(await temporaryFolder(), 'lock');
    const lock = await acquireLock({ path, socket: '/s', clock });
    const second = await acquireLock({ path, socket: '/t', clock }).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(LockedError);
    expect((second as Error).message).toContain(`process ${process.pid}`);
    expect((await lockHolder(path, clock.now()))?.socket).toBe('/s');
    await lock.release();
    await (await acquireLock({ path, socket: '/s', clock })).release();
  });

  it('is taken over from a process that was killed', async () => {
    const folder = await temporaryFolder();
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await acquireLock({ path: join(folder, 'lock'), socket: '', clock, pid: child.pid ?? 0 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await acquireLock({ path: join(folder, 'lock'), socket: '', clock })).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over when its pid belongs to another process by now', async () => {
    const path = join(await temporaryFolder(), 'lock');
    await writeFile(
      path,
      JSON.stringify({
        pid: process.pid,
        host: hostname(),
        processStart: '1',
        startedAt: 'x',
        heartbeatAt: 'x',
      }),
    );
    await (await acquireLock({ path, socket: '', clock })).release();
  });

  it.each(['', '{', 'null', '[]', '{"pid":"x"}'])('is taken over when it holds %j', async (text) => {
    const path = join(await temporaryFolder(), 'lock');
    await writeFile(path, text);
    await (await acquireLock({ path, socket: '', clock })).release();
  });

  it('is respected from another machine while its heart beats, and taken over a minute later', async () => {
    const path = join(await temporaryFolder(), 'lock');
    const now = clock.now();
    const holder = { pid: 1, host: 'elsewhere', processStart: null, startedAt: 'x', socket: '' };
    await writeFile(path, JSON.stringify({ ...holder, heartbeatAt: new Date(now - 5_000).toISOString() }));
    await expect(acquireLock({ path, socket: '', clock })).rejects.toThrow(LockedError);
    await writeFile(path, JSON.stringify({ ...holder, heartbeatAt: new Date(now - 61_000).toISOString() }));
    await (await acquireLock({ path, socket: '', clock })).release();
  });

  it('lets only one of two win a stale lock, every time', async () => {
    const path = join(await temporaryFolder(), 'lock');
    for (let round = 0; round < 20; round += 1) {
      await writeFile(path, JSON.stringify({ pid: 999_999_999, host: hostname(), processStart: null }));
      const tries = await Promise.allSettled(
        [process.pid, process.ppid].map((pid) => acquireLock({ path, socket: '', clock, pid })),
      );
      const won = tries.filter((result) => result.status === 'fulfilled');
      expect(won).toHaveLength(1);
      await won[0]?.value.release();
    }
  });

  it('is taken where a link stands that leads nowhere', async () => {
    const folder = await temporaryFolder();
    await symlink(join(folder, 'nothing'), join(folder, 'lock'));
    await (await acquireLock({ path: join(folder, 'lock'), socket: '', clock })).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('that somebody else holds after a suspension is left to them, and whoever lost it is told', async () => {
    const path = join(await temporaryFolder(), 'lock');
    const ours = simulatedClock(clock.now());
    const other = { pid: 7, host: 'elsewhere', processStart: null, startedAt: 'x', socket: '' };
    const theirs = JSON.stringify({ ...other, heartbeatAt: new Date().toISOString() });
    const lost = new Promise<LockedError>((resolve) => {
      void acquireLock({ path, socket: '', clock: ours, lost: resolve })
        .then(() => writeFile(path, theirs))
        .then(() => ours.advanceTo(ours.now() + 10_000));
    });
    expect((await lost).holder).toMatchObject({ host: 'elsewhere', pid: 7 });
    await ours.advanceTo(ours.now() + 60_000);
    expect(await readFile(path, 'utf8')).toBe(theirs);
  });
});
