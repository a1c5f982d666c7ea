import { recordedKey } from '../text/retell.ts';
import { ENGLISH, say, type TextKey } from '../text/say.ts';

/** A reason that code asks for later on; of all others only people read the sentence. */
export type ReasonCode = 'no_room_for_new' | 'no_room_any_more';

/** The sentences for people. Files hold them in the language of their space. */
const TEXTS: Readonly<Record<ReasonCode, TextKey>> = {
  /** Of a new line that goes straight to the archive. */
  no_room_for_new: 'recorded.noRoom',
  /** Of a line that stood. */
  no_room_any_more: 'recorded.noRoomAnyMore',
};
const CODES = Object.keys(TEXTS) as ReasonCode[];

/** A reason with its sentence as records hold it. */
export function coded(code: ReasonCode): { code: ReasonCode; reason: string } {
  return { code, reason: say(ENGLISH, TEXTS[code]) };
}

/** The code of a reason; of records and files that hold none by their sentence, in whatever language it stands. */
export function codeOfReason({
  code,
  reason,
}: {
  code?: ReasonCode;
  reason: string;
}): ReasonCode | undefined {
  if (code !== undefined) return code;
  const key = recordedKey(reason);
  return key === undefined ? undefined : CODES.find((one) => TEXTS[one] === key);
}
