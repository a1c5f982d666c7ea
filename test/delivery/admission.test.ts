import { describe, expect, it } from 'vitest';
import type { ConversationRef } from '../../src/chat/message.ts';
import { createAdmission, type Room } from '../../src/delivery/admission.ts';
import { durableMap } from '../conversation/room.ts';
import { createFakeAdapter, GROUP, OWNER, STRANGER } from '../support/fake-adapter.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { NOON, testService } from '../support/test-service.ts';

const STRANGERS: ConversationRef = { id: 'fake:2', kind: 'private' };
const DAY_MS = 24 * 60 * 60 * 1000;
const closed = { access: 'owners' as const };

const model = () => createScriptedModel({ answers: { reply: 'Hello.' } });

describe('access', () => {
  it('refuses a stranger in private once, without a model call or a space, also after a restart', async () => {
    const scripted = model();
    const { adapter, service, dataDir, log } = await testService({ config: closed, model: scripted });
    for (const text of ['/start', 'Hello', '/memory show']) {
      const handling = adapter.say(text, { from: STRANGER, conversation: STRANGERS });
      expect(await handling.logged).toBe(true);
      await service.idle();
    }
    expect(adapter.posts).toEqual([
      {
        conversation: STRANGERS.id,
        text: expect.stringMatching(/only with people whom my owner lets in\. Your id is fake:2;.*\/whoami/),
        replyTo: 'm1',
        confidential: true,
      },
    ]);
    expect(scripted.requests).toEqual([]);
    expect(await service.spaces.known()).toEqual([]);
    expect(await log(STRANGERS.id)).toEqual([]);
    await service.stop();
    const later = await testService({ dataDir, config: closed });
    await later.adapter.say('Hello again', { from: STRANGER, conversation: STRANGERS }).answered;
    await later.service.idle();
    expect(later.adapter.posts).toEqual([]);
  });

  it.each([
    ['in private', STRANGERS],
    ['in a room that nobody let in', GROUP],
  ])(
    'refuses a stranger whose answer nobody else sees each time, %s, and keeps nothing of it',
    async (_, conversation) => {
      const scripted = model();
      const adapter = Object.assign(createFakeAdapter({ now: () => NOON }), {
        answersApart: (ref: string) => ref === 'menu',
      });
      const { service } = await testService({ config: closed, model: scripted, adapter });
      for (const text of ['/memory show', '/dreaming on', '/whoami']) {
        await adapter.say(text, { from: STRANGER, conversation, ref: 'menu' }).answered;
        await service.idle();
      }
      expect(adapter.posts).toMatchObject([
        { text: expect.stringContaining('only with people whom my owner lets in'), confidential: true },
        { text: expect.stringContaining('only with people whom my owner lets in'), confidential: true },
        { text: expect.stringContaining('fake:2'), confidential: true },
      ]);
      expect(adapter.posts.map(({ replyTo }) => replyTo)).toEqual(['menu', 'menu', 'menu']);
      expect(scripted.requests).toEqual([]);
      expect(await service.spaces.known()).toEqual([]);
    },
  );

  it.each([
    ['en', /^Hello, I am Reverie\..*\n\nNobody is set as my owner here yet\./],
    ['ja', /^こんにちは、Reverie です。.*\n\nここにはまだオーナーがいません。/],
  ])(
    'greets whom may be the owner to come, and says how to become it, each time (%s)',
    async (language, hint) => {
      const config = { access: 'owners' as const, owners: ['other:1'], language };
      const { adapter, service } = await testService({ config });
      for (const text of ['/start', 'Hello?', '/memory dream']) {
        await adapter.say(text, { from: STRANGER, conversation: STRANGERS }).answered;
        await service.idle();
      }
      expect(adapter.texts(STRANGERS.id)).toEqual(Array(3).fill(expect.stringMatching(hint)));
      expect(adapter.texts(STRANGERS.id)[0]).toContain('"owners": ["fake:2"]');
      expect(await service.spaces.known()).toEqual([]);
    },
  );

  it('tells a stranger again who comes back after a season, and keeps nothing of one who does not', async () => {
    const strangers = durableMap<number>();
    let now = NOON;
    const open = () =>
      createAdmission({
        config: { access: 'owners', spaces: {} },
        rooms: durableMap<Room>(),
        strangers,
        now: () => now,
      });
    const admission = await open();
    expect(await admission.refuse('fake:2')).toBe(true);
    expect(await Promise.all(['fake:3', 'fake:3'].map(admission.refuse))).toEqual([true, false]);
    now += 89 * DAY_MS;
    expect(await admission.refuse('fake:2')).toBe(false);
    now += DAY_MS;
    expect(await admission.refuse('fake:2')).toBe(true);
    expect((await strangers.entries()).map(([id]) => id)).toEqual(['fake:2']);
    expect(await (await open()).refuse('fake:2')).toBe(false);
  });

  it.each(['/whoami', '/start', '/help'])('tells a stranger the id whenever asked by %s', async (call) => {
    const { adapter, service } = await testService({ config: closed });
    for (let times = 0; times < 2; times += 1) {
      await adapter.say(call, { from: STRANGER, conversation: STRANGERS }).answered;
      await service.idle();
    }
    expect(adapter.texts(STRANGERS.id)).toEqual(Array(2).fill(expect.stringMatching(/id (is )?fake:2/)));
    expect(await service.spaces.known()).toEqual([]);
  });

  it('lets in who is listed, in private, and rooms that are listed or named by a space', async () => {
    const rooms = ['fake:-1', 'fake:-2', 'fake:-3'];
    const { adapter } = await testService({
      config: {
        access: ['fake:2', 'fake:-1'],
        spaces: { home: { conversations: ['fake:-2'] } },
      },
      model: model(),
    });
    await adapter.say('Hello', { from: STRANGER, conversation: STRANGERS }).answered;
    for (const id of rooms) {
      await adapter.say('Hello', { from: STRANGER, conversation: { id, kind: 'group' } }).answered;
    }
    expect(adapter.posts.map(({ conversation }) => conversation)).toEqual([
      STRANGERS.id,
      'fake:-1',
      'fake:-2',
    ]);
  });

  it('is silent in a group that nobody let in, and lets it in when an owner speaks to the bot there', async () => {
    const scripted = model();
    const first = await testService({ config: closed, model: scripted });
    const { adapter, service } = first;
    adapter.say('Hello', { from: STRANGER, conversation: GROUP });
    adapter.say('I say something to the others', { conversation: GROUP, addressed: false });
    await service.idle();
    expect(adapter.posts).toEqual([]);
    expect(await service.spaces.known()).toEqual([]);
    await adapter.say('Hello, bot', { conversation: GROUP }).answered;
    await adapter.say('Me, too', { from: STRANGER, conversation: GROUP }).answered;
    await service.idle();
    const [notice] = adapter.texts(GROUP.id).filter((text) => text !== 'Hello.');
    expect(notice).toMatch(/I remember what is said here.* My owner is Ana\./);
    expect(adapter.texts(GROUP.id)).toHaveLength(3);
    await service.stop();
    const later = await testService({ dataDir: first.dataDir, config: closed, model: model() });
    await later.adapter.say('Hello', { from: STRANGER, conversation: GROUP }).answered;
    const topic: ConversationRef = { id: `${GROUP.id}:7`, kind: 'group', parent: GROUP.id };
    await later.adapter.say('Hello', { from: STRANGER, conversation: topic }).answered;
    await later.service.idle();
    expect(later.adapter.posts.map(({ text }) => text)).toEqual(['Hello.', 'Hello.']);
  });
});

