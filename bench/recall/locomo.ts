import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../src/chat/errors.ts';
import { InputError } from '../support/input-error.ts';
import type { LabelledConversation, LabelledQuestion, Turn } from './labelled.ts';

/** What a folder of conversations in LoCoMo's format holds. */
export interface LocomoFolder {
  conversations: LabelledConversation[];
  /** Sentences about files that are not of the format. */
  passedOver: string[];
}

/** The categories of its questions by their numbers. */
const CATEGORIES = ['multi-hop', 'temporal', 'open-domain', 'single-hop', 'adversarial'];
export const ADVERSARIAL = 'adversarial';
const SESSION = /^session_(\d+)$/;
/** "1:56 pm on 8 May, 2023" */
const DATE_TIME = /^(\d{1,2}):(\d{2}) ?([ap]m) on (\d{1,2}) (\p{L}+),? (\d{4})$/iu;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const BETWEEN_TURNS_MS = 30_000;
/** Questions are asked so long after the last turn. */
const ASKED_AFTER_MS = 24 * 60 * 60 * 1000;

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads every JSON file of a folder, whatever its name: one conversation each, or a list of them.
 * @throws InputError when the folder cannot be read or holds no conversation
 */
export function locomoConversations(folder: string): LocomoFolder {
  const found: LocomoFolder = { conversations: [], passedOver: [] };
  for (const name of jsonFilesOf(folder)) {
    try {
      const value: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const several = Array.isArray(value) ? value : [value];
      const own = several.map((one, at) =>
        conversationOf(one, several.length > 1 ? `${name} ${at + 1}` : name),
      );
      found.conversations.push(...own);
    } catch (error) {
      found.passedOver.push(`${name} was passed over: ${messageOf(error)}`);
    }
  }
  if (found.conversations.length > 0) return found;
  throw new InputError(
    [`${folder} holds no conversation in LoCoMo's format.`, ...found.passedOver].join('\n'),
  );
}

function jsonFilesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.toLowerCase().endsWith('.json'))
      .sort();
  } catch (error) {
    throw new InputError(`The folder ${folder} cannot be read: ${messageOf(error)}`);
  }
}

function conversationOf(value: unknown, name: string): LabelledConversation {
  const { conversation, qa } = objectOf(value, 'It');
  const turns = turnsOf(objectOf(conversation, 'Its "conversation"'));
  if (turns.length === 0) throw new Error('Its "conversation" has no session with turns.');
  const known = new Set(turns.map(({ id }) => id));
  const at = Math.max(...turns.map((turn) => turn.at)) + ASKED_AFTER_MS;
  const questions: LabelledQuestion[] = [];
  let unresolved = 0;
  for (const one of listOf(qa, 'Its "qa"')) {
    const { question, evidence, category } = objectOf(one, 'A question');
    // A few hold several ids or stray characters.
    const named = [evidence ?? []].flat().flatMap((some) => textOf(some, 'An evidence').split(/[\s;,]+/));
    const ids = [...new Set(named.filter((id) => id !== ''))];
    const there = ids.filter((id) => known.has(id));
    unresolved += ids.length - there.length;
    if (there.length === 0) continue;
    const text = textOf(question, 'A question');
    const kind = CATEGORIES[Number(category) - 1] ?? `category ${String(category)}`;
    questions.push({ text, at, evidence: there, category: kind, style: '' });
  }
  return { name, turns, questions, unresolved };
}

function turnsOf(conversation: Json): Turn[] {
  return Object.keys(conversation)
    .flatMap((key) => SESSION.exec(key)?.[1] ?? [])
    .sort((a, b) => Number(a) - Number(b))
    .flatMap((number) => {
      const begin = timeOf(
        textOf(conversation[`session_${number}_date_time`], `The time of session ${number}`),
      );
      return listOf(conversation[`session_${number}`], `Session ${number}`).map((one, at): Turn => {
        const { dia_id, speaker, text, blip_caption } = objectOf(one, `A turn of session ${number}`);
        return {
          id: textOf(dia_id, 'A "dia_id"'),
          at: begin + at * BETWEEN_TURNS_MS,
          speaker: textOf(speaker, 'A "speaker"'),
          text: textOf(text, 'A "text"'),
          ...(typeof blip_caption === 'string' ? { caption: blip_caption } : {}),
        };
      });
    });
}

/** Milliseconds since the epoch; the time is taken as UTC. */
function timeOf(text: string): number {
  const [, hour, minute, half = '', day, name = '', year] = DATE_TIME.exec(text.trim()) ?? [];
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  if (year === undefined || month === -1)
    throw new Error(`"${text}" is no time such as "1:56 pm on 8 May, 2023".`);
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return Date.UTC(Number(year), month, Number(day), hours, Number(minute));
}

function objectOf(value: unknown, what: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} is no object.`);
  return value as Json;
}

function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${what} is no list.`);
  return value;
}

function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Error(`${what} is no text.`);
  return value;
}
