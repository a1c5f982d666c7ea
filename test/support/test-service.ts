import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ChatAdapter } from '../../src/chat/adapter.ts';
import { encodeFolderName } from '../../src/chat/ids.ts';
import type { LogRecord } from '../../src/chat/message.ts';
import type { ConfigInput } from '../../src/config/schema.ts';
import { parseConfig } from '../../src/config/validate.ts';
import type { LanguageModel } from '../../src/llm/model.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { createService, type Service } from '../../src/service.ts';
import { type SimulatedClock, simulatedClock } from '../../src/time/simulated-clock.ts';
import { createFakeAdapter, type FakeAdapter, OWNER } from './fake-adapter.ts';
import { temporaryFolder } from './temp-folder.ts';

export const NOON = Date.parse('2026-11-30T12:00:00.000Z');

export interface TestService {
  service: Service;
  adapter: FakeAdapter;
  clock: SimulatedClock;
  dataDir: string;
  warnings: string[];
  /** The records of a space's log, as they stand on the disk. */
  log(space?: string): Promise<LogRecord[]>;
}

export interface TestServiceOptions {
  /** Default: a new folder. */
  dataDir?: string;
  model?: LanguageModel;
  embedder?: Parameters<typeof createService>[0]['embedder'];
  config?: ConfigInput;
  clock?: SimulatedClock;
  adapter?: FakeAdapter;
  /** More platforms. */
  others?: readonly ChatAdapter[];
  /** Whether to leave starting to the test. */
  asleep?: boolean;
}

/** Reverie on a fake platform and a clock that stands still; stopped when the test ends. */
export async function testService(options: TestServiceOptions = {}): Promise<TestService> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const clock = options.clock ?? simulatedClock(NOON);
  const session = options.dataDir === undefined ? 'm' : 'later ';
  const adapter = options.adapter ?? createFakeAdapter({ now: () => clock.now(), session });
  const model = options.model ?? createOfflineModel();
  const warnings: string[] = [];
  const service = await createService({
    config: parseConfig({
      dataDir,
      timezone: 'UTC',
      owners: [`fake:${OWNER}`],
      access: 'everyone',
      ...options.config,
    }),
    adapters: [adapter, ...(options.others ?? [])],
    models: { chat: model, dream: model },
    ...(options.embedder === undefined ? {} : { embedder: options.embedder }),
    clock,
    socket: '',
    owner: { id: 'console:local', name: 'Ana' },
    warn: (sentence) => warnings.push(sentence),
  });
  onTestFinished(() => service.stop());
  if (options.asleep !== true) await service.start();
  return {
    service,
    adapter,
    clock,
    dataDir,
    warnings,
    log: (space = 'fake:1') => readLog(join(dataDir, 'spaces', encodeFolderName(space))),
  };
}

async function readLog(folder: string): Promise<LogRecord[]> {
  const records: LogRecord[] = [];
  for (const name of (await readdir(join(folder, 'log')).catch(() => [])).sort()) {
    const text = await readFile(join(folder, 'log', name), 'utf8');
    for (const line of text.split('\n')) if (line !== '') records.push(JSON.parse(line));
  }
  return records;
}
