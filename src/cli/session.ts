import { readdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { ChatAdapter } from '../chat/adapter.ts';
import { decodeFolderName, encodeFolderName } from '../chat/ids.ts';
import type { CommandResult } from '../commands/command.ts';
import { type LoadedConfig, loadConfig } from '../config/load.ts';
import { type CommandLineRequest, createService, type Service } from '../service.ts';
import { LockedError, lockHolder } from '../state/lock.ts';
import { type Clock, shiftedClock, systemClock } from '../time/clock.ts';
import { parseInstant } from '../time/zone.ts';
import { call, controlSocketPath, listen } from './control.ts';
import { CliError, EXIT } from './exit.ts';
import type { CommonOptions, Io } from './io.ts';
import { operate } from './operations.ts';

/** The space of the console, which a data directory without spaces begins with. */
export const CONSOLE_SPACE = 'console:local';
const CALL_TRIES = 3;

export function load(options: CommonOptions, io: Io): LoadedConfig {
  return loadConfig({
    ...(options.config === undefined ? {} : { path: options.config }),
    ...(options.data === undefined ? {} : { dataDir: options.data }),
    env: io.env,
    cwd: io.cwd,
  });
}

/** The clock of `--now`, which goes on from the moment that it names. */
export function clockOf(options: CommonOptions, zone: string): Clock {
  if (options.now === undefined) return systemClock;
  const at = parseInstant(options.now, zone);
  if (at === undefined) {
    throw new CliError(
      'usage',
      EXIT.usage,
      `--now ${options.now} is not a time. Write it like 2026-11-30T14:05:00+02:00.`,
    );
  }
  return shiftedClock(systemClock, at);
}

/** The name of the person at the console and the command line. */
export function ownerName(configured: string | undefined): string {
  if (configured !== undefined) return configured;
  try {
    const { username } = userInfo();
    return username === '' || username === 'root' ? 'Owner' : username;
  } catch {
    return 'Owner';
  }
}

export interface OpenOptions {
  loaded: LoadedConfig;
  adapters: readonly ChatAdapter[];
  clock: Clock;
  io: Io;
  warn: (sentence: string) => void;
}

/** A service that listens for other command lines. */
export interface OpenService {
  service: Service;
  /** Says which models are used. */
  line: string;
  close(): Promise<void>;
}

export async function openService({ loaded, adapters, clock, io, warn }: OpenOptions): Promise<OpenService> {
  const { config, secrets } = loaded;
  const { chooseModels } = await import('../llm/select.ts');
  const models = chooseModels({
    llm: {
      ...config.llm,
      ...(secrets.openaiApiKey === undefined ? {} : { apiKey: secrets.openaiApiKey }),
    } as Parameters<typeof chooseModels>[0]['llm'],
    dreaming: config.dreaming.model === undefined ? {} : { model: config.dreaming.model },
    env: io.env,
    clock,
  });
  const socket = controlSocketPath(config.dataDir);
  const service = await createService({
    config,
    adapters,
    models,
    clock,
    socket,
    owner: { id: CONSOLE_SPACE, name: ownerName(config.adapters.console.name) },
    warn,
  });
  const control = await listen(socket, (request, progress) => operate(service, request, progress)).catch(
    async (error: unknown) => {
      await service.stop();
      throw error;
    },
  );
  return {
    service,
    line: models.line,
    async close() {
      await control.close();
      await service.stop();
    },
  };
}

/** Has a command carried out: by the running service when there is one, else here. */
export async function carryOut(
  request: Omit<CommandLineRequest, 'space'>,
  options: CommonOptions,
  io: Io,
): Promise<CommandResult> {
  const loaded = load(options, io);
  const { dataDir } = loaded.config;
  const space = await chooseSpace(dataDir, options.space);
  const full = { ...request, space };
  const progress = (phase: string): void => {
    if (io.terminal) io.stderr(`${phase} …\n`);
  };
  const warn = (sentence: string): void => io.stderr(`${sentence}\n`);
  for (let tries = 0; ; tries += 1) {
    const holder = await lockHolder(join(dataDir, 'lock'), systemClock.now());
    if (holder !== undefined) {
      if (options.now !== undefined) {
        throw new CliError(
          'locked',
          EXIT.failed,
          'A running Reverie has its own clock: stop it before you use --now.',
        );
      }
      const result = await call(holder.socket, full, progress);
      if (result !== undefined) return result;
    }
    try {
      const clock = clockOf(options, loaded.config.timezone);
      const open = await openService({ loaded, adapters: [], clock, io, warn });
      try {
        return await operate(open.service, full, progress);
      } finally {
        await open.close();
      }
    } catch (error) {
      // Another command line may hold the directory for a moment without listening yet.
      if (!(error instanceof LockedError) || tries >= CALL_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The space that `--space` names by id or folder; without it the only one. */
export async function chooseSpace(dataDir: string, wanted: string | undefined): Promise<string> {
  const names = await readdir(join(dataDir, 'spaces')).catch(() => [] as string[]);
  const ids = names.map(decodeFolderName).filter((id) => id !== undefined);
  if (wanted !== undefined) {
    const found = ids.find((id) => id === wanted || encodeFolderName(id) === wanted);
    if (found !== undefined) return found;
    if (ids.length === 0 && wanted === CONSOLE_SPACE) return wanted;
    const list = ids.length === 0 ? 'There are none yet.' : `There are: ${ids.join(', ')}.`;
    throw new CliError('not_found', EXIT.failed, `There is no space ${wanted} in ${dataDir}. ${list}`);
  }
  const [only, ...others] = ids;
  if (others.length > 0) {
    throw new CliError('usage', EXIT.usage, `Which space? Add --space with one of: ${ids.join(', ')}.`);
  }
  return only ?? CONSOLE_SPACE;
}
