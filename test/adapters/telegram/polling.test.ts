import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTelegramAdapter } from '../../../adapters/telegram/index.ts';
import type { Handling } from '../../../src/chat/adapter.ts';
import { PlatformError } from '../../../src/chat/errors.ts';
import { handled, recordEvents } from '../../contract/adapter.ts';
import {
  badRequest,
  conflict,
  cut,
  dropped,
  fine,
  hanging,
  htmlPage,
  notFound,
  serverError,
  tooManyRequests,
  unauthorized,
} from '../../support/fake-telegram/index.ts';
import { type Stage, stage } from './harness.ts';

const POLL_MS = 50_000;

let staged: Stage;
beforeEach(async () => {
  staged = await stage();
});
afterEach(() => staged.close());

/** A message of which the test says when, and whether, it is on the disk. */
function slowly(): { handling: Handling; logged: (well: boolean) => void } {
  let logged: (well: boolean) => void = () => undefined;
  const handling = {
    ...handled(),
    logged: new Promise<boolean>((resolve) => {
      logged = resolve;
    }),
  };
  return { handling, logged };
}

const offsets = (): number[] => staged.fake.callsOf('getUpdates').map(({ payload }) => payload.offset);

const ANOTHER = expect.stringMatching(/^Another program fetches the messages of this bot.*@BotFather\.$/);

