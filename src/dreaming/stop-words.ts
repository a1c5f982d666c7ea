/** What stopped notes, as it goes on after "1 …" and after "2 …". */
type Words = readonly [one: string, several: string];

const NEXT_DREAM: Words = ['waits for the next dream', 'wait for the next dream'];
const UNSOUND: Words = ['says more than its words do', 'say more than their words do'];

const WORDS: ReadonlyMap<string, Words> = new Map([
  ['kind', ['has to come up again before it is kept', 'have to come up again before they are kept']],
  ['plan_without_date', ['is a plan without a date', 'are plans without a date']],
  ['past_plan', ['is a plan whose date is over', 'are plans whose date is over']],
  ['limit', NEXT_DREAM],
  ['conflict', NEXT_DREAM],
  ['salience_off', ['has to be repeated before it is kept', 'have to be repeated before they are kept']],
  ['about_another_member', ['is for somebody else to say', 'are for somebody else to say']],
  ['no_source', ['rests on nothing that was said', 'rest on nothing that was said']],
  ['redacted', ['is about something private', 'are about something private']],
  ['rule_not_owner', ['is a rule that only the owner gives', 'are rules that only the owner gives']],
  ['untrusted', ['rests on words of others', 'rest on words of others']],
  ['skip', ['was not worth keeping', 'were not worth keeping']],
  ['duplicate', ['is in the memory already', 'are in the memory already']],
  ['older', ['is older than what the memory says', 'are older than what the memory says']],
  ['pinned', ['would change a pinned line', 'would change pinned lines']],
  ['hand_written', ['would change a line that a person wrote', 'would change lines that a person wrote']],
  ['rejected', ['was taken out by a person before', 'were taken out by a person before']],
]);

/** Why notes became no memory, from counts by code; the most frequent first. */
export function stoppedInWords(byReason: Readonly<Record<string, number>>): string {
  const counts = new Map<Words, number>();
  for (const [code, count] of Object.entries(byReason)) {
    const words = WORDS.get(code) ?? UNSOUND;
    counts.set(words, (counts.get(words) ?? 0) + count);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([[one, several], count]) => `${count} ${count === 1 ? one : several}`)
    .join(', ');
}
