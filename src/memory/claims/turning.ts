import type { ClaimMark } from '../../languages/claims.ts';
import { has } from './grammar.ts';
import { lexiconOf } from './lexicon.ts';
import { isUnspacedText, plain, tokens } from './tokens.ts';

/** Marks of words that make something else of what stands beside them. */
const TURNING: readonly ClaimMark[] = [
  'negation',
  'ended',
  'without',
  'hate',
  'condition',
  'hedge',
  'almost',
  'unreal',
];

/**
 * Whether a text has a word that denies, ends, doubts or supposes something.
 * @param code ISO 639-1
 */
export function turnsRound(text: string, code: string): boolean {
  const lexicon = lexiconOf(code);
  const bare = plain(text);
  if (!isUnspacedText(bare)) return tokens(bare, lexicon).some((token) => has(token, ...TURNING));
  return TURNING.some((mark) =>
    (lexicon.language.marks[mark] ?? '').split('|').some((word) => word !== '' && bare.includes(word)),
  );
}
