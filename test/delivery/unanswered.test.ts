import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Handling } from '../../src/chat/adapter.ts';
import type { LogRecord } from '../../src/chat/message.ts';
import type { OutboxEntry } from '../../src/delivery/outbox-entry.ts';
import type { Question } from '../../src/delivery/unanswered.ts';
import { openState } from '../../src/state/store.ts';
import { copyState } from '../../src/state/store-copy.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { createFakeAdapter, GROUP, PRIVATE } from '../support/fake-adapter.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { NOON, type TestService, testService } from '../support/test-service.ts';

const MINUTE = 60_000;

/** A model that thinks until the service stops. */
function thinking() {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const model = createScriptedModel({
    answers: {
      reply: ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('Given up.')));
          begin();
        }),
    },
  });
  return { model, begun };
}
const answering = () =>
  createScriptedModel({
    answers: { reply: ({ work }) => `You said ${(work as { question: string }).question}` },
  });

/** Stops a service while it makes answers; the next one starts so much later. */
async function stopped(say: (service: TestService) => Handling[], later = MINUTE): Promise<TestService> {
  const { model, begun } = thinking();
  const first = await testService({ model });
  await Promise.all(say(first).map(({ logged }) => logged));
  await begun;
  await first.service.stop();
  expect(first.adapter.posts).toEqual([]);
  expect(first.warnings).toEqual([]);
  const clock = simulatedClock(NOON + later);
  const adapter = createFakeAdapter({ now: () => clock.now(), session: 'later ' });
  const next = await testService({ dataDir: first.dataDir, model: answering(), clock, adapter });
  await next.service.idle();
  return next;
}

describe('a question during whose answer the process ends', () => {
  it('is answered at the next start, in private and in a group, once', async () => {
    const next = await stopped(({ adapter }) => [
      adapter.say('one'),
      adapter.say('two'),
      adapter.say('three', { conversation: GROUP }),
      adapter.say('not to the bot', { conversation: GROUP, addressed: false }),
    ]);
    expect(next.adapter.texts()).toEqual(['You said one', 'You said two']);
    expect(next.adapter.posts.map(({ replyTo }) => replyTo).sort()).toEqual(['m1', 'm2', 'm3']);
    expect(next.adapter.texts(GROUP.id)).toEqual(['You said three']);
    await next.service.stop();
    const last = await testService({ dataDir: next.dataDir, model: answering() });
    await last.service.idle();
    expect(last.adapter.posts).toEqual([]);
    expect(last.warnings).toEqual([]);
  });

  it('more than five minutes ago is counted, and not answered', async () => {
    const next = await stopped(({ adapter }) => [adapter.say('one')], 6 * MINUTE);
    expect(next.adapter.posts).toEqual([]);
    expect(next.warnings).toEqual([
      '1 message is not answered: Reverie was stopped while it made the answer, and came back more than five minutes later. What was said is kept.',
    ]);
  });
});

/** Leaves only some records in the logs. */
async function keepOfLogs(dataDir: string, stands: (record: LogRecord) => boolean): Promise<void> {
  for (const { name, parentPath } of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!name.endsWith('.jsonl') || !parentPath.endsWith('log')) continue;
    const path = join(parentPath, name);
    const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
    const left = lines.filter((line) => stands(JSON.parse(line) as LogRecord));
    await writeFile(path, left.map((line) => `${line}\n`).join(''));
  }
}

/** Notes that messages of the private chat are owed an answer; of the last one it may be `sending`. */
async function owe(dataDir: string, refs: readonly string[], sending?: LogRecord): Promise<void> {
  const state = await openState({
    path: join(dataDir, 'state.sqlite'),
    warn: () => undefined,
    now: () => NOON,
  });
  const conversation = PRIVATE.id;
  for (const ref of refs) {
    await state.map<Question>('unanswered').set(`${conversation} ${ref}`, { conversation, ref, at: NOON });
  }
  if (sending?.replyTo !== undefined) {
    const { id, text, replyTo } = sending;
    await state.map<OutboxEntry>('outbox').set(`reply ${id}`, {
      conversation,
      message: { text, replyTo },
      state: 'sending',
      at: NOON,
      changedAt: NOON,
      tries: 0,
    });
  }
  await state.close();
}

/** A service says something, and its process ends as if it had been killed: of its log only these records stand. */
async function killed(
  text: string,
  stands: (record: LogRecord) => boolean,
  answer?: 'sending',
): Promise<TestService> {
  const first = await testService({ model: answering() });
  await first.adapter.say(text).answered;
  await first.service.stop();
  const { dataDir } = first;
  await keepOfLogs(dataDir, stands);
  const said = (await first.log()).findLast(({ author }) => author.id === 'self');
  await owe(dataDir, ['m1'], answer === undefined ? undefined : said);
  const next = await testService({ dataDir, model: answering() });
  await next.service.idle();
  return next;
}

