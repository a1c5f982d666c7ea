import type { DistilCandidate, DistilItem } from '../model.ts';
import type { Relation } from './forms.ts';
import type { Matter } from './matter.ts';
import { relationOf } from './relation.ts';
import { tellsMore } from './tells-more.ts';

/** One matter of the memory to be: the items that hold it and the candidates that speak of it. */
export interface Line {
  items: { item: DistilItem; matter: Matter }[];
  /** What it says at last. */
  current: Matter;
  /** The kind of what it says at last. */
  kind: DistilCandidate['kind'] | undefined;
  /** Candidates that say what it says at last. */
  support: DistilCandidate[];
  /** Candidates that said something else before. */
  overtaken: DistilCandidate[];
}

/** Lines looked at for one statement; many more share its words only when they are not about the same. */
const MOST_COMPARED = 40;
/** A statement is looked for under its rarest stems. */
const STEMS_TRIED = 4;

/** Gathers what belongs together, in the order in which it was said; finds related lines by key, stem and slot. */
export class Lines {
  readonly all: Line[] = [];
  readonly #index = new Map<string, Line[]>();

  addItem(item: DistilItem, matter: Matter): void {
    const same = this.#find(matter).find(
      ([line, relation]) => relation === 'same' && line.items.length > 0,
    )?.[0];
    if (same) {
      same.items.push({ item, matter });
      // Of items that say the same the fuller one stands for all.
      if (matter.stems.length > same.current.stems.length) same.current = matter;
      this.#enter(same, matter);
      return;
    }
    this.#add(
      { items: [{ item, matter }], current: matter, kind: item.kind, support: [], overtaken: [] },
      matter,
    );
  }

  addCandidate(candidate: DistilCandidate, matter: Matter): void {
    const related = this.#find(matter);
    const same = related.find(([, relation]) => relation === 'same')?.[0];
    const replaced = related
      .filter(
        ([line, relation]) =>
          relation === 'replaces' && takesPlaceOf(line, matter) && !tellsMore(line.current, matter),
      )
      .map(([line]) => line);
    const [first, ...others] = replaced;
    if (!same && !first) {
      this.#add(
        { items: [], current: matter, kind: candidate.kind, support: [candidate], overtaken: [] },
        matter,
      );
      return;
    }
    if (first && !same) this.#replace(first, candidate, matter);
    else if (same) this.#confirm(same, candidate, matter);
    const to = same ?? first;
    if (to) for (const line of same ? replaced : others) this.#giveWay(line, to);
  }

  /** Lines that speak of the same matter, nearest in time first. */
  #find(matter: Matter): [Line, Relation][] {
    const seen = new Set<Line>();
    const found: [Line, Relation][] = [];
    for (const place of this.#places(matter)) {
      const lines = this.#index.get(place) ?? [];
      for (const line of lines.slice(-MOST_COMPARED)) {
        if (seen.has(line)) continue;
        seen.add(line);
        const relation = relationOf(matter, line.current);
        if (relation !== 'none') found.push([line, relation]);
      }
    }
    return found;
  }

  #places(matter: Matter): string[] {
    const { key, framed } = matter;
    const stems = matter.stems.map((stem) => `stem ${stem}`);
    const size = (place: string) => this.#index.get(place)?.length ?? 0;
    stems.sort((a, b) => size(a) - size(b));
    const left = [...matter.leaves, ...matter.around].map((stem) => `stem ${stem}`);
    // Where each value stands for itself, only what shares a word or changes can be about the same.
    const opposes = matter.changes || matter.ends || framed?.against === true;
    const slotTells = framed !== undefined && (framed.values !== 'each' || opposes);
    return [
      `key ${key}`,
      ...(slotTells ? [`slot ${framed.slot} ${framed.topic.join(' ')}`, `slot ${framed.slot}`] : []),
      ...[...new Set(matter.sorts.values())].map((sort) => `sort ${sort}`),
      ...left,
      ...stems.filter((stem) => size(stem) > 0).slice(0, STEMS_TRIED),
    ];
  }

  #add(line: Line, matter: Matter): void {
    this.all.push(line);
    this.#enter(line, matter);
  }

  #enter(line: Line, { key, stems, framed, sorts }: Matter): void {
    const places = [`key ${key}`, ...stems.map((stem) => `stem ${stem}`)];
    for (const sort of new Set(sorts.values())) places.push(`sort ${sort}`);
    if (framed) places.push(`slot ${framed.slot}`, `slot ${framed.slot} ${framed.topic.join(' ')}`);
    for (const place of places) {
      const lines = this.#index.get(place);
      if (!lines) this.#index.set(place, [line]);
      else if (lines.at(-1) !== line) lines.push(line);
    }
  }

  #confirm(line: Line, candidate: DistilCandidate, matter: Matter): void {
    line.support.push(candidate);
    // What candidates alone have made may be said by the fullest of them.
    if (line.items.length === 0 && matter.stems.length >= line.current.stems.length) line.current = matter;
    this.#enter(line, matter);
  }

  #replace(line: Line, candidate: DistilCandidate, matter: Matter): void {
    const known = line.items.at(-1)?.matter.at;
    // An item that was confirmed after this was said knows better.
    if (known !== undefined && matter.at !== undefined && matter.at < known && line.support.length === 0) {
      line.overtaken.push(candidate);
      return;
    }
    line.overtaken.push(...line.support);
    line.support = [candidate];
    line.current = matter;
    line.kind = candidate.kind;
    this.#enter(line, matter);
  }

  /** A line gives way to a newer one on its matter; a protected item stays as it is. */
  #giveWay(line: Line, to: Line): void {
    if (line === to || line.items.some(({ item }) => item.protected)) return;
    to.items.push(...line.items);
    to.overtaken.push(...line.support, ...line.overtaken);
    Object.assign(line, { items: [], support: [], overtaken: [] });
  }
}

/**
 * Whether a statement may stand for all that a line holds: what was said in between may have taken the place of an item that
 * this one has nothing to do with.
 */
function takesPlaceOf({ items, support }: Line, matter: Matter): boolean {
  return (
    items.length === 0 ||
    support.length === 0 ||
    items.some((held) => relationOf(matter, held.matter) !== 'none')
  );
}
