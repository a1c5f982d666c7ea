import type { Space } from '../conversation/spaces.ts';
import { readDiary } from '../dreaming/diary-file.ts';
import { memoryTokens } from '../dreaming/facts.ts';
import { runLedger } from '../dreaming/runs.ts';
import type { Item } from '../memory/types.ts';
import { type Command, type CommandContext, type CommandResult, failure, ok } from './command.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const showCommand: Command = {
  name: 'memory show',
  usage: '',
  summary: 'the memory, line by line, with numbers',
  rights: 'reader',
  async run({ space, services }) {
    const { maxTokens, maxItems } = services.config.memory;
    const memory = await space.keeper.look();
    const tokens = memoryTokens(memory.text);
    const document = {
      space: space.id,
      items: memory.items.map(({ n, heading, text, state, kind, since, lastConfirmed }) => ({
        n,
        heading,
        text,
        state,
        kind: kind ?? null,
        since: since ?? null,
        lastConfirmed: lastConfirmed ?? null,
      })),
      tokens,
      maxTokens,
    };
    const warnings = memory.warnings.map((warning) => `${warning}\n`).join('');
    if (memory.items.length === 0) {
      return ok(`${warnings}The memory is empty. It fills when a dream runs: /memory dream`, document);
    }
    const size = `${memory.items.length} of ${maxItems} lines, ${tokens} of ${maxTokens} tokens`;
    return ok(`${warnings}${numbered(memory.items)}\n\n${size}`, document);
  },
};

function numbered(items: readonly Item[]): string {
  let heading: string | undefined;
  const lines: string[] = [];
  for (const item of items) {
    if (item.heading !== heading && item.heading !== '') {
      lines.push(`${lines.length === 0 ? '' : '\n'}**${item.heading}**`);
    }
    heading = item.heading;
    lines.push(`${item.n}. ${item.text}`);
  }
  return lines.join('\n');
}

export const diaryCommand: Command = {
  name: 'memory diary',
  usage: '[YYYY-MM-DD]',
  summary: 'the dream diary: its newest entries, or a day',
  rights: 'reader',
  async run({ space }, text) {
    const day = text.trim();
    if (day !== '' && !DAY.test(day))
      return failure('usage', `"${day}" is not a day. Write it like 2026-11-30.`);
    if (day !== '') {
      const page = await space.vault.read(`memory/dreams/${day}.md`);
      if (page === undefined) return failure('not_found', `There is no diary of ${day}.`);
      return ok(page.replaceAll(/^<!--.*-->\n/gm, '').trim(), { day, text: page });
    }
    const names = await space.vault.list('.');
    const file = names.includes('DREAMS.md') ? 'DREAMS.md' : 'dreams.md';
    const entries = readDiary((await space.vault.read(file)) ?? '');
    const [latest] = entries;
    if (latest === undefined) return ok('The diary is empty. A dream writes it: /memory dream', { entries });
    const lastRun = entries.filter((entry) => entry.run === latest.run).reverse();
    return ok(lastRun.map((entry) => entry.text).join('\n\n'), { entries });
  },
};

export const whyCommand: Command = {
  name: 'memory why',
  usage: '<number or text>',
  summary: 'which words a line rests on, said by whom and when',
  rights: 'reader',
  async run(context, text) {
    const found = await pickItem(context.space, text);
    if ('status' in found) return found;
    const { item } = found;
    const change = (await context.space.keeper.changes.read(item.change)) ?? null;
    const operation = change?.operations.find((one) => one.after?.text === item.text);
    const evidence = item.sources.map((source) => ({
      note: item.notes[0] ?? null,
      turn: source.turn,
      at: source.at,
      speaker: source.speaker.name,
      quote: source.quote,
      link: null,
    }));
    const replaced = (operation?.before ?? []).map((line) => line.text).filter((line) => line !== item.text);
    const lines = evidence.map(
      ({ at, speaker, quote }) => `- ${at.slice(0, 10)}, ${speaker || 'a person'}: "${quote}"`,
    );
    const origin =
      change === null
        ? 'It stood in the file when Reverie first saw it.'
        : `It came with change ${change.n} (${change.who}, ${change.at.slice(0, 10)}).${operation === undefined ? '' : ` ${operation.reason}`}`;
    const body = [
      `${item.n}. ${item.text}`,
      lines.length > 0 ? lines.join('\n') : 'No logged words: a person wrote it.',
      origin,
      ...(replaced.length > 0 ? [`It replaced: ${replaced.join(' / ')}`] : []),
    ];
    return ok(body.join('\n'), { item, evidence, change: change?.n ?? null, replaced });
  },
};

