import type { Config } from '../../config/schema.ts';
import type { Space } from '../../conversation/spaces.ts';
import { changeLimited } from '../../memory/change-file.ts';
import type { Clock } from '../../time/clock.ts';
import type { Day } from '../../time/zone.ts';
import { addToDayDiary } from '../diary-file.ts';
import { failureReason } from '../failure-reason.ts';
import { phaseName, type SleepPhase } from '../phase-error.ts';
import { deepSection, lightSection, type ReportInput, remSection } from './sections.ts';

/** Headings of the blocks in the notes of a day; they stay English, for code finds them. */
const HEADINGS = { light: 'Light Sleep', rem: 'REM Sleep' };

/** A report that could not be written. */
interface Unreported {
  phase: SleepPhase;
  /** A sentence. */
  reason: string;
}

interface WriteOptions {
  space: Space;
  config: Pick<Config, 'dreaming'>;
  run: { id: string; to: Day };
  clock: Clock;
}

/** The report of a phase on a day, from the folder of the space on. */
function reportPath(phase: SleepPhase, day: Day): string {
  return `memory/dreaming/${phase}/${day}.md`;
}

/**
 * Writes what the phases report where `dreaming.storage.mode` says. Writing a run twice changes nothing; one report that
 * cannot be written keeps none of the others back.
 */
export async function writeReports(
  input: ReportInput,
  { space, config, run, clock }: WriteOptions,
): Promise<Unreported[]> {
  const { mode } = config.dreaming.storage;
  const sections = { light: lightSection(input), rem: remSection(input), deep: deepSection(input) };
  const works: [SleepPhase, () => Promise<void>][] = [];
  if (mode !== 'inline') {
    for (const phase of ['light', 'rem', 'deep'] as const) {
      works.push([
        phase,
        () =>
          changeLimited(space.vault, reportPath(phase, run.to), (text) =>
            addToDayDiary(text, run.to, run.id, sections[phase]),
          ),
      ]);
    }
  }
  if (mode !== 'separate') {
    for (const phase of ['light', 'rem'] as const) {
      // A block without empty lines can be told from what people write below it.
      const block = `## ${HEADINGS[phase]}\n${sections[phase].replace(/^## (.*)$/m, '**$1**').replaceAll(/\n{2,}/g, '\n')}`;
      works.push([phase, () => space.notes.putBlock(run.to, phase, block, clock.now())]);
    }
  }
  const failed: Unreported[] = [];
  for (const [phase, work] of works) {
    await work().catch((error: unknown) => {
      const reason = `The report of phase ${phaseName(phase)} could not be written: ${failureReason(error)}`;
      failed.push({ phase, reason });
    });
  }
  return failed;
}
