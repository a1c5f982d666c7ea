import type { TrustClass } from '../../chat/message.ts';
import { isTrusted } from '../../chat/trust.ts';
import type { LiveNote } from '../notes.ts';
import type { Item, Passage } from '../types.ts';
import { type Entry, foreignOf } from './entry.ts';

/** What an entry tells. */
export function passageOf({ kind, key, text, day, speakerId, speaker }: Entry): Passage {
  return {
    kind: kind === 'context' ? 'message' : kind,
    id: key,
    text,
    score: 0,
    ...(day === '' ? {} : { day }),
    ...(speakerId === '' ? {} : { speaker: { id: speakerId, name: speaker } }),
  };
}

/** An item as an answer has it. */
export function passageOfItem({ n, text, lastConfirmed, sources }: Item): Passage {
  const speaker = sources[0]?.speaker;
  const day = lastConfirmed?.slice(0, 10);
  return {
    kind: 'item',
    id: String(n),
    text,
    score: 0,
    ...(day === undefined ? {} : { day }),
    ...(speaker === undefined ? {} : { speaker }),
  };
}

/** A note as an answer has it. */
export function passageOfNote({ key, text, day, record }: LiveNote): Passage {
  const speaker = record?.speaker;
  return { kind: 'note', id: key, text, day, score: 0, ...(speaker === undefined ? {} : { speaker }) };
}

/** Where and when a message was said. */
export function placeOf({ conversation, ref, at }: Entry): {
  conversation?: string;
  ref?: string;
  at?: string;
} {
  return {
    ...(conversation === null ? {} : { conversation }),
    ...(ref === '' ? {} : { ref }),
    ...(at === 0 ? {} : { at: new Date(at).toISOString() }),
  };
}

/** Where a note stands, and what it rests on. */
export function standOf({ path, line, record }: LiveNote): { path: string; line: number; turn?: string } {
  const turn = record?.sources[0]?.turn ?? record?.turns[0];
  return { path, line, ...(turn === undefined ? {} : { turn }) };
}

/** Where words come from that are not the speaker's own, of a message or of what a note rests on. */
export function foreignIn(
  entry: Pick<Entry, 'flags'>,
  note?: Pick<LiveNote, 'record'>,
): TrustClass | undefined {
  const trust = note?.record?.trust;
  return trust === undefined || isTrusted(trust) ? foreignOf(entry.flags) : trust;
}
