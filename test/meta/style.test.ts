import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesUnder, parsed, read, typeScript, walk } from './project.ts';

/** A file longer than this needs a reason. */
const LONG = 400;

/** Files and folders over the limit, and why they stay in one piece. */
const LONG_FILES: Readonly<Record<string, string>> = {
  'bench/quality/': 'data: chats',
  'src/languages/': 'data: the words of one language',
  'test/dreaming/dreams.test.ts': 'one subject: the queue of dreams and every way in which one ends',
  'test/dreaming/verify.test.ts': 'one subject: what may become a line',
  'test/llm/openai.test.ts': 'one subject: what a server may answer',
  'test/memory/keeper.test.ts': 'one subject: the keeper and every hand that reaches for the file',
  'bench/redact/': 'data: labelled sentences',
};

const sources = typeScript('src', 'adapters', 'bench', 'test', 'training');
const ours = filesUnder('.').filter((path) => /(?:\.(?:ts|mjs|md|json|yml)|\.ci\/run)$/.test(path));
const prose = ours.filter((path) => path !== 'package-lock.json' && !path.startsWith('test/meta/'));

interface TestCall {
  path: string;
  /** `it`, `test` or `describe`, with what follows it, such as `test.skip`. */
  callee: string;
  title: string;
}

/** Every call that makes a test or a group of tests. */
function testCalls(path: string): TestCall[] {
  const calls: TestCall[] = [];
  walk(parsed(path), (node) => {
    if (!ts.isCallExpression(node)) return;
    const callee = node.expression.getText().replaceAll(/\s+/g, ' ');
    if (!/^(?:it|test|describe|suite)\b/.test(callee)) return;
    const [title] = node.arguments;
    const text = title !== undefined && ts.isStringLiteralLike(title) ? title.text : '';
    calls.push({ path, callee, title: text });
  });
  return calls;
}

describe('a test', () => {
  const calls = sources.filter((path) => path.endsWith('.test.ts')).flatMap(testCalls);

  test('is named by what happens', () => {
    const wishful = calls.filter(({ title }) => /^(?:should|must|test|it) /i.test(title));
    expect(wishful.map(({ path, title }) => `${path}: ${title}`)).toEqual([]);
  });

  test('is neither left out nor run alone', () => {
    const marked = calls.filter(({ callee }) => /^\w+\.(?:only|skip|todo|fails)\b/.test(callee));
    expect(marked.map(({ path, callee }) => `${path}: ${callee}`)).toEqual([]);
  });
});

describe('a file', () => {
  test('is no leftover', () => {
    const leftovers = /(?:^|\/)(?:zz-|tmp|scratch|untitled)|\.(?:orig|rej|bak|swp|tsbuildinfo)$|~$/i;
    expect(filesUnder('.').filter((path) => leftovers.test(path))).toEqual([]);
  });

  test('leaves nothing for later in its comments', () => {
    const later = /(?:\/\/|^\s*\/?\*|<!--|^\s*#).*\b(?:TODO|FIXME|XXX|HACK)\b/m;
    expect(prose.filter((path) => later.test(read(path)))).toEqual([]);
  });

  const long = sources.filter((path) => read(path).split('\n').length - 1 > LONG);
  const excused = Object.keys(LONG_FILES);

  test('is short, or has a reason', () => {
    expect(long.filter((path) => !excused.some((start) => path.startsWith(start)))).toEqual([]);
  });

  test('that has a reason to be long is long', () => {
    expect(excused.filter((start) => !long.some((path) => path.startsWith(start)))).toEqual([]);
  });

  test('names no path of one machine', () => {
    const machine = /(?:^|[\s"'`(])\/(?:root|home\/\w+|Users\/\w+)\//m;
    expect(prose.filter((path) => !path.startsWith('test/') && machine.test(read(path)))).toEqual([]);
  });
});

describe('the package', () => {
  const manifest = JSON.parse(read('package.json')) as {
    version: string;
    license: string;
    engines: { node: string };
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string;
    packages: Record<string, { resolved?: string; version?: string }>;
  };

  test('pins every version', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('has a lock of the same version that names no host', () => {
    expect(lock.version).toBe(manifest.version);
    const hosts = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined);
    expect(hosts.map(([name]) => name)).toEqual([]);
    expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*registry/);
  });

  test('is free to use under the licence that stands beside it', () => {
    expect(manifest.license).toBe('MIT');
    expect(read('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} /);
  });

  test('asks for the oldest Node.js that it is made for', () => {
    expect(manifest.engines.node).toBe('>=20.19.0');
  });
});
