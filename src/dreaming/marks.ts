import type { Space } from '../conversation/spaces.ts';
import type { PhaseHit } from '../memory/evidence.ts';
import type { Memory } from '../memory/hand-reader.ts';
import type { LiveNote } from '../memory/notes.ts';
import { codeOfReason } from '../memory/reasons.ts';
import type { JudgedMark, Verdict } from '../memory/space-state.ts';
import type { ChangeSet } from '../memory/types.ts';
import { hashText } from '../memory/vault.ts';
import { markSeen } from './evidence/reopened.ts';
import { type Judgement, NO_ROOM } from './types.ts';

/** What a change-set tells of some notes. */
interface Told extends Pick<Judgement, 'verdict' | 'code'> {
  candidate: { notes: readonly { key: string }[] };
}

/** The name under which a space keeps the hash of the memory that its last dream left. */
const ITEMS = 'items';

/** Whether the memory is as the last dream left it. */
export async function isAsLeft({ state }: Pick<Space, 'state'>, hash: string): Promise<boolean> {
  return (await state.get(ITEMS)) === hash;
}

/** Hash of the memory that the last dream left, when that is known. */
export function lastLeft({ state }: Pick<Space, 'state'>): Promise<string | undefined> {
  return state.get(ITEMS);
}

/** What a dream has seen to: a mark for each note that it judged, what its phases took up, and the last recall it knows of. */
interface Progress {
  marks: readonly JudgedMark[];
  hits: readonly PhaseHit[];
  /** Absent after a promotion, which looks at few notes: a dream looks at all that was recalled and changed. */
  seen: number | undefined;
}

/** Writes down how far a dream came, and the memory as it left it. */
export async function markDone(
  { state }: Pick<Space, 'state'>,
  { marks, hits, seen }: Progress,
  { hash, items }: Pick<Memory, 'hash' | 'items'>,
): Promise<void> {
  const before = await state.judged();
  const lines = new Set(items.flatMap(({ notes }) => notes));
  const lasting = marks.map((mark) => withEarlier(mark, before.get(mark.key), lines.has(mark.key)));
  if (seen === undefined) return state.judge(lasting);
  await state.evidence.hit(hits);
  await markJudged({ state }, lasting, hash);
  await markSeen(state, seen);
}

/** What decides nothing about a note. */
const UNDECIDED: readonly Verdict[] = ['staged', 'held', 'refused'];

/**
 * A mark that takes nothing back: a note that is looked at again and not decided on stays what it was, the ground of a
 * line, or replaced by newer words.
 * @param stands whether a line rests on the note
 */
function withEarlier(mark: JudgedMark, before: JudgedMark | undefined, stands: boolean): JudgedMark {
  if (!UNDECIDED.includes(mark.verdict) || before === undefined || before.hash !== mark.hash) return mark;
  const wasLine = before.verdict === 'promoted' || before.verdict === 'kept';
  if (wasLine && stands) return before;
  return wasLine || before.verdict === 'skipped' ? { ...mark, verdict: 'skipped' } : mark;
}

/** Progress is a mark for each note, and the memory as it was left. */
export async function markJudged(
  { state }: Pick<Space, 'state'>,
  marks: readonly JudgedMark[],
  memoryHash: string,
): Promise<void> {
  await state.judge(marks);
  await state.set(ITEMS, memoryHash);
}

/** What a dream's change-set says about notes; what counts more comes later. */
export function toldOf({ operations, held, refused }: ChangeSet): Told[] {
  const tell = (keys: readonly string[], verdict: Judgement['verdict'], code: string): Told => ({
    candidate: { notes: keys.map((key) => ({ key })) },
    verdict,
    code,
  });
  return [
    ...refused.map(({ notes, code }) => tell(notes, 'refused', code)),
    ...held.map(({ notes, code }) => tell(notes, 'held', code)),
    ...operations.map((operation) => {
      const { op, after, before } = operation;
      const hadNoRoom = codeOfReason(operation) === 'no_room_for_new';
      return tell(
        (after ?? (hadNoRoom ? before[0] : undefined))?.notes ?? [],
        'promoted',
        hadNoRoom ? NO_ROOM : op,
      );
    }),
  ];
}

/** Marks of the notes that are still there; of several that are told of one note the last counts. */
export function marksOf(
  told: readonly Told[],
  notes: readonly LiveNote[],
  run: string,
  model: string,
): JudgedMark[] {
  const hashes = new Map(notes.map((note) => [note.key, hashText(note.text)]));
  return told.flatMap(({ candidate, verdict, code }) =>
    candidate.notes.flatMap(({ key }): JudgedMark[] => {
      const hash = hashes.get(key);
      return hash === undefined ? [] : [{ key, hash, verdict, code, run, model }];
    }),
  );
}
