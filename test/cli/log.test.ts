import { expect, it } from 'vitest';
import { createLog } from '../../src/cli/log.ts';

function logged(log: Parameters<typeof createLog>[0]): string {
  const lines: string[] = [];
  createLog(log, { stderr: (text) => void lines.push(text) })('The disk is full; call +380 44 123 45 67.');
  return lines.join('');
}

it('warnings are sentences, in a pipe too, and hold nothing private', () => {
  expect(logged({ level: 'warn', format: 'text' })).toMatch(/^! The disk is full; call [^\d]+\n$/);
  expect(logged({ level: 'silent', format: 'text' })).toBe('');
});

it('warnings are JSON lines where the configuration says so', () => {
  expect(JSON.parse(logged({ level: 'warn', format: 'json' }))).toMatchObject({ level: 40 });
  expect(logged({ level: 'error', format: 'json' })).toBe('');
});
