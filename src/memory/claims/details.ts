import { coversDate, type DatePlace, dateAt, datesOf } from './dates.ts';
import { has } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { Cast } from './people.ts';
import { linkKey, lookupKeys, type QuoteReading, type Reading } from './reading.ts';
import { type Problem, problem } from './subjects.ts';
import type { Token } from './tokens.ts';
import { numeralsIn } from './unspaced-reading.ts';

/** Numbers, dates, names and links of a claim, each of which must stand in the quotes. */
export function checkDetails(
  claim: Reading,
  quotes: readonly QuoteReading[],
  cast: Cast,
  lexicon: Lexicon,
  zone: string,
): Problem[] {
  const problems: Problem[] = [];
  const known = new Set<string>();
  for (const quote of quotes) {
    for (const token of quote.tokens) {
      // A date's keys are those of its days alone, so that a day's number cannot stand for anything else.
      for (const key of lookupKeys(token, [])) known.add(key);
    }
    for (const value of numeralsIn(quote.text, lexicon)) known.add(`n:${value}`);
  }
  // The same words name other days at other moments, so they are read again for each quote.
  const claimDates =
    claim.dates.length === 0
      ? []
      : quotes.map((quote) => ({ quote, dates: datesOf(claim.text, quote.source.at, zone, lexicon.code) }));
  for (const date of claim.dates) {
    if (isDeictic(date.text, lexicon))
      problems.push(
        problem('date', `“${date.text}” will mean another day when it is read; the date belongs there.`),
      );
    else if (!hasDate(date, claimDates, known, claim))
      problems.push(problem('date', `The quotes name no date like “${date.text}”.`));
  }
  const times = timesSaid(quotes, lexicon);
  for (const [at, token] of claim.tokens.entries()) {
    if (token.kind === 'break') continue;
    const time = token.kind === 'number' ? timeOf(token, claim.tokens[at + 1]) : undefined;
    if (time !== undefined) {
      if (!times.has(time)) problems.push(problem('number', `The quotes hold no number “${token.raw}”.`));
      continue;
    }
    if (dateAt(token, claim.dates)) continue;
    problems.push(...checkToken(token, known, quotes, cast, lexicon));
  }
  return problems;
}

function isDeictic(text: string, lexicon: Lexicon): boolean {
  return lexicon.deictic.get(text.toLowerCase()).length > 0;
}

