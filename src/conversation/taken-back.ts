import { framedMessages, takesBackEarlier, takesBackWithin } from '../memory/support.ts';
import type { NoteRecord } from '../memory/types.ts';
import { isNotable } from './flush.ts';
import type { ConversationLog, Message } from './log.ts';

interface TakenBackInput {
  log: Pick<ConversationLog, 'messages'>;
  conversation: string;
  /** Messages that are about to be summarised, in order. */
  waiting: readonly Message[];
  /** Notes of the conversation that stand. */
  records: readonly NoteRecord[];
}

/** Ids of the notes that rest on words which their speaker takes back in a message that waits: "no wait, …". */
export async function notesTakenBack({
  log,
  conversation,
  waiting,
  records,
}: TakenBackInput): Promise<string[]> {
  const [first] = waiting;
  if (first === undefined || !waiting.some((one) => isNotable(one) && takesBackEarlier(one.text))) return [];
  const since = Date.parse(first.at) - takesBackWithin;
  const said = (await log.messages(conversation, first.id, since)).filter(isNotable);
  const framed = framedMessages(
    said.map(({ author, at, text }) => ({ speaker: author, at: Date.parse(at), text })),
  );
  const gone = new Map(
    said.map(({ id, text }, at) => [
      id,
      (framed[at] ?? []).filter((span) => span.takenBack).map(({ start, end }) => text.slice(start, end)),
    ]),
  );
  return records
    .filter(({ sources }) =>
      sources.some(({ turn, quote }) =>
        gone.get(turn)?.some((words) => words.includes(quote) || quote.includes(words)),
      ),
    )
    .map((note) => note.id);
}
