/** What travels over the wire; the fake does not check what it does not use. */
export type Json = Record<string, unknown>;

export interface Call {
  method: string;
  /** From the version on, without the query: `/channels/1/messages`. */
  path: string;
  query: URLSearchParams;
  body: Json | Json[];
  /** What came along as files. */
  files: { name: string; text: string }[];
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a request says: JSON, or a form with JSON in it and files. */
export async function contentOf(bytes: Buffer, type = ''): Promise<Pick<Call, 'body' | 'files'>> {
  if (!type.startsWith('multipart/')) {
    const text = bytes.toString('utf8');
    return { body: text === '' ? {} : (JSON.parse(text) as Json), files: [] };
  }
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const files: Call['files'] = [];
  for (const [key, value] of form) {
    if (/^files\[\d+\]$/.test(key) && typeof value !== 'string') {
      files.push({ name: value.name, text: await value.text() });
    }
  }
  return { body: JSON.parse(String(form.get('payload_json') ?? '{}')) as Json, files };
}

/** The files of a message as its payload shows them, with what is in them. */
export function attachmentsOf({ files }: Call): Json {
  if (files.length === 0) return {};
  return { attachments: files.map(({ name, text }, at) => ({ id: String(at), filename: name, text })) };
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
