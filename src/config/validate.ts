import type * as z from 'zod/mini';
import { systemZone } from '../time/zone.ts';
import { explain } from './explain.ts';
import { holdsSecret, shownValue } from './hide.ts';
import { ConfigError, type ConfigProblem, formatPath } from './problems.ts';
import { type Config, type ConfigInput, configSchema } from './schema.ts';
import { secretHint } from './secret-hint.ts';
import { spaceIdFault } from './values.ts';

/**
 * The settings that `input` describes, every default filled in; without it the defaults alone.
 *
 * @throws ConfigError with all that is wrong
 */
export function parseConfig(input: ConfigInput = {}): Config {
  const { config, problems } = validate(input);
  if (config === undefined || problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Checks what a file holds; `config` is absent when it does not follow the schema. */
export function validate(raw: unknown): { config: Config | undefined; problems: ConfigProblem[] } {
  const parsed = configSchema.safeParse(raw);
  const explained = parsed.success ? [] : explain(parsed.error.issues, raw);
  const told = new Set(explained.map(({ path }) => path));
  const secrets = plainSecrets(raw).filter(({ path }) => !told.has(path));
  const problems = [...explained, ...secrets, ...spaceProblems(raw)];
  if (!parsed.success) return { config: undefined, problems };
  problems.push(...contradictions(parsed.data));
  const { $schema: _, timezone = systemZone(), ...rest } = parsed.data;
  return { config: freeze({ ...rest, timezone }), problems };
}

function contradictions(settings: z.output<typeof configSchema>): ConfigProblem[] {
  const { dreaming, dailySummary, embeddings, adapters } = settings;
  const problems = [...unpricedModels(settings), ...disallowedModel(settings)];
  if (dreaming.frequency === 'after-summary' && !dailySummary.enabled) {
    problems.push({
      path: 'dreaming.frequency',
      value: dreaming.frequency,
      message:
        'No dream would ever run, because dailySummary.enabled is false; switch the summary on, or write a time such as "0 3 * * *"',
    });
  }
  if (embeddings.enabled === true && embeddings.model === undefined) {
    problems.push({
      path: 'embeddings.enabled',
      value: true,
      message: 'Nobody knows which model to ask; add embeddings.model, or write false',
    });
  }
  const { mode, webhook } = adapters.telegram;
  if (mode === 'webhook' && webhook.url === undefined) {
    problems.push({
      path: 'adapters.telegram.mode',
      value: mode,
      message:
        'Telegram would not know where to deliver; add adapters.telegram.webhook.url, such as https://bot.example.org, or write "polling"',
    });
  }
  return problems;
}

function disallowedModel({ dreaming, llm }: z.output<typeof configSchema>): ConfigProblem[] {
  const { model, allowedModels } = dreaming;
  if (model === undefined || model === OFFLINE || allowedModels === undefined) return [];
  const allowed = allowedModels.map(bareName);
  if (allowed.includes(bareName(model))) return [];
  const choice =
    allowedModels.length === 0 ? '' : ` write ${allowedModels.map((one) => `"${one}"`).join(' or ')},`;
  return [
    {
      path: 'dreaming.model',
      value: model,
      message: `dreaming.allowedModels does not name this model;${choice} add it there, or take dreaming.model out: dreams then use ${llm.model}`,
    },
  ];
}

const OFFLINE = 'offline';

function bareName(model: string): string {
  return model.replace(/^openai\//, '');
}

/** Money can be limited only where every model that dreams may ask has a price. */
function unpricedModels({ dreaming, llm }: z.output<typeof configSchema>): ConfigProblem[] {
  const { moneyPerDay } = dreaming.budget;
  if (moneyPerDay === undefined || llm.provider === 'offline') return [];
  const priced = new Set(Object.keys(llm.prices).map(bareName));
  const asked = [llm.model, dreaming.model ?? llm.model, ...llm.fallbackModels];
  const missing = [...new Set(asked)].filter((model) => model !== OFFLINE && !priced.has(bareName(model)));
  if (missing.length === 0) return [];
  return [
    {
      path: 'dreaming.budget.moneyPerDay',
      value: moneyPerDay,
      message: `Without a price nobody knows what a model costs; add ${missing.map((model) => formatPath(['llm', 'prices', model])).join(' and ')}, or take this out and set dreaming.budget.tokensPerDay`,
    },
  ];
}

/** Texts with the shape of a key or token, wherever they stand. */
function plainSecrets(raw: unknown): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  visit(raw, [], (path, value) => {
    if (typeof value !== 'string' || !holdsSecret(value)) return;
    problems.push({
      path: formatPath(path),
      value: shownValue(path.at(-1), value),
      message: `This looks like a secret. ${secretHint(path, value)}`,
    });
  });
  return problems;
}

function visit(
  value: unknown,
  path: PropertyKey[],
  see: (path: readonly PropertyKey[], value: unknown) => void,
): void {
  see(path, value);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) visit(inner, [...path, isList ? Number(key) : key], see);
}

/** What the schema cannot say: ids of spaces, and conversations that are bound more than once. */
function spaceProblems(raw: unknown): ConfigProblem[] {
  const spaces = member(raw, 'spaces');
  if (!isRecord(spaces)) return [];
  const problems: ConfigProblem[] = [];
  const boundTo = new Map<string, string>();
  for (const [id, space] of Object.entries(spaces)) {
    const fault = spaceIdFault(id);
    if (fault !== undefined) problems.push({ path: formatPath(['spaces', id]), message: fault });
    const bound = member(space, 'conversations');
    if (!Array.isArray(bound)) continue;
    for (const [index, conversation] of bound.entries()) {
      if (typeof conversation !== 'string') continue;
      const other = boundTo.get(conversation);
      if (other === undefined) boundTo.set(conversation, id);
      else if (other !== id) {
        problems.push({
          path: formatPath(['spaces', id, 'conversations', index]),
          value: shownValue(undefined, conversation),
          message: `This conversation is already bound to ${formatPath(['spaces', other])}; it belongs to exactly one space`,
        });
      }
    }
  }
  return [...problems, ...idleSpaces(spaces, boundTo)];
}

/** Settings under a conversation that lives in another space would never be read. */
function idleSpaces(spaces: Record<string, unknown>, boundTo: Map<string, string>): ConfigProblem[] {
  return Object.entries(spaces).flatMap(([id, space]) => {
    const home = boundTo.get(id);
    if (home === undefined || home === id || member(space, 'conversations') !== undefined) return [];
    return {
      path: formatPath(['spaces', id]),
      message: `These settings would never be used, because this conversation is bound to ${formatPath(['spaces', home])}; move them there`,
    };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function member(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
