import { headingsOf } from '../languages/matters.ts';
import { uniteSources } from '../memory/item-records.ts';
import { isPinnedHeading } from '../memory/memory-parse.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { ItemRecord, NoteKind } from '../memory/types.ts';
import { singleLine } from '../text/visible.ts';
import type { Matters } from './matters.ts';
import { carriedOver, type Grounds, type Proposal } from './proposal.ts';
import { reasonToWrite } from './reasons.ts';

/** The accepted line with what is known about it. */
export function planLine(
  op: 'add' | 'update' | 'merge',
  proposal: Proposal,
  grounds: Grounds,
  matters: Matters,
): PlannedOperation {
  const { items, text } = proposal;
  const candidates = carriedOver(proposal, matters);
  const united = op === 'merge' ? items : [];
  const sources = uniteSources([...united.map((item) => item.sources), proposal.sources]);
  const times = sources.map((source) => source.at).sort();
  const confirmed = candidates.map(({ at }) => new Date(at).toISOString());
  const [since, lastConfirmed] = [times[0], [...times, ...confirmed].sort().at(-1)];
  const [newest] = [...candidates].sort((a, b) => b.at - a.at);
  const kind = newest?.kind ?? items[0]?.kind;
  const notes = [
    ...united.flatMap((item) => item.notes),
    ...candidates.flatMap((candidate) => candidate.notes.map((note) => note.key)),
  ];
  const record: Partial<ItemRecord> = {
    by: 'dream',
    sources,
    notes: [...new Set(notes)],
    ...(kind === undefined ? {} : { kind }),
    ...(since === undefined ? {} : { since }),
    ...(lastConfirmed === undefined ? {} : { lastConfirmed }),
  };
  return {
    op,
    targets: items.map((item) => item.n),
    heading: items[0]?.heading ?? headingFor(proposal.asked.heading, kind, grounds),
    text,
    record,
    reason: reasonToWrite(op, proposal, matters),
  };
}

const ONE_WORD = /^[\p{L}\p{M}]{2,30}$/u;

/**
 * Nothing verifies what a heading says, so a model may choose among those that exist and those of the language, or name
 * one word; and nothing is written under Pinned.
 */
function headingFor(proposed: string, kind: NoteKind | undefined, { items, language }: Grounds): string {
  const own = headingsOf(language);
  const heading = singleLine(proposed).replace(/^[#\s]+/, '');
  const exists = items.some((item) => item.heading === heading) || Object.values(own).includes(heading);
  if (heading !== '' && !isPinnedHeading(heading) && (exists || ONE_WORD.test(heading))) return heading;
  const standing = items.find((item) => item.kind === kind && item.state !== 'pinned' && item.heading !== '');
  return standing?.heading ?? own[kind ?? 'fact'];
}
