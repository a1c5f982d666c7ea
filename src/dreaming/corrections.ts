import type { ProposedOperation } from '../llm/model.ts';
import type { LiveNote } from '../memory/notes.ts';
import type { Item } from '../memory/types.ts';
import { type Matters, type Statement, sayTheSame } from './matters.ts';
import type { Candidate } from './types.ts';

/** Whether a candidate is what a person made of a note that had led to this line, and the line does not rest on it yet. */
export function corrects({ notes, sources }: Candidate, item: Item): boolean {
  return (
    notes.some(({ key, edited }) => edited === true && item.notes.includes(key)) &&
    !sources.some(({ turn, quote }) => item.sources.some((own) => own.turn === turn && own.quote === quote))
  );
}

/**
 * A line follows the note it came from: what a person wrote in the note's place takes the line's place. No model is
 * asked, for it might add a second line beside the first. Each line and each candidate is in one proposal at most.
 */
export function proposeCorrections(
  items: readonly Item[],
  candidates: readonly Candidate[],
): ProposedOperation[] {
  const proposals: ProposedOperation[] = [];
  const used = new Set<Candidate>();
  for (const item of items) {
    const [newest] = candidates
      .filter((candidate) => !used.has(candidate) && corrects(candidate, item))
      .sort((a, b) => b.at - a.at);
    if (newest === undefined || sayTheSame(newest.text, item.text)) continue;
    used.add(newest);
    proposals.push({
      op: 'update',
      items: [item.n],
      candidates: [newest.n],
      text: newest.text,
      heading: item.heading,
      quotes: [],
      reason: 'The note that it came from was corrected by hand.',
    });
  }
  return proposals;
}

/** The items as they read once the corrections stand. */
export function withCorrections(
  items: readonly Item[],
  corrections: readonly { targets: readonly number[]; text?: string; record?: Partial<Item> }[],
): Item[] {
  return items.map((item) => {
    const correction = corrections.find(({ targets }) => targets.includes(item.n));
    return correction?.text === undefined ? item : { ...item, ...correction.record, text: correction.text };
  });
}

/** Other notes of the lines that are corrected: what else such a line said must not go with it. */
export function companionKeys(items: readonly Item[], candidates: readonly Candidate[]): string[] {
  // Few are, and all lines times all candidates are many.
  const edited = candidates.filter(({ notes }) => notes.some((note) => note.edited === true));
  const corrected = items.filter((item) => edited.some((candidate) => corrects(candidate, item)));
  if (corrected.length === 0) return [];
  const known = new Set(candidates.flatMap(({ notes }) => notes.map(({ key }) => key)));
  return [...new Set(corrected.flatMap(({ notes }) => notes))].filter((key) => !known.has(key));
}

/**
 * The companions that say something of their own; those that said what was corrected were corrected with it.
 * @param among notes of the corrected lines, the corrected ones too
 */
export function companions(
  among: readonly LiveNote[],
  keys: readonly string[],
  matters: Matters,
): LiveNote[] {
  const asStatement = ({ text, record }: Pick<LiveNote, 'text' | 'record'>): Statement => ({
    text,
    kind: record?.kind,
    at: undefined,
    speakers: record === undefined ? [] : [record.speaker],
  });
  const former = among.flatMap(({ record, editedAt }) =>
    record === undefined || editedAt === undefined ? [] : [asStatement({ text: record.text, record })],
  );
  return among.filter((note) => {
    if (!keys.includes(note.key)) return false;
    const own = asStatement(note);
    return !former.some(
      (one) => matters.same(own, one) || matters.replaces(own, one) || matters.replaces(one, own),
    );
  });
}
