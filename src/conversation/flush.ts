import type { Usage } from '../llm/model.ts';
import { countTokens } from '../llm/tokens.ts';
import type { NoteBatch } from '../memory/notes.ts';
import type { FlushReason, NoteRecord } from '../memory/types.ts';
import { type Day, localDay } from '../time/zone.ts';
import type { Message } from './log.ts';
import { type SummariserOptions, summarise } from './summarise.ts';

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

const CHUNK_MESSAGES = 60;
const CHUNK_TOKENS = 8_000;
/** How many earlier notes of the conversation the summariser is shown, so that it does not repeat them. */
const KNOWN_NOTES = 20;

export interface FlushInput {
  conversation: string;
  label: string;
  reason: FlushReason;
  messages: readonly Message[];
  /** Earlier notes of the conversation, oldest first. */
  earlier: readonly NoteRecord[];
  summariser: SummariserOptions;
  /** Called for each part in order, before the next: makes the notes durable and moves the cursor to `upTo`. */
  commit: (upTo: string, batch: NoteBatch | undefined) => Promise<void>;
}

/** Whether a message may enter a note: a person's words, or the bot's for context, on the record and not taken back. */
export function isMaterial(message: Message): boolean {
  if (message.deleted || message.offRecord) return false;
  return message.kind === 'bot' || (message.kind === 'user' && !message.author.bot);
}

/** Turns messages into notes, part by part; what was done before a failure stays done. */
export async function flush(input: FlushInput): Promise<FlushResult> {
  const result: FlushResult = {
    outcome: 'nothing',
    notes: 0,
    read: 0,
    usage: { tokensIn: 0, tokensOut: 0 },
    calls: 0,
  };
  const known = input.earlier.slice(-KNOWN_NOTES).map((note) => note.text);
  for (const chunk of chunks(input.messages, input.summariser)) {
    const last = chunk.messages.at(-1);
    if (last === undefined) continue;
    const material = chunk.messages.filter(isMaterial);
    const summary = await summarise(material, known, input.conversation, input.reason, input.summariser);
    result.usage.tokensIn += summary.usage.tokensIn;
    result.usage.tokensOut += summary.usage.tokensOut;
    result.calls += summary.calls;
    if (summary.outcome === 'failed') return { ...result, outcome: 'failed', message: summary.message };
    const notes = summary.outcome === 'notes' ? summary.notes : [];
    const batch = { reason: input.reason, label: input.label, at: input.summariser.now(), notes };
    await input.commit(last.id, notes.length === 0 ? undefined : batch);
    known.push(...notes.map((note) => note.text));
    result.notes += notes.length;
    result.read += material.length;
  }
  return { ...result, outcome: result.notes > 0 ? 'notes' : 'nothing' };
}

function chunks(messages: readonly Message[], { zone, dayStartsAt }: SummariserOptions): Chunk[] {
  const found: Chunk[] = [];
  let tokens = 0;
  for (const message of messages) {
    const day = localDay(Date.parse(message.at), zone, dayStartsAt);
    const cost = countTokens(message.text);
    const last = found.at(-1);
    const full =
      last === undefined ||
      last.day !== day ||
      last.messages.length >= CHUNK_MESSAGES ||
      tokens + cost > CHUNK_TOKENS;
    if (full) {
      found.push({ day, messages: [message] });
      tokens = cost;
    } else {
      last.messages.push(message);
      tokens += cost;
    }
  }
  return found;
}
