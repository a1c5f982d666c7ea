import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DeliveryError, PlatformError } from '../src/chat/errors.ts';
import { encodeFolderName } from '../src/chat/ids.ts';
import type { OutboxEntry } from '../src/delivery/outbox-entry.ts';
import type { ModelRequest, ModelResult } from '../src/llm/model.ts';
import { openState } from '../src/state/store.ts';
import { simulatedClock } from '../src/time/simulated-clock.ts';
import { createFakeAdapter, GROUP, STRANGER } from './support/fake-adapter.ts';
import { createScriptedModel, failure } from './support/scripted-model.ts';
import { NOON, testService } from './support/test-service.ts';

const NOTE = {
  text: 'Ana is allergic to peanuts.',
  kind: 'person',
  subject: 'Ana',
  quotes: [{ turn: 1, quote: 'I am allergic to peanuts.' }],
};
const ADDITION = {
  op: 'add',
  items: [],
  candidates: [1],
  text: 'Ana is allergic to peanuts.',
  heading: 'People',
  quotes: [{ candidate: 1, quote: 'I am allergic to peanuts.' }],
  reason: 'It lasts.',
};

/** An answer that comes only when the caller gives up. */
function never(request: ModelRequest): Promise<ModelResult> {
  return new Promise((resolve) => {
    request.signal?.addEventListener('abort', () => resolve(failure('aborted')));
  });
}

