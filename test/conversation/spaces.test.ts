import { mkdir, readdir, readlink, realpath, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ConversationRef } from '../../src/chat/message.ts';
import type { ConfigInput } from '../../src/config/schema.ts';
import { parseConfig } from '../../src/config/validate.ts';
import { createSpaces } from '../../src/conversation/spaces.ts';
import type { LanguageModel } from '../../src/llm/model.ts';
import type { StateMap, StateStore } from '../../src/state/store.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { durableMap, NOON, summariser } from './room.ts';

const GROUP: ConversationRef = { id: 'telegram:-100', kind: 'group', title: 'Tea' };
const TOPIC: ConversationRef = { id: 'telegram:-100:7', kind: 'group', parent: 'telegram:-100' };
const PRIVATE: ConversationRef = { id: 'telegram:1', kind: 'private' };

function memoryState(): StateStore {
  const maps = new Map<string, StateMap<unknown>>();
  return {
    map<Value>(name: string) {
      const map = maps.get(name) ?? durableMap<unknown>();
      maps.set(name, map);
      return map as StateMap<Value>;
    },
    close: async () => undefined,
  };
}

async function spaces(options: {
  dataDir?: string;
  state?: StateStore;
  config?: ConfigInput;
  model?: LanguageModel;
  redact?: (text: string) => string;
}) {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const clock = simulatedClock(NOON);
  const warnings: string[] = [];
  const state = options.state ?? memoryState();
  const made = await createSpaces({
    config: parseConfig({ dataDir, timezone: 'UTC', ...options.config }),
    state,
    chatModel: options.model ?? summariser(),
    offline: summariser('offline'),
    redact: options.redact ?? ((text) => text),
    clock,
    warn: (sentence) => void warnings.push(sentence),
  });
  onTestFinished(() => made.close());
  let refs = 0;
  async function hear(ref: ConversationRef, text: string): Promise<void> {
    const space = await made.open(made.idOf(ref));
    refs += 1;
    const conversation = await space.conversation(ref);
    await conversation.hear(
      {
        conversation: ref,
        ref: `${text} ${refs}`,
        at: clock.now(),
        author: { id: 'telegram:1', name: 'Ana', bot: false },
        text,
        origin: 'own',
        addressed: true,
      },
      { kind: 'user', owner: false },
    );
  }
  return { made, hear, dataDir, state, warnings, clock };
}

