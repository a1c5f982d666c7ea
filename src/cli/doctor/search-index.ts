import type { IndexState } from '../../memory/recall/recall.ts';
import { type Check, counted, ok, warn } from './check.ts';

/** The search index of a space. */
export interface IndexFacts {
  id: string;
  index: IndexState;
}

/** Whether the search indexes can be opened; one that was never needed is not there, which is well. */
export function checkIndexes(spaces: readonly IndexFacts[]): Check[] {
  const name = 'search index';
  const broken = spaces.filter(({ index: { state } }) => state === 'damaged' || state === 'unreadable');
  const entries = spaces.reduce((sum, { index }) => sum + (index.entries ?? 0), 0);
  if (broken.length === 0) {
    return [
      ok(name, `${counted(entries, 'message, note or line', 'messages, notes and lines')} can be found.`),
    ];
  }
  return broken.map(({ id, index: { state } }) =>
    warn(
      name,
      `The search index of ${id} cannot be opened: ${state === 'damaged' ? 'it is damaged' : 'it may not be read'}.`,
      state === 'damaged'
        ? `Nothing is lost: it is made anew at the next question, or now with: reverie memory rebuild --space ${id}`
        : 'Give the user that runs Reverie the right to read and write memory/.dreams/index.sqlite of the space.',
    ),
  );
}
