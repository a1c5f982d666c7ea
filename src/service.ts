import { join } from 'node:path';
import type { ChatAdapter } from './chat/adapter.ts';
import type { CommandContext, CommandResult, CommandServices } from './commands/command.ts';
import { commands, runCommand } from './commands/registry.ts';
import type { Config } from './config/schema.ts';
import { createSpaces, type Space, type Spaces } from './conversation/spaces.ts';
import { createConnections } from './delivery/connections.ts';
import { createIntake } from './delivery/intake.ts';
import { createOutbox } from './delivery/outbox.ts';
import { createPost } from './delivery/post.ts';
import { createDreams } from './dreaming/dreams.ts';
import { createSchedule } from './dreaming/schedule.ts';
import { createTokenLedger, metered, type TokenLedger } from './llm/ledger.ts';
import type { LanguageModel } from './llm/model.ts';
import { createOfflineModel } from './llm/offline/offline.ts';
import { createRedactor } from './privacy/redact.ts';
import type { Access } from './state/database.ts';
import { acquireLock } from './state/lock.ts';
import { openState, type StateStore } from './state/store.ts';
import { copyState } from './state/store-copy.ts';
import { ENGLISH, textsOf } from './text/say.ts';
import { type Clock, systemClock } from './time/clock.ts';

interface ServiceOptions {
  config: Config;
  /** `read`: to be asked what only reads, and stopped; never started, and it takes no lock. Default `write`. */
  access?: Access;
  adapters: readonly ChatAdapter[];
  models: { chat: LanguageModel; dream: LanguageModel };
  clock: Clock;
  /** Where the process listens for the command line; written into the lock. */
  socket: string;
  /** The person at the console and the command line. */
  owner: { id: string; name: string };
  warn: (sentence: string) => void;
}

/** A command of the command line. */
export interface CommandLineRequest {
  /** Name in the command table, such as `memory show`. */
  command: string;
  text: string;
  space: string;
}

/** Reverie at work on one data directory. */
export interface Service {
  /**
   * Starts what a crash left undone, the adapters and the schedule. An adapter that cannot start is warned about.
   * @throws the first adapter's error when none can start
   */
  start(): Promise<void>;
  /**
   * Stops intake, finishes what is short, closes everything. What was running starts again at the next start.
   * @param work is waited for when all that takes long was ended, before anything is closed
   */
  stop(work?: readonly unknown[]): Promise<void>;
  /** Resolves when every adapter has closed by itself, such as the console at the end of its input. */
  readonly closed: Promise<void>;
  /** Resolves when no message, dream or notice is being worked on. */
  idle(): Promise<void>;
  /** `unlogged`: messages that could not be written to the log. */
  health(): { adapters: { name: string; running: boolean }[]; unlogged: number };
  execute(request: CommandLineRequest, progress?: (phase: string) => void): Promise<CommandResult>;
  /** Whether a space dreams on schedule. */
  isDreaming(space: Space): Promise<boolean>;
  readonly spaces: Spaces;
}

/**
 * Builds Reverie: takes the data directory, opens its state, wires everything.
 * @throws LockedError when another process holds the directory
 */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { dataDir } = options.config;
  const { access = 'write', socket, clock, warn } = options;
  // Other processes compare its heartbeat with their own time, whatever time it is here.
  const lock =
    access === 'write'
      ? await acquireLock({ path: join(dataDir, 'lock'), socket, clock: systemClock })
      : undefined;
  const release = async (): Promise<void> => lock?.release();
  let state: StateStore | undefined;
  try {
    const open = access === 'write' ? openState : copyState;
    state = await open({ path: join(dataDir, 'state.sqlite'), warn, now: () => clock.now() });
    return await wire({ ...options, access }, state, release);
  } catch (error) {
    await state?.close();
    await release();
    throw error;
  }
}

