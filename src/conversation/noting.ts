import { messageOf } from '../chat/errors.ts';
import type { LanguageModel } from '../llm/model.ts';
import { MemoryFileError } from '../memory/memory-errors.ts';
import type { NoteBook } from '../memory/notes.ts';
import type { FlushReason, NoteRecord, StrikeReason } from '../memory/types.ts';
import type { Clock, Timer } from '../time/clock.ts';
import { type Cursor, type CursorKeeper, later } from './cursor.ts';
import {
  type Account,
  type FlushResult,
  flush,
  isMaterial,
  isNotable,
  nothingDone,
  together,
} from './flush.ts';
import type { ConversationLog, Message } from './log.ts';
import type { SummariserOptions } from './summarise.ts';
import { takenBackBy } from './taken-back.ts';

/** How the messages of one conversation become notes: the cursor, failures and what is made again. */
interface Noting {
  /**
   * Summarises `messages`, all of those after the cursor up to `upTo`, and what was changed since it was summarised.
   * The model first; after repeated failures, or when somebody waits, the offline summariser.
   * @param signal gives it up between two parts and within the model's call; nothing is tried again then
   * @param account hears of each part
   */
  through(
    upTo: string,
    messages: readonly Message[],
    reason: FlushReason,
    signal?: AbortSignal,
    account?: Account,
  ): Promise<FlushResult>;
  /** Ends what a crash or a full disk interrupted: notes that were being written, changes that were not heeded. */
  settle(): Promise<void>;
  /** Says that a message is edited or deleted, before that is logged: a crash in between must not lose it. */
  announce(id: string): Promise<void>;
  /** Strikes the notes that rest on changed messages; they are made again at the next flush. */
  heed(): Promise<void>;
  stop(): void;
}

interface NotingOptions {
  conversation: string;
  cursor: CursorKeeper;
  log: ConversationLog;
  notes: NoteBook;
  /** Whose words they are, for the heading of the notes. */
  label: () => string;
  summariser: SummariserOptions;
  /** Summarises when the model fails; needs nothing. */
  offline: LanguageModel;
  /** Without it nothing is noted, and the cursor moves all the same. */
  memoryEnabled: boolean;
  /** Ids of notes whose lines a person took out: saying the same again is news. */
  unwantedNotes: () => Promise<ReadonlySet<string>>;
  clock: Clock;
  /** Tries again what failed. */
  retry: (reason: FlushReason) => void;
  warn: (sentence: string) => void;
}

/** What is asked of a flush. */
interface Order {
  reason: FlushReason;
  signal: AbortSignal;
  account: Account | undefined;
}

