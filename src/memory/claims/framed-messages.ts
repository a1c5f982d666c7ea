import { isQuestion, sentenceSpans } from '../../text/sentences.ts';
import { type FramedSpan, Framing } from './frames.ts';
import { matterTakenBack, takeBackMatter } from './matters-taken-back.ts';
import { amendsFor, saysNothing, takesBack } from './take-backs.ts';

/** A message and who wrote it when. */
interface Framed {
  speaker: { id: string; name: string };
  /** Milliseconds since the epoch. */
  at: number;
  text: string;
  /** The assistant's, which states nothing and may have asked something. */
  assistant?: boolean;
}

/** What somebody takes back within so many milliseconds of having said it is the message before. */
export const takesBackWithin = 10 * 60_000;

/** What is named is looked for in so many messages of its writer. */
const MOST_EARLIER = 8;

interface Earlier {
  at: number;
  text: string;
  spans: readonly FramedSpan[];
}

/** Whether a message may take back what its writer said in one before it. */
export function takesBackEarlier(text: string): boolean {
  // Hardly any message has such a sentence, and looking for one costs little beside framing all of them.
  for (const { start, end } of sentenceSpans(text)) {
    const sentence = text.slice(start, end);
    if (amendsFor(sentence) === 0 && !takesBack(sentence) && !matterTakenBack(sentence)) continue;
    const framing = new Framing(text, '');
    return framing.takesBack !== 'nothing' || framing.mayTakeBack || framing.matters.length > 0;
  }
  return false;
}

/**
 * The framed sentences of each of several messages, none of the assistant's; one may take back what its writer said
 * before: in the last message, or what it names in one of the last.
 */
export function framedMessages(messages: readonly Framed[]): FramedSpan[][] {
  return messages.map(framer());
}

/**
 * Frames one message after another, as `framedMessages` does, for those who let others have their turn in between. What
 * a later one takes back is marked in the spans of the earlier.
 */
export function framer(): (message: Framed) => FramedSpan[] {
  const earlier = new Map<string, Earlier[]>();
  /** Writers who are asked or spoken to since their last message: "not really" may be their answer. */
  let alone: string | undefined;
  return (message) => {
    const { speaker, at, text } = message;
    if (message.assistant === true) {
      if (asks(text)) alone = undefined;
      return [];
    }
    const framing = new Framing(text, speaker.name);
    const { spans, matters } = framing;
    const before = (earlier.get(speaker.id) ?? []).filter((one) => at - one.at <= takesBackWithin);
    const takes = framing.mayTakeBack && alone === speaker.id ? 'all' : framing.takesBack;
    const last = before.at(-1);
    if (takes !== 'nothing' && last) {
      for (const span of takes === 'all' ? last.spans : last.spans.slice(-1)) span.takenBack = true;
    }
    for (const named of matters) before.findLast((one) => takeBackMatter(named, one.text, one.spans));
    if (!saysNothing(text) && takes !== 'all') {
      earlier.set(speaker.id, [...before, { at, text, spans }].slice(-MOST_EARLIER));
      alone = asks(text) ? undefined : speaker.id;
    }
    return spans;
  };
}

function asks(text: string): boolean {
  for (const { start, end } of sentenceSpans(text)) if (isQuestion(text.slice(start, end))) return true;
  return false;
}
