import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/config/problems.ts';
import { parseConfig, validate } from '../../src/config/validate.ts';
import { inLinearTime } from '../support/patience.ts';

/** The problems of a configuration, by path. */
function problemsOf(raw: unknown): Record<string, string> {
  return Object.fromEntries(validate(raw).problems.map(({ path, message }) => [path, message]));
}

function valueAt(raw: unknown, path: string): unknown {
  return validate(raw).problems.find((problem) => problem.path === path)?.value;
}

describe('embeddings', () => {
  it('that are switched on without a model are told to name one', () => {
    expect(problemsOf({ embeddings: { enabled: true } })['embeddings.enabled']).toContain('embeddings.model');
  });
});

describe('the weights of a score', () => {
  it('have to add up to 1, and those that are left out count', () => {
    const given = (weights: object) => problemsOf({ dreaming: { phases: { deep: { weights } } } });
    expect(given({ relevance: 0.2, frequency: 0.34 })).toEqual({});
    expect(given({ relevance: 0.5 })['dreaming.phases.deep.weights']).toContain('add up to 1.2');
  });
});

describe('unknown keys', () => {
  it('are all reported at once with the nearest name', () => {
    const problems = problemsOf({
      dreaming: { freqency: '0 4 * * *', phases: { light: { lookback: 3 } } },
      contxt: {},
      log: { levle: 'info', LEVEL: 'info' },
    });
    expect(Object.keys(problems).sort()).toEqual([
      'contxt',
      'dreaming.freqency',
      'dreaming.phases.light.lookback',
      'log.LEVEL',
      'log.levle',
    ]);
    expect(problems['dreaming.freqency']).toContain('Did you mean dreaming.frequency?');
    expect(problems['dreaming.phases.light.lookback']).toContain('dreaming.phases.light.lookbackDays');
    expect(problems.contxt).toContain('Did you mean context?');
    expect(problems['log.LEVEL']).toContain('Did you mean log.level?');
  });

  it('are found where they belong when they stand in the wrong place', () => {
    expect(problemsOf({ frequency: '0 4 * * *' }).frequency).toContain('Did you mean dreaming.frequency?');
    expect(problemsOf({ max_items: 3 }).max_items).toContain('Did you mean memory.maxItems?');
  });

  it('are completed when their unit is missing', () => {
    expect(problemsOf({ llm: { timeout: 5 } })['llm.timeout']).toContain('Did you mean llm.timeoutSeconds?');
  });

  it('are looked for close by first', () => {
    expect(
      problemsOf({ dreaming: { phases: { rem: { dedupeSimilarity: 0.5 } } } })[
        'dreaming.phases.rem.dedupeSimilarity'
      ],
    ).toContain('Did you mean dreaming.phases.light.dedupeSimilarity?');
  });

  it('come with the known names when none is near', () => {
    expect(problemsOf({ day: { zzzzzzzz: 1 } })['day.zzzzzzzz']).toBe(
      'There is no such key. Known here: startsAt.',
    );
  });

  it('are found in a space', () => {
    const problems = problemsOf({
      spaces: { 'telegram:-1': { timezon: 'UTC', dreaming: { enable: true } } },
    });
    expect(problems['spaces.telegram:-1.timezon']).toContain('Did you mean spaces.telegram:-1.timezone?');
    expect(problems['spaces.telegram:-1.dreaming.enable']).toContain(
      'Did you mean spaces.telegram:-1.dreaming.enabled?',
    );
  });

  it('never reach the prototype of an object', () => {
    const raw = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{},"memory":{"__proto__":{}},"spaces":{"__proto__":{},"prototype":{}}}',
    );
    expect(Object.keys(problemsOf(raw)).sort()).toEqual([
      '__proto__',
      'constructor',
      'memory.__proto__',
      'spaces.__proto__',
      'spaces.prototype',
    ]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('with invisible or directional characters are written out', () => {
    const [path] = Object.keys(problemsOf({ 'dre\u200Baming\u202E': 1 }));
    expect(path).toBe('["dre\\u{200b}aming\\u{202e}"]');
  });

  it('in great number take linear time', async () => {
    const raw = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`key${index}`, index]));
    const { problems, message } = await inLinearTime(() => {
      const { problems } = validate(raw);
      return { problems, message: new ConfigError(problems).message };
    });
    expect(problems).toHaveLength(50_000);
    expect(message.split('\n')).toHaveLength(102);
    expect(message).toContain('… and 49900 more');
  });
});

