import { framedMessages, takesBackEarlier, takesBackWithin } from '../memory/support.ts';
import type { NoteRecord } from '../memory/types.ts';
import { isMaterial, isNotable } from './flush.ts';
import type { ConversationLog, Message } from './log.ts';

interface TakenBackInput {
  log: Pick<ConversationLog, 'messages'>;
  conversation: string;
  /** All messages that are about to be summarised, in order. */
  waiting: readonly Message[];
  /** Notes of the conversation that stand. */
  records: () => Promise<readonly NoteRecord[]>;
}

/**
 * Ids of the notes that rest on words which their speaker takes back in a part of what waits ("no wait, …"), be they in
 * an earlier part or summarised long since. Only words that can be meant are looked at, so parts cost alike.
 */
export function takenBackBy({
  log,
  conversation,
  waiting,
  records,
}: TakenBackInput): (part: readonly Message[]) => Promise<string[]> {
  const begin = waiting[0];
  let before: Promise<Message[]> | undefined;

  /** Those summarised before, as long as the first that waits can take them back. */
  function summarised(first: Message): Promise<Message[]> {
    before ??= log
      .messages(conversation, first.id, Date.parse(first.at) - takesBackWithin)
      .then((found) => found.filter(({ id }) => id < first.id));
    return before;
  }

  return async (part) => {
    const [first] = part;
    if (begin === undefined || first === undefined) return [];
    if (!part.some((one) => isNotable(one) && takesBackEarlier(one.text))) return [];
    const since = Date.parse(first.at) - takesBackWithin;
    const earlier = Date.parse(begin.at) >= since ? await summarised(begin) : [];
    const at = waiting.indexOf(first);
    let from = at;
    while (from > 0 && Date.parse(waiting[from - 1]?.at ?? '') >= since) from -= 1;
    const said = [...earlier, ...waiting.slice(from, at), ...part].filter(isMaterial);
    const framed = framedMessages(
      said.map((message) => ({
        speaker: message.author,
        at: Date.parse(message.at),
        text: message.text,
        assistant: !isNotable(message),
      })),
    );
    const gone = new Map(
      said.map(({ id, text }, index) => [
        id,
        (framed[index] ?? [])
          .filter((span) => span.takenBack)
          .map(({ start, end }) => text.slice(start, end)),
      ]),
    );
    return (await records())
      .filter(({ sources }) =>
        sources.some(({ turn, quote }) =>
          gone.get(turn)?.some((words) => words.includes(quote) || quote.includes(words)),
        ),
      )
      .map((note) => note.id);
  };
}
