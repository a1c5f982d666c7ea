import { readdirSync, readFileSync } from 'node:fs';
import type { LabelledConversation } from './labelled.ts';

interface LabelSet {
  language: string;
  messages: { id: string; at: string; speaker: string; text: string }[];
  questions: { question: string; at: string; evidence: string[]; category: string; style: string }[];
}

const FOLDER = 'bench/recall';

/** The chats in eight languages that come with Reverie, by language. */
export function labelSets(): LabelledConversation[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => conversationOf(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as LabelSet));
}

function conversationOf({ language, messages, questions }: LabelSet): LabelledConversation {
  return {
    name: language,
    turns: messages.map((message) => ({ ...message, at: Date.parse(message.at) })),
    questions: questions.map(({ question, at, ...labels }) => ({
      ...labels,
      text: question,
      at: Date.parse(at),
    })),
    unresolved: 0,
  };
}
