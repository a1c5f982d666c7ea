import { execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPlainFile, readPlainFile } from '../../src/state/plain-file.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

describe('what is no file', () => {
  it.each(['reading', 'writing'])(
    'is told by what it is, and never waited for, when opened for %s',
    async (way) => {
      const folder = await temporaryFolder();
      execFileSync('mkfifo', [join(folder, 'pipe')]);
      await mkdir(join(folder, 'folder'));
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(join(folder, 'socket'), resolve));
      const flags = way === 'reading' ? constants.O_RDONLY : constants.O_WRONLY | constants.O_APPEND;
      for (const [name, what] of [
        ['pipe', 'a named pipe'],
        ['folder', 'a folder'],
        ['socket', 'a socket'],
      ] as const) {
        await expect(openPlainFile(join(folder, name), flags)).rejects.toThrow(
          `${what} stands where a file belongs. Move it away.`,
        );
      }
      await expect(openPlainFile('/dev/null', flags)).rejects.toThrow(
        'a device stands where a file belongs.',
      );
      await new Promise((resolve) => server.close(resolve));
    },
  );

  it('differs from a file behind a link', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'file'), 'words');
    await symlink('file', join(folder, 'link'));
    expect(await readPlainFile(join(folder, 'link'))).toBe('words');
  });
});