describe('polling', () => {
  test('asks for the kinds of updates that it reads, and is held until one comes', async () => {
    const recorded = recordEvents();
    await staged.adapter.start(recorded.events);
    const [call] = await staged.fake.called('getUpdates', 1);
    expect(call?.payload).toMatchObject({
      timeout: 50,
      allowed_updates: ['message', 'edited_message', 'my_chat_member', 'callback_query'],
    });
    await staged.clock.waiting(POLL_MS);
    expect(staged.fake.polling()).toBe(true);
    staged.fake.say(staged.chat, 'hello');
    await recorded.arrived(1);
    expect(staged.fake.callsOf('getMe')).toHaveLength(1);
  });

  test('asks again when nothing came', async () => {
    await staged.adapter.start(recordEvents().events);
    await staged.clock.waiting(POLL_MS);
    await staged.clock.pass(POLL_MS);
    await staged.fake.called('getUpdates', 2);
    expect(staged.warnings).toEqual([]);
  });

  test('confirms a message only when it is on the disk', async () => {
    const { handling, logged } = slowly();
    const recorded = recordEvents(() => handling);
    const { update_id: first } = staged.fake.update('message', {
      ...staged.fake.say(staged.chat, 'one'),
      message_id: 9,
    });
    await staged.adapter.start(recorded.events);
    await recorded.arrived(2);
    expect(offsets()).toEqual([0]);
    logged(true);
    await staged.fake.called('getUpdates', 2);
    expect(offsets()).toEqual([0, first + 1]);
  });

  test('gets a message again that could not be written, and none that was', async () => {
    let full = true;
    const recorded = recordEvents((message) => ({
      ...handled(),
      logged: Promise.resolve(!(full && message.text === 'two')),
    }));
    for (const text of ['one', 'two', 'three']) staged.fake.say(staged.chat, text);
    await staged.adapter.start(recorded.events);
    await staged.clock.waiting(1_000);
    full = false;
    await staged.clock.pass(1_000);
    await recorded.arrived(4);
    expect(recorded.messages.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'two']);
    const [, again, next] = await staged.fake.called('getUpdates', 3);
    expect([again?.payload.offset, next?.payload.offset]).toEqual([70_002, 70_004]);
  });

  test('waits longer each time when nothing can be written', async () => {
    const recorded = recordEvents(() => ({ ...handled(), logged: Promise.resolve(false) }));
    staged.fake.say(staged.chat, 'one');
    await staged.adapter.start(recorded.events);
    for (const wait of [1_000, 2_000, 4_000]) {
      await staged.clock.waiting(wait);
      await staged.clock.pass(wait);
    }
    await recorded.arrived(4);
    expect(new Set(recorded.messages.map(({ ref }) => ref)).size).toBe(1);
  });

  test('keeps the order of a batch, a slow move in the middle too', async () => {
    const recorded = recordEvents();
    const told: string[] = [];
    let arrive: () => void = () => undefined;
    const moved = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    staged.fake.say(staged.chat, 'before');
    staged.fake.say(staged.group, '', { migrate_from_chat_id: -55 });
    staged.fake.say(staged.group, 'after');
    await staged.adapter.start({
      ...recorded.events,
      moved: async ({ from, to }) => {
        told.push(`${from} ${to}`);
        await moved;
      },
    });
    await recorded.arrived(1);
    expect(recorded.messages.map(({ text }) => text)).toEqual(['before']);
    arrive();
    await recorded.arrived(2);
    expect(told).toEqual(['telegram:-55 telegram:-1001234567890']);
  });

  test('confirms what was taken when it stops', async () => {
    const recorded = recordEvents();
    await staged.adapter.start(recorded.events);
    staged.fake.say(staged.chat, 'last');
    await recorded.arrived(1);
    await staged.adapter.stop();
    expect(staged.fake.world.updates).toEqual([]);
  });

  test('gets what a crash left unconfirmed with the refs that it had', async () => {
    const recorded = recordEvents(() => slowly().handling);
    staged.fake.say(staged.chat, 'survives');
    await staged.adapter.start(recorded.events);
    await recorded.arrived(1);
    const later = recordEvents();
    const { fake, clock } = staged;
    const next = createTelegramAdapter({ token: fake.token, apiRoot: fake.apiRoot, clock, warn: () => {} });
    await next.start(later.events);
    const [again] = await later.arrived(1);
    expect(again).toEqual(recorded.messages[0]);
    await next.stop();
  });

  test('takes ids that begin anew below the last one after a quiet time', async () => {
    const recorded = recordEvents();
    await staged.adapter.start(recorded.events);
    staged.fake.say(staged.chat, 'one');
    await recorded.arrived(1);
    await staged.fake.called('getUpdates', 2);
    await staged.clock.waiting(POLL_MS);
    await staged.clock.pass(POLL_MS);
    await staged.fake.called('getUpdates', 3);
    expect(offsets().at(-1)).toBe(0);
    staged.fake.world.nextUpdateId = 5;
    staged.fake.say(staged.chat, 'two');
    await recorded.arrived(2);
  });

  test('stops while a message is being written, which comes again at the next start', async () => {
    const recorded = recordEvents(() => slowly().handling);
    await staged.adapter.start(recorded.events);
    staged.fake.say(staged.chat, 'half written');
    await recorded.arrived(1);
    const stopped = staged.adapter.stop();
    await staged.clock.waiting(2_000);
    await staged.clock.pass(2_000);
    await stopped;
    expect(staged.fake.world.updates).toHaveLength(1);
  });
});

