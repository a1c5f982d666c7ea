import { phrasesOf } from '../../languages/phrases.ts';
import { singleLine } from '../../text/visible.ts';
import type { DiaryFacts, NarrateWork, NarrationEnvelope } from '../model.ts';
import { Phrasing } from './phrasing.ts';
import { rulesFor } from './recognise.ts';

/** A part is a few sentences, not a list: about this many words, then only what must be said. */
const MOST_WORDS = 150;
const MOST_OF_A_KIND = 3;

/** Tells a dream from its facts alone: numbers, and the lines themselves. A part without material is empty. */
export function narrate({ facts, language }: NarrateWork): NarrationEnvelope {
  const phrasing = new Phrasing(phrasesOf(language), facts.day);
  return {
    light: light(facts, phrasing),
    rem: rem(facts, phrasing),
    deep: deep(facts, phrasing),
    insights: insights(facts, phrasing),
    observation: observation(facts, phrasing),
  };
}

function light(facts: DiaryFacts, phrasing: Phrasing): string {
  if (facts.staged === 0 && facts.duplicates.length === 0) return '';
  const { count, diary } = phrasing.book;
  const say = diary.light;
  const span = facts.from !== facts.to;
  const values = {
    notes: phrasing.count(facts.read, count.note),
    day: facts.to,
    from: facts.from,
    to: facts.to,
  };
  const told = new Telling();
  told.add(phrasing.say(span ? say.readSpan : say.read, values));
  told.add(
    facts.staged > 0
      ? phrasing.say(say.staged, { staged: phrasing.count(facts.staged, count.note) })
      : phrasing.say(say.nothingStaged),
  );
  if (facts.duplicates.length > 0) told.add(phrasing.say(say.duplicates));
  facts.duplicates.slice(0, MOST_OF_A_KIND).forEach(({ kept, dropped }, turn) => {
    const quoted = { kept: phrasing.quote(kept), dropped: phrasing.quote(dropped) };
    if (quoted.kept !== quoted.dropped) told.add(phrasing.say(say.duplicate, quoted, turn));
  });
  told.close(phrasing.say(say.closing));
  return told.text;
}

function rem(facts: DiaryFacts, phrasing: Phrasing): string {
  if (facts.themes.length === 0 && facts.contradictions.length === 0) return '';
  const say = phrasing.book.diary.rem;
  const told = new Telling();
  told.add(phrasing.say(say.opening));
  facts.themes.slice(0, MOST_OF_A_KIND + 1).forEach((theme, turn) => {
    told.add(phrasing.say(say.theme, themeValues(theme, phrasing), turn));
  });
  if (facts.themes.length > MOST_OF_A_KIND + 1) {
    told.add(
      phrasing.say(say.themes, { themes: phrasing.count(facts.themes.length, phrasing.book.count.theme) }),
    );
  }
  if (facts.contradictions.length === 0) told.add(phrasing.say(say.noContradiction));
  else told.add(phrasing.say(say.contradictions));
  facts.contradictions.slice(0, MOST_OF_A_KIND).forEach(({ before, after }, turn) => {
    told.add(
      phrasing.say(say.contradiction, { before: phrasing.quote(before), after: phrasing.quote(after) }, turn),
    );
  });
  told.close(phrasing.say(say.closing));
  return told.text;
}

