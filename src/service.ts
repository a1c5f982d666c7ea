import { join } from 'node:path';
import type { ChatAdapter, OutgoingMessage, SentMessage } from './chat/adapter.ts';
import { DeliveryError } from './chat/errors.ts';
import { platformOf } from './chat/ids.ts';
import type { CommandResult, CommandServices } from './commands/command.ts';
import { commands, describeCommands, runCommand } from './commands/registry.ts';
import type { Config } from './config/schema.ts';
import { createSpaces, type Space, type Spaces } from './conversation/spaces.ts';
import { createIntake } from './delivery/intake.ts';
import { createOutbox } from './delivery/outbox.ts';
import { createDreams } from './dreaming/dreams.ts';
import { createSchedule } from './dreaming/schedule.ts';
import type { LanguageModel } from './llm/model.ts';
import { createOfflineModel } from './llm/offline/offline.ts';
import { createRedactor } from './privacy/redact.ts';
import { acquireLock } from './state/lock.ts';
import { openState } from './state/store.ts';
import type { Clock } from './time/clock.ts';

export interface ServiceOptions {
  config: Config;
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
  /** Starts the adapters, the schedule, and what a crash left undone. */
  start(): Promise<void>;
  /** Stops intake, finishes what is short, closes everything. What was running starts again at the next start. */
  stop(): Promise<void>;
  /** Resolves when every adapter has closed by itself, such as the console at the end of its input. */
  readonly closed: Promise<void>;
  /** Resolves when no message, dream or notice is being worked on. */
  idle(): Promise<void>;
  health(): { adapters: { name: string; running: boolean }[] };
  execute(request: CommandLineRequest, progress?: (phase: string) => void): Promise<CommandResult>;
  readonly spaces: Spaces;
}

/**
 * Builds Reverie: takes the data directory, opens its state, wires everything.
 * @throws LockedError when another process holds the directory
 */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { config, clock, warn, models } = options;
  const lock = await acquireLock({ path: join(config.dataDir, 'lock'), socket: options.socket, clock });
  try {
    return await build(() => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }

  async function build(release: () => Promise<void>): Promise<Service> {
    const state = await openState({
      path: join(config.dataDir, 'state.sqlite'),
      warn,
      now: () => clock.now(),
    });
    const offline = createOfflineModel();
    const { phones, emails, addresses } = config.privacy.redact;
    const redactor = createRedactor({ phones, emails, addresses });
    const redact = (text: string): string => redactor.redact(text);
    const spaces = await createSpaces({
      config,
      state,
      chatModel: models.chat,
      offline,
      redact,
      clock,
      warn,
    });

    const running = new Set<string>();
    const adapterOf = (conversation: string): ChatAdapter | undefined =>
      options.adapters.find(
        (adapter) => adapter.name === platformOf(conversation) && running.has(adapter.name),
      );

    async function send(conversation: string, message: OutgoingMessage): Promise<SentMessage> {
      const adapter = adapterOf(conversation);
      if (adapter === undefined) {
        throw new DeliveryError('unreachable', `${platformOf(conversation)} is not connected.`);
      }
      return adapter.send(conversation, message);
    }

    const outbox = createOutbox({
      entries: state.map('outbox'),
      reachable: (conversation) => adapterOf(conversation) !== undefined,
      async send(conversation, message) {
        await send(conversation, message);
        const ref = spaces.conversation(conversation);
        if (ref === undefined) return;
        const space = await spaces.open(spaces.idOf(ref));
        await (await space.conversation(ref)).say(message.text, 'notice', message.replyTo);
      },
      clock,
      warn,
    });
    const dreams = createDreams({
      config,
      spaces,
      jobs: state.map('jobs'),
      models: { dream: models.dream, session: models.chat, offline },
      redact,
      owner: options.owner,
      clock,
      async notify(id, conversation, text, replyTo) {
        await outbox.put(id, conversation, { text, ...(replyTo === undefined ? {} : { replyTo }) });
        await outbox.pump();
      },
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
      redact,
      clock,
      undelivered: async () => (await outbox.unresolved()).length,
    };
    const intake = createIntake({
      spaces,
      services,
      model: models.chat,
      send,
      typing: (conversation) => void adapterOf(conversation)?.typing(conversation),
      warn,
    });

    let closeAll: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      closeAll = resolve;
    });
    const open = new Set(options.adapters.map((adapter) => adapter.name));
    const closeOne = (name: string): void => {
      open.delete(name);
      if (open.size === 0) closeAll();
    };
    let stopped = false;

    return {
      closed,
      spaces,
      async start() {
        await outbox.recover();
        for (const adapter of options.adapters) {
          await adapter.registerCommands(describeCommands());
          running.add(adapter.name);
          await adapter.start({
            ...intake,
            closed: () => closeOne(adapter.name),
            failed: (error) => {
              warn(`${adapter.name}: ${error.message}`);
              closeOne(adapter.name);
            },
          });
        }
        await dreams.resume();
        await outbox.pump();
        await schedule.start();
      },
      async idle() {
        await intake.idle();
        await schedule.idle();
        await dreams.idle();
        await outbox.pump();
      },
      async stop() {
        if (stopped) return;
        stopped = true;
        schedule.stop();
        await dreams.stop();
        for (const adapter of options.adapters) await adapter.stop();
        await intake.idle();
        outbox.stop();
        await spaces.close();
        await state.close();
        await release();
      },
      health: () => ({
        adapters: options.adapters.map(({ name }) => ({
          name,
          running: running.has(name) && open.has(name),
        })),
      }),
      async execute(request, progress) {
        const command = commands.find((one) => one.name === request.command);
        if (command === undefined)
          return { text: `There is no command ${request.command}.`, status: 'usage' };
        const space: Space = await spaces.open(request.space);
        const context = {
          actor: { ...options.owner, owner: true },
          space,
          who: 'cli' as const,
          services,
          ...(progress === undefined ? {} : { progress }),
        };
        const result = await runCommand(command, context, request.text);
        return result.background === undefined ? result : result.background;
      },
    };
  }
}
