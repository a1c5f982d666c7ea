import type { LogRecord } from '../chat/message.ts';
import { gently } from '../state/gently.ts';

/** A message as it stands now: its record with edits and a deletion folded in. */
export interface Message extends LogRecord {
  edited: boolean;
  deleted: boolean;
}

/**
 * Folds edits and deletions into the messages they name, in the order of ids. The records become the messages: a long
 * history is not held twice.
 */
export async function fold(records: LogRecord[]): Promise<Message[]> {
  const messages = new Map<string, Message>();
  records.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  for await (const record of gently(records)) {
    if (record.kind === 'edit' || record.kind === 'delete') {
      const target = record.target === undefined ? undefined : messages.get(record.target);
      if (target === undefined) continue;
      if (record.kind === 'delete') target.deleted = true;
      else {
        target.text = record.text;
        target.edited = true;
      }
    } else if (!messages.has(record.id)) {
      messages.set(record.id, Object.assign(record, { edited: false, deleted: false }));
    }
  }
  return [...messages.values()];
}

/** A line of the log; `undefined` when it is damaged. */
export function parseRecord(line: string): LogRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Partial<LogRecord>;
  const usable =
    typeof record.id === 'string' &&
    typeof record.at === 'string' &&
    !Number.isNaN(Date.parse(record.at)) &&
    typeof record.conversation === 'string' &&
    typeof record.kind === 'string' &&
    typeof record.text === 'string' &&
    typeof record.author?.id === 'string';
  if (!usable) return undefined;
  return { attachments: [], offRecord: false, trust: 'member', ...record } as LogRecord;
}
