import { DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
  CallsEnded,
  deliveryError,
  platformError,
  UNREACHABLE,
  unrepeatable,
  wordsOf,
} from '../../../adapters/discord/errors.ts';

const BOT = ['MTE0OTk4NzQyMTgxNzg1NjAw', 'GxYzAb', 'q8vJ3mVwXo2fKzR7nTbLpC4dHsYeU1aGiQ0rWx'].join('.');
const INTERACTION = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA6c2VjcmV0c2VjcmV0';

describe('what is told of an error of Discord', () => {
  test.each([
    `Headers.append: "Bot ${BOT}" is an invalid header value.`,
    `request to https://discord.com/api/v10/webhooks/1499742181785600007/${INTERACTION}/messages/@original failed`,
    `Unexpected token < in JSON, while calling with ${BOT}`,
    `connect ECONNREFUSED through http://user:${INTERACTION}@proxy:8080`,
  ])('holds no token: %s', (message) => {
    for (const told of [wordsOf(new Error(message)), platformError(new Error(message)).message]) {
      expect(told).toContain('[hidden]');
      expect(told).not.toContain(BOT.split('.')[2]);
      expect(told).not.toContain(INTERACTION);
    }
  });

  test.each([
    'Not enough sessions remaining to spawn 1 shards; only 0 remaining; resets at 2026-05-01T13:00:00.000Z',
    'Unknown Channel 1499742181785600007',
    'getaddrinfo ENOTFOUND discord.com',
  ])('is told in its own words when there is none in them: %s', (message) => {
    expect(wordsOf(new Error(message))).toBe(message);
  });
});

describe('an answer to a message', () => {
  const refusal = (status: number, code: number | undefined) =>
    deliveryError(
      new DiscordAPIError({ message: 'x', code } as never, code as never, status, 'POST', '', {}),
    );

  test.each([400, 403, 404, 407, 413])(
    'of %i that is not of Discord says nothing of the channel',
    (status) => {
      expect(refusal(status, undefined)).toMatchObject({ failure: 'unreachable' });
    },
  );

  test('of Discord says what is so', () => {
    expect(refusal(403, 50013)).toMatchObject({ failure: 'forbidden' });
    expect(refusal(400, 50035)).toMatchObject({ failure: 'invalid' });
  });

  test('that does not come in time is waited for, where a second try is known by its nonce', () => {
    const late = new DOMException('This operation was aborted', 'AbortError');
    expect(deliveryError(late)).toMatchObject({ failure: 'unreachable' });
    expect(deliveryError(unrepeatable(late))).toMatchObject({ failure: 'ambiguous' });
    expect(deliveryError(new CallsEnded())).toMatchObject({ failure: 'ambiguous' });
  });
});

test('a page that stands before Discord ends no start', () => {
  const page = new DiscordAPIError({ message: 'x' } as never, undefined as never, 407, 'GET', '', {});
  expect(platformError(page)).toMatchObject({ reason: 'unreachable', message: `${UNREACHABLE} (HTTP 407)` });
});
