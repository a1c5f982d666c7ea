import { classifyStatement } from '../llm/offline/classify.ts';
import { addressesAssistant, checkSupport } from '../memory/support.ts';
import { breath } from '../state/gently.ts';
import { say, textsOf } from '../text/say.ts';

/** Makes the patterns work on letters beyond Latin ones, too: the engine reads such texts in another way. */
const BEYOND_LATIN = ' · ☾';

/**
 * Does once what is done with a person's words, so that what is made at its first use, word lists above all, is there
 * before somebody waits: about a second of work, in slices between which others have their turn.
 * @param language of the sentence it is tried on
 * @param stop what is left then is left undone
 */
export async function warmUp(
  language: string | undefined,
  redact: (text: string) => string,
  stop: AbortSignal,
): Promise<void> {
  const text = say(textsOf(language), 'recorded.stopping');
  const speaker = { id: '', name: '' };
  const source = { turn: '', quote: text, at: new Date(0).toISOString(), speaker, trust: 'owner' as const };
  const slices: (() => unknown)[] = [
    () => redact(text),
    () => redact(text + BEYOND_LATIN),
    () => addressesAssistant(text),
    () => classifyStatement(text),
    () => checkSupport({ text, quotes: [source], zone: 'UTC', people: [] }),
  ];
  for (const slice of slices) {
    await breath();
    if (stop.aborted) return;
    slice();
  }
}
