import type { DreamPhase } from '../dreaming/types.ts';
import { say, type TextKey, type Texts } from '../text/say.ts';
import type { Clock, Timer } from '../time/clock.ts';

/** The message that acknowledges what takes long, in which people see how far it is: a change makes no sound. */
export interface Placeholder {
  /** A phase has begun. */
  progress(phase: DreamPhase): void;
  /** The acknowledgement stands in the chat. */
  shown(ref: string, text: string): void;
  /** What it stood for has been told by a message of its own; it shrinks to a pointer to that. Never rejects. */
  over(): Promise<void>;
}

interface PlaceholderOptions {
  texts: Texts;
  /** Changes what was posted; never rejects. */
  change: (ref: string, text: string) => Promise<void>;
  clock: Clock;
  /** Aborted when the service stops: what was begun goes on at the next start. */
  stopping: AbortSignal;
}

/** Whoever waits looks every few seconds; more often would cost what platforms allow for messages. */
const PACE_MS = 5_000;

const PHASES: Readonly<Record<DreamPhase, TextKey>> = {
  flush: 'phase.flush',
  light: 'phase.light',
  rem: 'phase.rem',
  deep: 'phase.deep',
  diary: 'phase.diary',
};

export function createPlaceholder({ texts, change, clock, stopping }: PlaceholderOptions): Placeholder {
  let post: { ref: string; text: string } | undefined;
  let changedAt = 0;
  /** The phase that goes on, and the one that is shown. */
  let phase: TextKey | undefined;
  let shown: TextKey | undefined;
  let timer: Timer | undefined;
  let changing: Promise<void> = Promise.resolve();
  let isOver = false;

  function rewrite(text: string): void {
    const { ref } = post ?? {};
    if (ref === undefined) return;
    changedAt = clock.now();
    changing = changing.then(() => change(ref, text));
  }

  /** What becomes known in between is shown together. */
  function plan(): void {
    if (post === undefined || timer !== undefined || isOver) return;
    timer = clock.after(Math.max(0, changedAt + PACE_MS - clock.now()), () => {
      timer = undefined;
      if (phase === undefined || phase === shown) return;
      shown = phase;
      rewrite(`${post?.text ?? ''}\n${say(texts, phase)}`);
    });
  }

  return {
    progress(name) {
      phase = PHASES[name];
      plan();
    },
    shown(ref, text) {
      post = { ref, text };
      changedAt = clock.now();
      plan();
    },
    async over() {
      isOver = true;
      timer?.cancel();
      if (!stopping.aborted) rewrite(say(texts, 'placeholder.over'));
      await changing;
    },
  };
}
