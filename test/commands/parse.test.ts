import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCall } from '../../src/commands/parse.ts';
import { commands } from '../../src/commands/registry.ts';
import { inLinearTime } from '../support/patience.ts';

/** The call as a line: name and text, or what is unknown and what is near. */
function read(text: string): unknown {
  const call = parseCall(text, commands);
  return call !== undefined && 'command' in call ? [call.command.name, call.text] : call;
}

describe('reading commands', () => {
  it.each([
    ['/memory dream', ['memory dream', '']],
    ['  /Memory   DREAM   7 preview ', ['memory dream', '7 preview']],
    ['/memory@reverie_bot dream 7', ['memory dream', '7']],
    ['/memory remember line one\nline two', ['memory remember', 'line one\nline two']],
    ['/whoami', ['whoami', '']],
    ['/help me', ['help', 'me']],
    ['/memory', { group: 'memory' }],
    ['/memory help', { group: 'memory' }],
    ['/dreaming help', ['dreaming help', '']],
    ['/memory promote-explain the router', ['memory explain', 'the router']],
    ['/memory dreem', { unknown: 'dreem', nearest: 'memory dream', group: 'memory' }],
    ['/memory xyzzy', { unknown: 'xyzzy', group: 'memory' }],
    ['/dreming on', { unknown: 'dreming', nearest: 'dreaming on' }],
    ['/undo', { unknown: 'undo', nearest: 'memory undo' }],
    ['/status', { unknown: 'status', nearest: 'memory status' }],
    ['/dream', { unknown: 'dream', nearest: 'memory dream' }],
    ['/serach tea', { unknown: 'serach', nearest: 'memory search' }],
    ['/memory_dream', { unknown: 'memory_dream', nearest: 'memory dream' }],
    ['/memorydream 7', { unknown: 'memorydream', nearest: 'memory dream' }],
    ['/memroy show', { unknown: 'memroy', nearest: 'memory show' }],
    ['/memory on', { unknown: 'on', nearest: 'dreaming on', group: 'memory' }],
    ['/dreaming dream', { unknown: 'dream', nearest: 'memory dream', group: 'dreaming' }],
    ['/whoim', { unknown: 'whoim', nearest: 'whoami' }],
    ['/xyzzyplugh', { unknown: 'xyzzyplugh' }],
    ['/memory constructor', { unknown: 'constructor', group: 'memory' }],
    ['/memory \u202Eshow\u200B', { unknown: 'show', nearest: 'memory show', group: 'memory' }],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    '',
    '/',
    '/ memory',
    'memory dream',
    '/etc/hosts is a file',
    '//',
    '/7',
    'I type /memory dream',
    '/пам’ять',
  ])('takes %j for words', (text) => {
    expect(parseCall(text, commands)).toBeUndefined();
  });

  it('takes any text and never says much of it back', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: 'binary' }).map((text) => `/memory ${text}`),
        ),
        (text) => {
          const call = parseCall(text, commands);
          if (call !== undefined && 'unknown' in call) expect(call.unknown.length).toBeLessThan(200);
        },
      ),
    );
  });

  it('reads long texts in linear time', async () => {
    for (const text of ['/memory ', '/', '/memory@', '/a '].map((head) => head + 'x '.repeat(100_000)))
      await inLinearTime(() => read(text));
    for (const text of ['/', '/memory ', '/memory remember '].map((head) => head + 'x'.repeat(200_000)))
      await inLinearTime(() => read(text));
  });
});
