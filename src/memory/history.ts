import { z } from 'zod';
import { normalisedKey } from '../text/similarity.ts';
import { type ChangeStore, openChanges } from './changes.ts';
import { isHeldRemoval } from './hands.ts';
import { uniteNotes } from './item-records.ts';
import { parseMemory } from './memory-parse.ts';
import type { ChangeOperation, ChangeSet } from './types.ts';
import { folderVault, obstacleOf, type Vault } from './vault.ts';

/** Something that a person does not want in memory: dreams do not bring it back without new evidence. */
export interface Rejection {
  text: string;
  /** ISO 8601, UTC: when the person said no. */
  at: string;
  /** Block ids of the notes, and log ids of the messages, that it rested on. */
  notes: string[];
  turns: string[];
  /** The operation that was undone, or that took the line out. */
  change: number;
  k: number;
}

/** What the change-sets amount to. Derived: it is made again from them when it is lost. */
interface History {
  rejections: Rejection[];
  /** Headings that Reverie made. */
  headings: Set<string>;
  /** Text of each pinned line, and the heading it came from. */
  pinnedFrom: Map<string, string>;
  /** Change-sets whose removals were asked about, answered or not. */
  asked: number[];
}

interface HistoryKeeper {
  /** Reads no more change-sets than came since it was last asked. */
  current(): Promise<History>;
  /** The highest number of a change-set that it ever counted in, also when the file of that one is gone. */
  reached(): Promise<number>;
  /** Makes it again from all change-sets. */
  rebuild(): Promise<History>;
  /** Counts the held removals of a change-set as rejections; to be called before the change-set says so itself. */
  confirm(set: ChangeSet): Promise<void>;
}

/** Holds the folders of rooms whose memory was united with this one. */
export const UNITED = 'moved';

const FILE = 'memory/.dreams/rejections.json';
const PERSONS: ReadonlySet<ChangeSet['who']> = new Set(['hand', 'command', 'cli']);

const stored = z.object({
  version: z.literal(3),
  through: z.number(),
  rejections: z.array(
    z.object({
      text: z.string(),
      at: z.string(),
      notes: z.array(z.string()),
      turns: z.array(z.string()),
      change: z.number(),
      k: z.number(),
    }),
  ),
  headings: z.array(z.string()),
  pinnedFrom: z.array(z.tuple([z.string(), z.string()])),
  asked: z.array(z.number()),
  united: z.array(z.string()).default([]),
});

interface Position extends History {
  /** The last change-set that it counts in. */
  through: number;
  /** The united rooms that it counts in. */
  united: string[];
}

/** @param warn hears, once, that something else stands in the place of the file */
export function openHistory(
  vault: Vault,
  changes: ChangeStore,
  warn: (sentence: string) => void,
): HistoryKeeper {
  let known: Position | undefined;
  let warned = false;

  async function load(): Promise<Position> {
    try {
      const text = await vault.read(FILE);
      if (text === undefined) return nothing();
      const { headings, pinnedFrom, ...rest } = stored.parse(JSON.parse(text));
      return { ...rest, headings: new Set(headings), pinnedFrom: new Map(pinnedFrom) };
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof z.ZodError) return nothing();
      if (obstacleOf(error) === undefined) throw error;
      return nothing();
    }
  }

  async function save(position: Position): Promise<void> {
    const { rejections, asked, through, united } = position;
    const [headings, pinnedFrom] = [[...position.headings], [...position.pinnedFrom]];
    const known = { version: 3, through, rejections, headings, pinnedFrom, asked, united };
    const text = `${JSON.stringify(known, null, 1)}\n`;
    try {
      await vault.replace(FILE, text);
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (obstacle === undefined) throw error;
      // The change-sets say the same, at the price of reading all of them at every start.
      if (!warned) warn(`${FILE} is ${obstacle.what} and was not written. Move it away.`);
      warned = true;
    }
  }

  async function catchUp(from: Position): Promise<Position> {
    const numbers = await changes.numbers();
    const last = numbers.at(-1) ?? 0;
    let position = from.through > last ? nothing() : from;
    const { united } = position;
    const names = await vault.list(UNITED);
    const files = await vault.stats(UNITED, names);
    const rooms = names.filter((room, at) => files[at] === undefined && !united.includes(room));
    if (position.through === last && rooms.length === 0) return position;
    // A copy, so that a failure half-way leaves what was known.
    position = {
      ...position,
      rejections: [...position.rejections],
      headings: new Set(position.headings),
      pinnedFrom: new Map(position.pinnedFrom),
      asked: [...position.asked],
      united: [...position.united, ...rooms],
    };
    for (const room of rooms) position.rejections.push(...(await rejectedIn(room)));
    for (const n of numbers) {
      if (n <= position.through) continue;
      const set = await changes.read(n);
      if (set?.state === 'prepared') break;
      if (set?.state === 'applied') await count(position, set, changes);
      position.through = n;
    }
    await save(position);
    return position;
  }

  /** What people did not want in a room that was united with this one; its change-sets have numbers of their own. */
  async function rejectedIn(room: string): Promise<Rejection[]> {
    const own = folderVault(vault.locate(`${UNITED}/${room}`));
    const { rejections } = await openHistory(own, openChanges(own, warn), warn).current();
    return rejections.map((one) => ({ ...one, change: 0, k: 0 }));
  }

  async function current(): Promise<Position> {
    known = await catchUp(known ?? (await load()));
    return known;
  }

  return {
    current,
    async reached() {
      known ??= await load();
      return known.through;
    },
    async rebuild() {
      known = await catchUp(nothing());
      return known;
    },
    async confirm(set) {
      const position = await current();
      const rejections = refusalsOf({ ...set, held: [] });
      known = {
        ...position,
        rejections: withoutOperations(position.rejections, rejections).concat(rejections),
      };
      await save(known);
    },
  };
}