function deep(facts: DiaryFacts, phrasing: Phrasing): string {
  const { added, merged, updated, removed, archived, held, refused } = facts;
  const applied = added.length + merged.length + updated.length + removed.length + archived.length;
  if (applied === 0) return '';
  const say = phrasing.book.diary.deep;
  const told = new Telling();
  told.add(phrasing.say(say.opening));
  updated.slice(0, MOST_OF_A_KIND).forEach(({ before, after }, turn) => {
    told.add(
      phrasing.say(say.updated, { before: phrasing.quote(before), after: phrasing.quote(after) }, turn),
    );
  });
  merged.slice(0, MOST_OF_A_KIND - 1).forEach(({ before, after }, turn) => {
    const parts = phrasing.list(before.map((line) => phrasing.quote(line)));
    told.add(phrasing.say(say.merged, { before: parts, after: phrasing.quote(after) }, turn));
  });
  added.slice(0, MOST_OF_A_KIND + 1).forEach((line, turn) => {
    told.add(phrasing.say(say.added, { line: phrasing.quote(line) }, turn));
  });
  const more = added.length - MOST_OF_A_KIND - 1;
  if (more > 0)
    told.add(phrasing.say(say.addedMore, { lines: phrasing.count(more, phrasing.book.count.line) }));
  for (const [wordings, entries] of [
    [say.removed, removed],
    [say.archived, archived],
    [say.held, held],
    [say.refused, refused],
  ] as const) {
    entries.slice(0, MOST_OF_A_KIND - 1).forEach(({ text, reason }, turn) => {
      told.add(
        phrasing.say(wordings, { text: phrasing.quote(text), reason: inBrackets(reason, phrasing) }, turn),
      );
    });
  }
  told.close(phrasing.say(say.size, sizeValues(facts)));
  told.close(phrasing.say(say.closing));
  return told.text;
}

function insights(facts: DiaryFacts, phrasing: Phrasing): string {
  const say = phrasing.book.diary.insights;
  const told = new Telling();
  facts.themes.slice(0, 2).forEach((theme, turn) => {
    told.add(phrasing.say(say.theme, themeValues(theme, phrasing), turn));
  });
  const changes = facts.contradictions.length > 0 ? facts.contradictions : facts.updated;
  changes.slice(0, 2).forEach(({ before, after }, turn) => {
    told.add(
      phrasing.say(say.change, { before: phrasing.quote(before), after: phrasing.quote(after) }, turn),
    );
  });
  facts.added.slice(0, MOST_OF_A_KIND).forEach((line, turn) => {
    told.add(phrasing.say(say.added, { line: phrasing.quote(line) }, turn));
  });
  const [held] = facts.held;
  if (held) told.add(phrasing.say(say.held, { text: phrasing.quote(held.text) }));
  return told.text;
}

function observation(facts: DiaryFacts, phrasing: Phrasing): string {
  const { added, merged, updated, removed, archived, staged, themes, items, maxItems } = facts;
  const gone = merged.length + removed.length + archived.length;
  if (added.length + updated.length + gone + staged + themes.length === 0) return '';
  const say = phrasing.book.diary.observation;
  const told = new Telling();
  if (added.length > 0) told.add(phrasing.say(say.grew));
  if (updated.length > 0) told.add(phrasing.say(say.settled));
  if (gone > 0) told.add(phrasing.say(say.tidied));
  if (added.length + updated.length + gone === 0) told.add(phrasing.say(say.quiet));
  told.add(phrasing.say(items >= maxItems * NEARLY_FULL ? say.full : say.room, sizeValues(facts)));
  return told.text;
}

const NEARLY_FULL = 0.9;

function themeValues({ theme, days, notes }: DiaryFacts['themes'][number], phrasing: Phrasing) {
  const { count } = phrasing.book;
  return {
    theme: phrasing.quote(theme),
    days: phrasing.count(days, count.day),
    notes: phrasing.count(notes, count.note),
  };
}

function sizeValues({ items, maxItems, tokens, maxTokens }: DiaryFacts): Record<string, string> {
  return { items: `${items}`, maxItems: `${maxItems}`, tokens: `${tokens}`, maxTokens: `${maxTokens}` };
}

/** Reasons come in the language in which they were given; in another one's diary they would be noise. */
function inBrackets(reason: string, { book }: Phrasing): string {
  const line = singleLine(reason).replace(/\.$/, '');
  return rulesFor(line, line, book.code)?.code === book.code ? `(${line})` : '';
}

/** Sentences in a row, until there are enough of them. */
class Telling {
  #sentences: string[] = [];
  #words = 0;

  get text(): string {
    return this.#sentences.join(' ');
  }

  add(sentence: string): void {
    if (this.#words < MOST_WORDS) this.close(sentence);
  }

  /** Adds what is said in any case. */
  close(sentence: string): void {
    this.#sentences.push(sentence);
    this.#words += sentence.split(' ').length;
  }
}
