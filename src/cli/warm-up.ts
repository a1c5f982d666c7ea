import { languages } from '../languages/index.ts';
import { classifyStatement } from '../llm/offline/classify.ts';
import { addressesAssistant, checkSupport, prepareLanguage } from '../memory/support.ts';
import type { Redactor } from '../privacy/redact.ts';
import { breath } from '../state/gently.ts';
import { resolveDates } from '../text/dates.ts';
import { say, textsOf } from '../text/say.ts';

/** Makes the patterns work on letters beyond Latin ones, too: the engine reads such texts in another way. */
const BEYOND_LATIN = ' · ☾';

/** Only texts with digits are given to the date library. */
const A_DATE = ' 2026-11-30';

/**
 * Does once what is done with a person's words, so that what is made at its first use, word lists above all, is there
 * before somebody waits: a second or two of work, in slices between which others have their turn.
 * @param language of the sentence that most is tried on
 * @param stop what is left then is left undone
 */
export async function warmUp(
  language: string | undefined,
  redactor: Pick<Redactor, 'redact' | 'steps'>,
  stop: AbortSignal,
): Promise<void> {
  const text = say(textsOf(language), 'recorded.stopping');
  const speaker = { id: '', name: '' };
  const source = { turn: '', quote: text, at: new Date(0).toISOString(), speaker, trust: 'owner' as const };
  const slices: (() => unknown)[] = [
    ...redactor.steps(),
    () => redactor.redact(text),
    () => redactor.redact(text + BEYOND_LATIN),
    () => addressesAssistant(text),
    () => classifyStatement(text),
    ...Object.keys(languages).flatMap((code) => [
      () => prepareLanguage(code),
      () => resolveDates(say(textsOf(code), 'recorded.stopping') + A_DATE, 0, 'UTC'),
    ]),
    () => checkSupport({ text, quotes: [source], zone: 'UTC', people: [] }),
  ];
  for (const slice of slices) {
    await breath();
    if (stop.aborted) return;
    slice();
  }
}