function nothing(): Position {
  return { rejections: [], headings: new Set(), pinnedFrom: new Map(), asked: [], through: 0, united: [] };
}

async function count(history: History, set: ChangeSet, changes: ChangeStore): Promise<void> {
  countHeadings(history, set);
  for (const operation of set.operations) countPins(history, operation);
  if (set.held.some(isHeldRemoval)) history.asked.push(set.n);
  if (PERSONS.has(set.who)) {
    const wanted = new Set(
      set.operations.flatMap(({ op, after }) =>
        after === undefined || op === 'unpin' ? [] : [normalisedKey(after.text)],
      ),
    );
    history.rejections = history.rejections.filter(({ text }) => !wanted.has(normalisedKey(text)));
    history.rejections.push(...refusalsOf(set));
  }
  if (set.who === 'undo') await countUndo(history, set, changes);
}

function countHeadings({ headings }: History, set: ChangeSet): void {
  if (set.textBefore === set.textAfter) return;
  const before = new Set(parseMemory(set.textBefore).sections.map(({ heading }) => heading));
  const after = new Set(parseMemory(set.textAfter).sections.map(({ heading }) => heading));
  for (const heading of headings) if (!after.has(heading)) headings.delete(heading);
  if (set.who === 'hand' || set.who === 'undo' || set.who === 'restore') return;
  for (const heading of after) if (!before.has(heading)) headings.add(heading);
}

function countPins({ pinnedFrom }: History, { op, before, after }: ChangeOperation): void {
  const [was] = before;
  if (op === 'pin' && was !== undefined && after !== undefined) {
    pinnedFrom.set(after.text, was.heading);
    return;
  }
  for (const { text, heading } of before) {
    const from = pinnedFrom.get(text);
    if (from === undefined) continue;
    pinnedFrom.delete(text);
    if (op === 'update' && after?.heading === heading) pinnedFrom.set(after.text, from);
  }
}

/** A dream's lines that a person took out, and the former text of those that a person changed. */
function refusalsOf(set: ChangeSet): Rejection[] {
  const held = new Set(set.held.filter(isHeldRemoval).map(({ text }) => text));
  return set.operations.flatMap((operation) => {
    const { op, before, after } = operation;
    if (op !== 'remove' && op !== 'update') return [];
    return before
      .filter(({ by, text }) => by === 'dream' && text !== after?.text && !held.has(text))
      .map(({ text, notes, sources }) => ({
        text,
        at: set.at,
        notes,
        turns: [...new Set(sources.map(({ turn }) => turn))],
        change: set.n,
        k: operation.k,
      }));
  });
}

/**
 * Undoing a line that a dream wrote, or that a command added, rejects it; undoing a person's removal takes the rejection
 * back; undone again, the reverse.
 */
async function countUndo(history: History, set: ChangeSet, changes: ChangeStore): Promise<void> {
  const found = await rootOf(set, changes);
  if (found === undefined) return;
  const { root, reversed } = found;
  const reach = new Set(set.operations.map(({ k }) => k));
  history.rejections = history.rejections.filter(({ change, k }) => change !== root.n || !reach.has(k));
  if (reversed) {
    const undone = root.operations.filter(({ k, op }) => reach.has(k) && isUnwanted(root.who, op));
    history.rejections.push(...undone.flatMap((operation) => rejectionOf(root.n, operation, set.at)));
  }
  if (PERSONS.has(root.who) && !reversed) {
    history.rejections.push(...refusalsOf(root).filter(({ k }) => reach.has(k)));
  }
}

/** What somebody remembered by command and took back again, the same words in the chat must not bring back either. */
function isUnwanted(who: ChangeSet['who'], op: ChangeOperation['op']): boolean {
  return who === 'dream' || ((who === 'command' || who === 'cli') && op === 'add');
}

function rejectionOf(change: number, { k, before, after }: ChangeOperation, at: string): Rejection[] {
  if (after === undefined) return [];
  // What the lines it replaced rested on is not rejected: they stand again.
  const kept = { notes: uniteNotes(before.map(({ notes }) => notes)), turns: before.flatMap(turnsOf) };
  return [
    {
      text: after.text,
      at,
      notes: after.notes.filter((note) => !kept.notes.includes(note)),
      turns: [...new Set(turnsOf(after))].filter((turn) => !kept.turns.includes(turn)),
      change,
      k,
    },
  ];
}

function turnsOf({ sources }: { sources: readonly { turn: string }[] }): string[] {
  return sources.map(({ turn }) => turn);
}

function withoutOperations(all: readonly Rejection[], some: readonly Rejection[]): Rejection[] {
  return all.filter(({ change, k }) => !some.some((other) => other.change === change && other.k === k));
}

/**
 * The change-set that a chain of undos is about, and whether `set` leaves it reversed (an undo) or in force again
 * (the undo of an undo). `undefined` when the chain leads to a change-set that is gone.
 */
export async function rootOf(
  set: ChangeSet,
  changes: ChangeStore,
): Promise<{ root: ChangeSet; reversed: boolean } | undefined> {
  let root: ChangeSet | undefined = set;
  let reversed = false;
  while (root?.who === 'undo') {
    root = root.of === undefined || root.of >= root.n ? undefined : await changes.read(root.of);
    reversed = !reversed;
  }
  return root === undefined ? undefined : { root, reversed };
}
