/** What a redacted stretch of text was; also the words of its mark. */
export const REDACTION_KINDS = [
  'private key',
  'connection string',
  'seed phrase',
  'token',
  'secret',
  'card',
  'iban',
  'email',
  'phone',
  'address',
] as const;
export type RedactionKind = (typeof REDACTION_KINDS)[number];

/** A stretch of text that must not be stored; `start` and `end` are UTF-16 offsets, the end exclusive. */
export interface Finding {
  kind: RedactionKind;
  start: number;
  end: number;
}

/** Finds one family of sensitive text. It gets folded text (see `fold.ts`) and answers in offsets of it. */
export type Rule = (text: string) => Iterable<Finding>;

/** What stands in the text instead of a finding, such as `[card]`. */
export function markOf(kind: RedactionKind): string {
  return `[${kind}]`;
}

/** Matches every mark; global, so callers use `matchAll`. */
export const MARKS = new RegExp(`\\[(?:${REDACTION_KINDS.join('|')})\\]`, 'g');
