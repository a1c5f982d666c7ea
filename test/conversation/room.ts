import type { IncomingMessage } from '../../src/chat/message.ts';
import { type Conversation, openConversation } from '../../src/conversation/conversation.ts';
import type { Cursor } from '../../src/conversation/cursor.ts';
import { type ConversationLog, openLog } from '../../src/conversation/log.ts';
import type { ModelRequest, SourceTurn, SummaryEnvelope } from '../../src/llm/model.ts';
import { type NoteBook, openNoteBook } from '../../src/memory/notes.ts';
import type { NoteRecord } from '../../src/memory/types.ts';
import { folderVault, type LongFiles, type Vault } from '../../src/memory/vault.ts';
import { createRedactor } from '../../src/privacy/redact.ts';
import type { StateMap } from '../../src/state/store.ts';
import { type SimulatedClock, simulatedClock } from '../../src/time/simulated-clock.ts';
import { createScriptedModel, type ScriptedModel } from '../support/scripted-model.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

export const NOON = Date.parse('2026-11-30T12:00:00.000Z');
export const GROUP = 'telegram:-100123';

export interface RoomOptions {
  folder?: string;
  start?: number;
  zone?: string;
  dayStartsAt?: string;
  maxTurns?: number;
  maxTokens?: number;
  memoryEnabled?: boolean;
  /** Ids of notes whose lines a person took out. */
  unwanted?: string[];
  /** Default: `notesOfEverything`. */
  model?: ScriptedModel;
  offline?: ScriptedModel;
  title?: string;
}

/** A group on a real folder, with what survives a restart and what does not. */
export interface Room {
  folder: string;
  clock: SimulatedClock;
  model: ScriptedModel;
  offline: ScriptedModel;
  warnings: string[];
  cursors: StateMap<Cursor> & { held: Map<string, Cursor> };
  vault: Vault & LongFiles;
  log: ConversationLog;
  notes: NoteBook;
  conversation: Conversation;
  /** What a new process finds: the files and, unless it was lost, the state. */
  restart(over?: { vault?: Vault & LongFiles; stateIsLost?: boolean }): Promise<void>;
  /** Somebody says something; a new ref each time unless one is given. */
  hear(
    text: string,
    over?: Partial<IncomingMessage> & { owner?: boolean; offRecord?: boolean },
  ): Promise<void>;
  /** A person's message and the bot's answer. */
  turn(text: string): Promise<void>;
  /** The texts of what the window sends to the model. */
  window(): Promise<string[]>;
  records(): Promise<NoteRecord[]>;
  texts(): Promise<string[]>;
  file(path: string): Promise<string>;
}

/** One note a message, in the speaker's own words. */
export function notesOfEverything({ work }: ModelRequest): SummaryEnvelope {
  const turns: SourceTurn[] = work.task === 'summarise' ? work.turns : [];
  return {
    notes: turns
      .filter((turn) => turn.role === 'person')
      .map((turn) => ({
        text: `${turn.speaker.name}: ${turn.text}`,
        kind: 'fact',
        subject: turn.speaker.name,
        quotes: [{ turn: turn.n, quote: turn.text }],
      })),
  };
}

export function summariser(name = 'scripted'): ScriptedModel {
  return createScriptedModel({ name, answers: { summarise: notesOfEverything } });
}

/** A map that stays when the process goes. */
export function durableMap<Value>(): StateMap<Value> & { held: Map<string, Value> } {
  const held = new Map<string, Value>();
  return {
    held,
    get: async (key) => structuredClone(held.get(key)),
    set: async (key, value) => void held.set(key, structuredClone(value)),
    delete: async (key) => void held.delete(key),
    entries: async () => [...held],
  };
}

const redactor = createRedactor({ phones: true, emails: true, addresses: true });

export async function openRoom(options: RoomOptions = {}): Promise<Room> {
  const { zone = 'UTC', dayStartsAt = '00:00' } = options;
  const folder = options.folder ?? (await temporaryFolder());
  const clock = simulatedClock(options.start ?? NOON);
  const model = options.model ?? summariser();
  const offline = options.offline ?? summariser('offline');
  const warnings: string[] = [];
  const warn = (sentence: string): void => void warnings.push(sentence);
  const cursors = durableMap<Cursor>();
  const now = (): number => clock.now();
  let refs = 0;

  const room: Room = {
    folder,
    clock,
    model,
    offline,
    warnings,
    cursors,
    async restart({ vault = folderVault(folder), stateIsLost = false } = {}) {
      if (stateIsLost) cursors.held.clear();
      room.vault = vault;
      room.log = openLog({ vault, zone, dayStartsAt, now, warn });
      room.notes = openNoteBook({ vault, zone, dayStartsAt, warn });
      room.conversation = await openConversation({
        ref: { id: GROUP, kind: 'group', ...(options.title === undefined ? {} : { title: options.title }) },
        log: room.log,
        notes: room.notes,
        cursors,
        limits: { maxTurns: options.maxTurns ?? 20, maxTokens: options.maxTokens ?? 50_000 },
        summariser: { model, redact: (text) => redactor.redact(text), zone, dayStartsAt, now },
        offline,
        clock,
        warn,
        memoryEnabled: options.memoryEnabled ?? true,
        unwantedNotes: async () => new Set(options.unwanted),
      });
    },
    async hear(text, { owner = false, offRecord = false, ...over } = {}) {
      refs += 1;
      await room.conversation.hear(
        {
          conversation: room.conversation.ref,
          ref: `r${refs}`,
          at: clock.now(),
          author: { id: 'telegram:1', name: 'Ana', bot: false },
          text,
          origin: 'own',
          addressed: true,
          ...over,
        },
        { kind: 'user', owner, offRecord },
      );
      await clock.advanceTo(clock.now() + 1000);
    },
    async turn(text) {
      await room.hear(text);
      await room.conversation.say(`Answer to: ${text}`, 'bot', `r${refs}`);
    },
    async window() {
      return (await room.conversation.prompt(50_000)).messages.map((message) => message.content);
    },
    records: () => room.notes.records(),
    texts: async () => (await room.notes.records()).map((note) => note.text),
    file: async (path) => (await room.vault.read(path)) ?? '',
  } as Room;
  await room.restart();
  return room;
}
