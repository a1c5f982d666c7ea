import { retell } from '../text/retell.ts';
import { ENGLISH, say, type TextKey, type Texts } from '../text/say.ts';
import type { Run } from './types.ts';

/** Codes whose notes wait for the same as those of another code. */
const LIKE: Readonly<Record<string, string>> = {
  passed_over: 'kind',
  superseded: 'older',
};

type Counts = Pick<Run['counts'], 'read' | 'promoted' | 'byReason'> & { kept?: number };
type Told = { counts: Counts; operations: Run['operations'] };

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

/** Verdicts that tell where a note is, or was, and not what keeps it out. */
const INSIDE: readonly string[] = ['promoted', 'kept', 'gone'];

/** Where a candidate stands that no lane takes, by its gate, its verdict, or a code of the deep phase. */
export function stopInWords(stoppedBy: string, texts: Texts): string {
  const key = `gate.${stoppedBy}`;
  const why = Object.hasOwn(texts, key) ? say(texts, key as TextKey) : withoutFigure(stoppedBy, texts);
  return INSIDE.includes(stoppedBy) ? why : say(texts, 'promote.stopped', { why });
}

/** Why the only note there was became no memory, in a sentence. */
export function whyStopped(code: string, texts = ENGLISH): string {
  return say(texts, 'idle.one', { stopped: withoutFigure(code, texts) });
}

/** What is said of one note, without its number and without the dash that some languages put behind one. */
function withoutFigure(code: string, texts: Texts): string {
  const words = stoppedInWords({ [code]: 1 }, texts);
  const figure = say(texts, 'idle.figure');
  return (words.startsWith(figure) ? words.slice(figure.length) : words).replace(/^[\s—]+/, '');
}

/** Why a dream that ran changed nothing, by what stopped most. */
export function whyNothing({ counts }: { counts: Counts }, texts = ENGLISH): string {
  if (counts.read === 0) return say(texts, 'idle.judged');
  if (isAllKnown(counts)) return say(texts, 'idle.known');
  const [only, ...others] = Object.entries(notPromoted(counts)).filter(([, count]) => count > 0);
  if (counts.read === 1 && only !== undefined && others.length === 0) return whyStopped(only[0], texts);
  return say(texts, 'idle.stopped', { stopped: stoppedInWords(notPromoted(counts), texts) });
}

function isAllKnown({ promoted, byReason }: Counts): boolean {
  return promoted === 0 && Object.values(byReason).every((count) => count === 0);
}

/** What a run read and what became of the notes that made no line of their own; empty when it read nothing. */
export function readInWords({ counts, operations }: Told, texts = ENGLISH): string {
  const { read, promoted } = counts;
  if (read === 0) return '';
  const lines = operations.add + operations.merge + operations.update;
  const united = lines === 0 ? 0 : Math.max(0, promoted - lines);
  const parts = [
    ...(united > 0 ? [say(texts, 'notice.united', { count: united })] : []),
    // That all of them stand in the memory is the reason why nothing changed.
    ...(isAllKnown(counts) ? [] : groupStopped(notPromoted(counts))).map(([words, count]) =>
      say(texts, words, { count }),
    ),
  ];
  const notes = say(texts, 'notice.read', { count: read });
  const what = parts.join(texts.comma);
  const text = what === '' ? notes : say(texts, 'notice.head', { outcome: notes, what });
  return say(texts, 'sentence', { text: text.slice(0, 1).toLocaleUpperCase(texts.code) + text.slice(1) });
}

/** What a run did to the lines of the memory: "2 added, 1 replaced"; empty when it did nothing. */
export function changesInWords({ operations }: Pick<Told, 'operations'>, texts = ENGLISH): string {
  const { add, merge, update, remove, archive } = operations;
  const counts = [
    [add, 'notice.added'],
    [merge, 'notice.merged'],
    [update, 'notice.updated'],
    [remove, 'notice.removed'],
    [archive, 'notice.archived'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, key]) => say(texts, key, { count }))
    .join(texts.comma);
}

/** Why proposals failed of which the notes do not tell it; empty when there are none. */
export function refusedInWords({ counts }: Pick<Run, 'counts'>, texts = ENGLISH): string {
  const told = new Set(groupStopped(counts.byReason).map(([words]) => words));
  const list = groupStopped(counts.declined.refused)
    .filter(([words]) => !told.has(words))
    .map(([words, count]) => say(texts, words, { count }))
    .join(texts.comma);
  return list === '' ? '' : say(texts, 'notice.refused', { list });
}

/** What a note says that stands in memory already is a duplicate, whoever found that out. */
function notPromoted({ kept = 0, byReason }: Counts): Record<string, number> {
  return { ...byReason, duplicate: (byReason.duplicate ?? 0) + kept };
}

/** The reason of a run, which its record has in English, in a language; without what its numbers tell. */
export function reasonOf(texts: Texts, run: Pick<Run, 'counts' | 'reason'>): string {
  const { counts } = run;
  const why = counts.read > 0 && !isAllKnown(counts) ? '' : whyNothing(run, texts);
  return run.reason
    .split(whyNothing(run))
    .map((part) => retell(texts, part.trim()))
    .flatMap((part, at) => (at === 0 ? [part] : [why, part]))
    .filter((part) => part !== '')
    .join(texts.gap);
}
