import { literal } from '../chat/markup.ts';
import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import { questionButtons } from '../dreaming/buttons.ts';
import { MAX_DREAM_DAYS } from '../dreaming/dream.ts';
import { memoryTokens } from '../dreaming/facts.ts';
import { duration } from '../dreaming/notice.ts';
import { money } from '../dreaming/purse.ts';
import { runLedger } from '../dreaming/runs.ts';
import {
  changesInWords,
  groupStopped,
  readInWords,
  reasonOf,
  refusedInWords,
  stoppedInWords,
} from '../dreaming/stop-words.ts';
import type { Run } from '../dreaming/types.ts';
import type { DaySpending, Spending } from '../llm/ledger.ts';
import type { Item } from '../memory/types.ts';
import { retell } from '../text/retell.ts';
import { momentText, say, type TextKey, type Texts } from '../text/say.ts';
import { singleLine } from '../text/visible.ts';
import { addDays } from '../time/zone.ts';
import type { CommandContext } from './command.ts';

/** How many of the newest runs are looked through for today's. */
const RUNS_OF_A_DAY = 50;
/** Notes of each kind that the deep status names. */
const MOST_NOTES = 5;

/**
 * The state of a space, from its ledger: as text, and as the document of `memory status`.
 * @param mayRead whether the reader may see what is remembered; others get counts alone
 * @param deep whether the document holds gates, unread files and issues too
 */
export async function describeStatus(
  { space, services, texts }: Pick<CommandContext, 'space' | 'services' | 'texts'>,
  mayRead: boolean,
  deep = false,
) {
  const { config, schedule, dreams } = services;
  const memory = await space.keeper.look();
  const ledger = runLedger(space.state);
  const lastRun = await ledger.last();
  const waiting = (await space.conversations()).reduce((sum, one) => sum + one.waiting(), 0);
  const today = space.today();
  const runsToday = (await ledger.list(RUNS_OF_A_DAY)).filter((run) => run.to === today);
  const ids = new Set(runsToday.map(({ id }) => id));
  const held = new Set(memory.items.flatMap(({ notes }) => notes));
  // Dreams of a day that judge afresh may promote the same note, which becomes memory once.
  const promotedToday = Math.min(
    runsToday.reduce((sum, run) => sum + run.counts.promoted, 0),
    [...(await space.state.judged())].filter(
      ([key, { verdict, run }]) =>
        (verdict === 'promoted' || verdict === 'kept') && ids.has(run) && held.has(key),
    ).length,
  );
  const heldByGate = await countStopped(space);
  const { enabled, nextRunAt, nextRunLocal } = await schedule.describe(space, texts);
  const entries = await space.notes.count();
  const { maxItems, maxTokens } = config.memory;
  const tokens = memoryTokens(memory.text);
  const isOver = tokens > maxTokens || memory.items.length > maxItems;
  const undelivered = await services.undelivered();
  const unreadFiles = await space.notes.unreadFiles();
  const { day, spent } = await services.ledger.today();
  const questions = await space.keeper.questions();
  const { secretLines } = await space.shownMemory();
  const document = {
    space: space.id,
    dreaming: {
      enabled,
      frequency: config.dreaming.frequency,
      timezone: space.settings.dreamTimezone,
      nextRunAt,
    },
    lastRun: lastRun ?? null,
    waiting,
    store: {
      entries,
      signals: await space.state.evidence.size(),
      grounded: await space.state.evidence.grounded.size(),
      promotedToday,
    },
    memory: { items: memory.items.length, maxItems, tokens, maxTokens },
    heldByGate,
    spending: spendingDocument(day, spent),
    platforms: services.platforms(),
    ...(deep
      ? {
          gates: gatesOf(config),
          index: await space.recall.describe(),
          unreadFiles,
          issues: questions,
        }
      : {}),
  };
  const stopped = stoppedInWords(heldByGate, texts);
  const counts = {
    waiting: say(texts, 'status.waiting', { count: waiting }),
    notes: say(texts, 'status.notes', { count: entries }),
    promoted: say(texts, 'status.promoted', { count: promotedToday }),
  };
  const size = {
    lines: say(texts, 'ofLines', { part: memory.items.length, count: maxItems }),
    tokens: say(texts, 'ofTokens', { part: tokens, count: maxTokens }),
  };
  const { memoryEnabled } = space.settings;
  const lines = [
    [
      dreamingInWords({ enabled, nextRunLocal }, memoryEnabled, texts),
      ...(dreams.running(space.id) === undefined ? [] : [say(texts, 'status.running')]),
    ].join(texts.gap),
    describeRun(texts, lastRun, space.settings.dreamTimezone),
    stopped === ''
      ? say(texts, 'status.store', counts)
      : say(texts, 'status.storeStopped', { ...counts, list: stopped }),
    say(texts, isOver ? 'status.memoryOver' : 'status.memory', size),
    ...describeSpending(texts, spent, config.dreaming.budget),
    ...(undelivered === 0 ? [] : [say(texts, 'status.undelivered', { count: undelivered })]),
    ...(!mayRead || unreadFiles.length === 0
      ? []
      : [say(texts, 'status.unread', { files: unreadFiles.join(', ') })]),
    ...(mayRead && secretLines.length > 0
      ? [say(texts, 'status.secrets', { lines: secretLines.join(', ') })]
      : []),
    ...describePlatforms(services.platforms(), mayRead, texts),
    ...(mayRead ? questions.map((question) => literal(retell(texts, question))) : []),
    ...(mayRead && deep ? await describeStopped(space, memory.items, texts) : []),
  ];
  return { text: lines.join('\n'), document, buttons: mayRead ? questionButtons(texts, questions) : [] };
}

