import { cutGraphemes } from '../text/graphemes.ts';
/** Stands where a secret stood. */
export const HIDDEN = '[hidden]';

const LONGEST_VALUE = 100;
/** Servers at home take a word such as `ollama` for a key; hiding that everywhere would only garble the rest. */
const SHORTEST_SECRET = 8;

/** Shapes of keys and tokens that services hand out; each is bounded, so a long text costs linear time. */
const SECRET_SHAPES = [
  /\b(?:sk|rk)[-_][A-Za-z0-9_-]{16,}/g,
  /\b\d{8,10}:[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g,
  /\b[A-Za-z0-9_-]{23,28}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,40}(?![A-Za-z0-9_-])/g,
  /\bgh[pousr]_[A-Za-z0-9]{30,}/g,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\bAIza[0-9A-Za-z_-]{35}/g,
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\s\S]*/g,
];
const URL_PASSWORD = /(:\/\/)[^/\s?#]*@/g;
const URL_QUERY = /(:\/\/[^\s?#]{0,2000}\?)\S+/g;
const SECRET_WORDS = new Set([
  'apikey',
  'auth',
  'authorization',
  'bearer',
  'credential',
  'credentials',
  'key',
  'passphrase',
  'password',
  'passwd',
  'pwd',
  'secret',
  'secrets',
  'token',
]);

/** Whether a key's name says that its value is a secret: `apiKey`, `bot_token`; a count such as `maxTokens` is not one. */
export function namesSecret(key: string): boolean {
  const words = key
    .slice(0, LONGEST_VALUE)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.some((word) => SECRET_WORDS.has(word));
}

/** Whether a text holds something shaped like a key or token. */
export function holdsSecret(text: string): boolean {
  return SECRET_SHAPES.some((shape) => text.search(shape) >= 0);
}

/** The text with keys, tokens and the secret parts of addresses hidden, and each of `known` too. */
export function hideSecrets(text: string, known: readonly string[] = []): string {
  let hidden = text;
  for (const secret of known)
    if (secret.length >= SHORTEST_SECRET) hidden = hidden.replaceAll(secret, HIDDEN);
  for (const shape of SECRET_SHAPES) hidden = hidden.replace(shape, HIDDEN);
  return hidden.replace(URL_PASSWORD, `$1${HIDDEN}@`).replace(URL_QUERY, `$1${HIDDEN}`);
}

/**
 * A value as an error may show it: short, without secrets; objects and lists only as such.
 *
 * @param key the name under which it stands
 */
export function shownValue(key: PropertyKey | undefined, value: unknown): string | number | boolean | null {
  if (typeof value === 'object') return value === null ? null : Array.isArray(value) ? '[…]' : '{…}';
  if (typeof key === 'string' && namesSecret(key)) return HIDDEN;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'boolean') return value;
  return cutGraphemes(hideSecrets(String(value).slice(0, 10_000)), LONGEST_VALUE);
}
