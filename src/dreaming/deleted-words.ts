import type { Space } from '../conversation/spaces.ts';
import type { DeclinedOperation, Item } from '../memory/types.ts';

/** The name under which a space keeps which lines it asked about already. */
const ASKED = 'asked about deleted words';

/**
 * Lines of a dream that rest on nothing any more, because every note was struck with its message or deleted by a
 * person, and about which nobody was asked yet.
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
      ...(item.notes.every((id) => struck.has(id)) ? MESSAGE_DELETED : NOTE_DELETED),
    }));
}

const MESSAGE_DELETED = { code: 'source_deleted', reason: 'The message that it rests on was deleted.' };
const NOTE_DELETED = { code: 'note_deleted', reason: 'The note that it rests on was deleted.' };

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
