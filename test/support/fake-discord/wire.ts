/** What travels over the wire; the fake does not check what it does not use. */
export type Json = Record<string, unknown>;

export interface Call {
  method: string;
  /** From the version on, without the query: `/channels/1/messages`. */
  path: string;
  query: URLSearchParams;
  body: Json | Json[];
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const LONGEST_CONTENT = 2_000;
const LONGEST_NONCE = 25;

/** An answer that says no, with Discord's code. */
export function refusal(status: number, code: number, message: string): Answer {
  return { status, body: { code, message } };
}

/** What is wrong with a message that is to be posted, if anything. */
export function checkMessage(body: Json): Answer | undefined {
  const content = typeof body.content === 'string' ? body.content : '';
  if (content.trim() === '') return refusal(400, 50006, 'Cannot send an empty message');
  if ([...content].length > LONGEST_CONTENT) {
    return refusal(400, 50035, 'Invalid Form Body: content must be 2000 or fewer in length');
  }
  const { nonce } = body;
  if (typeof nonce === 'string' && nonce.length > LONGEST_NONCE) {
    return refusal(400, 50035, 'Invalid Form Body: nonce');
  }
  return undefined;
}
