import { join } from 'node:path';
import { encodeFolderName } from '../chat/ids.ts';
import type { ConversationMove, ConversationRef } from '../chat/message.ts';
import { idAfter, type MovedRoom, withMoves } from '../config/moves.ts';
import type { Config } from '../config/schema.ts';
import { spaceOf } from '../config/spaces.ts';
import type { Cursor } from '../conversation/cursor.ts';
import { moveFolder, renameConversations } from '../conversation/move-files.ts';
import type { DreamJob } from '../dreaming/dreams.ts';
import type { StateMap, StateStore } from '../state/store.ts';
import type { Room } from './admission.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { Question } from './unanswered.ts';

/** A move, written down before anything moves. */
interface MoveRecord {
  to: string;
  /** Milliseconds since the epoch. */
  at: number;
  done: boolean;
}

/** Rooms whose ids changed. */
interface Moves {
  /** The configuration with what it says of rooms that moved. */
  config(): Config;
  /** Writes down that a room moves; false when that is done already. */
  note(move: ConversationMove): Promise<boolean>;
  /** Moves what was written down and is not done. Nothing may be open meanwhile; it goes on after a crash. */
  carryOut(): Promise<void>;
}

interface MovesOptions {
  config: Config;
  state: StateStore;
  /** Milliseconds since the epoch. */
  now: () => number;
  warn: (sentence: string) => void;
}

/** Reads which rooms moved. */
export async function createMoves({ config, state, now, warn }: MovesOptions): Promise<Moves> {
  const records = state.map<MoveRecord>('moves');
  const known = new Map(await records.entries());

  const listed = (done: boolean): MovedRoom[] =>
    [...known]
      .filter(([, record]) => record.done === done)
      .sort((a, b) => a[1].at - b[1].at)
      .map(([from, { to }]) => ({ from, to }));

  async function set(from: string, record: MoveRecord): Promise<void> {
    await records.set(from, record);
    known.set(from, record);
  }

  async function moveOne(move: MovedRoom): Promise<void> {
    const before = withMoves(config, listed(true));
    const after = withMoves(config, [...listed(true), move]);
    const [old, next] = [spaceOf(before, { id: move.from }), spaceOf(after, { id: move.to })];
    const root = join(config.dataDir, 'spaces');
    await moveState(state, move, { old, next });
    await renameConversations(join(root, encodeFolderName(old)), (id) => idAfter(move, id));
    if (old !== next) await moveFolder(root, old, next);
  }

  return {
    config: () => withMoves(config, listed(true)),
    async note({ from, to }) {
      const record = known.get(from);
      if (from === to || (record?.done === true && record.to === to)) return false;
      await set(from, { to, at: now(), done: false });
      return true;
    },
    async carryOut() {
      for (const move of listed(false)) {
        await moveOne(move);
        await set(move.from, { to: move.to, at: known.get(move.from)?.at ?? now(), done: true });
        warn(
          `${move.from} is ${move.to} now, and its memory went with it. Where the configuration names the old id, write the new one.`,
        );
      }
    },
  };
}

/** Gives everything in the state its new key. A key that is there already is united with the old one. */
async function moveState(
  state: StateStore,
  move: MovedRoom,
  spaces: { old: string; next: string },
): Promise<void> {
  const id = (one: string): string => idAfter(move, one);
  const space = (one: string): string => (one === spaces.old ? spaces.next : one);
  await rekey(state.map<Cursor>('cursors'), id, earlier, (cursor) => withPending(cursor, id));
  await rekey(
    state.map<ConversationRef>('conversations'),
    id,
    (_, present) => present,
    (ref) => ({ ...ref, id: id(ref.id), ...(ref.parent === undefined ? {} : { parent: id(ref.parent) }) }),
  );
  await rekey(state.map('toggles'), space, (_, present) => present);
  await rekey(state.map('slots'), space, (_, present) => present);
  await rekey(state.map<Room>('rooms'), id, (old, present) => ({ ...old, ...present }));
  await rekey(state.map('lost'), id, (_, present) => present);
  await rewrite(state.map<OutboxEntry>('outbox'), (entry) =>
    entry.privately === true ? entry : { ...entry, conversation: id(entry.conversation) },
  );
  await rewrite(state.map<Question>('unanswered'), (question) => ({
    ...question,
    conversation: id(question.conversation),
  }));
  await rewrite(state.map<DreamJob>('jobs'), (job) => ({
    ...job,
    space: space(job.space),
    listeners: job.listeners.map((one) => ({ ...one, conversation: id(one.conversation) })),
  }));
}

async function rekey<Value>(
  map: StateMap<Value>,
  rename: (key: string) => string,
  unite: (old: Value, present: Value) => Value,
  change: (value: Value) => Value = (value) => value,
): Promise<void> {
  for (const [key, value] of await map.entries()) {
    const next = rename(key);
    const changed = change(value);
    if (next === key) {
      if (JSON.stringify(changed) !== JSON.stringify(value)) await map.set(key, changed);
      continue;
    }
    const present = await map.get(next);
    await map.set(next, present === undefined ? changed : unite(changed, present));
    await map.delete(key);
  }
}

async function rewrite<Value>(map: StateMap<Value>, change: (value: Value) => Value): Promise<void> {
  await rekey(
    map,
    (key) => key,
    (_, present) => present,
    change,
  );
}

/** Both had messages: what either has not worked through is looked at, some of it once more. */
function earlier(old: Cursor, present: Cursor): Cursor {
  const least = (a: string, b: string): string => (a < b ? a : b);
  // A room that was just opened has worked through nothing, and holds nothing from before.
  const isNew = present.summarised === '' && present.windowStart === '';
  const pending = present.pending ?? old.pending;
  return {
    summarised: isNew ? old.summarised : least(old.summarised, present.summarised),
    windowStart: isNew ? old.windowStart : least(old.windowStart, present.windowStart),
    again: [...new Set([...old.again, ...present.again])],
    ...(pending === undefined ? {} : { pending }),
  };
}

function withPending(cursor: Cursor, rename: (id: string) => string): Cursor {
  const { pending } = cursor;
  if (pending === undefined) return cursor;
  const notes = pending.batch.notes.map((note) => ({ ...note, conversation: rename(note.conversation) }));
  return { ...cursor, pending: { ...pending, batch: { ...pending.batch, notes } } };
}
