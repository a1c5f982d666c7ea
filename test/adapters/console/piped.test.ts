import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { type ConsoleOptions, createConsoleAdapter } from '../../../adapters/console/index.ts';
import { LineSplitter, LONGEST_LINE_BYTES } from '../../../adapters/console/input.ts';
import type { Handling } from '../../../src/chat/adapter.ts';
import type { IncomingMessage } from '../../../src/chat/message.ts';
import { recordEvents } from '../../contract/adapter.ts';
import { brokenOutput, inputOf, RecordedOutput } from './streams.ts';

const NOW = Date.UTC(2026, 4, 1, 12);

/** Starts a console on `input` and waits until it has closed. */
async function run(
  input: PassThrough,
  options: Partial<ConsoleOptions> = {},
  handle?: (message: IncomingMessage) => Handling,
) {
  const output = new RecordedOutput();
  const errorOutput = new RecordedOutput();
  const recorded = recordEvents(handle);
  const adapter = createConsoleAdapter({
    input,
    output,
    errorOutput,
    now: () => NOW,
    name: 'Ada',
    ...options,
  });
  await adapter.start(recorded.events);
  await recorded.untilClosed;
  await adapter.stop();
  return { ...recorded, texts: recorded.messages.map((message) => message.text), output, errorOutput };
}

