import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { tableRows } from './markdown.ts';
import { parsed, ROOT, read } from './project.ts';

const FAULTS = 'docs/faults.md';
const NAMED = /^\[[\w/-]+\]\(\.\.\/(test\/[\w/.-]+)\): (.+)$/;
const REASON = /^(?:By design|Not testable here): \S/;
/** What stands in a title for the values of a case. */
const PLACEHOLDER = /\$\{[^}]*\}|%[a-z#]|\$[a-z][\w.]*/gi;

const rows = tableRows(read(FAULTS));
const parts = rows.flatMap(([, , last = '']) => last.split('<br>'));

/** The whole names of the tests in a file, those of their groups in front, with `…` where values of cases stand. */
function namesIn(path: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node, group: string): void => {
    const call = ts.isCallExpression(node) ? node : undefined;
    const [title, ...rest] = call?.arguments ?? [];
    const kind = /^(?:it|test|describe)\b/.exec(call?.expression.getText() ?? '')?.[0];
    if (kind === undefined || title === undefined || !isText(title)) {
      ts.forEachChild(node, (child) => visit(child, group));
      return;
    }
    const own = (ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1)).replaceAll(
      PLACEHOLDER,
      '…',
    );
    const name = group === '' ? own : `${group} ${own}`;
    if (kind !== 'describe') names.add(name);
    for (const child of rest) visit(child, kind === 'describe' ? name : group);
  };
  visit(parsed(path), '');
  return names;
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

describe('the document of faults', () => {
  test('has for every fault what is done about it, and a test or a reason', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
    expect(parts.filter((part) => !NAMED.test(part) && !REASON.test(part))).toEqual([]);
  });

  test('names tests that exist', () => {
    const known = new Map<string, Set<string>>();
    const unknown = parts.filter((part) => {
      const [, path, name] = NAMED.exec(part) ?? [];
      if (path === undefined || name === undefined) return false;
      const names = known.get(path) ?? (existsSync(join(ROOT, path)) ? namesIn(path) : new Set());
      known.set(path, names);
      return !names.has(name);
    });
    expect(unknown).toEqual([]);
  });
});
