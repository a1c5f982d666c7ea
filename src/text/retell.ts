import { languages } from '../languages/index.ts';
import { ENGLISH, say, type TextKey, type Texts } from './say.ts';

/** A recorded sentence in English: what stands before, between and behind its values. */
interface Pattern {
  key: TextKey;
  literals: string[];
  names: string[];
}

/** Sentences that start alike are told apart by the longer one. */
const PATTERNS: readonly Pattern[] = (Object.keys(ENGLISH) as TextKey[])
  .flatMap((key): Pattern[] => {
    const text = ENGLISH[key];
    if (typeof text !== 'string' || !/^(?:recorded|usage)\./.test(key)) return [];
    const parts = text.split(/\{(\w+)\}/);
    return [
      {
        key,
        literals: parts.filter((_, at) => at % 2 === 0),
        names: parts.filter((_, at) => at % 2 === 1),
      },
    ];
  })
  .sort((a, b) => b.literals.join('').length - a.literals.join('').length);

/** Amounts that stand in sentences, such as "5 minutes", by their English forms: "# minute", "# minutes". */
const AMOUNTS: ReadonlyMap<string, TextKey> = new Map(
  (
    ['tokens', 'recorded.seconds', 'recorded.minutes', 'recorded.hours', 'recorded.channels'] as const
  ).flatMap((key) => Object.values(ENGLISH[key]).map((form) => [form, key])),
);

/** Records and errors are short; of anything longer only the beginning is looked through. */
const MOST = 4000;

/**
 * Sentences that records and errors hold, in a language. Records keep one language, English, whoever reads them later;
 * what is not found among the recorded texts, such as a model's own words, stays as it is.
 */
export function retell(texts: Texts, recorded: string): string {
  if (texts === ENGLISH) return recorded;
  const told: string[] = [];
  let rest = recorded.slice(0, MOST);
  while (rest !== '') {
    const found = foundAtStart(texts, rest);
    if (found !== undefined) {
      told.push(found.text, found.end < rest.length ? texts.gap : '');
      rest = rest.slice(found.end).trimStart();
      continue;
    }
    const next = /[.:!?]\s+/.exec(rest);
    const end = next === null ? rest.length : next.index + next[0].length;
    told.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return told.join('') + recorded.slice(MOST);
}

/** Recorded sentences without values, in every language. */
const WHOLE: ReadonlyMap<string, TextKey> = new Map(
  PATTERNS.filter(({ names }) => names.length === 0).flatMap(({ key }) =>
    Object.values(languages).map(({ texts }) => [say(texts, key), key] as const),
  ),
);

/** Which recorded sentence without values a text is, in whatever language it was told. */
export function recordedKey(sentence: string): TextKey | undefined {
  return WHOLE.get(sentence);
}

function foundAtStart(texts: Texts, rest: string): { text: string; end: number } | undefined {
  for (const pattern of PATTERNS) {
    const match = matched(pattern, rest);
    if (match === undefined) continue;
    const values = Object.entries(match.values).map(([name, value]) => [name, valueIn(texts, name, value)]);
    return { text: say(texts, pattern.key, Object.fromEntries(values)), end: match.end };
  }
  return undefined;
}

/** A value that is a word of the code, such as a trust class, has its own text, and so has an amount. */
function valueIn(texts: Texts, name: string, value: string): string {
  const key = `${name}.${value}`;
  if (Object.hasOwn(ENGLISH, key)) return say(texts, key as TextKey);
  const count = /^\d+(?= )/.exec(value)?.[0] ?? '';
  const amount = AMOUNTS.get(`#${value.slice(count.length)}`);
  return count === '' || amount === undefined ? retell(texts, value) : say(texts, amount, { count });
}

function matched(
  { literals, names }: Pattern,
  text: string,
): { values: Record<string, string>; end: number } | undefined {
  const [first = '', ...others] = literals;
  if (!text.startsWith(first)) return undefined;
  const values: Record<string, string> = {};
  let at = first.length;
  for (const [index, literal] of others.entries()) {
    const isLast = index === others.length - 1;
    const found = isLast ? endOf(text, literal, at) : text.indexOf(literal, at);
    if (found < 0) return undefined;
    values[names[index] ?? ''] = text.slice(at, found);
    at = found + literal.length;
  }
  return at === text.length || text[at] === ' ' ? { values, end: at } : undefined;
}

/** Where the last words of a sentence stand: before a space, or at the end of everything. */
function endOf(text: string, literal: string, from: number): number {
  if (literal === '') return text.length;
  const before = text.indexOf(`${literal} `, from);
  if (before >= 0) return before;
  return text.endsWith(literal) && text.length - literal.length >= from ? text.length - literal.length : -1;
}
