import { messageOf } from '../chat/errors.ts';
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
import type { LanguageModel, PromptMessage, Speaker } from '../llm/model.ts';
import type { NoteBook } from '../memory/notes.ts';
import { QUESTION_CHARS } from '../memory/recall/question.ts';
import type { FlushReason, Passage } from '../memory/types.ts';
import { gently } from '../state/gently.ts';
import { createMutex } from '../state/mutex.ts';
import type { StateMap } from '../state/store.ts';
import { isQuestion, sentences } from '../text/sentences.ts';
import { singleLine, visible } from '../text/visible.ts';
import type { Clock } from '../time/clock.ts';
import { localDay } from '../time/zone.ts';
import { createArrivals } from './arrivals.ts';
import { type Cursor, later, openCursor } from './cursor.ts';
import { type Account, type FlushResult, isNotable, nothingDone, stoppedEarly } from './flush.ts';
import type { ConversationLog, Message } from './log.ts';
import { createNoting } from './noting.ts';
import type { SummariserOptions } from './summarise.ts';
import { type SummaryLine, standingSummary } from './summary.ts';
import { createWindow, type Window } from './window.ts';

interface ConversationLimits {
  maxTurns: number;
  maxTokens: number;
}

interface ConversationOptions {
  ref: ConversationRef;
  log: ConversationLog;
  notes: NoteBook;
  cursors: StateMap<Cursor>;
  limits: ConversationLimits;
  summariser: Omit<SummariserOptions, 'people' | 'signal'>;
  /** Summarises when the model fails; needs nothing. */
  offline: LanguageModel;
  clock: Clock;
  warn: (sentence: string) => void;
  /** Whether anything may be remembered of this conversation. */
  memoryEnabled: boolean;
  /** Ids of notes whose lines a person took out: saying the same again is news. */
  unwantedNotes: () => Promise<ReadonlySet<string>>;
}

/** How a message is taken in. */
interface Hearing {
  kind: LogRecord['kind'];
  owner: boolean;
  /** Answered, but never remembered; default false. */
  offRecord?: boolean;
}

/** Whether words of an author may be kept. */
type MayKeep = (author: LogRecord['author']) => Promise<boolean>;

/** One place where messages arrive: its window, its cursors, and how turns become notes. */
export interface Conversation {
  readonly ref: ConversationRef;
  /** Its kind or its title is another one now. */
  become(ref: ConversationRef): void;
  /** People heard here since the window began, and those of its notes. */
  people(): Speaker[];
  /** Logs a message; `undefined` when it is a duplicate. On the disk when it resolves. */
  hear(message: IncomingMessage, hearing: Hearing): Promise<Message | undefined>;
  /** Logs what the bot said. An answer to what is off the record is off the record. */
  say(text: string, kind: 'bot' | 'notice', replyTo?: string): Promise<Message>;
  /** @param mayKeep whether words of the message's author may be kept; default: they may */
  edited(edit: IncomingEdit, mayKeep?: MayKeep): Promise<void>;
  deleted(deletion: IncomingDeletion): Promise<void>;
  /**
   * The summary that stands in for turns that left, then the window's turns.
   * @param answering the message (a log id) that is answered, which comes last
   */
  prompt(maxTokens: number, answering?: string): Promise<{ summary: string[]; messages: PromptMessage[] }>;
  /** Whether a message (by log id) is in the window, so that the model sees it anyway. */
  shows(id: string): boolean;
  /** People's messages that no note covers yet. */
  waiting(): number;
  /** Whether the window is over its limits, with `systemTokens` for what stands before it. */
  isOverLimits(systemTokens: number): boolean;
  /** Summarises and takes out the oldest turns. */
  trim(systemTokens: number, reason: 'trimmed' | 'overflow recovery'): Promise<FlushResult>;
  /**
   * Summarises what is not summarised yet and leaves the window alone.
   * @param signal when it is aborted, what is not done yet waits for the next flush and the result is `failed`
   * @param account hears of each part before the next one begins; what was done before an abort is known to it alone
   */
  flush(reason: FlushReason, signal?: AbortSignal, account?: Account): Promise<FlushResult>;
  /** Milliseconds since the epoch of the last person's message; 0 when there was none. */
  lastHeardAt(): number;
  /** What people said in the last `most` messages of the window, as something that may answer a question. */
  recentWords(most?: number): Promise<Passage[]>;
  /** Gives up a summary that runs and a retry that waits; both begin again at the next start. */
  stop(): Promise<void>;
}

/** A platform repeats deliveries for at most a day; older refs need not be known. */
const DUPLICATE_HORIZON_MS = 3 * 24 * 60 * 60 * 1000;
/** Trimming by tokens goes this far below the limit, so that not every message starts another. */
const TOKEN_TARGET = 0.75;
/** The summary never takes more of a small model's room than this. */
const SUMMARY_SHARE = 0.25;
/** Recall looks at so many messages, when a window could not be made shorter for long. */
const RECALLED_MESSAGES = 1_000;
const LABEL_CHARS = 120;

