import { join } from 'node:path';
import type { ChatAdapter, Finding } from './chat/adapter.ts';
import type { ConversationMove } from './chat/message.ts';
import type { CommandResult } from './commands/command.ts';
import { createOwners } from './commands/owners.ts';
import { idAfter } from './config/moves.ts';
import { trustsOwnersOf } from './config/owners.ts';
import type { Config } from './config/schema.ts';
import type { Space, Spaces } from './conversation/spaces.ts';
import { createConnections, type PlatformHealth } from './delivery/connections.ts';
import { createDoor } from './delivery/door.ts';
import { createMoves } from './delivery/moves.ts';
import type { DreamPhase } from './dreaming/types.ts';
import { type CommandLineRequest, createEngine, type Engine, type Means } from './engine.ts';
import type { EmbeddingsAccount } from './llm/embeddings.ts';
import type { LanguageModel } from './llm/model.ts';
import type { Embedder } from './memory/recall/embedder.ts';
import type { Access } from './state/database.ts';
import { acquireLock, type LockedError } from './state/lock.ts';
import { openState, type StateStore } from './state/store.ts';
import { copyState } from './state/store-copy.ts';
import { textsOf } from './text/say.ts';
import { type Clock, systemClock } from './time/clock.ts';

export type { CommandLineRequest } from './engine.ts';

interface ServiceOptions {
  config: Config;
  /** `read`: to be asked what only reads, and stopped; never started, and it takes no lock. Default `write`. */
  access?: Access;
  adapters: readonly ChatAdapter[];
  models: { chat: LanguageModel; dream: LanguageModel };
  /** Makes what finds words by their meaning. Default: none. */
  embedder?: (account: EmbeddingsAccount) => Embedder;
  clock: Clock;
  /** Where the process listens for the command line; written into the lock. */
  socket: string;
  /** The person at the console and the command line. */
  owner: { id: string; name: string };
  warn: (sentence: string) => void;
}

/** Reverie at work on one data directory. */
export interface Service {
  /**
   * Starts what a crash left undone, the adapters and the schedule. An adapter that cannot start is warned about.
   * @throws the first adapter's error when all fail for good
   */
  start(): Promise<void>;
  /**
   * Stops intake, finishes what is short, closes everything. What was running starts again at the next start.
   * @param work is waited for when all that takes long was ended, before anything is closed
   */
  stop(work?: readonly unknown[]): Promise<void>;
  /** Resolves when there is nothing more to do: every adapter has closed by itself, or another process took the data directory. */
  readonly closed: Promise<void>;
  /** Resolves when no message, dream or notice is being worked on. */
  idle(): Promise<void>;
  /** `unlogged`: messages that could not be written to the log. */
  health(): { adapters: PlatformHealth[]; unlogged: number };
  /** How the platforms are set up, as far as they can tell. */
  probe(): Promise<{ name: string; findings: readonly Finding[] }[]>;
  /** Why it ended by itself: another process took the data directory, or the first platform that failed for good. */
  failure(): Error | undefined;
  execute(request: CommandLineRequest, progress?: (phase: DreamPhase) => void): Promise<CommandResult>;
  /**
   * Runs `work` on the spaces while no room moves: a move closes them all and opens others. What runs already ends
   * before the move closes anything. Neither `hold` nor `execute` is called inside.
   */
  hold<T>(work: () => Promise<T>): Promise<T>;
  /** Whether a space dreams on schedule. */
  isDreaming(space: Space): Promise<boolean>;
  readonly spaces: Spaces;
  /** What a command of the command line alone works with. */
  readonly means: Means;
}

/**
 * Builds Reverie: takes the data directory, opens its state, wires everything.
 * @throws LockedError when another process holds the directory
 */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { dataDir } = options.config;
  const { access = 'write', socket, clock, warn } = options;
  // Other processes compare its heartbeat with their own time, whatever time it is here.
  let lost: (error: LockedError) => void = () => undefined;
  const taken = new Promise<LockedError>((resolve) => {
    lost = resolve;
  });
  const lock =
    access === 'write'
      ? await acquireLock({ path: join(dataDir, 'lock'), socket, clock: systemClock, lost })
      : undefined;
  const release = async (): Promise<void> => lock?.release();
  let state: StateStore | undefined;
  try {
    const open = access === 'write' ? openState : copyState;
    state = await open({ path: join(dataDir, 'state.sqlite'), warn, now: () => clock.now() });
    return await wire({ ...options, access }, state, release, taken);
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
  taken: Promise<LockedError>,
): Promise<Service> {
  const { config, access, clock, warn } = options;
  let unlogged = 0;
  const notLogged = (sentence: string): void => {
    unlogged += 1;
    warn(sentence);
  };

  const connections = createConnections({
    adapters: options.adapters,
    texts: textsOf(config.language),
    clock,
    warn,
  });
  const owners = createOwners({
    configured: config.owners,
    sources: new Map(
      options.adapters.flatMap((adapter) =>
        adapter.owners !== undefined && trustsOwnersOf(config, adapter.name)
          ? [[adapter.name, async () => (await adapter.owners?.()) ?? []] as const]
          : [],
      ),
    ),
    clock,
    warn,
  });
  const moves = await createMoves({ config, state, now: () => clock.now(), warn });
  // What a crash cut off; before anything is open.
  if (access === 'write') await moves.carryOut();

  const build = (): Promise<Engine> =>
    createEngine({ ...options, config: moves.config(), owners, state, connections, notLogged });
  let engine = await build();
  const door = createDoor(() => engine.intake);

  /** A room that moves takes its memory along; what is said meanwhile waits. */
  async function move(where: ConversationMove): Promise<void> {
    await door.shut(async () => {
      if (stopped !== undefined || !(await moves.note(where))) return;
      connections.letGo((conversation) => idAfter(where, conversation) !== conversation);
      await engine.intake.quiet();
      connections.letGo(() => true);
      await engine.close(door.held());
      try {
        await moves.carryOut();
      } finally {
        engine = await build();
        await engine.resume();
        await engine.begin();
      }
    });
  }

  let takenBy: LockedError | undefined;
  const isTaken = taken.then((error) => {
    takenBy = error;
    warn(error.message);
  });

  let stopped: Promise<void> | undefined;
  async function stop(work: readonly unknown[]): Promise<void> {
    // A room that moves arrives first.
    await door.idle();
    engine.halt();
    await connections.stop();
    await engine.close(work);
    await state.close();
    await release();
  }

  return {
    closed: Promise.race([connections.closed, isTaken]),
    get spaces() {
      return engine.spaces;
    },
    get means() {
      return engine.means;
    },
    async start() {
      await engine.resume();
      await connections.start({ ...door.events, moved: move }, () => engine.pump());
      owners.learn();
      await engine.begin();
    },
    async idle() {
      await door.idle();
      await engine.idle();
    },
    stop: (work = []) => {
      stopped ??= stop(work);
      return stopped;
    },
    failure: () => takenBy ?? connections.failure(),
    probe: connections.probe,
    health: () => ({ adapters: connections.health(), unlogged }),
    hold: door.hold,
    isDreaming: (space) => engine.isDreaming(space),
    execute: (request, progress) => door.hold(() => engine.execute(request, progress)),
  };
}
