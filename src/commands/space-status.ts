import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import { memoryTokens } from '../dreaming/facts.ts';
import { money } from '../dreaming/purse.ts';
import { runLedger } from '../dreaming/runs.ts';
import type { Run } from '../dreaming/types.ts';
import type { DaySpending, Spending } from '../llm/ledger.ts';
import { localMinute } from '../time/zone.ts';
import type { CommandContext } from './command.ts';

/** How many of the newest runs are looked through for today's. */
const RUNS_OF_A_DAY = 50;

/**
 * The state of a space, from its ledger: as text, and as the document of `memory status`.
 * @param mayRead whether the reader may see what is remembered; others get counts alone
 * @param deep whether the document holds gates, unread files and issues too
 */
export async function describeStatus(
  { space, services }: Pick<CommandContext, 'space' | 'services'>,
  mayRead: boolean,
  deep = false,
) {
  const { config, schedule, dreams } = services;
  const memory = await space.keeper.look();
  const ledger = runLedger(space.state);
  const lastRun = await ledger.last();
  const waiting = (await space.conversations()).reduce((sum, one) => sum + one.waiting(), 0);
  const today = space.today();
  const promotedToday = (await ledger.list(RUNS_OF_A_DAY))
    .filter((run) => run.to === today)
    .reduce((sum, run) => sum + run.counts.promoted, 0);
  const heldByGate = await countStopped(space);
  const { enabled, nextRunAt, nextRunLocal } = await schedule.describe(space);
  const entries = (await space.notes.records()).length;
  const { maxItems, maxTokens } = config.memory;
  const tokens = memoryTokens(memory.text);
  const undelivered = await services.undelivered();
  const unreadFiles = await space.notes.unreadFiles();
  const { day, spent } = await services.ledger.today();
  const questions = await space.keeper.questions();
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
    store: { entries, signals: 0, grounded: 0, promotedToday },
    memory: { items: memory.items.length, maxItems, tokens, maxTokens },
    heldByGate,
    spending: spendingDocument(day, spent),
    ...(deep
      ? {
          gates: { salience: config.dreaming.phases.deep.salience },
          index: null,
          unreadFiles,
          issues: questions,
        }
      : {}),
  };
  const stopped = Object.entries(heldByGate).map(([code, count]) => `${count} ${code.replaceAll('_', ' ')}`);
  const running = dreams.running(space.id) === undefined ? '' : ' A dream is running now.';
  const lines = [
    `Dreaming is ${enabled ? `on (${config.dreaming.frequency}); next: ${nextRunLocal}` : 'off; /memory dream works all the same'}.${running}`,
    describeRun(lastRun, space.settings.dreamTimezone),
    `${counted(waiting, 'message waits', 'messages wait')} to be noted; ${counted(entries, 'note', 'notes')} so far, ${promotedToday} promoted today${stopped.length === 0 ? '' : `; not promoted: ${stopped.join(', ')}`}.`,
    `Memory: ${memory.items.length} of ${maxItems} lines, ${tokens} of ${maxTokens} tokens${tokens > maxTokens ? ' (over its budget: lines of yours fill it)' : ''}.`,
    ...describeSpending(spent, config.dreaming.budget),
    ...(undelivered === 0 ? [] : [`${counted(undelivered, 'message', 'messages')} may not have arrived.`]),
    ...(!mayRead || unreadFiles.length === 0
      ? []
      : [`Not read, because the name has no day: ${unreadFiles.join(', ')}.`]),
    ...(mayRead ? questions : []),
  ];
  return { text: lines.join('\n'), document };
}

const TASKS = ['reply', 'summarise', 'distil', 'narrate'] as const;
type Total = Omit<Spending, 'cost'> & { cost: number | null };

/** What all spaces together took today, by task; `dreams` are those calls again that dreams made. */
function spendingDocument(day: string, spent: DaySpending) {
  const total = (one: Spending | undefined): Total => {
    const { calls = 0, tokensIn = 0, tokensOut = 0, cost } = one ?? {};
    return { calls, tokensIn, tokensOut, cost: cost ?? (tokensIn + tokensOut === 0 ? 0 : null) };
  };
  const { reply, summarise, distil, narrate, dreams } = spent;
  return {
    day,
    reply: total(reply),
    summarise: total(summarise),
    distil: total(distil),
    narrate: total(narrate),
    dreams: total(dreams),
  };
}

function describeSpending(spent: DaySpending, budget: Config['dreaming']['budget']): string[] {
  const tokens = (one: Spending | undefined): number => (one?.tokensIn ?? 0) + (one?.tokensOut ?? 0);
  const by = TASKS.filter((task) => tokens(spent[task]) > 0);
  if (by.length === 0) return [];
  const costs = by.map((task) => spent[task]?.cost);
  const known = costs.filter((cost) => cost !== undefined);
  const cost = known.length < costs.length ? '' : `, cost ${money(known.reduce((sum, one) => sum + one, 0))}`;
  const { tokensPerDay, moneyPerDay } = budget;
  const limits = [
    ...(tokensPerDay === undefined ? [] : [`of ${tokensPerDay} tokens`]),
    ...(moneyPerDay === undefined ? [] : [`cost ${money(spent.dreams?.cost ?? 0)} of ${money(moneyPerDay)}`]),
  ];
  const dreams = [tokens(spent.dreams), ...limits].join(', ').replace(', of', ' of');
  const sum = by.reduce((all, task) => all + tokens(spent[task]), 0);
  return [
    `Today in all spaces: ${counted(sum, 'token', 'tokens')} (${by.map((task) => `${task} ${tokens(spent[task])}`).join(', ')})${cost}; by dreams: ${dreams}.`,
  ];
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

/** In the zone in which the next dream is told, so that the two can be compared. */
function describeRun(run: Run | undefined, zone: string): string {
  if (run === undefined) return 'No dream so far. After setting up, run /memory dream 30 once.';
  const when = `${localMinute(Date.parse(run.startedAt), zone)} (${zone})`;
  const reason = run.reason === '' ? '' : ` (${run.reason})`;
  return `Last dream: ${when}, ${run.outcome ?? 'not ended'}${reason}; ${run.model.tokensIn + run.model.tokensOut} tokens${run.model.cost === null || run.model.cost === 0 ? '' : `, cost ${money(run.model.cost)}`}.`;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
