import type { ChatAdapter } from '../chat/adapter.ts';
import { messageOf } from '../chat/errors.ts';
import type { LoadedConfig } from '../config/load.ts';
import { type ChosenModels, chooseEmbedder, chooseModels, type ModelChoice } from '../llm/select.ts';
import { createService, type Service } from '../service.ts';
import type { Access } from '../state/database.ts';
import type { Clock } from '../time/clock.ts';
import { CONSOLE_SPACE } from './choose-space.ts';
import { controlSocketPath, listen } from './control.ts';
import type { Io } from './io.ts';
import { operate } from './operations.ts';
import { ownerName } from './settings.ts';

interface OpenOptions {
  loaded: LoadedConfig;
  adapters: readonly ChatAdapter[];
  clock: Clock;
  io: Io;
  warn: (sentence: string) => void;
}

/** A service that listens for other command lines. */
interface OpenService {
  service: Service;
  /** Says which models are used. */
  line: string;
  /** Ends what takes long, waits for what is short, and for `work`, before it closes everything. */
  close(work?: Promise<unknown>): Promise<void>;
}

/** @throws LockedError when another process holds the data directory */
export async function openService(options: OpenOptions): Promise<OpenService> {
  const { loaded, warn } = options;
  const socket = controlSocketPath(loaded.config.dataDir);
  const { service, line } = await build(options, 'write', socket);
  const control = await listen(socket, (request, progress) => operate(service, request, progress)).catch(
    (error: unknown) => {
      warn(
        `The command line cannot reach this Reverie while it runs: ${socket} cannot be opened (${messageOf(error)}).`,
      );
      return undefined;
    },
  );
  return {
    service,
    line,
    async close(work) {
      // Whoever waits for a dream at the socket hears that it was stopped, before the socket goes.
      await service.stop([control?.close(), work]);
    },
  };
}

/** A service that only reads: the data directory stays as it is, whoever holds it. To be stopped. */
export async function openForReading(options: Omit<OpenOptions, 'adapters'>): Promise<Service> {
  return (await build({ ...options, adapters: [] }, 'read', '')).service;
}

async function build(
  { loaded, adapters, clock, io, warn }: OpenOptions,
  access: Access,
  socket: string,
): Promise<Pick<OpenService, 'service' | 'line'>> {
  const { config } = loaded;
  const models = modelsOf(loaded, io, clock);
  const embedder = embedderOf(loaded, clock);
  const service = await createService({
    config,
    access,
    adapters,
    models,
    ...(embedder === undefined ? {} : { embedder }),
    clock,
    socket,
    owner: { id: CONSOLE_SPACE, name: ownerName(config.adapters.console.name) },
    warn,
  });
  return { service, line: models.line };
}

/** The models that the configuration asks for. */
export function modelsOf(loaded: LoadedConfig, io: Pick<Io, 'env'>, clock: Clock): ChosenModels {
  return chooseModels({ ...modelChoice(loaded), env: io.env, clock });
}

/** What finds words by their meaning, when the configuration has it. */
export function embedderOf(loaded: LoadedConfig, clock: Clock): ReturnType<typeof chooseEmbedder> {
  const { apiKey: _, ...embeddings } = loaded.config.embeddings;
  const { embeddingsApiKey } = loaded.secrets;
  return chooseEmbedder({
    embeddings: { ...embeddings, ...(embeddingsApiKey === undefined ? {} : { apiKey: embeddingsApiKey }) },
    llm: modelChoice(loaded).llm,
    clock,
  });
}

function modelChoice({ config, secrets }: LoadedConfig): Pick<ModelChoice, 'llm' | 'dreaming'> {
  const { apiKey: _, ...llm } = config.llm;
  const { openaiApiKey } = secrets;
  return {
    llm: {
      ...llm,
      ...(openaiApiKey === undefined ? {} : { apiKey: openaiApiKey }),
    },
    dreaming: config.dreaming.model === undefined ? {} : { model: config.dreaming.model },
  };
}
