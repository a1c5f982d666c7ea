import type { CommandContext } from './command.ts';

/** Links to messages by their log ids, as far as their platform has links; without the index there are none. */
export async function linksTo(
  { space, services: { linkTo } }: Pick<CommandContext, 'space' | 'services'>,
  turns: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (linkTo === undefined || turns.length === 0) return new Map();
  const places = await space.recall.places(turns).catch(() => new Map<string, never>());
  return new Map(
    [...places].flatMap(([turn, { conversation, ref }]) => {
      const link = linkTo(conversation, ref);
      return link === undefined ? [] : [[turn, link]];
    }),
  );
}
