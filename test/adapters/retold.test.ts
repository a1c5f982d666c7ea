import { describe, expect, test } from 'vitest';
import {
  closedForGood,
  INTENT_REFUSED,
  REFUSALS,
  TOKEN_REFUSED,
  TOO_MANY_SERVERS,
  UNREACHABLE,
} from '../../adapters/discord/errors.ts';
import { languages } from '../../src/languages/index.ts';
import { retell } from '../../src/text/retell.ts';
import { textsOf } from '../../src/text/say.ts';
import { textsOf as textsIn } from './sentences.ts';

/** Sentences of the code that can stand in an answer, with values that they may have. */
const READ_IN_CHATS: readonly [adapter: string, begins: string, ...values: string[]][] = [
  ['discord', 'Discord has been out of reach', ' (ECONNREFUSED)'],
  ['discord', 'Some of what was said in', 'discord:1', ''],
  ['discord', 'The same is so for', '12'],
  ['discord', 'What was written in … of Discord', '3 channels'],
  ['discord', 'More than … messages', '10000'],
  ['discord', 'Give its role “Read Message History” there.'],
  ['telegram', 'Telegram refuses the bot token'],
  ['telegram', 'There is no such bot at', 'api.telegram.org'],
  ['telegram', 'Telegram (…) cannot be reached', 'api.telegram.org', 'the connection was refused'],
  ['telegram', 'Telegram (…) gave no answer', 'localhost:80', 'something between answered instead of it'],
  ['telegram', '… Messages will come in', 'Telegram (a.b) cannot be reached: there is no network.'],
  ['telegram', '… Trying again until', 'Telegram (a.b) gave no answer: its name was not found.'],
  ['telegram', 'A webhook is set for this bot'],
  ['telegram', 'Another program fetches the messages of this bot; each'],
];

function filled([adapter, begins, ...values]: (typeof READ_IN_CHATS)[number]): string {
  const text = textsIn(adapter).find((one) => one.startsWith(begins));
  if (text === undefined) throw new Error(`The adapter for ${adapter} says no more: ${begins}`);
  let at = 0;
  return text.replace(/…/g, () => values[at++] ?? '');
}

const SENTENCES = [
  ...[UNREACHABLE, TOKEN_REFUSED, INTENT_REFUSED, TOO_MANY_SERVERS, closedForGood(4012).message],
  ...Object.entries(REFUSALS).map(([code, { sentence }]) => `${sentence} (Discord: ${code})`),
  ...READ_IN_CHATS.map(filled),
];
/** Words of English that no other language of these has; what the platform's own pages say stands in quotes. */
const ENGLISH = /\b(?:the|there|again|and|of|it|its|will|answer|channels?)\b/i;
const QUOTED = /[“«„「][^”»“」]*[”»“」]/g;

describe('what an adapter says of its platform', () => {
  test.each(Object.keys(languages).filter((code) => code !== 'en'))('is told in %s', (code) => {
    const texts = textsOf(code);
    const told = SENTENCES.map((sentence) => retell(texts, sentence));
    expect(told.filter((one, at) => one === SENTENCES[at])).toEqual([]);
    const words = told.map((one) => one.replace(QUOTED, '').replace(/https?:\S+|\(Discord: .*/g, ''));
    expect(words.filter((one) => ENGLISH.test(one))).toEqual([]);
    expect(told.filter((one) => /[{}]/.test(one))).toEqual([]);
  });
});
