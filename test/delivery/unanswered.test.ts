import { describe, expect, it } from 'vitest';
import type { Handling } from '../../src/chat/adapter.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { createFakeAdapter, GROUP } from '../support/fake-adapter.ts';
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