describe('trouble with the network', () => {
  test.each([
    ['a connection that breaks', dropped()],
    ['an error of the server', serverError(502)],
    ['a page of HTML', htmlPage()],
    ['a page of HTML with an error', htmlPage(403)],
  ])('survives %s without a word', async (_, fault) => {
    const recorded = recordEvents();
    staged.fake.script('getUpdates', fault);
    staged.fake.say(staged.chat, 'hello');
    await staged.adapter.start(recorded.events);
    await staged.clock.waiting(1_000);
    await staged.clock.pass(1_000);
    const [message] = await recorded.arrived(1);
    expect(message?.text).toBe('hello');
    expect(staged.warnings).toEqual([]);
    expect(recorded.failures).toEqual([]);
  });

  test('says once that it goes on, with growing pauses, and once when it is over', async () => {
    const recorded = recordEvents();
    staged.fake.script('getUpdates', dropped(), dropped(), dropped(), dropped());
    await staged.adapter.start(recorded.events);
    for (const wait of [1_000, 2_000, 4_000, 8_000]) {
      await staged.clock.waiting(wait);
      await staged.clock.pass(wait);
    }
    staged.fake.say(staged.chat, 'hello');
    await recorded.arrived(1);
    expect([...new Set(recorded.absences)]).toEqual([
      expect.stringMatching(/^Telegram \(127\.0\.0\.1:\d+\) gave no answer: ECONNRESET\. .*trying again/),
      'back',
    ]);
  });

  test('gives up a poll that is never answered', async () => {
    const recorded = recordEvents();
    staged.fake.script('getUpdates', hanging());
    await staged.adapter.start(recorded.events);
    await staged.fake.called('getUpdates', 1);
    await staged.clock.pass(POLL_MS + 15_000);
    await staged.clock.waiting(1_000);
    await staged.clock.pass(1_000);
    staged.fake.say(staged.chat, 'hello');
    await recorded.arrived(1);
  });

  test.each([
    ['of a known length', cut()],
    ['of an unknown length', cut({ chunked: true })],
  ])('asks again at once when an answer %s is cut off', async (_, fault) => {
    const recorded = recordEvents();
    staged.fake.script('getUpdates', fault);
    staged.fake.say(staged.chat, 'first');
    await staged.adapter.start(recorded.events);
    await staged.clock.waiting(1_000);
    await staged.clock.pass(1_000);
    staged.fake.say(staged.chat, 'hello');
    await recorded.arrived(1);
  });

  test('starts without a network, says so, and connects when there is one', async () => {
    const recorded = recordEvents();
    staged.fake.script('getMe', dropped(), serverError(500));
    await staged.adapter.start(recorded.events);
    expect(recorded.absences).toEqual([expect.stringContaining('Trying again until it answers.')]);
    for (const wait of [1_000, 2_000]) {
      await staged.clock.waiting(wait);
      await staged.clock.pass(wait);
    }
    staged.fake.say(staged.chat, 'hello');
    await recorded.arrived(1);
    expect(recorded.absences.slice(1)).toEqual(['back']);
  });

  test('waits as long as Telegram wants', async () => {
    const recorded = recordEvents();
    staged.fake.script('getUpdates', tooManyRequests(17));
    staged.fake.say(staged.chat, 'hello');
    await staged.adapter.start(recorded.events);
    await staged.clock.waiting(17_000);
    expect(recorded.messages).toEqual([]);
    await staged.clock.pass(17_000);
    await recorded.arrived(1);
  });

  test('never shows the token, whatever goes wrong', async () => {
    const { fake, adapter, clock, chat } = staged;
    const failures = [htmlPage(), badRequest(`bad /bot${fake.token}/sendMessage`), htmlPage(404), dropped()];
    fake.script('sendMessage', ...failures);
    fake.script('getUpdates', ...failures);
    const recorded = recordEvents();
    await adapter.start(recorded.events);
    const errors: unknown[] = [];
    for (const _ of failures) {
      await adapter.send(`telegram:${chat.id}`, { text: 'x' }).catch((error: unknown) => errors.push(error));
    }
    for (const wait of [1_000, 2_000, 4_000, 8_000]) {
      await clock.waiting(wait);
      await clock.pass(wait);
    }
    await fake.called('getUpdates', 5);
    expect(errors).toHaveLength(4);
    const { inspect } = await import('node:util');
    expect(inspect([errors, recorded.failures, staged.warnings], { depth: 9 })).not.toContain('AAfake');
  });
});

