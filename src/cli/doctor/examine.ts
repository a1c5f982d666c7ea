import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../../chat/errors.ts';
import type { CommandResult } from '../../commands/command.ts';
import type { LoadedConfig } from '../../config/load.ts';
import type { OutboxEntry } from '../../delivery/outbox-entry.ts';
import type { ChosenModels } from '../../llm/select.ts';
import { type LockHolder, lockHolder } from '../../state/lock.ts';
import { copyState } from '../../state/store-copy.ts';
import type { Clock } from '../../time/clock.ts';
import { systemZone } from '../../time/zone.ts';
import type { MakeAdapters } from '../adapters.ts';
import { CONSOLE_SPACE } from '../choose-space.ts';
import { call } from '../control.ts';
import type { Io } from '../io.ts';
import { embedderOf, modelsOf, openForReading } from '../open.ts';
import { type Check, fail, firstFew, ok, warn } from './check.ts';
import { checkClock, checkDrift } from './clock.ts';
import { checkConfiguration, checkZone } from './configuration.ts';
import { checkDreaming, checkNotices, type SpaceFacts } from './dreaming.ts';
import { checkEmbeddings } from './embeddings.ts';
import { dataFolder } from './files.ts';
import { checkDreamModel, checkModel, type ModelCheck } from './model.ts';
import { checkPlatforms, checkTokens } from './platforms.ts';
import { readSpaces } from './read-spaces.ts';
import { checkLock, checkService } from './running.ts';
import { checkIndexes } from './search-index.ts';
import { serverTime } from './server-time.ts';
import { checkLeftovers, checkModes, checkSpace, checkWriting } from './store.ts';

export interface Diagnosis {
  checks: Check[];
  /** Whether a model could not be reached. */
  unreachable: boolean;
}

/** How long a running service may take to answer, in milliseconds. */
const PATIENCE_MS = 5_000;
/** And to look at its platforms. */
const PROBE_PATIENCE_MS = 60_000;

/** Makes all checks of a configuration that can be used. */
export async function examine(
  loaded: LoadedConfig,
  io: Io,
  clock: Clock,
  makeAdapters: MakeAdapters,
): Promise<Diagnosis> {
  const { config, origins } = loaded;
  const models = modelsOf(loaded, io, clock);
  if (io.terminal && !models.chat.offline) io.stderr('Asking the model …\n');
  const holder = await lockHolder(join(config.dataDir, 'lock'), clock.now());
  const ask = (command: string, patience: number) =>
    call(holder?.socket ?? '', { command, text: '', space: CONSOLE_SPACE }, () => undefined, patience);
  const [asked, drift, platforms] = await Promise.all([
    askAll(loaded, models, clock),
    models.chat.offline
      ? undefined
      : serverTime(config.llm.baseUrl, fetch).then((at) => checkDrift(clock.now(), at)),
    checkPlatforms(loaded, makeAdapters, () => ask('service probe', PROBE_PATIENCE_MS)),
  ]);
  const checks: Check[] = [
    checkConfiguration(loaded),
    ...asked.map(({ unreachable: _, ...check }) => check),
    checkZone(config, origins.get('timezone') !== 'default', systemZone()),
    ...(drift === undefined ? [] : [drift]),
    ...(holder === undefined ? checkTokens(loaded) : []),
    ...platforms,
    ...(await examineData(loaded, io, clock, holder, () => ask('service health', PATIENCE_MS))),
  ];
  return { checks, unreachable: asked.some(({ unreachable }) => unreachable === true) };
}

async function askAll(loaded: LoadedConfig, models: ChosenModels, clock: Clock): Promise<ModelCheck[]> {
  const embedder = embedderOf(
    loaded,
    clock,
  )?.({
    // A question of the doctor is on nobody's account.
    ledger: { add: async () => undefined },
    stopping: new AbortController().signal,
    warn: () => undefined,
  });
  const asked = await Promise.all([
    askModels(models, loaded.config.dreaming.model, clock),
    ...(embedder === undefined ? [] : [checkEmbeddings(embedder, clock).then((check) => [check])]),
  ]);
  return asked.flat();
}

