import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordEvents } from '../../contract/adapter.ts';
import { ADA } from '../../support/fake-telegram/index.ts';
import { type Stage, stage } from './harness.ts';

let staged: Stage;
beforeEach(async () => {
  staged = await stage();
});
afterEach(() => staged.close());

describe('polling a server that answers with anything', () => {
  test.each([
    ['no list', { ok: true, result: { updates: [] } }],
    ['nothing', { ok: true }],
    ['a list of other things', { ok: true, result: [null, 'update', {}] }],
  ])('goes on after %s, and says it', async (_, body) => {
    const recorded = recordEvents();
    staged.fake.script('getUpdates', { body }, { body }, { body });
    staged.fake.say(staged.chat, 'hello');
    await staged.adapter.start(recorded.events);
    for (const wait of [1_000, 2_000, 4_000]) {
      await staged.clock.waiting(wait);
      await staged.clock.pass(wait);
    }
    await recorded.arrived(1);
    expect(recorded.failures).toEqual([]);
    expect(new Set(recorded.absences)).toEqual(
      new Set([expect.stringContaining('answers with something that is no list of updates'), 'back']),
    );
  });

  test('takes what can be told apart of an answer that holds other things, too', async () => {
    const recorded = recordEvents();
    const update = staged.fake.update('message', {
      message_id: 1,
      date: 1,
      chat: { id: 1001, type: 'private' },
      from: ADA,
      text: 'hello',
    });
    staged.fake.script('getUpdates', { body: { ok: true, result: [null, update] } });
    await staged.adapter.start(recorded.events);
    expect((await recorded.arrived(1)).map(({ text }) => text)).toEqual(['hello']);
  });
});
