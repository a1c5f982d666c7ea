import { expect, test } from 'vitest';
import { rowsOf, textsOf, unexplained } from '../sentences.ts';

/** Said when all is well, to whom it may concern in a chat, to programmers, or as what to do about a finding. */
const SELF_EVIDENT = [
  'The topic that this belongs to is gone.',
  'A Telegram adapter starts once',
  'The message is in a group that has another id now.',
  'Something between answered',
  'The bot is @…',
  // What is wrong with an answer, in the words of the one who gave it.
  'Telegram (…): ….',
  'Run the check again later.',
  'Set TELEGRAM_BOT_TOKEN to the token',
  'Check the network of this machine',
  'The bot hears everything in its groups.',
  'In @BotFather: /setprivacy',
  'Start the service',
  'Telegram delivers to the webhook.',
  'Check the reverse proxy',
  'This service fetches the messages.',
  'If that is the running Reverie, all is well.',
  'Nobody else fetches',
  'No commands were to be compared.',
  'The menu of commands is up to date.',
  'The clock of this machine is right.',
  'Set it, or switch on its synchronisation',
];

test('the guide explains every sentence that the adapter says', () => {
  expect(unexplained('telegram', SELF_EVIDENT)).toEqual([]);
});

test('the guide explains no sentence that the adapter does not say', () => {
  const code = textsOf('telegram').join('\n');
  const rows = rowsOf('telegram');
  const head = rows.findIndex(([, cell]) => cell === 'Reverie says');
  const told = rows.slice(head + 2).map(([, cell = '']) => cell);
  expect(told.length).toBeGreaterThan(15);
  expect(told.filter((sentence) => !code.includes(sentence))).toEqual([]);
});
