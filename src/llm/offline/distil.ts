import { headingsOf } from '../../languages/matters.ts';
import { isPinnedHeading } from '../../memory/memory-parse.ts';
import { singleLine } from '../../text/visible.ts';
import type {
  DistilCandidate,
  DistilItem,
  DistillationEnvelope,
  DistilWork,
  OperationName,
  ProposedOperation,
} from '../model.ts';
import { type Line, Lines } from './lines.ts';
import { type Matter, MatterReader } from './matter.ts';
import { noPause, type Pause } from './pause.ts';

/**
 * Distils by rule: equal and like statements become one, newer ones replace older ones on the same matter, what has
 * passed is left out. Every candidate is in exactly one operation.
 *
 * @param pause called between lines, so that other work can go on
 */
export async function distil(work: DistilWork, pause: Pause = noPause): Promise<DistillationEnvelope> {
  const reader = new MatterReader(peopleOf(work), work.zone, work.language);
  const operations: ProposedOperation[] = [];
  const lines = new Lines();

  for (const item of work.items) {
    await pause();
    if (!hasWords(item.text)) {
      if (!item.protected)
        operations.push(operation('remove', { items: [item.n], reason: 'The line is empty.' }));
      continue;
    }
    const at = item.lastConfirmed ?? item.since;
    lines.addItem(
      item,
      reader.read({ text: item.text, kind: item.kind, at, speakers: item.speakers, quotes: item.quotes }),
    );
  }

  for (const candidate of inOrder(work.candidates)) {
    await pause();
    const { text, kind, speaker } = candidate;
    const quotes = candidate.quotes.map(({ quote }) => quote);
    const matter = reader.read({ text, kind, at: candidate.at, speakers: [speaker], quotes });
    const reason = reasonToSkip(candidate, matter, work.today);
    if (reason === undefined) lines.addCandidate(candidate, matter);
    else operations.push(operation('skip', { candidates: [candidate.n], reason }));
  }

  const headings = headingsFor(work);
  for (const line of lines.all) {
    await pause();
    operations.push(...operationsOf(line, headings, work.today));
  }
  return { operations };
}

function reasonToSkip(candidate: DistilCandidate, matter: Matter, today: string): string | undefined {
  if (!hasWords(candidate.text)) return 'It has no words.';
  if (candidate.wanted) return undefined;
  if (candidate.kind === 'event') return 'An event is kept in its day, not in memory.';
  if (candidate.kind === 'task') return 'A task passes; it stays in its day.';
  if (candidate.kind === 'plan' && hasPassed(matter, today)) return 'Its date has passed.';
  return undefined;
}

function operationsOf(line: Line, headings: Headings, today: string): ProposedOperation[] {
  const overtaken = line.overtaken.map(({ n }) =>
    operation('skip', { candidates: [n], reason: 'A newer statement takes its place.' }),
  );
  if (line.items.length === 0 && line.support.length === 0) return overtaken;
  const made = line.items.length === 0 ? additions(line, headings) : changes(line, today);
  return [...made, ...overtaken];
}

function additions({ support, current, kind }: Line, headings: Headings): ProposedOperation[] {
  const several = support.length > 1;
  return [
    operation('add', {
      candidates: support.map(({ n }) => n),
      text: current.text,
      heading: headings(kind ?? 'fact'),
      quotes: quotesOf(support),
      reason: several ? 'Several statements say the same.' : 'It is new and lasting.',
    }),
  ];
}

/** What a line that is in memory already becomes. */
function changes(line: Line, today: string): ProposedOperation[] {
  const free = line.items.filter(({ item }) => !item.protected);
  const target = line.items.find(({ item }) => item.protected) ?? line.items[0];
  if (!target) return [];
  const { item, matter } = target;
  const candidates = line.support.map(({ n }) => n);
  const says = line.items.find((one) => one.matter.key === line.current.key);

  if (!says && candidates.length > 0) {
    const shared = {
      candidates,
      text: line.current.text,
      heading: item.heading,
      quotes: quotesOf(line.support),
      reason: 'A newer statement on the same matter replaces it.',
    };
    if (free.length > 1 && free.length === line.items.length) {
      return [operation('merge', { ...shared, items: numbers(free) })];
    }
    return [operation('update', { ...shared, items: [item.n] }), ...redundant(free, target)];
  }
  if (free.length > 1 && free.length === line.items.length) {
    return [
      operation('merge', {
        items: numbers(free),
        candidates,
        text: line.current.text,
        heading: item.heading,
        quotes: quotesOf(line.support),
        reason: 'Several lines on the same matter become one.',
      }),
    ];
  }
  const rest = redundant(free, target);
  if (candidates.length > 0) {
    return [
      operation('keep', {
        items: [item.n],
        candidates,
        quotes: quotesOf(line.support),
        reason: 'It is confirmed.',
      }),
      ...rest,
    ];
  }
  const over = !item.protected && item.kind === 'plan' && hasPassed(matter, today);
  return over ? [operation('remove', { items: [item.n], reason: 'Its date has passed.' })] : rest;
}

/** Free lines that say, word for word, what the target says. */
function redundant(free: Line['items'], target: Line['items'][number]): ProposedOperation[] {
  return free
    .filter(({ item, matter }) => item !== target.item && matter.key === target.matter.key)
    .map(({ item }) =>
      operation('remove', { items: [item.n], reason: 'Another line says exactly the same.' }),
    );
}

type Headings = (kind: DistilCandidate['kind']) => string;

/** The heading under which memory keeps a kind already, or else the language's own. */
function headingsFor({ items, language }: DistilWork): Headings {
  const own = headingsOf(language);
  const used = new Map<string, string>();
  for (const { kind, heading } of items) {
    if (kind !== undefined && heading !== '' && !isPinnedHeading(heading) && !used.has(kind))
      used.set(kind, heading);
  }
  return (kind) => used.get(kind) ?? own[kind];
}

function hasPassed({ days }: Matter, today: string): boolean {
  return days.length > 0 && days.every((day) => day < today);
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(singleLine(text));
}

function inOrder(candidates: readonly DistilCandidate[]): DistilCandidate[] {
  return [...candidates].sort((a, b) => a.at - b.at || a.n - b.n);
}

function peopleOf({ items, candidates }: DistilWork) {
  return [...items.flatMap(({ speakers }) => speakers), ...candidates.map(({ speaker }) => speaker)];
}

function numbers(items: readonly { item: DistilItem }[]): number[] {
  return items.map(({ item }) => item.n);
}

function quotesOf(candidates: readonly DistilCandidate[]): ProposedOperation['quotes'] {
  return candidates.flatMap(({ n, quotes }) => quotes.map(({ quote }) => ({ candidate: n, quote })));
}

function operation(
  op: OperationName,
  given: Partial<ProposedOperation> & { reason: string },
): ProposedOperation {
  return { op, items: [], candidates: [], text: '', heading: '', quotes: [], ...given };
}