describe('a bot that is taken into a room', () => {
  const joining = (by: number) => ({
    conversation: GROUP,
    at: NOON,
    by: { id: `fake:${by}`, name: by === OWNER ? 'Ana' : 'Ben' },
  });

  it('says once that it remembers, whose it is and how to leave things out, also across restarts', async () => {
    const first = await testService({ config: closed });
    first.adapter.events.joined(joining(OWNER));
    first.adapter.events.joined(joining(OWNER));
    await first.service.idle();
    expect(first.adapter.texts(GROUP.id)).toEqual([
      'Hello. I remember what is said here, for this chat alone: I keep a log, write notes, and sum up what lasts. My owner is Ana. Something is to be left out? Edit the message, and only the new words count; or ask my owner, who can see and take back what I remember (/memory).',
    ]);
    expect((await first.log(GROUP.id)).map(({ kind }) => kind)).toEqual(['notice']);
    await first.service.stop();
    const later = await testService({ dataDir: first.dataDir, config: closed, model: model() });
    later.adapter.events.joined(joining(OWNER));
    await later.service.idle();
    expect(later.adapter.posts).toEqual([]);
    await later.adapter.say('Hello', { from: STRANGER, conversation: GROUP }).answered;
    expect(later.adapter.texts(GROUP.id)).toEqual(['Hello.']);
  });

  it('says nothing when somebody else took it there', async () => {
    const { adapter, service } = await testService({ config: closed });
    adapter.events.joined(joining(STRANGER));
    await service.idle();
    expect(adapter.posts).toEqual([]);
    expect(await service.spaces.known()).toEqual([]);
  });

  it('says that it remembers nothing where memory is off, in the language of the room', async () => {
    const config = { language: 'uk', memory: { enabled: false } };
    const { adapter, service } = await testService({ config });
    adapter.events.joined(joining(STRANGER));
    await service.idle();
    expect(adapter.texts(GROUP.id)).toEqual([
      'Вітаю. Я веду журнал сказаного тут, щоб відповідати, і більше нічого не запам’ятовую.',
    ]);
  });
});

describe('groups.respond', () => {
  it.each([
    ['mention', ['one', '/whoami']],
    ['always', ['one', 'two', '/whoami']],
    ['never', ['/whoami']],
  ] as const)('%s answers %j of a group, and logs all of it', async (respond, answered) => {
    const clock = { now: () => NOON };
    const adapter = createFakeAdapter(clock);
    const { service, log } = await testService({ config: { groups: { respond } }, model: model(), adapter });
    const asked = new Map<string, string>();
    for (const [text, addressed] of [
      ['one', true],
      ['two', false],
      ['/whoami', true],
    ] as const) {
      asked.set(`m${asked.size + 1}`, text);
      await adapter.say(text, { conversation: GROUP, addressed }).answered;
    }
    await adapter.say('I am a bot', { conversation: GROUP, author: { id: 'fake:9', name: 'Bot', bot: true } })
      .answered;
    await service.idle();
    expect(adapter.posts.map(({ replyTo = '' }) => asked.get(replyTo))).toEqual(answered);
    expect((await log(GROUP.id)).filter(({ kind }) => kind === 'user' || kind === 'command')).toHaveLength(4);
  });
});