describe('trouble with the bot', () => {
  test.each([
    ['unknown', unauthorized(), /refuses the bot token.*@BotFather.*TELEGRAM_BOT_TOKEN/],
    ['no such bot', notFound(), /no such bot at 127\.0\.0\.1.*TELEGRAM_BOT_TOKEN/],
  ])('does not start with a token that is %s', async (_, fault, sentence) => {
    staged.fake.script('getMe', fault);
    const error = await staged.adapter.start(recordEvents().events).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PlatformError);
    expect(error).toMatchObject({ reason: 'refused', message: expect.stringMatching(sentence) });
  });

  test('does not start with something that is no token, and says how one looks', async () => {
    const { clock } = staged;
    const adapter = createTelegramAdapter({ token: 'hunter2', clock, warn: () => {} });
    await expect(adapter.start(recordEvents().events)).rejects.toMatchObject({
      reason: 'refused',
      message: expect.not.stringContaining('hunter2'),
    });
    await adapter.stop();
  });

  test('ends when the token is revoked', async () => {
    const recorded = recordEvents();
    await staged.adapter.start(recorded.events);
    await staged.fake.called('getUpdates', 1);
    staged.fake.script('getUpdates', unauthorized());
    staged.fake.say(staged.chat, 'x');
    await staged.clock.waiting(65_000).catch(() => {});
    while (recorded.failures.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(recorded.failures).toEqual([
      expect.objectContaining({ name: 'PlatformError', reason: 'refused' }),
    ]);
  });

  test('says in one sentence that another program fetches its messages, and waits for that to end', async () => {
    const recorded = recordEvents();
    staged.fake.script('getUpdates', conflict(), conflict(), conflict());
    await staged.adapter.start(recorded.events);
    for (const wait of [5_000, 30_000, 30_000]) {
      await staged.clock.waiting(wait);
      await staged.clock.pass(wait);
    }
    staged.fake.say(staged.chat, 'hello');
    await recorded.arrived(1);
    expect([...new Set(recorded.absences)]).toEqual([ANOTHER]);
    await staged.clock.pass(30_000);
    staged.fake.say(staged.chat, 'and again');
    await recorded.arrived(2);
    expect([...new Set(recorded.absences)]).toEqual([ANOTHER, 'back']);
    expect(recorded.failures).toEqual([]);
  });

  test('says so, too, where each of the two programs gets its turn, and says nothing else meanwhile', async () => {
    const recorded = recordEvents();
    staged.fake.script('getUpdates', conflict(), fine(), conflict(), fine(), conflict(), fine(), conflict());
    await staged.adapter.start(recorded.events);
    for (const [at, wait] of [5_000, 5_000, 30_000, 30_000].entries()) {
      await staged.clock.waiting(wait);
      staged.fake.say(staged.chat, `message ${at}`);
      await staged.clock.pass(wait);
      await recorded.arrived(at + 1);
    }
    expect([...new Set(recorded.absences)]).toEqual([ANOTHER]);
  });

  test('bears being cut off once by a check of another process', async () => {
    const recorded = recordEvents();
    staged.fake.script('getUpdates', conflict());
    await staged.adapter.start(recorded.events);
    await staged.clock.waiting(5_000);
    await staged.clock.pass(5_000);
    staged.fake.say(staged.chat, 'hello');
    await recorded.arrived(1);
    expect(recorded.absences).toEqual([]);
  });

  test('says at the start that privacy mode keeps most of its groups from it', async () => {
    staged.fake.world.bot.can_read_all_group_messages = false;
    await staged.adapter.start(recordEvents().events);
    expect(staged.warnings).toEqual([expect.stringMatching(/^Privacy mode is on: .*docs\/telegram\.md/)]);
  });

  test('removes a webhook that was set before, naming its host alone', async () => {
    staged.fake.world.webhook.url = 'https://old.example.org/secret-path';
    staged.fake.say(staged.chat, 'waited');
    const recorded = recordEvents();
    await staged.adapter.start(recorded.events);
    const [message] = await recorded.arrived(1);
    expect(message?.text).toBe('waited');
    expect(staged.warnings.join()).toContain('old.example.org;');
    expect(staged.fake.callsOf('deleteWebhook')[0]?.payload).toEqual({ drop_pending_updates: false });
  });

  test('says when a webhook is set behind its back', async () => {
    const recorded = recordEvents();
    await staged.adapter.start(recorded.events);
    await staged.clock.waiting(POLL_MS);
    staged.fake.world.webhook.url = 'https://other.example.org/';
    staged.fake.say(staged.chat, 'x');
    await staged.clock.waiting(30_000);
    expect(recorded.absences).toEqual([expect.stringMatching(/^A webhook is set.*adapters\.telegram\.mode/)]);
  });
});
