import { retell } from '../text/retell.ts';
import { ENGLISH, say, type TextKey, type Texts } from '../text/say.ts';
import type { Run } from './types.ts';

/** Codes whose notes wait for the same as those of another code. */
const LIKE: Readonly<Record<string, string>> = {
  passed_over: 'kind',
  superseded: 'older',
};

type Counts = Pick<Run['counts'], 'read' | 'promoted' | 'byReason'> & { kept?: number };

/** The words for a code, whose number is filled in by `say`. */
function wordsFor(code: string): TextKey {
  const key = `stopped.${LIKE[code] ?? code}`;
  return Object.hasOwn(ENGLISH, key) ? (key as TextKey) : 'stopped.unsound';
}

/** Codes united that read the same, the most frequent first. */
export function groupStopped(byReason: Readonly<Record<string, number>>): [TextKey, number][] {
  const counts = new Map<TextKey, number>();
  for (const [code, count] of Object.entries(byReason)) {
    const words = wordsFor(code);
    counts.set(words, (counts.get(words) ?? 0) + count);
  }
  return [...counts].filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1]);
}

/** Why notes became no memory, from counts by code; the most frequent first. */
export function stoppedInWords(byReason: Readonly<Record<string, number>>, texts = ENGLISH): string {
  return groupStopped(byReason)
    .map(([words, count]) => say(texts, words, { count }))
    .join(texts.comma);
}

/** Why a dream that ran changed nothing, by what stopped most. */
export function whyNothing({ counts }: { counts: Counts }, texts = ENGLISH): string {
  if (counts.read === 0) return say(texts, 'idle.judged');
  const stopped = stoppedInWords(notPromoted(counts), texts);
  const isKnown = Object.keys(counts.byReason).length === 0;
  return isKnown ? say(texts, 'idle.known') : say(texts, 'idle.stopped', { stopped });
}

/** What became of all notes that a dream read, in numbers that add up; empty when each of them became a line. */
export function whatBecame(
  { counts, operations }: { counts: Counts; operations: Run['operations'] },
  texts = ENGLISH,
): string {
  const { read, promoted } = counts;
  const lines = operations.add + operations.merge + operations.update;
  const united = lines === 0 ? 0 : Math.max(0, promoted - lines);
  if (promoted === read && united === 0) return '';
  const became = promoted - united;
  const parts = [
    ...(became > 0 ? [say(texts, 'notice.became', { count: became })] : []),
    ...(united > 0 ? [say(texts, 'notice.united', { count: united })] : []),
    ...groupStopped(notPromoted(counts)).map(([words, count]) => say(texts, words, { count })),
  ];
  return parts.length === 0 ? '' : say(texts, 'idle.stopped', { stopped: parts.join(texts.comma) });
}

/** What a run read, changed and left, in numbers; empty when it read and changed nothing. */
export function numbersOf(run: Pick<Run, 'counts' | 'operations'>, texts = ENGLISH): string {
  const { add, merge, update, remove, archive } = run.operations;
  const counts = [
    [run.counts.read, 'notice.read'],
    [add, 'notice.added'],
    [merge, 'notice.merged'],
    [update, 'notice.updated'],
    [remove, 'notice.removed'],
    [archive, 'notice.archived'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, key]) => say(texts, key, { count }));
  const numbers = told.length === 0 ? '' : say(texts, 'sentence', { text: told.join(texts.comma) });
  const changed = add + merge + update + remove + archive > 0;
  const became = changed ? whatBecame(run, texts) : '';
  return [numbers, became].filter((part) => part !== '').join(texts.gap);
}

/** How many proposals failed, and why; empty when none did. */
export function refusedInWords({ counts }: Pick<Run, 'counts'>, texts = ENGLISH): string {
  const { refused, declined } = counts;
  const list = stoppedInWords(declined.refused, texts);
  return list === '' ? '' : say(texts, 'notice.refused', { count: refused, list });
}

/** What a note says that stands in memory already is a duplicate, whoever found that out. */
function notPromoted({ kept = 0, byReason }: Counts): Record<string, number> {
  return { ...byReason, duplicate: (byReason.duplicate ?? 0) + kept };
}

/** The reason of a run, which its record has in English, in a language. */
export function reasonOf(texts: Texts, run: Pick<Run, 'counts' | 'reason'>): string {
  const recorded = whyNothing(run);
  const parts = run.reason.split(recorded);
  return parts
    .map((part) => retell(texts, part.trim()))
    .flatMap((part, at) => (at === 0 ? [part] : [whyNothing(run, texts), part]))
    .filter((part) => part !== '')
    .join(texts.gap);
}
