import { language } from '../../languages/index.ts';
import type { StatementRules } from '../../languages/statements.ts';
import { verdictIn } from '../../memory/claims/denials.ts';
import { plainForm } from './plain.ts';
import { spelledOut } from './spelling.ts';

const AROUND = /^[\s,;:–—-]+|[\s,;:–—-]+$/gu;

/** What a sentence says is untrue: "it is not true that *I live in Berlin*"; `undefined` when it says that of nothing. */
export function deniedIn(sentence: string, rules: Pick<StatementRules, 'code'>): string | undefined {
  const verdict = verdictIn(sentence);
  if (verdict === undefined) return undefined;
  const end = /[\s.!…]*$/u.exec(sentence)?.index ?? sentence.length;
  const rest = sentence.slice(0, verdict.start) + sentence.slice(verdict.end, Math.max(end, verdict.end));
  return withoutThat(rest.replace(AROUND, ''), rules.code);
}

/** What a line says, spelled out, and whether it says that this is untrue. */
export function saidIn(line: string, rules: StatementRules | undefined): { body: string; isDenied: boolean } {
  if (rules === undefined) return { body: line, isDenied: false };
  const body = spelledOut(line, rules);
  const denied = deniedIn(body, rules);
  return { body: denied ?? body, isDenied: denied !== undefined };
}

/** A clause without the word that makes it a part of another one. */
export function withoutThat(text: string, code: string): string {
  const plain = plainForm(text);
  // "Qu'" is written with the word behind it.
  const that = language(code).words.that?.find((one) =>
    plain.startsWith(one.endsWith("'") ? one : `${one} `),
  );
  return that === undefined ? text : text.slice(that.length).trimStart();
}
