import type { Button, OutgoingMessage } from '../../src/chat/adapter.ts';
import type { MessageBody } from './api.ts';
import type { Piece } from './render.ts';

const SUPPRESS_EMBEDS = 1 << 2;
/** Only the person who is answered sees it. */
export const EPHEMERAL = 1 << 6;
const SUPPRESS_NOTIFICATIONS = 1 << 12;

const ACTION_ROW = 1;
const BUTTON = 2;
const GREY = 2;
const BUTTONS_IN_ROW = 5;
const LONGEST_LABEL = 80;

/** The pieces of a message as they are posted: no previews, nobody is pinged, the buttons below the last one. */
export function bodiesOf(pieces: readonly Piece[], message: Omit<OutgoingMessage, 'text'>): MessageBody[] {
  const { buttons = [], silent = false, confidential = false } = message;
  return pieces.map(({ content, file }, at) => ({
    content,
    ...(file === undefined ? {} : { file }),
    flags: SUPPRESS_EMBEDS | (silent ? SUPPRESS_NOTIFICATIONS : 0) | (confidential ? EPHEMERAL : 0),
    allowed_mentions: { parse: [] },
    components: at === pieces.length - 1 ? rows(buttons) : [],
  }));
}

/** The body without what can only be said of a new message. */
export function editOf(body: MessageBody): MessageBody {
  return { ...body, flags: body.flags & SUPPRESS_EMBEDS };
}

/** The rows of components that buttons stand in. */
export function rows(buttons: readonly Button[]): unknown[] {
  const all: unknown[] = [];
  for (let at = 0; at < buttons.length; at += BUTTONS_IN_ROW) {
    const components = buttons.slice(at, at + BUTTONS_IN_ROW).map(({ id, label }) => ({
      type: BUTTON,
      style: GREY,
      custom_id: id,
      label: label.slice(0, LONGEST_LABEL),
    }));
    all.push({ type: ACTION_ROW, components });
  }
  return all;
}
