import type { PromptMessage } from '../llm/model.ts';
import { countTokens, cutToTokens } from '../llm/tokens.ts';
import { singleLine, visible } from '../text/visible.ts';
import { localMinute } from '../time/zone.ts';
import type { Message } from './log.ts';

/** One person's message with the bot's answers to it. */
interface Turn {
  messages: Message[];
}

/** The turns of a conversation that are still sent to the model, oldest first. */
export interface Window {
  /** Adds a message; other kinds than a person's and the bot's are not part of a window. */
  push(message: Message): void;
  /** The message as it stands in the window, when it does. */
  find(id: string): Message | undefined;
  turns(): Turn[];
  /** Whether there are more turns than `most`; cheap however long the window is. */
  hasMoreTurnsThan(most: number): boolean;
  messages(): readonly Message[];
  /** Tokens of some turns; without `turns`, of all. */
  tokens(turns?: readonly Turn[]): number;
  /** Whether all of it surely takes no more tokens than these: no token is less than a byte. Cheap; false tells nothing. */
  surelyFits(maxTokens: number): boolean;
  /** Takes out everything up to and including this record. */
  dropThrough(id: string): void;
  /**
   * The newest turns that fit into `maxTokens`, as prompt messages; the last message is cut when it alone is too large.
   * @param answering the message (a log id) that is answered: it comes last, and what people said after it waits its turn
   */
  prompt(maxTokens: number, answering?: string): PromptMessage[];
}

/** Tokens that role and separators add to each message. */
const MESSAGE_OVERHEAD_TOKENS = 4;
/** No window holds more of one message; its tokens are counted up to here. */
const COUNTED_CHARS = 400_000;
const NAME_CHARS = 80;
/** A line of a text that begins like a message of its own. */
const LOOKS_LIKE_MESSAGE = /^(?=[^\S\n]*\[\d{4}-\d{2}-\d{2} )/gm;

/** More than stands before a message in any script. */
const MOST_FRAME_BYTES = 512;
/** Of the rare characters that become several when a text is brought into its normal form (NFC). */
const MOST_BYTES_A_CHAR = 6;

/** @param zone IANA zone of the times that stand before messages */
export function createWindow(zone: string): Window {
  let held: Message[] = [];
  const costs = new Map<string, { text: string; tokens: number }>();

  function cost(message: Message): number {
    const known = costs.get(message.id);
    if (known?.text === message.text) return known.tokens;
    const tokens = countTokens(asPrompt(message, zone).content) + MESSAGE_OVERHEAD_TOKENS;
    costs.set(message.id, { text: message.text, tokens });
    return tokens;
  }

  const standing = (): Message[] => held.filter((message) => !message.deleted);

  function turns(): Turn[] {
    const found: Turn[] = [];
    for (const message of standing()) {
      const last = found.at(-1);
      if (message.kind === 'bot' && last !== undefined) last.messages.push(message);
      else found.push({ messages: [message] });
    }
    return found;
  }

  return {
    push(message) {
      if (message.kind !== 'user' && message.kind !== 'bot') return;
      // Two writes may end in another order than they began.
      const before = held.findLastIndex((other) => other.id < message.id);
      held.splice(before + 1, 0, message);
    },
    hasMoreTurnsThan(most) {
      let count = 0;
      for (const { deleted, kind } of held) {
        if (deleted || (kind === 'bot' && count > 0)) continue;
        count += 1;
        if (count > most) return true;
      }
      return false;
    },
    find: (id) => foundIn(held, id),
    turns,
    messages: () => held,
    tokens: (some = turns()) =>
      some.flatMap((turn) => turn.messages).reduce((sum, message) => sum + cost(message), 0),
    surelyFits(maxTokens) {
      let bytes = 0;
      for (const { deleted, text } of held) {
        if (!deleted) bytes += MOST_FRAME_BYTES + MOST_BYTES_A_CHAR * text.length;
        if (bytes > maxTokens) return false;
      }
      return true;
    },
    dropThrough(id) {
      for (const message of held) if (message.id <= id) costs.delete(message.id);
      held = held.filter((message) => message.id > id);
    },
    prompt(maxTokens, answering) {
      const chosen: PromptMessage[] = [];
      let room = maxTokens;
      const shown = upTo(held, answering);
      for (let at = shown.length - 1; at >= 0; at -= 1) {
        const message = shown[at];
        if (message === undefined || message.deleted) continue;
        const tokens = cost(message);
        if (tokens > room) {
          if (chosen.length === 0) {
            const prompt = asPrompt(message, zone);
            chosen.push({
              ...prompt,
              content: cutToTokens(prompt.content, Math.max(1, room - MESSAGE_OVERHEAD_TOKENS)),
            });
          }
          break;
        }
        room -= tokens;
        chosen.push(asPrompt(message, zone));
      }
      return chosen.reverse();
    },
  };
}

/** What stands before a message, with what the bot said meanwhile, and the message itself at the end. */
function upTo(held: readonly Message[], id: string | undefined): readonly Message[] {
  const last = held.at(-1);
  if (id === undefined || last?.id === id) return held;
  const message = foundIn(held, id);
  if (message === undefined) return held;
  return [...held.filter((one) => one.id < id || one.kind === 'bot'), message];
}

/** By halves: ids ascend, and a question asks for hundreds of them. */
function foundIn(held: readonly Message[], id: string): Message | undefined {
  let from = 0;
  for (let to = held.length; from < to; ) {
    const middle = (from + to) >> 1;
    if ((held[middle]?.id ?? '') < id) from = middle + 1;
    else to = middle;
  }
  return held[from]?.id === id ? held[from] : undefined;
}

/**
 * People's messages carry time and name, put there by code, so that the model never has to guess either. A text that
 * imitates such a beginning in a later line is indented with a mark.
 */
function asPrompt(message: Message, zone: string): PromptMessage {
  const text = visible(message.text.slice(0, COUNTED_CHARS));
  if (message.kind === 'bot') return { role: 'assistant', content: text };
  const isOwn = message.trust === 'owner' || message.trust === 'member';
  const origin = isOwn ? '' : ` (${message.trust})`;
  const when = localMinute(Date.parse(message.at), zone);
  const name = singleLine(message.author.name)
    .slice(0, NAME_CHARS)
    .replace(/[[\]:]/g, ' ');
  return { role: 'user', content: `[${when}] ${name}${origin}: ${text.replace(LOOKS_LIKE_MESSAGE, '› ')}` };
}
