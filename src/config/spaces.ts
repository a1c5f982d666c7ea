import type { ConversationRef } from '../chat/message.ts';
import type { Config } from './schema.ts';

/** What holds for one space, after its own settings and the general ones. */
export interface SpaceSettings {
  /** IANA zone of its days and notes. */
  timezone: string;
  /** IANA zone of its dreams' schedule. */
  dreamTimezone: string;
  /** Language code; absent when the language most is said in decides. */
  language?: string;
  memoryEnabled: boolean;
  /** Whether it dreams on schedule as far as the configuration goes; the toggle of `/dreaming on|off` wins over it. */
  dreamingEnabled: boolean;
}

/** The settings of a space, also of one the configuration does not name. */
export function spaceSettings(config: Config, spaceId: string): SpaceSettings {
  const own = Object.hasOwn(config.spaces, spaceId) ? config.spaces[spaceId] : undefined;
  const language = own?.language ?? config.language;
  return {
    timezone: own?.timezone ?? config.timezone,
    dreamTimezone: own?.dreaming?.timezone ?? own?.timezone ?? config.dreaming.timezone ?? config.timezone,
    ...(language === undefined ? {} : { language }),
    memoryEnabled: own?.memory?.enabled ?? config.memory.enabled,
    dreamingEnabled: own?.dreaming?.enabled ?? config.dreaming.enabled,
  };
}

/**
 * The space a conversation belongs to: the one it is bound to, else its parent's, else that of its community, else its
 * own. What the configuration names a space after stays one, whatever it is a part of.
 */
export function spaceOf(
  config: Config,
  { id, parent, community }: Pick<ConversationRef, 'id' | 'parent' | 'community'>,
): string {
  const home = parent ?? id;
  const own = boundTo(config, id) ?? boundTo(config, home);
  if (own !== undefined || community === undefined || Object.hasOwn(config.spaces, home)) return own ?? home;
  return boundTo(config, community) ?? (Object.hasOwn(config.spaces, community) ? community : home);
}

function boundTo(config: Config, conversationId: string): string | undefined {
  const binding = Object.entries(config.spaces).find(([, space]) =>
    space.conversations?.includes(conversationId),
  );
  return binding?.[0];
}
