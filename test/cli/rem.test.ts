import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderState } from '../support/folder-state.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { commandLine } from './command-line.ts';

const SPACE = 'spaces/console%3Alocal';
const NOW = ['--now', '2026-11-30T12:00:00Z'];

/** A data directory with a space, and beside it a folder with a historical note. */
async function folders(): Promise<{ root: string; data: string }> {
  const root = await temporaryFolder();
  const data = join(root, 'data');
  await mkdir(join(data, SPACE, 'memory'), { recursive: true });
  await mkdir(join(root, 'old'));
  await writeFile(join(data, SPACE, 'memory', '2026-11-29.md'), '- Ana prefers tea.\n');
  await writeFile(join(root, 'old', '2025-01-01.md'), '- Ben plays the cello.\n- Ana prefers tea.\n');
  return { root, data };
}

describe('memory rem-harness and rem-backfill', () => {
  it('preview a folder that is named from where the person stands, and touch no byte', async () => {
    const { root, data } = await folders();
    const before = await folderState(root);
    const { code, stdout } = await commandLine(
      ['memory', 'rem-harness', '--path', 'old', '--grounded', '--json', '--data', data, ...NOW],
      { cwd: root },
    );
    expect(code).toBe(0);
    expect(await folderState(root)).toEqual(before);
    expect(JSON.parse(stdout)).toMatchObject({
      source: { path: join(root, 'old'), files: [join(root, 'old/2025-01-01.md')] },
      grounded: [
        { day: '2025-01-01', text: expect.stringContaining('Ben plays the cello. (2025-01-01.md:1)') },
      ],
    });
    const plain = await commandLine(['memory', 'rem-harness', '--data', data, ...NOW]);
    expect(plain.stdout).toContain('Ana prefers tea.');
    expect(await folderState(root)).toEqual(before);
  });

  it('write and stage, show in the status, and take everything out again', async () => {
    const { root, data } = await folders();
    const run = async (...argv: string[]) => {
      const { stdout } = await commandLine([...argv, '--json', '--data', data], { cwd: root });
      return JSON.parse(stdout);
    };
    const diary = join(data, SPACE, 'DREAMS.md');
    await writeFile(diary, 'Mine');
    const written = await run('memory', 'rem-backfill', '--path', 'old', '--stage-short-term');
    expect(written).toMatchObject({ written: 1, replaced: 0, staged: 2, removed: 0, dreamsPath: diary });
    expect((await run('memory', 'status')).store).toMatchObject({ grounded: 2 });
    const removed = await run('memory', 'rem-backfill', '--rollback', '--rollback-short-term');
    expect(removed).toMatchObject({ path: null, written: 0, removed: 1, removedStaged: 2 });
    expect(await readFile(diary, 'utf8')).toBe('Mine');
    expect((await run('memory', 'status')).store).toMatchObject({ grounded: 0 });
  });

  it.each([[[]], [['--stage-short-term']], [['--rollback', '--path', 'old']], [['--path', 'nowhere']]])(
    'say what to do when they cannot do %j',
    async (options) => {
      const { root, data } = await folders();
      const argv = ['memory', 'rem-backfill', ...options, '--data', data];
      const { code, stderr } = await commandLine(argv, { cwd: root });
      expect(code).toBe(options.includes('nowhere') ? 1 : 2);
      expect(stderr).toMatch(/^(?:Say what to do|There is nothing at)/);
    },
  );
});
