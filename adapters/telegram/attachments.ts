import type { Attachment } from '../../src/chat/message.ts';
import type { AnyMessage } from './words.ts';

/**
 * What a message may carry beside words, in the names of the Bot API. An animation is a document too, and a venue a
 * location: the first one counts.
 */
const KINDS = [
  'photo',
  'video',
  'animation',
  'document',
  'audio',
  'voice',
  'video_note',
  'sticker',
  'venue',
  'location',
  'contact',
  'poll',
  'dice',
  'game',
  'story',
  'paid_media',
] as const;

/** The kind and the name of what a message carries; nothing of what is in it. */
export function attachmentsOf(message: AnyMessage): Attachment[] {
  const fields = message as unknown as Record<string, Record<string, unknown> | undefined>;
  const kind = KINDS.find((one) => fields[one] !== undefined);
  if (kind === undefined) return [];
  const content = fields[kind] ?? {};
  const name = ['file_name', 'title', 'question', 'emoji'].map((field) => content[field]).find(isName);
  return [{ kind: kind.replace('_', ' '), ...(name === undefined ? {} : { name }) }];
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
