import { createDiscordAdapter } from '../../adapters/discord/index.ts';
import { createTelegramAdapter } from '../../adapters/telegram/index.ts';
import type { ChatAdapter } from '../../src/chat/adapter.ts';
import type { MakeAdapters } from '../../src/cli/adapters.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import { systemClock } from '../../src/time/clock.ts';
import { peakMegabytes } from '../support/process.ts';
import { wallClock } from '../support/rate.ts';

/** What the process tells: the messages that it has logged since it was asked last, with the time. */
export interface LoggedReport {
  logged: [text: string, at: number][];
  peakMb: number;
  /** Seconds of processor time since the start. */
  cpuSeconds: number;
}

let logged: LoggedReport['logged'] = [];

/** Notes when messages are on the disk. */
function watched(adapter: ChatAdapter): ChatAdapter {
  const start = adapter.start.bind(adapter);
  adapter.start = (events) =>
    start({
      ...events,
      message(message) {
        const handling = events.message(message);
        void handling.logged.then((done) => {
          if (done) logged.push([message.text, wallClock()]);
        });
        return handling;
      },
    });
  return adapter;
}

/** As `main.ts` makes them. */
const makeAdapters: MakeAdapters = async ({ config, secrets }, _owner, warn) => {
  const { telegram, discord } = config.adapters;
  return [
    createTelegramAdapter({
      token: secrets.telegramToken ?? '',
      clock: systemClock,
      owners: config.owners,
      apiRoot: telegram.apiRoot ?? '',
      ...(overallMs === '' ? {} : { pace: { overallMs: Number(overallMs) } }),
      warn,
    }),
    createDiscordAdapter({
      token: secrets.discordToken ?? '',
      clock: systemClock,
      apiBase: discord.apiBase,
      warn,
    }),
  ].map(watched);
};

const [config = '', overallMs = ''] = process.argv.slice(2);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const report: LoggedReport = { logged, peakMb: peakMegabytes(), cpuSeconds: (user + system) / 1e6 };
  logged = [];
  process.send?.(report);
});
// Whoever measures is gone.
const leave = (): void => void process.kill(process.pid, 'SIGTERM');
process.once('disconnect', leave);
process.exitCode = await runCommandLine(
  ['start', '--config', config],
  {
    stdout: () => undefined,
    stderr: (text) => process.stderr.write(text),
    env: process.env,
    cwd: process.cwd(),
    terminal: false,
    openPrompt: () => {
      throw new Error('A measure answers no questions.');
    },
  },
  makeAdapters,
);
process.off('disconnect', leave);
if (process.connected) process.disconnect();
