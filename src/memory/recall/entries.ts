import type { LogRecord } from '../../chat/message.ts';
import { languageIn } from '../../text/language.ts';
import type { Day } from '../../time/zone.ts';
import type { LiveNote } from '../notes.ts';
import type { Item } from '../types.ts';
import { type Entry, foreignFlags, originOf } from './entry.ts';
import { shownText, termsOf } from './terms.ts';
import { traitsOf } from './traits.ts';

interface EntriesOptions {
  redact: (text: string) => string;
  dayOf: (at: number) => Day;
}

/** Makes the entries of an index. `usual`, here and there, is the language that is mostly spoken, ISO 639-1. */
export interface Entries {
  /**
   * @param file the day whose log file has it
   * @param place in its conversation
   */
  ofRecord(record: LogRecord, file: Day, place: number, usual: string): Entry;
  ofNote(note: LiveNote, usual: string): Entry;
  ofItem(item: Item, usual: string): Entry;
  /** An entry after its message was edited: what is attached to it stays. */
  edited(before: Entry, text: string, usual: string): Entry;
}

export function createEntries({ redact, dayOf }: EntriesOptions): Entries {
  function described(text: string, usual: string): Pick<Entry, 'text' | 'terms' | 'asks' | 'flags'> {
    const shown = shownText(text, redact);
    const language = languageIn(shown, usual);
    const { asks, flags } = traitsOf(shown, language);
    return {
      text: shown,
      terms: termsOf(shown, language).join(' '),
      asks: asks === '' ? '' : termsOf(asks, language).join(' '),
      flags,
    };
  }

  return {
    ofRecord(record, file, place, usual) {
      const at = Date.parse(record.at);
      const captions = record.attachments.flatMap(({ name }) => name ?? []).join('\n');
      const words = described(withCaptions(record.text, captions), usual);
      return {
        kind: record.kind === 'bot' ? 'context' : 'message',
        key: record.id,
        conversation: record.conversation,
        place,
        ref: record.ref ?? '',
        file,
        at,
        day: dayOf(at),
        speakerId: record.author.id,
        speaker: record.author.name,
        captions: captions === '' ? '' : shownText(captions, redact),
        ...words,
        flags: words.flags | foreignFlags(record.trust),
      };
    },
    ofNote: ({ key, day, text, record }, usual) => ({
      kind: 'note',
      key,
      ...ALONE,
      at: record === undefined ? Date.parse(day) : Date.parse(record.at),
      day,
      speakerId: record?.speaker.id ?? '',
      speaker: record?.speaker.name ?? '',
      ...described(text, usual),
    }),
    ofItem({ n, text, lastConfirmed, sources }, usual) {
      const at = lastConfirmed === undefined ? 0 : Date.parse(lastConfirmed);
      const speaker = sources[0]?.speaker;
      return {
        kind: 'item',
        key: String(n),
        ...ALONE,
        at,
        day: at === 0 ? '' : dayOf(at),
        speakerId: speaker?.id ?? '',
        speaker: speaker?.name ?? '',
        ...described(text, usual),
      };
    },
    edited(before, text, usual) {
      const words = described(withCaptions(text, before.captions), usual);
      return { ...before, ...words, flags: words.flags | originOf(before.flags) };
    },
  };
}

/** Of what stands in no conversation. */
const ALONE = { conversation: null, place: 0, ref: '', file: '', captions: '' } as const;

function withCaptions(text: string, captions: string): string {
  return captions === '' ? text : `${text}\n${captions}`;
}
