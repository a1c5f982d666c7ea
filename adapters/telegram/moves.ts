import type { ConversationMove } from '../../src/chat/message.ts';
import { conversationId, type Place } from './places.ts';

/** Groups that became supergroups. */
export interface Moves {
  /**
   * A group got another id, which is told once.
   * @throws what the service throws when it could not take it; it is told again then
   */
  moved(from: number, to: number): Promise<void>;
  /** Where a place is now. */
  current(place: Place): Place;
}

/** @param tell resolves when everything of the old group is found under the new id */
export function createMoves(tell: (move: ConversationMove) => Promise<void>): Moves {
  const known = new Map<number, { to: number; told: Promise<void> }>();
  return {
    async moved(from, to) {
      const before = known.get(from);
      if (before?.to === to) return before.told;
      const told = tell({ from: conversationId({ chat: from }), to: conversationId({ chat: to }) });
      known.set(from, { to, told });
      try {
        await told;
      } catch (error) {
        known.delete(from);
        throw error;
      }
    },
    current(place) {
      const move = known.get(place.chat);
      return move === undefined ? place : { ...place, chat: move.to };
    },
  };
}