describe('wrong values', () => {
  it.each<[string, string, unknown]>([
    ['memory.maxItems', 'This must be at least 1', { memory: { maxItems: -3 } }],
    ['memory.maxItems', 'This must be at least 1', { memory: { maxItems: 0 } }],
    ['memory.maxItems', 'This must be a whole number, not a fraction', { memory: { maxItems: 2.5 } }],
    ['memory.maxItems', 'not a text; take the quotes away', { memory: { maxItems: '30' } }],
    ['memory.maxItems', 'This must be a number, not a text', { memory: { maxItems: 'NaN' } }],
    ['memory.maxItems', 'This must be at most', { memory: { maxItems: 1e300 } }],
    ['memory.maxItems', 'beyond all bounds', JSON.parse('{"memory":{"maxItems":1e999}}')],
    [
      'memory.enabled',
      'This must be true or false, not a text; take the quotes',
      { memory: { enabled: 'true' } },
    ],
    ['memory', 'This must be an object { … }, not a list', { memory: [] }],
    ['memory', 'This must be an object { … }, not null', { memory: null }],
    ['spaces', 'This must be an object { … }, not a list', { spaces: [] }],
    ['spaces.a', 'This must be an object { … }, not a list', { spaces: { a: [] } }],
    ['owners', 'This must be a list [ … ], not a text', { owners: 'telegram:1' }],
    ['owners[0]', 'This must be a text in double quotes, not a number', { owners: [123] }],
    ['owners[1]', 'names and wildcards do not count', { owners: ['telegram:1', '@olena'] }],
    ['owners[0]', 'names and wildcards do not count', { owners: ['telegram:*'] }],
    ['day.startsAt', 'HH:mm', { day: { startsAt: '24:00' } }],
    ['day.startsAt', 'HH:mm', { day: { startsAt: '4:00' } }],
    ['dailySummary.at', 'HH:mm', { dailySummary: { at: '23:60' } }],
    [
      'dreaming.phases.light.dedupeSimilarity',
      'at most 1',
      { dreaming: { phases: { light: { dedupeSimilarity: 1.1 } } } },
    ],
    ['dreaming.deadlineMinutes', 'This must be more than 0', { dreaming: { deadlineMinutes: 0 } }],
    ['dreaming.notify', 'Did you mean "always"?', { dreaming: { notify: 'alway' } }],
    ['llm.provider', 'This must be one of "auto", "offline", "openai"', { llm: { provider: 'anthropic' } }],
    ['llm.model', 'This text must not be empty', { llm: { model: '  ' } }],
    ['llm.baseUrl', 'starts with http', { llm: { baseUrl: 'localhost:11434' } }],
    ['llm.baseUrl', 'write it in full', { llm: { baseUrl: 'not an address' } }],
    ['persona', 'at most 20000 characters', { persona: 'x'.repeat(20_001) }],
    ['dataDir', 'empty', { dataDir: '' }],
    ['dataDir', 'write the path in full', { dataDir: '~/reverie' }],
    ['dataDir', 'NUL', { dataDir: 'a\0b' }],
    ['language', 'two or three small letters', { language: 'english' }],
    ['language', 'uk for Ukrainian', { language: 'ua' }],
    ['spaces[" a"]', 'does not begin or end with a blank', { spaces: { ' a': {} } }],
    ['spaces[""]', 'is not empty', { spaces: { '': {} } }],
    [`spaces.${'ї'.repeat(41)}`, 'too long', { spaces: { ['ї'.repeat(41)]: {} } }],
    [
      'spaces.a.conversations[0]',
      'A conversation is a platform',
      { spaces: { a: { conversations: ['998'] } } },
    ],
    ['', 'This must be an object { … }, not a list', []],
    ['', 'This must be an object { … }, not null', null],
    ['', 'This must be an object { … }, not a text', 'text'],
  ])('of %s are refused: %s', (path, message, raw) => {
    expect(problemsOf(raw)[path]).toContain(message);
  });

  it('are reported together with unknown keys and doubly bound conversations', () => {
    const { problems } = validate({
      memroy: {},
      context: { maxTurns: -1, maxTokens: 'many' },
      spaces: { a: { conversations: ['discord:1'] }, b: { conversations: ['discord:1'] } },
    });
    expect(problems.map(({ path }) => path).sort()).toEqual([
      'context.maxTokens',
      'context.maxTurns',
      'memroy',
      'spaces.b.conversations[0]',
    ]);
  });

  it('show what stands there, cut at a whole character', () => {
    expect(valueAt({ day: { startsAt: '🌙'.repeat(500) } }, 'day.startsAt')).toBe(`${'🌙'.repeat(99)}…`);
    expect(valueAt({ memory: { maxItems: -3 } }, 'memory.maxItems')).toBe(-3);
    expect(valueAt({ memory: [1, 2] }, 'memory')).toBe('[…]');
  });

  it('of any length are read in linear time', async () => {
    const long = 'sk-x://a?'.repeat(22_000);
    for (const raw of [
      { persona: long },
      { dreaming: { frequency: '1,'.repeat(100_000) } },
      { timezone: long, language: long, dataDir: long, owners: [long] },
      { spaces: { [long]: { conversations: [long] } } },
    ]) {
      await inLinearTime(() => validate(raw));
    }
  });
});

