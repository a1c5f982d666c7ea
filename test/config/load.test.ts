import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConfigSources, loadConfig } from '../../src/config/load.ts';
import { ConfigError } from '../../src/config/problems.ts';
import { configRows, redactedConfig } from '../../src/config/redact.ts';
import { missingTokens } from '../../src/config/tokens.ts';
import { inLinearTime } from '../support/patience.ts';

let cwd: string;

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'reverie-config-'));
});

afterEach(() => {
  rmSync(cwd, { recursive: true, force: true });
});

function write(content: unknown, name = 'config.json'): string {
  const file = join(cwd, name);
  writeFileSync(
    file,
    typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
  );
  return file;
}

function load(sources: Partial<ConfigSources> = {}) {
  return loadConfig({ env: {}, cwd, ...sources });
}

function failure(sources: Partial<ConfigSources> = {}): ConfigError {
  try {
    load(sources);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('The configuration was accepted');
}

describe('the file', () => {
  it('is not needed', () => {
    const { config, file, secrets } = load();
    expect(config.dataDir).toBe(join(cwd, 'data'));
    expect(file).toBeUndefined();
    expect(secrets).toEqual({});
  });

  it('is config.json of the current folder when none is named', () => {
    const file = write({ memory: { maxItems: 5 } });
    expect(load()).toMatchObject({ file, config: { memory: { maxItems: 5 } } });
  });

  it('may be named relative to the current folder', () => {
    write({ memory: { maxItems: 5 } });
    write({ memory: { maxItems: 6 } }, 'other.json');
    expect(load({ path: 'other.json' }).config.memory.maxItems).toBe(6);
  });

  it('may begin with a byte order mark', () => {
    write(`\uFEFF{"memory":{"maxItems":5}}`);
    expect(load().config.memory.maxItems).toBe(5);
  });

  it('keeps odd letters and backslashes as they are', () => {
    const persona = 'שלום 🌙 \u200D ї C:\\qmd\\qmd.cmd';
    write({ persona });
    expect(load().config.persona).toBe(persona);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'The file is empty; write {} to use the defaults'],
    ['blank', ' \n\t', 'The file is empty'],
    ['only a byte order mark', '\uFEFF', 'The file is empty'],
    [
      'not JSON',
      '{\n  "memory": {,\n}',
      'line 2, column 14: the name of a key in double quotes was expected',
    ],
    ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'UTF-16; save it as UTF-8'],
    ['not UTF-8', Uint8Array.from([0x7b, 0xff, 0x7d]), 'not written in UTF-8'],
    ['a list', '[]', 'This must be an object { … }, not a list'],
    ['double', '{"log":{"level":"info"},"log":{}}', 'log: This key stands here twice; keep one'],
  ])('that is %s is refused', (_, content, message) => {
    const file = write(content);
    expect(failure().message).toContain(message);
    expect(failure().message).toContain(file);
  });

  it('that is named but missing is refused', () => {
    const error = failure({ path: 'nowhere.json' });
    expect(error.problems).toEqual([
      { path: '', value: join(cwd, 'nowhere.json'), message: 'There is no such file' },
    ]);
  });

  it('that is a folder is refused, named or not', () => {
    mkdirSync(join(cwd, 'config.json'));
    expect(failure().message).toContain('This is a folder');
    expect(failure({ path: '.' }).message).toContain('This is a folder');
  });

  it('that is not a regular file is refused without being read', () => {
    expect(failure({ path: '/dev/zero' }).message).toContain('not a regular file');
  });

  it('that cannot be reached is refused', () => {
    symlinkSync(join(cwd, 'loop.json'), join(cwd, 'loop.json'));
    expect(failure({ path: 'loop.json' }).message).toContain('cannot be read (ELOOP)');
    symlinkSync(join(cwd, 'nowhere'), join(cwd, 'config.json'));
    expect(failure().message).toContain('There is no such file');
    rmSync(join(cwd, 'config.json'));
    write({});
    expect(failure({ path: 'config.json/inner.json' }).message).toContain('cannot be read (ENOTDIR)');
    expect(failure({ path: 'a\0b' }).message).toContain('cannot be read');
  });

  it('of more than a megabyte is refused without being read', () => {
    truncateSync(write('{}'), 1024 * 1024 + 1);
    expect(failure().message).toContain('larger than 1 MB');
  });

  it('full of hostile keys is refused in linear time', async () => {
    write(`{${Array.from({ length: 40_000 }, (_, index) => `"k${index % 30_000}":1`).join(',')}}`);
    expect((await inLinearTime(failure)).problems).toHaveLength(40_000);
    write(`{"spaces":{${Array.from({ length: 15_000 }, (_, index) => `"s${index}":{"x":1}`).join(',')}}}`);
    expect((await inLinearTime(failure)).problems).toHaveLength(15_000);
  });

  it('has its problems told in one readable message', () => {
    const file = write({ dreaming: { freqency: '0 4 * * *' }, memory: { maxItems: -1 } });
    expect(failure().message.split('\n')).toEqual([
      `The configuration ${file} has 2 problems:`,
      '- memory.maxItems = -1: This must be at least 1',
      '- dreaming.freqency = "0 4 * * *": There is no such key. Did you mean dreaming.frequency?',
    ]);
  });
});

