import { literal } from '../chat/markup.ts';
import type { Standing } from '../dreaming/evidence/standing.ts';
import { stopInWords } from '../dreaming/stop-words.ts';
import { HARMFUL_TRIAL } from '../dreaming/types.ts';
import { say, type Texts } from '../text/say.ts';
import { singleLine } from '../text/visible.ts';

/** Which lane takes a candidate or what keeps it out, and what a trial showed of it. */
export function verdictText(texts: Texts, { lane, stoppedBy, trial, gates }: Standing): string {
  const verdict = lane === null ? stopText(texts, stoppedBy ?? '', gates) : say(texts, `promote.${lane}`);
  return trial === null || stoppedBy === HARMFUL_TRIAL
    ? verdict
    : `${verdict}${texts.comma}${say(texts, `trial.${trial.verdict}`)}`;
}

/**
 * A candidate in one line: its text, its score, and which lane takes it or what stops it.
 * @param isGiven whether it was held against other gates than those that a dream asks for
 */
export function candidateText(texts: Texts, one: Standing, isGiven = false): string {
  const { candidate, score } = one;
  return say(texts, 'promote.line', {
    text: literal(singleLine(candidate.text)),
    score: score.toFixed(2),
    verdict: isGiven && one.lane === 'evidence' ? say(texts, 'promote.given') : verdictText(texts, one),
  });
}

/** Of gates all that are closed are told: whoever opens one wants to know of the next. */
function stopText(texts: Texts, stoppedBy: string, gates: Standing['gates']): string {
  const closed = gates.filter(({ ok }) => !ok).map(({ gate }) => gate);
  if (!closed.some((gate) => gate === stoppedBy)) return stopInWords(stoppedBy, texts);
  return say(texts, 'promote.closed', {
    why: closed.map((gate) => say(texts, `gate.${gate}`)).join(texts.comma),
  });
}