async function askModels(
  { chat, dream }: ChosenModels,
  wanted: string | undefined,
  clock: Clock,
): Promise<ModelCheck[]> {
  const [own, other] = await Promise.all([
    checkModel('model', chat, clock),
    dream === chat ? checkDreamModel(wanted, chat) : checkModel('dream model', dream, clock),
  ]);
  return other === undefined ? [own] : [own, other];
}

async function examineData(
  loaded: LoadedConfig,
  io: Io,
  clock: Clock,
  holder: LockHolder | undefined,
  ask: () => Promise<CommandResult | undefined>,
): Promise<Check[]> {
  const { dataDir, timezone } = loaded.config;
  const standing = await stat(dataDir).catch((error: NodeJS.ErrnoException) => error);
  if ('code' in standing && standing.code === 'ENOENT') {
    return [
      warn(
        'store',
        `There is no data directory ${dataDir} yet.`,
        'Start Reverie, which makes it; or, when you have one, name it with --data or dataDir.',
      ),
    ];
  }
  if (standing instanceof Error || !standing.isDirectory()) {
    return [
      fail(
        'store',
        `${dataDir} cannot be used: ${standing instanceof Error ? standing.message : 'it is not a folder'}.`,
        'Move away what stands there, or name another folder with --data or dataDir.',
      ),
    ];
  }
  const folder = dataFolder(dataDir);
  const facts = await folder.facts();
  return [
    await checkWriting(folder),
    await checkSpace(folder).catch((error: Error) =>
      warn(
        'disk',
        `The free space is not known: ${error.message}.`,
        'Look at it with the means of the system.',
      ),
    ),
    checkModes(facts, process.getuid?.(), dataDir),
    ...checkLeftovers(facts, clock.now()),
    checkLock(holder),
    await checkService(holder, hostname(), ask),
    ...(await examineMemory(loaded, io, clock, timezone)),
  ];
}

/** What is read beside a service that may be running. */
async function examineMemory(loaded: LoadedConfig, io: Io, clock: Clock, zone: string): Promise<Check[]> {
  const { config } = loaded;
  const heard = new Set<string>();
  const hear = (sentence: string): void => void heard.add(sentence);
  try {
    const service = await openForReading({ loaded, clock, io, warn: hear });
    try {
      const { spaces, unreadable } = await readSpaces(service);
      return [
        ...unreadable,
        checkReading([...heard]),
        checkClock(clock.now(), newestOf(spaces), zone),
        ...checkIndexes(spaces),
        ...checkDreaming(spaces, config, clock.now()),
        checkNotices(await outboxOf(config.dataDir), clock.now()),
      ];
    } finally {
      await service.stop();
    }
  } catch (error) {
    return [
      fail(
        'spaces',
        `The data directory cannot be read: ${messageOf(error)}`,
        'Do what the sentence says, and run the doctor again.',
      ),
    ];
  }
}

function checkReading(heard: readonly string[]): Check {
  if (heard.length === 0) return ok('spaces', 'All that is kept can be read.');
  return warn(
    'spaces',
    firstFew(heard),
    'What is damaged is passed over. Restore it from a backup, or leave it; look after the disk.',
  );
}

function newestOf(spaces: readonly SpaceFacts[]): { at: number; space: string } | undefined {
  let newest: { at: number; space: string } | undefined;
  for (const { id, newestAt } of spaces) {
    if (newestAt !== undefined && newestAt > (newest?.at ?? Number.NEGATIVE_INFINITY)) {
      newest = { at: newestAt, space: id };
    }
  }
  return newest;
}

async function outboxOf(dataDir: string): Promise<OutboxEntry[]> {
  const state = await copyState({ path: join(dataDir, 'state.sqlite'), warn: () => undefined });
  try {
    return (await state.map<OutboxEntry>('outbox').entries()).map(([, entry]) => entry);
  } finally {
    await state.close();
  }
}
