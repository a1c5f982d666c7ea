import type { CommandDescription } from '../../src/chat/adapter.ts';

/** A table of commands as the service hands it over. */
export const COMMANDS: CommandDescription[] = [
  {
    name: 'dreaming',
    summary: 'Turns dreaming on or off here, and tells how it stands',
    ownerOnly: false,
    subcommands: [
      { name: 'status', usage: '', summary: 'Tells whether dreaming is on', ownerOnly: false },
      { name: 'on', usage: '', summary: 'Turns dreaming on', ownerOnly: true },
    ],
  },
  {
    name: 'memory',
    summary: 'Shows and changes what is remembered here',
    ownerOnly: true,
    subcommands: [
      {
        name: 'dream',
        usage: '[N] [preview] [again]',
        summary: 'Dreams over the last days',
        ownerOnly: true,
      },
    ],
  },
  { name: 'help', summary: 'Tells what can be done here', ownerOnly: false, subcommands: [] },
];

/** Texts that have broken something somewhere, each with the word `stays` in it. */
export const HOSTILE: [string, string][] = [
  ['a terminal escape', '\u001b[2J\u001b]0;owned\u0007stays\u009b31m'],
  ['control characters', 'st\u0000a\u0008y\u007fs'],
  ['lone surrogates', 'stays \ud83d and \udc4d'],
  ['right-to-left text', 'שלום \u202eolleh\u202c stays مرحبا'],
  ['markup without partners', '**stays `and ``` <b>&amp; _*[x]('],
  ['emoji sequences', 'stays 👩‍👩‍👧‍👦 🇺🇦 👍🏽'],
  ['an unclosed fence', '```ts\nstays'],
  ['mass mentions', '@everyone @here stays'],
];
