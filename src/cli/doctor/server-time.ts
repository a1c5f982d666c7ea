const OPENAI_BASE_URL = 'https://api.openai.com/v1';
const PATIENCE_MS = 5_000;

/**
 * What the clock of the model's server says, in milliseconds since the epoch; `undefined` when it does not tell. Whatever
 * it answers has a date, so no key is sent.
 */
export async function serverTime(
  baseUrl: string | undefined,
  request: typeof fetch,
): Promise<number | undefined> {
  const address = `${(baseUrl ?? OPENAI_BASE_URL).replace(/\/+$/, '')}/models`;
  try {
    const response = await request(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.body?.cancel();
    const at = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(at) ? undefined : at;
  } catch {
    return undefined;
  }
}
