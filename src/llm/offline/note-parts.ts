import { singleLine } from '../../text/visible.ts';
import type { SourceTurn } from '../model.ts';
import type { Statement } from './statement.ts';

/** Whom or what a statement is about: the person it names, the speaker, or the group. */
export function subjectOf(statement: Statement, speaker: string, names: ReadonlySet<string>): string {
  if (statement.kind === 'rule') return 'group';
  if (statement.named !== undefined) return statement.named;
  const first = /^[\p{L}\p{M}'’-]+/u.exec(statement.body)?.[0].replace(/['’]s$/, '');
  if (first !== undefined && names.has(first)) return first;
  return statement.voice === 'self' ? speaker : 'group';
}

/** A name fit for one line; a person without a visible name goes by their id. */
export function nameOf(speaker: SourceTurn['speaker']): string {
  return singleLine(speaker.name).slice(0, 60).trim() || speaker.id;
}
