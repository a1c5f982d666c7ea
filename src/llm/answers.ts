import type { SourceTurn } from './model.ts';

const FROM_ANOTHER_MS = 12 * 60 * 60_000;
const FROM_ONESELF_MS = 5 * 60_000;

/**
 * The message that a person's message stands directly behind, so that it may answer it.
 *
 * @param turns in their order; empty ones are looked past
 */
export function turnBefore(turns: readonly SourceTurn[], turn: SourceTurn): SourceTurn | undefined {
  const before = turns.slice(0, turns.indexOf(turn)).findLast(({ text }) => text.trim() !== '');
  if (before?.role !== 'person' || turn.role !== 'person') return undefined;
  const longest = before.speaker.id === turn.speaker.id ? FROM_ONESELF_MS : FROM_ANOTHER_MS;
  return turn.at - before.at <= longest ? before : undefined;
}
