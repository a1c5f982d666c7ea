import type { StatementKind } from '../../languages/statements.ts';
import { type FramedSpan, framedMessages } from '../../memory/support.ts';
import { plannedDays } from '../../text/planned.ts';
import type { SourceTurn } from '../model.ts';
import { nameOf } from './note-parts.ts';

/** The framed sentences of each turn. */
export function framesOf(turns: readonly SourceTurn[]): Map<SourceTurn, FramedSpan[]> {
  const framed = framedMessages(
    turns.map(({ speaker, at, text, role }) => ({
      speaker: { id: speaker.id, name: nameOf(speaker) },
      at,
      text,
      assistant: role === 'assistant',
    })),
  );
  return new Map(turns.map((turn, at) => [turn, framed[at] ?? []]));
}

/**
 * What statements of a turn cannot be: the assistant's rules are the owner's, so that what another says like one is what the
 * group keeps to; a plan has a date, so that one without is settled or told.
 */
export function unfitFor(
  { trust, at }: SourceTurn,
  zone: string,
  language: string,
): (kind: StatementKind, body: string) => boolean {
  return (kind, body) =>
    (kind === 'rule' && trust !== 'owner') ||
    (kind === 'plan' && plannedDays(body, at, zone, language).length === 0);
}
