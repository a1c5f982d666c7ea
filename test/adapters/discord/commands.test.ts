import { describe, expect, test } from 'vitest';
import { callText, commandBodies, sameCommands } from '../../../adapters/discord/commands.ts';
import { NO_COMMANDS } from '../../../adapters/discord/errors.ts';
import type { CommandDescription } from '../../../src/chat/adapter.ts';
import { describeCommands } from '../../../src/commands/help-text.ts';
import { parseCall } from '../../../src/commands/parse.ts';
import { commands as table } from '../../../src/commands/registry.ts';
import { textsOf } from '../../../src/text/say.ts';
import { until, useSetting } from './harness.ts';

const LANGUAGES = ['en', 'uk', 'de', 'es', 'fr', 'ru', 'zh', 'ja'] as const;
const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;
const COMMANDS = /^\/applications\/\d+\/(?:guilds\/\d+\/)?commands$/;

const MEMORY: CommandDescription = {
  name: 'memory',
  summary: 'Shows and changes what is remembered here',
  ownerOnly: true,
  subcommands: [
    {
      name: 'dream',
      usage: '[N] [preview] [again]',
      words: ['preview', 'again'],
      summary: 'Dreams over the last days',
      ownerOnly: true,
    },
    { name: 'why', usage: '<number or text>', summary: 'Says where a line is from', ownerOnly: true },
    { name: 'show', usage: '', summary: 'Shows the memory', ownerOnly: true },
  ],
};

describe('the table of commands for Discord', () => {
  test('has subcommands with options, of which some have one choice', () => {
    expect(commandBodies([MEMORY], true)).toEqual([
      {
        name: 'memory',
        description: MEMORY.summary,
        contexts: [0, 1],
        integration_types: [0],
        options: [
          {
            type: 1,
            name: 'dream',
            description: 'Dreams over the last days',
            options: [
              { type: 3, name: 'n', description: 'N' },
              {
                type: 3,
                name: 'preview',
                description: 'preview',
                choices: [{ name: 'preview', value: 'preview' }],
              },
              { type: 3, name: 'again', description: 'again', choices: [{ name: 'again', value: 'again' }] },
            ],
          },
          {
            type: 1,
            name: 'why',
            description: 'Says where a line is from',
            options: [{ type: 3, name: 'number_or_text', description: 'number or text', required: true }],
          },
          { type: 1, name: 'show', description: 'Shows the memory' },
        ],
      },
    ]);
  });

  test.each(LANGUAGES)('offers a choice only where a word is typed as it stands in %s', (language) => {
    const found = new Map<string, string[]>();
    for (const { name, options = [] } of commandBodies(describeCommands(textsOf(language), table), true)) {
      for (const { name: sub, choices, options: inner = [] } of options) {
        expect(choices).toBeUndefined();
        const words = inner.flatMap((option) => (option.choices ?? []).map(({ value }) => value));
        if (words.length > 0) found.set(`${name} ${sub}`, words);
      }
    }
    expect(Object.fromEntries(found)).toEqual({
      'memory dream': ['preview', 'again'],
      'memory status': ['deep'],
    });
  });

  test('lets a command without subcommands take what its usage says', () => {
    const bodies = commandBodies(describeCommands(textsOf('en'), table), false);
    expect(bodies.find(({ name }) => name === 'help')?.options).toEqual([
      { type: 3, name: 'command', description: 'command' },
    ]);
    expect(bodies.find(({ name }) => name === 'whoami')).not.toHaveProperty('options');
  });

  test.each(LANGUAGES)('keeps to Discord’s limits in %s', (language) => {
    const bodies = commandBodies(describeCommands(textsOf(language), table), true);
    const check = (body: (typeof bodies)[number]): void => {
      expect(body.name).toMatch(NAME);
      expect(body.name).toBe(body.name.toLowerCase());
      expect(body.description.length).toBeGreaterThan(0);
      expect(body.description.length).toBeLessThanOrEqual(100);
      const names = (body.options ?? []).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeLessThanOrEqual(25);
      body.options?.forEach(check);
    };
    bodies.forEach(check);
    expect(bodies.length).toBeLessThanOrEqual(100);
  });

  test('shortens a description between characters', () => {
    const summary = `${'a'.repeat(98)}🌱 and more`;
    const [body] = commandBodies([{ ...MEMORY, summary }], false);
    expect(body?.description).toBe(`${'a'.repeat(98)}…`);
  });
});

