import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LogRecord } from '../../src/chat/message.ts';
import { commands } from '../../src/commands/registry.ts';
import type { Space, Spaces } from '../../src/conversation/spaces.ts';
import { createIntake } from '../../src/delivery/intake.ts';
import { VaultError } from '../../src/memory/vault.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { GROUP, PRIVATE, STRANGER } from '../support/fake-adapter.ts';
import { createScriptedModel, failure } from '../support/scripted-model.ts';
import { NOON, testService } from '../support/test-service.ts';
import { everybodyIsWelcome } from './everybody.ts';

const ROOMS = [
  ['in private', { ...PRIVATE, id: 'fake:2' }],
  ['in a group', GROUP],
] as const;

/** A promise that the test settles. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const summary = (records: LogRecord[]): string[] => records.map(({ kind, text }) => `${kind}: ${text}`);

describe('intake', () => {
  it('logs a message before the model is asked, and the answer before it is posted', async () => {
    const seen: string[][] = [];
    const model = createScriptedModel({
      answers: {
        reply: async () => {
          seen.push(summary(await log()));
          return 'Hello, Ana.';
        },
      },
    });
    const { adapter, log } = await testService({ model });
    const send = adapter.send.bind(adapter);
    adapter.send = async (conversation, message) => {
      seen.push(summary(await log()));
      return send(conversation, message);
    };
    await adapter.say('Hello').answered;
    expect(seen).toEqual([['user: Hello'], ['user: Hello', 'bot: Hello, Ana.']]);
    expect(adapter.posts).toMatchObject([{ conversation: 'fake:1', text: 'Hello, Ana.', replyTo: 'm1' }]);
  });

  it('answers the messages of a conversation one after another, in their order', async () => {
    const model = createScriptedModel({
      answers: {
        reply: async ({ work }) => {
          const { question } = work as { question: string };
          for (let turns = question === 'one' ? 20 : 0; turns > 0; turns -= 1) await Promise.resolve();
          return `You said ${question}.`;
        },
      },
    });
    const { adapter, log } = await testService({ model });
    await Promise.all(['one', 'two', 'three'].map((text) => adapter.say(text).answered));
    expect(adapter.texts()).toEqual(['You said one.', 'You said two.', 'You said three.']);
    const said = (await log()).filter((record) => record.kind === 'user').map((record) => record.text);
    expect(said).toEqual(['one', 'two', 'three']);
  });

  it('answers one conversation while another one waits', async () => {
    const { opened, open } = gate();
    const model = createScriptedModel({
      answers: {
        reply: async ({ work }) => {
          if ((work as { question: string }).question === 'slow') await opened;
          return 'Here.';
        },
      },
    });
    const { adapter } = await testService({ model });
    const slow = adapter.say('slow');
    await adapter.say('quick', { conversation: { ...PRIVATE, id: 'fake:7' } }).answered;
    expect(adapter.posts.map((post) => post.conversation)).toEqual(['fake:7']);
    open();
    await slow.answered;
  });

  it('answers a command while the model still works on an earlier message', async () => {
    const { opened, open } = gate();
    const model = createScriptedModel({
      answers: { reply: () => opened.then(() => 'At last.') },
    });
    const { adapter } = await testService({ model });
    const slow = adapter.say('Tell me everything');
    await adapter.say('/whoami').answered;
    expect(adapter.texts()).toEqual(['You are Ana, id fake:1; you are an owner.']);
    open();
    await slow.answered;
    expect(adapter.texts()).toHaveLength(2);
  });

  it('acknowledges a dream at once, and answers messages while it goes on', async () => {
    const { opened, open } = gate();
    const model = createScriptedModel({
      answers: { reply: 'Noted.', summarise: () => opened.then(() => ({ notes: [] })) },
    });
    const { adapter, service } = await testService({ model });
    await adapter.say('I like tea').answered;
    await adapter.say('/memory dream').answered;
    await adapter.say('Are you there?').answered;
    await adapter.say('/memory dream').answered;
    expect(adapter.texts()).toEqual([
      'Noted.',
      'Dreaming about the last 3 days. I will tell you here when it is done.',
      'Noted.',
      'A dream is running already. You will hear when it ends.',
    ]);
    open();
    await service.idle();
    expect(adapter.texts()).toHaveLength(5);
  });

  it('answers while notes of turns that leave the window are still being made', async () => {
    const { opened, open } = gate();
    const model = createScriptedModel({
      answers: { reply: 'Noted.', summarise: () => opened.then(() => ({ notes: [] })) },
    });
    const { adapter, service } = await testService({ model, config: { context: { maxTurns: 2 } } });
    for (const tea of ['green', 'black', 'white', 'red']) await adapter.say(`I bought ${tea} tea`).answered;
    expect(adapter.texts()).toEqual(['Noted.', 'Noted.', 'Noted.', 'Noted.']);
    while (model.requestsFor('summarise').length === 0) await new Promise(setImmediate);
    expect(model.requestsFor('summarise')).toHaveLength(1);
    open();
    await service.idle();
  });

  it('acknowledges a preview, answers it later, and writes nothing but the log', async () => {
    const { adapter, service, log } = await testService();
    await adapter.say('I am allergic to peanuts.').answered;
    const { answered, settled } = adapter.say('/memory dream 7 preview');
    await answered;
    await settled;
    await service.idle();
    const texts = adapter.texts().slice(1);
    expect(texts[0]).toBe('Looking at the last 7 days; nothing will be written.');
    expect(texts[1]).toMatch(/^A preview; nothing was written\./);
    expect((await log()).at(-1)).toMatchObject({ kind: 'notice', text: texts[1] });
    const space = await service.spaces.open('fake:1');
    expect(await space.keeper.changes.numbers()).toEqual([]);
  });

  it('drops a message that is delivered twice, also at the same time', async () => {
    const model = createScriptedModel({ answers: { reply: 'Once.' } });
    const { adapter, log } = await testService({ model });
    const handlings = [1, 2, 3].map(() => adapter.say('Hello', { ref: 'same' }));
    await Promise.all(handlings.map(({ answered }) => answered));
    await adapter.say('Hello', { ref: 'same' }).answered;
    expect(adapter.texts()).toEqual(['Once.']);
    expect(summary(await log())).toEqual(['user: Hello', 'bot: Once.']);
  });

  it('drops what is delivered again after a restart', async () => {
    const first = await testService();
    await first.adapter.say('/whoami', { ref: 'same' }).answered;
    await first.service.stop();
    const second = await testService({ dataDir: first.dataDir });
    await second.adapter.say('/whoami', { ref: 'same' }).answered;
    expect(second.adapter.posts).toEqual([]);
  });

  it('listens without answering where it is not spoken to', async () => {
    const model = createScriptedModel();
    const { adapter, log } = await testService({ model });
    await adapter.say('Lunch at noon?', { conversation: GROUP, addressed: false, from: STRANGER }).answered;
    expect(adapter.posts).toEqual([]);
    expect(model.requests).toEqual([]);
    expect(summary(await log(GROUP.id))).toEqual(['user: Lunch at noon?']);
  });

  it('never answers another bot and runs none of its commands', async () => {
    const model = createScriptedModel();
    const { adapter } = await testService({ model, config: { owners: ['fake:9'] } });
    const author = { id: 'fake:9', name: 'Robot', bot: true };
    await adapter.say('/memory remember I rule', { author }).answered;
    await adapter.say('Hello', { author }).answered;
    expect(adapter.posts).toEqual([]);
    expect(model.requests).toEqual([]);
  });

  it('runs no command that stands in forwarded words', async () => {
    const { adapter, service } = await testService();
    await adapter.say('/memory remember Ben is the boss', { origin: 'forwarded' }).answered;
    const { items } = await (await service.spaces.open('fake:1')).keeper.look();
    expect(items).toEqual([]);
  });

  it.each(ROOMS)(
    'refuses somebody who is not the owner the commands of the owner, %s',
    async (_, conversation) => {
      const { adapter, service, clock } = await testService();
      for (const { name, rights } of commands.filter((command) => command.rights !== 'anyone')) {
        await clock.advanceTo(clock.now() + 60_000);
        const before = adapter.texts(conversation.id).length;
        await adapter.say(`/${name} 1`, { from: STRANGER, conversation }).answered;
        const [answer, ...more] = adapter.texts(conversation.id).slice(before);
        if (rights === 'reader' && conversation.kind === 'private')
          expect(answer).not.toMatch(/Only the owner/);
        else expect([answer, ...more]).toEqual([`Only the owner may use /${name}.`]);
      }
      const space = await service.spaces.open(conversation.id);
      expect(await space.keeper.changes.numbers()).toEqual([]);
      expect(await service.isDreaming(space)).toBe(false);
    },
  );

  it('says how to set an owner on a platform that has none', async () => {
    const { adapter } = await testService({ config: { owners: ['telegram:1'] } });
    await adapter.say('/memory dream').answered;
    const hint = /Nobody is set as my owner here.*`"owners": \["fake:1"\]`.*start me again/;
    expect(adapter.texts()[0]).toMatch(hint);
    await adapter.say('/start').answered;
    expect(adapter.texts()[1]).toMatch(hint);
  });

  it('takes nobody for the owner because of a name', async () => {
    const { adapter } = await testService();
    const author = { id: 'fake:3', name: 'fake:1', bot: false };
    await adapter.say('/dreaming on', { author }).answered;
    expect(adapter.texts()).toEqual(['Only the owner may use /dreaming on.']);
  });

  it('keeps a memory that several rooms share from the people of one of them', async () => {
    const config = { spaces: { home: { conversations: ['fake:2', GROUP.id] } } };
    const { adapter } = await testService({ config: { ...config, owners: ['fake:1'] } });
    const conversation = { ...PRIVATE, id: 'fake:2' };
    await adapter.say('/memory show', { from: STRANGER, conversation }).answered;
    expect(adapter.texts('fake:2')).toEqual(['Only the owner may use /memory show.']);
  });

  it('answers an unknown command with the nearest one', async () => {
    const { adapter } = await testService();
    await adapter.say('/memroy show').answered;
    await adapter.say('/memory shwo').answered;
    await adapter.say('/memory@reverie_bot').answered;
    const [word, sub, group] = adapter.texts();
    expect(word).toBe('There is no command /memroy. Did you mean /memory show?');
    expect(sub).toBe('There is no command /memory shwo. Did you mean /memory show?');
    expect(group).toMatch(/^\/memory dream /);
  });

  it('says of a full disk, once, that the message is not taken in, and asks no model', async () => {
    const full = new VaultError(
      'write',
      'log/2026-11-30.jsonl',
      Object.assign(new Error(), { code: 'ENOSPC' }),
    );
    const space = { conversation: async () => ({ hear: () => Promise.reject(full) }) };
    const spaces = { idOf: () => 'fake:1', open: async () => space as unknown as Space };
    const model = createScriptedModel();
    const said: string[] = [];
    const lost: string[] = [];
    const clock = simulatedClock(NOON);
    const intake = createIntake({
      spaces: spaces as unknown as Spaces,
      ...everybodyIsWelcome(clock),
      model,
      deliver: async (_, { text }) => {
        said.push(text);
        return undefined;
      },
      change: async () => undefined,
      answersApart: () => false,
      typing: () => undefined,
      stopping: new AbortController().signal,
      notLogged: (sentence) => void lost.push(sentence),
      warn: () => undefined,
    });
    const message = {
      conversation: PRIVATE,
      ref: '1',
      at: NOON,
      author: { id: 'fake:1', name: 'Ana', bot: false },
      text: 'Remember the milk',
      origin: 'own' as const,
      addressed: true,
    };
    // Platforms deliver again what was not taken.
    for (let times = 0; times < 5; times += 1) await intake.message(message).answered;
    expect(said).toEqual([
      'I could not take that in, so I will not answer it. Could not write log/2026-11-30.jsonl: the disk is full. Free some space and try again.',
    ]);
    expect(lost).toEqual([
      'A message in fake:1 could not be logged: Could not write log/2026-11-30.jsonl: the disk is full. Free some space and try again.',
    ]);
    expect(model.requests).toEqual([]);
  });

  it('does not wait with the next message of a conversation until the one before is on the disk', async () => {
    const disk = gate();
    const heard: string[] = [];
    const hear = ({ ref }: { ref: string }): Promise<undefined> => {
      heard.push(ref);
      return disk.opened.then(() => undefined);
    };
    const space = { conversation: async () => ({ hear }) };
    const intake = createIntake({
      spaces: { idOf: () => 'fake:1', open: async () => space } as unknown as Spaces,
      ...everybodyIsWelcome(simulatedClock(NOON)),
      model: createScriptedModel(),
      deliver: async () => undefined,
      change: async () => undefined,
      answersApart: () => false,
      typing: () => undefined,
      stopping: new AbortController().signal,
      notLogged: () => undefined,
      warn: () => undefined,
    });
    const author = { id: 'fake:1', name: 'Ana', bot: false };
    const said = {
      conversation: PRIVATE,
      at: NOON,
      author,
      text: 'Hi',
      origin: 'own' as const,
      addressed: true,
    };
    const handled = ['1', '2', '3'].map((ref) => intake.message({ ...said, ref }).answered);
    await new Promise(setImmediate);
    expect(heard).toEqual(['1', '2', '3']);
    disk.open();
    await Promise.all(handled);
  });

  it('takes a message in when it comes again after the log could be written', async () => {
    const { adapter, dataDir, log } = await testService();
    const folder = join(dataDir, 'spaces/fake%3A1/log/2026-11-30.jsonl');
    await mkdir(folder, { recursive: true });
    await adapter.say('Hello', { ref: 'same' }).answered;
    expect(adapter.texts()[0]).toMatch(
      /^I could not take that in, .* a folder stands where a file belongs\./,
    );
    await rmdir(folder);
    await adapter.say('/whoami', { ref: 'same' }).answered;
    expect(adapter.texts()[1]).toMatch(/^You are Ana/);
    expect(summary(await log())).toHaveLength(2);
  });

  it('says in a sentence that the model fails, and keeps what was said', async () => {
    const model = createScriptedModel({
      answers: { reply: failure('unreachable', 'The model cannot be reached.') },
    });
    const { adapter, log } = await testService({ model });
    await adapter.say('I live in Lviv').answered;
    const sentence = 'I could not answer just now. The model cannot be reached. What you said is kept.';
    expect(adapter.texts()).toEqual([sentence]);
    expect(summary(await log())).toEqual(['user: I live in Lviv', `notice: ${sentence}`]);
  });

  it('takes a message of 200 kB, and odd ones, as they are', async () => {
    const model = createScriptedModel({ answers: { reply: 'Read.' } });
    const { adapter, log } = await testService({ model });
    const texts = [
      'a '.repeat(100_000),
      '/'.repeat(1000),
      '\u202Eright to left',
      '👩‍👩‍👧\u200B',
      '/ memory show',
      '',
    ];
    for (const text of texts) await adapter.say(text).answered;
    expect((await log()).filter((record) => record.kind === 'user').map((record) => record.text)).toEqual(
      texts,
    );
  });
});
