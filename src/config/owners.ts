import type { Config } from './schema.ts';

/** Whether a platform's own word counts on who owns the bot. */
export function trustsOwnersOf({ adapters }: Config, platform: string): boolean {
  const settings = Object.entries(adapters).find(([name]) => name === platform)?.[1];
  return settings !== undefined && 'trustApplicationOwners' in settings && settings.trustApplicationOwners;
}