function hasDate(
  date: DatePlace,
  claimDates: readonly { quote: QuoteReading; dates: readonly DatePlace[] }[],
  known: ReadonlySet<string>,
  claim: Reading,
): boolean {
  const inside = claim.tokens.filter(
    (token) => token.kind !== 'break' && token.start < date.end && token.end > date.start,
  );
  for (const { quote, dates } of claimDates) {
    const same = dates.find((other) => other.start === date.start) ?? date;
    for (const said of quote.dates) {
      if (coversDate(same, said) || isSameDayOfYear(same, said, quote.source.at)) return true;
    }
  }
  // What is no date for the date reader of the quote may still be the same words.
  if (inside.some((token) => token.kind === 'unspaced'))
    return claimDates.some(({ quote }) => quote.text.includes(date.text));
  return (
    inside.length > 0 &&
    inside.every((token) => token.free || lookupKeys(token, []).some((key) => known.has(key)))
  );
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** A quote's date without its year may be the last one or the next. */
function isSameDayOfYear(claim: DatePlace, said: DatePlace, at: string): boolean {
  if (
    /\d{4}/u.test(said.text) ||
    !/\p{N}/u.test(said.text) ||
    said.day !== said.endDay ||
    claim.day !== claim.endDay
  )
    return false;
  if (claim.day.slice(4) !== said.day.slice(4)) return false;
  return Math.abs(Date.parse(claim.day) - Date.parse(at)) <= YEAR_MS;
}

/** Minutes from midnight, when a number is a time of day by its form or by what follows it. */
function timeOf(token: Token, next: Token | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/u.exec(token.raw) ?? [];
  const half = next === undefined ? undefined : /^(a|p)\.?m\.?$/iu.exec(next.raw)?.[1]?.toLowerCase();
  const hour = hours === undefined ? token.value : Number(hours);
  if (hour === undefined || hour > 24 || Number(minutes ?? 0) > 59) return undefined;
  if (half === undefined && (minutes === undefined || !token.raw.includes(':'))) return undefined;
  return (
    ((half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minutes ?? 0)) % 1440
  );
}

/** The times of day that quotes name; an hour alone may be one of the afternoon. */
function timesSaid(quotes: readonly QuoteReading[], lexicon: Lexicon): Set<number> {
  const times = new Set<number>();
  for (const quote of quotes) {
    for (const { time } of quote.dates) {
      const [hours = 0, minutes = 0] = time?.split(':').map(Number) ?? [];
      if (time !== undefined) times.add(hours * 60 + minutes);
    }
    quote.tokens.forEach((token, at) => {
      const exact = timeOf(token, quote.tokens[at + 1]);
      if (exact !== undefined) times.add(exact);
      else if (token.value !== undefined) addHour(times, token.value);
    });
    for (const value of numeralsIn(quote.text, lexicon)) addHour(times, value);
  }
  return times;
}

/** An hour alone may be one of the afternoon. */
function addHour(times: Set<number>, hour: number): void {
  if (!Number.isInteger(hour) || hour > 24) return;
  times.add((hour * 60) % 1440);
  if (hour < 12) times.add(hour * 60 + 720);
}

function checkToken(
  token: Token,
  known: ReadonlySet<string>,
  quotes: readonly QuoteReading[],
  cast: Cast,
  lexicon: Lexicon,
): Problem[] {
  if (token.kind === 'link') {
    const person = cast.named(token);
    if (Array.from(person).some((id) => cast.speakers.has(id))) return [];
    const stands =
      known.has(`l:${linkKey(token.raw)}`) || (/^[@#]/u.test(token.raw) && known.has(`=${token.word}`));
    return stands ? [] : [problem('link', `The quotes hold no link “${token.raw}”.`)];
  }
  if (token.kind === 'number' || token.value !== undefined)
    return numberStands(token, known, quotes)
      ? []
      : [problem('number', `The quotes hold no number “${token.raw}”.`)];
  if (token.kind === 'unspaced') return [];
  const persons = cast.named(token);
  if (persons.size > 0) {
    if (Array.from(persons).some((id) => cast.speakers.has(id))) return [];
    return stands(token, known)
      ? []
      : [problem('name', `“${token.raw}” is neither who speaks in the quotes nor named in them.`)];
  }
  const isName = token.kind === 'identifier' || (token.capital && !token.opens);
  if (isName) {
    if (stands(token, known) || isFrameWord(token)) return [];
    return [problem('name', `The quotes hold no name “${token.raw}”.`)];
  }
  // At the start of a sentence a capital says nothing; a word that nobody used is a name there as often as not.
  if (
    token.capital &&
    token.opens &&
    lexicon.known &&
    !stands(token, known) &&
    !isFrameWord(token) &&
    !token.free &&
    !token.strict &&
    !token.verb &&
    token.marks.length === 0
  ) {
    return [problem('name', `The quotes hold no name “${token.raw}”.`)];
  }
  return [];
}

function stands(token: Token, known: ReadonlySet<string>): boolean {
  return lookupKeys(token, []).some((key) => known.has(key));
}

function isFrameWord(token: Token): boolean {
  return token.kind === 'word' && token.free && has(token, 'I', 'we', 'report', 'third', 'crowd');
}

function numberStands(token: Token, known: ReadonlySet<string>, quotes: readonly QuoteReading[]): boolean {
  const key = token.value === undefined ? `n:${token.raw}` : `n:${token.value}`;
  if (known.has(key)) return true;
  // "One cat" is "a cat".
  if (token.value === 1 && token.kind === 'word') return true;
  // The year, month or day of a date that a quote only points at.
  return quotes.some((quote) =>
    quote.dates.some((date) =>
      date.day.split('-').some((part) => part.length === 4 && Number(part) === token.value),
    ),
  );
}
