import { messageOf } from './chat/errors.ts';
import type { CommandContext, CommandResult, CommandServices } from './commands/command.ts';
import type { Owners } from './commands/owners.ts';
import { commands, runCommand } from './commands/registry.ts';
import type { Config } from './config/schema.ts';
import { createSpaces, type Space, type Spaces } from './conversation/spaces.ts';
import { createAdmission } from './delivery/admission.ts';
import type { Connections } from './delivery/connections.ts';
import { createGreetings } from './delivery/greetings.ts';
import { createIntake, type Intake } from './delivery/intake.ts';
import { createLost } from './delivery/lost.ts';
import { createOutbox } from './delivery/outbox.ts';
import { createPost } from './delivery/post.ts';
import { endOf } from './delivery/say-result.ts';
import { createUnanswered } from './delivery/unanswered.ts';
import { createDreams } from './dreaming/dreams.ts';
import { createSchedule } from './dreaming/schedule.ts';
import type { DreamPhase } from './dreaming/types.ts';
import type { EmbeddingsAccount } from './llm/embeddings.ts';
import { createTokenLedger, metered, type TokenLedger } from './llm/ledger.ts';
import type { LanguageModel, Speaker } from './llm/model.ts';
import { createOfflineModel } from './llm/offline/offline.ts';
import type { Embedder } from './memory/recall/embedder.ts';
import { createRedactor } from './privacy/redact.ts';
import type { Access } from './state/database.ts';
import type { StateStore } from './state/store.ts';
import { ENGLISH, textsOf } from './text/say.ts';
import type { Clock } from './time/clock.ts';

interface EngineOptions {
  config: Config;
  access: Access;
  models: { chat: LanguageModel; dream: LanguageModel };
  /** Makes what finds words by their meaning. Default: none. */
  embedder?: (account: EmbeddingsAccount) => Embedder;
  clock: Clock;
  /** The person at the console and the command line. */
  owner: { id: string; name: string };
  owners: Owners;
  state: StateStore;
  connections: Connections;
  /** Told in a sentence of a message that is not in the log. */
  notLogged: (sentence: string) => void;
  warn: (sentence: string) => void;
}

/** A command of the command line. */
export interface CommandLineRequest {
  /** Name in the command table, such as `memory show`. */
  command: string;
  text: string;
  space: string;
}

/** What a command of the command line alone works with, beside the spaces. */
export interface Means {
  config: Config;
  /** Answers in the chat; its calls are counted. */
  model: LanguageModel;
  /** The person at the command line. */
  owner: Speaker;
  clock: Clock;
}

/** All that works on the memory, between the platforms and the files. Another one can take its place while they run. */
export interface Engine {
  readonly spaces: Spaces;
  readonly intake: Intake;
  readonly means: Means;
  /** Takes up what was cut off; before anybody can ask for something new. */
  resume(): Promise<void>;
  /** Begins to send what waits, and to dream on schedule. */
  begin(): Promise<void>;
  /** Sends what waits. */
  pump(): void;
  /** Resolves when no message, dream or notice is being worked on. */
  idle(): Promise<void>;
  /** Begins nothing any more, and gives up what takes long: it starts again with the next engine. */
  halt(): void;
  /**
   * Finishes what is short and closes everything.
   * @param work is waited for before anything is closed
   */
  close(work?: readonly unknown[]): Promise<void>;
  execute(request: CommandLineRequest, progress?: (phase: DreamPhase) => void): Promise<CommandResult>;
  /** Whether a space dreams on schedule. */
  isDreaming(space: Space): Promise<boolean>;
}