/** After the model failed this often in a row, the offline summariser takes over. */
const MODEL_TRIES = 3;
/** Flushes that something waits for: they try at once, and the offline summariser helps at the first failure. */
const IN_HASTE: readonly FlushReason[] = ['manual', 'dream', 'overflow recovery'];
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/** Turns the messages of one conversation into notes, one flush at a time; what fails is tried again later. */
export function createNoting(options: NotingOptions): Noting {
  const { conversation, cursor, log, notes, clock, warn } = options;
  const halt = new AbortController();
  let failures = 0;
  let retryAt = 0;
  let timer: Timer | undefined;
  /** Changed since the flush that runs began to read: what it makes of them may be of the old words. */
  const fresh = new Set<string>();

  const ownRecords = (): Promise<NoteRecord[]> => notes.records(conversation);

  async function settle(): Promise<void> {
    const { pending } = cursor.now();
    if (pending !== undefined) {
      await notes.write(pending.batch);
      await cursor.move(({ pending: _, ...now }) => ({
        ...now,
        summarised: later(pending.summarised, now.summarised),
      }));
    }
    await heed();
  }

  async function heed(): Promise<void> {
    const { again, summarised } = cursor.now();
    if (again.length === 0) return;
    const { noted } = await notes.reach(conversation);
    if (again.every((id) => id > noted && id > summarised)) {
      // Nothing was made of them yet.
      await cursor.move((now) => ({ ...now, again: now.again.filter((id) => !again.includes(id)) }));
      return;
    }
    const records = await ownRecords();
    const changed = new Set(again);
    const struck = new Set<NoteRecord>();
    // A note rests on several messages, and each of those may have other notes: all of them are made again.
    for (let before = -1; before !== changed.size; ) {
      before = changed.size;
      for (const note of records) {
        if (struck.has(note) || !note.turns.some((turn) => changed.has(turn))) continue;
        struck.add(note);
        for (const turn of note.turns) changed.add(turn);
      }
    }
    const messages = await log.find(conversation, 'id', changed);
    const open = messages.filter(
      (message) => options.memoryEnabled && message.id <= summarised && isNotable(message),
    );
    await cursor.move((now) => ({
      ...now,
      again: [...new Set([...now.again.filter((id) => !changed.has(id)), ...changed])],
    }));
    for (const [reason, resting] of byReason(struck, messages)) await notes.strike(resting, reason);
    const left = new Set(open.map((message) => message.id));
    await cursor.move((now) => ({
      ...now,
      again: now.again.filter((id) => !changed.has(id) || left.has(id)),
    }));
  }

  function work(
    messages: readonly Message[],
    earlier: NoteRecord[],
    model: LanguageModel,
    { reason, signal, account }: Order,
    withdraw?: (part: readonly Message[]) => Promise<string[]>,
  ) {
    return flush({
      ...(withdraw === undefined ? {} : { withdraw }),
      conversation,
      label: options.label(),
      reason,
      messages,
      earlier,
      account,
      summariser: { ...options.summariser, model, signal },
      async commit(done, batch) {
        const ids = new Set(done.map((message) => message.id));
        const summarised = done.reduce((id, message) => later(id, message.id), cursor.now().summarised);
        const again = (now: Cursor): string[] => now.again.filter((id) => !ids.has(id) || fresh.has(id));
        if (batch !== undefined) {
          await cursor.move((now) => ({ ...now, again: again(now), pending: { batch, summarised } }));
          await notes.write(batch);
        }
        await cursor.move(({ pending: _, ...now }) => ({ ...now, again: again(now), summarised }));
      },
    });
  }

  /** Notes that need not be made again when the same is said again. */
  async function knownNotes(): Promise<NoteRecord[]> {
    const unwanted = await options.unwantedNotes();
    return (await ownRecords()).filter((note) => !unwanted.has(note.id));
  }

  /** What was changed and what is new, each day of it in one piece. */
  async function summarise(
    messages: readonly Message[],
    model: LanguageModel,
    order: Order,
  ): Promise<FlushResult> {
    const changed = await log.find(conversation, 'id', new Set(cursor.now().again));
    const first = await work(changed, await knownNotes(), model, order);
    if (first.outcome === 'failed') return first;
    const { summarised } = cursor.now();
    const waiting = messages.filter((message) => message.id > summarised);
    const takenBack = takenBackBy({ log, conversation, waiting, records: ownRecords });
    const withdraw = async (part: readonly Message[]): Promise<string[]> => {
      const gone = await takenBack(part);
      if (gone.length > 0) await notes.strike(gone, 'taken_back');
      return gone;
    };
    return together(first, await work(waiting, await knownNotes(), model, order, withdraw));
  }

  function retryLater(reason: FlushReason): void {
    const after = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    retryAt = clock.now() + after;
    timer?.cancel();
    timer = clock.after(after, () => options.retry(reason));
  }

  async function attempt(upTo: string, messages: readonly Message[], order: Order): Promise<FlushResult> {
    const { reason, signal } = order;
    let result = nothingDone();
    if (cursor.now().again.length > 0 || messages.some(isNotable)) {
      const somebodyWaits = IN_HASTE.includes(reason);
      if (!somebodyWaits && clock.now() < retryAt) {
        const message = 'The last try failed a moment ago; the next one comes by itself.';
        return { ...result, outcome: 'failed', message };
      }
      result = await summarise(messages, options.summariser.model, order);
      if (result.outcome === 'failed') {
        if (signal.aborted) return result;
        warn(`Notes of ${conversation} could not be written: ${result.message ?? 'the model failed'}`);
        if (!somebodyWaits && failures + 1 < MODEL_TRIES) {
          retryLater(reason);
          return result;
        }
        result = together(result, await summarise(messages, options.offline, order));
        if (result.outcome === 'failed') {
          if (signal.aborted) return result;
          retryLater(reason);
          return result;
        }
      }
    }
    failures = 0;
    retryAt = 0;
    timer?.cancel();
    await cursor.move((now) => ({ ...now, summarised: later(upTo, now.summarised) }));
    return result;
  }

  return {
    settle,
    heed,
    async announce(id) {
      fresh.add(id);
      await cursor.move((now) => ({ ...now, again: [...new Set([...now.again, id])] }));
    },
    async through(upTo, messages, reason, given, account) {
      const signal = given === undefined ? halt.signal : AbortSignal.any([halt.signal, given]);
      fresh.clear();
      try {
        await settle();
        return await attempt(upTo, options.memoryEnabled ? messages : [], { reason, signal, account });
      } catch (error) {
        const message = messageOf(error);
        // Whoever reads the memory has warned of what is in its way.
        if (!(error instanceof MemoryFileError))
          warn(`Notes of ${conversation} could not be written: ${message}`);
        retryLater(reason);
        return { ...nothingDone(), outcome: 'failed', message };
      }
    },
    stop() {
      timer?.cancel();
      halt.abort();
    },
  };
}

/** Why notes are struck: one of their messages was deleted, or else one was edited. */
function byReason(struck: Iterable<NoteRecord>, messages: readonly Message[]): Map<StrikeReason, string[]> {
  const deleted = new Set(messages.filter((message) => !isMaterial(message)).map((message) => message.id));
  const found = new Map<StrikeReason, string[]>();
  for (const note of struck) {
    const reason = note.turns.some((turn) => deleted.has(turn)) ? 'deleted' : 'edited';
    found.set(reason, [...(found.get(reason) ?? []), note.id]);
  }
  return found;
}
