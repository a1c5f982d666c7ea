#!/usr/bin/env node
import { join } from 'node:path';
import { createConsoleAdapter } from '../adapters/console/index.ts';
import { runCommandLine } from './cli/program.ts';
import { openPrompt } from './cli/prompt.ts';
import type { MakeAdapters } from './cli/start.ts';

const makeAdapters: MakeAdapters = (config, owner) =>
  config.adapters.console.enabled
    ? [
        createConsoleAdapter({
          now: () => Date.now(),
          name: owner,
          historyFile: join(config.dataDir, 'console-history'),
          color: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
        }),
      ]
    : [];

// A reader that leaves (`| head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

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
