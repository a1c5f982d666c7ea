import type { Config } from './schema.ts';

/** A room whose id changed. */
export interface MovedRoom {
  from: string;
  to: string;
}

/** The id that a conversation has after a move: a topic of the room moves with it. */
export function idAfter({ from, to }: MovedRoom, id: string): string {
  if (id === from) return to;
  return id.startsWith(`${from}:`) ? `${to}${id.slice(from.length)}` : id;
}

/** The configuration as its author meant it: what it says of a room holds for the room's new id, too. */
export function withMoves(config: Config, moves: readonly MovedRoom[]): Config {
  let known = config;
  for (const move of moves) known = withMove(known, move);
  return known;
}

function withMove(config: Config, move: MovedRoom): Config {
  const also = (ids: readonly string[]): string[] => [
    ...new Set(ids.flatMap((id) => [id, idAfter(move, id)])),
  ];
  const spaces = Object.entries(config.spaces).flatMap(([id, space]) => {
    const { conversations } = space;
    const next = idAfter(move, id);
    const isNew = next !== id && !Object.hasOwn(config.spaces, next) && conversations === undefined;
    const same = conversations === undefined ? space : { ...space, conversations: also(conversations) };
    return isNew ? [[id, same] as const, [next, same] as const] : [[id, same] as const];
  });
  return {
    ...config,
    access: typeof config.access === 'string' ? config.access : also(config.access),
    spaces: Object.fromEntries(spaces),
  };
}
