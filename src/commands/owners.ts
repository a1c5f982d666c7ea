import { platformOf } from '../chat/ids.ts';
import { messageOf } from '../text/error-message.ts';

/** Who owns the bot: the one place that knows. */
export interface Owners {
  /**
   * Whether an author is an owner: by id, never by name. A platform that does not answer adds nobody.
   * @param author `owner` is set by adapters whose person always is (the console)
   */
  isOwner(author: { id: string; bot?: boolean; owner?: boolean }): Promise<boolean>;
  /** The ids of a platform's owners. */
  of(platform: string): Promise<readonly string[]>;
  /** Whether a platform has an owner, as far as is known without asking it. */
  exist(platform: string): boolean;
}

interface OwnersOptions {
  /** Ids of the configuration. */
  configured: readonly string[];
  /** What platforms say themselves, where that counts; they remember their answer for a while. */
  sources?: ReadonlyMap<string, () => Promise<readonly string[]>>;
  warn: (sentence: string) => void;
}

/** Owners by configuration, and those whom platforms name that are trusted with it. */
export function createOwners({ configured, sources = new Map(), warn }: OwnersOptions): Owners {
  /** Platforms that did not answer, so that it is said once. */
  const silent = new Set<string>();

  async function named(platform: string): Promise<readonly string[]> {
    const ask = sources.get(platform);
    if (ask === undefined) return [];
    try {
      const ids = await ask();
      silent.delete(platform);
      // A platform speaks for its own people alone.
      return ids.filter((id) => platformOf(id) === platform);
    } catch (error) {
      if (!silent.has(platform)) {
        warn(
          `Who owns the application on ${platform} is not known, so that only "owners" of the configuration count: ${messageOf(error)}`,
        );
      }
      silent.add(platform);
      return [];
    }
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
    exist: (platform) => sources.has(platform) || configured.some((id) => platformOf(id) === platform),
  };
}
