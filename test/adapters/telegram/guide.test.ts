import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);

test('the guide explains sentences that the adapter says', () => {
  const code = readdirSync(at('adapters/telegram'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(at(`adapters/telegram/${name}`), 'utf8'))
    .join('\n');
  const guide = readFileSync(at('docs/telegram.md'), 'utf8');
  const table = guide.slice(guide.indexOf('| Reverie says'));
  const sentences = [...table.matchAll(/^\| ([^|]+?) +\|/gm)].map((match) => match[1] ?? '').slice(2);
  expect(sentences.length).toBeGreaterThan(15);
  expect(sentences.filter((sentence) => !code.includes(sentence))).toEqual([]);
});
