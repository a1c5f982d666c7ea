import type OpenAI from 'openai';
import { LLM_SETTINGS, type Settings, type Verdict } from './failures.ts';
import { withReadableAnswers } from './wire.ts';

/** Where an OpenAI-compatible API is, and what it is given. */
export interface Server {
  /** Address of the API, usually ending in `/v1`; without it, OpenAI's own. A query is sent with every request. */
  baseUrl?: string;
  apiKey: string;
  fetch?: typeof fetch;
}

export const OPENAI_BASE_URL = 'https://api.openai.com/v1';
/** The client library's own timer must never fire before our deadline. */
export const NEVER_MS = 2 ** 31 - 1;

/** What is wrong with a server's settings, before anything is sent; `undefined` when nothing is. */
export function serverProblem(
  { baseUrl, apiKey }: Server,
  { section, key }: Settings = LLM_SETTINGS,
): Pick<Verdict, 'reason' | 'message'> | undefined {
  if (apiKey.trim() === '') {
    const otherwise =
      section === 'llm'
        ? 'or llm.provider to "offline"'
        : 'or take embeddings.model out of the configuration';
    return { reason: 'auth', message: `No API key is set. Set ${key}, ${otherwise}.` };
  }
  const url = baseUrl === undefined ? undefined : URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || (url !== undefined && !/^https?:$/.test(url.protocol))) {
    return { reason: 'unreachable', message: `${section}.baseUrl is not an http or https address.` };
  }
  if (url !== undefined && (url.username !== '' || url.password !== '')) {
    return {
      reason: 'unreachable',
      message: `${section}.baseUrl holds a user name or a password. Take them out; the key goes with each request.`,
    };
  }
  return undefined;
}

/** Host and port of an API. */
export function hostOf(baseUrl: string | undefined): string {
  return new URL(baseUrl ?? OPENAI_BASE_URL).host;
}

/**
 * Loads the client library and points it at a server.
 * @param mostBytes of one answer
 */
export async function connect(server: Server, mostBytes?: number): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  const base = new URL(server.baseUrl ?? OPENAI_BASE_URL);
  return new Client({
    baseURL: base.origin + base.pathname,
    defaultQuery: Object.fromEntries(base.searchParams),
    apiKey: server.apiKey,
    // The configuration decides, not variables that the library reads by itself.
    organization: null,
    project: null,
    // Its debug level prints prompts.
    logLevel: 'off',
    maxRetries: 0,
    timeout: NEVER_MS,
    fetch: withReadableAnswers(server.fetch ?? fetch, mostBytes),
  });
}