/** Opens the memory and wires everything that works on it; nothing begins before it is told to. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { config, access, clock, owners, state, connections, notLogged, warn } = options;
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
    ...(options.embedder === undefined
      ? {}
      : { embedder: options.embedder({ ledger, stopping: stopping.signal, warn }) }),
    offline,
    redact,
    clock,
    warn,
  });

  /** The language of a room, for what an adapter says there beside a text. */
  async function spokenIn(conversation: string): Promise<{ language?: string }> {
    const ref = spaces.conversation(conversation);
    if (ref === undefined) return {};
    // Nothing that cannot be read keeps a message back.
    return spaces
      .open(spaces.idOf(ref))
      .then(async (space) => ({ language: await space.language() }))
      .catch(() => ({}));
  }

  const lost = await createLost({
    places: state.map('lost'),
    outbox: () => outbox,
    owners,
    conversation: spaces.conversation,
    texts: async (id) => textsOf((await spokenIn(id)).language ?? config.language),
    now: () => clock.now(),
    warn,
  });
  const outbox = createOutbox({
    entries: state.map('outbox'),
    reachable: connections.reaches,
    send: async (conversation, message) =>
      connections.send(conversation, { ...message, ...(await spokenIn(conversation)) }),
    sendPrivately: connections.sendPrivately,
    undelivered: (id, entry, error) => post.undelivered(id, entry, error),
    arrived: (conversation) => lost.find(conversation),
    clock,
    warn,
  });
  const post = createPost({ ...connections, outbox, spaces, lose: lost.lose, notLogged, warn });

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
    // The person at the console always may.
    mayDream: async (id) => id === options.owner.id || owners.isOwner({ id }),
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
    ...(connections.hasLinks ? { linkTo: connections.linkTo } : {}),
    owners,
    owner: options.owner,
    platforms: connections.health,
  };
  const admission = await createAdmission({
    config,
    rooms: state.map('rooms'),
    strangers: state.map('strangers'),
    now: () => clock.now(),
  });
  const greetings = createGreetings({
    config,
    spaces,
    admission,
    owners,
    notify: post.notify,
    deliver: post.deliver,
  });
  const unanswered = createUnanswered({
    entries: state.map('unanswered'),
    spaces,
    isOnItsWay: post.isOnItsWay,
    now: () => clock.now(),
    warn,
  });
  const intake = createIntake({
    spaces,
    services,
    model: models.chat,
    admission,
    unanswered,
    greetings,
    deliver: post.deliver,
    mayBeLost: post.mayBeLost,
    mayBeUndone: post.mayBeUndone,
    change: post.change,
    answersApart: connections.answersApart,
    typing: connections.typing,
    stopping: stopping.signal,
    notLogged,
    warn,
  });

  /** The owner's own space is there before the first word. */
  async function exists(space: string): Promise<boolean> {
    const known = await spaces.known();
    return known.includes(space) || (known.length === 0 && space === options.owner.id);
  }

  function pump(): void {
    outbox.pump().catch((error: unknown) => warn(`Messages wait to be sent: ${messageOf(error)}`));
  }

  /** What was being sent when the process ended. */
  let cutOff: Awaited<ReturnType<typeof outbox.recover>> = [];

  let halted: Promise<void> | undefined;
  function halt(): Promise<void> {
    halted ??= (async () => {
      schedule.stop();
      outbox.stop();
      const spacesHalted = spaces.halt();
      stopping.abort();
      await spacesHalted;
    })();
    return halted;
  }

  return {
    spaces,
    intake,
    means: { config, model: models.chat, owner: options.owner, clock },
    async resume() {
      cutOff = await outbox.recover();
      await intake.recover();
      await dreams.resume();
    },
    async begin() {
      await post.admit(cutOff);
      await intake.takeUp();
      // A platform may take a minute, and a room that moves then waits for whoever waits for this.
      pump();
      await schedule.start();
    },
    pump,
    async idle() {
      await intake.idle();
      await schedule.idle();
      await dreams.idle();
      await intake.idle();
      await outbox.pump();
      await lost.idle();
    },
    halt: () => void halt(),
    async close(work = []) {
      await Promise.all([halt(), dreams.stop(), intake.idle(), schedule.idle()]);
      await Promise.allSettled(work);
      await lost.idle();
      // What is being sent is marked as sent before anybody else looks.
      await outbox.pump();
      await spaces.close();
    },
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
      return endOf(await runCommand(command, context, request.text));
    },
  };
}

/** Models whose calls are counted, and end when the service stops; nobody waits for an answer then. */
function wrapped(
  { chat, dream }: EngineOptions['models'],
  stop: AbortSignal,
  ledger: TokenLedger,
  warn: (sentence: string) => void,
): EngineOptions['models'] {
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
