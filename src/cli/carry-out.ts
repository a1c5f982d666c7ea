import { join } from 'node:path';
import type { CommandResult } from '../commands/command.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { DreamPhase } from '../dreaming/types.ts';
import type { CommandLineRequest } from '../service.ts';
import { LockedError, type LockHolder, lockHolder } from '../state/lock.ts';
import { systemClock } from '../time/clock.ts';
import { CONSOLE_SPACE, chooseSpace, requireDataDir } from './choose-space.ts';
import { call } from './control.ts';
import { CliError, EXIT } from './exit.ts';
import type { CommonOptions, Io } from './io.ts';
import { openForReading, openService } from './open.ts';
import { isReading, operate } from './operations.ts';
import { clockOf, loadSettings } from './settings.ts';
import { closeInTime, watchSignals } from './signals.ts';

/** Whoever holds the directory may be about to listen, about to leave, or busy; this long is waited for each. */
const PATIENCE_MS = 5_000;
const PAUSE_MS = 100;

type Progress = (phase: DreamPhase) => void;

/** A command with all that it takes to carry it out. */
interface Task {
  request: CommandLineRequest;
  loaded: LoadedConfig;
  options: CommonOptions;
  io: Io;
  progress: Progress;
}

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
  const reads = isReading(request);
  if (reads) await requireDataDir(dataDir);
  const space = request.command === 'spaces list' ? CONSOLE_SPACE : await chooseSpace(dataDir, options.space);
  const progress: Progress = (phase) => {
    if (io.terminal) io.stderr(`${phase} …\n`);
  };
  const task = { request: { ...request, space }, loaded, options, io, progress };
  return reads ? look(task) : act(task);
}

/** Asks the running service, which knows best; what it does not answer is read here, beside it. */
async function look({ request, loaded, options, io, progress }: Task): Promise<CommandResult> {
  const { config } = loaded;
  const holder = options.now === undefined ? await lockHolder(lockOf(loaded), systemClock.now()) : undefined;
  const answer = holder === undefined ? undefined : await call(holder.socket, request, progress, PATIENCE_MS);
  if (answer !== undefined) return answer;
  const service = await openForReading({
    loaded,
    clock: clockOf(options.now, config.timezone),
    io,
    warn: warnOn(io),
  });
  try {
    return await operate(service, request, progress);
  } finally {
    await service.stop();
  }
}

/** Has the one that holds the data directory do it, or holds it meanwhile. */
async function act(task: Task): Promise<CommandResult> {
  const until = systemClock.now() + PATIENCE_MS;
  for (;;) {
    const holder = await lockHolder(lockOf(task.loaded), systemClock.now());
    const result = holder === undefined ? await actHere(task) : await askHolder(holder, task);
    if ('text' in result) return result;
    if (systemClock.now() > until) throw result.locked;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function askHolder(
  holder: LockHolder,
  { request, loaded, options, progress }: Task,
): Promise<CommandResult | { locked: LockedError }> {
  if (options.now !== undefined) {
    throw new CliError(
      'locked',
      EXIT.failed,
      'A running Reverie has its own clock: stop it before you use --now.',
    );
  }
  return (
    (await call(holder.socket, request, progress)) ?? { locked: new LockedError(lockOf(loaded), holder) }
  );
}

async function actHere({
  request,
  loaded,
  options,
  io,
  progress,
}: Task): Promise<CommandResult | { locked: LockedError }> {
  const clock = clockOf(options.now, loaded.config.timezone);
  const signals = watchSignals();
  try {
    const open = await openService({ loaded, adapters: [], clock, io, warn: warnOn(io) });
    const work = operate(open.service, request, progress);
    const code = await Promise.race([signals.code, work.then(goOn, goOn)]);
    await closeInTime(
      () => open.close(work),
      () => code ?? EXIT.failed,
      io,
    );
    return code === undefined ? await work : interrupted(await work, code);
  } catch (error) {
    if (error instanceof LockedError) return { locked: error };
    throw error;
  } finally {
    signals.release();
  }
}

const goOn = (): undefined => undefined;

/** What was done in spite of the signal is done. */
function interrupted(result: CommandResult, code: number): CommandResult {
  if (result.status === 'ok') return result;
  throw new CliError(code === EXIT.interrupted ? 'interrupted' : 'terminated', code, result.text);
}

function lockOf({ config }: LoadedConfig): string {
  return join(config.dataDir, 'lock');
}

function warnOn(io: Io): (sentence: string) => void {
  return (sentence) => io.stderr(`${sentence}\n`);
}
