import { diaryWords } from '../../languages/diary.ts';
import { phrasesOf } from '../../languages/phrases.ts';
import type { DiaryFacts } from '../../llm/model.ts';
import { Phrasing } from '../../llm/offline/phrasing.ts';
import { fill } from '../../text/fill.ts';
import { retell } from '../../text/retell.ts';
import { say, textsOf } from '../../text/say.ts';

/** What happened in a dream, as lines in a language. */
interface ToldLines {
  duplicates: string[];
  contradictions: string[];
  themes: string[];
  truths: string[];
  /** What was added, merged, replaced, removed and archived. */
  changes: string[];
  held: string[];
  refused: string[];
}

/** The lines of the day's diary and of the phase reports. */
export function toldLines(facts: DiaryFacts, language: string): ToldLines {
  const words = diaryWords(language);
  const texts = textsOf(language);
  const phrasing = new Phrasing(phrasesOf(language), facts.day);
  const { count } = phrasing.book;
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  const aside = (text: string, ...parts: string[]): string =>
    parts.every((part) => part === '')
      ? text
      : `${text}${say(texts, 'aside', { text: parts.join(texts.comma) })}`;
  const withReason = ({ text, reason }: { text: string; reason: string }): string =>
    aside(text, retell(texts, reason));
  const labelled = (label: string, lines: readonly string[]): string[] =>
    lines.map((line) => `${label}: ${line}`);
  return {
    duplicates: facts.duplicates.map((one) => fill(words.sameAs, one)),
    contradictions: facts.contradictions.map((one) => fill(words.replacedBy, one)),
    themes: facts.themes.map(
      ({ theme, days, notes }) =>
        `${theme}: ${phrasing.count(notes, count.note)}, ${phrasing.count(days, count.day)}`,
    ),
    truths: (facts.truths ?? []).map(({ text, days, confidence }) =>
      aside(
        text,
        phrasing.count(days, count.day),
        fill(words.confidence, { value: share.format(confidence) }),
      ),
    ),
    changes: [
      ...labelled(words.added, facts.added),
      ...labelled(
        words.merged,
        facts.merged.map(({ before, after }) => `${before.join(' + ')} → ${after}`),
      ),
      ...labelled(
        words.updated,
        facts.updated.map((one) => fill(words.replacedBy, one)),
      ),
      ...labelled(words.removed, facts.removed.map(withReason)),
      ...labelled(words.archived, facts.archived.map(withReason)),
    ],
    held: facts.held.map(withReason),
    refused: facts.refused.map(withReason),
  };
}
