import type { PromptMessage } from '../llm/model.ts';
import { countTokens, cutToTokens } from '../llm/tokens.ts';
import { localMinute } from '../time/zone.ts';
import type { Message } from './log.ts';

/** One person's message with the bot's answers to it. */
export interface Turn {
  messages: Message[];
}

/** The turns of a conversation that are still sent to the model, oldest first. */
export interface Window {
  /** Adds a message; other kinds than a person's and the bot's are not part of a window. */
  push(message: Message): void;
  /** The message as it stands in the window, when it does. */
  find(id: string): Message | undefined;
  turns(): Turn[];
  messages(): readonly Message[];
  /** Tokens of all turns. */
  tokens(): number;
  /** Takes out everything up to and including this record. */
  dropThrough(id: string): void;
  /** The newest turns that fit into `maxTokens`, as prompt messages; the last message is cut when it alone is too large. */
  prompt(maxTokens: number): PromptMessage[];
}

/** Tokens that role and separators add to each message. */
const MESSAGE_OVERHEAD_TOKENS = 4;

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

  return {
    push(message) {
      if (message.kind === 'user' || message.kind === 'bot') held.push(message);
    },
    find: (id) => held.find((message) => message.id === id),
    turns() {
      const turns: Turn[] = [];
      for (const message of standing()) {
        const last = turns.at(-1);
        if (message.kind === 'bot' && last !== undefined) last.messages.push(message);
        else turns.push({ messages: [message] });
      }
      return turns;
    },
    messages: () => held,
    tokens: () => standing().reduce((sum, message) => sum + cost(message), 0),
    dropThrough(id) {
      for (const message of held) if (message.id <= id) costs.delete(message.id);
      held = held.filter((message) => message.id > id);
    },
    prompt(maxTokens) {
      const chosen: PromptMessage[] = [];
      let room = maxTokens;
      for (const message of standing().reverse()) {
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

/** People's messages carry time and name, put there by code, so that the model never has to guess either. */
function asPrompt(message: Message, zone: string): PromptMessage {
  if (message.kind === 'bot') return { role: 'assistant', content: message.text };
  const origin = message.trust === 'forwarded' || message.trust === 'quoted' ? ` (${message.trust})` : '';
  const when = localMinute(Date.parse(message.at), zone);
  return { role: 'user', content: `[${when}] ${message.author.name}${origin}: ${message.text}` };
}
