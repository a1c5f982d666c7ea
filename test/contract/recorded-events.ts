import type { AdapterEvents, ButtonPress, Handling } from '../../src/chat/adapter.ts';
import type {
  ConversationMove,
  IncomingDeletion,
  IncomingEdit,
  IncomingMessage,
  Joining,
} from '../../src/chat/message.ts';

/** What an adapter has told, and a way to wait for it. */
export interface RecordedEvents {
  events: AdapterEvents;
  messages: IncomingMessage[];
  edits: IncomingEdit[];
  deletions: IncomingDeletion[];
  presses: ButtonPress[];
  joinings: Joining[];
  moves: ConversationMove[];
  /** What was away, and `back` when it was there again. */
  absences: string[];
  failures: Error[];
  closed: () => number;
  /** Resolves when at least `count` messages have arrived. */
  arrived(count: number): Promise<IncomingMessage[]>;
  /** Resolves when no further message will come. */
  untilClosed: Promise<void>;
}

/** Records an adapter's events; `handle` decides how long a message keeps the service busy (default: not at all). */
export function recordEvents(handle: (message: IncomingMessage) => Handling = handled): RecordedEvents {
  const messages: IncomingMessage[] = [];
  const edits: IncomingEdit[] = [];
  const deletions: IncomingDeletion[] = [];
  const presses: ButtonPress[] = [];
  const joinings: Joining[] = [];
  const moves: ConversationMove[] = [];
  const absences: string[] = [];
  const failures: Error[] = [];
  const waiting: { count: number; resolve: (messages: IncomingMessage[]) => void }[] = [];
  let closed = 0;
  let resolveClosed = (): void => {};
  const untilClosed = new Promise<void>((resolve) => {
    resolveClosed = resolve;
  });
  return {
    messages,
    edits,
    deletions,
    presses,
    joinings,
    moves,
    absences,
    failures,
    closed: () => closed,
    untilClosed,
    arrived: (count) =>
      new Promise((resolve) => {
        if (messages.length >= count) resolve(messages);
        else waiting.push({ count, resolve });
      }),
    events: {
      message(message) {
        messages.push(message);
        const handling = handle(message);
        for (const waiter of waiting) if (messages.length >= waiter.count) waiter.resolve(messages);
        return handling;
      },
      edited: async (edit) => edits.push(edit) > 0,
      deleted: async (deletion) => deletions.push(deletion) > 0,
      pressed: async (press) => {
        presses.push(press);
        return { text: 'Done.', isSaid: false };
      },
      joined: (joining) => void joinings.push(joining),
      moved: async (move) => void moves.push(move),
      away: (why) => void absences.push(why),
      back: () => void absences.push('back'),
      failed: (error) => void failures.push(error),
      closed() {
        closed += 1;
        resolveClosed();
      },
    },
  };
}

/** The handling of a message that is answered at once. */
export function handled(): Handling {
  return { logged: Promise.resolve(true), answered: Promise.resolve(), settled: Promise.resolve() };
}
