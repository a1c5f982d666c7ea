import { platformOf } from '../chat/ids.ts';
import type {
  ConversationRef,
  IncomingDeletion,
  IncomingEdit,
  IncomingMessage,
  LogRecord,
  TrustClass,
} from '../chat/message.ts';
import { isTrusted } from '../chat/trust.ts';
import type { LanguageModel, Passage, PromptMessage, Speaker } from '../llm/model.ts';
import { countTokens } from '../llm/tokens.ts';
import type { NoteBook } from '../memory/notes.ts';
import type { FlushReason } from '../memory/types.ts';
import { createMutex } from '../state/mutex.ts';
import type { StateMap } from '../state/store.ts';
import { isQuestion, sentences } from '../text/sentences.ts';
import { singleLine, visible } from '../text/visible.ts';
import type { Clock } from '../time/clock.ts';
import { localDay } from '../time/zone.ts';
import type { Cursor } from './cursor.ts';
import { type FlushResult, flush, isMaterial } from './flush.ts';
import type { ConversationLog, Message } from './log.ts';
import type { SummariserOptions } from './summarise.ts';
import { createWindow, type Window } from './window.ts';

export interface ConversationLimits {
  maxTurns: number;
  maxTokens: number;
}

export interface ConversationOptions {
  ref: ConversationRef;
  log: ConversationLog;
  notes: NoteBook;
  cursors: StateMap<Cursor>;
  limits: ConversationLimits;
  summariser: Omit<SummariserOptions, 'people'>;
  /** Summarises when the model fails; needs nothing. */
  offline: LanguageModel;
  clock: Clock;
  warn: (sentence: string) => void;
  /** Whether anything may be remembered of this conversation. */
  memoryEnabled: boolean;
}

/** One place where messages arrive: its window, its cursors, and how turns become notes. */
export interface Conversation {
  readonly ref: ConversationRef;
  /** People heard here since the window began, and those of its notes. */
  people(): Speaker[];
  /** Logs a message; `undefined` when it is a duplicate. On the disk when it resolves. */
  hear(
    message: IncomingMessage,
    details: { kind: LogRecord['kind']; owner: boolean },
  ): Promise<Message | undefined>;
  /** Logs what the bot said. */
  say(text: string, kind: 'bot' | 'notice', replyTo?: string): Promise<Message>;
  edited(edit: IncomingEdit): Promise<void>;
  deleted(deletion: IncomingDeletion): Promise<void>;
  /** The summary that stands in for turns that left, then the window's turns. */
  prompt(maxTokens: number): Promise<{ summary: string[]; messages: PromptMessage[] }>;
  /** Messages that no note covers yet. */
  waiting(): number;
  /** Whether the window is over its limits, with `systemTokens` for what stands before it. */
  isOverLimits(systemTokens: number): boolean;
  /** Summarises and takes out the oldest turns. */
  trim(systemTokens: number, reason: 'trimmed' | 'overflow recovery'): Promise<FlushResult>;
  /** Summarises what is not summarised yet and leaves the window alone. */
  flush(reason: FlushReason): Promise<FlushResult>;
  /** Milliseconds since the epoch of the last person's message; 0 when there was none. */
  lastHeardAt(): number;
  /** What people said in the window, as something that may answer a question. */
  recentWords(): Passage[];
}

/** A platform repeats deliveries for at most a day; older refs need not be known. */
const DUPLICATE_HORIZON_MS = 3 * 24 * 60 * 60 * 1000;
const MAX_REFS = 20_000;
/** Notes that stand in for turns that left the window, in tokens. */
const SUMMARY_TOKENS = 1_500;
/** After the model failed this often in a row, the offline summariser takes over. */
const MODEL_TRIES = 3;
const FIRST_RETRY_MS = 60_000;
const NOTHING_DONE: FlushResult = {
  outcome: 'nothing',
  notes: 0,
  read: 0,
  usage: { tokensIn: 0, tokensOut: 0 },
  calls: 0,
};
/** Trimming by tokens goes this far below the limit, so that not every message starts another. */
const TOKEN_TARGET = 0.75;

