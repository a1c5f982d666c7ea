import type { Happenings, Intake } from './intake.ts';

/** Stands between the platforms and the intake: what happens while it is shut waits, and comes in in its order. */
interface Door {
  readonly events: Happenings;
  /** Runs `work` while it is open. */
  hold<T>(work: () => Promise<T>): Promise<T>;
  /** What is held at this moment. It must not wait for the door itself: whoever shuts it may wait for that. */
  held(): readonly Promise<unknown>[];
  /** Keeps everything out while `work` goes on; one after another. */
  shut(work: () => Promise<void>): Promise<void>;
  /** Resolves when it is open. */
  idle(): Promise<void>;
}

/** @param inside where what comes in goes to, at that moment */
export function createDoor(inside: () => Intake): Door {
  let works = 0;
  const running = new Set<Promise<unknown>>();
  let last: Promise<void> = Promise.resolve();

  /** At once while it is open; else after all that waits already. */
  function enter<T>(come: (intake: Intake) => T): Promise<T> | T {
    return works === 0 ? come(inside()) : afterwards(() => come(inside()));
  }

  function afterwards<T>(task: () => T): Promise<T> {
    const done = last.then(task);
    last = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  return {
    events: {
      message(message) {
        const handling = enter((intake) => intake.message(message));
        if (!(handling instanceof Promise)) return handling;
        return {
          logged: handling.then(({ logged }) => logged),
          answered: handling.then(({ answered }) => answered),
          settled: handling.then(({ settled }) => settled),
        };
      },
      edited: async (edit) => enter((intake) => intake.edited(edit)),
      deleted: async (deletion) => enter((intake) => intake.deleted(deletion)),
      pressed: async (press) => (await enter((intake) => () => intake.pressed(press)))(),
      joined: (joining) => void enter((intake) => intake.joined(joining)),
    },
    async hold(work) {
      const { done } = await enter(() => {
        const begun = work();
        running.add(begun);
        const forget = (): void => void running.delete(begun);
        begun.then(forget, forget);
        return { done: begun };
      });
      return done;
    },
    held: () => [...running],
    async shut(work) {
      works += 1;
      const before = last;
      const done = before.then(work);
      last = done.then(
        () => undefined,
        () => undefined,
      );
      try {
        await done;
      } finally {
        // What waited goes in first.
        for (let seen: Promise<void> | undefined; seen !== last; ) {
          seen = last;
          await seen;
        }
        works -= 1;
      }
    },
    idle: () => last,
  };
}
