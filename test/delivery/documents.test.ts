import { describe, expect, it, onTestFinished } from 'vitest';
import { createDiscordAdapter } from '../../adapters/discord/index.ts';
import { createTelegramAdapter } from '../../adapters/telegram/index.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { FakeDiscord, type Scripted, TOKEN } from '../support/fake-discord/index.ts';
import {
  ADA,
  dropped,
  type Fault,
  startFakeTelegram,
  tooManyRequests,
} from '../support/fake-telegram/index.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { NOON, testService } from '../support/test-service.ts';

const MESSAGES = /^\/channels\/\d+\/messages$/;
const WAIT_S = 90;
const ANSWER = 'Bread takes flour, water, salt and time.\n\n'.repeat(600).trim();

/** Asks for a long answer on both platforms, each of which does not take it at first. */
async function ask(faults: { telegram: Fault; discord: Scripted }) {
  const clock = simulatedClock(NOON);
  const telegram = await startFakeTelegram();
  onTestFinished(() => telegram.close());
  const discord = await FakeDiscord.start(() => clock.now());
  onTestFinished(() => discord.close());
  const ana = discord.world.user('Ana');
  const dm = discord.world.direct(ana);
  const chat = telegram.addChat({ id: ADA.id, type: 'private', first_name: 'Ada' });
  const common = { clock, warn: () => undefined };
  const { token, apiRoot } = telegram;
  const { service } = await testService({
    clock,
    others: [
      createTelegramAdapter({ ...common, token, apiRoot, pace: { overallMs: 0, chatMs: 0 } }),
      createDiscordAdapter({ ...common, token: TOKEN, apiBase: discord.apiBase }),
    ],
    model: createScriptedModel({ answers: { reply: ANSWER } }),
  });
  telegram.script('sendDocument', faults.telegram);
  discord.script('POST', MESSAGES, faults.discord);
  telegram.say(chat, 'How do I bake bread?');
  discord.say(dm, ana, 'How do I bake bread?');
  await Promise.all([telegram.called('sendDocument', 1), discord.called('POST', MESSAGES)]);
  await service.idle();
  return {
    later: (seconds: number) => clock.advanceTo(NOON + seconds * 1000, () => service.idle()),
    /** What stands in each chat: the text of a file, or of a message. */
    shown: () => ({
      telegram: telegram.posts(chat.id).map(({ document, text }) => document?.text ?? text),
      discord: discord.posts(dm).map(({ content, more }) => {
        const [file] = (more.attachments as { text: string }[] | undefined) ?? [];
        return file?.text ?? content;
      }),
    }),
  };
}

describe('an answer that goes as a file', () => {
  it('waits as long as it is told, and comes whole and once', async () => {
    const body = { message: 'You are being rate limited.', retry_after: WAIT_S, global: false };
    const { shown, later } = await ask({
      telegram: tooManyRequests(WAIT_S),
      discord: { status: 429, body, headers: { 'retry-after': String(WAIT_S) } },
    });
    expect(shown()).toEqual({ telegram: [], discord: [] });
    await later(WAIT_S + 60);
    expect(shown()).toEqual({ telegram: [ANSWER], discord: [ANSWER] });
  });

  it('comes once where the platform knows a second try, and else at most once, with a sentence that says so', async () => {
    const { shown, later } = await ask({ telegram: dropped(), discord: 'heard' });
    await later(24 * 60 * 60);
    expect(shown()).toEqual({
      telegram: [expect.stringMatching(/^My answer to this may not have arrived/)],
      discord: [ANSWER],
    });
  });
});