/** Whether there are dreams on schedule, and when the next one is. */
export function dreamingInWords(
  { enabled, nextRunLocal }: { enabled: boolean; nextRunLocal: string },
  memoryEnabled: boolean,
  texts: Texts,
): string {
  if (enabled) return say(texts, 'status.on', { next: nextRunLocal });
  return say(texts, memoryEnabled ? 'status.off' : 'status.noMemory');
}

/** What the two lanes into memory ask for. */
function gatesOf(config: Config) {
  const { minScore, minRecallCount, minUniqueQueries, maxAgeDays, limit, salience } =
    config.dreaming.phases.deep;
  return { minScore, minRecallCount, minUniqueQueries, maxAgeDays, limit, salience };
}

/** Which platforms are connected, where there are several; why one is not; and what one could not do. */
function describePlatforms(
  platforms: ReturnType<CommandContext['services']['platforms']>,
  mayRead: boolean,
  texts: Texts,
): string[] {
  if (!mayRead) return [];
  const connected = platforms.filter(({ running }) => running).map(({ name }) => name);
  return [
    ...(platforms.length < 2 || connected.length === 0
      ? []
      : [say(texts, 'status.connected', { list: connected.join(texts.comma) })]),
    ...platforms.flatMap(({ name, problem }) =>
      problem === undefined ? [] : [say(texts, 'status.away', { name, why: retell(texts, problem) })],
    ),
    ...platforms.flatMap(({ gaps = [] }) => gaps.map((gap) => retell(texts, gap))),
  ];
}

const TASKS = ['reply', 'summarise', 'distil', 'narrate', 'embed'] as const;
type Total = Omit<Spending, 'cost'> & { cost: number | null };

/** What all spaces together took today, by task; `dreams` are those calls again that dreams made. */
function spendingDocument(day: string, spent: DaySpending) {
  const total = (one: Spending | undefined): Total => {
    const { calls = 0, tokensIn = 0, tokensOut = 0, cost } = one ?? {};
    return { calls, tokensIn, tokensOut, cost: cost ?? (tokensIn + tokensOut === 0 ? 0 : null) };
  };
  const { reply, summarise, distil, narrate, embed, dreams } = spent;
  return {
    day,
    reply: total(reply),
    summarise: total(summarise),
    distil: total(distil),
    narrate: total(narrate),
    embed: total(embed),
    dreams: total(dreams),
  };
}

