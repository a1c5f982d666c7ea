import { describe, expect, it } from 'vitest';
import { withMoves } from '../../src/config/moves.ts';
import { parseConfig, validate } from '../../src/config/validate.ts';

/** The problems of a configuration, by path. */
function problemsOf(raw: unknown): Record<string, string> {
  return Object.fromEntries(validate(raw).problems.map(({ path, message }) => [path, message]));
}

describe('access', () => {
  it.each<[unknown]>([['owners'], ['everyone'], [['telegram:123', 'telegram:-100123', 'discord:998']], [[]]])(
    'accepts %j',
    (access) => {
      expect(problemsOf({ access })).toEqual({});
    },
  );

  it.each<[unknown]>([['everybody'], ['telegram:123'], [true], [{}]])(
    'refuses %j and says how to write it',
    (access) => {
      expect(problemsOf({ access }).access).toContain('Write "owners", "everyone", or a list of ids');
    },
  );

  it('is never by name', () => {
    expect(problemsOf({ access: ['telegram:1', '@olha'] })['access[1]']).toContain('names do not count');
  });
});

describe('a webhook', () => {
  const withUrl = (url: string) => ({ adapters: { telegram: { mode: 'webhook', webhook: { url } } } });

  it('needs the address that Telegram delivers to', () => {
    const found = problemsOf({ adapters: { telegram: { mode: 'webhook' } } });
    expect(found['adapters.telegram.mode']).toContain('add adapters.telegram.webhook.url');
    expect(problemsOf(withUrl('https://bot.example.org'))).toEqual({});
  });

  it.each(['bot.example.org', 'http://bot.example.org', 'https://bot.example.org/telegram', 'https://a:b@c'])(
    'refuses the address %s',
    (url) => {
      expect(problemsOf(withUrl(url))['adapters.telegram.webhook.url']).toBeDefined();
    },
  );
});

describe('a configuration that names a room by an id that it no longer has', () => {
  it('holds for the new id, too: access, bindings, topics and settings', () => {
    const config = parseConfig({
      access: ['telegram:-1', 'telegram:5'],
      spaces: {
        home: { conversations: ['telegram:-1:7', 'telegram:-10'] },
        'telegram:-1': { language: 'uk' },
      },
    });
    const { access, spaces } = withMoves(config, [
      { from: 'telegram:-1', to: 'telegram:-2' },
      { from: 'telegram:-2', to: 'telegram:-3' },
    ]);
    expect(access).toEqual(['telegram:-1', 'telegram:-2', 'telegram:-3', 'telegram:5']);
    expect(spaces.home?.conversations).toEqual([
      'telegram:-1:7',
      'telegram:-2:7',
      'telegram:-3:7',
      'telegram:-10',
    ]);
    expect(spaces['telegram:-3']).toEqual({ language: 'uk' });
  });
});
