import type { Speaker } from '../llm/model.ts';
import { classifyStatement } from '../llm/offline/classify.ts';
import type { LiveNote } from '../memory/notes.ts';
import type { JudgedMark, Verdict } from '../memory/space-state.ts';
import { addressesAssistant, checkSupport, isFirstPerson } from '../memory/support.ts';
import type { Source } from '../memory/types.ts';
import { hashText } from '../memory/vault.ts';
import { gently } from '../state/gently.ts';
import { type Day, parseInstant } from '../time/zone.ts';
import { type Candidate, type CandidateNote, UNFINISHED } from './types.ts';

/**
 * Which notes a dream judges: `new`, those that no dream judged as they stand now; `open`, also those that were left
 * out before; `afresh`, everything but what a person rejected.
 */
export type Scope = 'new' | 'open' | 'afresh';

/** The notes a dream works on: those of its days, as they stood when it began. */
export interface Gathered {
  /** Those that are judged tonight, each a candidate of its own. */
  candidates: Candidate[];
  /** Whether anything differs from what earlier dreams judged. */
  somethingNew: boolean;
}

export interface GatherInput {
  notes: readonly LiveNote[];
  /** What earlier dreams decided, by the notes' keys. */
  marks: ReadonlyMap<string, JudgedMark>;
  scope: Scope;
  /** Keys of judged notes that are judged again all the same. */
  reopened?: ReadonlySet<string>;
  /** Today's model; what another one left out is judged again. */
  model: string;
  /** Whose word lines are that a person wrote into the daily files. */
  owner: Speaker;
  zone: string;
  redact: (text: string) => string;
}

/** Begins the id of a source that stands in a file outside of the space. */
const IN_FILE = 'file:';

/** Verdicts that stand until there is new evidence, or until a person decides. */
export const SETTLED: readonly Verdict[] = ['promoted', 'kept', 'held', 'rejected'];

/** The notes that are to be judged: new ones, changed ones, and those that no dream has finished with. */
export async function gather(input: GatherInput): Promise<Gathered> {
  const candidates: Candidate[] = [];
  let somethingNew = false;
  for await (const note of gently(input.notes)) {
    const hash = hashText(note.text);
    const mark = input.marks.get(note.key);
    if (isFresh(mark, hash, input.model)) somethingNew = true;
    if (input.reopened?.has(note.key) === true || isOpen(mark, hash, input))
      candidates.push({ ...candidateOf(note, input, hash), n: candidates.length + 1 });
  }
  return { candidates, somethingNew };
}

/** The days of the notes that `gather` would take; it reads none of them. */
export async function openDays(
  input: Pick<GatherInput, 'notes' | 'marks' | 'scope' | 'model'>,
): Promise<Set<Day>> {
  const days = new Set<Day>();
  for await (const { key, text, day } of gently(input.notes)) {
    if (isOpen(input.marks.get(key), hashText(text), input)) days.add(day);
  }
  return days;
}

function isOpen(
  mark: JudgedMark | undefined,
  hash: string,
  { scope, model }: Pick<GatherInput, 'scope' | 'model'>,
): boolean {
  return isFresh(mark, hash, model) || isWanted(mark, scope, model);
}

/** Whether no dream judged the note as it stands now, or one left it to another model or another night. */
function isFresh(mark: JudgedMark | undefined, hash: string, model: string): boolean {
  if (mark === undefined || mark.hash !== hash) return true;
  if (isSettled(mark, model)) return false;
  return mark.model !== model || UNFINISHED.includes(mark.code);
}

/** What a newer statement beat stays beaten, also when that one is taken back; what is private is refused, and told, once. */
function isSettled(mark: JudgedMark, model: string): boolean {
  if (mark.code === 'redacted' || SETTLED.includes(mark.verdict)) return true;
  return mark.verdict === 'skipped' && mark.model === model && !UNFINISHED.includes(mark.code);
}

function isWanted(mark: JudgedMark | undefined, scope: Scope, model: string): boolean {
  if (mark?.verdict === 'rejected' || scope === 'new') return false;
  return scope === 'afresh' || mark === undefined || !isSettled(mark, model);
}

/** A note as a candidate of its own, not numbered yet; a person's own line is the owner's statement. */
export function candidateOf(
  note: LiveNote,
  { owner, redact, zone }: Pick<GatherInput, 'owner' | 'redact' | 'zone'>,
  hash: string = hashText(note.text),
): Candidate {
  const { record } = note;
  const editedAt = note.editedAt === undefined ? undefined : Date.parse(note.editedAt);
  const own: CandidateNote = { key: note.key, hash, ...(editedAt === undefined ? {} : { edited: true }) };
  const shared = { n: 0, day: note.day, days: [note.day], notes: [own] };
  if (record !== undefined && !note.byHand) {
    return {
      ...shared,
      text: note.text,
      kind: record.kind,
      subject: record.subject,
      speaker: record.speaker,
      at: Math.max(...record.sources.map((source) => Date.parse(source.at)), editedAt ?? 0),
      sources: record.sources,
    };
  }
  // A person's own line in a daily file is the owner's statement, and its own quote.
  const text = note.read?.text ?? redact(note.text);
  const at = editedAt ?? parseInstant(`${note.day}T12:00`, zone) ?? Date.parse(note.day);
  const speaker = record?.speaker ?? owner;
  // A rule in a file may have come from anywhere, so it goes to review.
  const isRule = note.read === undefined ? addressesAssistant(text) : note.read.kind === 'rule';
  const source: Source = {
    turn: note.foreign === true ? `${IN_FILE}${note.path}:${note.line}` : `note:${note.key}`,
    quote: text,
    at: new Date(at).toISOString(),
    speaker,
    trust: isRule ? 'quoted' : note.foreign === true ? 'import' : 'owner',
  };
  return {
    ...shared,
    text: attributed(text, source, zone),
    kind: isRule ? 'rule' : (note.read?.kind ?? classifyStatement(text) ?? record?.kind ?? 'fact'),
    subject: record?.subject ?? 'group',
    speaker,
    at,
    sources: [source],
  };
}

/** Where a source stands that was read in somebody's file, `path:line`; `undefined` for what was said or noted here. */
export function placeInFile(turn: string): string | undefined {
  return turn.startsWith(IN_FILE) ? turn.slice(IN_FILE.length) : undefined;
}

/** A line in the first person says whose it is only with the name of its writer in front. */
function attributed(text: string, source: Source, zone: string): string {
  if (!isFirstPerson(text)) return text;
  const stands = (line: string) =>
    checkSupport({ text: line, quotes: [source], zone, people: [] }).length === 0;
  const named = `${source.speaker.name}: ${text}`;
  return !stands(text) && stands(named) ? named : text;
}
