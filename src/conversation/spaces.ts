import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../chat/errors.ts';
import { decodeFolderName, encodeFolderName } from '../chat/ids.ts';
import type { ConversationRef } from '../chat/message.ts';
import { createTurns } from '../chat/turns.ts';
import type { Config } from '../config/schema.ts';
import { type SpaceSettings, spaceOf, spaceSettings } from '../config/spaces.ts';
import type { LanguageModel, Speaker } from '../llm/model.ts';
import { removeLeftovers } from '../memory/change-file.ts';
import { draftVault } from '../memory/draft-vault.ts';
import { type ForeignNotes, openForeignNotes } from '../memory/foreign-notes.ts';
import { type Keeper, openKeeper } from '../memory/keeper.ts';
import { type NoteBook, openNoteBook } from '../memory/notes.ts';
import type { Embedder } from '../memory/recall/embedder.ts';
import { INDEX_FILE, openRecall, type Recall } from '../memory/recall/recall.ts';
import { openSpaceState, type SpaceState } from '../memory/space-state.ts';
import type { Passage } from '../memory/types.ts';
import { folderVault, type LongFiles, type Vault } from '../memory/vault.ts';
import { cachedListing } from '../state/cached-listing.ts';
import type { Access } from '../state/database.ts';
import { derivedDatabase } from '../state/derived-database.ts';
import { createSlots } from '../state/mutex.ts';
import type { StateMap, StateStore } from '../state/store.ts';
import { languageOf, majorityLanguage } from '../text/language.ts';
import type { Clock } from '../time/clock.ts';
import { type Day, localDay } from '../time/zone.ts';
import { type Conversation, openConversation } from './conversation.ts';
import type { Cursor } from './cursor.ts';
import { type ConversationLog, openLog } from './log.ts';
import { openShownMemory, type ShownMemory } from './shown-memory.ts';

/** One folder of memory, opened, with the conversations that belong to it. */
export interface Space {
  readonly id: string;
  readonly folder: string;
  readonly settings: SpaceSettings;
  readonly vault: Vault & LongFiles;
  readonly log: ConversationLog;
  readonly notes: NoteBook;
  readonly foreign: ForeignNotes;
  readonly keeper: Keeper;
  /** A keeper that sees what people did to the memory and records nothing of it: previews write not one byte. */
  draftKeeper(): Keeper;
  readonly state: SpaceState;
  readonly recall: Recall;
  /** A text as notes, summaries and the index of the space have it: without what `privacy.redact` names. */
  redact(text: string): string;
  /** Its memory as models are shown it. */
  shownMemory(): Promise<ShownMemory>;
  conversation(ref: ConversationRef): Promise<Conversation>;
  /** Every conversation known of this space. */
  conversations(): Promise<Conversation[]>;
  /** Everyone heard or noted in this space. */
  people(): Promise<Speaker[]>;
  /** The language of its headings and diary. */
  language(): Promise<string>;
  today(): Day;
}

/** Opens spaces when they are needed and keeps them open. */
export interface Spaces {
  /** The space of a conversation; the one place that decides it. */
  idOf(ref: ConversationRef): string;
  open(id: string): Promise<Space>;
  /** Ids of the spaces that have a folder. */
  known(): Promise<string[]>;
  /** References of all conversations ever heard, by space. */
  conversationsOf(id: string): ConversationRef[];
  /** A conversation that was heard of, by its id. */
  conversation(id: string): ConversationRef | undefined;
  /** Ends what turns messages into notes: nothing begins anew, and a model's call that is aborted is not made up for. */
  halt(): Promise<void>;
  close(): Promise<void>;
}

interface SpacesOptions {
  config: Config;
  /** Default `write`. */
  access?: Access;
  state: StateStore;
  chatModel: LanguageModel;
  /** Finds by meaning, too. Default: words alone. */
  embedder?: Embedder;
  offline: LanguageModel;
  redact: (text: string) => string;
  clock: Clock;
  warn: (sentence: string) => void;
}

