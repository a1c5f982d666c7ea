import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { TrustClass } from '../../src/chat/message.ts';
import type { Config, ConfigInput } from '../../src/config/schema.ts';
import { parseConfig } from '../../src/config/validate.ts';
import { createSpaces, type Space, type Spaces } from '../../src/conversation/spaces.ts';
import type { DreamOptions, DreamRequest, DreamResult } from '../../src/dreaming/dream.ts';
import { dream } from '../../src/dreaming/dream.ts';
import type { DreamModels } from '../../src/dreaming/models.ts';
import type { Candidate } from '../../src/dreaming/types.ts';
import type { TokenLedger } from '../../src/llm/ledger.ts';
import type { LanguageModel, ProposedOperation, Speaker } from '../../src/llm/model.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { noteId } from '../../src/memory/notes.ts';
import type { Item, NoteKind, NoteRecord, Source } from '../../src/memory/types.ts';
import { hashText } from '../../src/memory/vault.ts';
import { createRedactor } from '../../src/privacy/redact.ts';
import { openState, type StateStore } from '../../src/state/store.ts';
import { type SimulatedClock, simulatedClock } from '../../src/time/simulated-clock.ts';
import { createScriptedModel, type ScriptedAnswer, type ScriptedModel } from '../support/scripted-model.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

/** A ledger of a day on which nothing is spent. */
export const uncounted: TokenLedger = {
  add: async () => undefined,
  today: async () => ({ day: '2026-11-30', spent: {} }),
};

export const NOON = Date.parse('2026-11-30T12:00:00.000Z');
export const TODAY = '2026-11-30';
export const SPACE = 'fake:1';
export const ANA: Speaker = { id: 'fake:10', name: 'Ana' };
export const BEN: Speaker = { id: 'fake:11', name: 'Ben' };

export const redact = (text: string): string =>
  createRedactor({ phones: true, emails: true, addresses: true }).redact(text);

/** What a person said, as it stands in a note. */
export interface Said {
  text: string;
  /** Default: the text. */
  quote?: string;
  kind?: NoteKind;
  /** Default: Ana. */
  by?: Speaker;
  subject?: string;
  /** Default: today. */
  day?: string;
  trust?: TrustClass;
}

export function sourceOf({ text, quote = text, by = ANA, day = TODAY, trust = 'owner' }: Said): Source {
  const turn = `turn ${hashText(`${quote} ${day} ${by.id}`).slice(0, 8)}`;
  return { turn, quote, at: `${day}T09:00:00.000Z`, speaker: by, trust };
}

export function noteOf(said: Said): NoteRecord {
  const { text, kind = 'preference', by = ANA, subject = by.name, day = TODAY, trust = 'owner' } = said;
  const source = sourceOf(said);
  return {
    id: noteId(SPACE, [source.turn], text),
    day,
    at: source.at,
    conversation: 'fake:elsewhere',
    kind,
    subject,
    speaker: by,
    trust,
    turns: [source.turn],
    sources: [source],
    text,
    hash: hashText(text),
    reason: 'manual',
    model: 'test',
    writtenAt: source.at,
  };
}

export function candidateOf(n: number, said: Said): Candidate {
  const { kind = 'preference', by = ANA, subject = by.name, day = TODAY, text } = said;
  const source = sourceOf(said);
  return {
    n,
    text,
    kind,
    subject,
    speaker: by,
    at: Date.parse(source.at),
    day,
    days: [day],
    notes: [{ key: noteOf(said).id, hash: hashText(text) }],
    sources: [source],
  };
}

/** A line of memory that rests on what was said. */
export function itemOf(n: number, said: Said & { heading?: string; state?: Item['state'] }): Item {
  const source = sourceOf(said);
  const { text, kind = 'preference', heading = 'Preferences', state = 'dream' } = said;
  return {
    n,
    heading,
    text,
    ordinal: 1,
    by: state === 'dream' ? 'dream' : 'hand',
    state,
    kind,
    since: source.at,
    lastConfirmed: source.at,
    notes: [noteOf(said).id],
    sources: [source],
    change: 1,
  };
}

export function operation(
  op: ProposedOperation['op'],
  given: Partial<ProposedOperation> = {},
): ProposedOperation {
  return { op, items: [], candidates: [], text: '', heading: '', quotes: [], reason: 'Because.', ...given };
}

