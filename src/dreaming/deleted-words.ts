import type { Space } from '../conversation/spaces.ts';
import type { DeclinedOperation, Item, StrikeReason } from '../memory/types.ts';

/** The name under which a space keeps which lines it asked about already. */
const ASKED = 'asked about deleted words';

/**
 * Lines of a dream that rest on nothing any more, because every note was struck (its message was deleted or edited, or its
 * words were taken back) or deleted by a person, and about which nobody was asked yet.
 */
export async function questionsOfDeletion(
  { notes, state }: Space,
  items: readonly Item[],
): Promise<DeclinedOperation[]> {
  const resting = items.filter((item) => item.state === 'dream' && item.notes.length > 0);
  const struck = await notes.struck();
  const deleted = await notes.deleted(resting.flatMap((item) => item.notes));
  if (struck.size === 0 && deleted.size === 0) return [];
  const asked = await askedAbout(state);
  return resting
    .filter((item) => item.notes.every((id) => struck.has(id) || deleted.has(id)) && !asked.has(item.text))
    .map((item) => ({
      op: 'remove',
      text: '',
      targets: [item.text],
      sources: item.sources,
      notes: item.notes,
      ...whyGone(item.notes.map((id) => struck.get(id))),
    }));
}

const NOTE_DELETED = { code: 'note_deleted', reason: 'The note that it rests on was deleted.' };
const STRUCK: Readonly<Record<StrikeReason, { code: string; reason: string }>> = {
  taken_back: { code: 'taken_back', reason: 'Whoever said it has taken it back.' },
  edited: { code: 'source_edited', reason: 'The message that it rests on was edited.' },
  deleted: { code: 'source_deleted', reason: 'The message that it rests on was deleted.' },
};
/** Of several reasons the first counts: it tells most of what the person meant. */
const BY_WEIGHT = ['taken_back', 'edited', 'deleted'] as const;

/** @param reasons why each of its notes was struck; `undefined` of a note that a person deleted */
function whyGone(reasons: readonly (StrikeReason | undefined)[]): { code: string; reason: string } {
  const struck = BY_WEIGHT.find((reason) => reasons.includes(reason));
  return struck === undefined || reasons.includes(undefined) ? NOTE_DELETED : STRUCK[struck];
}

/** A person is asked once; to be called when the question is on the disk. */
export async function rememberAsking(
  { state }: Space,
  questions: readonly DeclinedOperation[],
): Promise<void> {
  if (questions.length === 0) return;
  const asked = await askedAbout(state);
  for (const { targets } of questions) for (const text of targets) asked.add(text);
  await state.set(ASKED, JSON.stringify([...asked]));
}

async function askedAbout(state: Space['state']): Promise<Set<string>> {
  return new Set(JSON.parse((await state.get(ASKED)) ?? '[]') as string[]);
}
