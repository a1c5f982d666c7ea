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

describe('spaceOf', () => {
  const config = parseConfig({
    spaces: {
      guild: { conversations: ['discord:1', 'discord:2'] },
      topic: { conversations: ['telegram:-5:7'] },
    },
  });

  it.each<[string, string, string | undefined, string]>([
    ['a conversation is its own space', 'telegram:9', undefined, 'telegram:9'],
    ['a topic shares the space of its group', 'telegram:-8:7', 'telegram:-8', 'telegram:-8'],
    ['a bound channel belongs to its space', 'discord:2', undefined, 'guild'],
    ['a thread of a bound channel belongs to its space', 'discord:77', 'discord:1', 'guild'],
    ['a topic bound by itself leaves its group', 'telegram:-5:7', 'telegram:-5', 'topic'],
    ['a neighbour of it does not', 'telegram:-5:8', 'telegram:-5', 'telegram:-5'],
  ])('%s', (_, conversation, parent, space) => {
    expect(spaceOf(config, conversation, parent)).toBe(space);
  });
});
