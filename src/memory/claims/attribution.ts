import { statementRules } from '../../languages/statements.ts';
import {
  everyEntry,
  hasSubject,
  inPlace,
  isFirstPerson,
  isSelf,
  isSubject,
  namesSelf,
  opensWithSubject,
  UNSPACED,
  wordsOf,
} from './frame-lists.ts';

/** What stands further behind is not looked through. */
const LONGEST = 300;
const LONGEST_CLAUSE = 60;
const MOST_WORDS = 10;
/** A noun and what tells it apart: "my horoscope", "my coworker Tom". */
const MOST_UNKNOWN = 2;
const MOST_VERB = 3;
/** "Said my best friend" without a comma in front of it. */
const LONGEST_TAIL = 6;
const LONGEST_UNSPACED = 14;
const CLAUSE_MARK = /[,，、;；—–(（]|\s-\s/gu;
const HIRAGANA = /\p{Script=Hiragana}/u;
const ENDS = /[\s。！!.）)]+$/u;

function entries(...lists: Parameters<typeof everyEntry>[0][]): { spaced: Set<string>; unspaced: string[] } {
  const all = lists.flatMap(everyEntry).filter((entry) => entry !== '');
  const unspaced = all.filter((entry) => UNSPACED.test(entry)).sort((a, b) => b.length - a.length);
  return { spaced: new Set(all.filter((entry) => !UNSPACED.test(entry))), unspaced };
}

const SAYING = entries('saying');
const OTHERS = entries('others');
const ASIDES = entries('asides');
const BESIDE = entries('beside');
const ACCORDING = entries('according');

/** "I …, said Petro", "I …, according to my horoscope": a clause says whose words the rest of the sentence holds. */
export function saidByOther(sentence: string): boolean {
  const text = sentence.slice(0, LONGEST);
  if (hasSource(text)) return true;
  if (HIRAGANA.test(text)) return saidInJapaneseOrder(text);
  const joints = [...text.matchAll(CLAUSE_MARK)];
  return joints.length === 0
    ? saidAtTheEnd(text)
    : joints.some((joint, at) => {
        const start = joint.index + joint[0].length;
        const clause = text.slice(start, joints[at + 1]?.index ?? text.length);
        return clause.length <= LONGEST_CLAUSE && attributes(clause.trim(), text.slice(0, joint.index));
      });
}

function attributes(clause: string, front: string): boolean {
  if (UNSPACED.test(clause)) return isFirstPerson(front) && tellsUnspaced(clause.replace(ENDS, ''));
  const who = speakerIn(clause);
  if (who === undefined || !isFirstPerson(front)) return false;
  // "My sister is diabetic, she told me": the one who is spoken of is the one who spoke.
  const ofMine = !opensWithSubject(front) && OTHERS.spaced.has(wordsOf(front)[0] ?? '');
  return who !== 'pronoun' || !ofMine;
}

