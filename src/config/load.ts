import { lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { shownValue } from './hide.ts';
import { readJson } from './json.ts';
import { type Origin, originsOf } from './origins.ts';
import { ConfigError, type ConfigProblem, formatPath } from './problems.ts';
import type { Config } from './schema.ts';
import { SECRET } from './secret-variables.ts';
import { type Environment, errorCode, readVariable } from './secrets.ts';
import { readTokens, type Tokens } from './tokens.ts';
import { validate } from './validate.ts';
import { baseUrlFault, folderFault } from './values.ts';

/** Where settings come from. */
export interface ConfigSources {
  /** The file that the person named, relative to `cwd`; without it `config.json` in `cwd`, when there is one. */
  path?: string;
  /** The folder of `--data`, relative to `cwd`; wins over the file. */
  dataDir?: string;
  env: Environment;
  /** The folder that relative paths of the command line start at. */
  cwd: string;
}

/** What the environment alone may hold. */
interface Secrets extends Tokens {
  openaiApiKey?: string;
  embeddingsApiKey?: string;
}

/** The settings in force, and what is known about them. */
export interface LoadedConfig {
  /**
   * `dataDir` is absolute; `llm.baseUrl` is the environment's when it names one; whether the bot is on a platform is
   * decided.
   */
  config: Config;
  /** Where each setting comes from, by path. */
  origins: ReadonlyMap<string, Origin>;
  /** Never written, never shown. */
  secrets: Secrets;
  /** The file that was read, absolute. */
  file?: string;
}

const FILE_NAME = 'config.json';
const LARGEST_FILE_BYTES = 1024 * 1024;

/**
 * Reads file, environment and command line, in rising order of precedence.
 *
 * @throws ConfigError with all that is wrong
 */
export function loadConfig({ path, dataDir, env, cwd }: ConfigSources): LoadedConfig {
  const file = path === undefined ? defaultFile(cwd) : resolve(cwd, path);
  const { value: raw, repeated } = file === undefined ? { value: {}, repeated: [] } : readFile(file);
  const { config, problems: found } = validate(raw);
  const problems = [...repeated, ...found];

  const folder = dataDir === undefined ? undefined : folderFault(dataDir);
  if (folder !== undefined) problems.push({ path: '--data', value: dataDir ?? '', message: folder });
  const baseUrl = readBaseUrl(env, cwd, problems);
  const openaiApiKey = readVariable(config?.llm.apiKey?.env ?? SECRET.model, env, cwd, problems);
  const embeddingsApiKey = readVariable(
    config?.embeddings.apiKey?.env ?? SECRET.embeddings,
    env,
    cwd,
    problems,
  );
  const tokens = readTokens(env, cwd, problems);
  if (config === undefined || problems.length > 0) throw new ConfigError(problems, file);

  const { telegram, discord } = config.adapters;
  const effective: Config = Object.freeze({
    ...config,
    dataDir:
      dataDir === undefined
        ? resolve(file === undefined ? cwd : dirname(file), config.dataDir)
        : resolve(cwd, dataDir),
    llm: Object.freeze({ ...config.llm, ...(baseUrl === undefined ? {} : { baseUrl }) }),
    adapters: Object.freeze({
      ...config.adapters,
      telegram: Object.freeze({
        ...telegram,
        enabled: telegram.enabled ?? tokens.telegramToken !== undefined,
      }),
      discord: Object.freeze({ ...discord, enabled: discord.enabled ?? tokens.discordToken !== undefined }),
    }),
  });
  const overrides = new Map<string, Origin>();
  if (dataDir !== undefined) overrides.set('dataDir', 'command line');
  if (baseUrl !== undefined) overrides.set('llm.baseUrl', 'environment');
  if (tokens.telegramToken !== undefined && telegram.enabled === undefined)
    overrides.set('adapters.telegram.enabled', 'environment');
  if (tokens.discordToken !== undefined && discord.enabled === undefined)
    overrides.set('adapters.discord.enabled', 'environment');
  return {
    config: effective,
    origins: originsOf(effective, raw, overrides),
    secrets: {
      ...tokens,
      ...(openaiApiKey === undefined ? {} : { openaiApiKey }),
      ...(embeddingsApiKey === undefined ? {} : { embeddingsApiKey }),
    },
    ...(file === undefined ? {} : { file }),
  };
}

function readBaseUrl(env: Environment, cwd: string, problems: ConfigProblem[]): string | undefined {
  const name = 'OPENAI_BASE_URL';
  const address = readVariable(name, env, cwd, problems);
  const fault = address === undefined ? undefined : baseUrlFault(address);
  if (fault === undefined) return address;
  problems.push({ path: name, value: shownValue(name, address), message: fault });
  return undefined;
}

function defaultFile(cwd: string): string | undefined {
  const file = resolve(cwd, FILE_NAME);
  try {
    // A link that leads nowhere was meant to be the configuration; defaults in its place would surprise.
    return lstatSync(file, { throwIfNoEntry: false }) === undefined ? undefined : file;
  } catch {
    return file;
  }
}

function readFile(file: string): { value: unknown; repeated: ConfigProblem[] } {
  const reading = readJson(readText(file));
  if ('fault' in reading) {
    const { line, column, message } = reading.fault;
    throw wholeFile(file, `This is not valid JSON: line ${line}, column ${column}: ${message}`);
  }
  const repeated = reading.repeated.map((path) => ({
    path: formatPath(path),
    message: 'This key stands here twice; keep one',
  }));
  return { value: reading.value, repeated };
}

function readText(file: string): string {
  const bytes = readBytes(file);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw wholeFile(file, 'The file is written in UTF-16; save it as UTF-8');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wholeFile(file, 'The file is not written in UTF-8; save it as UTF-8');
  }
  if (text.trim() === '') throw wholeFile(file, 'The file is empty; write {} to use the defaults');
  return text;
}

function readBytes(file: string): Uint8Array {
  try {
    const stats = statSync(file);
    if (stats.isDirectory())
      throw wholeFile(file, `This is a folder; name the file in it, such as ${FILE_NAME}`);
    if (!stats.isFile()) throw wholeFile(file, 'This is not a regular file');
    if (stats.size > LARGEST_FILE_BYTES) throw wholeFile(file, 'The file is larger than 1 MB');
    return readFileSync(file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code = errorCode(error);
    if (code === 'ENOENT') throw wholeFile(file, 'There is no such file');
    if (code === 'EACCES' || code === 'EPERM') {
      throw wholeFile(file, 'The file cannot be read: this user has no right to');
    }
    throw wholeFile(file, `The file cannot be read (${code})`);
  }
}

function wholeFile(file: string, message: string): ConfigError {
  return new ConfigError([{ path: '', value: file, message }], file);
}
