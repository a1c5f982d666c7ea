import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandDescription } from '../../../src/chat/adapter.ts';
import { recordEvents } from '../../contract/adapter.ts';
import { badRequest } from '../../support/fake-telegram/index.ts';
import { type Stage, stage } from './harness.ts';

const command = (name: string, ownerOnly: boolean, parts: boolean[] = []): CommandDescription => ({
  name,
  summary: `Does ${name}`,
  ownerOnly,
  subcommands: parts.map((only, at) => ({ name: `part${at}`, usage: '', summary: '', ownerOnly: only })),
});
const COMMANDS = [command('help', false), command('secret', true), command('memory', true, [true, false])];

let staged: Stage;
beforeEach(async () => {
  staged = await stage();
});
afterEach(() => staged.close());

const set = () => staged.fake.callsOf('setMyCommands').map(({ payload }) => payload);

describe('the menu of commands', () => {
  test('shows everybody what they may use, and owners everything in their private chats', async () => {
    await staged.adapter.start(recordEvents().events);
    await staged.adapter.registerCommands(COMMANDS);
    const names = set().map(({ scope, commands }) => [
      scope,
      commands.map((one: { command: string }) => one.command),
    ]);
    expect(names).toEqual([
      [{ type: 'default' }, ['help', 'memory']],
      [{ type: 'chat', chat_id: 1001 }, ['help', 'secret', 'memory']],
    ]);
    expect(set()[0]?.commands[0]).toEqual({ command: 'help', description: 'Does help' });
  });

  test('is set when it differs, and never else', async () => {
    await staged.adapter.start(recordEvents().events);
    await staged.adapter.registerCommands(COMMANDS);
    await staged.adapter.registerCommands(COMMANDS);
    expect(set()).toHaveLength(2);
    await staged.adapter.registerCommands(COMMANDS.slice(1));
    expect(set()).toHaveLength(4);
  });

  test('named before the start is set after it', async () => {
    await staged.adapter.registerCommands(COMMANDS);
    expect(staged.fake.calls).toEqual([]);
    await staged.adapter.start(recordEvents().events);
    await staged.fake.called('setMyCommands', 2);
  });

  test('of an owner who has not written yet is set when they do', async () => {
    staged.fake.world.chats.delete(1001);
    const recorded = recordEvents();
    await staged.adapter.start(recorded.events);
    await staged.adapter.registerCommands(COMMANDS);
    expect(set()).toHaveLength(1);
    staged.fake.world.chats.set(1001, staged.chat);
    staged.fake.say(staged.chat, '/start');
    await staged.fake.called('setMyCommands', 2);
    expect(staged.warnings).toEqual([]);
  });

  test('leaves out what Telegram would refuse, and cuts what is too long', async () => {
    await staged.adapter.start(recordEvents().events);
    await staged.adapter.registerCommands([
      command('No-Good', false),
      { ...command('long', false), summary: '🙂'.repeat(300) },
      { ...command('bare', false), summary: ' ' },
    ]);
    expect(set()[0]?.commands).toEqual([
      { command: 'long', description: '🙂'.repeat(128) },
      { command: 'bare', description: 'bare' },
    ]);
  });

  test('that cannot be set is warned about and stops nothing', async () => {
    await staged.adapter.start(recordEvents().events);
    staged.fake.script('setMyCommands', badRequest('BOT_COMMAND_INVALID'));
    await staged.adapter.registerCommands(COMMANDS);
    expect(staged.warnings).toEqual([expect.stringContaining('The menu of commands could not be set')]);
    expect(set()).toHaveLength(2);
  });
});
