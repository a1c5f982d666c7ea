import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../support/temp-folder.ts';
import { commandLine } from './command-line.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const NOW = '2026-11-30T12:00:00+00:00';
let template: string;

/** A space in which something was noted, dreamt, remembered and undone. */
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'reverie-documents-'));
  const memory = join(template, 'spaces/console%3Alocal/memory');
  await cp(join(import.meta.dirname, 'notes'), memory, { recursive: true });
  for (const command of [
    ['dream', '--days', '3'],
    ['memory', 'remember', 'Olha plays chess'],
    ['memory', 'undo'],
  ]) {
    expect(await commandLine([...command, '--data', template, '--now', NOW])).toMatchObject({ code: 0 });
  }
});
afterAll(() => rm(template, { recursive: true, force: true }));

/** Their names are reasons and phases, which vary. */
const COUNTERS = ['byReason', 'heldByGate', 'counts of a phase'];
/** What a dream declines varies too; beside lists there are counts of it, by reason. */
const LISTS = ['held', 'refused', 'proposed'];

/** The names of a document's values, in their order; of a list those of its first element. */
function shape(value: unknown, name = ''): unknown {
  if (COUNTERS.includes(name)) return 'counts by name';
  if (LISTS.includes(name) && Array.isArray(value)) return 'list';
  if (LISTS.includes(name) && typeof value === 'object' && value !== null) return 'counts by name';
  if (Array.isArray(value)) return value.length === 0 ? [] : [shape(value[0], `${name} element`)];
  if (typeof value !== 'object' || value === null) return 'value';
  const names = Object.entries(value).map(([key, one]): [string, unknown] => [
    key,
    shape(one, key === 'counts' && name === 'phases element' ? 'counts of a phase' : key),
  ]);
  return Object.fromEntries(names);
}

async function document(...argv: string[]): Promise<unknown> {
  const data = await temporaryFolder();
  await cp(template, data, { recursive: true });
  const { stdout, code } = await commandLine([...argv, '--json', '--data', data, '--now', NOW]);
  expect(code).toBe(0);
  expect(stdout.endsWith('\n') && stdout.indexOf('\n') === stdout.length - 1).toBe(true);
  return shape(JSON.parse(stdout));
}

describe('the documents of --json', () => {
  it.each([
    ['dream', ['dream', '--again', '--preview']],
    ['memory show', ['memory', 'show']],
    ['memory status', ['memory', 'status']],
    ['memory status --deep', ['memory', 'status', '--deep']],
    ['memory changes', ['memory', 'changes']],
    ['memory search', ['memory', 'search', 'peanuts']],
    ['memory search --explain', ['memory', 'search', 'peanuts', '--explain']],
    ['memory why', ['memory', 'why', '1']],
    ['memory rebuild', ['memory', 'rebuild']],
    ['dreaming on', ['dreaming', 'on']],
    ['spaces list', ['spaces', 'list']],
  ])('have the keys that scripts rely on: %s', async (_, argv) => {
    expect(await document(...argv)).toMatchSnapshot();
  });

  it.each(['show', 'changes'])(
    'stand beside a text without marks of Markdown: memory %s',
    async (command) => {
      const { code, stdout } = await commandLine(['memory', command, '--data', template]);
      expect(code).toBe(0);
      expect(stdout).not.toContain('**');
    },
  );

  it('say of each proposal of a dream what it is and why', async () => {
    const data = await temporaryFolder();
    await cp(template, data, { recursive: true });
    await writeFile(
      join(data, 'spaces/console%3Alocal/memory/2026-11-30.md'),
      '# 2026-11-30\n\n- I prefer tea in the morning.\n',
    );
    const { stdout } = await commandLine(['dream', '--preview', '--json', '--data', data, '--now', NOW]);
    const { preview, proposed } = JSON.parse(stdout);
    expect(preview).toBe(true);
    expect(Object.keys(proposed[0])).toEqual([
      'op',
      'text',
      'targets',
      'sources',
      'quotes',
      'reason',
      'verdict',
    ]);
  });

  it('say what is wrong with a configuration, all at once', async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, 'config.json'), '{"dreamnig":{},"memory":{"maxItems":0},"timezone":"Mars"}');
    const valid = await commandLine(['config', 'validate', '--json'], { cwd: tmpdir() });
    expect(valid).toMatchObject({ code: 0, stdout: '{"ok":true,"problems":[]}\n' });
    const { code, stdout } = await commandLine(['config', 'validate', '--json'], { cwd });
    expect(code).toBe(3);
    const { ok, problems } = JSON.parse(stdout);
    expect(ok).toBe(false);
    expect(problems.map((one: { path: string }) => one.path).sort()).toEqual([
      'dreamnig',
      'memory.maxItems',
      'timezone',
    ]);
    for (const problem of problems) expect(Object.keys(problem)).toEqual(['path', 'value', 'message']);
    const missing = await commandLine(['config', 'validate', '--config', 'gone.json'], { cwd });
    expect(missing.stdout).toContain(join(cwd, 'gone.json'));
  });
});
