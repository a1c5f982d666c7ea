import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSimulation } from '../src/cli/demo/simulation.ts';
import { memoryTokens } from '../src/dreaming/facts.ts';
import { DEVELOPED } from './quality/developed.ts';
import { HELD_OUT } from './quality/held-out.ts';
import type { QualityChat, QualityFact } from './quality/types.ts';
import { isCovered } from './support/covered.ts';

const FIRST_DAY = '2026-09-07';
const ZONE = 'Europe/Kyiv';
/** Languages written without spaces between words. */
const UNSPACED = ['zh', 'ja'];
/** A line in one of these with more unknown words than this, and more than one, is not what was said. */
const MAX_NEW_WORDS = 0.25;

/** Whether the rules of the offline model were worked out on a chat, or nobody who wrote them looked at it. */
export type ChatOrigin = 'developed' | 'heldOut';

/** What became of one chat's facts. */
interface ChatResult {
  chat: string;
  origin: ChatOrigin;
  language: string;
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
export interface QualityFigures {
  durableKept: number;
  junkAdmitted: number;
  newestWins: number;
  duplicatesLeft: number;
  unsupportedLines: number;
  trueRefused: number;
  /** Of the largest memory. */
  items: number;
  tokens: number;
}

/** The figures over all chats, over those of each origin and language, and what became of each chat. */
export interface QualityReport extends QualityFigures {
  /** Languages by BCP 47 code. */
  byOrigin: Record<ChatOrigin, QualityFigures & { byLanguage: Record<string, QualityFigures> }>;
  chats: ChatResult[];
}

/** Plays the labelled chats with nightly offline dreams through the whole product and looks at what is remembered. */
export async function quality(
  labelled: Record<ChatOrigin, readonly QualityChat[]> = { developed: DEVELOPED, heldOut: HELD_OUT },
): Promise<QualityReport> {
  const chats: ChatResult[] = [];
  for (const origin of ['developed', 'heldOut'] as const)
    for (const chat of labelled[origin]) chats.push(await playChat(chat, origin));
  const ofOrigin = (origin: ChatOrigin) => {
    const own = chats.filter((chat) => chat.origin === origin);
    const byLanguage: Record<string, QualityFigures> = {};
    for (const { language } of own)
      byLanguage[language] ??= figuresOf(own.filter((chat) => chat.language === language));
    return { ...figuresOf(own), byLanguage };
  };
  return {
    ...figuresOf(chats),
    byOrigin: { developed: ofOrigin('developed'), heldOut: ofOrigin('heldOut') },
    chats,
  };
}

function figuresOf(chats: readonly ChatResult[]): QualityFigures {
  const sum = (pick: (chat: ChatResult) => number): number =>
    chats.reduce((total, chat) => total + pick(chat), 0);
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
  const kept = sum((chat) => chat.kept.length);
  const refused = sum((chat) => chat.trueRefused.length);
  return {
    durableKept: share(kept, kept + sum((chat) => chat.missed.length)),
    junkAdmitted: sum((chat) => chat.junk.length),
    newestWins: share(
      sum((chat) => chat.newestWins),
      sum((chat) => chat.contradicted),
    ),
    duplicatesLeft: sum((chat) => chat.duplicates),
    unsupportedLines: sum((chat) => chat.unsupported.length),
    trueRefused: share(refused, refused + sum((chat) => chat.accepted)),
    items: Math.max(0, ...chats.map((chat) => chat.items)),
    tokens: Math.max(0, ...chats.map((chat) => chat.tokens)),
  };
}

async function playChat(chat: QualityChat, origin: ChatOrigin): Promise<ChatResult> {
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
      origin,
      language: chat.language,
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
function wasSaid(line: string, { language, messages, people }: QualityChat): boolean {
  const covered = UNSPACED.includes(language)
    ? (said: string) => isCoveredUnspaced(line, said, people, language)
    : (said: string) => isCovered(line, said, people);
  return messages.some((message, index) => covered(`${message.text} ${messages[index + 1]?.text ?? ''}`));
}

/** Like `isCovered`, with the words cut by a dictionary; single letters and words of hiragana carry little. */
function isCoveredUnspaced(line: string, said: string, people: readonly string[], language: string): boolean {
  const unnamed = people.reduce(
    (text, name) => text.replaceAll(name.toLowerCase(), ' '),
    line.toLowerCase().replaceAll(/\b20\d{2}(?:-\d{2}){0,2}\b/g, ' '),
  );
  const own = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(unnamed)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .filter((word) => /\p{N}/u.test(word) || (word.length > 1 && !/^\p{Script=Hiragana}+$/u.test(word)));
  const fresh = own.filter((word) => !said.toLowerCase().includes(word));
  return (
    fresh.every((word) => !/\p{N}/u.test(word)) && fresh.length <= Math.max(1, own.length * MAX_NEW_WORDS)
  );
}

/** The report as people read it. */
export function describeQuality(report: QualityReport): string {
  const { developed, heldOut } = report.byOrigin;
  const lines = [
    `chats the rules were worked out on   ${describeFigures(developed)}`,
    `chats held out                       ${describeFigures(heldOut)}`,
    `largest memory                       ${report.items} lines, ${report.tokens} tokens`,
    ...Object.entries(heldOut.byLanguage).map(
      ([language, figures]) => `held out, ${language}                         ${describeFigures(figures)}`,
    ),
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

function describeFigures(figures: QualityFigures): string {
  const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
  return [
    `kept ${percent(figures.durableKept)}`,
    `junk ${figures.junkAdmitted}`,
    `newest wins ${percent(figures.newestWins)}`,
    `duplicates ${figures.duplicatesLeft}`,
    `unsupported ${figures.unsupportedLines}`,
    `true refused ${percent(figures.trueRefused)}`,
  ].join(', ');
}
