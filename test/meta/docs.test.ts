import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../src/cli/exit.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import { summaryOf } from '../../src/commands/help-text.ts';
import { commands } from '../../src/commands/registry.ts';
import { configJsonSchema } from '../../src/config/reference.ts';
import { parseConfig } from '../../src/config/validate.ts';
import { HARMFUL_TRIAL } from '../../src/dreaming/types.ts';
import { distillationEnvelope, narrationEnvelope, summaryEnvelope } from '../../src/llm/envelopes.ts';
import { parseEnvelope } from '../../src/llm/parse.ts';
import { WEIGHTS } from '../../src/memory/recall/ranking.ts';
import { ENGLISH } from '../../src/text/say.ts';
import { temporaryFolder } from '../support/temp-folder.ts';
import { anchors, blocks, codeSpans, links, section, tableRows, withoutBlocks } from './markdown.ts';
import { filesUnder, ROOT, read } from './project.ts';
import { differences, readShape, type Shape } from './shapes.ts';

const documents = filesUnder('.').filter((path) => path.endsWith('.md'));
const COMMANDS = 'docs/commands.md';
/** Options that every command of the command line takes; the document describes them once. */
const COMMON = ['--config', '--data', '--json', '--help'];

/** Runs the command line in this process, without an adapter. */
async function reverie(...argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  let stdout = '';
  let stderr = '';
  const code = await runCommandLine(
    argv,
    {
      stdout: (text) => {
        stdout += text;
      },
      stderr: (text) => {
        stderr += text;
      },
      env: {},
      cwd: ROOT,
      terminal: false,
      openPrompt: () => ({ ask: async () => undefined, close: () => undefined }),
    },
    async () => [],
  );
  return { code, stdout, stderr };
}

interface CliCommand {
  /** As in its usage line, such as `memory why <line...>`. */
  usage: string;
  options: string[];
}

/** Every command of the command line, found by walking through its help. */
async function helpOf(...words: string[]): Promise<CliCommand[]> {
  const { stdout } = await reverie(...words, '--help');
  const entries = (heading: string): string[] =>
    [
      ...(stdout.split(`\n${heading}:\n`)[1]?.split('\n\n')[0] ?? '').matchAll(/^ {2}(\S.*?)(?: {2}|$)/gm),
    ].map((match) => match[1] ?? '');
  const names = entries('Commands').map((entry) => entry.split(' ')[0] ?? '');
  const inner = names.filter((name) => name !== 'help');
  if (inner.length > 0) return (await Promise.all(inner.map((name) => helpOf(...words, name)))).flat();
  const usage = /^Usage: reverie (.+)$/m.exec(stdout)?.[1] ?? '';
  const options = entries('Options').map((entry) => /--[\w-]+/.exec(entry)?.[0] ?? entry);
  return [{ usage: usage.replace(' [options]', ''), options }];
}

const line = (name: string, usage: string): string => `/${name}${usage === '' ? '' : ` ${usage}`}`;
const WHO = { anyone: 'anyone', reader: 'owner; in a private chat, you', owner: 'owner' } as const;

