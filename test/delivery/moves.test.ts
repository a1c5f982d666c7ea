import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DeliveryError } from '../../src/chat/errors.ts';
import { encodeFolderName } from '../../src/chat/ids.ts';
import type { ConversationRef } from '../../src/chat/message.ts';
import { openState } from '../../src/state/store.ts';
import { GROUP } from '../support/fake-adapter.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { NOON, type TestService, testService } from '../support/test-service.ts';

const NEW: ConversationRef = { id: 'fake:-100500', kind: 'group', title: 'The group' };
const MOVE = { from: GROUP.id, to: NEW.id };
const topic = (room: ConversationRef): ConversationRef => ({ ...room, id: `${room.id}:7`, parent: room.id });

const folder = ({ dataDir }: TestService, space: string): string =>
  join(dataDir, 'spaces', encodeFolderName(space));
const memoryOf = (service: TestService): Promise<string> =>
  readFile(join(folder(service, NEW.id), 'MEMORY.md'), 'utf8');

/** A group with a memory, a note, a topic and a switch. */
async function lived(config = {}): Promise<TestService> {
  const service = await testService({ config });
  const { adapter } = service;
  await adapter.say('/memory remember We meet on Mondays', { conversation: GROUP }).answered;
  await adapter.say('I am allergic to peanuts.', { conversation: GROUP }).answered;
  await adapter.say('I like maps.', { conversation: topic(GROUP) }).answered;
  await adapter.say('/dreaming on', { conversation: GROUP }).answered;
  await adapter.say('/memory dream', { conversation: GROUP }).answered;
  await service.service.idle();
  return service;
}

async function expectMoved(service: TestService): Promise<void> {
  const { adapter, log } = service;
  expect(await readdir(join(service.dataDir, 'spaces'))).toEqual([encodeFolderName(NEW.id)]);
  await adapter.say('/memory show', { conversation: NEW }).answered;
  expect(adapter.texts(NEW.id).at(-1)).toMatch(/We meet on Mondays[\s\S]*allergic to peanuts/);
  await adapter.say('/dreaming status', { conversation: topic(NEW) }).answered;
  expect(adapter.texts(topic(NEW).id).at(-1)).toContain('Dreaming is on');
  const records = await log(NEW.id);
  expect(records.filter(({ conversation }) => !conversation.startsWith(NEW.id))).toEqual([]);
  expect(records.map(({ text }) => text)).toEqual(expect.arrayContaining(['I like maps.', '/memory show']));
}

