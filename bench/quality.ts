import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSimulation } from '../src/cli/demo/simulation.ts';
import { memoryTokens } from '../src/dreaming/facts.ts';
import { ENGLISH_CHATS } from './quality/en.ts';
import type { QualityChat, QualityFact } from './quality/types.ts';
import { UKRAINIAN_CHATS } from './quality/uk.ts';

const CHATS: readonly QualityChat[] = [...ENGLISH_CHATS, ...UKRAINIAN_CHATS];
const FIRST_DAY = '2026-09-07';
const ZONE = 'Europe/Kyiv';
/** Words shorter than this carry little; of longer ones the beginning is compared, for endings change. */
const WORD_LENGTH = 4;
/** A line with more unknown words than this, and more than one (a turned verb), is not what was said. */
const MAX_NEW_WORDS = 0.25;

/** What became of one chat's facts. */
interface ChatResult {
  chat: string;
  kept: QualityFact[];
  missed: QualityFact[];
  newestWins: number;
  contradicted: number;
  junk: string[];
  duplicates: number;
  unsupported: string[];
  accepted: number;
  trueRefused: string[];
  items: number;
  tokens: number;
  memory: string[];
}

/**
 * Shares are 0 to 1. Lines are judged against the labels and the chat's own words, never by the product's verifier.
 */
export interface QualityReport {
  durableKept: number;
  junkAdmitted: number;
  newestWins: number;
  duplicatesLeft: number;
  unsupportedLines: number;
  trueRefused: number;
  items: number;
  tokens: number;
  chats: ChatResult[];
}

/** Plays the labelled chats with nightly offline dreams through the whole product and looks at what is remembered. */
export async function quality(labelled: readonly QualityChat[] = CHATS): Promise<QualityReport> {
  const chats: ChatResult[] = [];
  for (const chat of labelled) chats.push(await playChat(chat));
  const sum = (pick: (chat: ChatResult) => number): number =>
    chats.reduce((total, chat) => total + pick(chat), 0);
  const wanted = sum((chat) => chat.kept.length + chat.missed.length);
  const refused = sum((chat) => chat.trueRefused.length);
  return {
    durableKept: sum((chat) => chat.kept.length) / wanted,
    junkAdmitted: sum((chat) => chat.junk.length),
    newestWins: sum((chat) => chat.newestWins) / sum((chat) => chat.contradicted),
    duplicatesLeft: sum((chat) => chat.duplicates),
    unsupportedLines: sum((chat) => chat.unsupported.length),
    trueRefused: refused / (refused + sum((chat) => chat.accepted)),
    items: Math.max(...chats.map((chat) => chat.items)),
    tokens: Math.max(...chats.map((chat) => chat.tokens)),
    chats,
  };
}