/** Who says something in a clause that says nothing else. */
function speakerIn(clause: string): 'pronoun' | 'named' | undefined {
  const list = wordsOf(clause);
  if (list.length === 0 || list.length > MOST_WORDS) return undefined;
  if (ASIDES.spaced.has(list[0] ?? '') || list.some(isSubject)) return undefined;
  const capitals = new Set(wordsOf((clause.match(/\p{Lu}[\p{L}\p{M}'’-]*/gu) ?? []).join(' ')));
  let first = 0;
  while (first < list.length && BESIDE.spaced.has(list[first] ?? '') && verbAt(list, first) === 0) first += 1;
  const opening = verbAt(list, first);
  if (opening > 0) {
    const found = whoIn(list.slice(first + opening), capitals);
    // "They say", "me dijo": such a phrase holds its subject.
    if (found === 'nobody') return opening > 1 ? 'pronoun' : undefined;
    return found;
  }
  let last = list.length;
  while (last > 0 && verbBefore(list, last) === 0 && BESIDE.spaced.has(list[last - 1] ?? '')) last -= 1;
  const ending = verbBefore(list, last);
  if (ending === 0) return undefined;
  // Where endings tell who does what, "Петру сказала" is the speaker.
  const names = /^\P{L}*\p{Script=Latin}/u.test(clause) ? capitals : new Set<string>();
  const found = whoIn(list.slice(0, last - ending), names);
  return found === 'nobody' ? undefined : found;
}

/** How many words the verb of saying takes that begins at a place; 0 when none does. */
function verbAt(list: readonly string[], at: number): number {
  for (let length = MOST_VERB; length > 0; length -= 1) {
    if (at + length <= list.length && SAYING.spaced.has(list.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

function verbBefore(list: readonly string[], end: number): number {
  for (let length = MOST_VERB; length > 0; length -= 1) {
    if (length <= end && SAYING.spaced.has(list.slice(end - length, end).join(' '))) return length;
  }
  return 0;
}

function whoIn(
  list: readonly string[],
  names: ReadonlySet<string>,
): 'pronoun' | 'named' | 'nobody' | undefined {
  const rest = list.filter((word) => !BESIDE.spaced.has(word));
  if (rest.length === 0) return 'nobody';
  if (rest.some((word) => ASIDES.spaced.has(word))) return undefined;
  const known = rest.filter((word) => OTHERS.spaced.has(word) || names.has(word));
  if (known.length === 0 || rest.length - known.length > MOST_UNKNOWN) return undefined;
  return rest.length === 1 && !isSelf(rest[0] ?? '') && !names.has(rest[0] ?? '') ? 'pronoun' : 'named';
}

/** "i am diabetic said my friend": chats leave the comma out. */
function saidAtTheEnd(text: string): boolean {
  if (UNSPACED.test(text) || !hasSubject(text)) return false;
  const list = wordsOf(text);
  for (let at = Math.max(2, list.length - LONGEST_TAIL); at < list.length - 1; at += 1) {
    const verb = verbAt(list, at);
    const before = list[at - 1] ?? '';
    if (verb === 0 || OTHERS.spaced.has(before) || ASIDES.spaced.has(before) || isSelf(before)) continue;
    const rest = list.slice(at + verb);
    if (!rest.some(isSubject) && whoIn(rest, new Set()) === 'named') return true;
  }
  return false;
}

/** A source that is named in front of, or behind, what it says of the speaker. */
function hasSource(text: string): boolean {
  const plain = inPlace(text);
  const ofSelf = (said: string) => {
    const first = /\p{L}/u.exec(said)?.[0];
    return (
      first !== undefined && statementRules.some(({ script, self }) => script.test(first) && self.test(said))
    );
  };
  const clauses = plain.split(CLAUSE_MARK);
  return clauses.some((clause, at) => {
    const rest = [...clauses.slice(0, at), ...clauses.slice(at + 1)].join(', ').trim();
    if (UNSPACED.test(clause)) {
      const bare = clause.replace(ENDS, '').trim();
      const end = ACCORDING.unspaced.find((entry) => bare.endsWith(entry) && bare.length > entry.length);
      return (
        end !== undefined &&
        bare.length <= LONGEST_UNSPACED &&
        !isSelf(bare.slice(0, -end.length)) &&
        ofSelf(rest)
      );
    }
    const list = wordsOf(clause.slice(0, LONGEST_CLAUSE));
    const opening = [3, 2, 1].find((length) => ACCORDING.spaced.has(list.slice(0, length).join(' ')));
    const ends =
      clauses.length > 1 &&
      list.length <= MOST_UNKNOWN + MOST_VERB &&
      ACCORDING.spaced.has(`… ${list.at(-1) ?? ''}`);
    if (opening === undefined) return ends && ofSelf(rest);
    const source = list.slice(opening);
    if (source.every(isSelf)) return false;
    // Without a comma the source is as short as can be: "according to Tom I …".
    return ofSelf(rest === '' ? source.slice(1).join(' ') : rest);
  });
}

/** "…，我朋友说": whoever says it stands in front of the verb. */
function tellsUnspaced(clause: string): boolean {
  if (clause.length > LONGEST_UNSPACED || ASIDES.unspaced.some((entry) => clause.endsWith(entry)))
    return false;
  const verb = SAYING.unspaced.find((entry) => clause.endsWith(entry));
  if (verb === undefined || clause.length === verb.length) return false;
  const who = clause.slice(0, -verb.length);
  if (OTHERS.unspaced.some((entry) => who.includes(entry))) return true;
  return !namesSelf(who) && who.length <= SHORT_NAME;
}

const SHORT_NAME = 3;
/** "…と友達が言っていた": what is said, a particle, who says it, and the verb. */
const QUOTED = /^(?<said>.{2,})(?:と|って)[、,\s]*(?<who>[^、。,\s]{1,10}?)(?:が|も|は)[^、。,]{0,4}$/u;

function saidInJapaneseOrder(text: string): boolean {
  const bare = text.replace(ENDS, '');
  const verb = SAYING.unspaced.find((entry) => bare.endsWith(entry));
  if (verb === undefined) return false;
  // A verb is listed with the particle in front of it, too.
  const { said, who } =
    QUOTED.exec(bare.slice(-80, -verb.replace(/^[とがはって]+(?=言|書)/u, '').length))?.groups ?? {};
  if (said === undefined || who === undefined) return false;
  if (opensWithSubject(who) && !OTHERS.unspaced.some((entry) => who.endsWith(entry))) return false;
  return isFirstPerson(bare.slice(0, 80)) || !said.includes('は');
}
