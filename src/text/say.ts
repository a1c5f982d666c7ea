import { texts as english } from '../languages/en/texts.ts';
import { language, localeOf } from '../languages/index.ts';
import type { TextKey, Texts } from '../languages/texts.ts';
import { dateLine, localMinute } from '../time/zone.ts';

export type { TextKey, Texts } from '../languages/texts.ts';

/** What stands for the placeholders of a text; `count` chooses the form of a counted one. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The texts of the command line, of documents and of every language without its own. */
export const ENGLISH: Texts = english;

/** @param code ISO 639-1 */
export function textsOf(code: string | undefined): Texts {
  return language(code ?? '').texts;
}

/** One text in a language, filled in. */
export function say(texts: Texts, key: TextKey, values: TextValues = {}): string {
  const text = texts[key];
  const count = Number(values.count ?? 0);
  const form = typeof text === 'string' ? text : (text[pluralOf(texts.code, count)] ?? text.other);
  // A function and one pass, because the values are people's words and may hold `$&` or `{name}`.
  return form.replace(/\{(\w+)\}|#/g, (mark, name: string | undefined) => {
    if (name !== undefined) return String(values[name] ?? '');
    return typeof text === 'string' ? mark : String(count);
  });
}

const plurals = new Map<string, Intl.PluralRules>();

function pluralOf(code: string, count: number): Intl.LDMLPluralRule {
  const rules = plurals.get(code) ?? new Intl.PluralRules(code);
  plurals.set(code, rules);
  return rules.select(count);
}

/** A moment for people, in their zone; as ISO in English, as the command line and the documents have it. */
export function momentText(texts: Texts, at: number, zone: string): string {
  return texts === ENGLISH ? localMinute(at, zone) : dateLine(at, zone, localeOf(texts.code));
}

/** The day `YYYY-MM-DD` that an ISO date begins with, likewise. */
export function dayText(texts: Texts, iso: string): string {
  const day = iso.slice(0, 10);
  const at = Date.parse(day);
  if (texts === ENGLISH || Number.isNaN(at)) return day;
  return new Intl.DateTimeFormat(texts.code, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
