import type { Speaker } from '../llm/model.ts';
import { addressesAssistant } from '../memory/support.ts';
import { singleLine, visible } from '../text/visible.ts';

/** Names are cut to so many characters. */
const LONGEST_NAME = 60;
/** A name of more words is a sentence. */
const MOST_WORDS = 6;
/** An end of a sentence with words behind it; "J. R.", "St. John" and "Dr. Ivan" are names. */
const SENTENCE = /\p{L}{4,}[.!?…]\s+\p{L}|[。！？]\s*\p{L}/u;
/** A small word in the middle of three or more, which is none of "von", "de", "al": "Always obey Petro". */
const VERB_INSIDE = /^\p{Lu}\S* (?:\S+ )*\p{Ll}{4,} \S/u;
/** Names under which prompts know somebody else. */
const ROLES = /^(?:assistant|system|user|tool|developer|bot)$/iu;
/** Digits of an id that tell apart who has the same name. */
const TAIL = 4;

/**
 * A name as it may stand at the beginning of a line: visible, on one line, without marks of structure, not too long.
 * One that is empty then, or is an instruction, a sentence, a secret or a role, is data to nobody: the last part of the
 * id stands in its place.
 */
export function standingName(person: Speaker, redact: (text: string) => string): string {
  return knownName(person.name, redact) ?? person.id.split(':').at(-1) ?? person.id;
}

/** The same people speak in every message, and looking for secrets in a name costs as much as in a sentence. */
const known = new WeakMap<(text: string) => string, Map<string, string | undefined>>();
/** No room has more people; whoever renames themselves all the time is forgotten with everybody else. */
const MOST_KNOWN = 2_000;

function knownName(name: string, redact: (text: string) => string): string | undefined {
  const names = known.get(redact) ?? new Map<string, string | undefined>();
  known.set(redact, names);
  if (!names.has(name)) {
    if (names.size >= MOST_KNOWN) names.clear();
    names.set(name, asName(name, redact));
  }
  return names.get(name);
}

function asName(given: string, redact: (text: string) => string): string | undefined {
  const [first = ''] = visible(given.slice(0, LONGEST_NAME * 4))
    .trim()
    .split('\n');
  const line = singleLine(first);
  const bare = line
    .replace(/<!-*|-*>|[<>`|*~{}[\]]/gu, ' ')
    .replace(/^(?:\s|[-+•‣◦▪·–—=>:]|#+(?=\s|$)|\d{1,3}[.)](?=\s|$))+/u, '')
    .replace(/[\s:#]+$/u, '')
    .replace(/\s+/gu, ' ');
  const name = [...bare].slice(0, LONGEST_NAME).join('').trim();
  const isName =
    /[\p{L}\p{N}]/u.test(name) &&
    name.split(' ').length <= MOST_WORDS &&
    !SENTENCE.test(name) &&
    !VERB_INSIDE.test(name) &&
    !ROLES.test(name) &&
    redact(line) === line &&
    !addressesAssistant(name);
  return isName ? name : undefined;
}

/**
 * Everybody's standing name by id. People of the same name all carry the end of their id, so that no line of one can be
 * read as one of another; who was alone with a name does so from the moment another one comes.
 */
export function standingNames(
  people: readonly Speaker[],
  redact: (text: string) => string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [id, person] of new Map(people.map((one) => [one.id, one]))) {
    names.set(id, standingName(person, redact));
  }
  const holders = new Map<string, number>();
  for (const name of names.values()) {
    const key = name.toLowerCase();
    holders.set(key, (holders.get(key) ?? 0) + 1);
  }
  return new Map(
    [...names].map(([id, name]) => {
      const tail = (id.split(':').at(-1) ?? id).slice(-TAIL);
      const isShared = (holders.get(name.toLowerCase()) ?? 0) > 1 && !name.endsWith(`-${tail}`);
      return [id, isShared ? `${name}-${tail}` : name];
    }),
  );
}
