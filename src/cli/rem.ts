import { candidateDocument } from '../commands/candidate-document.ts';
import { type CommandResult, failure } from '../commands/command.ts';
import { candidateText } from '../commands/stop-text.ts';
import { type Backfilled, backfill, rollBack } from '../dreaming/backfill/backfill.ts';
import { remHarness } from '../dreaming/backfill/harness.ts';
import { HistoryError } from '../dreaming/backfill/history.ts';
import { waitingMessages } from '../dreaming/flush-first.ts';
import type { CommandLineRequest, Service } from '../service.ts';
import { ENGLISH } from '../text/say.ts';

/** The options of `memory rem-harness`; paths are absolute. */
interface HarnessOptions {
  path?: string;
  grounded?: boolean;
}

/** The options of `memory rem-backfill`. */
interface BackfillOptions {
  path?: string;
  stageShortTerm?: boolean;
  rollback?: boolean;
  rollbackShortTerm?: boolean;
}

/** Most candidates that the text shows; the document has them all. */
const MOST_SHOWN = 10;
const WHAT_TO_DO =
  'Say what to do: --path with a file or folder of historical notes, with --stage-short-term or without; or --rollback, --rollback-short-term, or both.';

/** REM reflections and the deep ranking of the notes as they stand, or of historical ones. */
export async function runHarness(
  service: Service,
  { space: id, text }: CommandLineRequest,
): Promise<CommandResult> {
  const { path, grounded = false } = JSON.parse(text) as HarnessOptions;
  const { config, owner } = service.means;
  const space = await service.spaces.open(id);
  return orRefused(async () => {
    const seen = await remHarness({ space, config, owner, ...(path === undefined ? {} : { path }) });
    const { files, themes, truths, candidates, entries } = seen;
    const waiting = await waitingMessages(space);
    const lines = [
      `Files looked at${path === undefined ? '' : ` in ${path}`}: ${files.length}. Nothing was written.`,
      ...seen.passedOver,
      ...(waiting === 0 ? [] : [`Messages that no note covers yet: ${waiting}.`]),
      ...section(
        'Themes',
        themes.map(({ theme, notes, days }) => `${theme}: notes ${notes}, days ${days}`),
      ),
      ...section(
        'Truths',
        truths.map(({ text: truth, confidence }) => `${truth} (${confidence.toFixed(2)})`),
      ),
      ...section(
        'Ranking',
        candidates.slice(0, MOST_SHOWN).map((one) => candidateText(ENGLISH, one)),
      ),
      ...(grounded
        ? section(
            'Diary entries that a backfill would write',
            entries.map((one) => one.text),
          )
        : []),
    ];
    const document = {
      space: id,
      source: { path: path ?? null, files },
      rem: { themes, truths },
      deep: { candidates: candidates.map(candidateDocument) },
      grounded: grounded ? entries : null,
      waiting,
    };
    return { text: lines.join('\n'), document, status: 'ok' };
  });
}

function section(heading: string, lines: readonly string[]): string[] {
  return ['', `${heading}:`, ...(lines.length === 0 ? ['none'] : lines)];
}

/** Diary entries and statements from historical notes, or what takes them out again. */
export async function runBackfill(
  service: Service,
  { space: id, text }: CommandLineRequest,
): Promise<CommandResult> {
  const asked = JSON.parse(text) as BackfillOptions;
  const { path, stageShortTerm = false, rollback = false, rollbackShortTerm = false } = asked;
  const takesBack = rollback || rollbackShortTerm;
  if (takesBack ? path !== undefined || stageShortTerm : path === undefined)
    return failure('usage', WHAT_TO_DO);
  const space = await service.spaces.open(id);
  return orRefused(async () => {
    if (path !== undefined) {
      const done = await backfill(path, stageShortTerm, space);
      const told = [
        `Files read from ${path}: ${done.files.length}.`,
        ...done.passedOver,
        `Diary entries: ${done.written} written, ${done.replaced} replaced, in ${done.dreamsPath}.`,
        ...(stageShortTerm ? [`Statements staged for the ranking: ${done.staged}.`] : []),
      ];
      return result(told, path, done);
    }
    const done = await rollBack({ entries: rollback, staged: rollbackShortTerm }, space);
    const told = [
      ...(rollback ? [`Diary entries taken out: ${done.removed}.`] : []),
      ...(rollbackShortTerm ? [`Staged statements taken out: ${done.removedStaged}.`] : []),
    ];
    return result(told, null, done);
  });
}

function result(told: readonly string[], path: string | null, done: Backfilled): CommandResult {
  const { passedOver: _, ...document } = done;
  return { text: told.join('\n'), document: { path, ...document }, status: 'ok' };
}

async function orRefused(work: () => Promise<CommandResult>): Promise<CommandResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HistoryError) return failure(error.code, error.message);
    throw error;
  }
}
