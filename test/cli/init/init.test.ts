import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemZone } from '../../../src/time/zone.ts';
import { temporaryFolder } from '../../support/temp-folder.ts';
import { type CommandLineEnd, commandLine } from '../command-line.ts';

const DEFAULTS = { timezone: systemZone() };
/** An empty answer to each question of a model behind a server. */
const NOTHING_SAID = Array<string>(13).fill('');

/** Runs `init` in a folder, with these answers. */
async function answered(
  cwd: string,
  answers: readonly string[],
  argv: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<CommandLineEnd & { asked: string[] }> {
  const left = [...answers];
  const asked: string[] = [];
  const openPrompt = () => ({
    async ask(question: string) {
      asked.push(question);
      return left.shift();
    },
    close: () => undefined,
  });
  return { ...(await commandLine(['init', ...argv], { cwd, env, openPrompt })), asked };
}

const written = async (cwd: string): Promise<unknown> =>
  JSON.parse(await readFile(join(cwd, 'config.json'), 'utf8'));

describe('init', () => {
  it('writes what is answered, for this user alone, and shows what differs from the defaults', async () => {
    const cwd = await temporaryFolder();
    const answers = ['/srv/memory', 'Europe/Kyiv', 'uk', 'Olha', 'telegram:123, discord:45', 'openai'];
    const { code, stdout } = await answered(cwd, [
      ...answers,
      'http://127.0.0.1:1/v1',
      'small',
      'large',
      'Yes',
      'yes',
      'no',
      'telegram:5 telegram:-100',
    ]);
    expect(code).toBe(0);
    expect(await written(cwd)).toEqual({
      dataDir: '/srv/memory',
      timezone: 'Europe/Kyiv',
      language: 'uk',
      owners: ['telegram:123', 'discord:45'],
      llm: { provider: 'openai', baseUrl: 'http://127.0.0.1:1/v1', model: 'small' },
      dreaming: { model: 'large', enabled: true },
      adapters: { console: { name: 'Olha' }, telegram: { enabled: true }, discord: { enabled: false } },
      access: ['telegram:5', 'telegram:-100'],
    });
    expect((await stat(join(cwd, 'config.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(cwd)).toEqual(['config.json']);
    expect(stdout).toContain('  llm.model = "small"\n');
    expect(stdout).not.toContain('maxItems');
    expect(await commandLine(['config', 'validate'], { cwd })).toMatchObject({ code: 0 });
  });

  it('writes the zone alone when every answer is empty or a default', async () => {
    const cwd = await temporaryFolder();
    const { code, asked } = await answered(cwd, [
      './data',
      '',
      '',
      '',
      '',
      'auto',
      '',
      'gpt-5-mini',
      '',
      'no',
      '',
      '',
      'Owners',
    ]);
    expect(code).toBe(0);
    expect(asked).toHaveLength(13);
    expect(asked).toContain('llm.model [gpt-5-mini]: ');
    expect(await written(cwd)).toEqual(DEFAULTS);
  });

  it('explains every setting in one line before it asks for it', async () => {
    const { stderr, asked } = await answered(await temporaryFolder(), NOTHING_SAID);
    const meanings = stderr.split('\n\n').slice(1);
    expect(meanings).toHaveLength(asked.length);
    for (const meaning of meanings) expect(meaning).toMatch(/^[A-Z].+\.(?:\n|$)/);
  });

  it('asks nothing about servers when the model is offline', async () => {
    const cwd = await temporaryFolder();
    const { code, asked, stderr } = await answered(cwd, ['', '', '', '', '', 'offline', 'yes', 'no', 'no']);
    expect(code).toBe(0);
    expect(asked.map((question) => question.split(' ')[0])).not.toContain('llm.model');
    expect(asked.map((question) => question.split(' ')[0])).not.toContain('access');
    expect(stderr).not.toContain('OPENAI_API_KEY');
    expect(stderr).toContain('npm run -s reverie -- doctor');
    expect(await written(cwd)).toEqual({
      ...DEFAULTS,
      llm: { provider: 'offline' },
      dreaming: { enabled: true },
      adapters: { telegram: { enabled: false }, discord: { enabled: false } },
    });
  });

  it.each([
    ['dataDir', 0, '~/memory', 'The shell knows ~'],
    ['timezone', 1, 'Europe/Kiyv', 'did you mean Europe/'],
    ['language', 2, 'english', 'This is not the code of a language'],
    ['adapters.console.name', 3, 'x'.repeat(201), 'at most'],
    ['owners', 4, 'telegram:123 @olha', 'An owner is a platform and a numeric id'],
    ['llm.provider', 5, 'ofline', 'Did you mean "offline"?'],
    ['llm.baseUrl', 6, 'localhost', 'This is not an address'],
    ['llm.model', 7, 'x'.repeat(201), 'at most 200 characters'],
    ['dreaming.model', 8, `sk-${'a'.repeat(30)}`, 'This looks like a secret'],
    ['dreaming.enabled', 9, 'constructor', 'This must be true or false'],
    ['adapters.telegram.enabled', 10, '123456:ABC-def', 'This must be true or false'],
    ['access', 12, 'everybody', 'Write "owners", "everyone", or a list'],
  ])('asks for %s again when the answer is wrong', async (path, at, wrong, sentence) => {
    const cwd = await temporaryFolder();
    const { code, asked, stderr } = await answered(cwd, NOTHING_SAID.toSpliced(at, 0, wrong));
    expect(code).toBe(0);
    expect(asked.filter((question) => question.startsWith(`${path} [`))).toHaveLength(2);
    expect(stderr).toContain(sentence);
    expect(await written(cwd)).toEqual(DEFAULTS);
  });

  it('names the variables of the tokens and whether they are set, never a token', async () => {
    const token = '123456:a-token-of-somebody';
    const { stderr, stdout } = await answered(await temporaryFolder(), NOTHING_SAID, [], {
      TELEGRAM_BOT_TOKEN: token,
    });
    expect(stderr).toMatch(/environment variable TELEGRAM_BOT_TOKEN.* It is set\./);
    expect(stderr).toMatch(/environment variable DISCORD_BOT_TOKEN.* It is not set\./);
    expect(stderr + stdout).not.toContain(token);
  });

  it('names the variable of the key and whether it is set, never the key', async () => {
    const unset = await answered(await temporaryFolder(), NOTHING_SAID);
    expect(unset.stderr).toMatch(/environment variable OPENAI_API_KEY.* It is not set\./);
    const key = 'a-key-of-somebody';
    const set = await answered(await temporaryFolder(), NOTHING_SAID, [], { OPENAI_API_KEY: key });
    expect(set.stderr).toContain('It is set.');
    expect(set.stderr + set.stdout + set.asked.join()).not.toContain(key);
  });

  it.each([0, 1, 5, 12])('leaves nothing behind when the input ends after %i answers', async (count) => {
    const cwd = await temporaryFolder();
    const { code, stdout, stderr } = await answered(cwd, NOTHING_SAID.slice(0, count));
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toContain('Nothing was written');
    expect(await readdir(cwd)).toEqual([]);
  });

  it('keeps a file that is there, without a question, unless it is forced', async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, 'config.json'), '{"owners":[]}', { mode: 0o644 });
    const refused = await answered(cwd, NOTHING_SAID);
    expect(refused).toMatchObject({ code: 1, stdout: '', asked: [] });
    expect(refused.stderr).toContain('Add --force');
    expect(await written(cwd)).toEqual({ owners: [] });
    expect(await answered(cwd, NOTHING_SAID, ['--force'])).toMatchObject({ code: 0 });
    expect(await written(cwd)).toEqual(DEFAULTS);
    expect((await stat(join(cwd, 'config.json'))).mode & 0o777).toBe(0o600);
  });

  it('takes a link that leads nowhere for a file that is there', async () => {
    const cwd = await temporaryFolder();
    await symlink('gone.json', join(cwd, 'config.json'));
    expect(await answered(cwd, [], ['--yes'])).toMatchObject({ code: 1 });
  });

  it('replaces what a link leads to and keeps the link', async () => {
    const cwd = await temporaryFolder();
    const elsewhere = await temporaryFolder();
    await writeFile(join(elsewhere, 'mine.json'), '{}');
    await symlink(join(elsewhere, 'mine.json'), join(cwd, 'config.json'));
    expect(await answered(cwd, [], ['--yes', '--force'])).toMatchObject({ code: 0 });
    expect(JSON.parse(await readFile(join(elsewhere, 'mine.json'), 'utf8'))).toEqual(DEFAULTS);
  });

  it('takes all defaults with --yes, and prints what was written as a document', async () => {
    const cwd = await temporaryFolder();
    const { code, stdout, asked } = await answered(cwd, [], ['--yes', '--json']);
    expect({ code, asked }).toEqual({ code: 0, asked: [] });
    expect(JSON.parse(stdout)).toEqual({ path: join(cwd, 'config.json'), config: DEFAULTS });
    expect(await written(cwd)).toEqual(DEFAULTS);
  });

  it('lets --data start at the current folder and the file name it from its own', async () => {
    const cwd = await temporaryFolder();
    await mkdir(join(cwd, 'etc'));
    const far = await answered(
      cwd,
      [],
      ['--yes', '--json', '--config', 'etc/reverie.json', '--data', 'mine'],
    );
    expect(JSON.parse(far.stdout)).toMatchObject({
      path: join(cwd, 'etc/reverie.json'),
      config: { dataDir: join(cwd, 'mine') },
    });
    const near = await answered(cwd, [], ['--yes', '--json', '--data', 'mine']);
    expect(JSON.parse(near.stdout)).toMatchObject({ config: { dataDir: 'mine' } });
  });

  it('refuses a --data that no configuration may hold, before anything is written', async () => {
    const cwd = await temporaryFolder();
    expect(await answered(cwd, [], ['--yes', '--data', '~/mine'])).toMatchObject({ code: 3, stdout: '' });
    expect(await readdir(cwd)).toEqual([]);
  });

  it('ends with a sentence when the folder is none', async () => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, 'file'), '');
    const { code, stderr } = await answered(cwd, [], ['--yes', '--config', 'file/config.json']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/a file stands where a folder belongs/);
  });
});
