import { stopwatch } from '../chat/clock.ts';
import { messageOf } from '../chat/errors.ts';
import { platformOf } from '../chat/ids.ts';
import type { Clock } from '../time/clock.ts';

/** Who owns the bot: the one place that knows. */
export interface Owners {
  /**
   * Whether an author is an owner: by id, never by name. Of a platform that takes long to answer counts what it said
   * last.
   * @param author `owner` is set by adapters whose person always is (the console)
   */
  isOwner(author: { id: string; bot?: boolean; owner?: boolean }): Promise<boolean>;
  /** The ids of a platform's owners. */
  of(platform: string): Promise<readonly string[]>;
  /** Whether a platform has an owner, as far as is known without asking it. */
  exist(platform: string): boolean;
  /** Asks the platforms, so that the first message need not wait for it. */
  learn(): void;
}

interface OwnersOptions {
  /** Ids of the configuration. */
  configured: readonly string[];
  /** What platforms say themselves, where that counts; they remember their answer for a while. */
  sources?: ReadonlyMap<string, () => Promise<readonly string[]>>;
  clock: Pick<Clock, 'after' | 'now'>;
  warn: (sentence: string) => void;
}

/** A platform that names owners. */
interface Source {
  ask: () => Promise<readonly string[]>;
  /** What it said last. */
  ids?: readonly string[];
  asking?: Promise<void>;
  /** Whether it takes so long this time that nobody waits any more. */
  slow: boolean;
  /** When it did not answer, by the stopwatch, if it did not the last time: that is said once. */
  failedAt?: number;
}

/** People wait for the answers to their messages meanwhile. */
const WAIT_MS = 1_000;
/** Before the first answer an owner would be taken for a stranger. */
const FIRST_WAIT_MS = 10_000;
/** A platform that did not answer is left alone for so long, and nobody waits for it. */
const PAUSE_MS = 60_000;

/** Owners by configuration, and those whom platforms name that are trusted with it. */
export function createOwners({ configured, sources = new Map(), clock, warn }: OwnersOptions): Owners {
  const passed = stopwatch(clock);
  const asked = new Map<string, Source>(
    [...sources].map(([platform, ask]) => [platform, { ask, slow: false }]),
  );

  async function learn(platform: string, source: Source): Promise<void> {
    try {
      const ids = await source.ask();
      // A platform speaks for its own people alone.
      source.ids = ids.filter((id) => platformOf(id) === platform);
      delete source.failedAt;
    } catch (error) {
      if (source.failedAt === undefined) {
        warn(
          `Who owns the application on ${platform} could not be asked, so that ${source.ids === undefined ? 'only "owners" of the configuration count' : 'whom it named last still count'}: ${messageOf(error)}`,
        );
      }
      source.failedAt = passed();
    } finally {
      delete source.asking;
      source.slow = false;
    }
  }

  /** What a platform says, or said last when it takes long. */
  async function named(platform: string): Promise<readonly string[]> {
    const source = asked.get(platform);
    if (source === undefined) return [];
    if (source.asking === undefined && isPausing(source)) return source.ids ?? [];
    source.asking ??= learn(platform, source);
    if (!source.slow) await inTime(source.asking, source);
    return source.ids ?? [];
  }

  function isPausing({ failedAt }: Source): boolean {
    return failedAt !== undefined && passed() - failedAt < PAUSE_MS;
  }

  function inTime(answer: Promise<void>, source: Source): Promise<void> {
    return new Promise((resolve) => {
      const timer = clock.after(source.ids === undefined ? FIRST_WAIT_MS : WAIT_MS, () => {
        source.slow = true;
        resolve();
      });
      void answer.then(() => {
        timer.cancel();
        resolve();
      });
    });
  }

  return {
    async isOwner({ id, bot = false, owner = false }) {
      if (bot) return false;
      return owner || configured.includes(id) || (await named(platformOf(id))).includes(id);
    },
    async of(platform) {
      const own = configured.filter((id) => platformOf(id) === platform);
      return [...new Set([...own, ...(await named(platform))])];
    },
    exist: (platform) => asked.has(platform) || configured.some((id) => platformOf(id) === platform),
    learn: () => void Promise.all([...asked.keys()].map(named)),
  };
}
