import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ADA, type FakeTelegram, GRACE, startFakeTelegram } from '../support/fake-telegram/index.ts';
import { launch, run } from '../support/product.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

async function telegram(): Promise<FakeTelegram> {
  const fake = await startFakeTelegram();
  onTestFinished(() => fake.close());
  return fake;
}

/** Options of a command with these settings. */
async function place(settings: object): Promise<string[]> {
  const config = join(await temporaryFolder(), 'config.json');
  await writeFile(config, JSON.stringify({ dataDir: './data', ...settings }));
  return ['--config', config];
}

describe('a token in the environment', () => {
  it('is enough for a bot that refuses strangers, and lives on when standard input ends', async () => {
    const tg = await telegram();
    const config = await place({
      owners: [`telegram:${ADA.id}`],
      adapters: { telegram: { apiRoot: tg.apiRoot } },
    });
    const service = await launch(['start', ...config], { env: { TELEGRAM_BOT_TOKEN: tg.token } });
    service.child.stdin?.end();
    await service.said('Connected: telegram.');
    const chat = tg.addChat({ id: ADA.id, type: 'private', first_name: 'Ada' });
    tg.say(chat, 'I am allergic to peanuts.');
    const [answer] = await tg.called('sendMessage', 1);
    expect(answer?.payload.chat_id).toBe(ADA.id);
    const stranger = tg.addChat({ id: GRACE.id, type: 'private', first_name: 'Grace' });
    tg.say(stranger, 'Hello', { from: GRACE });
    const [, refusal] = await tg.called('sendMessage', 2);
    expect(refusal?.payload.text).toContain(`Your id is telegram:${GRACE.id}`);
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(143);
  });

  it('that is refused ends the process with 4, also when the console was there, and is not shown', async () => {
    const { apiRoot } = await telegram();
    const env = { TELEGRAM_BOT_TOKEN: '4242:AAa-wrong-token-0000000000000000000' };
    for (const enabled of [true, false]) {
      const config = await place({ adapters: { telegram: { apiRoot }, console: { enabled } } });
      const { code, stderr } = await run(['start', ...config], { env });
      expect(code).toBe(4);
      expect(stderr).toContain('token');
      expect(stderr).not.toContain('wrong-token');
    }
  });

  it('that is missing ends the service with 3 and names the variable, and no other command needs it', async () => {
    const config = await place({ adapters: { telegram: { enabled: true } } });
    const { code, stderr } = await run(['start', ...config]);
    expect(code).toBe(3);
    expect(stderr).toContain('TELEGRAM_BOT_TOKEN');
    expect((await run(['memory', 'remember', 'Olha sings', ...config])).code).toBe(0);
    const { stdout } = await run(['doctor', '--json', ...config]);
    expect(JSON.parse(stdout).checks).toContainEqual(
      expect.objectContaining({ name: 'tokens', result: 'fail' }),
    );
  });

  it('is looked at by the doctor, through the service when it runs', async () => {
    const tg = await telegram();
    const config = await place({ adapters: { telegram: { apiRoot: tg.apiRoot } } });
    const env = { TELEGRAM_BOT_TOKEN: tg.token };
    const checks = async () => {
      const { stdout } = await run(['doctor', '--json', ...config], { env });
      const found: { name: string; message: string }[] = JSON.parse(stdout).checks;
      return found.find(({ name }) => name === 'telegram updates')?.message;
    };
    expect(await checks()).toBe('Nobody else fetches the messages of this bot.');
    const service = await launch(['start', ...config], { env });
    await service.said('Connected: telegram.');
    expect(await checks()).toBe('This service fetches the messages.');
    service.child.kill('SIGTERM');
    await service.ended;
  });
});
