import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config/validate.ts';

describe('defaults', () => {
  it('fills in every key', () => {
    const config = parseConfig();
    expect(config).toMatchObject({
      dataDir: './data',
      timezone: 'UTC',
      day: { startsAt: '00:00' },
      owners: [],
      spaces: {},
      memory: { enabled: true, maxItems: 30, maxTokens: 2000 },
      context: { maxTurns: 20, maxTokens: 50_000 },
      dailySummary: { enabled: true, at: '23:55' },
      llm: {
        ...{ provider: 'auto', model: 'gpt-5-mini', fallbackModels: [], prices: {}, jsonMode: false },
        timeoutSeconds: 120,
      },
      adapters: { console: { enabled: true } },
      privacy: { redact: { phones: true, emails: true, addresses: true }, redactLog: false },
      log: { level: 'warn' },
    });
    expect(config.dreaming).toEqual({
      enabled: false,
      frequency: '0 3 * * *',
      notify: 'off',
      storage: { mode: 'separate' },
      phases: {
        light: { lookbackDays: 2, limit: 100, dedupeSimilarity: 0.9 },
        rem: { lookbackDays: 7, limit: 10, minPatternStrength: 0.75 },
        deep: {
          maxPriorEntryLossFraction: 0.25,
          salience: { enabled: true, limit: 20 },
          maxPromotedSnippetTokens: 160,
          minScore: 0.75,
          minRecallCount: 3,
          minUniqueQueries: 3,
          maxAgeDays: 30,
          limit: 10,
          recencyHalfLifeDays: 14,
          weights: {
            relevance: 0.3,
            frequency: 0.24,
            queryDiversity: 0.15,
            recency: 0.15,
            consolidation: 0.1,
            conceptualRichness: 0.06,
          },
          reinforcement: { light: 0.06, rem: 0.09 },
        },
      },
      budget: { tokensPerRun: 100_000 },
      deadlineMinutes: 10,
    });
  });

  it('keeps what is given beside them', () => {
    const config = parseConfig({ dreaming: { phases: { rem: { limit: 3 } } } });
    expect(config.dreaming.phases.rem).toEqual({ lookbackDays: 7, limit: 3, minPatternStrength: 0.75 });
  });

  it('cannot be changed by whoever holds them', () => {
    const config = parseConfig();
    expect(() => {
      config.dreaming.phases.light.limit = 1;
    }).toThrow(TypeError);
  });
});