describe('dataDir', () => {
  it('starts at the folder of the file, also when the file does not name it', () => {
    mkdirSync(join(cwd, 'bot'));
    write({ dataDir: 'memories' }, 'bot/a.json');
    write({}, 'bot/b.json');
    expect(load({ path: 'bot/a.json' }).config.dataDir).toBe(join(cwd, 'bot', 'memories'));
    expect(load({ path: 'bot/b.json' }).config.dataDir).toBe(join(cwd, 'bot', 'data'));
  });

  it('of the command line wins and starts at the current folder', () => {
    mkdirSync(join(cwd, 'bot'));
    write({ dataDir: 'memories' }, 'bot/a.json');
    const { config, origins } = load({ path: 'bot/a.json', dataDir: 'here' });
    expect(config.dataDir).toBe(join(cwd, 'here'));
    expect(origins.get('dataDir')).toBe('command line');
  });

  it('that is absolute stays as it is', () => {
    write({ dataDir: '/var/lib/reverie' });
    expect(load().config.dataDir).toBe('/var/lib/reverie');
  });

  it('of the command line must not be empty', () => {
    expect(failure({ dataDir: '' }).problems[0]).toMatchObject({ path: '--data' });
  });
});

describe('secrets', () => {
  it('come from the environment, without blanks around them', () => {
    expect(load({ env: { OPENAI_API_KEY: ' key-of-the-bot\r\n' } }).secrets.openaiApiKey).toBe(
      'key-of-the-bot',
    );
  });

  it('come from files', () => {
    write('\uFEFFkey-of-the-bot\n', 'key');
    write('http://127.0.0.1:11434/v1\n', 'address');
    const { config, secrets } = load({
      env: { OPENAI_API_KEY_FILE: 'key', OPENAI_BASE_URL_FILE: join(cwd, 'address') },
    });
    expect(secrets.openaiApiKey).toBe('key-of-the-bot');
    expect(config.llm.baseUrl).toBe('http://127.0.0.1:11434/v1');
  });

  it('may stand in another variable', () => {
    write({ llm: { apiKey: { env: 'OTHER' } } });
    expect(load({ env: { OTHER: 'a', OPENAI_API_KEY: 'b' } }).secrets.openaiApiKey).toBe('a');
    expect(load({ env: { OPENAI_API_KEY: 'b' } }).secrets).toEqual({});
  });

  it('count as not set when empty', () => {
    expect(
      load({ env: { OPENAI_API_KEY: '', OPENAI_API_KEY_FILE: '', OPENAI_BASE_URL: ' ' } }).secrets,
    ).toEqual({});
  });

  it('that cannot be used are refused without being shown', () => {
    write('', 'empty');
    write('x'.repeat(70_000), 'huge');
    mkdirSync(join(cwd, 'folder'));
    const messages = ['empty', 'huge', 'folder', 'missing'].map(
      (name) => failure({ env: { OPENAI_API_KEY_FILE: name } }).message,
    );
    expect(messages[0]).toContain('This file is empty');
    expect(messages[1]).toContain('too large');
    expect(messages[2]).toContain('This is a folder');
    expect(messages[3]).toContain('cannot be read (ENOENT)');
    const both = failure({ env: { OPENAI_API_KEY: 'hunter2', OPENAI_API_KEY_FILE: 'empty' } });
    expect(both.message).toContain('OPENAI_API_KEY is set too; keep one of the two');
    const lines = failure({ env: { OPENAI_API_KEY: 'hunter2\nsecond' } });
    expect(lines.message).toContain('line break');
    const address = failure({ env: { OPENAI_BASE_URL: 'https://me:hunter2@example.org' } });
    expect(address.message).toContain('OPENAI_BASE_URL');
    for (const { message } of [both, lines, address]) expect(message).not.toContain('hunter2');
  });

  it('are reported together with the problems of the file', () => {
    write({ memroy: 1 });
    const paths = failure({ env: { OPENAI_API_KEY_FILE: 'missing' }, dataDir: '' }).problems.map(
      ({ path }) => path,
    );
    expect(paths).toEqual(['memroy', '--data', 'OPENAI_API_KEY_FILE']);
  });
});

