import type { Gates } from '../dreaming/evidence/gates.ts';
import { rankedPool } from '../dreaming/evidence/pool.ts';
import { isSettledBy, type Standing, standings } from '../dreaming/evidence/standing.ts';
import { reasonOf } from '../dreaming/stop-words.ts';
import type { Run } from '../dreaming/types.ts';
import { say } from '../text/say.ts';
import { candidateDocument } from './candidate-document.ts';
import { describeLines } from './change-text.ts';
import { type Command, type CommandContext, type CommandResult, failure, ok } from './command.ts';
import { shorten } from './item.ts';
import { statusOf } from './run-status.ts';
import { candidateText } from './stop-text.ts';

/** What a promotion asks for: which gates, how many candidates, and whether it is carried out. */
interface Asked {
  gates: Partial<Gates>;
  limit: number | undefined;
  apply: boolean;
}

const GATES = {
  'min-score': 'minScore',
  'min-recall-count': 'minRecallCount',
  'min-unique-queries': 'minUniqueQueries',
} as const;
const GATE = /^(min-[a-z-]+)=(\d{1,6}(?:\.\d{1,6})?)$/;
const LIMIT = /^[1-9]\d{0,2}$|^1000$/;

export const promoteCommand: Command = {
  name: 'memory promote',
  usage: '[limit]',
  rights: 'owner',
  reads: (text) => read(text)?.apply !== true,
  remembers: (text) => read(text)?.apply === true,
  async run(context, text) {
    const asked = read(text);
    if (asked === undefined)
      return failure('usage', say(context.texts, 'promote.unknown', { given: shorten(text.trim()) }));
    if (!asked.apply) return preview(context, asked);
    // It takes its time, and in a chat a dream does it.
    return context.who === 'cli'
      ? apply(context, asked)
      : failure('usage', say(context.texts, 'promote.inChat'));
  },
};

/** @returns `undefined` when a word is not understood */
function read(text: string): Asked | undefined {
  const asked: Asked = { gates: {}, limit: undefined, apply: false };
  for (const word of text.trim().toLowerCase().split(/\s+/).filter(Boolean)) {
    const [, name = '', value] = GATE.exec(word) ?? [];
    if (word === 'apply') asked.apply = true;
    else if (LIMIT.test(word)) asked.limit = Number(word);
    else if (Object.hasOwn(GATES, name) && (name === 'min-score' || Number.isInteger(Number(value))))
      asked.gates[GATES[name as keyof typeof GATES]] = Number(value);
    else return undefined;
  }
  return asked;
}

/** Everything that evidence could promote against the gates that were asked for, with where each stands. */
async function rank({ space, services }: CommandContext, { gates }: Asked): Promise<Standing[]> {
  const { config, owner } = services;
  const ranked = await rankedPool({ space, config, owner, redact: space.redact, gates });
  const { items } = await space.draftKeeper().look();
  return standings(ranked, { space, config, items });
}

/** The ranking as it stands; of what is settled only the count. */
async function preview(context: CommandContext, asked: Asked): Promise<CommandResult> {
  const { services, texts } = context;
  const limit = asked.limit ?? services.config.dreaming.phases.deep.limit;
  const all = await rank(context, asked);
  const open = all.filter(({ stoppedBy }) => stoppedBy === null || !isSettledBy(stoppedBy));
  const shown = open.slice(0, limit);
  const document = promoteDocument(context, asked, shown, all, null);
  if (shown.length === 0) return ok(say(texts, 'promote.none'), document);
  // No dream asks for other gates than the configured ones.
  const isGiven = Object.keys(asked.gates).length > 0;
  const lines = shown.map((one, at) => `${at + 1}. ${candidateText(texts, one, isGiven)}`);
  return ok([say(texts, 'promote.head', { count: open.length }), ...lines].join('\n'), document);
}

function promoteDocument(
  { space, services }: CommandContext,
  asked: Asked,
  shown: readonly Standing[],
  all: readonly Standing[],
  applied: { run: string; change: number | null; operations: Run['operations'] } | null,
) {
  const { minScore, minRecallCount, minUniqueQueries, maxAgeDays, limit } =
    services.config.dreaming.phases.deep;
  const excluded: Record<string, number> = {};
  for (const { stoppedBy } of all)
    if (stoppedBy !== null && isSettledBy(stoppedBy)) excluded[stoppedBy] = (excluded[stoppedBy] ?? 0) + 1;
  return {
    space: space.id,
    gates: {
      minScore,
      minRecallCount,
      minUniqueQueries,
      maxAgeDays,
      limit: asked.limit ?? limit,
      ...asked.gates,
    },
    candidates: shown.map(candidateDocument),
    excluded,
    applied,
  };
}

/** Distils, verifies and applies what passes, as one change-set. */
async function apply(context: CommandContext, asked: Asked): Promise<CommandResult> {
  const { space, services, texts, progress } = context;
  const { config, dreams } = services;
  const limit = asked.limit ?? config.dreaming.phases.deep.limit;
  const all = await rank(context, asked);
  const passing = all.filter(({ passes, lane }) => passes && lane !== null).slice(0, limit);
  const begun = await dreams.start(
    space.id,
    { trigger: 'cli', promote: { gates: asked.gates, limit } },
    progress === undefined ? {} : { progress },
  );
  if (begun.status === 'running') return failure('busy', say(texts, 'dream.busy'));
  const { run } = await begun.ended;
  const applied = { run: run.id, change: run.change, operations: run.operations };
  const document = promoteDocument(context, asked, passing, all, applied);
  const { add, merge, update } = run.operations;
  const count = add + merge + update;
  const change = run.change === null ? undefined : await space.keeper.changes.read(run.change);
  const went = run.outcome === 'failed' || run.outcome === 'partial' ? [reasonOf(texts, run)] : [];
  const told =
    run.change === null
      ? say(texts, 'promote.nothing')
      : [
          ...(change === undefined ? [] : [describeLines(texts, change)]),
          say(texts, 'promote.applied', { count, change: run.change }),
        ].join('\n');
  return { text: [...went, told].join(texts.gap), document, status: statusOf(run) };
}