describe('time zones', () => {
  it.each(['Europe/Kyiv', 'UTC', 'America/Argentina/Ushuaia'])('accepts %s', (timezone) => {
    expect(parseConfig({ timezone }).timezone).toBe(timezone);
  });

  it.each(['Europe/Kyviv', '+02:00', '', 'local', '../etc/passwd', 'Kyiv\u200B'])(
    'refuses %j',
    (timezone) => {
      expect(problemsOf({ timezone }).timezone).toContain('not a time zone');
    },
  );

  it('suggests the nearest zone', () => {
    expect(problemsOf({ timezone: 'Europe/Berln' }).timezone).toContain('did you mean Europe/Berlin?');
  });
});

describe('dreaming.frequency', () => {
  it.each(['after-summary', '0 3 * * *', '*/15 2-4 * * MON-FRI', '0 3 L * *'])('accepts %s', (frequency) => {
    expect(parseConfig({ dreaming: { frequency } }).dreaming.frequency).toBe(frequency);
  });

  it.each([
    '',
    '   ',
    '@daily',
    '0 3 * *',
    '0 0 3 * * *',
    '2030-01-01T03:00:00',
    '60 3 * * *',
    '0 25 * * *',
    'a b c d e',
    'after summary',
  ])('refuses %j and says how to write it', (frequency) => {
    expect(problemsOf({ dreaming: { frequency } })['dreaming.frequency']).toContain('"0 3 * * *"');
  });

  it('refuses a moment that never comes', () => {
    expect(problemsOf({ dreaming: { frequency: '0 3 31 2 *' } })['dreaming.frequency']).toContain(
      'never comes',
    );
  });

  it('refuses after-summary without a summary', () => {
    const raw = { dreaming: { frequency: 'after-summary' }, dailySummary: { enabled: false } };
    expect(problemsOf(raw)['dreaming.frequency']).toContain('dailySummary.enabled is false');
  });
});

describe('secrets in the file', () => {
  const key = `sk-${'a1B2'.repeat(8)}`;

  it('are refused with the variable to use, and never repeated', () => {
    const { problems } = validate({ llm: { apiKey: key } });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ path: 'llm.apiKey', value: '[hidden]' });
    expect(problems[0]?.message).toContain('OPENAI_API_KEY');
  });

  it('are hidden under unknown keys, in wrong places and in names', () => {
    const pem = `-----BEGIN RSA PRIVATE KEY-----\n${'hunter2'.repeat(9)}`;
    const raw = {
      dataDir: pem,
      telegramToken: 'plain-words',
      OPENAI_API_KEY: 'hunter2',
      password: 1234,
      persona: `Use ${key} to pay`,
      memory: { maxItems: key },
      [key]: true,
      adapters: { telegram: { token: key } },
      llm: { baseUrl: 'https://user:hunter2@example.org/v1?key=hunter2', apiKey: { env: key } },
    };
    const { problems } = validate(raw);
    const said = JSON.stringify(problems) + new ConfigError(problems).message;
    expect(problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['telegramToken', 'persona', 'llm.baseUrl', 'llm.apiKey.env', 'password']),
    );
    for (const secret of [key, 'hunter2', 'plain-words', '1234']) expect(said).not.toContain(secret);
  });

  it('are named by a variable instead', () => {
    expect(parseConfig({ llm: { apiKey: { env: 'MY_KEY' } } }).llm.apiKey).toEqual({ env: 'MY_KEY' });
    expect(problemsOf({ llm: { apiKey: { env: 'not a name' } } })['llm.apiKey.env']).toContain('variable');
    expect(problemsOf({ llm: { apiKey: {} } })['llm.apiKey.env']).toContain('not nothing');
  });

  it('are not confused with ordinary words and counts', () => {
    expect(
      problemsOf({ persona: 'The secret of a key is a token of task-force-like-cooperation-here.' }),
    ).toEqual({});
    expect(valueAt({ memory: { maxTokens: -1 } }, 'memory.maxTokens')).toBe(-1);
  });
});