describe('the service', () => {
  it('tells other processes by real time that it lives, whatever time it is for people', async () => {
    const { dataDir } = await testService({ clock: simulatedClock(0) });
    const { heartbeatAt } = JSON.parse(await readFile(join(dataDir, 'lock'), 'utf8'));
    expect(Date.now() - Date.parse(heartbeatAt)).toBeLessThan(60_000);
  });

  it('starts with what works when one platform cannot start, and fails when none can', async () => {
    const adapter = createFakeAdapter({
      now: () => NOON,
      broken: new DeliveryError('unreachable', 'The token is refused.'),
    });
    const { service } = await testService({ adapter, asleep: true });
    await expect(service.start()).rejects.toThrow('The token is refused.');
    expect(service.health()).toEqual({
      adapters: [{ name: 'fake', running: false, problem: 'The token is refused.' }],
      unlogged: 0,
    });
  });

  it('goes on with the platforms that work, and says in the status which one is away and why', async () => {
    const away = createFakeAdapter({
      name: 'other',
      now: () => NOON,
      broken: new PlatformError('unreachable', 'Nobody answers.'),
    });
    const { adapter, warnings } = await testService({ others: [away] });
    expect(warnings).toEqual(['other: Nobody answers.']);
    await adapter.say('/memory status').answered;
    expect(adapter.texts()[0]).toContain('Connected: fake.\nother is not connected: Nobody answers.');
    adapter.gaps = () => ['Some of it was not read.'];
    await adapter.say('/memory status').answered;
    expect(adapter.texts()[1]).toContain('other is not connected: Nobody answers.\nSome of it was not read.');
    // What somebody may not read says nothing of other platforms.
    await adapter.say('/dreaming status', { from: STRANGER, conversation: GROUP }).answered;
    expect(adapter.texts(GROUP.id)[0]).not.toContain('Nobody answers');
  });

  it('gives platforms the command table for their menus', async () => {
    const { adapter, service } = await testService();
    expect(adapter.commands.map(({ name, ownerOnly }) => [name, ownerOnly])).toEqual([
      ['memory', false],
      ['dreaming', false],
      ['settings', false],
      ['whoami', false],
      ['help', false],
      ['start', false],
    ]);
    const memory = adapter.commands[0]?.subcommands ?? [];
    expect(memory.find(({ name }) => name === 'dream')).toMatchObject({ ownerOnly: true });
    expect(memory.find(({ name }) => name === 'show')).toMatchObject({ ownerOnly: false });
    expect(service.health()).toEqual({ adapters: [{ name: 'fake', running: true }], unlogged: 0 });
  });

  it('closes when its platforms have', async () => {
    const { adapter, service } = await testService();
    adapter.events.closed();
    await service.closed;
    expect(service.health().adapters[0]?.running).toBe(false);
  });

  it('stops at once although a model never answers, says nothing of that, and leaves the directory free', async () => {
    const model = createScriptedModel({ answers: { reply: never, summarise: never } });
    const { adapter, service, dataDir, log } = await testService({ model });
    const { answered } = adapter.say('Hello');
    await adapter.say('/memory dream', { conversation: GROUP }).answered;
    await service.stop();
    await answered;
    expect(await readdir(dataDir)).not.toContain('lock');
    expect((await log()).map((record) => record.kind)).toEqual(['user']);
    await service.stop();
  });

  it('leaves a MEMORY.md alone that is far too large, names it and its limit, and goes on chatting', async () => {
    const { adapter, service, dataDir, warnings } = await testService();
    const path = join(dataDir, 'spaces', encodeFolderName('fake:1'), 'MEMORY.md');
    const large = '- A line that somebody made by hand.\n'.repeat(40_000);
    await adapter.say('I prefer coffee.').answered;
    await writeFile(path, large);
    await adapter.say('What do I prefer?').answered;
    expect(adapter.texts().at(-1)).toContain('coffee');
    const sentence = `The memory cannot be read: ${path} has 1446 KiB, more than a memory may have (1024 KiB). Shorten it or move it away.`;
    for (const command of ['/memory show', '/memory status', '/memory remember I like tea.']) {
      await adapter.say(command).answered;
      expect(adapter.texts().at(-1), command).toContain(sentence);
    }
    await adapter.say('/memory dream').answered;
    await service.idle();
    expect(adapter.texts().at(-1)).toContain(sentence);
    expect(await readFile(path, 'utf8')).toBe(large);
    expect(warnings.filter((warning) => warning === sentence)).toHaveLength(1);
  });

  it('tells the next and the last dream in the local time of the schedule, with outcome and reason', async () => {
    const config = { dreaming: { enabled: true, timezone: 'Asia/Tokyo' } };
    const { adapter, service } = await testService({ config });
    await adapter.say('Hello').answered;
    await adapter.say('/memory dream').answered;
    await service.idle();
    await adapter.say('/dreaming status').answered;
    const [next, last] = adapter.texts().at(-1)?.split('\n') ?? [];
    expect(next).toBe('Dreaming is on; next: 2026-12-01 03:00 (Asia/Tokyo).');
    expect(last).toMatch(
      /^Last dream: 2026-11-30 21:00 \(Asia\/Tokyo\), skipped \(There are no notes .* yet\)\.$/,
    );
  });

  it('takes up a dream after a restart, and tells its end once', async () => {
    const slow = createScriptedModel({
      answers: { reply: 'Noted.', summarise: { notes: [NOTE] }, distil: never },
    });
    const first = await testService({ model: slow });
    await first.adapter.say('I am allergic to peanuts.').answered;
    await first.adapter.say('/memory dream').answered;
    while (slow.requestsFor('distil').length === 0) await new Promise((resolve) => setImmediate(resolve));
    await first.service.stop();
    expect(first.adapter.texts()).toHaveLength(2);

    const quick = createScriptedModel({ answers: { distil: { operations: [ADDITION] }, narrate: {} } });
    const second = await testService({ dataDir: first.dataDir, model: quick });
    await second.service.idle();
    expect(second.adapter.texts()).toHaveLength(1);
    expect(second.adapter.posts[0]).toMatchObject({ replyTo: 'm2' });
    expect(second.adapter.texts()[0]).toMatch(/^The dream is done: 1 added\./);
    await second.service.stop();

    const third = await testService({ dataDir: first.dataDir, model: quick });
    await third.service.idle();
    expect(third.adapter.posts).toEqual([]);
    const notices = (await third.log()).filter((record) => record.text.startsWith('The dream is done'));
    expect(notices).toHaveLength(1);
  });

  it('does not take up a dream whose asker is no owner any more, and says so', async () => {
    const slow = createScriptedModel({
      answers: { reply: 'Noted.', summarise: { notes: [NOTE] }, distil: never },
    });
    const first = await testService({ model: slow });
    await first.adapter.say('I am allergic to peanuts.').answered;
    await first.adapter.say('/memory dream').answered;
    while (slow.requestsFor('distil').length === 0) await new Promise((resolve) => setImmediate(resolve));
    await first.service.stop();
    const second = await testService({ dataDir: first.dataDir, config: { owners: ['fake:9'] } });
    await second.service.idle();
    expect(second.adapter.texts()).toEqual([
      'The dream failed. Whoever asked for this dream is no owner any more, so it was not begun. MEMORY.md is as it was.',
    ]);
  });

  it('says in the status that a notice may not have arrived when it was being sent at a crash', async () => {
    const first = await testService();
    await first.adapter.say('/whoami').answered;
    await first.service.stop();
    const state = await openState({
      path: `${first.dataDir}/state.sqlite`,
      warn: () => undefined,
      now: () => NOON,
    });
    const entry: OutboxEntry = {
      conversation: 'fake:1',
      message: { text: 'The dream is done' },
      state: 'sending',
      at: NOON,
      changedAt: NOON,
      tries: 1,
    };
    await state.map<OutboxEntry>('outbox').set('d1 fake:1', entry);
    await state.close();
    const second = await testService({ dataDir: first.dataDir });
    await second.adapter.say('/dreaming status').answered;
    expect(second.adapter.texts()).toHaveLength(1);
    expect(second.adapter.texts()[0]).toContain('1 message may not have arrived.');
  });

  it('brings a notice after a rate limit, and logs it once', async () => {
    const { adapter, service, clock, log } = await testService();
    await adapter.say('I am allergic to peanuts.').answered;
    const dream = adapter.say('/memory dream');
    await dream.answered;
    adapter.refuse(new DeliveryError('rate_limited', 'Slow down.', { retryAfterMs: 3_000 }));
    await service.idle();
    expect(adapter.texts().filter((text) => text.startsWith('The dream is done'))).toEqual([]);
    await clock.advanceTo(NOON + 4_000, () => service.idle());
    expect(adapter.texts().filter((text) => text.startsWith('The dream is done'))).toHaveLength(1);
    const notices = (await log()).filter((record) => record.text.startsWith('The dream is done'));
    expect(notices).toHaveLength(1);
  });

  it('keeps the rooms apart', async () => {
    const { adapter, service } = await testService();
    await adapter.say('/memory remember The canary is called Zazu').answered;
    for (const command of ['/memory show', '/memory changes', '/memory why Zazu', '/dreaming status']) {
      await adapter.say(command, { conversation: GROUP }).answered;
    }
    await adapter.say('What is the canary called?', { conversation: GROUP }).answered;
    await service.idle();
    expect(adapter.texts()).toEqual(['Remembered: The canary is called Zazu']);
    expect(
      adapter.texts(GROUP.id).filter((text) => text.includes('Remembered') || /Zazu(?!")/.test(text)),
    ).toEqual([]);
  });
});
