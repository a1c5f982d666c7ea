import { mattersOf } from '../../languages/matters.ts';
import { lastingShare } from './likelihoods.ts';
import { plainForm } from './plain.ts';

/** So much clearer than all of its sentence a part must be to stand alone: whole sentences read better. */
const CLEARER = 0.15;
/** Sentences of more clauses are taken apart one by one; looking at all stretches would take too long. */
const MOST_TOGETHER = 6;

/**
 * Takes a sentence apart where a stretch of its clauses states something lasting more clearly than all of it does.
 *
 * @param clauses exact parts of the sentence, in their order
 * @returns the stretch and what is left of the clauses before and behind it
 */
export function clearest(sentence: string, clauses: readonly string[], code: string): string[] {
  if (clauses.length > MOST_TOGETHER) return [...clauses];
  const places = placesIn(sentence, clauses);
  const all = stretch(sentence, places, 0, places.length);
  let best = { text: all, from: 0, to: places.length, share: lastingShare(all, code) + CLEARER };
  for (let from = 0; from < places.length; from += 1) {
    for (let to = from + 1; to <= places.length; to += 1) {
      const text = stretch(sentence, places, from, to);
      const share = lastingShare(text, code);
      if (share > best.share) best = { text, from, to, share };
    }
  }
  return [...clauses.slice(0, best.from), best.text, ...clauses.slice(best.to)];
}

/** From this likelihood each of two clauses states something lasting for itself. */
const ALONE = 0.7;

/**
 * Draws apart what one sentence tells of two matters, each with the speaker as its subject: "my name is Marta and I live in
 * Leeds". Whoever moves later changes one of them alone.
 *
 * @param clauses exact parts of the sentence, in their order
 * @param self what a speaker calls themselves
 * @returns runs of clauses, at least one
 */
export function mattersApart(
  sentence: string,
  clauses: readonly string[],
  { code, self }: { code: string; self: RegExp },
): string[][] {
  if (clauses.length > MOST_TOGETHER) return [[...clauses]];
  const places = placesIn(sentence, clauses);
  const runs: string[][] = [];
  let from = 0;
  for (const [at, clause] of clauses.entries()) {
    const before = stretch(sentence, places, from, at);
    const own = withoutJoint(clause, self);
    const apart =
      at > 0 &&
      own !== undefined &&
      // "I used to smoke but I quit" says what was quit in its first half.
      mattersOf(code)?.ending?.test(plainForm(own)) !== true &&
      lastingShare(own, code) >= ALONE &&
      lastingShare(before, code) >= ALONE;
    if (at === 0 || apart) {
      runs.push([]);
      from = at;
    }
    runs.at(-1)?.push(clause);
  }
  return runs;
}

/** A clause from its subject on, when that is the speaker: "and I live in Leeds". */
function withoutJoint(clause: string, self: RegExp): string | undefined {
  const [first = '', ...rest] = clause.split(/\s+/u);
  if (self.test(plainForm(first))) return clause;
  return self.test(plainForm(rest[0] ?? '')) ? rest.join(' ') : undefined;
}

type Place = readonly [start: number, end: number];

function placesIn(sentence: string, clauses: readonly string[]): Place[] {
  let at = 0;
  return clauses.map((clause) => {
    const start = sentence.indexOf(clause, at);
    at = start + clause.length;
    return [start, at];
  });
}

function stretch(sentence: string, places: readonly Place[], from: number, to: number): string {
  return sentence.slice(places[from]?.[0], places[to - 1]?.[1]);
}
