import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { loadConfig } from '../../config/load.ts';
import { settingsOf } from '../../config/origins.ts';
import { type ConfigProblem, formatPath } from '../../config/problems.ts';
import { SECRET } from '../../config/secret-variables.ts';
import { readVariable } from '../../config/secrets.ts';
import { PLATFORM_TOKENS } from '../../config/tokens.ts';
import { parseConfig } from '../../config/validate.ts';
import { folderVault, hashText } from '../../memory/vault.ts';
import { isZone, systemZone } from '../../time/zone.ts';
import { CliError, EXIT } from '../exit.ts';
import type { CommonOptions, Io } from '../io.ts';
import { ownerName } from '../settings.ts';
import { askAll, presets } from './ask.ts';
import { type Draft, settingOf } from './draft.ts';
import { type Question, questionsFor } from './questions.ts';

export interface InitOptions extends CommonOptions {
  /** Replace a file that is there. */
  force?: boolean;
  /** Ask nothing, take the defaults. */
  yes?: boolean;
}

/**
 * Asks for the settings that matter at the beginning and writes a configuration file with those that differ from the
 * defaults. Nothing is written before the last answer.
 * @throws {CliError|ConfigError|VaultError}
 */
export async function init(options: InitOptions, io: Io): Promise<number> {
  const file = resolve(io.cwd, options.config ?? 'config.json');
  if (options.force !== true && (await isThere(file))) throw taken(file);
  const zone = systemZone();
  const questions = questionsFor({
    timezone: isZone(zone) ? zone : 'UTC',
    name: ownerName(undefined),
    ...(options.data === undefined ? {} : { dataDir: seenFrom(file, options.data, io.cwd) }),
  });
  const draft = options.yes === true ? presets(questions) : await answers(questions, file, io);
  parseConfig(draft);
  await write(file, draft, options.force === true);
  loadConfig({ path: file, env: {}, cwd: io.cwd });

  if (options.json === true) io.stdout(`${JSON.stringify({ path: file, config: draft })}\n`);
  else io.stdout(`Written: ${file}. What differs from the defaults:\n${listed(draft)}\n`);
  // As the README runs it: nothing has put `reverie` on the path.
  const doctor = 'npm run -s reverie -- doctor';
  const command = options.config === undefined ? doctor : `${doctor} --config ${options.config}`;
  io.stderr(`${secretLines(draft, io)}See whether all is well with: ${command}\n`);
  return EXIT.ok;
}

async function answers(questions: readonly Question[], file: string, io: Io): Promise<Draft> {
  const say = (line: string): void => io.stderr(`${line}\n`);
  say(
    `This writes ${file}. An empty answer takes what stands in brackets; Ctrl-C leaves everything as it is.`,
  );
  const prompt = io.openPrompt();
  try {
    const draft = await askAll(questions, prompt, say);
    if (draft !== undefined) return draft;
  } finally {
    prompt.close();
  }
  throw new CliError(
    'interrupted',
    EXIT.interrupted,
    'Nothing was written, because the input ended before the last question. Answer all of them, or add --yes.',
  );
}

/** The folder of `--data`, which starts at the current folder, as the file has to name it. */
function seenFrom(file: string, dataDir: string, cwd: string): string {
  return dirname(file) === resolve(cwd) ? dataDir : resolve(cwd, dataDir);
}

async function isThere(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function write(file: string, draft: Draft, force: boolean): Promise<void> {
  // Where the file is a link to one kept elsewhere, that one is replaced and the link stays.
  const real = await realpath(file).catch(() => file);
  const folder = folderVault(dirname(real));
  const text = `${JSON.stringify(draft, null, 2)}\n`;
  const written = await folder.replace(basename(real), text, force ? undefined : hashText(''));
  if (!written) throw taken(file);
}

function taken(file: string): CliError {
  return new CliError(
    'exists',
    EXIT.failed,
    `${file} is there already. Add --force to replace it, or name another file with --config.`,
  );
}

function listed(draft: Draft): string {
  return settingsOf(draft)
    .map(({ path, value }) => `  ${formatPath(path)} = ${JSON.stringify(value)}`)
    .join('\n');
}

/** Which variables hold the secrets, and whether they do; never a secret. */
function secretLines(draft: Draft, io: Io): string {
  const wanted = [
    ...(settingOf(draft, ['llm', 'provider']) === 'offline'
      ? []
      : [["The model's key", SECRET.model] as const]),
    ...PLATFORM_TOKENS.filter(
      ({ platform }) => settingOf(draft, ['adapters', platform, 'enabled']) !== false,
    ).map(({ what, variable }) => [what, variable] as const),
  ];
  return wanted.map(([what, variable]) => secretLine(what, variable, io)).join('');
}

function secretLine(what: string, variable: string, { env, cwd }: Io): string {
  const problems: ConfigProblem[] = [];
  const isSet = readVariable(variable, env, cwd, problems) !== undefined;
  const [problem] = problems;
  const state =
    problem === undefined
      ? `is ${isSet ? '' : 'not '}set`
      : `cannot be used: ${problem.path}: ${problem.message}`;
  return `${what} never stands in the file: it comes from the environment variable ${variable}, or from the file that ${variable}_FILE names. It ${state}.\n`;
}