export async function openConversation(options: ConversationOptions): Promise<Conversation> {
  const { ref, log, notes, cursors, limits, clock } = options;
  const oneFlush = createMutex();
  const window: Window = createWindow(options.summariser.zone);
  const refs = new Map<string, string>();
  const people = new Map<string, Speaker>();
  let cursor = (await cursors.get(ref.id)) ?? (await cursorFromNotes());
  let summary: string[] | undefined;
  let lastHeard = 0;
  let failures = 0;
  let retryAt = 0;

  await load();

  /** Without state the notes tell how far the log was worked through. */
  async function cursorFromNotes(): Promise<Cursor> {
    const turns = (await notes.records())
      .filter((note) => note.conversation === ref.id)
      .flatMap((note) => note.turns);
    const last = turns.reduce(later, '');
    return { summarised: last, windowStart: last };
  }

  async function load(): Promise<void> {
    if (cursor.pending !== undefined) {
      await notes.write(cursor.pending.batch);
      await move({ summarised: cursor.pending.upTo, windowStart: cursor.windowStart });
    }
    for (const note of await notes.records()) {
      if (note.conversation === ref.id) people.set(note.speaker.id, note.speaker);
    }
    const horizon = clock.now() - DUPLICATE_HORIZON_MS;
    const recent = await log.messages(
      ref.id,
      cursor.windowStart === '' ? undefined : cursor.windowStart,
      horizon,
    );
    for (const message of recent) {
      remember(message);
      if (message.id > cursor.windowStart) window.push(message);
    }
  }

  async function move(next: Cursor): Promise<void> {
    await cursors.set(ref.id, next);
    cursor = next;
  }

  function remember(message: Message): void {
    if (message.ref !== undefined) {
      refs.set(message.ref, message.id);
      if (refs.size > MAX_REFS) refs.delete(refs.keys().next().value ?? '');
    }
    if (message.kind !== 'user') return;
    people.set(message.author.id, { id: message.author.id, name: singleLine(message.author.name) });
    lastHeard = Math.max(lastHeard, Date.parse(message.at));
  }

  async function write(entry: Omit<LogRecord, 'id'>): Promise<Message> {
    const message: Message = { ...(await log.append(entry)), edited: false, deleted: false };
    remember(message);
    window.push(message);
    return message;
  }

  function label(): string {
    const names = [...people.values()].map((person) => person.name);
    const who =
      ref.title ?? (names.length > 3 ? `${names.slice(0, 3).join(', ')} and others` : names.join(' and '));
    return `${platformOf(ref.id)}/${singleLine(who)}`;
  }

  async function work(
    reason: FlushReason,
    upTo: string,
    material: readonly Message[],
    model: LanguageModel,
  ): Promise<FlushResult> {
    const earlier = (await notes.records()).filter((note) => note.conversation === ref.id);
    return flush({
      conversation: ref.id,
      label: label(),
      reason,
      messages: options.memoryEnabled ? material : [],
      earlier,
      summariser: { ...options.summariser, model, people: () => [...people.values()] },
      async commit(done, batch) {
        if (batch !== undefined) {
          await move({ ...cursor, pending: { upTo: done, batch } });
          await notes.write(batch);
          summary = undefined;
        }
        await move({
          summarised: later(done, cursor.summarised),
          windowStart: cursor.windowStart,
        });
      },
    }).then(async (result) => {
      if (result.outcome !== 'failed' && upTo > cursor.summarised)
        await move({ ...cursor, summarised: upTo });
      return result;
    });
  }

  /** The model first; after repeated failures, or when somebody waits, the offline summariser. */
  async function summariseThrough(reason: FlushReason, upTo: string): Promise<FlushResult> {
    const material = (): Message[] =>
      window.messages().filter((message) => message.id > cursor.summarised && message.id <= upTo);
    if (material().every((message) => !isMaterial(message))) {
      if (upTo > cursor.summarised) await move({ ...cursor, summarised: upTo });
      return NOTHING_DONE;
    }
    const somebodyWaits = reason === 'manual' || reason === 'overflow recovery';
    if (!somebodyWaits && clock.now() < retryAt) {
      return {
        ...NOTHING_DONE,
        outcome: 'failed',
        message: 'The model failed a moment ago; it is asked again later.',
      };
    }
    const first = await work(reason, upTo, material(), options.summariser.model);
    if (first.outcome !== 'failed') {
      failures = 0;
      return first;
    }
    failures += 1;
    options.warn(`Notes of ${ref.id} could not be written: ${first.message ?? 'the model failed'}`);
    if (!somebodyWaits && failures < MODEL_TRIES) {
      retryAt = clock.now() + FIRST_RETRY_MS * 2 ** (failures - 1);
      return first;
    }
    failures = 0;
    retryAt = 0;
    const second = await work(reason, upTo, material(), options.offline);
    return {
      ...second,
      notes: first.notes + second.notes,
      read: first.read + second.read,
      calls: first.calls + second.calls,
      usage: {
        tokensIn: first.usage.tokensIn + second.usage.tokensIn,
        tokensOut: first.usage.tokensOut + second.usage.tokensOut,
      },
    };
  }

  /** Notes that rest on changed words are struck; an edited message is read again, alone. */
  async function changed(message: Message): Promise<void> {
    const resting = (await notes.records()).filter((note) => note.turns.includes(message.id));
    if (resting.length > 0) {
      await notes.strike(
        resting.map((note) => note.id),
        message.deleted ? 'its message was deleted' : 'its message was edited',
      );
      summary = undefined;
    }
    if (message.id <= cursor.summarised && isMaterial(message))
      await work('manual', '', [message], options.offline);
  }

  async function fold(
    kind: 'edit' | 'delete',
    change: IncomingEdit | IncomingDeletion,
    text: string,
  ): Promise<void> {
    const target = refs.get(change.ref);
    if (target === undefined) return;
    const before =
      window.find(target) ?? (await log.messages(ref.id)).find((message) => message.id === target);
    if (before === undefined) return;
    await log.append({
      at: new Date(change.at).toISOString(),
      conversation: ref.id,
      kind,
      author: before.author,
      text,
      trust: before.trust,
      attachments: [],
      offRecord: before.offRecord,
      target,
    });
    if (kind === 'delete') before.deleted = true;
    else {
      before.text = text;
      before.edited = true;
    }
    await oneFlush(() => changed(before));
  }

  return {
    ref,
    people: () => [...people.values()],
    async hear(message, { kind, owner }) {
      if (refs.has(message.ref)) return undefined;
      // Taken before the write: a second delivery may arrive while the first is on its way to the disk.
      refs.set(message.ref, '');
      try {
        return await write({
          at: new Date(message.at).toISOString(),
          conversation: ref.id,
          kind,
          author: { id: message.author.id, name: message.author.name, owner, bot: message.author.bot },
          text: message.text,
          ref: message.ref,
          ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
          trust: trustOf(message, owner),
          attachments: message.attachments ?? [],
          offRecord: false,
        });
      } catch (error) {
        refs.delete(message.ref);
        throw error;
      }
    },
    say: (text, kind, replyTo) =>
      write({
        at: new Date(clock.now()).toISOString(),
        conversation: ref.id,
        kind,
        author: { id: 'self', name: 'Reverie', owner: false, bot: true },
        text,
        ...(replyTo === undefined ? {} : { replyTo }),
        trust: 'self',
        attachments: [],
        offRecord: false,
      }),
    edited: (edit) => fold('edit', edit, edit.text),
    deleted: (deletion) => fold('delete', deletion, ''),
    async prompt(maxTokens) {
      summary ??= await standingSummary();
      return {
        summary,
        messages: window.prompt(maxTokens - summary.reduce((sum, line) => sum + countTokens(line), 0)),
      };
    },
    waiting: () =>
      window.messages().filter((message) => message.id > cursor.summarised && isMaterial(message)).length,
    isOverLimits: (systemTokens) =>
      window.turns().length > limits.maxTurns || window.tokens() + systemTokens > limits.maxTokens,
    trim: (systemTokens, reason) =>
      oneFlush(async () => {
        const upTo = trimPoint(systemTokens, reason === 'overflow recovery');
        if (upTo === undefined) return NOTHING_DONE;
        const result = await summariseThrough(reason, upTo);
        if (result.outcome === 'failed') return result;
        await move({ ...cursor, windowStart: upTo });
        window.dropThrough(upTo);
        summary = undefined;
        return result;
      }),
    flush: (reason) =>
      oneFlush(async () => {
        const last = window.messages().at(-1)?.id ?? '';
        return last > cursor.summarised ? summariseThrough(reason, last) : NOTHING_DONE;
      }),
    lastHeardAt: () => lastHeard,
    recentWords: () =>
      window
        .messages()
        .filter((message) => message.kind === 'user' && isMaterial(message) && isTrusted(message.trust))
        .flatMap((message) =>
          sentences(options.summariser.redact(visible(message.text)))
            .filter((sentence) => !isQuestion(sentence))
            .map((text): Passage => {
              const day = localDay(
                Date.parse(message.at),
                options.summariser.zone,
                options.summariser.dayStartsAt,
              );
              const speaker = { id: message.author.id, name: singleLine(message.author.name) };
              return { kind: 'message', id: message.id, text, day, speaker, score: 0 };
            }),
        ),
  };

  /** The record through which turns leave: half of them on the turn limit, as many as needed on the token limit. */
  function trimPoint(systemTokens: number, forced: boolean): string | undefined {
    const turns = window.turns();
    let leaving = turns.length > limits.maxTurns || forced ? Math.floor(turns.length / 2) : 0;
    const target = limits.maxTokens * TOKEN_TARGET;
    if (window.tokens() + systemTokens > limits.maxTokens) {
      let left = window.tokens() + systemTokens;
      let needed = 0;
      while (left > target && needed < turns.length - 1) {
        left -= (turns[needed]?.messages ?? []).reduce((sum, message) => sum + countTokens(message.text), 0);
        needed += 1;
      }
      leaving = Math.max(leaving, needed);
    }
    return turns[leaving - 1]?.messages.at(-1)?.id;
  }

  async function standingSummary(): Promise<string[]> {
    const left = (await notes.records()).filter(
      (note) => note.conversation === ref.id && (note.turns.at(-1) ?? '') <= cursor.windowStart,
    );
    const lines: string[] = [];
    let tokens = 0;
    for (const note of left.reverse()) {
      const line = `${note.day}: ${note.text}`;
      tokens += countTokens(line);
      if (tokens > SUMMARY_TOKENS) break;
      lines.unshift(line);
    }
    return lines;
  }
}

/** The later of two record ids. */
function later(a: string, b: string): string {
  return [a, b].sort()[1] ?? a;
}

function trustOf(message: IncomingMessage, owner: boolean): TrustClass {
  if (message.author.bot) return 'bot';
  if (message.origin !== 'own') return message.origin;
  return owner ? 'owner' : 'member';
}
