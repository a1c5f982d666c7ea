import type { createTurns } from '../chat/turns.ts';
import { parseCall } from '../commands/parse.ts';
import { commands, onlyReads } from '../commands/registry.ts';
import type { Heard } from './answer.ts';
import type { Unanswered } from './unanswered.ts';

interface LeftOverOptions {
  unanswered: Pick<Unanswered, 'recover' | 'takeUp'>;
  /** Answers in a conversation are made one after another. */
  oneAnswer: ReturnType<typeof createTurns>;
  /** Answers a message, or carries a command out. Never rejects. */
  answer: (heard: Heard) => Promise<void>;
  /** Says that an answer (by its id in the log) may not have arrived. Never rejects. */
  mayBeLost: (answer: string, conversation: string, ref: string) => Promise<void>;
  /** Says that a command may not have been carried out. Never rejects. */
  mayBeUndone: (conversation: string, ref: string) => Promise<void>;
  /** Knows of what goes on, so that the service can wait for it. */
  track: (work: Promise<unknown>) => void;
  stopping: AbortSignal;
}

/** What the last process left without an answer. */
export interface LeftOver {
  /** Learns what that is; what is said from now on is answered after it. */
  recover(): Promise<void>;
  /** Answers it. */
  takeUp(): Promise<void>;
}

export function createLeftOver(options: LeftOverOptions): LeftOver {
  const { unanswered, oneAnswer, answer, mayBeLost, mayBeUndone, track, stopping } = options;
  /** By conversation: lets the turn begin that is kept for what was left there. */
  const kept = new Map<string, { begin: (heard: readonly Heard[]) => void; done: Promise<void> }>();

  function keep(conversation: string): void {
    let begin: (heard: readonly Heard[]) => void = () => undefined;
    const left = new Promise<readonly Heard[]>((resolve) => {
      begin = resolve;
    });
    const done = oneAnswer(conversation, async () => {
      for (const heard of await left) await answer(heard);
    });
    kept.set(conversation, { begin, done });
  }

  function endAll(): void {
    for (const { begin } of kept.values()) begin([]);
  }

  return {
    async recover() {
      // Whoever waits for a turn must not wait for one that never begins.
      stopping.addEventListener('abort', endAll, { once: true });
      for (const conversation of await unanswered.recover()) keep(conversation);
    },
    async takeUp() {
      try {
        await unanswered.takeUp({
          answer: (conversation, heard) => kept.get(conversation)?.begin(heard),
          isHarmless: ({ text }) => {
            const call = parseCall(text, commands);
            return call !== undefined && (!('command' in call) || onlyReads(call.command.name, call.text));
          },
          mayBeLost: (id, { event }) => mayBeLost(id, event.conversation.id, event.ref),
          mayBeUndone: ({ event }) => mayBeUndone(event.conversation.id, event.ref),
        });
      } finally {
        endAll();
        for (const { done } of kept.values()) track(done);
        kept.clear();
      }
    },
  };
}
