import type { Gates } from '../dreaming/evidence/gates.ts';
import { rankedPool } from '../dreaming/evidence/pool.ts';
import { candidateDocument, type Standing, standings } from '../dreaming/evidence/standing.ts';
import type { Run } from '../dreaming/types.ts';
import { say, type Texts } from '../text/say.ts';
import { type Command, type CommandContext, type CommandResult, failure, ok } from './command.ts';
import { shorten } from './item.ts';
import { stopText } from './stop-text.ts';

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
const MOST = 1000;

export const promoteCommand: Command = {
  name: 'memory promote',
  usage: '[limit]',
  rights: 'owner',
  reads: (text) => !/\bapply\b/.test(text),
  async run(context, text) {
    const asked = read(text);
    // What is applied takes its time; in a chat a dream does it.
    if (asked === undefined || (asked.apply && context.who !== 'cli'))
      return failure('usage', say(context.texts, 'promote.unknown', { given: shorten(text.trim()) }));
    return asked.apply ? apply(context, asked) : preview(context, asked);
  },
};

/** @returns `undefined` when a word is not understood */
function read(text: string): Asked | undefined {
  const asked: Asked = { gates: {}, limit: undefined, apply: false };
  for (const word of text.trim().toLowerCase().split(/\s+/).filter(Boolean)) {
    const [name = '', value] = word.split('=');
    const number = value === undefined ? Number(name) : Number(value);
    if (word === 'apply') asked.apply = true;
    else if (Object.hasOwn(GATES, name) && number >= 0)
      asked.gates[GATES[name as keyof typeof GATES]] = number;
    else if (value === undefined && Number.isInteger(number) && number >= 1 && number <= MOST)
      asked.limit = number;
    else return undefined;
  }
  return asked;
}

/** The ranking as it stands; of what is settled only the count. */
async function preview(context: CommandContext, asked: Asked): Promise<CommandResult> {
  const { space, services, texts } = context;
  const { config } = services;
  const { deep } = config.dreaming.phases;
  const limit = asked.limit ?? deep.limit;
  const ranked = await rankedPool({
    space,
    config,
    owner: services.owner,
    redact: space.redact,
    gates: asked.gates,
  });
  const all = await standings(ranked, { space, config });
  const open = all.filter(({ stoppedBy }) => stoppedBy === null || !isVerdict(stoppedBy));
  const shown = open.slice(0, limit);
  const document = promoteDocument(context, asked, shown, all, null);
  if (shown.length === 0) return ok(say(texts, 'promote.none'), document);
  const lines = shown.map((one, at) => `${at + 1}. ${candidateText(texts, one)}`);
  return ok([say(texts, 'promote.head', { count: open.length }), ...lines].join('\n'), document);
}

/** Verdicts of earlier dreams and of people, which the ranking does not touch. */
const VERDICTS: readonly string[] = ['promoted', 'kept', 'held', 'rejected'];
const isVerdict = (stoppedBy: string): boolean => VERDICTS.includes(stoppedBy);

/** A candidate in one line: its text, its score, and which lane takes it or what stops it. */
function candidateText(texts: Texts, { candidate, score, lane, stoppedBy }: Standing): string {
  const verdict =
    lane === null
      ? say(texts, 'promote.stopped', { why: stopText(texts, stoppedBy ?? '') })
      : say(texts, `promote.${lane}`);
  return say(texts, 'promote.line', { text: candidate.text, score: score.toFixed(2), verdict });
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
    if (stoppedBy !== null && isVerdict(stoppedBy)) excluded[stoppedBy] = (excluded[stoppedBy] ?? 0) + 1;
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
  const { space, services, texts, who, progress } = context;
  const { config, dreams } = services;
  const limit = asked.limit ?? config.dreaming.phases.deep.limit;
  const ranked = await rankedPool({
    space,
    config,
    owner: services.owner,
    redact: space.redact,
    gates: asked.gates,
  });
  const all = await standings(ranked, { space, config });
  const passing = all.filter(({ passes, lane }) => passes && lane !== null).slice(0, limit);
  const begun = await dreams.start(
    space.id,
    { trigger: who === 'cli' ? 'cli' : 'command', promote: { gates: asked.gates, limit } },
    progress === undefined ? {} : { progress },
  );
  if (begun.status === 'running') return failure('busy', say(texts, 'dream.busy'));
  const { run } = await begun.ended;
  const applied = { run: run.id, change: run.change, operations: run.operations };
  const document = promoteDocument(context, asked, passing, all, applied);
  const status = run.outcome === 'failed' ? 'failed' : run.outcome === 'partial' ? 'partial' : 'ok';
  const { add, merge, update } = run.operations;
  const count = add + merge + update;
  const told =
    run.change === null
      ? say(texts, 'promote.nothing')
      : say(texts, 'promote.applied', { count, change: run.change });
  return { text: told, document, status };
}
