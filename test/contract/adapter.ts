import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChatAdapter, Handling } from '../../src/chat/adapter.ts';
import { DeliveryError } from '../../src/chat/errors.ts';
import type { IncomingMessage } from '../../src/chat/message.ts';
import { type RecordedEvents, recordEvents } from './recorded-events.ts';
import { COMMANDS, HOSTILE } from './samples.ts';

export { handled, type RecordedEvents, recordEvents } from './recorded-events.ts';

/** An adapter on its platform's fake, and the other side of that platform. */
export interface AdapterHarness {
  adapter: ChatAdapter;
  /** A conversation in which the bot may post. */
  conversation: string;
  /** Makes a person say something there to the bot. */
  say(text: string): void | Promise<void>;
  /** Makes the platform deliver the last message once more; left out where a platform never does. */
  redeliver?(): void | Promise<void>;
  /** Makes that person change what they said last; left out where nobody can. */
  change?(text: string): void | Promise<void>;
  /** Makes that person remove what they said last; left out where the platform does not tell. */
  remove?(): void | Promise<void>;
  /** Makes that person say something to the bot in a thread of the conversation's room or of another; its posts. */
  sayInThread?(text: string): void | Promise<void>;
  threadPosts?(): readonly string[];
  /** Makes a person press a button of the last post; resolves with what they are told. */
  press?(button: string): Promise<string>;
  /** What the bot has posted, as people read it: without the platform's own markup, edits applied. */
  posts(): readonly string[];
  /** What is in the files that the bot has posted, where it posts any. */
  files?(): string[];
  /** From now on the platform takes what is sent and never answers. */
  stall(): void;
  /** Ends the fake; the adapter is stopped before. */
  close(): void | Promise<void>;
}

/** Lets other work go on until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

const STOP_LIMIT_MS = 10_000;

/**
 * What every chat adapter keeps to. Each test gets a harness of its own.
 *
 * @param factory makes an adapter that has not been started
 */
