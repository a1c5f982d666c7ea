import { retell } from '../text/retell.ts';
import { ENGLISH, say, type TextKey, type Texts } from '../text/say.ts';
import type { Run } from './types.ts';

/** Codes whose notes wait for the same as those of another code. */
const LIKE: Readonly<Record<string, string>> = { conflict: 'limit' };

/** Why notes became no memory, from counts by code; the most frequent first. */
export function stoppedInWords(byReason: Readonly<Record<string, number>>, texts = ENGLISH): string {
  const counts = new Map<TextKey, number>();
  for (const [code, count] of Object.entries(byReason)) {
    const key = `stopped.${LIKE[code] ?? code}`;
    const words = Object.hasOwn(ENGLISH, key) ? (key as TextKey) : 'stopped.unsound';
    counts.set(words, (counts.get(words) ?? 0) + count);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([words, count]) => say(texts, words, { count }))
    .join(texts.comma);
}

/** Why a dream that ran changed nothing, by what stopped most. */
export function whyNothing({ counts }: Pick<Run, 'counts'>, texts = ENGLISH): string {
  if (counts.read === 0) return say(texts, 'idle.judged');
  const stopped = stoppedInWords(counts.byReason, texts);
  return stopped === '' ? say(texts, 'idle.known') : say(texts, 'idle.stopped', { stopped });
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
