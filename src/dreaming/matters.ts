import type { Speaker } from '../llm/model.ts';
import { type Matter, MatterReader } from '../llm/offline/matter.ts';
import { relationOf } from '../llm/offline/relation.ts';
import type { NoteKind } from '../memory/types.ts';
import { languageOf } from '../text/language.ts';
import { normalisedKey, similarity } from '../text/similarity.ts';
import { contentStems } from '../text/words.ts';
import { nameStems } from './names.ts';

/** A line or a note, as far as it is compared. */
export interface Statement {
  text: string;
  kind: NoteKind | undefined;
  /** Milliseconds since the epoch; `undefined` when unknown. */
  at: number | undefined;
  speakers: readonly Speaker[];
  /** The words that it rests on, where they are known. */
  quotes?: readonly string[];
}

/** Compares what statements are about, by the rules of the offline distiller. */
export interface Matters {
  /** Whether the later of two statements says otherwise about the same matter, or says more of it. */
  replaces(later: Statement, earlier: Statement): boolean;
  /** Whether the later of two statements says what the earlier one did, and more. */
  extends(later: Statement, earlier: Statement): boolean;
  /** Whether the later of two statements denies or ends something, in its own words, where the earlier one does not. */
  denies(later: Statement, earlier: Statement): boolean;
  /** Whether two statements say the same. */
  same(one: Statement, other: Statement): boolean;
  /** Whether they have anything in common beside the people they name. */
  related(one: Statement, other: Statement): boolean;
  /** Whether a line has most of a statement's matter in it, or takes its place. */
  covers(line: Statement, statement: Statement): boolean;
}

/** From this similarity two lines say the same. */
const SAME = 0.9;

/** Whether two lines say the same in nearly the same words. */
export function sayTheSame(one: string, other: string): boolean {
  return normalisedKey(one) === normalisedKey(other) || similarity(one, other) >= SAME;
}

/**
 * Compares what is said in one room.
 * @param zone IANA zone in which relative dates are resolved
 * @param language ISO 639-1; it decides where two languages share a script
 */
export function compareMatters(people: readonly Speaker[], zone: string, language: string): Matters {
  const reader = new MatterReader(people, zone, language);
  const names = new Map<string, ReadonlySet<string>>();
  const read = new Map<Statement, Matter>();
  const matters = new Map<string, ReadonlySet<string>>();

  function matterOf(statement: Statement): Matter {
    const known = read.get(statement) ?? reader.read(statement);
    read.set(statement, known);
    return known;
  }

  function relation(later: Statement, earlier: Statement) {
    return relationOf(matterOf(later), matterOf(earlier));
  }

  function namesIn(code: string): ReadonlySet<string> {
    const known = names.get(code) ?? new Set(people.flatMap(({ name }) => nameStems(name, code)));
    names.set(code, known);
    return known;
  }

  /** What a statement is about beside the people it names. */
  function stemsOf({ text }: Statement): ReadonlySet<string> {
    const code = languageOf(text) ?? language;
    const known =
      matters.get(text) ?? new Set(contentStems(text, code).filter((stem) => !namesIn(code).has(stem)));
    matters.set(text, known);
    return known;
  }

  function shared(of: Statement, within: Statement): number {
    const there = stemsOf(within);
    return [...stemsOf(of)].filter((stem) => there.has(stem)).length;
  }

  return {
    replaces: (later, earlier) => relation(later, earlier) === 'replaces',
    extends: (later, earlier) =>
      relation(later, earlier) === 'replaces' && isMore(matterOf(later), matterOf(earlier)),
    denies(later, earlier) {
      const { negative, changes, ends } = matterOf(later);
      return negative !== matterOf(earlier).negative || changes || ends;
    },
    same: (one, other) => sayTheSame(one.text, other.text) || relation(one, other) === 'same',
    related: (one, other) =>
      sayTheSame(one.text, other.text) || relation(one, other) !== 'none' || shared(one, other) > 0,
    covers(line, statement) {
      if (sayTheSame(line.text, statement.text) || relation(line, statement) !== 'none') return true;
      const stems = stemsOf(statement);
      return stems.size === 0 || shared(statement, line) * 2 > stems.size;
    },
  };
}

/** Whether a statement that takes another's place agrees with it: it has all its words, and denies and ends nothing. */
function isMore(later: Matter, earlier: Matter): boolean {
  if (later.negative !== earlier.negative || later.changes || later.ends) return false;
  return earlier.stems.every((stem) => later.stems.includes(stem));
}