export function describeAdapter(name: string, factory: () => AdapterHarness | Promise<AdapterHarness>): void {
  describe(`${name} as a chat adapter`, () => {
    let harness: AdapterHarness;
    let adapter: ChatAdapter;

    beforeEach(async () => {
      harness = await factory();
      adapter = harness.adapter;
    });
    afterEach(async () => {
      await adapter.stop();
      await harness.close();
    });

    const start = async (handle?: (message: IncomingMessage) => Handling): Promise<RecordedEvents> => {
      const recorded = recordEvents(handle);
      await adapter.start(recorded.events);
      return recorded;
    };
    const send = (text: string) => adapter.send(harness.conversation, { text });

    test('has a name that begins its conversations and a length limit with room for text', () => {
      expect(adapter.name).toMatch(/^[a-z]+$/);
      expect(harness.conversation.startsWith(`${adapter.name}:`)).toBe(true);
      expect(adapter.capabilities.maxLength).toBeGreaterThanOrEqual(500);
      for (const [key, value] of Object.entries(adapter.capabilities)) {
        if (key !== 'maxLength') expect(value).toBeTypeOf('boolean');
      }
    });

    describe('incoming', () => {
      test('hands over what a person said, with who, where and when', async () => {
        const recorded = await start();
        await harness.say('Grüße, як справи? 🙂');
        const [message] = await recorded.arrived(1);
        expect(message).toMatchObject({
          text: 'Grüße, як справи? 🙂',
          conversation: { id: harness.conversation },
          origin: 'own',
          addressed: true,
          author: { bot: false },
        });
        expect(message?.author.id.startsWith(`${adapter.name}:`)).toBe(true);
        expect(message?.author.name.trim()).not.toBe('');
        expect(Number.isFinite(message?.at)).toBe(true);
        expect(recorded.failures).toEqual([]);
      });

      test('keeps the order and gives every message a ref of its own', async () => {
        const recorded = await start();
        const said = Array.from({ length: 20 }, (_, index) => `message ${index}`);
        for (const text of said) await harness.say(text);
        await recorded.arrived(said.length);
        expect(recorded.messages.map((message) => message.text)).toEqual(said);
        expect(new Set(recorded.messages.map((message) => message.ref)).size).toBe(said.length);
      });

      test('does not take the same words said twice for a duplicate', async () => {
        const recorded = await start();
        await harness.say('ok');
        await harness.say('ok');
        const [first, second] = await recorded.arrived(2);
        expect(first?.ref).not.toBe(second?.ref);
      });

      test('gives a message that is delivered again its first ref', async (context) => {
        if (harness.redeliver === undefined) return context.skip();
        const recorded = await start();
        await harness.say('once');
        await harness.redeliver();
        await harness.say('after');
        while (recorded.messages.at(-1)?.text !== 'after')
          await recorded.arrived(recorded.messages.length + 1);
        const refs = recorded.messages.filter((message) => message.text === 'once').map(({ ref }) => ref);
        expect(new Set(refs).size).toBe(1);
      });

      test('tells of a change, with the ref of what was changed', async (context) => {
        if (harness.change === undefined) return context.skip();
        const recorded = await start();
        await harness.say('We meet at six.');
        await recorded.arrived(1);
        await harness.change('We meet at seven.');
        await until(() => recorded.edits.length > 0);
        expect(recorded.edits).toMatchObject([
          {
            ref: recorded.messages[0]?.ref,
            text: 'We meet at seven.',
            conversation: { id: harness.conversation },
          },
        ]);
        expect(recorded.messages).toHaveLength(1);
      });

      test('tells of a removal, with the ref of what was removed', async (context) => {
        if (harness.remove === undefined) return context.skip();
        const recorded = await start();
        await harness.say('Forget this.');
        await recorded.arrived(1);
        await harness.remove();
        await until(() => recorded.deletions.length > 0);
        expect(recorded.deletions).toMatchObject([
          { ref: recorded.messages[0]?.ref, conversation: { id: harness.conversation } },
        ]);
      });

      test('keeps a thread apart from its room, and answers in it', async (context) => {
        const { sayInThread, threadPosts } = harness;
        if (sayInThread === undefined || threadPosts === undefined) return context.skip();
        const recorded = await start();
        await sayInThread('in a thread');
        const [message] = await recorded.arrived(1);
        const { id = '', parent } = message?.conversation ?? {};
        expect(message?.text).toContain('in a thread');
        expect(id.startsWith(`${adapter.name}:`)).toBe(true);
        expect(parent?.startsWith(`${adapter.name}:`)).toBe(true);
        expect(parent).not.toBe(id);
        await adapter.send(id, { text: 'heard', replyTo: message?.ref ?? '' });
        expect(threadPosts().join()).toContain('heard');
      });

      test('survives hostile text', async () => {
        const recorded = await start();
        await harness.say('\u202e\u200b\u0301 ﷽ <b>&\u2028 \u{e0001}');
        await harness.say('still here');
        const messages = await recorded.arrived(2);
        expect(messages[1]?.text).toBe('still here');
        expect(recorded.failures).toEqual([]);
      });
    });

    describe('sending', () => {
      test('posts a text and gives it a ref', async () => {
        await start();
        const first = await send('The first answer.');
        const second = await send('The second answer.');
        expect(first.ref).not.toBe('');
        expect(first.ref).not.toBe(second.ref);
        expect(harness.posts().map((post) => post.trim())).toEqual([
          expect.stringContaining('The first answer.'),
          expect.stringContaining('The second answer.'),
        ]);
      });

      test('answers a message by its ref', async () => {
        const recorded = await start();
        await harness.say('question');
        const [message] = await recorded.arrived(1);
        await adapter.send(harness.conversation, {
          text: 'answer',
          replyTo: message?.ref ?? '',
          silent: true,
        });
        expect(harness.posts().join('\n')).toContain('answer');
      });

      test('posts concurrent messages in the order of the calls', async () => {
        await start();
        await Promise.all([send('one'), send('two'), send('three')]);
        expect(
          harness
            .posts()
            .join(' ')
            .match(/one|two|three/g),
        ).toEqual(['one', 'two', 'three']);
      });

      test('splits a long text into posts that fit and loses no word', async () => {
        await start();
        const words = Array.from({ length: 800 }, (_, index) => `word${index}`);
        await send(words.join(' '));
        for (const post of harness.posts()) {
          expect(post.length).toBeLessThanOrEqual(adapter.capabilities.maxLength);
        }
        expect(
          harness
            .posts()
            .join(' ')
            .match(/word\d+/g),
        ).toEqual(words);
      });

      test('splits a long fenced block without losing a line', async () => {
        await start();
        const lines = Array.from({ length: 800 }, (_, index) => `line ${index}`);
        await send(`Look:\n\`\`\`\n${lines.join('\n')}\n\`\`\`\nDone.`);
        expect(
          harness
            .posts()
            .join('\n')
            .match(/line \d+/g),
        ).toEqual(lines);
        expect(harness.posts().join('\n')).toContain('Done.');
      });

      test('takes 100 kB of text that has nowhere to break, without a flood of posts', async () => {
        await start();
        await send('👨‍👩‍👧'.repeat(12_500));
        const whole = harness.files?.() ?? harness.posts();
        expect(whole.join('').match(/👨‍👩‍👧/gu)).toHaveLength(12_500);
        expect(harness.posts()).toHaveLength(1);
      });

      test.each(HOSTILE)('posts %s without harm', async (_, text) => {
        await start();
        await send(text);
        const posted = harness.posts().join('\n');
        expect(posted).toContain('stays');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be posted
        expect(posted).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/u);
      });

      test.each(['', ' \n\t ', '\u0000'])('refuses the empty message %j', async (text) => {
        await start();
        await expect(send(text)).rejects.toMatchObject({ name: 'DeliveryError', failure: 'invalid' });
      });

      test('refuses a conversation that does not exist', async () => {
        await start();
        const sent = adapter.send(`${adapter.name}:0`, { text: 'hello?' });
        await expect(sent).rejects.toBeInstanceOf(DeliveryError);
        await expect(send('still here')).resolves.toBeDefined();
      });

      test('before the start it waits or fails with a reason', async () => {
        const outcome = send('early').catch((error: unknown) => error);
        await start();
        const result = await outcome;
        if (result instanceof Error) expect(result).toBeInstanceOf(DeliveryError);
        else expect(harness.posts().join()).toContain('early');
      });
    });

    test('shows buttons where it can, and tells who presses which', async (context) => {
      if (!adapter.capabilities.buttons || harness.press === undefined) return context.skip();
      const recorded = await start();
      const sent = await adapter.send(harness.conversation, {
        text: 'Undo it?',
        buttons: [
          { id: 'undo:1', label: 'Undo' },
          { id: 'keep:1', label: 'Keep' },
        ],
      });
      expect(await harness.press('undo:1')).toContain('Done.');
      expect(recorded.presses).toMatchObject([
        { button: 'undo:1', ref: sent.ref, conversation: { id: harness.conversation } },
      ]);
      expect(recorded.presses[0]?.author.id.startsWith(`${adapter.name}:`)).toBe(true);
      expect(harness.posts().join()).toContain('Undo it?');
    });

    test('edits what it posted where it can, and refuses where it cannot', async () => {
      await start();
      const { ref } = await send('first version');
      const edited = adapter.edit(harness.conversation, ref, { text: 'second version' });
      if (adapter.capabilities.edits) {
        await edited;
        expect(harness.posts().join()).toContain('second version');
        expect(harness.posts().join()).not.toContain('first version');
      } else {
        await expect(edited).rejects.toMatchObject({ name: 'DeliveryError', failure: 'invalid' });
      }
    });

    test('never rejects a sign of typing', async () => {
      await adapter.typing(harness.conversation);
      await start();
      await adapter.typing(harness.conversation);
      await adapter.typing(`${adapter.name}:0`);
      await adapter.stop();
      await adapter.typing(harness.conversation);
    });

    test('takes the table of commands, again too', async () => {
      await start();
      await adapter.registerCommands(COMMANDS);
      await adapter.registerCommands(COMMANDS);
      expect(harness.posts()).toEqual([]);
    });

    describe('stopping', () => {
      test('works without a start, and again', { timeout: STOP_LIMIT_MS }, async () => {
        await adapter.stop();
        await adapter.stop();
      });

      test('works twice at once', { timeout: STOP_LIMIT_MS }, async () => {
        await start();
        await Promise.all([adapter.stop(), adapter.stop()]);
        await adapter.stop();
      });

      test('ends the intake and is not a person who leaves', { timeout: STOP_LIMIT_MS }, async () => {
        const recorded = await start();
        await harness.say('heard');
        await recorded.arrived(1);
        await adapter.stop();
        await harness.say('not heard');
        await new Promise((resolve) => setImmediate(resolve));
        expect(recorded.messages.map((message) => message.text)).toEqual(['heard']);
        expect(recorded.closed()).toBe(0);
        expect(recorded.failures).toEqual([]);
      });

      test('does not wait for a message that is never answered', { timeout: STOP_LIMIT_MS }, async () => {
        const never = new Promise<void>(() => {});
        const recorded = await start(() => ({
          logged: Promise.resolve(true),
          answered: never,
          settled: never,
        }));
        await harness.say('hello');
        await recorded.arrived(1);
        await adapter.stop();
      });

      test('makes later messages unreachable', { timeout: STOP_LIMIT_MS }, async () => {
        await start();
        await adapter.stop();
        await expect(send('late')).rejects.toMatchObject({ name: 'DeliveryError', failure: 'unreachable' });
      });

      test('settles what is being sent', { timeout: STOP_LIMIT_MS }, async () => {
        await start();
        const outcome = send('under way').catch((error: unknown) => error);
        await adapter.stop();
        const result = await outcome;
        if (result instanceof Error) expect(result).toBeInstanceOf(DeliveryError);
      });

      test('gives up on a platform that does not answer', { timeout: STOP_LIMIT_MS }, async () => {
        await start();
        harness.stall();
        const outcome = send('under way').catch((error: unknown) => error);
        await adapter.stop();
        expect(await outcome).toBeInstanceOf(DeliveryError);
      });
    });
  });
}
