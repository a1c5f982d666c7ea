import type { Usage } from '../llm/model.ts';
import { countTokens } from '../llm/tokens.ts';
import { addUsage } from '../llm/usage.ts';
import type { NoteBatch } from '../memory/notes.ts';
import type { FlushReason, NoteRecord } from '../memory/types.ts';
import { type Day, localDay } from '../time/zone.ts';
import type { Message } from './log.ts';
import { SUMMARISED_CHARS, type SummariserOptions, summarise } from './summarise.ts';

/** What a flush did. `failed`: the rest of the messages waits for the next one. */
export interface FlushResult {
  outcome: 'notes' | 'nothing' | 'failed';
  notes: number;
  /** Messages that were worked through. */
  read: number;
  message?: string;
  usage: Usage;
  calls: number;
}

/** One part of a flush: messages of one day that fit into one prompt. */
interface Chunk {
  day: Day;
  messages: Message[];
}

/** Hears what one part of a flush wrote and spent. */
export type Account = (part: Pick<FlushResult, 'notes' | 'calls' | 'usage'>) => Promise<void>;

const CHUNK_MESSAGES = 60;
const CHUNK_TOKENS = 8_000;
/** How many earlier notes of the same day the summariser is shown, so that it does not repeat them. */
const KNOWN_NOTES = 40;

interface FlushInput {
  conversation: string;
  label: string;
  reason: FlushReason;
  messages: readonly Message[];
  /** Notes of the conversation that stand already. What is said again on another day is said again. */
  earlier: readonly NoteRecord[];
  summariser: SummariserOptions;
  /** Told what each part came to, after it is durable and before the next one begins. */
  account?: Account | undefined;
  /** Called for each part before it is read: takes out notes that no longer stand, and gives their ids. */
  withdraw?: (part: readonly Message[]) => Promise<readonly string[]>;
  /** Called for each part in order, before the next: makes its notes durable and moves the cursor past its messages. */
  commit: (done: readonly Message[], batch: NoteBatch | undefined) => Promise<void>;
}

/** What a flush did that found nothing to read. */
export function nothingDone(): FlushResult {
  return { outcome: 'nothing', notes: 0, read: 0, usage: { tokensIn: 0, tokensOut: 0 }, calls: 0 };
}

/** What a flush did that was given up before its next part. */
export function stoppedEarly(done: FlushResult = nothingDone()): FlushResult {
  return { ...done, outcome: 'failed', message: 'It was stopped; the messages wait for the next time.' };
}

/** What two flushes did, the second of which went on where the first ended. */
export function together(first: FlushResult, second: FlushResult): FlushResult {
  const notes = first.notes + second.notes;
  return {
    ...second,
    outcome: second.outcome === 'nothing' && notes > 0 ? 'notes' : second.outcome,
    notes,
    read: first.read + second.read,
    calls: first.calls + second.calls,
    usage: addUsage(first.usage, second.usage),
  };
}

/** Whether a message may enter a note: a person's words, or the bot's for context, on the record and not taken back. */
export function isMaterial(message: Message): boolean {
  if (message.deleted || message.offRecord) return false;
  return message.kind === 'bot' || isPersons(message);
}

/** Whether notes may rest on a message, by what it is. */
function isPersons(message: Message): boolean {
  return message.kind === 'user' && !message.author.bot;
}

/** Whether a message waits for a note: without a person's words there is nothing to note. */
export function isNotable(message: Message): boolean {
  return isMaterial(message) && isPersons(message);
}

/** Turns messages into notes, part by part; what was done before a failure or an abort stays done. */
export async function flush(input: FlushInput): Promise<FlushResult> {
  const result = nothingDone();
  const noted = new Map<Day, NoteRecord[]>();
  const note = (record: NoteRecord): void => {
    const ofDay = noted.get(record.day);
    if (ofDay === undefined) noted.set(record.day, [record]);
    else ofDay.push(record);
  };
  for (const record of input.earlier) note(record);
  for (const chunk of chunks(input.messages, input.summariser)) {
    // A long history must not keep everyone else waiting.
    await new Promise((resume) => setImmediate(resume));
    if (input.summariser.signal?.aborted) return stoppedEarly(result);
    const material = chunk.messages.filter(isMaterial);
    const withdrawn = new Set(await input.withdraw?.(chunk.messages));
    if (withdrawn.size > 0) {
      for (const [day, notes] of noted) {
        noted.set(
          day,
          notes.filter(({ id }) => !withdrawn.has(id)),
        );
      }
    }
    const known = (noted.get(chunk.day) ?? []).slice(-KNOWN_NOTES).map(({ text }) => text);
    const summary = await summarise(material, known, input.conversation, input.reason, input.summariser);
    result.usage = addUsage(result.usage, summary.usage);
    result.calls += summary.calls;
    if (summary.outcome === 'failed') {
      await input.account?.({ ...summary, notes: 0 });
      return { ...result, outcome: 'failed', message: summary.message };
    }
    const notes = summary.outcome === 'notes' ? summary.notes : [];
    const batch = { reason: input.reason, label: input.label, at: input.summariser.now(), notes };
    await input.commit(chunk.messages, notes.length === 0 ? undefined : batch);
    notes.forEach(note);
    result.notes += notes.length;
    result.read += material.length;
    await input.account?.({ ...summary, notes: notes.length });
  }
  return { ...result, outcome: result.notes > 0 ? 'notes' : 'nothing' };
}

/** Made one by one, so that a long history is not counted in one go. */
function* chunks(messages: readonly Message[], { zone, dayStartsAt }: SummariserOptions): Generator<Chunk> {
  let chunk: Chunk | undefined;
  let tokens = 0;
  for (const message of messages) {
    const day = localDay(Date.parse(message.at), zone, dayStartsAt);
    const cost = Math.min(countTokens(message.text.slice(0, SUMMARISED_CHARS)), CHUNK_TOKENS);
    const isFull =
      chunk !== undefined &&
      (chunk.day !== day || chunk.messages.length >= CHUNK_MESSAGES || tokens + cost > CHUNK_TOKENS);
    if (chunk !== undefined && isFull) yield chunk;
    if (chunk === undefined || isFull) {
      chunk = { day, messages: [] };
      tokens = 0;
    }
    chunk.messages.push(message);
    tokens += cost;
  }
  if (chunk !== undefined) yield chunk;
}