/** Opens a conversation: reads its window back from the log and settles what a crash left. */
export async function openConversation(options: ConversationOptions): Promise<Conversation> {
  const { log, notes, limits, clock, warn } = options;
  let { ref } = options;
  const { redact, zone, dayStartsAt } = options.summariser;
  const oneFlush = createMutex();
  const window: Window = createWindow(zone);
  const arrivals = createArrivals();
  const people = new Map<string, Speaker>();
  const passages = new WeakMap<Message, { text: string; found: Passage[] }>();
  const cursor = await openCursor(ref.id, options.cursors, notes);
  let summary: Promise<SummaryLine[]> | undefined;
  let lastHeard = 0;
  let systemTokensBefore = 0;

  const noting = createNoting({
    conversation: ref.id,
    cursor,
    log,
    notes,
    label,
    summariser: { ...options.summariser, people: () => [...people.values()] },
    offline: options.offline,
    memoryEnabled: options.memoryEnabled,
    unwantedNotes: options.unwantedNotes,
    clock,
    retry: (reason) => void (reason === 'trimmed' ? trim(systemTokensBefore, reason) : flush(reason)),
    warn,
  });

  await load();

  async function load(): Promise<void> {
    await log.follow(cursor.now().summarised);
    // What cannot be written now must not silence the chat; the next flush tries again.
    await noting.settle().catch((error: unknown) => warn(`Notes of ${ref.id} wait: ${messageOf(error)}`));
    const noted = await notes.speakers(ref.id).catch((error: unknown) => {
      warn(`The notes of ${ref.id} could not be read: ${messageOf(error)}`);
      return [];
    });
    for (const speaker of noted) people.set(speaker.id, speaker);
    const { windowStart } = cursor.now();
    const horizon = clock.now() - DUPLICATE_HORIZON_MS;
    const after = windowStart === '' ? undefined : windowStart;
    for await (const message of gently(await log.messages(ref.id, after, horizon))) {
      remember(message);
      if (message.id > windowStart) window.push(message);
    }
  }

  function remember(message: Message): void {
    arrivals.remember(message);
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
    return `${platformOf(ref.id)}/${singleLine(redact(visible(who))).slice(0, LABEL_CHARS)}`;
  }

  async function logged(by: 'id' | 'ref', value: string, since?: number): Promise<Message | undefined> {
    const [found] = await log.find(ref.id, by, new Set([value]), since);
    return found;
  }

  async function change(
    kind: 'edit' | 'delete',
    { ref: ofRef, at, saidAt }: IncomingDeletion,
    text: string,
    mayKeep: MayKeep = async () => true,
  ): Promise<void> {
    const id = await arrivals.idOf(ofRef);
    const found =
      id === undefined
        ? await logged('ref', ofRef, Math.min(saidAt ?? 0, clock.now()))
        : (window.find(id) ?? (await logged('id', id)));
    if (found === undefined || found.deleted || (kind === 'edit' && found.text === text)) return;
    if (!(await mayKeep(found.author))) return;
    await noting.announce(found.id);
    await log.append({
      at: new Date(at).toISOString(),
      conversation: ref.id,
      kind,
      author: found.author,
      text,
      trust: found.trust,
      attachments: [],
      offRecord: found.offRecord,
      target: found.id,
    });
    if (kind === 'delete') found.deleted = true;
    else {
      found.text = text;
      found.edited = true;
    }
    await oneFlush(async () => {
      // A flush that has just ended may have read the old words.
      await noting.announce(found.id);
      await noting.heed();
      summary = undefined;
    });
  }

  function unsummarised(): Message[] {
    const { summarised } = cursor.now();
    return window.messages().filter((message) => message.id > summarised);
  }

  const throughTo = (upTo: string): Message[] => unsummarised().filter((message) => message.id <= upTo);

  function trim(systemTokens: number, reason: 'trimmed' | 'overflow recovery'): Promise<FlushResult> {
    return oneFlush(async () => {
      systemTokensBefore = systemTokens;
      const upTo = trimPoint(systemTokens, reason === 'overflow recovery');
      if (upTo === undefined) return nothingDone();
      const result = await noting.through(upTo, throughTo(upTo), reason);
      if (result.outcome === 'failed') return result;
      await cursor.move((now) => ({ ...now, windowStart: later(upTo, now.windowStart) }));
      window.dropThrough(upTo);
      summary = undefined;
      return result;
    });
  }

  function flush(reason: FlushReason, signal?: AbortSignal, account?: Account): Promise<FlushResult> {
    const done = oneFlush(async () => {
      if (signal?.aborted) return stoppedEarly();
      const upTo = window.messages().at(-1)?.id ?? '';
      const result = await noting.through(upTo, throughTo(upTo), reason, signal, account);
      summary = undefined;
      return result;
    });
    return signal === undefined ? done : untilAborted(done, signal);
  }

  /** The record through which turns leave: half of them on the turn limit, as many as needed on the token limit. */
  function trimPoint(systemTokens: number, isForced: boolean): string | undefined {
    const turns = window.turns();
    const isLong = turns.length > limits.maxTurns;
    let leaving = isLong || isForced ? Math.floor(turns.length / 2) : 0;
    // After a long outage half would still be too many.
    if (isLong) leaving = Math.max(leaving, turns.length - limits.maxTurns);
    let tokens = systemTokens + window.tokens(turns.slice(leaving));
    if (tokens > limits.maxTokens) {
      for (; tokens > limits.maxTokens * TOKEN_TARGET && leaving < turns.length - 1; leaving += 1) {
        tokens -= window.tokens(turns.slice(leaving, leaving + 1));
      }
    }
    return turns[leaving - 1]?.messages.at(-1)?.id;
  }

  function wordsOf(message: Message): Passage[] {
    const known = passages.get(message);
    if (known?.text === message.text) return known.found;
    const day = localDay(Date.parse(message.at), zone, dayStartsAt);
    const speaker = { id: message.author.id, name: singleLine(message.author.name) };
    const found = sentences(redact(visible(message.text.slice(0, QUESTION_CHARS))))
      .filter((sentence) => !isQuestion(sentence))
      .map((text): Passage => ({ kind: 'message', id: message.id, text, day, speaker, score: 0 }));
    passages.set(message, { text: message.text, found });
    return found;
  }

  return {
    get ref() {
      return ref;
    },
    become(now) {
      ref = now;
    },
    people: () => [...people.values()],
    hear: (message, { kind, owner, offRecord = false }) =>
      arrivals.once(message.ref, () =>
        write({
          at: new Date(message.at).toISOString(),
          conversation: ref.id,
          kind,
          author: { id: message.author.id, name: message.author.name, owner, bot: message.author.bot },
          text: message.text,
          ref: message.ref,
          ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
          trust: trustOf(message, owner),
          attachments: message.attachments ?? [],
          offRecord,
        }),
      ),
    async say(text, kind, replyTo) {
      const asked = replyTo === undefined ? undefined : await arrivals.idOf(replyTo);
      return write({
        at: new Date(clock.now()).toISOString(),
        conversation: ref.id,
        kind,
        author: { id: 'self', name: 'Reverie', owner: false, bot: true },
        text,
        ...(replyTo === undefined ? {} : { replyTo }),
        trust: 'self',
        attachments: [],
        offRecord: asked !== undefined && window.find(asked)?.offRecord === true,
      });
    },
    edited: (edit, mayKeep) => change('edit', edit, edit.text, mayKeep),
    deleted: (deletion) => change('delete', deletion, ''),
    async prompt(maxTokens, answering) {
      summary ??= standingSummary(notes, ref.id, cursor.now().windowStart).catch((error: unknown) => {
        summary = undefined;
        warn(`The notes of ${ref.id} could not be read for the prompt: ${messageOf(error)}`);
        return [];
      });
      const lines = newestThatFit(await summary, maxTokens * SUMMARY_SHARE);
      const taken = lines.reduce((sum, line) => sum + line.tokens, 0);
      return {
        summary: lines.map((line) => line.text),
        messages: window.prompt(maxTokens - taken, answering),
      };
    },
    shows: (id) => window.find(id) !== undefined,
    waiting: () => unsummarised().filter(isNotable).length + cursor.now().again.length,
    isOverLimits: (systemTokens) =>
      window.hasMoreTurnsThan(limits.maxTurns) ||
      (!window.surelyFits(limits.maxTokens - systemTokens) &&
        window.tokens() + systemTokens > limits.maxTokens),
    trim,
    flush,
    lastHeardAt: () => lastHeard,
    async recentWords(most = RECALLED_MESSAGES) {
      const found: Passage[] = [];
      const newest = window.messages().slice(-Math.min(most, RECALLED_MESSAGES));
      const words = newest.filter((message) => isNotable(message) && isTrusted(message.trust));
      for await (const message of gently(words)) found.push(...wordsOf(message));
      return found;
    },
    async stop() {
      noting.stop();
      await oneFlush(async () => undefined);
    },
  };
}

function newestThatFit(lines: readonly SummaryLine[], maxTokens: number): SummaryLine[] {
  let room = maxTokens;
  const from = lines.findLastIndex((line) => {
    room -= line.tokens;
    return room < 0;
  });
  return lines.slice(from + 1);
}

/** Whoever gave up waits neither for another flush that runs nor for a model that does not heed the signal. */
function untilAborted(work: Promise<FlushResult>, signal: AbortSignal): Promise<FlushResult> {
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(stoppedEarly());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function trustOf(message: IncomingMessage, owner: boolean): TrustClass {
  if (message.author.bot) return 'bot';
  if (message.origin !== 'own') return message.origin;
  return owner ? 'owner' : 'member';
}