async function playChat(chat: QualityChat): Promise<ChatResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reverie-quality-'));
  const simulation = await openSimulation({
    dataDir,
    firstDay: FIRST_DAY,
    zone: ZONE,
    owner: chat.owner,
    title: chat.name,
    warn: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  try {
    for (const message of chat.messages) await simulation.play(message);
    const lastDay = Math.max(...chat.messages.map((message) => message.day));
    await simulation.advance(lastDay + 1, '04:30');
    const space = await simulation.service.spaces.open(simulation.space);
    const memory = await space.keeper.look();
    const changes = await space.keeper.changes.list({ limit: 100 });
    const lines = memory.items.map((item) => item.text);
    const unsupported = lines.filter((line) => !wasSaid(line, chat));
    const refusals = changes.flatMap((set) => set.refused);
    const about = (fact: QualityFact) => lines.filter((line) => holds(line, fact.expect));
    const durable = chat.facts.filter((fact) => fact.kind === 'durable' || fact.kind === 'repeated');
    const contradicted = chat.facts.filter((fact) => fact.kind === 'contradicted');
    const passing = chat.facts.filter((fact) => fact.kind === 'temporary' || fact.kind === 'junk');
    const wording = [
      'number',
      'date',
      'name',
      'link',
      'negation',
      'condition',
      'subject',
      'new_words',
      'translated',
    ];
    return {
      chat: `${chat.language}/${chat.name}`,
      kept: durable.filter((fact) => about(fact).length > 0),
      missed: durable.filter((fact) => about(fact).length === 0),
      newestWins: contradicted.filter((fact) => wins(fact, lines)).length,
      contradicted: contradicted.length,
      junk: passing.flatMap((fact) => about(fact)),
      duplicates: countDuplicates(lines, chat.facts),
      unsupported,
      accepted: changes.reduce((total, set) => total + set.operations.length, 0),
      // The chats' people tell no lies, so a wording refused in code was a true one refused.
      trueRefused: refusals
        .filter((one) => wording.includes(one.code))
        .map((one) => `${one.text} (${one.reason})`),
      items: lines.length,
      tokens: memoryTokens(memory.text),
      memory: lines,
    };
  } finally {
    await simulation.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function holds(line: string, parts: readonly string[]): boolean {
  return parts.every((part) => line.toLowerCase().includes(part.toLowerCase()));
}

function wins(fact: QualityFact, lines: readonly string[]): boolean {
  const newest = lines.some((line) => holds(line, [...fact.expect, ...(fact.newest ?? [])]));
  const old = lines.some((line) => (fact.forbid ?? []).some((part) => holds(line, [part])));
  return newest && !old;
}

/** Lines beyond the first that are about the same fact, or are the same. */
function countDuplicates(lines: readonly string[], facts: readonly QualityFact[]): number {
  const again = lines.filter((line, index) =>
    lines
      .slice(0, index)
      .some(
        (other) => other === line || facts.some(({ expect }) => holds(line, expect) && holds(other, expect)),
      ),
  );
  return again.length;
}

/** Whether one message of the chat, or two that follow each other, hold the words and numbers of a line. */
function wasSaid(line: string, { messages, people }: QualityChat): boolean {
  const names = people.map((name) => name.toLowerCase());
  // Dates are put into lines by code, from words such as "tomorrow".
  const undated = line.toLowerCase().replaceAll(/\b20\d{2}(?:-\d{2}){0,2}\b/g, ' ');
  const own = (undated.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => (word.length >= WORD_LENGTH || /\p{N}/u.test(word)) && !names.includes(word),
  );
  return messages.some((message, index) => {
    const said = `${message.text} ${messages[index + 1]?.text ?? ''}`.toLowerCase();
    const fresh = own.filter(
      (word) => !said.includes(/\p{N}/u.test(word) ? word : word.slice(0, WORD_LENGTH)),
    );
    return (
      fresh.every((word) => !/\p{N}/u.test(word)) && fresh.length <= Math.max(1, own.length * MAX_NEW_WORDS)
    );
  });
}

/** The report as people read it. */
export function describeQuality(report: QualityReport): string {
  const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
  const lines = [
    `durable facts kept   ${percent(report.durableKept)}`,
    `junk admitted        ${report.junkAdmitted}`,
    `newest wins          ${percent(report.newestWins)}`,
    `duplicates left      ${report.duplicatesLeft}`,
    `unsupported lines    ${report.unsupportedLines}`,
    `true lines refused   ${percent(report.trueRefused)}`,
    `largest memory       ${report.items} lines, ${report.tokens} tokens`,
  ];
  const details = report.chats.flatMap((chat) => [
    '',
    `${chat.chat}: ${chat.items} lines`,
    ...chat.missed.map((fact) => `  missed: ${fact.id}`),
    ...chat.junk.map((line) => `  junk: ${line}`),
    ...chat.unsupported.map((line) => `  unsupported: ${line}`),
    ...chat.trueRefused.map((line) => `  refused: ${line}`),
  ]);
  return [...lines, ...details].join('\n');
}
