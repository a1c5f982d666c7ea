import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import {
  filesUnder,
  type Import,
  importsOf,
  packageOf,
  parsed,
  ROOT,
  read,
  typeScript,
  walk,
} from './project.ts';

/** From the bottom up: a part imports only itself and parts of the lines above its own. */
const LAYERS: readonly (readonly string[])[] = [
  ['languages', 'time', 'chat'],
  ['privacy'],
  ['text'],
  ['config', 'state'],
  ['memory'],
  ['llm'],
  ['conversation'],
  ['dreaming'],
  ['commands'],
  ['delivery'],
  ['engine.ts'],
  ['service.ts'],
  ['cli'],
  ['main.ts'],
];

/**
 * The parts that may import a vendor's package. One each, so that a vendor can be replaced; two are exceptions:
 * zod checks what comes in from outside wherever that is, and luxon counts days for the clock and for dates in words.
 */
const VENDORS: Readonly<Record<string, readonly string[]>> = {
  '@keyv/sqlite': ['state'],
  '@scure/bip39': ['privacy'],
  '@secretlint/secretlint-rule-preset-recommend': ['privacy'],
  bottleneck: ['adapters/telegram'],
  'card-validator': ['privacy'],
  'chrono-node': ['text'],
  commander: ['cli'],
  croner: ['time'],
  'discord.js': ['adapters/discord'],
  'gpt-tokenizer': ['llm'],
  ibantools: ['privacy'],
  keyv: ['state'],
  'libphonenumber-js': ['privacy'],
  luxon: ['time', 'text'],
  openai: ['llm'],
  pino: ['cli'],
  'snowball-stemmers': ['text'],
  sqlite3: ['state'],
  stopword: ['languages'],
  telegraf: ['adapters/telegram'],
  zod: ['config', 'memory', 'llm'],
};

/** Development packages that are used without being imported. */
const TOOLS = ['@biomejs/biome', '@types/luxon', '@types/node', '@types/ws'];

const PLATFORM = /telegra[mf]|discord/i;

/** Where core may name a platform in its code, and why. */
const MAY_NAME_PLATFORMS: Readonly<Record<string, string>> = {
  'src/main.ts': 'hands the adapters to the service',
  'src/config/': 'ids and keys that people write into the configuration',
  'src/cli/init/questions.ts': 'an example of an id in a question',
  'src/cli/table.ts': 'an example of an id in the help',
  'src/languages/': 'words that people use when they talk, and what adapters say in other languages',
  'src/privacy/tokens.ts': 'shapes of keys and links that are hidden',
};

const product = typeScript('src', 'adapters').flatMap(importsOf);
const everything = [...product, ...typeScript('bench', 'test', 'training').flatMap(importsOf)];
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** The part of the core that a path belongs to: a folder of `src`, or a file that stands in it. */
function partOf(path: string): string {
  return path.split('/')[1] ?? '';
}

const line = ({ from, name }: Import): string => `${from} imports ${name}`;
const isVendor = ({ name, path }: Import): boolean => path === undefined && !name.startsWith('node:');

describe('the core', () => {
  const core = product.filter(({ from }) => from.startsWith('src/'));
  const rank = new Map(LAYERS.flatMap((parts, at) => parts.map((part) => [part, at] as const)));

  test('consists of the layers and nothing else', () => {
    expect(new Set(readdirSync(join(ROOT, 'src')))).toEqual(new Set(rank.keys()));
  });

  test('imports downwards only', () => {
    const upwards = core.filter(({ from, path }) => {
      if (path === undefined || !path.startsWith('src/')) return false;
      const [own, other] = [partOf(from), partOf(path)];
      return own !== other && (rank.get(other) ?? Number.POSITIVE_INFINITY) >= (rank.get(own) ?? -1);
    });
    expect(upwards.map(line)).toEqual([]);
  });

  test('leaves the adapters to main.ts', () => {
    const outside = core.filter(({ path }) => path !== undefined && !path.startsWith('src/'));
    expect(outside.filter(({ from }) => from !== 'src/main.ts').map(line)).toEqual([]);
    expect(outside.filter(({ path = '' }) => !/^adapters\/[a-z]+\/index\.ts$/.test(path)).map(line)).toEqual(
      [],
    );
  });

  test('names no platform in its code', () => {
    const named = typeScript('src')
      .filter((path) => !Object.keys(MAY_NAME_PLATFORMS).some((allowed) => path.startsWith(allowed)))
      .filter((path) => PLATFORM.test(read(path)))
      .flatMap((path) => {
        const words: string[] = [];
        walk(parsed(path), (node) => {
          const isText =
            ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node);
          if (isText && PLATFORM.test(node.getText())) words.push(`${path}: ${node.getText()}`);
        });
        return words;
      });
    expect(named).toEqual([]);
  });
});

