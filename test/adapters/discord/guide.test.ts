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
import { rowsOf, textsOf, unexplained } from '../sentences.ts';

const guide = readFileSync(new URL('../../../docs/discord.md', import.meta.url), 'utf8');
const rows = rowsOf('discord');

/** Said when all is well, to programmers, or as what to do about a finding. */
const SELF_EVIDENT = [
  'The Discord adapter is running already.',
  'Look for room on the disk',
  'Discord knows the bot as',
  'Have the application verified',
  'The bot may read what is written.',
  'Switch “Message Content Intent” on',
  'Discord has the commands of this version.',
  'Start the bot once',
  'The bot has every permission it needs.',
  'Give its role there these permissions',
  'The clock agrees',
  'Let the system set its clock',
  // Discord's number and words, behind a sentence.
  '… (',
  'Invite it: …',
  'Nothing is lost: what waits goes out later.',
];

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
    expect(unexplained('discord', SELF_EVIDENT)).toEqual([]);
    for (const sentence of [TOKEN_REFUSED, INTENT_REFUSED, TOO_MANY_SERVERS, UNREACHABLE]) {
      expect(rows.map(([, cell]) => cell)).toContain(sentence);
    }
    for (const [code, { sentence }] of Object.entries(REFUSALS)) {
      expect(rows.map(([, number, cell]) => [number, cell])).toContainEqual([code, sentence]);
    }
  });

  test('explains no sentence that the adapter does not say', () => {
    const code = textsOf('discord').join('\n');
    const heads = ['words', 'sentence', 'number'];
    let inTable = false;
    const told: string[] = [];
    for (const [, first = '', second = ''] of rows) {
      if (heads.includes(first)) inTable = true;
      else if (['permission', 'key in adapters.discord'].includes(first) || first.startsWith('key in'))
        inTable = false;
      else if (inTable && !first.startsWith('-')) told.push(/^\d+$/.test(first) ? second : first);
    }
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter((one) => !code.includes(one) && !code.includes(one.replace(/\d+,\d+/g, '…')))).toEqual(
      [],
    );
  });
});
