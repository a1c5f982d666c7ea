import type { Speaker } from '../llm/model.ts';
import { classifyStatement } from '../llm/offline/classify.ts';
import type { LiveNote, NoteBook } from '../memory/notes.ts';
import type { JudgedMark } from '../memory/space-state.ts';
import { addressesAssistant } from '../memory/support.ts';
import type { Source } from '../memory/types.ts';
import { hashText } from '../memory/vault.ts';
import type { Day } from '../time/zone.ts';
import type { Candidate } from './types.ts';

/** The notes a dream works on: those of its days, as they stood when it began. */
export interface Gathered {
  /** All notes of the days. */
  notes: LiveNote[];
  /** Those that are judged tonight, each a candidate of its own. */
  candidates: Candidate[];
  /** Whether anything differs from what earlier dreams judged. */
  somethingNew: boolean;
}

export interface GatherInput {
  notes: NoteBook;
  from: Day;
  to: Day;
  marks: ReadonlyMap<string, JudgedMark>;
  /** Judge again what earlier dreams left out: the name of today's model, and whether to begin afresh. */
  model: string;
  again: boolean;
  /** Whose word lines are that a person wrote into the daily files. */
  owner: Speaker;
  redact: (text: string) => string;
}

/** Verdicts that stand until there is new evidence. */
const SETTLED: readonly string[] = ['promoted', 'kept', 'rejected'];

export async function gather(input: GatherInput): Promise<Gathered> {
  const notes = await input.notes.live(input.from, input.to);
  const candidates: Candidate[] = [];
  let somethingNew = false;
  for (const note of notes) {
    const hash = hashText(note.text);
    const mark = input.marks.get(note.key);
    const judged = mark !== undefined && mark.hash === hash;
    if (!judged || mark.model !== input.model) somethingNew = true;
    if (judged && SETTLED.includes(mark.verdict) && !input.again) continue;
    if (judged && mark.verdict === 'rejected') continue;
    candidates.push(asCandidate(note, hash, input));
  }
  return {
    notes,
    candidates: candidates.map((candidate, index) => ({ ...candidate, n: index + 1 })),
    somethingNew,
  };
}

function asCandidate(note: LiveNote, hash: string, { owner, redact }: GatherInput): Candidate {
  const { record } = note;
  const shared = { n: 0, day: note.day, days: [note.day], notes: [{ key: note.key, hash }] };
  if (record !== undefined && !note.byHand) {
    const at = Math.max(...record.sources.map((source) => Date.parse(source.at)));
    return {
      ...shared,
      text: note.text,
      kind: record.kind,
      subject: record.subject,
      speaker: record.speaker,
      at,
      sources: record.sources,
    };
  }
  // A person's own line in a daily file is the owner's statement, and its own quote.
  const text = redact(note.text);
  const at = `${note.day}T12:00:00.000Z`;
  const speaker = record?.speaker ?? owner;
  const source: Source = { turn: `note:${note.key}`, quote: text, at, speaker, trust: 'owner' };
  return {
    ...shared,
    text,
    // A rule in a file may have come from anywhere, so it goes to review.
    kind: addressesAssistant(text) ? 'rule' : (classifyStatement(text) ?? record?.kind ?? 'fact'),
    subject: record?.subject ?? 'group',
    speaker,
    at: Date.parse(at),
    sources: [addressesAssistant(text) ? { ...source, trust: 'quoted' } : source],
  };
}
