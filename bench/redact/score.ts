import { readdirSync, readFileSync } from 'node:fs';
import type { RedactionKind } from '../../src/privacy/kinds.ts';
import { createRedactor } from '../../src/privacy/redact.ts';
import type { LabelledMessage } from './labelled.ts';
import type { Sentences } from './sentences.ts';

/** What was found of what should have been, and what should not have been; the last two name the words. */
export interface Score {
  right: number;
  wrong: string[];
  missed: string[];
}

const everything = createRedactor({ phones: true, emails: true, addresses: true });
const secretsOnly = createRedactor({ phones: false, emails: false, addresses: false });

/** Compares findings of `kinds` with labels, by kind and exact offsets. */
export function scoreMessages(kinds: readonly RedactionKind[], messages: readonly LabelledMessage[]): Score {
  const total: Score = { right: 0, wrong: [], missed: [] };
  for (const { text, spans } of messages) {
    const key = (span: { kind: string; start: number; end: number }): string =>
      `${span.kind} ${span.start}-${span.end}: ${text}`;
    const wanted = new Set(spans.filter(({ kind }) => kinds.includes(kind)).map(key));
    const found = new Set(
      everything
        .find(text)
        .filter(({ kind }) => kinds.includes(kind))
        .map(key),
    );
    for (const one of found) if (wanted.has(one)) total.right += 1;
    total.wrong.push(...[...found].filter((one) => !wanted.has(one)));
    total.missed.push(...[...wanted].filter((one) => !found.has(one)));
  }
  return total;
}

/** Counts a secret as found when every letter of it is hidden, and an innocent sentence as wrong when any is. */
export function scoreSentences(sets: readonly Sentences[]): Score {
  const total: Score = { right: 0, wrong: [], missed: [] };
  for (const { secret, innocent } of sets) {
    for (const line of secret) {
      const [start, end] = [line.indexOf('⟪'), line.indexOf('⟫') - 1];
      const found = secretsOnly.find(line.replace(/[⟪⟫]/g, ''));
      if (found.some((one) => one.start <= start && one.end >= end)) total.right += 1;
      else total.missed.push(line);
    }
    total.wrong.push(...innocent.filter((line) => secretsOnly.find(line).length > 0));
  }
  return total;
}

/**
 * Sentences of a folder by language. `known` holds those that rules may be corrected against. Those of `held-out` were
 * written before the rules that they measure; a rule that is made for one of them makes the figure worthless, so
 * whoever corrects rules writes a new set.
 */
export function sentencesOf(folder: 'known' | 'held-out'): Record<string, Sentences> {
  const path = `test/fixtures/secrets/${folder}`;
  return Object.fromEntries(
    readdirSync(path).map((file) => {
      const rows = readFileSync(`${path}/${file}`, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('\t'));
      const of = (sort: string): string[] =>
        rows.filter(([label]) => label === sort).map(([, text = '']) => text);
      return [file.replace('.tsv', ''), { secret: of('secret'), innocent: of('innocent') }];
    }),
  );
}
