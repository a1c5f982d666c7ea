import { stoppedInWords } from '../dreaming/stop-words.ts';
import { say, type TextKey, type Texts } from '../text/say.ts';

/** What keeps a candidate out of memory, in words: a gate, a verdict, or a code of the deep phase. */
export function stopText(texts: Texts, stoppedBy: string): string {
  const key = `gate.${stoppedBy}`;
  return Object.hasOwn(texts, key)
    ? say(texts, key as TextKey)
    : stoppedInWords({ [stoppedBy]: 1 }, texts).replace(/^1\s*/, '');
}