export interface WorldOptions {
  folder?: string;
  clock?: SimulatedClock;
  config?: ConfigInput;
  /** The model of the dreams; default: the offline one. */
  model?: LanguageModel;
  session?: LanguageModel;
  offline?: LanguageModel;
}

/** A data directory with one space, as a running service has it open. */
export interface World {
  folder: string;
  clock: SimulatedClock;
  config: Config;
  state: StateStore;
  spaces: Spaces;
  space: Space;
  models: DreamModels;
  warnings: string[];
  options: DreamOptions;
  /** Writes notes as a flush would. */
  note(...said: Said[]): Promise<void>;
  /** Somebody says something in the chat. */
  hear(text: string, by?: Speaker, ref?: string): Promise<void>;
  /** A dream that was asked for over three days. */
  dream(request?: Partial<DreamRequest>, over?: Partial<DreamOptions>): Promise<DreamResult>;
  /** A dream as the schedule starts it. */
  nightly(): Promise<DreamResult>;
  file(path: string): Promise<string>;
  memory(): Promise<string[]>;
  /** Hash of every file of the space, by path. */
  hashes(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

let runs = 0;

export async function openWorld(given: WorldOptions = {}): Promise<World> {
  const folder = given.folder ?? (await temporaryFolder());
  const clock = given.clock ?? simulatedClock(NOON);
  const config = parseConfig({ dataDir: folder, timezone: 'UTC', owners: [ANA.id], ...given.config });
  const warnings: string[] = [];
  const warn = (sentence: string): void => void warnings.push(sentence);
  const state = await openState({ path: join(folder, 'state.sqlite'), warn, now: () => clock.now() });
  const offline = given.offline ?? createOfflineModel();
  const model = given.model ?? offline;
  const models = { dream: model, session: given.session ?? model, offline };
  const spaces = await createSpaces({ config, state, chatModel: offline, offline, redact, clock, warn });
  const space = await spaces.open(SPACE);
  // Tests put files of their own beside what the space writes.
  await mkdir(space.folder, { recursive: true });
  const options: DreamOptions = { space, config, models, clock, redact, owner: ANA, ledger: uncounted };
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await spaces.close();
    await state.close();
  };
  onTestFinished(close);
  return {
    folder,
    clock,
    config,
    state,
    spaces,
    space,
    models,
    warnings,
    options,
    note: (...said) =>
      space.notes.write({ reason: 'manual', label: 'fake/Ana', at: clock.now(), notes: said.map(noteOf) }),
    async hear(text, by = ANA, ref = `ref ${text}`) {
      const conversation = await space.conversation({ id: SPACE, kind: 'private' });
      await conversation.hear(
        {
          conversation: { id: SPACE, kind: 'private' },
          ref,
          at: clock.now(),
          author: { ...by, bot: false },
          text,
          origin: 'own',
          addressed: true,
        },
        { kind: 'user', owner: by.id === ANA.id },
      );
    },
    dream(request = {}, over = {}) {
      runs += 1;
      return dream({ id: `run${runs}`, trigger: 'command', days: 3, ...request }, { ...options, ...over });
    },
    nightly() {
      runs += 1;
      return dream({ id: `run${runs}`, trigger: 'schedule' }, options);
    },
    file: (path) => readFile(join(space.folder, path), 'utf8'),
    memory: async () => (await space.keeper.look()).items.map((item) => item.text),
    hashes: () => hashFolder(space.folder),
    close,
  };
}

export async function hashFolder(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // SQLite keeps its readers' locks in this one; it holds no data and is made anew at each start.
    if (!entry.isFile() || entry.name.endsWith('-shm')) continue;
    const path = join(entry.parentPath, entry.name);
    found[path.slice(folder.length + 1)] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  }
  return found;
}

/** A dream's model that proposes these operations; its narration is left to the offline narrator. */
export function distiller(...operations: ProposedOperation[]): ScriptedModel {
  return createScriptedModel({ answers: { distil: { operations }, narrate: SILENT } });
}

export const SILENT: ScriptedAnswer = { light: '', rem: '', deep: '', insights: '', observation: '' };
