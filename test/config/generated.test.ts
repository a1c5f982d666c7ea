import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { knownPaths } from '../../src/config/explain.ts';
import { loadConfig } from '../../src/config/load.ts';
import { configJsonSchema, configReference } from '../../src/config/reference.ts';

function read(name: string): string {
  return readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
}

/** Objects whose keys are names that people choose. */
const NAMED_ENTRIES = ['spaces', 'llm.prices'];

function pathsOf(value: unknown, path: readonly string[] = []): string[] {
  const here = path.length === 0 ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return here;
  const inner = Object.entries(value).flatMap(([key, below]) =>
    pathsOf(below, [...path, NAMED_ENTRIES.includes(path.join('.')) ? '*' : key]),
  );
  return [...here, ...inner];
}

describe('what is made from the schema (node scripts/generate.mjs)', () => {
  it('config.schema.json is up to date', () => {
    expect(JSON.parse(read('config.schema.json'))).toEqual(JSON.parse(JSON.stringify(configJsonSchema())));
  });

  it('docs/configuration.md is up to date', () => {
    expect(read('docs/configuration.md')).toBe(configReference());
  });

  it('says what every key is for', () => {
    const undescribed = configReference()
      .split('\n')
      .filter((line) => /^\| `.*\| *\|$/.test(line));
    expect(undescribed).toEqual([]);
  });

  it('does not depend on the machine it is made on', () => {
    expect(JSON.stringify(configJsonSchema())).not.toContain('"default":"UTC"');
  });
});

describe('config.example.json', () => {
  const example = JSON.parse(read('config.example.json'));

  it('holds every key', () => {
    const present = new Set(pathsOf(example));
    expect(
      knownPaths()
        .map((path) => path.join('.'))
        .filter((path) => !present.has(path)),
    ).toEqual([]);
  });

  it('is valid, and needs no key or network as it stands', () => {
    const path = fileURLToPath(new URL('../../config.example.json', import.meta.url));
    const { config, file } = loadConfig({ path, env: {}, cwd: '/' });
    expect(file).toBe(path);
    expect(config.llm.provider).toBe('offline');
  });

  it("binds a guild's channels to one space", () => {
    expect(example.spaces['our-guild'].conversations.every((id: string) => id.startsWith('discord:'))).toBe(
      true,
    );
  });
});
