import { describeSystemError } from '../../memory/vault.ts';
import { type Check, counted, fail, firstFew, ok, warn } from './check.ts';
import { type DataFolder, type FileFact, PROBE } from './files.ts';

const MEGABYTE = 1024 * 1024;
const LEAST_FREE_BYTES = 16 * MEGABYTE;
const COMFORTABLE_FREE_BYTES = 256 * MEGABYTE;
/** What is younger than this may still be worked on, in milliseconds. */
const FRESH_MS = 60_000;

const TEMPORARY = /(?:\.[0-9a-f]{12}\.tmp|^lock\.(?:stale\.)?\d+)$/;
const SET_ASIDE = /\.damaged-\d+(?:-wal|-shm)?$/;

/** Whether the data directory takes files and state. The one check that writes. */
export async function checkWriting(folder: Pick<DataFolder, 'tryWriting'>): Promise<Check> {
  try {
    await folder.tryWriting();
    return ok('store', 'The data directory takes files and state.');
  } catch (error) {
    return fail(
      'store',
      `The data directory takes nothing: ${describeSystemError(error)}`,
      'Give the user that runs Reverie the right to write there, and the disk some room; until then nothing is remembered.',
    );
  }
}

/** Whether the disk has room: less than is comfortable is warned of, less than a change needs fails. */
export async function checkSpace(folder: Pick<DataFolder, 'freeBytes'>): Promise<Check> {
  const free = await folder.freeBytes();
  const message = `${Math.floor(free / MEGABYTE)} MB are free on the disk of the data directory.`;
  if (free >= COMFORTABLE_FREE_BYTES) return ok('disk', message);
  const fix = 'Free some space, or move the data directory to a larger disk.';
  return free < LEAST_FREE_BYTES ? fail('disk', message, fix) : warn('disk', message, fix);
}

/**
 * Whether all of it belongs to this user alone.
 * @param user number of the user; `undefined` where the system has none
 */
export function checkModes(facts: readonly FileFact[], user: number | undefined, dataDir: string): Check {
  const name = 'file modes';
  if (user === undefined) return ok(name, 'This system has no modes of files.');
  const foreign = facts.filter(({ owner }) => owner !== user);
  if (foreign.length > 0) {
    return warn(
      name,
      `${counted(foreign.length, 'file')} of another user in the data directory: ${firstFew(pathsOf(foreign))}.`,
      `Run Reverie as the user that owns ${dataDir}, or hand it over with chown -R.`,
    );
  }
  const loose = facts.filter(({ mode }) => (mode & 0o077) !== 0);
  if (loose.length > 0) {
    return warn(
      name,
      `Not for this user alone (0600, folders 0700): ${firstFew(pathsOf(loose))}.`,
      `Run: chmod -R go= '${dataDir}'`,
    );
  }
  const closed = facts.filter(
    ({ mode, isFolder }) => (mode & 0o600) !== 0o600 || (isFolder && (mode & 0o100) === 0),
  );
  if (closed.length > 0) {
    return warn(
      name,
      `This user may not read and write: ${firstFew(pathsOf(closed))}.`,
      `Run: chmod -R u+rwX '${dataDir}'`,
    );
  }
  return ok(name, 'All files are for this user alone.');
}

/** What crashes and damage left behind. */
export function checkLeftovers(facts: readonly FileFact[], now: number): Check[] {
  const name = 'leftovers';
  const old = facts.filter(({ modifiedAt }) => now - modifiedAt > FRESH_MS);
  const temporary = old.filter(({ path }) => TEMPORARY.test(path) || isProbe(path));
  const aside = facts.filter(({ path }) => SET_ASIDE.test(path));
  const found: Check[] = [];
  if (temporary.length > 0) {
    found.push(
      warn(
        name,
        `${counted(temporary.length, 'temporary file')} of a process that was cut off: ${firstFew(pathsOf(temporary))}.`,
        'Nothing is lost. Delete what is still there after the next start of Reverie.',
      ),
    );
  }
  if (aside.length > 0) {
    found.push(
      warn(
        name,
        `${counted(aside.length, 'damaged file')} set aside: ${firstFew(pathsOf(aside))}.`,
        'Look after the disk, run "reverie memory rebuild" for the space, and delete them when nothing is missing.',
      ),
    );
  }
  return found.length === 0 ? [ok(name, 'None.')] : found;
}

function isProbe(path: string): boolean {
  return path.startsWith(PROBE) && !path.includes('/');
}

function pathsOf(facts: readonly FileFact[]): string[] {
  return facts.map(({ path }) => (path === '' ? '.' : path));
}
