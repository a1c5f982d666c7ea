import type { Space } from '../conversation/spaces.ts';
import type { DeclinedOperation, Item } from '../memory/types.ts';

/** The name under which a space keeps which lines it asked about already. */
const ASKED = 'asked about deleted words';

/** Lines of a dream whose every note was struck, because its message was deleted, and about which nobody was asked yet. */
export async function restingOnDeletedWords(
  { notes, state }: Space,
  items: readonly Item[],
): Promise<DeclinedOperation[]> {
  const struck = await notes.struck();
  if (struck.size === 0) return [];
  const asked = await askedAbout(state);
  return items
    .filter(
      (item) =>
        item.state === 'dream' &&
        item.notes.length > 0 &&
        item.notes.every((id) => struck.has(id)) &&
        !asked.has(item.text),
    )
    .map((item) => ({
      op: 'remove',
      text: '',
      targets: [item.text],
      sources: item.sources,
      notes: item.notes,
      code: 'source_deleted',
      reason: 'The message that it rests on was deleted.',
    }));
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
