import type { CommandResult } from '../commands/command.ts';
import type { Space } from '../conversation/spaces.ts';
import { runLedger } from '../dreaming/runs.ts';
import type { Run } from '../dreaming/types.ts';
import type { JudgedMark, Verdict } from '../memory/space-state.ts';
import type { ChangeSet } from '../memory/types.ts';
import { hashText } from '../memory/vault.ts';
import type { CommandLineRequest, Service } from '../service.ts';
import { isoInZone } from '../time/zone.ts';

/** How many of a kind were made again, and how many stood already. */
interface Tally {
  restored: number;
  stood: number;
}

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';
/** A change-set does not say which model proposed it. */
const UNKNOWN_MODEL = 'unknown';

/** Makes what is derived again from the files that people can read: change-sets and daily notes. */
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
  const hashes = new Map(notes.map((note) => [note.key, hashText(note.text)]));
  const marks = await restoreMarks(space, applied, hashes);
  const rejections = (await space.keeper.rejections()).length;
  const lines = [
    `Made again for ${id} from ${applied.length} change-sets and ${notes.length} notes:`,
    `- lines that people do not want back: ${rejections}`,
    `- judged notes: ${described(marks)}`,
    `- runs of the ledger: ${described(runs)}`,
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
    },
    status: unreadable === 0 ? 'ok' : 'partial',
  };
}

function described({ restored, stood }: Tally): string {
  return `${restored} restored, ${stood} stood already`;
}

/** Marks of notes that a change-set tells about and whose mark is lost; notes that are gone need none. */
async function restoreMarks(
  { state }: Space,
  applied: readonly ChangeSet[],
  hashes: ReadonlyMap<string, string>,
): Promise<Tally> {
  const told = new Map<string, JudgedMark>();
  for (const set of applied) {
    if (set.who !== 'dream') continue;
    const judge = (keys: readonly string[], verdict: Verdict, code: string): void => {
      for (const key of keys) {
        const hash = hashes.get(key);
        if (hash === undefined) continue;
        told.set(key, { key, hash, verdict, code, run: set.run ?? '', model: UNKNOWN_MODEL });
      }
    };
    for (const { notes, code } of set.refused) judge(notes, 'refused', code);
    for (const { notes, code } of set.held) judge(notes, 'held', code);
    for (const { op, after } of set.operations) judge(after?.notes ?? [], 'promoted', op);
  }
  const standing = await state.judged();
  const lost = [...told.values()].filter(({ key }) => !standing.has(key));
  await state.judge(lost);
  if ((await state.get('items')) === undefined) {
    const last = applied.findLast((set) => set.who === 'dream');
    if (last !== undefined) await state.set('items', last.hashAfter);
  }
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
  const operations: Run['operations'] = { add: 0, merge: 0, update: 0, remove: 0, archive: 0 };
  for (const { op } of set.operations) if (op !== 'pin' && op !== 'unpin') operations[op] += 1;
  const byReason: Record<string, number> = {};
  for (const { code } of [...set.held, ...set.refused]) byReason[code] = (byReason[code] ?? 0) + 1;
  const at = isoInZone(Date.parse(set.at), space.settings.timezone);
  const day = at.slice(0, 10);
  return {
    id,
    space: space.id,
    trigger: 'command',
    from: day,
    to: day,
    startedAt: at,
    endedAt: at,
    outcome: set.operations.length > 0 ? 'done' : 'nothing',
    reason: 'Made again from its change-set, which knows no more.',
    phases: [],
    counts: {
      read: 0,
      staged: 0,
      promoted: set.operations.filter(({ op }) => op === 'add' || op === 'merge' || op === 'update').length,
      kept: 0,
      held: set.held.length,
      refused: set.refused.length,
      byReason,
    },
    operations,
    model: { name: UNKNOWN_MODEL, calls: 0, tokensIn: 0, tokensOut: 0, cost: null },
    change: set.n,
  };
}
