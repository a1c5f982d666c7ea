import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createConsoleAdapter } from '../../../adapters/console/index.ts';
import type { ChatAdapter } from '../../../src/chat/adapter.ts';
import { type RecordedEvents, recordEvents } from '../../contract/adapter.ts';
import { inputOf, RecordedOutput } from './streams.ts';

const ENTER = '\r';
const ALT_ENTER = '\u001b\r';
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const LEFT = '\u001b[D';
const UP = '\u001b[A';
const paste = (text: string): string => `\u001b[200~${text}\u001b[201~`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a terminal acts on
const TERMINAL_OUTPUT = /\u001b\[\??(\d*)(?:;\d+)?([A-Za-z])|([\s\S])/g;

/** The screen after the output, on a terminal wide enough for every line; good for what readline writes. */
function screen(output: string): string[] {
  const rows = [''];
  let row = 0;
  let column = 0;
  for (const [, parameter, command, other] of output.matchAll(TERMINAL_OUTPUT)) {
    const count = Number(parameter || 1);
    if (command === 'A') row = Math.max(0, row - count);
    else if (command === 'B') row += count;
    else if (command === 'C') column += count;
    else if (command === 'D') column = Math.max(0, column - count);
    else if (command === 'G') column = count - 1;
    else if (command === 'J') rows.splice(row, rows.length, (rows[row] ?? '').slice(0, column));
    else if (command === 'K') rows[row] = (rows[row] ?? '').slice(0, column);
    else if (other === '\n') {
      row += 1;
      column = 0;
    } else if (other === '\r') column = 0;
    else if (other !== undefined) {
      const line = (rows[row] ?? '').padEnd(column);
      rows[row] = line.slice(0, column) + other + line.slice(column + 1);
      column += 1;
    }
    while (rows.length <= row) rows.push('');
  }
  return rows.map((line) => line.trimEnd());
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the interactive console', () => {
  let input: PassThrough & { setRawMode?: (on: boolean) => void };
  let output: RecordedOutput;
  let adapter: ChatAdapter;
  let recorded: RecordedEvents;
  let raw: boolean[];

  async function open(options: { color?: boolean; historyFile?: string } = {}): Promise<void> {
    input = inputOf();
    raw = [];
    input.setRawMode = (on) => void raw.push(on);
    output = new RecordedOutput();
    recorded = recordEvents();
    adapter = createConsoleAdapter({
      input,
      output,
      now: () => 0,
      name: 'Ada',
      interactive: true,
      ...options,
    });
    await adapter.start(recorded.events);
  }
  async function type(keys: string): Promise<void> {
    input.write(keys);
    await turn();
  }
  const texts = (): string[] => recorded.messages.map((message) => message.text);
  const shown = (): string[] => screen(output.text);

  beforeEach(() => open());
  afterEach(() => adapter.stop());

  test('shows a prompt and sends what is typed', async () => {
    await type(`hello${ENTER}`);
    expect(texts()).toEqual(['hello']);
    expect(shown()).toEqual(['you> hello', 'you>']);
  });

  test('sends nothing for an empty line', async () => {
    await type(`${ENTER}  ${ENTER}`);
    expect(texts()).toEqual([]);
  });

  test('edits the line', async () => {
    await type(`ac${LEFT}b${ENTER}`);
    expect(texts()).toEqual(['abc']);
  });

  test('prints an answer above what is being typed', async () => {
    await type(`half a sen${LEFT}${LEFT}`);
    await adapter.send('console:local', { text: 'A **notice**\nof two lines' });
    expect(shown()).toEqual(['reverie> A notice', 'of two lines', 'you> half a sen']);
    await type(`X${ENTER}`);
    expect(texts()).toEqual(['half a sXen']);
  });

  test('prints an answer above a message of several lines that is being typed', async () => {
    await type(`one${ALT_ENTER}two${ALT_ENTER}three`);
    await adapter.send('console:local', { text: 'first' });
    await adapter.send('console:local', { text: 'second' });
    expect(shown()).toEqual(['reverie> first', 'reverie> second', 'you> one', 'two', 'three']);
    await type(ENTER);
    expect(texts()).toEqual(['one\ntwo\nthree']);
  });

  test('makes a paste of several lines one message, sent by Enter', async () => {
    await type(`see: ${paste('one\r\ntwo\r\tthree\n')}`);
    expect(texts()).toEqual([]);
    await type(` end${ENTER}`);
    expect(texts()).toEqual(['see: one\ntwo\n\tthree end']);
  });

  test('takes a paste in several chunks, and keys in it as text', async () => {
    const keys = paste(`a${CTRL_D}b\tc \u0007👍🏽\n/memory`);
    for (let at = 0; at < keys.length; at += 3) await type(keys.slice(at, at + 3));
    await type(ENTER);
    expect(texts()).toEqual(['ab\tc 👍🏽\n/memory']);
    expect(recorded.closed()).toBe(0);
  });

  test('leaves a paste that never ends by Ctrl-C', async () => {
    await type(`\u001b[200~lost${CTRL_C}`);
    expect(recorded.closed()).toBe(1);
  });

  test('pastes 200 kB at once', async () => {
    const text = 'line of text\n'.repeat(15_000).trimEnd();
    await type(paste(text));
    while (!output.text.includes('line of text')) await turn();
    await type(ENTER);
    await recorded.arrived(1);
    expect(texts()).toEqual([text]);
  });

  test('continues a line by Alt+Enter and by a backslash', async () => {
    await type(`one${ALT_ENTER}two\\${ENTER}three${ENTER}`);
    expect(texts()).toEqual(['one\ntwo\nthree']);
  });

  test('takes two backslashes at the end as text', async () => {
    await type(`C:\\\\${ENTER}`);
    expect(texts()).toEqual(['C:\\\\']);
  });

  test('clears the line by Ctrl-C and leaves by a second one', async () => {
    await type(`oops${CTRL_C}`);
    expect(recorded.closed()).toBe(0);
    await type(`fine${ENTER}`);
    expect(texts()).toEqual(['fine']);
    await type(CTRL_C);
    expect(recorded.closed()).toBe(1);
  });

  test('leaves by /exit, which is no message', async () => {
    await type(`/exit now${ENTER}`);
    expect(recorded.closed()).toBe(0);
    await type(`/exit${ENTER}`);
    expect(texts()).toEqual(['/exit now']);
    expect(recorded.closed()).toBe(1);
  });

  test('leaves by Ctrl-D on an empty line only', async () => {
    await type(`text${CTRL_D}`);
    expect(recorded.closed()).toBe(0);
    await type(`${CTRL_C}${CTRL_D}`);
    expect(recorded.closed()).toBe(1);
  });

  test('leaves when the terminal goes away', async () => {
    input.destroy();
    await recorded.untilClosed;
    expect(recorded.closed()).toBe(1);
  });

  test('leaves when the terminal had gone before the start', async () => {
    await adapter.stop();
    input = inputOf();
    input.destroy();
    recorded = recordEvents();
    adapter = createConsoleAdapter({ input, output, now: () => 0, interactive: true });
    await adapter.start(recorded.events);
    await recorded.untilClosed;
  });

  test('still prints answers after the person has left', async () => {
    await type(`question${ENTER}${CTRL_D}`);
    await adapter.send('console:local', { text: 'answer' });
    expect(shown()).toEqual(['you> question', 'you>', 'reverie> answer', '']);
    await adapter.stop();
    expect(recorded.closed()).toBe(1);
  });

  test('gives the terminal back as it was', async () => {
    expect(raw).toEqual([true]);
    expect(output.text).toContain('\u001b[?2004h');
    await adapter.stop();
    await adapter.stop();
    expect(raw).toEqual([true, false]);
    expect(output.text.match(/2004l/g)).toHaveLength(1);
    expect(input.listenerCount('keypress')).toBe(0);
    expect(input.isPaused()).toBe(true);
    expect(recorded.closed()).toBe(0);
  });

  test('completes commands and their subcommands', async () => {
    await adapter.registerCommands([
      {
        name: 'dreaming',
        summary: '',
        ownerOnly: false,
        subcommands: [
          { name: 'status', usage: '', summary: '', ownerOnly: false },
          { name: 'on', usage: '', summary: '', ownerOnly: true },
        ],
      },
      { name: 'help', summary: '', ownerOnly: false, subcommands: [] },
    ]);
    await type('/dr\t');
    await type('st\t');
    await type(ENTER);
    expect(texts()).toEqual(['/dreaming status ']);
    await type('word\t');
    await type(ENTER);
    expect(texts()[1]).toBe('word');
  });

  test('brings back earlier lines, commands and several lines at once', async () => {
    await type(`/help${ENTER}one${ALT_ENTER}two${ENTER}`);
    await type(`${UP}${ENTER}`);
    await type(`${UP}${UP}${ENTER}`);
    expect(texts()).toEqual(['/help', 'one\ntwo', 'one\ntwo', '/help']);
  });

  test('uses no colour unless it may', async () => {
    await type(`hi${ENTER}`);
    await adapter.send('console:local', { text: '**bold** `code`' });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour command begins with one
    expect(output.text).not.toMatch(/\u001b\[\d*m/);
    await adapter.stop();
    await open({ color: true });
    await adapter.send('console:local', { text: '**bold** `code`' });
    expect(output.text).toContain('\u001b[36myou> \u001b[39m');
    expect(output.text).toContain(
      '\u001b[35mreverie> \u001b[39m\u001b[1mbold\u001b[22m \u001b[36mcode\u001b[39m\n',
    );
  });

  test('lets no text steer the terminal', async () => {
    await adapter.send('console:local', { text: '\u001b]0;owned\u0007\u001b[2Jhello\r\u009b1A' });
    expect(output.writes).toContain('reverie> hello\n');
  });

  test('keeps lines for the next session', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reverie-history-'));
    try {
      const historyFile = join(folder, 'console-history');
      await adapter.stop();
      await open({ historyFile });
      await type(`/memory show${ENTER}`);
      await adapter.stop();
      await open({ historyFile });
      await type(`${UP}${ENTER}`);
      expect(texts()).toEqual(['/memory show']);
      await adapter.stop();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
