import type { Standing } from '../dreaming/evidence/standing.ts';
import { stopInWords } from '../dreaming/stop-words.ts';
import { say, type Texts } from '../text/say.ts';

/** Which lane takes a candidate or what keeps it out, and what a trial showed of it. */
export function verdictText(texts: Texts, { lane, stoppedBy, trial }: Standing): string {
  const verdict =
    lane === null
      ? say(texts, 'promote.stopped', { why: stopInWords(stoppedBy ?? '', texts) })
      : say(texts, `promote.${lane}`);
  return trial === null ? verdict : `${verdict}${texts.comma}${say(texts, `trial.${trial.verdict}`)}`;
}
