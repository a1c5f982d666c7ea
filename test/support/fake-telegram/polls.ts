import { type Payload, Refusal } from './methods.ts';
import { type FakeUpdate, kindOf, type World } from './world.ts';

export interface FakeClock {
  now(): number;
  after(delayMs: number, task: () => void): { cancel(): void };
}

/** The long poll of `getUpdates`. */
export interface Polls {
  get(payload: Payload): Promise<FakeUpdate[]>;
  /** Answers the poll that is held, when there is something to tell. */
  wake(): void;
  /** Whether a poll is held. */
  held(): boolean;
}

const MOST_UPDATES = 100;

export function createPolls(world: World, clock: FakeClock): Polls {
  let release: ((error?: Refusal) => void) | undefined;

  const batch = (limit: number): FakeUpdate[] => world.updates.slice(0, limit);

  return {
    held: () => release !== undefined,
    wake: () => release?.(),
    async get(payload) {
      if (world.webhook.url !== '') {
        throw new Refusal(
          409,
          "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      }
      release?.(
        new Refusal(
          409,
          'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
        ),
      );
      if (payload.allowed_updates !== undefined) world.allowed = payload.allowed_updates;
      const offset = Number(payload.offset ?? 0);
      world.updates = world.updates.filter(({ update_id }) => update_id >= offset);
      const limit = Math.min(MOST_UPDATES, Number(payload.limit ?? MOST_UPDATES));
      if (world.updates.length > 0 || !payload.timeout) return batch(limit);
      return new Promise((resolve, reject) => {
        const timer = clock.after(Number(payload.timeout) * 1000, () => release?.());
        release = (error) => {
          release = undefined;
          timer.cancel();
          if (error === undefined) resolve(batch(limit));
          else reject(error);
        };
      });
    },
  };
}

/** Whether the bot has asked for such updates. */
export function isWanted(world: World, update: FakeUpdate): boolean {
  return world.allowed.length === 0 || world.allowed.includes(kindOf(update));
}
