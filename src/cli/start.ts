import { PlatformError } from '../chat/errors.ts';
import { platformOf } from '../chat/ids.ts';
import { trustsOwnersOf } from '../config/owners.ts';
import type { PlatformHealth } from '../delivery/connections.ts';
import { prepareTokenizer } from '../llm/tokens.ts';
import { createRedactor } from '../privacy/redact.ts';
import { systemClock } from '../time/clock.ts';
import { adaptersOf, type MakeAdapters } from './adapters.ts';
import { EXIT, exitCodeOfPlatform } from './exit.ts';
import type { CommonOptions, Io } from './io.ts';
import { createLog } from './log.ts';
import { openService } from './open.ts';
import { loadSettings } from './settings.ts';
import { closeInTime, watchSignals } from './signals.ts';
import { warmUp } from './warm-up.ts';

/** What is made ready is ready before most people write; whoever pipes a few lines in has left by then. */
const WARM_UP_AFTER_MS = 3_000;

/** Runs the service until it is told to stop, or until the console, being the only adapter, is closed. */
export async function start(options: CommonOptions, io: Io, makeAdapters: MakeAdapters): Promise<number> {
  const signals = watchSignals();
  const loaded = loadSettings(options, io);
  const { config } = loaded;
  const warn = createLog(config.log, io);
  const adapters = await adaptersOf(loaded, makeAdapters, warn);
  const { service, line, close } = await openService({ loaded, adapters, clock: systemClock, io, warn });
  io.stderr(`Reverie, memory in ${config.dataDir}. ${line}\n`);
  if (io.terminal && config.adapters.console.enabled)
    io.stderr('Type a message, /help for commands, /exit to leave.\n');

  let exitCode: number = EXIT.failed;
  const leaving = new AbortController();
  try {
    exitCode = await Promise.race([signals.code, runToEnd()]);
    return exitCode;
  } finally {
    leaving.abort();
    await closeInTime(close, () => exitCode, io);
    signals.release();
  }

  async function runToEnd(): Promise<number> {
    // Half a second in which nothing else happens: now, rather than while somebody waits for an answer.
    prepareTokenizer();
    await service.start();
    tellConnections(service.health().adapters);
    const warming = systemClock.after(WARM_UP_AFTER_MS, () => {
      void warmUp(config.language, createRedactor(config.privacy.redact), leaving.signal);
    });
    leaving.signal.addEventListener('abort', () => warming.cancel());
    // Without any adapter there is nothing that could close.
    if (adapters.length === 0) await new Promise(() => undefined);
    await service.closed;
    await service.idle();
    const { unlogged } = service.health();
    if (unlogged > 0) {
      io.stderr(`${unlogged} ${unlogged === 1 ? 'message' : 'messages'} could not be logged.\n`);
      return EXIT.failed;
    }
    const failure = service.failure();
    if (failure === undefined) return EXIT.ok;
    return failure instanceof PlatformError ? exitCodeOfPlatform(failure) : EXIT.failed;
  }

  /** A terminal shows by itself that it is there. */
  function tellConnections(platforms: readonly PlatformHealth[]): void {
    const remote = platforms.filter(({ name }) => name !== 'console');
    const connected = remote.filter(({ running }) => running).map(({ name }) => name);
    if (connected.length > 0) io.stderr(`Connected: ${connected.join(', ')}.\n`);
    for (const { name } of remote) {
      if (config.owners.some((owner) => platformOf(owner) === name) || trustsOwnersOf(config, name)) continue;
      io.stderr(
        `Nobody is owner on ${name} yet. Write to the bot there: it answers with your id. Put that into "owners" of the configuration, and start Reverie again.\n`,
      );
    }
  }
}
