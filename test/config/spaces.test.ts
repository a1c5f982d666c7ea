import { describe, expect, it } from 'vitest';
import { spaceOf, spaceSettings } from '../../src/config/spaces.ts';
import { parseConfig } from '../../src/config/validate.ts';

describe('spaceSettings', () => {
  const general = { timezone: 'Europe/Kyiv', dreaming: { timezone: 'Asia/Tokyo' } };

  it('are the general ones for a space without an entry', () => {
    expect(spaceSettings(parseConfig({ timezone: 'Europe/Kyiv' }), 'telegram:1')).toEqual({
      timezone: 'Europe/Kyiv',
      dreamTimezone: 'Europe/Kyiv',
      memoryEnabled: true,
      dreamingEnabled: false,
    });
  });

  it('take the zone of dreams from the nearest place that names one', () => {
    const config = parseConfig({
      ...general,
      spaces: {
        a: { timezone: 'Europe/Paris', dreaming: { timezone: 'America/Lima' } },
        b: { timezone: 'Europe/Paris' },
        c: {},
      },
    });
    expect(spaceSettings(config, 'a')).toMatchObject({
      timezone: 'Europe/Paris',
      dreamTimezone: 'America/Lima',
    });
    expect(spaceSettings(config, 'b')).toMatchObject({
      timezone: 'Europe/Paris',
      dreamTimezone: 'Europe/Paris',
    });
    expect(spaceSettings(config, 'c')).toMatchObject({
      timezone: 'Europe/Kyiv',
      dreamTimezone: 'Asia/Tokyo',
    });
  });

  it('let a space switch on or off what holds in general, and choose its language', () => {
    const config = parseConfig({
      language: 'en',
      memory: { enabled: false },
      dreaming: { enabled: true },
      spaces: { a: { language: 'uk', memory: { enabled: true }, dreaming: { enabled: false } }, b: {} },
    });
    expect(spaceSettings(config, 'a')).toMatchObject({
      language: 'uk',
      memoryEnabled: true,
      dreamingEnabled: false,
    });
    expect(spaceSettings(config, 'b')).toMatchObject({
      language: 'en',
      memoryEnabled: false,
      dreamingEnabled: true,
    });
  });

  it('do not take what every object inherits for a space', () => {
    const config = parseConfig();
    for (const id of ['constructor', '__proto__', 'toString']) {
      expect(spaceSettings(config, id)).toEqual(spaceSettings(config, 'telegram:1'));
    }
  });
});

const GARDEN = 'discord:guild:10';

describe('spaceOf', () => {
  const config = parseConfig({
    spaces: {
      guild: { conversations: ['discord:1', 'discord:2'] },
      topic: { conversations: ['telegram:-5:7'] },
      garden: { conversations: ['discord:guild:10'] },
      'discord:12': { memory: { enabled: false } },
      'discord:guild:20': { language: 'de' },
    },
  });

  it.each<[string, Parameters<typeof spaceOf>[1], string]>([
    ['a conversation is its own space', { id: 'telegram:9' }, 'telegram:9'],
    ['a topic shares the space of its group', { id: 'telegram:-8:7', parent: 'telegram:-8' }, 'telegram:-8'],
    ['a bound channel belongs to its space', { id: 'discord:2' }, 'guild'],
    ['a thread of a bound channel belongs to its space', { id: 'discord:77', parent: 'discord:1' }, 'guild'],
    ['a topic bound by itself leaves its group', { id: 'telegram:-5:7', parent: 'telegram:-5' }, 'topic'],
    ['a neighbour of it does not', { id: 'telegram:-5:8', parent: 'telegram:-5' }, 'telegram:-5'],
    ['a channel of a bound server is of its space', { id: 'discord:11', community: GARDEN }, 'garden'],
    ['a thread there too', { id: 'discord:77', parent: 'discord:11', community: GARDEN }, 'garden'],
    ['a channel there that is bound by itself is not', { id: 'discord:2', community: GARDEN }, 'guild'],
    [
      'a channel there with settings of its own is not',
      { id: 'discord:12', community: GARDEN },
      'discord:12',
    ],
    ['nor are its threads', { id: 'discord:78', parent: 'discord:12', community: GARDEN }, 'discord:12'],
    [
      'a server that has settings is one space',
      { id: 'discord:21', community: 'discord:guild:20' },
      'discord:guild:20',
    ],
    [
      'a channel of another server is its own',
      { id: 'discord:31', community: 'discord:guild:30' },
      'discord:31',
    ],
    ['a channel with the id of a server is not the server', { id: 'discord:10' }, 'discord:10'],
  ])('%s', (_, ref, space) => {
    expect(spaceOf(config, ref)).toBe(space);
  });
});