describe('the chat commands', () => {
  const table = commands.map((command) => [
    line(command.name, command.usage),
    WHO[command.rights],
    summaryOf(ENGLISH, command),
  ]);

  test.each([COMMANDS, 'README.md'])('stand in %s as they are in the command table', (path) => {
    const rows = tableRows(read(path))
      .filter(([first = '']) => first.startsWith('`/'))
      .map(([first = '', ...rest]) => [first.slice(1, -1), ...rest]);
    expect(rows).toEqual(table);
  });

  test('that any document names exist', () => {
    // The terminal alone can be left.
    const known = new Set([
      'exit',
      'quit',
      ...commands.flatMap(({ name }) => [name, name.split(' ')[0] ?? '']),
    ]);
    const unknown = documents.flatMap((path) =>
      codeSpans(withoutBlocks(read(path)))
        .filter((span) => /^\/[a-z]+\b(?!\/)/.test(span))
        .filter((span) => {
          const [first = '', second] = span.slice(1).split(/[\s|\\]+/);
          return (
            !known.has(first) ||
            (second !== undefined &&
              !known.has(first === 'help' ? second.replace('[command]', first) : `${first} ${second}`))
          );
        })
        .map((span) => `${path}: ${span}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the command line', () => {
  let cli: CliCommand[];
  beforeAll(async () => {
    cli = await helpOf();
  });

  test('stands in the documentation with every option, and none else does', () => {
    const rows = tableRows(section(COMMANDS, '## On the command line'))
      .filter(([first = '']) => first.startsWith('`reverie '))
      .map(([first = '', options = '']) => ({
        usage: first.slice('`reverie '.length, -1),
        options: codeSpans(options).map((span) => span.split(' ')[0] ?? ''),
      }));
    const own = cli.map(({ usage, options }) => ({
      usage,
      options: options.filter((option) => !COMMON.includes(option)),
    }));
    const sorted = (list: CliCommand[]): CliCommand[] =>
      list
        .map(({ usage, options }) => ({ usage, options: [...options].sort() }))
        .sort((a, b) => (a.usage < b.usage ? -1 : 1));
    expect(sorted(rows)).toEqual(sorted(own));
  });

  test('takes the common options everywhere', () => {
    expect(cli.filter(({ options }) => !COMMON.every((option) => options.includes(option)))).toEqual([]);
    const described = tableRows(section(COMMANDS, '### Options of every command')).map(
      ([first = '']) => /--\w+/.exec(first)?.[0],
    );
    expect(described).toEqual(COMMON);
  });

  test('ends with the exit codes that are documented', () => {
    const rows = tableRows(section(COMMANDS, '## Exit codes')).map(([code]) => Number(code));
    expect(rows).toEqual(Object.values(EXIT));
  });

  test('knows every command that an example in a document runs', async () => {
    const examples = documents.flatMap((path) =>
      blocks(read(path), 'sh').flatMap((block) =>
        [...block.matchAll(/npm run -s reverie -- (.+)$/gm)].map((match) => [path, match[1] ?? ''] as const),
      ),
    );
    const usages = cli.map(({ usage }) => usage.replace(/ [<[].*/, ''));
    const unknown = examples.filter(
      ([, example]) => !usages.some((usage) => `${example} `.startsWith(`${usage} `)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the JSON documents', () => {
  const block = blocks(section(COMMANDS, '## JSON documents'), 'text').join('\n');
  const entries = block
    .split(/\n(?=\S)/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', ...shape] = entry.split('\n');
      return { name, text: shape.join(' ') };
    });
  const known = new Map<string, Shape>();
  for (const { name, text } of entries) if (/^[A-Z]+$/.test(name)) known.set(name, readShape(text, known));
  const shapes = new Map(
    entries.filter(({ name }) => !known.has(name)).map(({ name, text }) => [name, readShape(text, known)]),
  );
  /** Stands for the configuration file that `init` writes. */
  const NEW_FILE = '<file>';
  /** Stands for the folder of the daily notes. */
  const NOTES = '<notes>';
  /** In this order, because each finds what the one before it left. */
  const runs: [name: string, ...argv: string[]][] = [
    ['dream', 'dream', '--preview', '--now', '2026-11-30T12:00:00Z'],
    ['dream', 'dream', '--now', '2026-11-30T12:00:00Z'],
    ['memory remember', 'memory', 'remember', 'Ben lives in Lviv'],
    ['memory show', 'memory', 'show'],
    ['memory status', 'memory', 'status'],
    ['memory status --deep', 'memory', 'status', '--deep'],
    ['memory search', 'memory', 'search', 'peanuts'],
    ['memory promote', 'memory', 'promote'],
    ['memory promote --apply', 'memory', 'promote', '--apply'],
    ['memory promote-explain', 'memory', 'promote-explain', 'peanuts'],
    [
      'memory shadow-trial',
      ...['memory', 'shadow-trial', '--candidate', 'Ana prefers tea.', '--prompt', 'What does Ana drink?'],
      ...[
        '--baseline',
        'Nobody knows.',
        '--outcome',
        'Tea.',
        '--verdict',
        'helpful',
        '--reason',
        'It is right.',
      ],
    ],
    ['memory rem-harness', 'memory', 'rem-harness', '--grounded', '--path', NOTES],
    ['memory rem-backfill', 'memory', 'rem-backfill', '--stage-short-term', '--path', NOTES],
    ['memory rem-backfill', 'memory', 'rem-backfill', '--rollback', '--rollback-short-term'],
    ['memory why', 'memory', 'why', '1'],
    ['memory pin', 'memory', 'pin', '1'],
    ['memory unpin', 'memory', 'unpin', '1'],
    ['memory changes', 'memory', 'changes'],
    ['memory undo', 'memory', 'undo'],
    ['memory restore', 'memory', 'restore', '1'],
    ['memory rebuild', 'memory', 'rebuild'],
    ['dreaming on', 'dreaming', 'on'],
    ['dreaming off', 'dreaming', 'off'],
    ['dreaming status', 'dreaming', 'status'],
    ['spaces list', 'spaces', 'list'],
    ['init', 'init', '--yes', '--config', NEW_FILE],
    ['doctor', 'doctor'],
    ['config validate', 'config', 'validate'],
    ['config show --origin', 'config', 'show', '--origin'],
    ['an error', 'memory', 'why', 'nothing like this'],
  ];

  test('have the keys that are documented', async () => {
    const folder = await temporaryFolder();
    const notes = join(folder, 'spaces', 'console%3Alocal', 'memory');
    mkdirSync(notes, { recursive: true });
    writeFileSync(join(notes, '2026-11-29.md'), '- Ana is allergic to peanuts.\n- Ana prefers tea.\n');
    const wrong: string[] = [];
    for (const [name, ...rest] of runs) {
      const paths = new Map([
        [NEW_FILE, join(folder, 'config.json')],
        [NOTES, notes],
      ]);
      const argv = rest.map((word) => paths.get(word) ?? word);
      const { code, stdout, stderr } = await reverie(...argv, '--json', '--data', folder);
      const shape = shapes.get(name);
      if (shape === undefined) wrong.push(`${name} is not documented`);
      else if ((code === 0) === (name === 'an error'))
        wrong.push(`${name} ended with ${code}: ${stdout}${stderr}`);
      else wrong.push(...differences(JSON.parse(stdout), shape, name));
    }
    expect(wrong).toEqual([]);
    expect(new Set(shapes.keys())).toEqual(new Set(runs.map(([name]) => name)));
  });
});

describe('the contract of a model', () => {
  const shown = blocks(read('docs/model-contract.md'), 'json');

  test.each([
    ['a summary', 0, summaryEnvelope],
    ['a distillation', 1, distillationEnvelope],
    ['a diary', 2, narrationEnvelope],
  ] as const)('shows %s as the code understands it, with all of its keys', (_, at, schema) => {
    const example = shown[at] ?? '';
    expect(parseEnvelope(example, schema)).toEqual({ ok: true, value: JSON.parse(example) });
  });
});

describe('the gates of a dream', () => {
  test('stand in the documentation by the names that the code gives them', () => {
    const rows = tableRows(section('docs/how-dreams-work.md', '## 4. Deep: two lanes and their gates'));
    const named = [...read('src/dreaming/lanes.ts').matchAll(/\bcode: '(\w+)'/g)].map((match) => match[1]);
    const gates = new Set([...named, HARMFUL_TRIAL]);
    expect(new Set(rows.map(([gate = '']) => gate.slice(1, -1)))).toEqual(gates);
  });
});

describe('the signals of the evidence lane', () => {
  test('stand in the documentation with their weights', () => {
    const rows = tableRows(section('docs/how-dreams-work.md', '## 5. Deep: evidence'));
    const told = rows.map(([signal = '', weight = '']) => [signal.slice(1, -1), Number(weight)]);
    expect(told).toEqual(Object.entries(parseConfig({}).dreaming.phases.deep.weights));
  });
});

describe('the ranking of recall', () => {
  test('stands in the documentation with its parts and weights', () => {
    const rows = tableRows(section('docs/recall.md', '## How it ranks'));
    const told = rows.map(([part = '', weight = '']) => [part.slice(1, -1), Number(weight)]);
    expect(told).toEqual(Object.entries(WEIGHTS));
  });
});

describe('the measures', () => {
  test('stand in the documentation by their names', () => {
    const rows = tableRows(section('docs/measuring.md', '## The measures')).map(([name = '']) =>
      name.slice(1, -1),
    );
    const named = [...read('bench/main.ts').matchAll(/^ {2}async (\w+)\(/gm)].map((match) => match[1]);
    expect(rows).toEqual(named.toSorted());
  });
});

describe('the configuration', () => {
  type Schema = { properties?: Record<string, Schema>; additionalProperties?: Schema | boolean };
  const defaults = parseConfig({});
  const keys = new Set<string>();
  const collect = ({ properties = {}, additionalProperties }: Schema, path: string[]): void => {
    for (const [name, inner] of Object.entries(properties)) {
      keys.add([...path, name].join('.'));
      collect(inner, [...path, name]);
    }
    if (typeof additionalProperties === 'object') collect(additionalProperties, [...path, '<id>']);
  };
  collect(configJsonSchema() as Schema, []);
  const sections = new Set([...keys].map((key) => key.split('.')[0] ?? ''));
  const prose = documents.map((path) => [path, withoutBlocks(read(path))] as const);

  test('has every key that a document names', () => {
    const unknown = prose.flatMap(([path, text]) =>
      codeSpans(text)
        .filter((span) => /^[a-z]+(?:\.[A-Za-z<>]+)+$/.test(span) && sections.has(span.split('.')[0] ?? ''))
        .filter((span) => !keys.has(span) && !existsSync(join(ROOT, span)))
        .map((span) => `${path}: ${span}`),
    );
    expect(unknown).toEqual([]);
  });

  test('has the defaults that documents quote behind a key', () => {
    const wrong = prose.flatMap(([path, text]) =>
      [...text.matchAll(/`([a-z]+(?:\.[A-Za-z]+)+)` \(`([^`]+)`\)/g)].flatMap(([, key = '', quoted = '']) => {
        const value = key
          .split('.')
          .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], defaults);
        return String(value) === quoted ? [] : [`${path}: ${key} is ${String(value)}, not ${quoted}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a document', () => {
  test.each(documents)('%s links to what exists', (path) => {
    const broken = links(read(path)).filter(({ target, anchor }) => {
      if (/^(?:https?|mailto):/.test(target)) return false;
      const file = target === '' ? path : join(dirname(path), target);
      if (!existsSync(join(ROOT, file))) return true;
      return anchor !== '' && !anchors(read(file)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test.each(documents)('%s names scripts and files that exist', (path) => {
    const text = read(path);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const unknown = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !Object.hasOwn(scripts, name));
    const files = codeSpans(withoutBlocks(text))
      .filter((span) => /^(?:src|adapters|test|docs|scripts|bench)\/[\w./-]*$/.test(span))
      .filter((span) => !existsSync(join(ROOT, span)));
    expect([...unknown, ...files]).toEqual([]);
  });
});

describe('the README', () => {
  const quickStart = blocks(section('README.md', '## Quick start'), 'sh')[0] ?? '';

  test('starts with two commands that package.json knows', () => {
    expect(quickStart.trim().split('\n')).toEqual([
      expect.stringMatching(/^npm ci && npm start(?: +#.*)?$/),
      expect.stringMatching(/^npm ci && npm test(?: +#.*)?$/),
    ]);
    expect(JSON.parse(read('package.json'))).toMatchObject({
      scripts: { start: expect.any(String), test: expect.any(String) },
    });
  });

  test('gives the command that the checks of every change run', () => {
    expect(read('.ci/run')).toContain("bash -c 'npm ci && npm test'");
  });

  test('leaves a place for measured figures', () => {
    expect(read('README.md')).toMatch(
      /<!-- quality -->[\s\S]*npm run bench -- quality[\s\S]*<!-- \/quality -->/,
    );
  });
});