describe('a process that is killed', () => {
  const isSaid = ({ author }: LogRecord): boolean => author.id !== 'self';
  const UNSURE = 'My answer to this may not have arrived. If you do not see it, please ask again.';

  it('before it has logged a message owes nobody an answer', async () => {
    const next = await killed('one', () => false);
    expect(next.adapter.posts).toEqual([]);
    expect(next.warnings).toEqual([]);
  });

  it('right after it has logged a question answers it at the next start', async () => {
    const next = await killed('one', isSaid);
    expect(next.adapter.posts).toMatchObject([{ text: 'You said one', replyTo: 'm1' }]);
  });

  it('between the log of an answer and the outbox says that the answer may not have arrived', async () => {
    const next = await killed('one', () => true);
    expect(next.adapter.posts).toMatchObject([{ text: UNSURE, replyTo: 'm1' }]);
  });

  it('right after it has logged a command says that it may not have been carried out, and leaves it', async () => {
    const next = await killed('/dreaming on', isSaid);
    expect(next.adapter.posts).toMatchObject([
      {
        text: 'This may not have been carried out. Please look, and give the command again if it was not.',
        replyTo: 'm1',
      },
    ]);
  });

  it.each(['/whoami', '/memory show', '/nonsense'])(
    'right after it has logged a command that changes nothing answers it: %s',
    async (text) => {
      const next = await killed(text, isSaid);
      expect(next.adapter.posts).toMatchObject([
        { text: expect.not.stringContaining('may not'), replyTo: 'm1' },
      ]);
      expect(next.adapter.posts).toHaveLength(1);
    },
  );

  it('while it sends an answer says once that it may not have arrived, also when it is killed again', async () => {
    const first = await killed('one', () => true, 'sending');
    const UNSURE_ONCE = [{ text: UNSURE, replyTo: 'm1' }];
    expect(first.adapter.posts).toMatchObject(UNSURE_ONCE);
    await first.service.stop();
    await owe(first.dataDir, ['m1']);
    const next = await testService({ dataDir: first.dataDir, model: answering() });
    await next.service.idle();
    expect(next.adapter.posts).toEqual([]);
  });

  it('before it has logged a command that comes once more carries that out, and says nothing else', async () => {
    const first = await testService({ model: answering() });
    await first.adapter.say('Hello').answered;
    await first.service.stop();
    await owe(first.dataDir, ['m2']);
    const next = await testService({ dataDir: first.dataDir, model: answering(), asleep: true });
    const { start } = next.adapter;
    next.adapter.start = async (events) => {
      await start(events);
      await next.adapter.say('/dreaming on', { ref: 'm2' }).logged;
    };
    await next.service.start();
    await next.service.idle();
    expect(next.adapter.texts()).toEqual([expect.stringContaining('Dreaming is on')]);
  });

  it('answers at the next start in the order of the questions, before what is said then', async () => {
    const first = await testService({ model: answering() });
    const texts = Array.from({ length: 12 }, (_, at) => `question ${at}`);
    for (const text of texts) await first.adapter.say(text).answered;
    await first.service.stop();
    await keepOfLogs(first.dataDir, isSaid);
    await owe(first.dataDir, [...texts.keys()].map((at) => `m${at + 1}`).sort());
    const next = await testService({ dataDir: first.dataDir, model: answering(), asleep: true });
    const { start } = next.adapter;
    let late: Handling | undefined;
    next.adapter.start = async (events) => {
      await start(events);
      late = next.adapter.say('a new one');
      await late.logged;
    };
    await next.service.start();
    await next.service.idle();
    expect(next.adapter.texts()).toEqual([...texts, 'a new one'].map((text) => `You said ${text}`));
  });
});

describe('a message that asks for an answer', () => {
  /** What is noted at this moment. */
  async function noted(dataDir: string): Promise<string[]> {
    const state = await copyState({ path: join(dataDir, 'state.sqlite'), warn: () => undefined });
    const entries = await state.map('unanswered').entries();
    await state.close();
    return entries.map(([key]) => key);
  }

  it('is noted by the time it is logged', async () => {
    const { adapter, dataDir } = await testService({ model: thinking().model });
    await adapter.say('one').logged;
    expect(await noted(dataDir)).toEqual([`${PRIVATE.id} m1`]);
  });

  it.each(['one', '/whoami'])('is noted no more when it is answered: %s', async (text) => {
    const { adapter, dataDir } = await testService({ model: answering() });
    await adapter.say(text).answered;
    expect(await noted(dataDir)).toEqual([]);
  });
});
