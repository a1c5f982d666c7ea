import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordEvents } from '../../contract/adapter.ts';
import { conflict, dropped, unauthorized } from '../../support/fake-telegram/index.ts';
import { type Stage, stage } from './harness.ts';

const COMMANDS = [{ name: 'help', summary: 'Helps', ownerOnly: false, subcommands: [] }];
const LISTEN_MS = 3_000;
let staged: Stage;
beforeEach(async () => {
  staged = await stage();
});
afterEach(() => staged.close());

/** What was found, by name. */
async function look() {
  const found = staged.adapter.probe?.();
  // Nobody cuts off the poll that looks for others.
  void staged.clock.waiting(LISTEN_MS).then(() => staged.clock.pass(LISTEN_MS));
  return Object.fromEntries((await found)?.map((finding) => [finding.name, finding]) ?? []);
}

describe('the check of the set-up', () => {
  test('finds all well, and changes nothing', async () => {
    staged.fake.say(staged.chat, 'unread');
    const found = await look();
    expect(Object.entries(found).map(([name, { result }]) => [name, result])).toEqual([
      ['token', 'ok'],
      ['privacy mode', 'ok'],
      ['updates', 'ok'],
      ['commands', 'ok'],
      ['clock', 'ok'],
    ]);
    expect(found.token?.message).toBe('The bot is @ReverieBot.');
    expect(staged.fake.world.updates).toHaveLength(1);
    expect(staged.fake.calls.filter(({ method }) => /^(?:set|delete|send)/.test(method))).toEqual([]);
    expect(staged.fake.callsOf('getUpdates')[0]?.payload).not.toHaveProperty('allowed_updates');
  });

  test('finds a wrong token, and looks no further', async () => {
    staged.fake.script('getMe', unauthorized());
    const found = await look();
    expect(found).toEqual({
      token: expect.objectContaining({ result: 'fail', fix: expect.stringContaining('@BotFather') }),
    });
  });

  test('finds that Telegram cannot be reached', async () => {
    staged.fake.script('getMe', dropped());
    expect((await look()).token).toMatchObject({ result: 'fail', fix: expect.stringContaining('network') });
  });

  test('finds that privacy mode is on, and says how it is switched off', async () => {
    staged.fake.world.bot.can_read_all_group_messages = false;
    expect((await look())['privacy mode']).toMatchObject({
      result: 'warn',
      fix: expect.stringMatching(/\/setprivacy.*add it again/),
    });
  });

  test('finds a webhook in the way of polling, by its host alone', async () => {
    staged.fake.world.webhook.url = 'https://old.example.org/secret-path';
    const { updates } = await look();
    expect(updates).toMatchObject({ result: 'warn', message: expect.stringContaining('(old.example.org)') });
  });

  test('finds another program that fetches', async () => {
    staged.fake.script('getUpdates', conflict());
    expect((await look()).updates).toMatchObject({ result: 'warn', fix: expect.stringContaining('running') });
  });

  test('of the running service does not disturb its polling', async () => {
    await staged.adapter.start(recordEvents().events);
    await staged.fake.called('getUpdates', 1);
    expect((await look()).updates).toMatchObject({ result: 'ok' });
    expect(staged.fake.callsOf('getUpdates')).toHaveLength(1);
  });

  test('finds a menu that is not up to date', async () => {
    await staged.adapter.registerCommands(COMMANDS);
    expect((await look()).commands).toMatchObject({ result: 'warn' });
    await staged.adapter.start(recordEvents().events);
    await staged.fake.called('setMyCommands', 2);
    expect((await look()).commands).toMatchObject({ result: 'ok' });
  });

  test('finds a clock that is wrong, and by how much', async () => {
    const { clock } = staged;
    const late = await stage({ clock: { ...clock, now: () => clock.now() - 120_000 } });
    void late.clock.waiting(LISTEN_MS).then(() => late.clock.pass(LISTEN_MS));
    const found = await late.adapter.probe?.();
    expect(found?.at(-1)).toMatchObject({
      name: 'clock',
      result: 'warn',
      message: expect.stringMatching(/1(?:19|2\d) seconds behind/),
    });
    await late.close();
  });

  test('of a webhook finds whether Telegram knows it, and what it could not deliver', async () => {
    const mode = { url: 'https://bot.example.org', path: '/t', secret: 's', host: '127.0.0.1', port: 0 };
    const hooked = await stage({ mode });
    const updates = async () => (await hooked.adapter.probe?.())?.find(({ name }) => name === 'updates');
    expect(await updates()).toMatchObject({ result: 'warn' });
    await hooked.adapter.start(recordEvents().events);
    expect(await updates()).toMatchObject({ result: 'ok' });
    hooked.fake.say(hooked.chat, 'x');
    hooked.fake.world.webhook.lastError = { date: 1, message: 'Connection refused' };
    expect(await updates()).toMatchObject({
      result: 'fail',
      message: expect.stringContaining('Connection refused'),
    });
    await hooked.close();
  });
});