describe('bindings', () => {
  it('refuses a conversation in two spaces', () => {
    const raw = {
      spaces: { family: { conversations: ['telegram:-1'] }, 'my team': { conversations: ['telegram:-1'] } },
    };
    expect(problemsOf(raw)).toEqual({
      'spaces["my team"].conversations[0]':
        'This conversation is already bound to spaces.family; it belongs to exactly one space',
    });
  });

  it('refuses settings of a conversation that lives elsewhere', () => {
    const raw = {
      spaces: { family: { conversations: ['telegram:-1'] }, 'telegram:-1': { timezone: 'UTC' } },
    };
    expect(problemsOf(raw)['spaces.telegram:-1']).toContain('bound to spaces.family');
  });

  it('accepts a space that is named by one of its conversations', () => {
    expect(problemsOf({ spaces: { 'discord:1': { conversations: ['discord:1', 'discord:2'] } } })).toEqual(
      {},
    );
  });
});

describe('a budget of money', () => {
  const prices = { 'gpt-5-mini': { in: 1, out: 2 }, 'openai/gpt-5': { in: 1, out: 2 } };
  const budget = { budget: { moneyPerDay: 0.5 } };

  it('needs the price of every model that dreams may ask', () => {
    const raw = {
      dreaming: { ...budget, model: 'gpt-5' },
      llm: { fallbackModels: ['gpt-4.1', 'local'], prices },
    };
    expect(problemsOf(raw)).toEqual({
      'dreaming.budget.moneyPerDay':
        'Without a price nobody knows what a model costs; add llm.prices["gpt-4.1"] and llm.prices.local, or take this out and set dreaming.budget.tokensPerDay',
    });
  });

  it('needs no price of what costs nothing', () => {
    expect(problemsOf({ dreaming: { ...budget, model: 'offline' }, llm: { prices } })).toEqual({});
    expect(problemsOf({ dreaming: budget, llm: { provider: 'offline' } })).toEqual({});
    expect(problemsOf({ dreaming: budget, llm: { prices } })).toEqual({});
  });

  it('names the key that was meant in a price', () => {
    const found = problemsOf({ llm: { prices: { 'gpt-5-mini': { in: 1, out: 2, inn: 1 } } } });
    expect(found['llm.prices.gpt-5-mini.inn']).toContain('Did you mean llm.prices.gpt-5-mini.in?');
  });
});

describe('dreaming.allowedModels', () => {
  const allowedModels = ['gpt-5-mini', 'openai/gpt-5'];

  it('refuses a model of dreams that it does not name, and says which may stand there', () => {
    expect(problemsOf({ dreaming: { model: 'gpt-4.1', allowedModels } })).toEqual({
      'dreaming.model':
        'dreaming.allowedModels does not name this model; write "gpt-5-mini" or "openai/gpt-5", add it there, or take dreaming.model out: dreams then use gpt-5-mini',
    });
    expect(problemsOf({ dreaming: { model: 'gpt-4.1', allowedModels: [] } })['dreaming.model']).toContain(
      'does not name this model; add it there',
    );
  });

  it.each([
    ['a model that it names', { model: 'gpt-5-mini', allowedModels }],
    ['the same with its provider', { model: 'openai/gpt-5-mini', allowedModels }],
    ['the same without it', { model: 'gpt-5', allowedModels }],
    ['no model, and so the one of the chat', { allowedModels: [] }],
    ['the offline model', { model: 'offline', allowedModels }],
    ['any model where nothing is said', { model: 'gpt-4.1' }],
  ])('allows %s', (_, dreaming) => {
    expect(problemsOf({ dreaming })).toEqual({});
  });
});
