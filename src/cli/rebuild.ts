import type { CommandResult } from '../commands/command.ts';
import type { Space } from '../conversation/spaces.ts';
import { lastLeft, markJudged, marksOf, toldOf } from '../dreaming/marks.ts';
import { openRunBook } from '../dreaming/run-book.ts';
import { runLedger } from '../dreaming/runs.ts';
import { restoreTrials } from '../dreaming/trials/shadow-trial.ts';
import type { Run } from '../dreaming/types.ts';
import type { LiveNote } from '../memory/notes.ts';
import type { ChangeSet } from '../memory/types.ts';
import type { CommandLineRequest, Service } from '../service.ts';
import { FIRST_DAY, isoInZone, LAST_DAY } from '../time/zone.ts';

/** How many of a kind were made again, and how many stood already. */
interface Tally {
  restored: number;
  stood: number;
}

/** A change-set does not say which model proposed it. */
const UNKNOWN_MODEL = 'unknown';

/** Makes what is derived again from the files that people can read: change-sets, daily notes, reports and the log. */
export async function rebuild(service: Service, { space: id }: CommandLineRequest): Promise<CommandResult> {
  const space = await service.spaces.open(id);
  // What a person did to the file since is recorded first, so that it counts.
  await space.keeper.look();
  await space.keeper.rebuild();
  const { changes } = space.keeper;
  const readable = await changes.list({ limit: Number.POSITIVE_INFINITY });
  const unreadable = (await changes.numbers()).length - readable.length;
  const applied = readable.filter((set) => set.state === 'applied').reverse();
  const runs = await restoreRuns(space, applied);
  const notes = await space.notes.live(FIRST_DAY, LAST_DAY);
  const marks = await restoreMarks(space, applied, notes);
  const trials = await restoreTrials(space, notes);
  const rejections = (await space.keeper.rejections()).length;
  const { entries, bytes } = await space.recall.rebuild();
  const lines = [
    `Made again for ${id} from ${applied.length} change-sets and ${notes.length} notes:`,
    `- lines that people do not want back: ${rejections}`,
    `- judged notes: ${described(marks)}`,
    `- runs of the ledger: ${described(runs)}`,
    `- verdicts of shadow trials: ${described(trials)}`,
    `- messages, notes and lines in the search index: ${entries}`,
    ...(unreadable === 0 ? [] : [`${unreadable} change-sets could not be read and were left out.`]),
  ];
  return {
    text: lines.join('\n'),
    document: {
      space: id,
      changeSets: applied.length,
      unreadable,
      notes: notes.length,
      rejections,
      marks,
      runs,
      trials,
      index: { entries, bytes },
    },
    status: unreadable === 0 ? 'ok' : 'partial',
  };
}

function described({ restored, stood }: Tally): string {
  return `${restored} restored, ${stood} stood already`;
}

/** Marks of notes that a change-set tells about and whose mark is lost; notes that are gone need none. */
async function restoreMarks(
  space: Space,
  applied: readonly ChangeSet[],
  notes: readonly LiveNote[],
): Promise<Tally> {
  const { state } = space;
  const dreams = applied.filter((set) => set.who === 'dream');
  const told = dreams.flatMap((set) => marksOf(toldOf(set), notes, set.run ?? '', UNKNOWN_MODEL));
  const standing = await state.judged();
  // Of several that tell of one note the newest counts.
  const lost = [...new Map(told.map((mark) => [mark.key, mark])).values()].filter(
    ({ key }) => !standing.has(key),
  );
  const left = (await lastLeft(space)) ?? dreams.at(-1)?.hashAfter;
  if (left === undefined) await state.judge(lost);
  else await markJudged(space, lost, left);
  return { restored: lost.length, stood: standing.size };
}

/** Runs that left a change-set but are no longer in the ledger. */
async function restoreRuns(space: Space, applied: readonly ChangeSet[]): Promise<Tally> {
  const ledger = runLedger(space.state);
  const tally: Tally = { restored: 0, stood: 0 };
  for (const set of applied) {
    if (set.run === undefined) continue;
    if ((await ledger.find(set.run)) !== undefined) tally.stood += 1;
    else {
      await ledger.put(runOf(set, set.run, space));
      tally.restored += 1;
    }
  }
  return tally;
}

function runOf(set: ChangeSet, id: string, space: Space): Run {
  const at = isoInZone(Date.parse(set.at), space.settings.timezone);
  const day = at.slice(0, 10);
  const book = openRunBook({
    id,
    space: space.id,
    trigger: 'command',
    from: day,
    to: day,
    startedAt: at,
    model: UNKNOWN_MODEL,
  });
  book.decide(toldOf(set), set.held, set.refused);
  book.operations(set.operations);
  book.run.change = set.n;
  const outcome = set.operations.length > 0 ? 'done' : 'nothing';
  book.end(at, outcome, 'Made again from its change-set, which knows no more.');
  return book.run;
}