describe('a room whose id changes', () => {
  it('keeps its memory, its log, its switches and its topics', async () => {
    const service = await lived();
    await service.adapter.events.moved(MOVE);
    await service.adapter.events.moved(MOVE);
    await expectMoved(service);
    // Nothing is said or judged a second time.
    await service.adapter.say('/memory dream', { conversation: NEW }).answered;
    await service.service.idle();
    expect(service.adapter.texts(NEW.id).at(-1)).toMatch(/Nothing is new|skipped/);
  });

  it('is found under its new id when the process ended in the middle', async () => {
    const first = await lived();
    await first.service.stop();
    const state = await openState({
      path: join(first.dataDir, 'state.sqlite'),
      warn: () => undefined,
      now: () => NOON,
    });
    await state.map('moves').set(MOVE.from, { to: MOVE.to, at: NOON, done: false });
    // A part was done.
    await state.map('toggles').set(NEW.id, { enabled: true });
    await state.map('toggles').delete(GROUP.id);
    await state.close();
    await expectMoved(await testService({ dataDir: first.dataDir }));
  });

  it('loses nothing that is said meanwhile, and answers it in order under the new id', async () => {
    const service = await lived();
    const moved = service.adapter.events.moved(MOVE);
    const said = ['one', 'two', 'three'].map((text) => service.adapter.say(text, { conversation: NEW }));
    expect(await Promise.all(said.map(({ logged }) => logged))).toEqual([true, true, true]);
    await moved;
    await service.service.idle();
    const texts = (await service.log(NEW.id)).filter(({ kind }) => kind === 'user').map(({ text }) => text);
    expect(texts.slice(-3)).toEqual(['one', 'two', 'three']);
  });

  it('does not wait for a message that waits for the move itself', async () => {
    const service = await lived();
    const { adapter } = service;
    const send = adapter.send.bind(adapter);
    adapter.send = async (conversation, message) => {
      if (conversation !== GROUP.id) return send(conversation, message);
      await adapter.events.moved(MOVE);
      return send(NEW.id, message);
    };
    await adapter.say('/whoami', { conversation: GROUP }).answered;
    await service.service.idle();
    expect(adapter.texts(NEW.id)).toEqual([expect.stringContaining('You are Ana')]);
    await expectMoved(service);
  });

  it('does not wait for a change of a message that waits for the move itself', async () => {
    const service = await lived();
    const { adapter } = service;
    adapter.edit = () => adapter.events.moved(MOVE);
    await adapter.events.pressed({
      conversation: GROUP,
      button: 'old',
      ref: 'bot1',
      buttons: [],
      author: { id: 'fake:1', name: 'Ana' },
    });
    await service.service.idle();
    await expectMoved(service);
  });

  it('lets what the command line asks for end first, and what it asks meanwhile wait for the new room', async () => {
    const service = await lived();
    const ask = (space: string) =>
      service.service.execute({ command: 'memory search', text: 'peanuts', space }).then(({ text }) => text);
    const before = ask(GROUP.id);
    const moved = service.adapter.events.moved(MOVE);
    const [old, next] = [ask(GROUP.id), ask(NEW.id)];
    const listed = service.service.hold(() => service.service.spaces.known());
    await moved;
    expect(await before).toContain('allergic to peanuts');
    expect(await old).toContain('There is no space');
    expect(await next).toContain('allergic to peanuts');
    expect(await listed).toEqual([NEW.id]);
    await expectMoved(service);
  });

  it('unites with what is remembered under the new id already, and loses no line', async () => {
    const service = await lived();
    const { adapter } = service;
    await adapter.say('/memory remember The new room has a pool', { conversation: NEW }).answered;
    await adapter.say('I play chess.', { conversation: NEW }).answered;
    await service.service.idle();
    await adapter.events.moved(MOVE);
    await expectMoved(service);
    expect(await memoryOf(service)).toContain('The new room has a pool');
    const records = await service.log(NEW.id);
    const ids = records.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(records.map(({ text }) => text)).toContain('I play chess.');
    await adapter.say('/memory undo', { conversation: NEW }).answered;
    expect(await memoryOf(service)).not.toContain('We meet on Mondays');
    expect(await readdir(join(folder(service, NEW.id), 'moved', encodeFolderName(GROUP.id)))).toContain(
      'MEMORY.md',
    );
  });

  it('brings nothing back that people did not want in either of two rooms that are united', async () => {
    const service = await lived();
    const { adapter } = service;
    await adapter.say('/memory undo', { conversation: GROUP }).answered;
    await adapter.say('/memory remember The new room has a pool', { conversation: NEW }).answered;
    await adapter.events.moved(MOVE);
    await writeFile(join(folder(service, NEW.id), 'moved', 'stray'), '');
    await adapter.say('/memory dream 3 again', { conversation: NEW }).answered;
    await service.service.idle();
    const memory = await memoryOf(service);
    expect(memory).toContain('The new room has a pool');
    expect(memory).not.toContain('peanuts');
    expect(adapter.texts(NEW.id).at(-1)).toContain('taken out by a person before');
  });

  it('stays in the space that the configuration names by its old id', async () => {
    const service = await lived({ spaces: { home: { conversations: [GROUP.id] } } });
    await service.adapter.events.moved(MOVE);
    await service.adapter.say('/memory show', { conversation: NEW }).answered;
    expect(service.adapter.texts(NEW.id).at(-1)).toContain('We meet on Mondays');
    expect(await readdir(join(service.dataDir, 'spaces'))).toEqual(['home']);
    expect(service.warnings.at(-1)).toContain('write the new one');
  });

  it('takes a notice along that waits to be sent', async () => {
    const service = await testService();
    const { adapter } = service;
    await adapter.say('I am allergic to peanuts.', { conversation: GROUP }).answered;
    await adapter.say('/memory dream', { conversation: GROUP }).answered;
    adapter.refuse(new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 60_000 }));
    await service.service.idle();
    await adapter.events.moved(MOVE);
    await service.clock.advanceTo(NOON + 120_000, () => service.service.idle());
    expect(adapter.texts(NEW.id)).toEqual([expect.stringContaining('The dream is done')]);
  });

  it('begins a dream anew that was running', async () => {
    let hangs = true;
    const model = createScriptedModel({
      answers: {
        reply: 'Hello.',
        summarise: (request) =>
          hangs
            ? new Promise((resolve) => {
                request.signal?.addEventListener('abort', () =>
                  resolve({ ok: false, failure: 'aborted', message: '' } as never),
                );
              })
            : ({ notes: [] } as never),
      },
    });
    const service = await testService({ model });
    const { adapter } = service;
    await adapter.say('Hello', { conversation: GROUP }).answered;
    await adapter.say('/memory dream', { conversation: GROUP }).answered;
    while (model.requestsFor('summarise').length === 0) await new Promise((resolve) => setImmediate(resolve));
    hangs = false;
    await adapter.events.moved(MOVE);
    await service.service.idle();
    expect(adapter.posts.at(-1)).toMatchObject({ conversation: NEW.id });
    expect(adapter.texts(NEW.id).at(-1)).not.toContain('stopping');
  });
});