describe('imports', () => {
  test('name files that exist, by their .ts name', () => {
    const present = new Set(filesUnder('.'));
    const missing = everything.filter(
      ({ path }) => path !== undefined && !(/\.(?:ts|json)$/.test(path) && present.has(path)),
    );
    expect(missing.map(line)).toEqual([]);
  });

  test('never run in a circle', () => {
    const next = new Map<string, string[]>();
    for (const { from, path } of everything) {
      if (path !== undefined) next.set(from, [...(next.get(from) ?? []), path]);
    }
    expect(circles(next)).toEqual([]);
  });

  test('of tests, measures and training stay out of the product', () => {
    const foreign = product.filter(
      ({ path }) => path !== undefined && /^(?:test|bench|scripts|training)\//.test(path),
    );
    expect(foreign.map(line)).toEqual([]);
  });
});

describe.each(readdirSync(join(ROOT, 'adapters')))('the adapter %s', (name) => {
  const folder = `adapters/${name}`;

  test('imports the port, its own files and its platform, nothing else of ours', () => {
    const own = product.filter(({ from }) => from.startsWith(`${folder}/`));
    const foreign = own.filter(
      ({ path }) => path !== undefined && !path.startsWith('src/chat/') && !path.startsWith(`${folder}/`),
    );
    expect(foreign.map(line)).toEqual([]);
  });

  test('has the shape of every adapter', () => {
    const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    expect(read(`${folder}/index.ts`)).toContain(`export function create${title}Adapter(`);
    const listed = [...read(`${folder}/README.md`).matchAll(/^\| `([\w.-]+)`/gm)].map((match) => match[1]);
    const files = filesUnder(folder)
      .map((path) => path.slice(folder.length + 1))
      .filter((file) => file.endsWith('.ts'));
    expect(new Set(listed)).toEqual(new Set(files));
  });
});

describe('packages', () => {
  const declared = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]);

  test('of vendors are imported in their own part only', () => {
    const strays = product.filter(isVendor).filter(({ from, name }) => {
      const folder = from.startsWith('adapters/') ? from.split('/').slice(0, 2).join('/') : partOf(from);
      return VENDORS[packageOf(name)]?.includes(folder) !== true;
    });
    expect(strays.map(line)).toEqual([]);
  });

  test('that the product needs are dependencies, each of them used', () => {
    expect(new Set(product.filter(isVendor).map(({ name }) => packageOf(name)))).toEqual(
      new Set(Object.keys(manifest.dependencies)),
    );
  });

  test('that only development needs are declared and used', () => {
    const scripts = filesUnder('scripts').flatMap(importsOf);
    const config = importsOf('vitest.config.ts');
    const used = [...everything, ...scripts, ...config].filter(isVendor).map(({ name }) => packageOf(name));
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
    const idle = Object.keys(manifest.devDependencies).filter((name) => !used.includes(name));
    expect(idle.filter((name) => !TOOLS.includes(name))).toEqual([]);
  });
});

/** Groups of files that import one another, by Tarjan's algorithm. */
function circles(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    stack.push(file);
    for (const other of next.get(file) ?? []) {
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (stack.includes(other)) low = Math.min(low, order.get(other) ?? low);
    }
    if (low === order.get(file)) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 || (next.get(file) ?? []).includes(file)) found.push(group.sort());
    }
    return low;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return found;
}
