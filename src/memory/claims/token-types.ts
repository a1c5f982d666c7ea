import type { ClaimMark } from '../../languages/claims.ts';

export type TokenKind = 'word' | 'number' | 'link' | 'identifier' | 'unspaced' | 'break';

/** One word, number, link or mark of punctuation of a text. */
export interface Token {
  kind: TokenKind;
  /** As written, apostrophes and dashes evened out. */
  raw: string;
  /** Lower case, without a possessive ending. */
  word: string;
  start: number;
  end: number;
  marks: readonly ClaimMark[];
  /** Equal keys mean the same word: its stem and the groups it belongs to. */
  keys: readonly string[];
  /** Of a number. */
  value?: number;
  /** Starts with a capital letter. */
  capital: boolean;
  /** The first word of a sentence, or of a quotation in it. */
  opens: boolean;
  /** Had a possessive ending. */
  possessive: boolean;
  /** The name without the ending by which it seems to be an owner's; its own keys stand as well. */
  owner?: string;
  /** Stands before a noun in a language whose marks do not tell it. */
  article: boolean;
  free: boolean;
  strict: boolean;
  verb: boolean;
  /** A verb that tells of the past. */
  past: boolean;
  /** It does so with a helping verb. */
  composed?: true;
}