/** The item that a number or a text means, or why there is none. */
export async function pickItem(space: Space, text: string): Promise<{ item: Item } | CommandResult> {
  const wanted = text.trim();
  if (wanted === '')
    return failure('usage', 'Which line? Give its number or some of its words; /memory show lists them.');
  const found = await space.keeper.find(wanted);
  if (found === undefined)
    return failure('not_found', `No line of the memory is "${wanted}". /memory show lists them.`);
  if ('ambiguous' in found) {
    return failure(
      'usage',
      `Several lines could be meant; give the number:\n${found.ambiguous.map((item) => `${item.n}. ${item.text}`).join('\n')}`,
    );
  }
  return { item: found };
}

export const statusCommand: Command = {
  name: 'memory status',
  usage: '',
  summary: 'dreaming, the last run, what waits, and the size of the memory',
  rights: 'reader',
  async run(context, text) {
    const status = await describeStatus(context, text.trim() === 'deep');
    return ok(status.text, status.document);
  },
};

/** The state of a space, from its ledger. */
export async function describeStatus(
  { space, services }: CommandContext,
  deep = false,
): Promise<{ text: string; document: Record<string, unknown> }> {
  const { config, schedule, dreams } = services;
  const memory = await space.keeper.look();
  const ledger = runLedger(space.state);
  const lastRun = await ledger.last();
  const waiting = (await space.conversations()).reduce((sum, one) => sum + one.waiting(), 0);
  const marks = [...(await space.state.judged()).values()];
  const today = space.today();
  const promotedToday = (await ledger.list(50))
    .filter((run) => run.to === today)
    .reduce((sum, run) => sum + run.counts.promoted, 0);
  const heldByGate: Record<string, number> = {};
  for (const { verdict, code } of marks) {
    if (verdict === 'staged' || verdict === 'held' || verdict === 'refused')
      heldByGate[code] = (heldByGate[code] ?? 0) + 1;
  }
  const { enabled, nextRunAt, nextRunLocal } = await schedule.describe(space);
  const entries = (await space.notes.records()).length;
  const { maxItems, maxTokens } = config.memory;
  const tokens = memoryTokens(memory.text);
  const undelivered = await services.undelivered();
  const unreadFiles = await space.notes.unreadFiles();
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
    ...(deep
      ? {
          gates: { salience: config.dreaming.phases.deep.salience },
          index: null,
          unreadFiles,
          issues: memory.warnings,
        }
      : {}),
  };
  const gates = Object.entries(heldByGate).map(([code, count]) => `${count} ${code.replaceAll('_', ' ')}`);
  const running = dreams.running(space.id) === undefined ? '' : ' A dream is running now.';
  const lines = [
    `Dreaming is ${enabled ? `on (${config.dreaming.frequency}); next: ${nextRunLocal}` : 'off; /memory dream works all the same'}.${running}`,
    lastRun === undefined
      ? 'No dream so far. After setting up, run /memory dream 30 once.'
      : `Last dream: ${lastRun.startedAt.slice(0, 16).replace('T', ' ')}, ${lastRun.outcome ?? 'not ended'}${lastRun.reason === '' ? '' : ` (${lastRun.reason})`}; ${lastRun.model.tokensIn + lastRun.model.tokensOut} tokens.`,
    `${waiting} ${waiting === 1 ? 'message waits' : 'messages wait'} to be noted; ${entries} ${entries === 1 ? 'note' : 'notes'} so far, ${promotedToday} promoted today${gates.length === 0 ? '' : `; not promoted: ${gates.join(', ')}`}.`,
    `Memory: ${memory.items.length} of ${maxItems} lines, ${tokens} of ${maxTokens} tokens${tokens > maxTokens ? ' (over its budget: lines of yours fill it)' : ''}.`,
    ...(undelivered === 0
      ? []
      : [`${undelivered} ${undelivered === 1 ? 'notice' : 'notices'} may not have arrived.`]),
    ...(unreadFiles.length === 0
      ? []
      : [`Not read, because the name has no day: ${unreadFiles.join(', ')}.`]),
    ...memory.warnings,
  ];
  return { text: lines.join('\n'), document };
}
