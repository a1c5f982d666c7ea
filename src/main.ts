#!/usr/bin/env node
import './cli/small-heap.ts';

import { join } from 'node:path';
import { createConsoleAdapter } from '../adapters/console/index.ts';
import type { ChatAdapter, Sentence } from './chat/adapter.ts';
import type { MakeAdapters } from './cli/adapters.ts';
import { runCommandLine } from './cli/program.ts';
import { openPrompt } from './cli/prompt.ts';
import { say, type TextKey, textsOf } from './text/say.ts';
import { systemClock } from './time/clock.ts';

/** A platform's library is loaded only where the platform is used: every command would pay for it. */
const makeAdapters: MakeAdapters = async ({ config, secrets }, owner, warn) => {
  const { console: terminal, telegram, discord } = config.adapters;
  const sentence =
    (key: TextKey): Sentence =>
    (language = config.language) =>
      say(textsOf(language), key);
  const adapters: ChatAdapter[] = [];
  if (terminal.enabled) {
    adapters.push(
      createConsoleAdapter({
        now: () => Date.now(),
        name: owner,
        historyFile: join(config.dataDir, 'console-history'),
        color: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
      }),
    );
  }
  if (telegram.enabled === true) {
    const { createTelegramAdapter } = await import('../adapters/telegram/index.ts');
    const { mode, apiRoot, webhook } = telegram;
    const { url = '', path, host, port } = webhook;
    adapters.push(
      createTelegramAdapter({
        token: secrets.telegramToken ?? '',
        clock: systemClock,
        mode:
          mode === 'webhook'
            ? { url, path, host, port, secret: secrets.telegramWebhookSecret ?? '' }
            : 'polling',
        owners: config.owners,
        topicGone: sentence('place.topicGone'),
        inFile: sentence('answer.inFile'),
        warn,
        ...(apiRoot === undefined ? {} : { apiRoot }),
      }),
    );
  }
  if (discord.enabled === true) {
    const { createDiscordAdapter } = await import('../adapters/discord/index.ts');
    const { apiBase, guildId } = discord;
    adapters.push(
      createDiscordAdapter({
        token: secrets.discordToken ?? '',
        clock: systemClock,
        apiBase,
        guildId,
        lastReadFile: join(config.dataDir, 'discord-heard.json'),
        inFile: sentence('answer.inFile'),
        warn,
      }),
    );
  }
  return adapters;
};

// A reader that leaves (`| head`) is no fault of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await runCommandLine(
  process.argv.slice(2),
  {
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    env: process.env,
    cwd: process.cwd(),
    terminal: process.stderr.isTTY === true,
    openPrompt: () =>
      openPrompt(
        process.stdin,
        process.stderr,
        process.stdin.isTTY === true && process.stderr.isTTY === true,
      ),
  },
  makeAdapters,
);

// A pipe that is paused while it delivers is read on, and would keep the process here; a file cannot be let go of.
(process.stdin as Partial<typeof process.stdin>).unref?.();