describe('a platform', () => {
  const token = '123456:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

  it('is on when its token is in the environment, or in a file, unless the configuration says no', () => {
    write('another-token\n', 'token');
    const { config, secrets, origins } = load({
      env: { TELEGRAM_BOT_TOKEN: token, DISCORD_BOT_TOKEN_FILE: 'token', TELEGRAM_WEBHOOK_SECRET: 's3cret' },
    });
    expect(secrets).toEqual({
      telegramToken: token,
      discordToken: 'another-token',
      telegramWebhookSecret: 's3cret',
    });
    expect(config.adapters).toMatchObject({ telegram: { enabled: true }, discord: { enabled: true } });
    expect(origins.get('adapters.telegram.enabled')).toBe('environment');
    write({ adapters: { telegram: { enabled: false } } });
    expect(load({ env: { TELEGRAM_BOT_TOKEN: token } }).config.adapters.telegram.enabled).toBe(false);
    expect(load().config.adapters).toMatchObject({
      telegram: { enabled: false },
      discord: { enabled: false },
    });
  });

  it('that is switched on without its token is told by the name of the variable', () => {
    write({
      adapters: {
        telegram: { enabled: true, mode: 'webhook', webhook: { url: 'https://bot.example.org' } },
        discord: { enabled: true },
      },
    });
    const { config, secrets } = load();
    const missing = missingTokens(config, secrets);
    expect(missing.map(({ path }) => path)).toEqual([
      'adapters.telegram.enabled',
      'adapters.telegram.mode',
      'adapters.discord.enabled',
    ]);
    expect(missing[0]?.message).toContain('TELEGRAM_BOT_TOKEN_FILE');
  });

  it('never has its token shown', () => {
    const loaded = load({ env: { TELEGRAM_BOT_TOKEN: token, DISCORD_BOT_TOKEN: 'hunter2-hunter2' } });
    const shown = JSON.stringify([redactedConfig(loaded), configRows(loaded)]);
    expect(shown).not.toContain('hunter2');
    expect(shown).not.toContain(token);
  });
});

describe('the key of embeddings', () => {
  it('comes from the variable that is named, or its own, by the rules of every secret, and is never shown', () => {
    const env = { EMBEDDINGS_API_KEY: 'hunter2-embeds', OTHER: 'hunter2-other' };
    const own = load({ env });
    expect(own.secrets.embeddingsApiKey).toBe('hunter2-embeds');
    expect(redactedConfig(own)).toMatchObject({ embeddings: { apiKey: '[hidden]' } });
    write({ embeddings: { model: 'tiny', apiKey: { env: 'OTHER' } } });
    const other = load({ env });
    expect(other.secrets.embeddingsApiKey).toBe('hunter2-other');
    expect(JSON.stringify([redactedConfig(other), configRows(other)])).not.toContain('hunter2');
    write({ embeddings: { apiKey: 'hunter2-plain' } });
    expect(() => load({ env })).toThrow(/EMBEDDINGS_API_KEY_FILE/);
  });
});

describe('what is shown', () => {
  const env = { OPENAI_API_KEY: 'hunter2-hunter2', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' };

  it('tells where each setting comes from', () => {
    write({
      timezone: 'Europe/Kyiv',
      spaces: { family: { memory: { enabled: false } } },
      llm: { baseUrl: 'http://a/v1' },
    });
    const rows = configRows(load({ env, dataDir: 'here' }));
    expect(rows).toEqual(
      expect.arrayContaining([
        { path: 'timezone', value: 'Europe/Kyiv', origin: 'file' },
        { path: 'spaces.family.memory.enabled', value: false, origin: 'file' },
        { path: 'memory.maxItems', value: 30, origin: 'default' },
        { path: 'owners', value: [], origin: 'default' },
        { path: 'llm.baseUrl', value: env.OPENAI_BASE_URL, origin: 'environment' },
        { path: 'llm.apiKey', value: '[hidden]', origin: 'environment' },
        { path: 'dataDir', value: join(cwd, 'here'), origin: 'command line' },
      ]),
    );
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
  });

  it('never holds a secret, wherever a person copied it', () => {
    write({ persona: `Your key is ${env.OPENAI_API_KEY}`, llm: { apiKey: { env: 'OPENAI_API_KEY' } } });
    const loaded = load({ env });
    const shown = JSON.stringify([redactedConfig(loaded), configRows(loaded)]);
    expect(shown).not.toContain('hunter2');
    expect(redactedConfig(loaded)).toMatchObject({
      persona: 'Your key is [hidden]',
      llm: { apiKey: '[hidden]' },
    });
  });

  it('is not garbled by a key that is an everyday word', () => {
    write({ persona: 'You run on ollama' });
    const shown = redactedConfig(load({ env: { OPENAI_API_KEY: 'ollama' } }));
    expect(shown).toMatchObject({ persona: 'You run on ollama', llm: { apiKey: '[hidden]' } });
  });

  it('names the variable of a key that is not set', () => {
    write({ llm: { apiKey: { env: 'OTHER' } } });
    expect(redactedConfig(load())).toMatchObject({ llm: { apiKey: { env: 'OTHER' } } });
  });
});
