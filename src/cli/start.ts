import type { ChatAdapter } from '../chat/adapter.ts';
import type { Config } from '../config/schema.ts';
import { systemClock } from '../time/clock.ts';
import { EXIT } from './exit.ts';
import type { CommonOptions, Io } from './io.ts';
import { createLog } from './log.ts';
import { load, openService, ownerName } from './session.ts';

/** Makes the adapters that a configuration asks for; given by `main.ts`, the only place that knows them. */
export type MakeAdapters = (config: Config, owner: string) => ChatAdapter[];

/** How long a stop may take before the process leaves anyway, in milliseconds. */
const STOP_DEADLINE_MS = 8_000;

/** Runs the service until it is told to stop, or until the console, being the only adapter, is closed. */
export async function start(options: CommonOptions, io: Io, makeAdapters: MakeAdapters): Promise<number> {
  const loaded = load(options, io);
  const { config } = loaded;
  const warn = createLog(config.log.level, io);
  const adapters = makeAdapters(config, ownerName(config.adapters.console.name));
  const { service, line, close } = await openService({ loaded, adapters, clock: systemClock, io, warn });
  io.stderr(`Reverie, memory in ${config.dataDir}. ${line}\n`);
  if (io.terminal) io.stderr('Type a message, /help for commands, Ctrl-C to leave.\n');

  const interrupted = new Promise<number>((resolve) => {
    process.once('SIGINT', () => resolve(EXIT.interrupted));
    process.once('SIGTERM', () => resolve(EXIT.terminated));
  });
  // Timers alone do not keep the process alive, and a service without a console has nothing else.
  const keepAlive = setInterval(() => undefined, 2 ** 30);
  try {
    await service.start();
    const ended = adapters.length === 0 ? new Promise<void>(() => undefined) : service.closed;
    const finished = ended.then(async () => {
      await service.idle();
      return EXIT.ok;
    });
    return await Promise.race([finished, interrupted]);
  } finally {
    const deadline = setTimeout(() => {
      io.stderr('Stopping took too long; leaving. What was running starts again next time.\n');
      process.exit(process.exitCode ?? EXIT.failed);
    }, STOP_DEADLINE_MS);
    await close();
    clearTimeout(deadline);
    clearInterval(keepAlive);
  }
}
