import { SECRET, SECRET_VARIABLES } from './secret-variables.ts';

/** Those that nearly everybody needs. */
const USUAL = [SECRET.telegram, SECRET.discord, SECRET.model];

/** What to do with a secret that stands in the file: which environment variable is meant for it, and how it is set. */
export function secretHint(path: readonly PropertyKey[], value: unknown): string {
  const place = path.map(String).join('.').slice(-200);
  const shape = typeof value === 'string' ? value.slice(0, 400) : '';
  const variable =
    SECRET_VARIABLES.find((one) => one.shape?.test(shape) === true)?.name ??
    SECRET_VARIABLES.find((one) => one.path.test(place))?.name;
  const names = variable ?? USUAL.join(' or ');
  const example = variable ?? SECRET.telegram;
  return `Secrets never stand in this file: take it out and put it into the environment variable ${names} before the start, such as by export ${example}=…, or the path of a file that holds it into ${example}_FILE.`;
}
