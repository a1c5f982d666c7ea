import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  INTENT_REFUSED,
  REFUSALS,
  TOKEN_REFUSED,
  TOO_MANY_SERVERS,
  UNREACHABLE,
} from '../../../adapters/discord/errors.ts';
import { inviteLink, NEEDED, NEEDED_PERMISSIONS } from '../../../adapters/discord/permissions.ts';

const guide = readFileSync(new URL('../../../docs/discord.md', import.meta.url), 'utf8');
/** The cells of every row of every table. */
const rows = guide
  .split('\n')
  .filter((line) => line.trim().startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the guide to Discord', () => {
  test('has the invitation that the code makes', () => {
    expect(guide).toContain(inviteLink('APPLICATION_ID'));
    expect(guide.match(/permissions=(\d+)/)?.[1]).toBe(String(NEEDED_PERMISSIONS));
  });

  test('names the permissions that are needed', () => {
    const named = rows.map(([, name = '']) => name).filter((name) => name in NEEDED);
    expect(new Set(named)).toEqual(new Set(Object.keys(NEEDED)));
  });

  test('explains every sentence', () => {
    for (const sentence of [TOKEN_REFUSED, INTENT_REFUSED, TOO_MANY_SERVERS, UNREACHABLE]) {
      expect(rows.map(([, cell]) => cell)).toContain(sentence);
    }
    for (const [code, { sentence }] of Object.entries(REFUSALS)) {
      expect(rows.map(([, number, cell]) => [number, cell])).toContainEqual([code, sentence]);
    }
  });
});
