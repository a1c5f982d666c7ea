import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSimulation } from '../src/cli/demo/simulation.ts';
import type { Space } from '../src/conversation/spaces.ts';
import { readDiary } from '../src/dreaming/diary-file.ts';
import { memoryTokens } from '../src/dreaming/facts.ts';
import type { Item } from '../src/memory/types.ts';
import { sentences } from '../src/text/sentences.ts';
import { addDays } from '../src/time/zone.ts';
import { CHANGED, REPEATED } from './nights/family.ts';
import { familyChat } from './nights/script.ts';
import type { Purpose, RepeatedFact } from './nights/types.ts';
import { isCovered } from './support/covered.ts';
import { mean } from './support/figures.ts';

const FIRST_DAY = '2026-09-07';
const ZONE = 'Europe/Kyiv';
const OWNER = 'Olena';
const MAX_ITEMS = 30;
const MAX_TOKENS = 2_000;
/** From so many days on which it was told a fact has to stay. */
const TOLD_OFTEN = 2;

export interface NightsReport {
  nights: number;
  messages: number;
  /** Nights after which `MEMORY.md` was larger than its limits. */
  overBudget: number;
  items: number;
  /** The largest `MEMORY.md`, and its mean size in the second and in the last quarter of the nights. */
  tokens: number;
  tokensEarly: number;
  tokensLate: number;
  /** Facts told on several days, and which of them were missing after how many nights. */
  repeated: number;
  lost: { fact: string; nights: number }[];
  /** Changed minds of which only the newer statement stands after the next dream. */
  changed: number;
  newestWins: number;
  /** Lines that ever stood and cannot be traced to words of a message, and those that rest on chatter alone. */
  lines: number;
  untraceable: string[];
  junk: string[];
  /** Nights with an entry of the diary, and the share of its sentences that had stood in it before. */
  diaryEntries: number;
  diaryRepeats: number;
  warnings: string[];
}

export interface NightsOptions {
  nights: number;
  /** Where everything is kept afterwards; default: a temporary folder. */
  dataDir?: string;
}

/** Nights of a family that chats in three languages, through the whole product with the offline model. */
export async function nights({ nights: count, dataDir }: NightsOptions): Promise<NightsReport> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'reverie-nights-')));
  const chat = familyChat(count, FIRST_DAY);
  const people = [...new Set(chat.map(({ who }) => who))];
  const warnings: string[] = [];
  const simulation = await openSimulation({
    dataDir: folder,
    firstDay: FIRST_DAY,
    zone: ZONE,
    owner: OWNER,
    title: 'The family',
    warn: (sentence) => warnings.push(sentence),
  });
  try {
    const space = await simulation.service.spaces.open(simulation.space);
    const purposes = new Map<string, Purpose>(chat.map(({ text, purpose }) => [text, purpose]));
    const said = new Map<string, string>();
    const lines = new Map<string, Item>();
    const sizes: { items: number; tokens: number }[] = [];
    const lost = new Map<string, number>();
    const diary = new Map<string, string>();
    let newestWins = 0;
    for (let day = 0; day < count; day += 1) {
      for (const line of chat.filter((one) => one.day === day)) await simulation.play(line);
      await simulation.advance(day + 1, '03:30');
      for (const { id, text } of await space.log.read(addDays(FIRST_DAY, day))) said.set(id, text);
      const { items, text } = await space.keeper.look();
      sizes.push({ items: items.length, tokens: memoryTokens(text) });
      for (const item of items) if (!lines.has(item.text)) lines.set(item.text, item);
      newestWins += CHANGED.filter(({ after }) => after.day === day).filter(
        ({ newest, old }) =>
          items.some((item) => holds(item.text, [newest])) && !items.some((item) => holds(item.text, [old])),
      ).length;
      const entry = await newestEntry(space);
      if (entry !== undefined) diary.set(entry.run, entry.prose);
      for (const { expect } of REPEATED.filter((fact) => isDue(fact, day))) {
        if (!items.some((item) => holds(item.text, expect))) {
          lost.set(expect.join(' '), (lost.get(expect.join(' ')) ?? 0) + 1);
        }
      }
    }
    const quarter = Math.ceil(count / 4);
    return {
      nights: count,
      messages: chat.length,
      overBudget: sizes.filter((one) => one.items > MAX_ITEMS || one.tokens > MAX_TOKENS).length,
      items: Math.max(...sizes.map((one) => one.items)),
      tokens: Math.max(...sizes.map((one) => one.tokens)),
      tokensEarly: mean(sizes.slice(quarter, quarter * 2).map((one) => one.tokens)),
      tokensLate: mean(sizes.slice(-quarter).map((one) => one.tokens)),
      repeated: REPEATED.filter((fact) => isDue(fact, count - 1)).length,
      lost: [...lost].map(([fact, of]) => ({ fact, nights: of })),
      changed: CHANGED.filter(({ after }) => after.day < count).length,
      newestWins,
      lines: lines.size,
      untraceable: [...lines.values()]
        .filter((item) => !isTraceable(item, said, people))
        .map(({ text }) => text),
      junk: [...lines.values()]
        .filter(({ sources }) =>
          sources.every(({ turn }) => purposes.get(said.get(turn) ?? '') === 'chatter'),
        )
        .map(({ text }) => text),
      diaryEntries: diary.size,
      diaryRepeats: repeats(diary.values()),
      warnings,
    };
  } finally {
    await simulation.stop();
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  }
}

