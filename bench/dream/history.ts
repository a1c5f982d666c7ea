import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { noteId } from '../../src/memory/notes.ts';
import type { NoteKind, NoteRecord, Source } from '../../src/memory/types.ts';
import { hashText } from '../../src/memory/vault.ts';
import type { Clock } from '../../src/time/clock.ts';
import { measuredService, OWNER, ownerId, room } from '../support/service.ts';

export const LAST_DAY = '2026-11-29';
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_HOUR_MS = 8 * 60 * 60 * 1000;
const BETWEEN_MS = 20 * 60 * 1000;
/** Where the notes are taken. */
export const ROOM = room(1, 'private');

const NAMES = [
  'Olha',
  'Petro',
  'Marta',
  'Jonas',
  'Aiko',
  'Luis',
  'Nina',
  'Omar',
  'Vera',
  'Tom',
  'Ida',
  'Max',
];
const TOWNS = ['Lviv', 'Porto', 'Lyon', 'Graz', 'Turku', 'Osaka', 'Quito', 'Ghent', 'Split', 'Leeds', 'Kyiv'];
const DISHES = ['lentil soup', 'rye bread', 'plums', 'noodles', 'goat cheese', 'pancakes', 'olives', 'rice'];
const THINGS = ['the cello', 'chess', 'handball', 'the oboe', 'go', 'the harp', 'bowls'];

/** A statement that lasts and its kind; with another number another one. */
function statement(n: number): { text: string; kind: NoteKind } {
  const [name, town, dish, thing] = [NAMES, TOWNS, DISHES, THINGS].map((list) => list[n % list.length]);
  const which = Math.floor(n / 97);
  const made: { text: string; kind: NoteKind }[] = [
    { text: `My cousin ${name} lives in ${town}, in house ${which + 1}.`, kind: 'person' },
    { text: `My friend ${name} plays ${thing} and is ${20 + (which % 60)} years old.`, kind: 'person' },
    { text: `I like ${dish} with ${DISHES[(n + which + 1) % DISHES.length]}.`, kind: 'preference' },
    { text: `My colleague ${name} comes from ${town} and has ${2 + (which % 30)} hens.`, kind: 'person' },
    { text: `I am allergic to ${dish} from ${town}, kind ${which + 1}.`, kind: 'person' },
  ];
  return made[n % made.length] ?? { text: '', kind: 'fact' };
}

/**
 * Fills a data directory with so many days of messages and their notes, without a dream. Log and notes are written by
 * the product; its summariser is left out, for that is not what is measured and takes minutes.
 * @returns how many notes were written
 */
export async function fillNotes(dataDir: string, days: number, notesADay: number): Promise<number> {
  const first = Date.parse(`${LAST_DAY}T00:00:00Z`) - (days - 1) * DAY_MS;
  let now = first;
  const clock: Clock = { now: () => now, after: () => ({ cancel: () => undefined }) };
  const { service } = await measuredService({ dataDir, model: createOfflineModel(), clock });
  const author = { id: ownerId, name: OWNER, owner: true, bot: false };
  try {
    const space = await service.spaces.open(ROOM.id);
    for (let day = 0; day < days; day += 1) {
      const notes: NoteRecord[] = [];
      for (let n = 0; n < notesADay; n += 1) {
        now = first + day * DAY_MS + FIRST_HOUR_MS + n * BETWEEN_MS;
        const at = new Date(now).toISOString();
        const { text, kind } = statement(day * notesADay + n);
        const said = { at, conversation: ROOM.id, author, text, trust: 'owner' as const };
        const { id } = await space.log.append({ ...said, kind: 'user', attachments: [], offRecord: false });
        notes.push(
          noteOf(`${OWNER}: ${text}`, kind, { turn: id, quote: text, at, speaker: author, trust: 'owner' }),
        );
      }
      await space.notes.write({ at: now, reason: 'daily summary', label: 'bench/Ana', notes });
    }
    return (await space.notes.records()).length;
  } finally {
    await service.stop();
  }
}

function noteOf(text: string, kind: NoteKind, source: Source): NoteRecord {
  const { turn, at, speaker, trust } = source;
  return {
    id: noteId(ROOM.id, [turn], text),
    day: at.slice(0, 10),
    at,
    conversation: ROOM.id,
    kind,
    subject: speaker.name,
    speaker: { id: speaker.id, name: speaker.name },
    trust,
    turns: [turn],
    sources: [{ ...source, speaker: { id: speaker.id, name: speaker.name } }],
    text,
    hash: hashText(text),
    reason: 'daily summary',
    model: 'offline',
    writtenAt: at,
  };
}
