import * as z from 'zod/mini';
import {
  amount,
  checked,
  choice,
  count,
  described,
  duration,
  flag,
  matching,
  name,
  optional,
  section,
} from './schema-parts.ts';
import { baseUrlFault } from './values.ts';

const keyVariable = z.strictObject({
  env: described(
    matching(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, 'This is not the name of an environment variable'),
    'Name of the environment variable.',
  ),
});

/** The model that answers, notes and dreams. */
export const llm = section('The language model.', {
  provider: choice(
    'auto',
    ['auto', 'offline', 'openai'],
    '`openai` for OpenAI and compatible servers, `offline` for none; `auto` is `openai` when a key or an address is set.',
  ),
  baseUrl: optional(
    checked(baseUrlFault),
    "Address of an OpenAI-compatible API, such as `http://127.0.0.1:11434/v1`. The environment's `OPENAI_BASE_URL` wins. Default: OpenAI's.",
  ),
  apiKey: optional(
    keyVariable,
    'Which environment variable holds the key. Default: `OPENAI_API_KEY`. The key itself never stands in this file.',
  ),
  model: described(z._default(name, 'gpt-5-mini'), 'Name of the model.'),
  fallbackModels: described(
    z._default(z.array(name), []),
    'Models of the same server that are asked in turn when a model is unknown there, overloaded, or out of quota; never when the key is refused.',
  ),
  prices: described(
    z._default(
      z.record(
        name,
        z.strictObject({
          in: described(amount(1_000_000), 'Price of a million tokens that are sent.'),
          out: described(amount(1_000_000), 'Price of a million tokens that are answered.'),
        }),
      ),
      {},
    ),
    'Prices by model, in a currency of your choice; costs of models without one are unknown.',
  ),
  temperature: optional(
    amount(2),
    'Temperature that is sent; a model that rejects it is asked without. Default: none is sent.',
  ),
  jsonMode: flag(
    false,
    'Whether JSON is asked for with `response_format`; a model that rejects it is asked without. Nothing depends on it.',
  ),
  tools: flag(
    false,
    'Whether the model may search memory itself, by the functions `memory_search` and `memory_get`, at most three times for an answer; for models that call functions well. A server that rejects them is asked without.',
  ),
  timeoutSeconds: duration(
    120,
    3600,
    'Seconds after which a task of the model is given up, with all attempts, repairs and fallback models.',
  ),
});

/** The model that tells which texts mean alike. */
export const embeddings = section(
  'Recall by meaning beside recall by words, through embeddings of an OpenAI-compatible API; redacted texts are sent there. Without it, and while it is down, words alone are looked for.',
  {
    enabled: optional(z.boolean(), 'Whether they are used. Default: when `embeddings.model` is set.'),
    baseUrl: optional(
      checked(baseUrlFault),
      'Address of the API, such as `http://127.0.0.1:11434/v1`. Default: that of the language model.',
    ),
    apiKey: optional(
      keyVariable,
      "Which environment variable holds the key. Default: `EMBEDDINGS_API_KEY`, else the language model's key where the address is the same.",
    ),
    model: optional(name, 'Name of the model. When it changes, all vectors are made anew in the background.'),
    dimensions: optional(
      z.int().check(z.minimum(1), z.maximum(8192)),
      'Numbers of a vector, for models that give fewer when asked. Default: what the model gives.',
    ),
    batchSize: count(64, 256, 'Most texts of one call.'),
    timeoutSeconds: duration(
      30,
      600,
      'Seconds after which a call is given up, with all attempts; the vector of a question is waited for 1.5 seconds.',
    ),
  },
);