describe('what was chosen in the menu', () => {
  test.each([
    [
      '/memory dream 7 preview',
      'memory',
      [
        {
          name: 'dream',
          options: [
            { name: 'n', value: '7' },
            { name: 'preview', value: 'preview' },
          ],
        },
      ],
    ],
    ['/dreaming on', 'dreaming', [{ name: 'on', options: [] }]],
    [
      '/memory why why did I say 3 @ once',
      'memory',
      [{ name: 'why', options: [{ name: 'text', value: 'why did I say 3 @ once' }] }],
    ],
    ['/help', 'help', []],
    ['/help memory dream', 'help', [{ name: 'command', value: 'memory dream' }]],
  ])('reads %s, which is called', (text, name, options) => {
    expect(callText(name, options)).toBe(text);
    expect(parseCall(text, table)).toHaveProperty('command');
  });
});

describe('the commands on Discord', () => {
  const setting = useSetting();

  test('are written when they differ, and only then', async () => {
    const { discord, adapter, start, another } = setting();
    await adapter.registerCommands([MEMORY]);
    const recorded = await start();
    await discord.called('PUT', COMMANDS);
    await adapter.registerCommands([MEMORY]);
    expect(discord.rest.commands.get('global')).toMatchObject(commandBodies([MEMORY], true));
    const again = another();
    await again.start(recorded.events);
    await again.registerCommands([MEMORY]);
    expect(discord.count('PUT', COMMANDS)).toBe(1);
    await again.registerCommands([{ ...MEMORY, summary: 'Another summary' }]);
    expect(discord.count('PUT', COMMANDS)).toBe(2);
    expect(sameCommands([], commandBodies([MEMORY], true))).toBe(false);
  });

  test('that stand as they should cost one question, in however many servers', async () => {
    const { discord, adapter, another, start } = setting();
    const recorded = await start();
    await adapter.registerCommands([MEMORY]);
    for (let at = 0; at < 5; at += 1) discord.world.guild(`Server ${at}`);
    const before = discord.count('GET', COMMANDS);
    const again = another();
    await again.start(recorded.events);
    await again.registerCommands([MEMORY]);
    expect(discord.count('GET', COMMANDS)).toBe(before + 1);
  });

  test('of a server that does not let them be looked at stand in no way of the others', async () => {
    const { discord, adapter, warnings, start } = setting();
    await start();
    discord.script('GET', /guilds\/\d+\/commands$/, { status: 403, body: { code: 50001, message: 'No' } });
    await adapter.registerCommands([MEMORY]);
    expect(discord.rest.commands.get('global')).toHaveLength(1);
    expect(warnings).toHaveLength(1);
  });

  test('are those of everywhere, and no guild keeps its own', async () => {
    const { discord, adapter, guild, start } = setting();
    discord.rest.commands.set(guild.id, [{ name: 'memory', description: 'old' }]);
    await start();
    await adapter.registerCommands([MEMORY]);
    expect(discord.rest.commands.get(guild.id)).toEqual([]);
    expect(discord.rest.commands.get('global')).toHaveLength(1);
  });

  test('that cannot be written are a warning, and the bot goes on', async () => {
    const { discord, adapter, channel, ana, warnings, start } = setting();
    const recorded = await start();
    discord.script('GET', COMMANDS, { status: 403, body: { code: 50001, message: 'Missing Access' } });
    await adapter.registerCommands([MEMORY]);
    discord.script('GET', COMMANDS, { status: 400, body: { code: 50035, message: 'Bad Form' } });
    await adapter.registerCommands([MEMORY]);
    expect(warnings).toEqual([
      `The commands on Discord could not be brought up to date: ${NO_COMMANDS}`,
      'The commands on Discord could not be brought up to date: Discord refuses a call: Bad Form (Discord: 50035)',
    ]);
    discord.say(channel, ana, 'hi');
    await recorded.arrived(1);
  });
});

describe('the commands of one server', () => {
  const setting = useSetting();

  test('are written there, and those of everywhere are taken away', async () => {
    const { discord, guild, another, start } = setting();
    const recorded = await start();
    discord.rest.commands.set('global', [{ name: 'memory', description: 'old' }]);
    const adapter = another({ guildId: guild.id });
    await adapter.registerCommands([MEMORY]);
    await adapter.start(recorded.events);
    await until(() => discord.rest.commands.has(guild.id));
    expect(discord.rest.commands.get('global')).toEqual([]);
    expect(discord.rest.commands.get(guild.id)).toMatchObject(commandBodies([MEMORY], false));
  });
});
