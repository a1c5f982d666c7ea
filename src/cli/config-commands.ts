import { ConfigError, type ConfigProblem } from '../config/problems.ts';
import { configRows, redactedConfig } from '../config/redact.ts';
import { EXIT } from './exit.ts';
import type { CommonOptions, Io } from './io.ts';
import { loadSettings } from './settings.ts';

/** Checks the configuration and says everything that is wrong with it at once. */
export function validateConfig(options: CommonOptions, io: Io): number {
  try {
    const { file } = loadSettings(options, io);
    if (options.json === true) io.stdout(`${JSON.stringify({ ok: true, problems: [] })}\n`);
    else io.stdout(`${file ?? 'The defaults (there is no config.json here)'}: nothing is wrong.\n`);
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    if (options.json === true)
      io.stdout(`${JSON.stringify({ ok: false, problems: error.problems.map(problemDocument) })}\n`);
    else io.stdout(`${error.message}\n`);
    return EXIT.configuration;
  }
}

/** Prints the settings in force, without secrets. */
export function showConfig(options: CommonOptions & { origin?: boolean }, io: Io): number {
  const loaded = loadSettings(options, io);
  if (options.origin !== true) {
    io.stdout(`${JSON.stringify(redactedConfig(loaded), null, 2)}\n`);
    return EXIT.ok;
  }
  const rows = configRows(loaded);
  if (options.json === true) io.stdout(`${JSON.stringify({ values: rows })}\n`);
  else
    for (const { path, value, origin } of rows)
      io.stdout(`${path} = ${JSON.stringify(value)}  (${origin})\n`);
  return EXIT.ok;
}

function problemDocument({ path, value, message }: ConfigProblem) {
  return { path, value: value ?? null, message };
}
