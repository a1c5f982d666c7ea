/** Which variable holds the secret of a part of the file, by a word of its path. */
const BY_PATH = [
  [/telegram.*secret/iu, 'TELEGRAM_WEBHOOK_SECRET'],
  [/telegram/iu, 'TELEGRAM_BOT_TOKEN'],
  [/discord/iu, 'DISCORD_BOT_TOKEN'],
  [/embedding/iu, 'EMBEDDINGS_API_KEY'],
  [/llm|openai|model/iu, 'OPENAI_API_KEY'],
] as const;
/** The shapes in which the platforms hand out theirs. */
const BY_SHAPE = [
  [/^\d{5,20}:[\w-]{20,100}$/u, 'TELEGRAM_BOT_TOKEN'],
  [/^[\w-]{20,60}\.[\w-]{4,20}\.[\w-]{20,100}$/u, 'DISCORD_BOT_TOKEN'],
  [/^sk-/u, 'OPENAI_API_KEY'],
] as const;
const ALL = ['TELEGRAM_BOT_TOKEN', 'DISCORD_BOT_TOKEN', 'OPENAI_API_KEY'];

/** What to do with a secret that stands in the file: which environment variable is meant for it, and how it is set. */
export function secretHint(path: readonly PropertyKey[], value: unknown): string {
  const place = path.map(String).join('.').slice(-200);
  const shape = typeof value === 'string' ? value.slice(0, 400) : '';
  const variable =
    BY_SHAPE.find(([pattern]) => pattern.test(shape))?.[1] ??
    BY_PATH.find(([pattern]) => pattern.test(place))?.[1];
  const names = variable ?? ALL.join(' or ');
  const example = variable ?? ALL[0];
  return `Secrets never stand in this file: take it out and put it into the environment variable ${names} before the start, such as by export ${example}=…, or the path of a file that holds it into ${example}_FILE.`;
}
