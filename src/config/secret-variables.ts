/** The environment variables that hold secrets, by what they are for. */
export const SECRET = {
  model: 'OPENAI_API_KEY',
  embeddings: 'EMBEDDINGS_API_KEY',
  telegram: 'TELEGRAM_BOT_TOKEN',
  telegramWebhook: 'TELEGRAM_WEBHOOK_SECRET',
  discord: 'DISCORD_BOT_TOKEN',
} as const;

interface SecretVariable {
  name: (typeof SECRET)[keyof typeof SECRET];
  /** In Markdown. */
  holds: string;
  /** Words of a path in the configuration that mean this one. */
  path: RegExp;
  /** How such a secret looks. */
  shape?: RegExp;
}

/** In the order of the reference. */
export const SECRET_VARIABLES: readonly SecretVariable[] = [
  {
    name: SECRET.model,
    holds: "the key of the model's API; `llm.apiKey` can name another variable",
    path: /^(?!.*(?:embedding|telegram|discord)).*(?:llm|openai|model)/iu,
    shape: /^sk-/u,
  },
  {
    name: SECRET.embeddings,
    holds:
      "the key of the embeddings' API; `embeddings.apiKey` can name another variable. Without it the model's key goes to the same address, and to no other",
    path: /embedding/iu,
  },
  {
    name: SECRET.telegram,
    holds: "the bot's token from @BotFather",
    path: /telegram(?!.*secret)/iu,
    shape: /^\d{5,20}:[\w-]{20,100}$/u,
  },
  {
    name: SECRET.telegramWebhook,
    holds: 'what Telegram shows with each delivery; only with `adapters.telegram.mode` `webhook`',
    path: /telegram.*secret/iu,
  },
  {
    name: SECRET.discord,
    holds: "the bot's token from the Developer Portal",
    path: /discord/iu,
    shape: /^[\w-]{20,60}\.[\w-]{4,20}\.[\w-]{20,100}$/u,
  },
];
