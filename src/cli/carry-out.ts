import { join } from 'node:path';
import type { CommandResult } from '../commands/command.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { CommandLineRequest } from '../service.ts';
import { LockedError, type LockHolder, lockHolder } from '../state/lock.ts';
import { systemClock } from '../time/clock.ts';
import { CONSOLE_SPACE, chooseSpace } from './choose-space.ts';
import { call } from './control.ts';
import { CliError, EXIT } from './exit.ts';
import type { CommonOptions, Io } from './io.ts';
import { openService } from './open.ts';
import { operate } from './operations.ts';
import { clockOf, loadSettings } from './settings.ts';

/** Whoever holds the directory may be about to listen, or about to leave; this long is waited for either. */
const PATIENCE_MS = 5_000;
const PAUSE_MS = 100;

type Progress = (phase: string) => void;

/**
 * Has a command carried out: by the running service when there is one, else here.
 * @throws {ConfigError|CliError|LockedError}
 */
export async function carryOut(
  request: Omit<CommandLineRequest, 'space'>,
  options: CommonOptions,
  io: Io,
): Promise<CommandResult> {
  const loaded = loadSettings(options, io);
  const { dataDir } = loaded.config;
  const space = request.command === 'spaces list' ? CONSOLE_SPACE : await chooseSpace(dataDir, options.space);
  const full = { ...request, space };
  const progress: Progress = (phase) => {
    if (io.terminal) io.stderr(`${phase} …\n`);
  };
  const lock = join(dataDir, 'lock');
  const until = systemClock.now() + PATIENCE_MS;
  for (;;) {
    const holder = await lockHolder(lock, systemClock.now());
    const result =
      holder === undefined
        ? await carryOutHere(full, loaded, options, io, progress)
        : await askHolder(holder, lock, full, options, progress);
    if ('text' in result) return result;
    if (systemClock.now() > until) throw result.locked;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function askHolder(
  holder: LockHolder,
  lock: string,
  request: CommandLineRequest,
  { now }: CommonOptions,
  progress: Progress,
): Promise<CommandResult | { locked: LockedError }> {
  if (now !== undefined) {
    throw new CliError(
      'locked',
      EXIT.failed,
      'A running Reverie has its own clock: stop it before you use --now.',
    );
  }
  return (await call(holder.socket, request, progress)) ?? { locked: new LockedError(lock, holder) };
}

async function carryOutHere(
  request: CommandLineRequest,
  loaded: LoadedConfig,
  { now }: CommonOptions,
  io: Io,
  progress: Progress,
): Promise<CommandResult | { locked: LockedError }> {
  const clock = clockOf(now, loaded.config.timezone);
  const warn = (sentence: string): void => io.stderr(`${sentence}\n`);
  try {
    const open = await openService({ loaded, adapters: [], clock, io, warn });
    try {
      return await operate(open.service, request, progress);
    } finally {
      await open.close();
    }
  } catch (error) {
    if (error instanceof LockedError) return { locked: error };
    throw error;
  }
}
