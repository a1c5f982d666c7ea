/** Alternatives, the longest first; an apostrophe stands for all its forms, a space for any white space. */
export function anyOf(words: Iterable<string>): string {
  const sorted = Array.from(new Set(words)).sort((a, b) => b.length - a.length);
  if (sorted.length === 0) return '(?!)';
  const spelled = sorted.map((word) =>
    word
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll("'", "['’ʼ]")
      .replaceAll('е', '[её]')
      .replaceAll(' ', '\\s{1,4}'),
  );
  return `(?:${spelled.join('|')})`;
}

/** What is looked for in a text of one language, by the name of the rule that reads it. */
export interface DatePatterns {
  find: Readonly<Record<RuleName, readonly RegExp[]>>;
  /** Right before a mention: a preposition after which the date stands alone. */
  bound: RegExp;
  toward: RegExp;
  /** Right behind a mention. */
  towardAfter?: RegExp;
  recurring: RegExp;
  recurringAfter: RegExp;
  habitual: RegExp;
  weekly: RegExp;
  oneOf: RegExp;
  weekdayBefore: RegExp;
  weekdayAfter: RegExp;
  pairBefore: RegExp;
  pairAfter: RegExp;
  vague: RegExp;
  verbAfter: RegExp;
  monthPreposition: RegExp;
  linkAfter: RegExp;
  timeAfter: RegExp;
  timeBefore: RegExp;
  /** The time of day at a date, where it is written without spaces. */
  clock?: ((text: string, start: number, end: number) => string | undefined) | undefined;
}

export type RuleName =
  | 'idiom'
  | 'iso'
  | 'numeric'
  | 'dayMonth'
  | 'month'
  | 'ofDay'
  | 'dayPart'
  | 'day'
  | 'weekday'
  | 'offset'
  | 'span';