describe('spaces', () => {
  it('hold a room with its topics, each topic with a window of its own', async () => {
    const { made, hear, dataDir } = await spaces({});
    await hear(GROUP, 'I prefer tea');
    await hear(TOPIC, 'I play chess');
    await hear(PRIVATE, 'I hid a canary');
    expect([GROUP, TOPIC, PRIVATE].map(made.idOf)).toEqual(['telegram:-100', 'telegram:-100', 'telegram:1']);
    expect((await made.known()).sort()).toEqual(['telegram:-100', 'telegram:1']);
    const space = await made.open('telegram:-100');
    const conversations = await space.conversations();
    expect(conversations.map((one) => one.ref.id).sort()).toEqual(['telegram:-100', 'telegram:-100:7']);
    const words = await Promise.all(conversations.map((one) => one.recentWords()));
    expect(words.map(({ length }) => length)).toEqual([1, 1]);
    const found = await space.recall.search('Who hid a canary?', Date.now(), 10);
    expect(JSON.stringify(found)).not.toContain('canary');
    const own = await (await made.open('telegram:1')).recall.search('Who hid a canary?', Date.now(), 10);
    expect(own.map(({ text }) => text)).toEqual(['I hid a canary']);
    expect((await stat(join(dataDir, 'spaces/telegram%3A-100'))).mode & 0o777).toBe(0o700);
  });

  it('search what was indexed before as the settings of privacy are now', async () => {
    const { made, hear, dataDir, state } = await spaces({
      config: { privacy: { redact: { phones: false } } },
    });
    await hear(PRIVATE, 'The kettle shop has 5550100');
    const found = async (among: typeof made): Promise<string[]> =>
      (await (await among.open('telegram:1')).recall.search('kettle', NOON, 10)).map(({ text }) => text);
    expect(await found(made)).toEqual(['The kettle shop has 5550100']);
    await made.close();
    const again = await spaces({ dataDir, state, redact: (text) => text.replace('5550100', '[phone]') });
    expect(await found(again.made)).toEqual(['The kettle shop has [phone]']);
  });

  it('are opened once, also by many at the same time', async () => {
    const { made } = await spaces({});
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => made.open('telegram:-100')));
    expect(others.every((one) => one === first)).toBe(true);
    const opened = await Promise.all(Array.from({ length: 5 }, () => first?.conversation(GROUP)));
    expect(new Set(opened).size).toBe(1);
  });

  it('remember their conversations over a restart, with the newest title', async () => {
    const { state, dataDir, hear, made } = await spaces({});
    await hear(GROUP, 'a');
    await hear({ ...TOPIC, title: 'Games' }, 'b');
    await made.close();
    const again = await spaces({ state, dataDir });
    expect(again.made.conversationsOf('telegram:-100').map((ref) => ref.title)).toEqual(['Tea', 'Games']);
    const space = await again.made.open('telegram:-100');
    expect((await space.conversations()).map((one) => one.waiting())).toEqual([1, 1]);
    expect((await space.people()).map((person) => person.name)).toEqual(['Ana']);
  });

  it('recognise their conversations in the log when the state was lost', async () => {
    const { dataDir, hear, made } = await spaces({});
    await hear(GROUP, 'a');
    await hear(TOPIC, 'b');
    await made.close();
    const again = await spaces({ dataDir });
    const space = await again.made.open('telegram:-100');
    const conversations = await space.conversations();
    expect(conversations.map((one) => one.ref.id).sort()).toEqual(['telegram:-100', 'telegram:-100:7']);
    expect(conversations.map((one) => again.made.idOf(one.ref))).toEqual(['telegram:-100', 'telegram:-100']);
    expect(conversations.map((one) => one.waiting())).toEqual([1, 1]);
  });

  it('learn what kind a conversation is and what it is called now when it speaks again, and forget no title', async () => {
    const { dataDir, hear, made } = await spaces({});
    await hear(GROUP, 'a');
    await made.close();
    const again = await spaces({ dataDir });
    const space = await again.made.open(GROUP.id);
    const [opened] = await space.conversations();
    expect(opened?.ref).toEqual({ id: GROUP.id, kind: 'group' });
    const { title: _, ...untitled } = GROUP;
    for (const ref of [
      { ...GROUP, kind: 'channel' as const, title: 'Coffee' },
      { ...untitled, kind: 'channel' as const },
    ]) {
      await again.hear(ref, 'b');
      const now = { id: GROUP.id, kind: 'channel', title: 'Coffee' };
      expect([opened?.ref, again.made.conversation(GROUP.id)]).toEqual([now, now]);
    }
  });

  it('leave no file open of a space that could not be opened', async () => {
    const state = memoryState();
    const broken: StateStore = {
      ...state,
      map<Value>(name: string) {
        const map = state.map<Value>(name);
        const set = async () => Promise.reject(new Error('The disk is full.'));
        return name === 'conversations' ? { ...map, set } : map;
      },
    };
    const { dataDir, hear, made } = await spaces({});
    await hear(GROUP, 'a');
    await made.close();
    const again = await spaces({ dataDir, state: broken });
    await expect(again.made.open(GROUP.id)).rejects.toThrow('The disk is full.');
    const folder = await realpath(dataDir);
    const open = await Promise.all(
      (await readdir('/proc/self/fd').catch(() => [])).map((fd) =>
        readlink(`/proc/self/fd/${fd}`).catch(() => ''),
      ),
    );
    expect(open.filter((path) => path.startsWith(folder))).toEqual([]);
  });

  it('are known by their folders alone, whatever else lies beside them', async () => {
    const { made, dataDir } = await spaces({});
    expect(await made.known()).toEqual([]);
    await mkdir(join(dataDir, 'spaces/Not An Id'), { recursive: true });
    await mkdir(join(dataDir, 'spaces/console%3Alocal'));
    await writeFile(join(dataDir, 'spaces/.DS_Store'), '');
    await writeFile(join(dataDir, 'spaces/notes.txt'), '');
    expect(await made.known()).toEqual(['console:local']);
  });

  it('are looked for again only when a folder came or went', async () => {
    const { made, dataDir } = await spaces({});
    const root = join(dataDir, 'spaces');
    await mkdir(join(root, 'console%3Alocal'), { recursive: true });
    await utimes(root, 1, 1);
    expect(await made.known()).toEqual(['console:local']);
    await mkdir(join(root, 'telegram%3A1'));
    await utimes(root, 1, 1);
    expect(await made.known()).toEqual(['console:local']);
    await utimes(root, 2, 2);
    expect((await made.known()).sort()).toEqual(['console:local', 'telegram:1']);
  });

  it('never leave their folder, whatever an id looks like', async () => {
    const { hear, dataDir } = await spaces({});
    await hear({ id: 'telegram:../../x', kind: 'group' }, 'a');
    await hear({ id: '..', kind: 'group' }, 'b');
    expect((await readdir(join(dataDir, 'spaces'))).sort()).toEqual(['%2E.', 'telegram%3A..%2F..%2Fx']);
  });

  it('say that the folder cannot be read rather than that there are none', async () => {
    const { made, dataDir } = await spaces({});
    await writeFile(join(dataDir, 'spaces'), '');
    await expect(made.known()).rejects.toThrow(/ENOTDIR/);
  });
});

it('a room has the language of the first words, before anything is noted', async () => {
  const { hear, made } = await spaces({});
  await hear(PRIVATE, 'Я живу у Львові і вранці люблю пити чай.');
  expect(await (await made.open(PRIVATE.id)).language()).toBe('uk');
});
