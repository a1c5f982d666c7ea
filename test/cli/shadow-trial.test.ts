import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temp-folder.ts';
import { type CommandLineEnd, commandLine } from './command-line.ts';

const FILE = 'spaces/console%3Alocal/MEMORY.md';
const MEMORY = '# Memory\n\n- Written by hand, not seen yet.\n';
const TRIED = ['--candidate', 'Ana prefers tea.', '--prompt', 'What does Ana drink?'];
const VERDICT = ['--baseline', 'Nobody knows.', '--outcome', 'Tea.', '--reason', 'It is right.', '--verdict'];

/** A data directory with a note, and a memory that was edited and that nobody has looked at since. */
async function noted(): Promise<string> {
  const data = await temporaryFolder();
  const notes = join(data, 'spaces/console%3Alocal/memory');
  await mkdir(notes, { recursive: true });
  await writeFile(join(notes, '2026-11-29.md'), '- Ana prefers tea.\n');
  await writeFile(join(data, FILE), MEMORY);
  return data;
}

const trial = (data: string, ...argv: string[]): Promise<CommandLineEnd> =>
  commandLine(['memory', 'shadow-trial', ...argv, '--data', data, '--now', '2026-11-30T12:00:00Z']);

describe('reverie memory shadow-trial', () => {
  it.each([
    ['helpful', 'promote'],
    ['neutral', 'defer'],
    ['harmful', 'reject'],
  ])('recommends for the verdict %s to %s, and promotes nothing', async (verdict, recommendation) => {
    const data = await noted();
    const { code, stdout, stderr } = await trial(data, ...TRIED, ...VERDICT, verdict);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`${verdict}; recommendation: ${recommendation}.`);
    expect(stdout).toContain('Promotion action: report-only.');
    expect(stdout).not.toMatch(/promoted|remembered|added to/i);
    expect(await readFile(join(data, FILE), 'utf8')).toBe(MEMORY);
    const machine = join(data, 'spaces/console%3Alocal/memory/.dreams');
    expect(await readdir(join(machine, 'changes')).catch(() => [])).toEqual([]);
  });

  it('prints a document with flags and evidence, each as often as it was given', async () => {
    const data = await noted();
    const more = ['--risk', 'stale', '--risk', 'private', '--evidence', 'a', '--evidence', 'b', '--json'];
    const { stdout } = await trial(data, ...TRIED, ...VERDICT, 'neutral', ...more);
    expect(JSON.parse(stdout)).toMatchObject({
      report: expect.stringMatching(/^memory\/dreaming\/shadow-trials\/2026-11-30\/t\w{8}\.md$/),
      verdict: 'neutral',
      recommendation: 'defer',
      promotionAction: 'report-only',
      riskFlags: ['stale', 'private'],
      evidence: ['a', 'b'],
      candidate: { text: 'Ana prefers tea.' },
    });
  });

  it('shows in the ranking what a trial found', async () => {
    const data = await noted();
    await trial(data, ...TRIED, ...VERDICT, 'harmful');
    const { stdout } = await commandLine([
      'memory',
      'promote',
      '--json',
      '--data',
      data,
      '--now',
      '2026-11-30T12:00:00Z',
    ]);
    expect(JSON.parse(stdout).candidates).toMatchObject([
      { stoppedBy: 'harmful_trial', trial: { verdict: 'harmful', recommendation: 'reject' } },
    ]);
    const told = await commandLine(['memory', 'promote', '--data', data, '--now', '2026-11-30T12:00:00Z']);
    expect(told.stdout).toContain('(0.29; stays outside: did harm in a trial)');
  });

  it('says honestly what answers of the offline model are good for, and whose the verdict is', async () => {
    const { code, stdout } = await trial(await noted(), ...TRIED);
    expect(code).toBe(0);
    expect(stdout).toContain('The offline model looks lines of the memory up and cannot reason');
    expect(stdout).toContain('Which answer is better is for a person to say');
    expect(stdout).not.toMatch(/promoted/i);
  });

  it('says that a verdict orders nothing when no note says the candidate', async () => {
    const tried = ['--candidate', 'Ben plays the cello.', '--prompt', 'What does Ben play?'];
    const { stdout } = await trial(await noted(), ...tried, ...VERDICT, 'helpful');
    expect(stdout).toContain('No note of the last weeks says this');
  });

  it.each([
    ['a verdict without answers', [...TRIED, '--verdict', 'helpful'], /together, or none of them/],
    ['an empty candidate', ['--candidate', ' ', '--prompt', 'What?'], /--candidate/],
    ['no prompt', ['--candidate', 'Tea'], /--prompt/],
    ['an unknown verdict', [...TRIED, ...VERDICT, 'great'], /helpful/],
    ['a text without end', [...TRIED, ...VERDICT, 'neutral', '--risk', 'x'.repeat(4001)], /4000/],
  ])('refuses %s and writes nothing', async (_, argv, sentence) => {
    const data = await noted();
    const { code, stderr } = await trial(data, ...argv);
    expect(code).toBe(2);
    expect(stderr).toMatch(sentence);
    const memory = join(data, 'spaces/console%3Alocal/memory');
    expect(await readdir(memory)).not.toContain('dreaming');
  });
});
