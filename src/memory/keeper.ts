import { DEFAULT_LANGUAGE } from '../languages/index.ts';
import { headingsOf } from '../languages/matters.ts';
import { createMutex } from '../state/mutex.ts';
import { textsOf } from '../text/say.ts';
import { type Day, localDay } from '../time/zone.ts';
import { type Archive, openArchive } from './archive.ts';
import { openChangeWriter } from './change-writer.ts';
import { type ChangeDraft, type ChangeStore, openChanges } from './changes.ts';
import { findItem } from './find.ts';
import { type Memory, openHandReader } from './hand-reader.ts';
import { isHeldRemoval, questionOf } from './hands.ts';
import { openHistory, type Rejection } from './history.ts';
import { confirmed } from './item-records.ts';
import { quote } from './item-text.ts';
import { lineChanges } from './line-changes.ts';
import { MemoryEditError, MemoryFileError, UndoError } from './memory-errors.ts';
import { composePlan, type PlannedOperation, planOperations } from './plan.ts';
import { planRestore } from './restore.ts';
import type { ChangeAuthor, ChangeSet, DeclinedOperation, Item } from './types.ts';
import { findApplied, latestToUndo, planUndo } from './undo.ts';
import { hashText, type Vault } from './vault.ts';

/** What somebody wants done, planned on a memory that they looked at. */
interface CommitDraft {
  who: ChangeAuthor;
  run?: string;
  baseHash: string;
  operations: PlannedOperation[];
  refused?: DeclinedOperation[];
  held?: DeclinedOperation[];
}

/** New words for a line that stands. */
export interface Confirmation {
  heading: string;
  text: string;
  /** ISO 8601, UTC: when it was said last. */
  at: string;
  /** Keys of the notes that say it. */
  notes: string[];
}

type CommitResult = { change: ChangeSet } | { conflict: Memory };

/** The long-term memory of one space. Its methods may be called at any time; they wait for each other. */
export interface Keeper {
  /** Finishes or gives up what a crash left half-done. Every other method does so first when it was not called. */
  recover(): Promise<void>;
  /** The memory as it stands; what a person did to the file since is recorded first. Cheap when nothing changed. */
  look(): Promise<Memory>;
  /**
   * Applies all operations in one step that can be undone. With refused or held proposals alone it keeps the record
   * and changes no byte of the memory.
   * @returns `conflict`, with nothing applied, when the file is not the one it was planned on
   * @throws {MemoryTextError|MemoryEditError} when the operations do not fit the memory; nothing is written then
   */
  commit(draft: CommitDraft): Promise<CommitResult>;
  /**
   * Takes lines for said again: they keep their text, and change-sets their numbers. Lines that no longer stand are
   * passed over.
   */
  confirm(confirmations: readonly Confirmation[]): Promise<void>;
  /**
   * Takes back change-set `n` (without a number the latest that can be), or its operation `k`. What cannot be taken
   * back stands in `refused` of the new change-set.
   * @throws {UndoError} when nothing can be taken back
   */
  undo(n?: number, k?: number): Promise<ChangeSet>;
  /**
   * Brings text and records back as they were right after change-set `n`. Rejects nothing.
   * @throws {UndoError} when there is no such change-set, or memory stands so already
   */
  restore(n: number): Promise<ChangeSet>;
  /** @throws {MemoryEditError} when there is no such line, or it is pinned already */
  pin(n: number, who: ChangeAuthor): Promise<ChangeSet>;
  /** Puts a pinned line back under the heading it came from. */
  unpin(n: number, who: ChangeAuthor): Promise<ChangeSet>;
  /** What a person does not want back, or has not answered yet whether it was meant to go. */
  unwanted(): Promise<Rejection[]>;
  /** What a person does not want back. */
  rejections(): Promise<Rejection[]>;
  /** Counts the held removals of change-set `n` as meant; `undo(n)` is the other answer. */
  confirmRemoval(n: number): Promise<ChangeSet>;
  /** What waits for the owner's word about lines that went missing by hand, newest first. */
  questions(): Promise<string[]>;
  find(numberOrText: string): Promise<Item | { ambiguous: Item[] } | undefined>;
  /** The change-set of a recent run, when it is in force. */
  ofRun(run: string): Promise<ChangeSet | undefined>;
  /** Makes the derived files again from the change-sets. */
  rebuild(): Promise<void>;
  readonly changes: ChangeStore;
  readonly archive: Archive;
}

