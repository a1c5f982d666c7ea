import type { Passage } from '../llm/model.ts';
import { contentStems } from '../text/words.ts';
import { addDays, type Day } from '../time/zone.ts';
import type { NoteBook } from './notes.ts';
import type { Item } from './types.ts';

/** Finds what is remembered about a question; best first. */
export interface Recall {
  find(question: string, today: Day): Promise<Passage[]>;
}

export interface OverlapRecallOptions {
  notes: NoteBook;
  items: () => Promise<readonly Item[]>;
  /** What people said that no note covers yet. */
  messages: () => Passage[];
  maxResults: number;
}

/** How far back daily notes are looked through. */
const LOOKBACK_DAYS = 30;
/** A passage must share at least this much of the question's weight. */
const MIN_SCORE = 0.2;
/** Texts whose words are remembered: stemming them for every question would cost more than all the rest. */
const REMEMBERED_TEXTS = 10_000;

/** Recall by shared words, rare ones weighing more, over items, recent notes and recent words. */
export function overlapRecall({ notes, items, messages, maxResults }: OverlapRecallOptions): Recall {
  const known = new Map<string, ReadonlySet<string>>();

  function stemsOf(text: string): ReadonlySet<string> {
    const stems = known.get(text) ?? new Set(contentStems(text));
    if (known.size >= REMEMBERED_TEXTS) known.clear();
    known.set(text, stems);
    return stems;
  }

  return {
    async find(question, today) {
      const asked = new Set(contentStems(question));
      if (asked.size === 0) return [];
      const passages: Passage[] = [
        ...(await items()).map((item): Passage => {
          const speaker = item.sources[0]?.speaker;
          const day = item.lastConfirmed?.slice(0, 10);
          return {
            kind: 'item',
            id: String(item.n),
            text: item.text,
            score: 0,
            ...(speaker === undefined ? {} : { speaker }),
            ...(day === undefined ? {} : { day }),
          };
        }),
        ...(await notes.live(addDays(today, -LOOKBACK_DAYS), today)).map((note): Passage => {
          const speaker = note.record?.speaker;
          return {
            kind: 'note',
            id: note.key,
            text: note.text,
            day: note.day,
            score: 0,
            ...(speaker ? { speaker } : {}),
          };
        }),
        ...messages(),
      ];
      const stems = passages.map((passage) => stemsOf(`${passage.speaker?.name ?? ''} ${passage.text}`));
      const weight = (stem: string): number =>
        Math.log(1 + passages.length / (1 + stems.filter((own) => own.has(stem)).length));
      const weights = new Map([...asked].map((stem) => [stem, weight(stem)]));
      const total = [...weights.values()].reduce((sum, value) => sum + value, 0);
      const scored = passages.map((passage, index) => {
        const shared = [...weights].filter(([stem]) => stems[index]?.has(stem));
        return {
          ...passage,
          score: total === 0 ? 0 : shared.reduce((sum, [, value]) => sum + value, 0) / total,
        };
      });
      return distinct(
        scored.filter((passage) => passage.score >= MIN_SCORE).sort((a, b) => b.score - a.score),
        maxResults,
        stemsOf,
      );
    },
  };
}

/** An item, its note and its message say the same; the first of them is enough. */
function distinct(
  passages: readonly Passage[],
  most: number,
  stemsOf: (text: string) => ReadonlySet<string>,
): Passage[] {
  const chosen: Passage[] = [];
  for (const passage of passages) {
    if (chosen.length >= most) break;
    const stems = stemsOf(passage.text);
    const isRepeated = chosen.some((other) => {
      const others = stemsOf(other.text);
      const shared = [...stems].filter((stem) => others.has(stem)).length;
      return shared >= 0.8 * Math.min(stems.size, others.size) && shared > 0;
    });
    if (!isRepeated) chosen.push(passage);
  }
  return chosen;
}
