import { constants, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import type { Clock, Timer } from '../time/clock.ts';
import { readPlainFile } from './plain-file.ts';

/** Who holds a data directory. */
export interface LockHolder {
  pid: number;
  host: string;
  /** When the holder's process began, as the operating system tells it; a pid that is used again differs here. */
  processStart: string | null;
  /** ISO 8601, UTC. */
  startedAt: string;
  heartbeatAt: string;
  /** Where the holder listens for the command line. */
  socket: string;
}

interface DirectoryLock {
  release(): Promise<void>;
}

/** Somebody else holds the data directory. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly holder: LockHolder;

  constructor(path: string, holder: LockHolder) {
    super(
      `${dirname(path)} is in use by another Reverie (process ${holder.pid} on ${holder.host}, since ${holder.startedAt}). Stop that one, or choose another data directory with --data.`,
    );
    this.holder = holder;
  }
}

const HEARTBEAT_MS = 10_000;
/** Others may take and give up the lock meanwhile. */
const MOST_TRIES = 5;
/** From another machine only the heartbeat can be seen; this long without one means that it is gone. */
const REMOTE_STALE_MS = 60_000;
/** File systems without hard links answer with one of these. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

interface AcquireOptions {
  path: string;
  socket: string;
  clock: Clock;
  /** Somebody else holds the directory now: this process was suspended for so long that it counted as gone. */
  lost?: (error: LockedError) => void;
  /** The process that takes the lock; this one when absent. */
  pid?: number;
}

/**
 * Takes the lock file of a data directory; one left by a dead process is taken over.
 * @throws LockedError when a living process holds it
 */
export async function acquireLock({
  path,
  socket,
  clock,
  lost,
  pid = process.pid,
}: AcquireOptions): Promise<DirectoryLock> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const startedAt = new Date(clock.now()).toISOString();
  const describe = (): LockHolder => ({
    pid,
    host: hostname(),
    processStart: processStart(pid),
    startedAt,
    heartbeatAt: new Date(clock.now()).toISOString(),
    socket,
  });

  // Made whole beside its place and linked into it: nobody ever reads a half-written lock.
  const own = `${path}.${pid}`;
  await writeFile(own, `${JSON.stringify(describe())}\n`, { mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      error.path ??= own;
      throw error;
    },
  );
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (await place(own, path)) break;
      const text = await readIfThere(path);
      // It was given up just now; what stays unreadable is a link that leads nowhere.
      if (text === undefined && attempt <= MOST_TRIES) continue;
      const holder = parseHolder(text ?? '');
      if (holder !== undefined && (attempt > MOST_TRIES || isAlive(holder, clock.now())))
        throw new LockedError(path, holder);
      await setAside(path, text ?? '', pid);
    }
  } finally {
    await rm(own, { force: true });
  }

  const isOurs = (holder: LockHolder | undefined): boolean =>
    holder?.pid === pid && holder.host === hostname() && holder.startedAt === startedAt;
  let released = false;
  let timer: Timer | undefined;

  async function refresh(): Promise<void> {
    const holder = parseHolder(await readPlainFile(path));
    if (released) return;
    if (holder === undefined || isOurs(holder)) return rewrite(path, `${JSON.stringify(describe())}\n`);
    released = true;
    timer?.cancel();
    lost?.(new LockedError(path, holder));
  }

  const beat = (): void => {
    timer = clock.after(HEARTBEAT_MS, () => {
      void refresh().catch(() => undefined);
      beat();
    });
  };
  beat();

  return {
    async release() {
      if (released) return;
      released = true;
      timer?.cancel();
      if (isOurs(parseHolder(await readPlainFile(path).catch(() => '')))) await rm(path, { force: true });
    },
  };
}

/** Puts the lock in its place; false when another one stands there. */
async function place(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code === undefined || !NO_LINKS.has(code)) throw error;
  }
  try {
    await copyFile(own, path, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readPlainFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // Whoever reads the sentence must learn which file it is about; a failed read does not say so itself.
    throw Object.assign(error as Error, { path });
  }
}

/** Who holds the directory now; `undefined` when nobody living does. */
export async function lockHolder(path: string, now: number): Promise<LockHolder | undefined> {
  const holder = parseHolder(await readPlainFile(path).catch(() => ''));
  return holder !== undefined && isAlive(holder, now) ? holder : undefined;
}

async function rewrite(path: string, text: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.write(text, 0);
    await file.truncate(Buffer.byteLength(text));
  } finally {
    await file.close();
  }
}

/** Takes a stale lock away; when somebody else replaced it in between, theirs is put back. */
async function setAside(path: string, seen: string, pid: number): Promise<void> {
  const aside = `${path}.stale.${pid}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const taken = await readPlainFile(aside).catch(() => '');
  if (taken !== seen) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function parseHolder(text: string): LockHolder | undefined {
  try {
    const value = JSON.parse(text) as Partial<LockHolder> | null;
    if (typeof value?.pid !== 'number' || typeof value.host !== 'string') return undefined;
    return {
      pid: value.pid,
      host: value.host,
      processStart: typeof value.processStart === 'string' ? value.processStart : null,
      startedAt: String(value.startedAt),
      heartbeatAt: String(value.heartbeatAt),
      socket: typeof value.socket === 'string' ? value.socket : '',
    };
  } catch {
    return undefined;
  }
}

function isAlive(holder: LockHolder, now: number): boolean {
  if (holder.host !== hostname()) return now - Date.parse(holder.heartbeatAt) < REMOTE_STALE_MS;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const start = processStart(holder.pid);
  return start === null || holder.processStart === null || start === holder.processStart;
}

/** The kernel's start time of a process, where it can be read (Linux). */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces; the start time is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
