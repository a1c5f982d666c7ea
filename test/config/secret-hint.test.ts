import { expect, it } from 'vitest';
import { secretHint } from '../../src/config/secret-hint.ts';

it.each([
  ['adapters.telegram.token', 'x', 'TELEGRAM_BOT_TOKEN'],
  ['adapters.telegram.webhook.secret', 'x', 'TELEGRAM_WEBHOOK_SECRET'],
  ['adapters.discord.botToken', 'x', 'DISCORD_BOT_TOKEN'],
  ['discordToken', 'x', 'DISCORD_BOT_TOKEN'],
  ['token', `123456789:${'AAe'.repeat(12)}`, 'TELEGRAM_BOT_TOKEN'],
  ['embeddings.token', 'x9', 'EMBEDDINGS_API_KEY'],
  ['llm.secret', 'x', 'OPENAI_API_KEY'],
])('a secret at %s is answered with the variable that is meant for it', (path, value, variable) => {
  const told = secretHint(path.split('.'), value);
  expect(told).toContain(
    `environment variable ${variable} before the start, such as by export ${variable}=…`,
  );
  expect(told).not.toContain(`${value} `);
});

it('a secret of which nobody knows what it is for is answered with all variables', () => {
  expect(secretHint(['key'], 'x')).toContain('TELEGRAM_BOT_TOKEN or DISCORD_BOT_TOKEN or OPENAI_API_KEY');
});
