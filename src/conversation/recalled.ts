import { countTokens } from '../llm/tokens.ts';
import type { Hit, Told } from '../memory/recall/recall.ts';
import type { Passage } from '../memory/types.ts';
import { similarity } from '../text/similarity.ts';
import { snippetOf } from '../text/snippet.ts';
import { singleLine } from '../text/visible.ts';

/** Of one hit so much is shown. */
const HIT_CHARS = 500;
/** A question this much like what it finds repeats it rather than asking for it. */
const ECHO = 0.8;

/** What recall adds to a prompt: lines with date and speaker, best first, and the hits that they show. */
interface Recalled {
  lines: string[];
  shown: Hit[];
}

/**
 * The best hits that fit, each as a line of its own; one that is too long makes way for what comes behind it.
 * @param question what they were found for: of a long one the piece that holds its words is shown
 * @param maxTokens of all lines together
 * @param label stands before a line; default nothing
 */
export function recalledLines(
  hits: readonly Hit[],
  question: string,
  maxTokens: number,
  label: (hit: Hit) => string = () => '',
): Recalled {
  const recalled: Recalled = { lines: [], shown: [] };
  let room = maxTokens;
  for (const hit of hits) {
    const line = `- ${label(hit)}${lineOf(hit, question)}`;
    const tokens = countTokens(line) + 1;
    if (tokens > room) continue;
    room -= tokens;
    recalled.lines.push(line);
    recalled.shown.push(hit);
  }
  return recalled;
}

/**
 * What was said, when and by whom, in one line; whose words they are, where they are not the speaker's own, as in the
 * conversation.
 * @param question of a long text the piece that holds its words is shown
 * @param mostChars of what was said; default 500
 */
export function lineOf(
  { text, day, speaker, superseded, foreign }: Told,
  question: string,
  mostChars = HIT_CHARS,
): string {
  const when = [...(day === undefined ? [] : [day]), ...(superseded ? ['(no longer holds)'] : [])];
  const who = [
    ...(speaker === undefined ? [] : [singleLine(speaker.name)]),
    ...(foreign === undefined ? [] : [`(${foreign})`]),
  ].join(' ');
  return [...when, ...(who === '' ? [] : [`${who}:`]), snippetOf(text, question, mostChars)].join(' ');
}

/** Whether somebody says what was recalled once more instead of asking for it; that shows no interest in it. */
export function isEcho(question: string, hits: readonly Passage[]): boolean {
  return hits.some(({ text }) => similarity(question, text) >= ECHO);
}
