import type { ConversationRef, IncomingMessage } from '../chat/message.ts';
import type { Config } from '../config/schema.ts';
import type { StateMap } from '../state/store.ts';

/** What is known of a room beside its memory. */
export interface Room {
  /** Since when everybody in it may talk to the bot, in milliseconds since the epoch, and who let it in. */
  admitted?: { at: number; by: string };
  /** When it was told what is remembered there. */
  told?: number;
}

/** `stranger`: somebody who may not talk to the bot, in private; `outside`: a room that nobody let in. */
type Verdict = 'welcome' | 'stranger' | 'outside';

/** Who may talk to the bot at all. Whoever may not costs no model call, and nothing of it is kept. */
export interface Admission {
  /** What becomes of a message; an owner's word to the bot lets its room in. */
  judge(event: IncomingMessage, owner: boolean): Promise<Verdict>;
  /** Whether somebody's words may be kept, now; asking lets nobody in. */
  mayKeep(ref: ConversationRef, author: { id: string }, owner: boolean): boolean;
  /** Whether everybody in a room may talk to the bot. */
  isOpen(ref: ConversationRef): boolean;
  /** Lets a room in, for good. */
  admit(ref: ConversationRef, by: string): Promise<void>;
  /** Whether a room was told what is remembered there. */
  wasTold(ref: ConversationRef): boolean;
  markTold(ref: ConversationRef): Promise<void>;
  /** Whether an owner let a room in that was not told yet. */
  owesNotice(ref: ConversationRef): boolean;
  /** Marks that a stranger is refused; false when that happened in the last 90 days. */
  refuse(person: string): Promise<boolean>;
}

interface AdmissionOptions {
  config: Pick<Config, 'access' | 'spaces'>;
  rooms: StateMap<Room>;
  /** Strangers who were refused, with the time. */
  strangers: StateMap<number>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A stranger who writes again after so long is told once more; of the others nothing is kept. */
const REMEMBER_MS = 90 * 24 * 60 * 60 * 1000;

/** Reads which rooms were let in. */
export async function createAdmission(options: AdmissionOptions): Promise<Admission> {
  const { config, rooms, strangers, now } = options;
  const { access } = config;
  const known = new Map<string, Room>(await rooms.entries());
  const refused = new Map<string, number>(await strangers.entries());
  const named = new Set(
    Object.entries(config.spaces).flatMap(([id, space]) => [id, ...(space.conversations ?? [])]),
  );

  /** A topic belongs to its group, a thread to its channel. */
  const roomOf = (ref: ConversationRef): string => ref.parent ?? ref.id;

  async function change(ref: ConversationRef, more: Room): Promise<void> {
    const id = roomOf(ref);
    const room = { ...known.get(id), ...more };
    await rooms.set(id, room);
    known.set(id, room);
  }

  function isOpen(ref: ConversationRef): boolean {
    if (access === 'everyone' || ref.kind === 'console') return true;
    const ids = [ref.id, roomOf(ref), ...(ref.community === undefined ? [] : [ref.community])];
    const listed = access === 'owners' ? [] : access;
    return ids.some((id) => named.has(id) || listed.includes(id) || known.get(id)?.admitted !== undefined);
  }

  function mayKeep(ref: ConversationRef, author: { id: string }, owner: boolean): boolean {
    if (isOpen(ref)) return true;
    return ref.kind === 'private' && (owner || (access !== 'owners' && access.includes(author.id)));
  }

  async function admit(ref: ConversationRef, by: string): Promise<void> {
    if (known.get(roomOf(ref))?.admitted === undefined) await change(ref, { admitted: { at: now(), by } });
  }

  return {
    isOpen,
    mayKeep,
    admit,
    async judge({ conversation, author, addressed }, owner) {
      if (mayKeep(conversation, author, owner)) return 'welcome';
      if (conversation.kind === 'private') return author.bot ? 'outside' : 'stranger';
      if (!owner || !addressed) return 'outside';
      await admit(conversation, author.id);
      return 'welcome';
    },
    wasTold: (ref) => known.get(roomOf(ref))?.told !== undefined,
    markTold: (ref) => change(ref, { told: now() }),
    owesNotice(ref) {
      const room = known.get(roomOf(ref));
      return room?.admitted !== undefined && room.told === undefined;
    },
    async refuse(person) {
      const before = now() - REMEMBER_MS;
      const isNew = (refused.get(person) ?? before) <= before;
      if (isNew) refused.set(person, now());
      const old = [...refused].filter(([, at]) => at <= before);
      for (const [id] of old) refused.delete(id);
      for (const [id] of old) await strangers.delete(id);
      if (isNew) await strangers.set(person, now());
      return isNew;
    },
  };
}
