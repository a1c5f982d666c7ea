import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { ownerName, resolveOptions } from '../../../adapters/console/options.ts';

const terminal = (): PassThrough => Object.assign(new PassThrough(), { isTTY: true });
const now = (): number => 0;

describe('console options', () => {
  test('take the streams of the process by default', () => {
    const settings = resolveOptions({ now });
    expect(settings.input).toBe(process.stdin);
    expect(settings.output).toBe(process.stdout);
    expect(settings.errorOutput).toBe(process.stderr);
  });

  test.each([
    ['both are terminals', terminal(), terminal(), true],
    ['the input is piped', new PassThrough(), terminal(), false],
    ['the output is piped', terminal(), new PassThrough(), false],
  ])('choose the prompt by the streams: %s', (_, input, output, interactive) => {
    expect(resolveOptions({ now, input, output }).interactive).toBe(interactive);
    expect(resolveOptions({ now, input, output, interactive: !interactive }).interactive).toBe(!interactive);
  });

  test('never colour piped output', () => {
    expect(resolveOptions({ now, interactive: false, color: true }).color).toBe(false);
    expect(resolveOptions({ now, interactive: true, color: true }).color).toBe(true);
    expect(resolveOptions({ now, interactive: true }).color).toBe(false);
  });

  test('give each session a prefix of its own', () => {
    expect(resolveOptions({ now }).session).not.toBe(resolveOptions({ now }).session);
    expect(resolveOptions({ now, session: 'given' }).session).toBe('given');
  });

  test.each([
    ['Ada', 'grace', 'Ada'],
    ['  Ada\u001b[2J ', 'grace', 'Ada'],
    ['', 'grace', 'grace'],
    [undefined, 'grace', 'grace'],
    [undefined, 'root', 'Owner'],
    [undefined, ' ', 'Owner'],
    [undefined, undefined, 'Owner'],
  ])('name the person: configured %j, system user %j', (configured, user, expected) => {
    expect(ownerName(configured, () => user)).toBe(expected);
  });
});
