/** What one check found. */
export interface Check {
  name: string;
  result: 'ok' | 'warn' | 'fail';
  /** A sentence: what is. */
  message: string;
  /** A sentence: what to do; `null` when there is nothing. */
  fix: string | null;
}

/** Nothing is to be done. */
export function ok(name: string, message: string): Check {
  return { name, result: 'ok', message, fix: null };
}

/** It works; `fix` says what would be better. */
export function warn(name: string, message: string, fix: string): Check {
  return { name, result: 'warn', message, fix };
}

/** It does not work until `fix` is done. */
export function fail(name: string, message: string, fix: string): Check {
  return { name, result: 'fail', message, fix };
}

/** `3 files`, `1 file`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

const LISTED = 5;

/** The first few of a list, for a sentence. */
export function firstFew(all: readonly string[]): string {
  const more = all.length - LISTED;
  return `${all.slice(0, LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