async function wire(
  options: ServiceOptions & { access: Access },
  state: StateStore,
  release: () => Promise<void>,
): Promise<Service> {
  const { config, access, clock, warn } = options;
  const stopping = new AbortController();
  const ledger = createTokenLedger({
    days: state.map('spending'),
    zone: config.timezone,
    now: () => clock.now(),
  });
  const models = wrapped(options.models, stopping.signal, ledger, warn);
  const offline = createOfflineModel();
  const { phones, emails, addresses } = config.privacy.redact;
  const redactor = createRedactor({ phones, emails, addresses });
  const redact = (text: string): string => redactor.redact(text);
  const spaces = await createSpaces({
    config,
    access,
    state,
    chatModel: models.chat,
    offline,
    redact,
    clock,
    warn,
  });

  let unlogged = 0;
  const notLogged = (sentence: string): void => {
    unlogged += 1;
    warn(sentence);
  };

  const connections = createConnections({
    adapters: options.adapters,
    texts: textsOf(config.language),
    warn,
  });
  const outbox = createOutbox({
    entries: state.map('outbox'),
    reachable: connections.reaches,
    send: connections.send,
    clock,
    warn,
  });
  const post = createPost({ outbox, send: connections.send, spaces, notLogged });

  const dreams = createDreams({
    config,
    spaces,
    jobs: state.map('jobs'),
    models: { dream: models.dream, session: models.chat, offline },
    redact,
    ledger,
    owner: options.owner,
    clock,
    notify: post.notify,
    warn,
  });
  const schedule = createSchedule({
    config,
    spaces,
    dreams,
    toggles: state.map('toggles'),
    slots: state.map('slots'),
    clock,
    warn,
  });
  const services: CommandServices = {
    config,
    dreams,
    schedule,
    clock,
    ledger,
    undelivered: async () => (await outbox.unresolved()).length,
  };
  const intake = createIntake({
    spaces,
    services,
    model: models.chat,
    deliver: post.deliver,
    typing: connections.typing,
    stopping: stopping.signal,
    notLogged,
    warn,
  });

  let stopped: Promise<void> | undefined;
  async function stop(work: readonly unknown[]): Promise<void> {
    schedule.stop();
    outbox.stop();
    const halted = spaces.halt();
    stopping.abort();
    await connections.stop();
    await Promise.all([halted, dreams.stop(), intake.idle(), schedule.idle()]);
    await Promise.allSettled(work);
    await spaces.close();
    await state.close();
    await release();
  }

  /** The owner's own space is there before the first word. */
  async function exists(space: string): Promise<boolean> {
    const known = await spaces.known();
    return known.includes(space) || (known.length === 0 && space === options.owner.id);
  }

  return {
    closed: connections.closed,
    spaces,
    async start() {
      await outbox.recover();
      // Before anybody can ask for a new dream: what was cut off comes first.
      await dreams.resume();
      await connections.start(intake);
      await outbox.pump();
      await schedule.start();
    },
    async idle() {
      await intake.idle();
      await schedule.idle();
      await dreams.idle();
      await intake.idle();
      await outbox.pump();
    },
    stop: (work = []) => {
      stopped ??= stop(work);
      return stopped;
    },
    health: () => ({ adapters: connections.health(), unlogged }),
    isDreaming: async (space) => (await schedule.describe(space)).enabled,
    async execute(request, progress) {
      const command = commands.find((one) => one.name === request.command);
      if (command === undefined) return { text: `There is no command ${request.command}.`, status: 'usage' };
      if (!(await exists(request.space))) {
        return { text: `There is no space ${request.space} here.`, status: 'not_found' };
      }
      const context: CommandContext = {
        actor: { ...options.owner, owner: true },
        space: await spaces.open(request.space),
        who: 'cli',
        texts: ENGLISH,
        services,
        ...(progress === undefined ? {} : { progress }),
      };
      const result = await runCommand(command, context, request.text);
      return result.followUp ?? result.background ?? result;
    },
  };
}

/** Models whose calls are counted, and end when the service stops; nobody waits for an answer then. */
function wrapped(
  { chat, dream }: ServiceOptions['models'],
  stop: AbortSignal,
  ledger: TokenLedger,
  warn: (sentence: string) => void,
): ServiceOptions['models'] {
  const wrap = (model: LanguageModel): LanguageModel =>
    metered(
      {
        name: model.name,
        offline: model.offline,
        complete: (request) =>
          model.complete({
            ...request,
            signal: AbortSignal.any(request.signal === undefined ? [stop] : [request.signal, stop]),
          }),
      },
      ledger,
      warn,
    );
  const own = wrap(chat);
  return { chat: own, dream: dream === chat ? own : wrap(dream) };
}
