import { creator as preset } from '@secretlint/secretlint-rule-preset-recommend';
import type { Finding, RedactionKind } from './kinds.ts';

interface Report {
  range: readonly [number, number];
}

interface RuleContext {
  createTranslator(messages: unknown): (messageId: string) => string;
  report(report: Report): void;
  ignore(): void;
  sharedOptions: Record<string, never>;
}

interface RuleCreator {
  meta: { id: string };
  create(context: RuleContext, options: object): { file?(source: { content: string }): unknown };
}

/**
 * GCP looks for key files, not text; AWS reports offsets that leave the end of a secret standing (`tokens.ts` and
 * `spoken.ts` know its keys); the comment filter would let a message switch the redaction off.
 */
const NOT_FOR_CHAT = /rule-(?:gcp|aws|filter-comments)$/;

function kindOf(rule: string): RedactionKind {
  if (/privatekey$/.test(rule)) return 'private key';
  return /(?:basicauth|database-connection-string)$/.test(rule) ? 'connection string' : 'token';
}

/**
 * The maintained rule set runs without its own engine, which is asynchronous and costs some twenty times as much for
 * a message: each rule gets a context that collects what it reports, and answers at once.
 */
function loadRules(): { kind: RedactionKind; scan(text: string): Report[] }[] {
  return (preset.rules as RuleCreator[])
    .filter((rule) => !NOT_FOR_CHAT.test(rule.meta.id))
    .map((rule) => {
      let reports: Report[] = [];
      const handlers = rule.create(
        {
          createTranslator: () => (messageId) => messageId,
          report: (report) => reports.push(report),
          ignore: () => undefined,
          sharedOptions: {},
        },
        {},
      );
      return {
        kind: kindOf(rule.meta.id),
        scan(text: string) {
          reports = [];
          handlers.file?.({ content: text });
          return reports;
        },
      };
    });
}

const rules = loadRules();

/** Finds what the maintained rule set for provider keys knows. */
export function* findByRuleSet(text: string): Iterable<Finding> {
  for (const rule of rules) {
    for (const { range } of rule.scan(text)) yield { kind: rule.kind, start: range[0], end: range[1] };
  }
}