/** How many of the newest notes decide a space's language. */
const LANGUAGE_SAMPLE = 200;
/** Fewer notes than these leave the language of their room open. */
const ENOUGH_NOTES = 10;
/** Nor does a room's language need more of its last messages. */
const ENOUGH_MESSAGES = 40;
/** Closing a database is mostly waiting for the disk. */
const CLOSED_TOGETHER = 8;
/** Until it speaks again a conversation counts as the kind with the fewest rights. */
const kindUnknown: ConversationRef['kind'] = 'group';

/** Reads which conversations were ever heard; spaces themselves are opened when they are needed. */
export async function createSpaces(options: SpacesOptions): Promise<Spaces> {
  const { config, access = 'write', state, clock, warn } = options;
  const root = join(config.dataDir, 'spaces');
  const cursors: StateMap<Cursor> = state.map('cursors');
  const heard: StateMap<ConversationRef> = state.map('conversations');
  const refs = new Map<string, ConversationRef>(await heard.entries());
  const open = new Map<string, Space>();
  const stops: (() => Promise<void>)[] = [];
  const oneAtATime = createTurns();

  const idOf = (ref: ConversationRef): string => spaceOf(config, ref);

  const conversationsOf = (id: string): ConversationRef[] =>
    [...refs.values()].filter((ref) => idOf(ref) === id);

  /** Keeps what is new about a conversation; a title that is not told this time stays. */
  async function remember(ref: ConversationRef): Promise<ConversationRef> {
    const known = refs.get(ref.id);
    const { title = known?.title, ...rest } = ref;
    const same = (['parent', 'kind', 'community'] as const).every((key) => known?.[key] === ref[key]);
    if (known !== undefined && known.title === title && same) return known;
    const now = title === undefined ? rest : { ...rest, title };
    await heard.set(ref.id, now);
    refs.set(ref.id, now);
    return now;
  }

  /** When the service's state was lost, the log still tells which conversations there are. */
  async function recognise(id: string, log: ConversationLog): Promise<void> {
    if (conversationsOf(id).length > 0) return;
    for (const conversation of await log.conversations()) {
      const ref: ConversationRef = { id: conversation, kind: kindUnknown };
      await remember(idOf(ref) === id ? ref : { ...ref, parent: id });
    }
  }

  async function build(id: string): Promise<Space> {
    const folder = join(root, encodeFolderName(id));
    const settings = spaceSettings(config, id);
    const zone = settings.timezone;
    const dayStartsAt = config.day.startsAt;
    const now = (): number => clock.now();
    const files = folderVault(folder);
    // What was left half-done is settled either way, and what was edited by hand taken in: in the files, or beside them.
    const vault = access === 'read' ? draftVault(files, now) : files;
    const asHeard = openLog({ vault, zone, dayStartsAt, now, warn });
    const log: ConversationLog = {
      ...asHeard,
      async append(entry) {
        const text = config.privacy.redactLog ? options.redact(entry.text) : entry.text;
        const record = await asHeard.append({ ...entry, text });
        recall.heard(record);
        return record;
      },
    };
    const notes = openNoteBook({ vault, zone, dayStartsAt, warn });
    await removeLeftovers(vault);
    const spaceState = openSpaceState({
      path: vault.locate('memory/.dreams/state.sqlite'),
      // Where nothing is remembered there is nothing to keep the books of.
      access: settings.memoryEnabled ? access : 'read',
      warn,
      now,
    });
    const conversations = new Map<string, Conversation>();
    const recentWords = async (most?: number): Promise<Passage[]> =>
      (await Promise.all([...conversations.values()].map((one) => one.recentWords(most)))).flat();

    const languages = new Map<string, string | undefined>();

    /** Asked with every question about hundreds of the same texts. */
    function languageOfText(text: string): string | undefined {
      if (languages.has(text)) return languages.get(text);
      if (languages.size > 2 * LANGUAGE_SAMPLE) languages.clear();
      const found = languageOf(text);
      languages.set(text, found);
      return found;
    }

    async function language(): Promise<string> {
      if (settings.language !== undefined) return settings.language;
      // Whatever is told about notes that cannot be read is told in some language.
      const noted = await notes.latest(LANGUAGE_SAMPLE).catch(() => []);
      // Before the first dream nothing is noted, and a few notes tell little; people have spoken all the same.
      const said = noted.length >= ENOUGH_NOTES ? noted : [...noted, ...(await recentWords(ENOUGH_MESSAGES))];
      return majorityLanguage(
        said.map(({ text }) => text),
        undefined,
        languageOfText,
      );
    }

    const recall = openRecall({
      ...derivedDatabase({ path: vault.locate(INDEX_FILE), access, warn, now }),
      log: asHeard,
      notes,
      // Without a memory that can be read, notes and what was said still answer.
      items: () =>
        keeper.look().then(
          ({ items }) => items,
          () => [],
        ),
      verdicts: (keys) => spaceState.verdicts(keys),
      // What only reads does not make vectors: they would be lost with its copy of the index.
      ...(options.embedder === undefined || !settings.memoryEnabled
        ? {}
        : { embeddings: { embedder: options.embedder, fills: access === 'write' } }),
      redact: options.redact,
      redacted: JSON.stringify(config.privacy.redact),
      usual: language,
      zone,
      dayStartsAt,
      clock,
      maxResults: config.recall.maxResults,
      warn,
    });

    const draftKeeper = (): Keeper =>
      openKeeper({ vault: draftVault(vault, now), now, warn: () => undefined });
    const keeper = openKeeper({
      vault,
      now,
      warn,
      dayOf: (at) => localDay(at, zone, dayStartsAt),
      hasFailed: async (run) => (await spaceState.run(run))?.outcome === 'failed',
      language,
    });
    // What is in the way of the memory must not silence the chat; whoever asks for the memory tries again.
    await keeper.recover().catch((error: unknown) => {
      warn(`The memory of ${id} waits: ${messageOf(error)}`);
    });
    await recognise(id, log);

    async function conversation(ref: ConversationRef): Promise<Conversation> {
      return oneAtATime(`conversation ${ref.id}`, async () => {
        const present = conversations.get(ref.id);
        const known = await remember(ref);
        if (present !== undefined) {
          present.become(known);
          return present;
        }
        const opened = await openConversation({
          ref: known,
          log,
          notes,
          cursors,
          limits: config.context,
          summariser: { model: options.chatModel, redact: options.redact, zone, dayStartsAt, now },
          offline: options.offline,
          clock,
          warn,
          memoryEnabled: settings.memoryEnabled,
          unwantedNotes: async () => new Set((await keeper.unwanted()).flatMap((one) => one.notes)),
        });
        conversations.set(ref.id, opened);
        stops.push(opened.stop);
        return opened;
      });
    }

    async function all(): Promise<Conversation[]> {
      return Promise.all(conversationsOf(id).map(conversation));
    }

    return {
      id,
      folder,
      settings,
      vault,
      log,
      notes,
      foreign: openForeignNotes(),
      keeper,
      draftKeeper,
      state: spaceState,
      recall,
      redact: options.redact,
      shownMemory: openShownMemory(keeper, id, warn),
      conversation,
      conversations: all,
      async people() {
        const people = new Map<string, Speaker>();
        for (const speaker of await notes.speakers()) people.set(speaker.id, speaker);
        for (const one of await all()) for (const person of one.people()) people.set(person.id, person);
        return [...people.values()];
      },
      language,
      today: () => localDay(clock.now(), zone, dayStartsAt),
    };
  }

  /** The ids of all folders: the schedule asks for them every minute. */
  const idsIn = cachedListing(async (folder) => {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => decodeFolderName(entry.name))
      .filter((id) => id !== undefined);
  });

  async function halt(): Promise<void> {
    await Promise.all(stops.map((stop) => stop()));
  }

  return {
    idOf,
    conversationsOf,
    conversation: (id) => refs.get(id),
    open: (id) =>
      oneAtATime(`space ${id}`, async () => {
        const present = open.get(id) ?? (await build(id));
        open.set(id, present);
        return present;
      }),
    known: async () => [...(await idsIn(root))],
    halt,
    async close() {
      await halt();
      const slots = createSlots(CLOSED_TOGETHER);
      const close = async ({ recall, state }: Space): Promise<void> => {
        await recall.close().catch(() => undefined);
        await state.close().catch(() => undefined);
      };
      await Promise.all([...open.values()].map((space) => slots(() => close(space))));
      open.clear();
    },
  };
}