/** A promise and its key. */
function latch() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the piped console', () => {
  test.each(['/exit', ' /Quit '])('leaves at %j and reads no further', async (word) => {
    expect((await run(inputOf(`hello\n${word}\nworld\n`))).texts).toEqual(['hello']);
  });

  test('makes each line a message of the owner and closes at the end of the input', async () => {
    const { messages, closed } = await run(inputOf('hello\nworld\n'), { session: 's1' });
    expect(messages).toEqual([
      {
        conversation: { id: 'console:local', kind: 'console' },
        ref: 's1:1',
        at: NOW,
        author: { id: 'console:local', name: 'Ada', bot: false, owner: true },
        text: 'hello',
        origin: 'own',
        addressed: true,
      },
      expect.objectContaining({ ref: 's1:2', text: 'world' }),
    ]);
    expect(closed()).toBe(1);
  });

  test.each([
    ['Windows line breaks', 'a\r\nb\r\n', ['a', 'b']],
    ['a last line without a line break', 'a\nb', ['a', 'b']],
    ['blank lines', '\n  \na\n\r\n\t\nb\n\n', ['a', 'b']],
    ['indentation', '  a \n', ['  a ']],
    ['a carriage return inside', 'a\rb\n', ['a\rb']],
    ['a character in two chunks', 'Ґ👍🏽é\n', ['Ґ👍🏽é']],
    ['no input at all', '', []],
  ])('reads %s', async (_, text, expected) => {
    expect((await run(inputOf(text))).texts).toEqual(expected);
    const bytewise = inputOf();
    for (const byte of Buffer.from(text)) bytewise.write(Buffer.from([byte]));
    bytewise.end();
    expect((await run(bytewise)).texts).toEqual(expected);
  });

  test('replaces bytes that are not UTF-8', async () => {
    const { texts } = await run(inputOf(Buffer.from([0xff, 0x61, 0xc3, 0x0a, 0xe2, 0x82, 0x0a, 0x62, 0x0a])));
    expect(texts).toEqual(['\ufffda\ufffd', '\ufffd', 'b']);
  });

  test('takes an input that gives strings', async () => {
    const input = inputOf();
    input.setEncoding('utf8');
    input.end('grüße\nзвідси\n');
    expect((await run(input)).texts).toEqual(['grüße', 'звідси']);
  });

  test('reads the next line only after the work of the last one has ended', async () => {
    const answered = latch();
    const settled = latch();
    const steps: string[] = [];
    const input = inputOf('first\nsecond\n');
    const done = run(input, {}, ({ text }) => {
      steps.push(text);
      return text === 'first'
        ? { logged: Promise.resolve(true), answered: answered.opened, settled: settled.opened }
        : { logged: Promise.resolve(true), answered: Promise.resolve(), settled: Promise.resolve() };
    });
    await turn();
    answered.open();
    await turn();
    expect(steps).toEqual(['first']);
    steps.push('settled');
    settled.open();
    await done;
    expect(steps).toEqual(['first', 'settled', 'second']);
  });

  test('closes only after the last message has settled', async () => {
    const settled = latch();
    const recorded = recordEvents(() => ({
      logged: Promise.resolve(true),
      answered: Promise.resolve(),
      settled: settled.opened,
    }));
    const adapter = createConsoleAdapter({
      input: inputOf('only'),
      output: new RecordedOutput(),
      now: () => NOW,
    });
    await adapter.start(recorded.events);
    await recorded.arrived(1);
    await turn();
    expect(recorded.closed()).toBe(0);
    settled.open();
    await recorded.untilClosed;
    await adapter.stop();
    expect(recorded.closed()).toBe(1);
  });

  test('does not read ahead while a message is worked on', async () => {
    const settled = latch();
    const input = new PassThrough({ highWaterMark: 16 });
    const recorded = recordEvents(() => ({
      logged: Promise.resolve(true),
      answered: Promise.resolve(),
      settled: settled.opened,
    }));
    const adapter = createConsoleAdapter({ input, output: new RecordedOutput(), now: () => NOW });
    await adapter.start(recorded.events);
    input.write('first\n');
    await recorded.arrived(1);
    input.write(`${'x'.repeat(64)}\n`);
    await turn();
    expect(input.readableLength).toBe(65);
    settled.open();
    await recorded.arrived(2);
    await adapter.stop();
  });

  test('closes when the input breaks, and says so', async () => {
    const input = inputOf();
    input.write('heard\n');
    const done = run(input, {}, () => {
      input.destroy(new Error('read EIO'));
      return { logged: Promise.resolve(true), answered: Promise.resolve(), settled: Promise.resolve() };
    });
    const { texts, errorOutput, closed } = await done;
    expect(texts).toEqual(['heard']);
    expect(closed()).toBe(1);
    expect(errorOutput.text).toBe('The input can no longer be read (read EIO).\n');
  });

  test('closes when the input had ended before the start', async () => {
    const input = inputOf('');
    input.resume();
    await turn();
    expect(input.readableEnded).toBe(true);
    expect((await run(input)).closed()).toBe(1);
  });

  test('cuts a line that is too long at a character and says so on standard error', async () => {
    const euros = '€'.repeat(LONGEST_LINE_BYTES / 2);
    const { texts, errorOutput, output } = await run(inputOf(`${euros}\nnext\n`));
    expect(texts[0]).toBe('€'.repeat(Math.floor(LONGEST_LINE_BYTES / 3)));
    expect(texts[1]).toBe('next');
    expect(errorOutput.text).toBe(
      'A line of the input was longer than 1048576 bytes; its end was left out.\n',
    );
    expect(output.text).toBe('');
  });

  test('keeps one megabyte of a line of fifty', async () => {
    const splitter = new LineSplitter();
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const before = process.memoryUsage().arrayBuffers;
    for (let sent = 0; sent < 50 * 1024 * 1024; sent += chunk.length) {
      expect([...splitter.push(Buffer.from(chunk))]).toEqual([]);
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 * 1024);
    const [line, next] = [...splitter.push(Buffer.from('\nnext\n'))];
    expect(line?.cut).toBe(true);
    expect(line?.text).toHaveLength(LONGEST_LINE_BYTES);
    expect(next).toEqual({ text: 'next', cut: false });
  });

  test.each([
    ['exactly at the limit', 'abcd\n', { text: 'abcd', cut: false }],
    ['at the limit with a carriage return', 'abcd\r\n', { text: 'abcd', cut: false }],
    ['one byte over it', 'abcde\n', { text: 'abcd', cut: true }],
    ['over it by a carriage return and more', 'abcd\rx\n', { text: 'abcd', cut: true }],
    ['over it inside a character', 'abc👍\n', { text: 'abc', cut: true }],
    ['over it after a character', '👍a\n', { text: '👍', cut: true }],
  ])('takes a line %s', (_, text, expected) => {
    expect([...new LineSplitter(4).push(Buffer.from(text))]).toEqual([expected]);
  });

  test('prints answers as plain text and nothing else', async () => {
    const output = new RecordedOutput();
    const recorded = recordEvents();
    const adapter = createConsoleAdapter({ input: inputOf(), output, now: () => NOW, color: true });
    await adapter.start(recorded.events);
    await adapter.typing('console:local');
    await adapter.send('console:local', { text: '**Done:** see `/memory diary`.\n\n- one\n- two\n\n' });
    await adapter.send('console:local', { text: '\u001b[31mred\u001b[0m' });
    await adapter.stop();
    expect(output.text).toBe('Done: see `/memory diary`.\n\n- one\n- two\nred\n');
  });

  test('gives sent and heard messages refs that never meet', async () => {
    const output = new RecordedOutput();
    const adapter = createConsoleAdapter({ input: inputOf('a\n'), output, now: () => NOW });
    const recorded = recordEvents();
    await adapter.start(recorded.events);
    const sent = await adapter.send('console:local', { text: 'answer' });
    const [heard] = await recorded.arrived(1);
    await adapter.stop();
    expect(sent.ref).not.toBe(heard?.ref);
  });

  test('does not repeat the refs of another session', async () => {
    const first = await run(inputOf('a\n'));
    const second = await run(inputOf('a\n'));
    expect(first.messages[0]?.ref).not.toBe(second.messages[0]?.ref);
  });

  test('closes when nobody reads the output any more, after the message at hand', async () => {
    const settled = latch();
    const recorded = recordEvents(() => ({
      logged: Promise.resolve(true),
      answered: Promise.resolve(),
      settled: settled.opened,
    }));
    const adapter = createConsoleAdapter({
      input: inputOf('a\nb\n'),
      output: brokenOutput(),
      now: () => NOW,
    });
    await adapter.start(recorded.events);
    await recorded.arrived(1);
    const sending = adapter.send('console:local', { text: 'answer' });
    await expect(sending).rejects.toMatchObject({ name: 'DeliveryError', failure: 'unreachable' });
    await turn();
    expect(recorded.closed()).toBe(0);
    settled.open();
    await recorded.untilClosed;
    await expect(adapter.send('console:local', { text: 'again' })).rejects.toMatchObject({
      failure: 'unreachable',
    });
    await adapter.stop();
    expect(recorded.closed()).toBe(1);
    expect(recorded.messages).toHaveLength(1);
  });

  test('calls a message ambiguous that the stop overtook', async () => {
    const output = new RecordedOutput();
    const adapter = createConsoleAdapter({ input: inputOf(), output, now: () => NOW });
    await adapter.start(recordEvents().events);
    output.stick();
    const outcome = adapter.send('console:local', { text: 'answer' }).catch((error: unknown) => error);
    await adapter.stop();
    expect(await outcome).toMatchObject({ name: 'DeliveryError', failure: 'ambiguous' });
  });

  test('starts only once', async () => {
    const adapter = createConsoleAdapter({ input: inputOf(), output: new RecordedOutput(), now: () => NOW });
    await adapter.start(recordEvents().events);
    await expect(adapter.start(recordEvents().events)).rejects.toThrow('starts once');
    await adapter.stop();
  });

  test('lets go of the input when it stops', async () => {
    const input = inputOf();
    const adapter = createConsoleAdapter({ input, output: new RecordedOutput(), now: () => NOW });
    await adapter.start(recordEvents().events);
    await adapter.stop();
    expect(input.isPaused()).toBe(true);
    expect(input.listenerCount('data')).toBe(0);
    expect(input.destroyed).toBe(false);
  });
});