interface KeeperOptions {
  vault: Vault;
  /** Milliseconds since the epoch. */
  now: () => number;
  warn: (sentence: string) => void;
  /** The local day of a moment, for the archive. By default the day in UTC. */
  dayOf?: (at: number) => Day;
  /** Whether people were told that a run failed: what it left prepared is never applied. By default none was. */
  hasFailed?: (run: string) => Promise<boolean>;
  /**
   * Whose heading a line goes under when nobody knows where it was pinned from, and in what the archive says why a line
   * went. By default English.
   */
  language?: () => Promise<string>;
}

/** How often a change is planned anew because somebody saves the file at the same moment. */
const MAX_ATTEMPTS = 5;
/** How many change-sets may have been made since a run made its own. */
const RECENT = 20;

/** Opens the memory of a space. Nothing is read before it is asked for; `recover` ends what a crash left half done. */
export function openKeeper(options: KeeperOptions): Keeper {
  const { vault, now, warn, dayOf = (at) => localDay(at, 'UTC'), hasFailed = async () => false } = options;
  const { language = async () => DEFAULT_LANGUAGE } = options;
  const exclusive = createMutex();
  const changes = openChanges(vault, warn);
  const archive = openArchive(vault);
  const history = openHistory(vault, changes, warn);
  const writer = openChangeWriter({
    vault,
    changes,
    archive,
    dayOf,
    texts: async () => textsOf(await language()),
    hasFailed,
  });
  const hand = openHandReader({ vault, changes, reached: history.reached, now, warn });
  /** What to do about change-sets that are left prepared; after the start their makers were told of the failure. */
  let unsettled: 'finish' | 'give up' | undefined = 'finish';

  async function recover(): Promise<void> {
    if (unsettled === undefined) return;
    await writer.recover(unsettled);
    hand.reset();
    unsettled = undefined;
  }

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    return exclusive(async () => {
      await recover();
      return task();
    });
  }

  /** For what only reads: a disk that takes no writes after a failure must not hide the memory. */
  function inTurnToRead<T>(task: () => Promise<T>): Promise<T> {
    return exclusive(async () => {
      if (unsettled === 'finish') await recover();
      else await recover().catch(() => undefined);
      return task();
    });
  }

  /** @returns `undefined` when the file changed at the last moment */
  async function write(make: (n: number) => ChangeDraft): Promise<ChangeSet | undefined> {
    try {
      const set = await writer.apply(make);
      if (set !== undefined) hand.adoptSet(set);
      // So that its number is known should its file be lost; it is counted in later when this fails.
      await history.current().catch(() => undefined);
      if (!writer.isSettled()) unsettled = 'give up';
      return set;
    } catch (error) {
      unsettled = 'give up';
      throw error;
    }
  }

  /** Plans on the memory as it stands, again when it changes under our hands. */
  async function insist(
    plan: (memory: Memory) => Promise<(n: number) => ChangeDraft> | ((n: number) => ChangeDraft),
  ): Promise<ChangeSet> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const set = await write(await plan(await hand.look()));
      if (set !== undefined) return set;
    }
    throw new MemoryFileError('MEMORY.md keeps changing. Close the program that writes it and try again.');
  }

  function draftOf(
    memory: Memory,
    after: Pick<ChangeSet, 'operations' | 'items'> & { text: string },
    rest: Partial<Pick<ChangeSet, 'run' | 'of' | 'refused' | 'held'>> & { who: ChangeAuthor },
  ): ChangeDraft {
    return {
      at: new Date(now()).toISOString(),
      hashBefore: memory.hash,
      hashAfter: hashText(after.text),
      textBefore: memory.text,
      textAfter: after.text,
      operations: after.operations,
      refused: [],
      held: [],
      items: after.items,
      ...rest,
    };
  }

  async function makerFor(
    memory: Memory,
    draft: Omit<CommitDraft, 'baseHash'>,
  ): Promise<(n: number) => ChangeDraft> {
    const { headings } = await history.current();
    const { operations, ...rest } = draft;
    return (n) =>
      draftOf(
        memory,
        composePlan(memory, planOperations(memory.items, operations, draft.who, n), headings),
        rest,
      );
  }

  /** What a person wants back counts as confirmed: it must not be what leaves first when there is no room. */
  function wantedBack<T extends Pick<ChangeSet, 'items'> & { text: string }>(memory: Memory, after: T): T {
    const came = new Set(lineChanges({ textBefore: memory.text, textAfter: after.text }).came);
    const lastConfirmed = new Date(now()).toISOString();
    const items = after.items.map((item) => (came.has(item.text) ? { ...item, lastConfirmed } : item));
    return { ...after, items };
  }

  /** Moves one line that a person named by its number. */
  async function move(op: 'pin' | 'unpin', n: number, who: ChangeAuthor): Promise<ChangeSet> {
    const { pinnedFrom } = await history.current();
    const headings = headingsOf(await language());
    return insist((memory) => {
      const item = memory.items[n - 1];
      if (item === undefined) {
        throw new MemoryEditError(`There is no line ${n} in memory; it has ${memory.items.length}.`);
      }
      if ((item.state === 'pinned') === (op === 'pin')) {
        throw new MemoryEditError(
          `${quote(item.text)} is ${op === 'pin' ? 'pinned already' : 'not pinned'}.`,
        );
      }
      const heading =
        op === 'pin' ? item.heading : pinnedFrom.get(item.text) || headings[item.kind ?? 'fact'];
      const reason = op === 'pin' ? 'Pinned.' : 'Unpinned.';
      return makerFor(memory, { who, operations: [{ op, targets: [n], heading, reason }] });
    });
  }

  /** Change-sets about which the owner was asked and has not answered, newest first. */
  async function openQuestions(): Promise<ChangeSet[]> {
    const { asked } = await history.current();
    const sets = await Promise.all(asked.toReversed().map((n) => changes.read(n)));
    return sets.filter((set) => set !== undefined).filter((set) => questionOf(set) !== undefined);
  }

  return {
    changes,
    archive,
    recover: () => inTurn(async () => undefined),
    look: () => inTurnToRead(hand.look),
    commit: (draft) =>
      inTurn(async () => {
        const { baseHash, ...rest } = draft;
        const memory = await hand.look();
        if (memory.hash !== baseHash) return { conflict: memory };
        const change = await write(await makerFor(memory, rest));
        return change === undefined ? { conflict: await hand.look() } : { change };
      }),
    confirm: (confirmations) =>
      inTurn(async () => {
        if (confirmations.length === 0) return;
        await hand.look();
        const set = await changes.latestApplied();
        if (set === undefined) return;
        await changes.rewrite({ ...set, items: set.items.map((item) => confirmed(item, confirmations)) });
        hand.reset();
      }),
    undo: (n, k) =>
      inTurn(async () => {
        await hand.look();
        const { n: of } = n === undefined ? await latestToUndo(changes) : await findApplied(changes, n);
        const { headings } = await history.current();
        return insist(async (memory) => {
          const { refused, ...after } = await planUndo(
            memory,
            await findApplied(changes, of),
            k,
            changes,
            headings,
          );
          return () => draftOf(memory, wantedBack(memory, after), { who: 'undo', of, refused });
        });
      }),
    restore: (n) =>
      inTurn(async () => {
        const set = await findApplied(changes, n);
        return insist(async (memory) => {
          const after = await planRestore(memory, set);
          return () => draftOf(memory, wantedBack(memory, after), { who: 'restore', of: n });
        });
      }),
    pin: (n, who) => inTurn(() => move('pin', n, who)),
    unpin: (n, who) => inTurn(() => move('unpin', n, who)),
    rejections: () =>
      inTurn(async () => {
        await hand.look();
        return structuredClone((await history.current()).rejections);
      }),
    confirmRemoval: (n) =>
      inTurn(async () => {
        const set = await findApplied(changes, n);
        const held = set.held.filter((declined) => !isHeldRemoval(declined));
        if (held.length === set.held.length) {
          throw new UndoError('nothing_to_undo', `Change ${n} has no removal that waits for a yes.`);
        }
        const confirmed = { ...set, held };
        await history.confirm(confirmed);
        await changes.rewrite(confirmed);
        return confirmed;
      }),
    unwanted: () =>
      inTurn(async () => {
        await hand.look();
        const open = await openQuestions();
        const waiting = open.flatMap(({ n, at, held }) =>
          held.filter(isHeldRemoval).map(
            ({ text, notes, sources }): Rejection => ({
              text,
              at,
              notes,
              turns: sources.map((source) => source.turn),
              change: n,
              k: 0,
            }),
          ),
        );
        return [...structuredClone((await history.current()).rejections), ...waiting];
      }),
    questions: () =>
      inTurn(async () => {
        await hand.look();
        return (await openQuestions()).map(questionOf).filter((question) => question !== undefined);
      }),
    find: (numberOrText) => inTurnToRead(async () => findItem((await hand.look()).items, numberOrText)),
    ofRun: (run) =>
      inTurnToRead(async () => {
        const recent = await changes.list({ limit: RECENT });
        const set = recent.find((one) => one.run === run && writer.isInForce(one));
        return set === undefined ? undefined : { ...set, state: 'applied' };
      }),
    rebuild: () =>
      inTurn(async () => {
        await history.rebuild();
      }),
  };
}
