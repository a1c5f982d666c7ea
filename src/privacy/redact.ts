import { findAddresses } from './addresses.ts';
import { findAnswers } from './answers.ts';
import { findCards } from './cards.ts';
import { findConnectionStrings } from './connection-strings.ts';
import { findEmails } from './emails.ts';
import { fold, type Stretch } from './fold.ts';
import { findIbans } from './ibans.ts';
import { type Finding, MARKS, markOf, REDACTION_KINDS, type Rule } from './kinds.ts';
import { findLinkedKeys } from './links.ts';
import { findNamedValues } from './named-values.ts';
import { findOpeningNumbers } from './openings.ts';
import { findPhones } from './phones.ts';
import { findPrivateKeys } from './private-keys.ts';
import { findByRuleSet } from './rule-set.ts';
import { findSeedPhrases } from './seed-phrases.ts';
import { findSpokenSecrets } from './spoken.ts';
import { findTokens } from './tokens.ts';
import { findToldPasswords } from './told.ts';
import { findUnspacedSecrets } from './unspaced.ts';

/** Which personal identifiers are redacted; secrets, cards and IBANs always are. */
interface RedactorOptions {
  phones: boolean;
  emails: boolean;
  addresses: boolean;
}

/** Takes secrets and personal identifiers out of text. Both calls are synchronous and take linear time. */
export interface Redactor {
  /** Replaces every finding by its mark, such as `[card]`. Redacting twice changes nothing more. */
  redact(text: string): string;
  /** What would be redacted, in order, not overlapping. */
  find(text: string): Finding[];
  /** Makes ready what else the first text with words of a secret waits for, a rule in one script a step. */
  steps(): (() => void)[];
}

/** With a digit, a card's and a paper's number of sorts, and words that announce what is secret; in two scripts. */
const SAMPLES = [
  'my login: ana / b1c2d3, my PIN is 5523, my passport is AB1234567, my password is one two three four',
  'мій логін: ana / b1c2d3, мій пін-код 5523, мій паспорт АБ123456, мій пароль один два три чотири',
];

const ALWAYS: readonly Rule[] = [
  findByRuleSet,
  findTokens,
  findPrivateKeys,
  findConnectionStrings,
  findSeedPhrases,
  findSpokenSecrets,
  findToldPasswords,
  findAnswers,
  findUnspacedSecrets,
  findNamedValues,
  findOpeningNumbers,
  findLinkedKeys,
  findCards,
  findIbans,
];

/** What one redaction uncovers (a number beside a card, say) is found in the next pass; text needs two or three. */
const MOST_PASSES = 8;

type Hole = Stretch & { kind?: Finding['kind'] };

function rank(hole: Hole): number {
  return hole.kind ? REDACTION_KINDS.indexOf(hole.kind) : REDACTION_KINDS.length;
}

/** Joins what overlaps into one hole of the weightier kind. */
function union(holes: Hole[]): Hole[] {
  holes.sort((a, b) => a.start - b.start || b.end - a.end);
  const joined: Hole[] = [];
  for (const hole of holes) {
    const last = joined.at(-1);
    if (!last || hole.start >= last.end) {
      joined.push({ ...hole });
      continue;
    }
    last.end = Math.max(last.end, hole.end);
    if (hole.kind && rank(hole) < rank(last)) last.kind = hole.kind;
  }
  return joined;
}

/** Makes a redactor. It holds no state between calls and may be shared. */
export function createRedactor(options: RedactorOptions): Redactor {
  const rules = [
    ...ALWAYS,
    ...(options.emails ? [findEmails] : []),
    ...(options.phones ? [findPhones] : []),
    ...(options.addresses ? [findAddresses] : []),
  ];

  const find = (text: string): Finding[] => {
    let holes: Hole[] = [...text.matchAll(MARKS)].map(({ index, 0: mark }) => ({
      start: index,
      end: index + mark.length,
    }));
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const folded = fold(text, holes);
      const found: Hole[] = [];
      for (const rule of rules) {
        for (const { kind, start, end } of rule(folded.text)) {
          found.push({ kind, ...folded.original(start, end) });
        }
      }
      if (found.length === 0) break;
      holes = union([...holes, ...found]);
    }
    return holes.flatMap(({ kind, start, end }) => (kind ? [{ kind, start, end }] : []));
  };

  return {
    find,
    steps: () =>
      rules.flatMap((rule) =>
        // What is used a second time is made faster then.
        SAMPLES.map((sample) => () => [...rule(sample), ...rule(sample)]),
      ),
    redact(text) {
      let out = '';
      let at = 0;
      for (const { kind, start, end } of find(text)) {
        out += text.slice(at, start) + markOf(kind);
        at = end;
      }
      return out + text.slice(at);
    },
  };
}