function isDue({ days }: RepeatedFact, day: number): boolean {
  return days.filter((on) => on <= day).length >= TOLD_OFTEN;
}

function holds(line: string, parts: readonly string[]): boolean {
  return parts.every((part) => line.toLowerCase().includes(part));
}

/** Whether a line's quotes stand in the messages that it names, and these hold its words. */
function isTraceable(item: Item, said: ReadonlyMap<string, string>, people: readonly string[]): boolean {
  const words = item.sources.map(({ turn }) => said.get(turn) ?? '');
  const quoted = item.sources.every(({ quote }, at) => words[at]?.includes(quote) === true);
  return item.sources.length > 0 && quoted && isCovered(item.text, words.join(' '), people);
}

/** What a dream wrote into the diary, newest dream alone. */
async function newestEntry({ vault }: Space): Promise<{ run: string; prose: string } | undefined> {
  const entries = readDiary((await vault.read('DREAMS.md')) ?? '');
  const run = entries[0]?.run;
  if (run === undefined) return undefined;
  const own = entries.filter((entry) => entry.run === run);
  return { run, prose: own.map(({ text }) => text.replace(/^\*\*.*\*\*\n/, '')).join('\n\n') };
}

function repeats(proses: Iterable<string>): number {
  const all = [...proses].flatMap((prose) => sentences(prose));
  return all.length === 0 ? 0 : 1 - new Set(all).size / all.length;
}

/** The report as people read it. */
export function describeNights(report: NightsReport): string {
  const list = (name: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', `${name}:`, ...lines.map((line) => `  ${line}`)];
  return [
    `nights               ${report.nights}, with ${report.messages} messages`,
    `nights over budget   ${report.overBudget}`,
    `largest memory       ${report.items} lines, ${report.tokens} tokens`,
    `tokens, early/late   ${report.tokensEarly.toFixed(0)} / ${report.tokensLate.toFixed(0)}`,
    `repeated facts lost  ${report.lost.length} of ${report.repeated}`,
    `newest wins          ${report.newestWins} of ${report.changed}`,
    `lines ever           ${report.lines}, of them not traceable ${report.untraceable.length}, of chatter ${report.junk.length}`,
    `diary                ${report.diaryEntries} entries, ${(report.diaryRepeats * 100).toFixed(0)} % of its sentences not new`,
    ...list(
      'lost',
      report.lost.map(({ fact, nights: count }) => `${fact}: ${count} nights`),
    ),
    ...list('not traceable', report.untraceable),
    ...list('of chatter', report.junk),
    ...list('warnings', report.warnings),
  ].join('\n');
}
