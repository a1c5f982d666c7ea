import { createIdSource } from '../../src/chat/ids.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { noteId } from '../../src/memory/notes.ts';
import type { NoteRecord } from '../../src/memory/types.ts';
import { hashText } from '../../src/memory/vault.ts';
import type { Clock } from '../../src/time/clock.ts';
import { randomOf } from '../support/random.ts';
import { measuredService, OWNER, ownerId, room } from '../support/service.ts';
import {
  commonPlace,
  middlePlace,
  SCRIPTS,
  type Script,
  unknownWord,
  type Vocabulary,
  vocabularyOf,
  zipf,
} from './vocabulary.ts';

/** Where the notes are taken. */
export const ROOM = room(1, 'private');
export const KINDS = ['rare', 'common', 'two words', 'missing'] as const;
export type QueryKind = (typeof KINDS)[number];
/** Queries by kind, in all scripts. */
export type Queries = Record<QueryKind, string[]>;

/** Midnight after the last note. */
export const END = Date.parse('2026-11-29T00:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const NOTES_A_DAY = 100;
const BETWEEN_MS = 5 * 60 * 1000;
const FIRST_HOUR_MS = 8 * 60 * 60 * 1000;
const SHORTEST = 8;
const LONGEST = 14;
/** Queries of each kind in each script. */
const QUERIES = 10;

const ids = createIdSource();

/**
 * Fills a data directory with notes of made-up words, a hundred a day, through the product's own note book.
 * @returns what to look for: words of one note, of very many, two words of some, and words of none
 */
export async function fillNotes(dataDir: string, count: number): Promise<Queries> {
  const first = END - Math.ceil(count / NOTES_A_DAY) * DAY_MS;
  let now = first;
  const clock: Clock = { now: () => now, after: () => ({ cancel: () => undefined }) };
  const { service } = await measuredService({ dataDir, model: createOfflineModel(), clock });
  const vocabularies = SCRIPTS.map((script) => ({ script, ...vocabularyOf(script) }));
  const holding = vocabularies.map(() => new Map<string, number>());
  const random = randomOf(count);
  try {
    const space = await service.spaces.open(ROOM.id);
    for (let written = 0; written < count; written += NOTES_A_DAY) {
      const notes: NoteRecord[] = [];
      for (let n = 0; n < Math.min(NOTES_A_DAY, count - written); n += 1) {
        now = first + (written / NOTES_A_DAY) * DAY_MS + FIRST_HOUR_MS + n * BETWEEN_MS;
        const which = (written + n) % SCRIPTS.length;
        const { text, words } = sentence(vocabularies[which] as Vocabulary, random);
        for (const word of new Set(words)) holding[which]?.set(word, (holding[which]?.get(word) ?? 0) + 1);
        notes.push(noteOf(text, now));
      }
      await space.notes.write({ at: now, reason: 'daily summary', label: 'bench/Ana', notes });
    }
  } finally {
    await service.stop();
  }
  const queries: Queries = { rare: [], common: [], 'two words': [], missing: [] };
  for (const [which, vocabulary] of vocabularies.entries()) {
    const own = queriesOf(vocabulary, holding[which] ?? new Map(), random);
    for (const kind of KINDS) queries[kind].push(...own[kind]);
  }
  return queries;
}

function sentence(
  { words, between, end }: Vocabulary,
  random: () => number,
): { text: string; words: string[] } {
  const length = SHORTEST + Math.floor(random() * (LONGEST - SHORTEST + 1));
  const chosen = Array.from({ length }, () => words[zipf(random)] ?? '');
  return { text: chosen.join(between) + end, words: chosen };
}

function queriesOf(
  vocabulary: Vocabulary & { script: Script },
  holding: ReadonlyMap<string, number>,
  random: () => number,
): Queries {
  const once = [...holding].flatMap(([word, notes]) => (notes === 1 ? [word] : []));
  const word = (place: number): string => vocabulary.words[place] ?? '';
  const several = (make: () => string): string[] => Array.from({ length: QUERIES }, make);
  return {
    rare: several(() => once[Math.floor(random() * once.length)] ?? ''),
    common: several(() => word(commonPlace(random))),
    'two words': several(() => [word(middlePlace(random)), word(middlePlace(random))].join(' ')),
    missing: several(() => unknownWord(vocabulary.script, random, vocabulary)),
  };
}

/** A note of somebody's own words. */
export function noteOf(text: string, at: number): NoteRecord {
  const turn = ids.next(at);
  const said = new Date(at).toISOString();
  const speaker = { id: ownerId, name: OWNER };
  return {
    id: noteId(ROOM.id, [turn], text),
    day: said.slice(0, 10),
    at: said,
    conversation: ROOM.id,
    kind: 'fact',
    subject: OWNER,
    speaker,
    trust: 'owner',
    turns: [turn],
    sources: [{ turn, quote: text, at: said, speaker, trust: 'owner' }],
    text,
    hash: hashText(text),
    reason: 'daily summary',
    model: 'offline',
    writtenAt: said,
  };
}
