import type { ChatAdapter } from '../chat/adapter.ts';
import type { Config } from '../config/schema.ts';
import { prepareTokenizer } from '../llm/tokens.ts';
import { createRedactor } from '../privacy/redact.ts';
import { systemClock } from '../time/clock.ts';
import { EXIT } from './exit.ts';
import type { CommonOptions, Io } from './io.ts';
import { createLog } from './log.ts';
import { openService } from './open.ts';
import { loadSettings, ownerName } from './settings.ts';
import { closeInTime, watchSignals } from './signals.ts';
import { warmUp } from './warm-up.ts';

/** Makes the adapters that a configuration asks for; given by `main.ts`, the only place that knows them. */
export type MakeAdapters = (config: Config, owner: string) => ChatAdapter[];

/** Runs the service until it is told to stop, or until the console, being the only adapter, is closed. */
export async function start(options: CommonOptions, io: Io, makeAdapters: MakeAdapters): Promise<number> {
  const signals = watchSignals();
  const loaded = loadSettings(options, io);
  const { config } = loaded;
  const warn = createLog(config.log, io);
  const adapters = makeAdapters(config, ownerName(config.adapters.console.name));
  const { service, line, close } = await openService({ loaded, adapters, clock: systemClock, io, warn });
  io.stderr(`Reverie, memory in ${config.dataDir}. ${line}\n`);
  if (io.terminal) io.stderr('Type a message, /help for commands, Ctrl-C to leave.\n');

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
    void warmUp(config.language, createRedactor(config.privacy.redact), leaving.signal);
    // Without any adapter there is nothing that could close.
    if (adapters.length === 0) await new Promise(() => undefined);
    await service.closed;
    await service.idle();
    const { unlogged } = service.health();
    if (unlogged === 0) return EXIT.ok;
    io.stderr(`${unlogged} ${unlogged === 1 ? 'message' : 'messages'} could not be logged.\n`);
    return EXIT.failed;
  }
}