function describeSpending(texts: Texts, spent: DaySpending, budget: Config['dreaming']['budget']): string[] {
  const tokens = (one: Spending | undefined): number => (one?.tokensIn ?? 0) + (one?.tokensOut ?? 0);
  const by = TASKS.filter((task) => tokens(spent[task]) > 0);
  if (by.length === 0) return [];
  const costs = by.map((task) => spent[task]?.cost);
  const known = costs.filter((cost) => cost !== undefined);
  const sum = by.reduce((all, task) => all + tokens(spent[task]), 0);
  const tasks = by.map((task) => `${say(texts, `task.${task}`)} ${tokens(spent[task])}`).join(texts.comma);
  const total = [
    `${say(texts, 'tokens', { count: sum })}${say(texts, 'aside', { text: tasks })}`,
    ...(known.length < costs.length
      ? []
      : [say(texts, 'status.cost', { amount: money(known.reduce((all, one) => all + one, 0)) })]),
  ].join(texts.comma);
  const { tokensPerDay, moneyPerDay } = budget;
  const part = tokens(spent.dreams);
  const amount = money(spent.dreams?.cost ?? 0);
  const dreams = [
    tokensPerDay === undefined ? String(part) : say(texts, 'ofTokens', { part, count: tokensPerDay }),
    ...(moneyPerDay === undefined ? [] : [say(texts, 'status.costOf', { amount, most: money(moneyPerDay) })]),
  ].join(texts.comma);
  return [say(texts, 'status.spent', { spent: total, dreams })];
}

/** Notes that no dream promoted, by the gate that stopped them. */
async function countStopped({ state }: Space): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { verdict, code } of (await state.judged()).values()) {
    if (verdict === 'staged' || verdict === 'held' || verdict === 'refused')
      counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** The newest notes that are no memory, by what stopped them. */
async function describeStopped(
  { state, notes, today }: Space,
  items: readonly Item[],
  texts: Texts,
): Promise<string[]> {
  const live = await notes.live(addDays(today(), 1 - MAX_DREAM_DAYS), today());
  const marks = await state.judged();
  const standing = new Set(items.flatMap((item) => item.notes));
  const groups = new Map<TextKey, string[]>();
  for (const { key, text } of live.reverse()) {
    const mark = marks.get(key);
    if (mark === undefined || mark.verdict === 'promoted' || mark.verdict === 'kept') continue;
    if (standing.has(key)) continue;
    const [[words] = []] = groupStopped({ [mark.code]: 1 });
    if (words !== undefined) groups.set(words, [...(groups.get(words) ?? []), text]);
  }
  if (groups.size === 0) return [];
  const told = [...groups].map(([words, all]) => {
    const lines = all.slice(0, MOST_NOTES).map((text) => `- ${singleLine(text)}`);
    return [`**${say(texts, words, { count: all.length })}**`, ...lines].join('\n');
  });
  return [`\n${say(texts, 'status.stoppedNotes')}`, ...told];
}

/** In the zone in which the next dream is told, so that the two can be compared. */
function describeRun(texts: Texts, run: Run | undefined, zone: string): string {
  if (run === undefined) return say(texts, 'status.noDream');
  const { tokensIn, tokensOut, cost } = run.model;
  const changes = changesInWords(run, texts);
  const told = [
    changes === '' ? '' : say(texts, 'sentence', { text: changes }),
    readInWords(run, texts),
    reasonOf(texts, run),
    refusedInWords(run, texts),
  ];
  const why = told
    .filter((part) => part !== '')
    .join(texts.gap)
    .replace(/[.。]$/, '');
  const reason = why === '' ? '' : say(texts, 'aside', { text: why });
  const isOver = run.endedAt !== null && run.outcome !== 'skipped';
  const spent = [
    ...(isOver ? [duration(texts, run)] : []),
    ...(tokensIn + tokensOut === 0 ? [] : [say(texts, 'tokens', { count: tokensIn + tokensOut })]),
    ...(cost === null || cost === 0 ? [] : [say(texts, 'status.cost', { amount: money(cost) })]),
  ];
  return say(texts, 'status.lastDream', {
    when: say(texts, 'moment', { time: momentText(texts, Date.parse(run.startedAt), zone), zone }),
    outcome: `${say(texts, `outcome.${run.outcome ?? 'open'}`)}${reason}`,
    spent: spent.map((part) => `${texts.comma}${part}`).join(''),
  });
}
