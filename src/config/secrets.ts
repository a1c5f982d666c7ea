import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ConfigProblem } from './problems.ts';

/** The variables of the process, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

const LARGEST_FILE_BYTES = 64 * 1024;

/**
 * The value of a variable, or of the file that `<name>_FILE` names, without blanks around it.
 * A variable that is set to nothing counts as not set, as in compose files.
 *
 * @param problems gets what is wrong; a value is never in it
 */
export function readVariable(
  name: string,
  env: Environment,
  cwd: string,
  problems: ConfigProblem[],
): string | undefined {
  const fileVariable = `${name}_FILE`;
  const direct = env[name]?.trim() ?? '';
  const file = env[fileVariable]?.trim() ?? '';
  if (direct !== '' && file !== '') {
    problems.push({ path: fileVariable, message: `${name} is set too; keep one of the two` });
    return undefined;
  }
  const source = file === '' ? name : fileVariable;
  const value = file === '' ? direct : readSecretFile(fileVariable, resolve(cwd, file), problems);
  if (value === undefined || value === '') return undefined;
  // It goes into a header of HTTP, which would refuse it with a less helpful message.
  if (!/^[\x21-\x7e]+$/.test(value)) {
    problems.push({
      path: source,
      message:
        'Its value holds a blank, a line break or a letter outside ASCII, which no key or address does',
    });
    return undefined;
  }
  return value;
}

function readSecretFile(variable: string, file: string, problems: ConfigProblem[]): string | undefined {
  const fault = (message: string): undefined => {
    problems.push({ path: variable, value: file, message });
    return undefined;
  };
  try {
    const stats = statSync(file);
    if (stats.isDirectory()) return fault('This is a folder; name the file in it');
    if (stats.size > LARGEST_FILE_BYTES) return fault('This file is too large to hold only a secret');
    const content = readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .trim();
    return content === '' ? fault('This file is empty') : content;
  } catch (error) {
    return fault(`This file cannot be read (${errorCode(error)})`);
  }
}

/** The system's name of a failure, such as `ENOENT`. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
