import type { Embedder } from '../memory/recall/embedder.ts';
import type { Clock } from '../time/clock.ts';
import { OPENAI_BASE_URL } from './client.ts';
import { createOpenAIEmbedder, type EmbeddingsAccount } from './embeddings.ts';
import type { LanguageModel } from './model.ts';
import { createOfflineModel } from './offline/offline.ts';
import { createOpenAIModel } from './openai.ts';
import type { Prices } from './usage.ts';

export interface ModelChoice {
  llm: {
    /** `auto` is `openai` when a key or a base URL is set, else `offline`. */
    provider: 'auto' | 'offline' | 'openai';
    baseUrl?: string;
    model: string;
    /** Asked in turn when a model is not available. */
    fallbackModels?: readonly string[];
    prices?: Prices;
    temperature?: number;
    jsonMode?: boolean;
    /** For one task with all its attempts. */
    timeoutSeconds: number;
    apiKey?: string;
  };
  /** `model`: a model's name, or `openai/name`; without it the dreams use the chat's model. */
  dreaming: { model?: string };
  /** `OPENAI_API_KEY` and `OPENAI_BASE_URL` count where the configuration says nothing. */
  env: { OPENAI_API_KEY?: string | undefined; OPENAI_BASE_URL?: string | undefined };
  clock: Clock;
}

export interface ChosenModels {
  chat: LanguageModel;
  dream: LanguageModel;
  /** Says which they are, for the start-up. */
  line: string;
}

export interface EmbedderChoice {
  embeddings: {
    /** Default: when there is a model. */
    enabled?: boolean;
    /** Default: that of the language model. */
    baseUrl?: string;
    model?: string;
    dimensions?: number;
    batchSize: number;
    /** For one call with all its attempts. */
    timeoutSeconds: number;
    /** Default: the language model's, at the same server. */
    apiKey?: string;
  };
  llm: Pick<ModelChoice['llm'], 'baseUrl' | 'apiKey' | 'prices'>;
  clock: Clock;
}

/** Local servers want no key, but the client library does. */
const NO_KEY = 'not-needed';
const OPENAI_ORIGIN = new URL(OPENAI_BASE_URL).origin;
const OFFLINE = 'offline';

/** The models for the chat and for the dreams. Nothing is loaded or asked yet. */
export function chooseModels({ llm, dreaming, env, clock }: ModelChoice): ChosenModels {
  const baseUrl = set(llm.baseUrl) ?? set(env.OPENAI_BASE_URL);
  const apiKey = set(llm.apiKey) ?? set(env.OPENAI_API_KEY);
  const dreamModel = set(dreaming.model);
  const online = llm.provider === 'openai' || (llm.provider === 'auto' && (baseUrl ?? apiKey) !== undefined);
  if (!online) {
    const model = createOfflineModel();
    const ignored =
      dreamModel === undefined || dreamModel === OFFLINE
        ? ''
        : ` Dreams are offline, too: ${dreamModel} needs llm.provider "openai" and OPENAI_API_KEY or llm.baseUrl.`;
    return {
      chat: model,
      dream: model,
      line: `Model: offline (no key needed; it remembers and quotes, it does not chat).${ignored}`,
    };
  }

  const fallbacks = llm.fallbackModels ?? [];
  const create = (model: string) =>
    createOpenAIModel({
      ...(baseUrl === undefined ? {} : { baseUrl }),
      apiKey: apiKey ?? (baseUrl === undefined ? '' : NO_KEY),
      model,
      fallbackModels: fallbacks,
      ...(llm.prices === undefined ? {} : { prices: llm.prices }),
      ...(llm.temperature === undefined ? {} : { temperature: llm.temperature }),
      ...(llm.jsonMode === undefined ? {} : { jsonMode: llm.jsonMode }),
      timeoutMs: llm.timeoutSeconds * 1000,
      clock,
    });
  const chat = create(llm.model);
  const dreamName = dreamModel === undefined ? llm.model : withoutProvider(dreamModel, baseUrl);
  const dream =
    dreamName === llm.model ? chat : dreamName === OFFLINE ? createOfflineModel() : create(dreamName);
  const where = baseUrl === undefined ? OPENAI_ORIGIN : originOf(baseUrl);
  const dreams = dream === chat ? '' : `, dreams by ${dreamName}`;
  const instead = fallbacks.length === 0 ? '' : `, else ${fallbacks.join(', ')}`;
  const missing = apiKey === undefined && baseUrl === undefined ? ' No key is set: set OPENAI_API_KEY.' : '';
  return { chat, dream, line: `Model: ${llm.model} at ${where}${dreams}${instead}.${missing}` };
}

/**
 * What makes vectors of texts; `undefined` when nothing is to. Nothing is loaded or asked yet. A key goes to the server
 * that it is meant for, and to no other.
 */
export function chooseEmbedder({
  embeddings,
  llm,
  clock,
}: EmbedderChoice): ((account: EmbeddingsAccount) => Embedder) | undefined {
  const { dimensions, batchSize, timeoutSeconds } = embeddings;
  const model = set(embeddings.model);
  if (model === undefined || embeddings.enabled === false) return undefined;
  const baseUrl = set(embeddings.baseUrl) ?? set(llm.baseUrl);
  const isSameServer = originOf(baseUrl ?? OPENAI_BASE_URL) === originOf(set(llm.baseUrl) ?? OPENAI_BASE_URL);
  const apiKey = set(embeddings.apiKey) ?? (isSameServer ? set(llm.apiKey) : undefined);
  return (account) =>
    createOpenAIEmbedder(
      {
        ...(baseUrl === undefined ? {} : { baseUrl }),
        apiKey: apiKey ?? (baseUrl === undefined ? '' : NO_KEY),
        model,
        ...(dimensions === undefined ? {} : { dimensions }),
        batchSize,
        timeoutMs: timeoutSeconds * 1000,
        ...(llm.prices === undefined ? {} : { prices: llm.prices }),
        clock,
      },
      account,
    );
}

function set(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed === '' ? undefined : trimmed;
}

/** Elsewhere than at OpenAI itself, `openai/name` may be the model's whole name. */
function withoutProvider(model: string, baseUrl: string | undefined): string {
  return baseUrl === undefined ? model.replace(/^openai\//, '') : model;
}

/** Without a user name, a path or a query, which may hold secrets. */
function originOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).origin : 'an address that is not valid';
}
