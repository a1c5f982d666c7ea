import type { Database } from '../../state/database.ts';
import type { Outline } from './entry.ts';
import { fused } from './fusion.ts';
import { frequencies, type Row, saidOn, withNeighbours } from './index-file.ts';
import type { Sought } from './question.ts';
import { type Ranked, rank } from './ranking.ts';
import type { Collection } from './rarity.ts';
import { neighboursOf } from './spelling.ts';

/** Candidates that the index proposes by BM25. */
export const CANDIDATES = 100;
/** What stands around a hit may be one too: an answer without the question's words. */
const BEFORE = 2;
const AFTER = 4;
/** As far around the candidates as makes a difference to their ranking. */
const REACH_BEFORE = BEFORE + 6;
const REACH_AFTER = AFTER + 6;
/** Candidates that hold a thing of a kind that the question names. */
const MOST_OF_KINDS = 100;
/** Of each span of days that a question names. */
const MOST_OF_A_SPAN = 200;

/**
 * What may answer a question, best first: what the index finds by words, what means the same, what was said on the days
 * that the question names, and what stands around these.
 * @param alike numbers of the entries that mean most nearly what is sought, best first
 */
export async function rankedIn(
  database: Database,
  sought: Sought,
  alike: readonly number[] = [],
): Promise<Ranked<Row>[]> {
  const terms = [...sought.terms.keys()];
  const members = sought.kinds.flatMap((kind) => kind.members);
  const counted = await frequencies(database, [...new Set([...terms, ...members])]);
  const neighbours = await neighboursOf(
    database,
    terms.filter((term) => !counted.holding.has(term)),
  );
  const near = [...neighbours.values()].flat();
  const holding =
    near.length === 0
      ? counted.holding
      : new Map([...counted.holding, ...(await frequencies(database, near)).holding]);
  const known = terms.filter((term) => holding.has(term));
  const ids = [...alike];
  for (const { from, to } of sought.spans) ids.push(...(await saidOn(database, from, to, MOST_OF_A_SPAN)));
  const { rows: pool, hits } = await withNeighbours(database, {
    matching: [
      { terms: [...known, ...near], most: CANDIDATES },
      { terms: rarest(members, holding), most: MOST_OF_KINDS },
    ],
    ids,
    before: REACH_BEFORE,
    after: REACH_AFTER,
  });
  const collection: Collection = { holding, total: counted.total, neighbours };
  const byWords = rank(sought, pool, candidatesAmong(pool, hits), collection);
  return alike.length === 0 ? byWords : fused(byWords, alike);
}

/** Of the things of a kind the rarest, as many as so few entries hold: "dog" says more of animals than "back" of bodies. */
function rarest(members: readonly string[], holding: ReadonlyMap<string, number>): string[] {
  const found = [...new Set(members)].filter((member) => holding.has(member));
  const countOf = (member: string): number => holding.get(member) ?? 0;
  found.sort((a, b) => countOf(a) - countOf(b));
  let all = 0;
  return found.filter((member) => {
    all += countOf(member);
    return all <= MOST_OF_KINDS;
  });
}

/** Hits, and what stands right around one in its conversation. */
function candidatesAmong(pool: readonly Row[], hits: ReadonlySet<number>): (entry: Outline) => boolean {
  const places = new Map<string, Set<number>>();
  const alone = new Set<Outline>();
  for (const entry of pool) {
    if (!hits.has(entry.id)) continue;
    if (entry.conversation === null) {
      alone.add(entry);
      continue;
    }
    const there = places.get(entry.conversation) ?? new Set();
    for (let place = entry.place - BEFORE; place <= entry.place + AFTER; place += 1) there.add(place);
    places.set(entry.conversation, there);
  }
  return (entry) =>
    entry.kind !== 'context' &&
    (entry.conversation === null
      ? alone.has(entry)
      : places.get(entry.conversation)?.has(entry.place) === true);
}
