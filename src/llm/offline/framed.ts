import type { MatterFrame, MatterRules } from '../../languages/matters.ts';
import { statementsOf } from '../../languages/statements.ts';
import { bareStems, everywhere } from './bare-stems.ts';
import { plainLine } from './plain.ts';
import { bareSentence, LONGEST_SENTENCE } from './statement.ts';

/** A statement as its form shows it: what it is about and what it says of that. */
export interface Framed {
  slot: string;
  values: MatterFrame['values'];
  against: boolean;
  topic: readonly string[];
  value: readonly string[];
  /** The value is a time of day and nothing more. */
  clock: boolean;
  /** The value begins with a number that is no time: a price, an amount. */
  number: boolean;
}

/** What parts the clauses of a line. */
export const PARTED = /[,;，；、…]+\s*|\.{2,}\s*/u;

/** A statement by the known forms of its language; `undefined` when it has none of them. */
export function framedIn(core: string, rules: MatterRules, language: string): Framed | undefined {
  const plain = core.replace(new RegExp(`^(?:${rules.change.source})[ ,:]+`, rules.change.flags), '');
  for (const frame of rules.frames) {
    const groups = (frame.pattern.exec(core) ?? frame.pattern.exec(plain))?.groups;
    if (!groups) continue;
    const verb = groups.verb ?? groups.verb2 ?? '';
    const said = groups.value ?? '';
    const value = bareStems(said, rules, language);
    return {
      slot: frame.slot,
      values: frame.values,
      against: frame.against === true,
      topic: bareStems(`${groups.topic ?? ''} ${verb}`, rules, language),
      value,
      clock: CLOCK.test(said.replace(everywhere(rules.change), '').trim()),
      number: AMOUNT.test(said.replace(everywhere(rules.change), '').trim()),
    };
  }
  return undefined;
}

const AMOUNT = /^\D{0,6}\d+(?:[.,]\d+)?(?!\s*[:.]\d)(?:st|nd|rd|th)?(?:[^\d:.]|$)/;
const CLOCK = /^\D{0,6}\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?$/;

/**
 * In a language without spaces, which has few words to tell clauses by, any clause may have a known form; in others one that
 * tells of the speaker: "for the parcels: I live in Osaka, near the castle".
 */
export function framedInClause(body: string, rules: MatterRules, language: string): Framed | undefined {
  const spoken = statementsOf(language);
  if (!spoken || body.length > LONGEST_SENTENCE) return undefined;
  for (const clause of body.split(spoken.unspaced ? PARTED : INTRODUCED)) {
    const plain = plainLine(bareSentence(clause, spoken));
    if (!spoken.unspaced && spoken.self.exec(plain)?.index !== 0) continue;
    const framed = framedIn(plain, rules, language);
    if (framed && (spoken.unspaced || framed.values === 'one')) return framed;
  }
  return undefined;
}

const INTRODUCED = /[,;:…]+\s+/u;
