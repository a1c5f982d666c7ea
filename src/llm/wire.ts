/** The code under which a stream that ended too early is known. */
export const STREAM_ENDED = 'STREAM_ENDED_EARLY';

/** Thrown when a stream ends before its answer does. */
class BrokenStream extends Error {
  override readonly name = 'BrokenStream';
  readonly code = STREAM_ENDED;
}

/**
 * Makes the answers of other servers readable for the client library: errors, which it reads only from
 * `{"error": {…}}` while others put them at the top, in `detail`, or make them a string; and answers that come as a
 * stream although none was asked for.
 */
export function withReadableAnswers(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const { status, headers } = response;
    if (status >= 400) {
      return json({ error: errorObject(await response.text()) }, status, headers);
    }
    if (!headers.get('content-type')?.toLowerCase().startsWith('text/event-stream')) return response;
    return json(assemble(await response.text()), status, headers);
  };
}

function json(body: object, status: number, headers: Headers): Response {
  const own = new Headers(headers);
  own.set('content-type', 'application/json');
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) own.delete(name);
  return new Response(JSON.stringify(body), { status, headers: own });
}

function errorObject(text: string): object {
  const body = parsed(text);
  if (typeof body !== 'object' || body === null) return { message: text };
  const inner = 'error' in body ? body.error : body;
  if (typeof inner === 'object' && inner !== null && 'message' in inner) return inner;
  return { message: typeof inner === 'string' ? inner : text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The parts of a streamed answer that count here. */
interface StreamPart {
  error?: unknown;
  model?: unknown;
  usage?: unknown;
  choices?: {
    index?: number;
    finish_reason?: unknown;
    delta?: { content?: unknown; refusal?: unknown };
    message?: { content?: unknown; refusal?: unknown };
  }[];
}

/** One completion from the events of a stream. */
function assemble(text: string): object {
  const events = text
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim());
  let content = '';
  let refusal = '';
  let finish: unknown;
  let model: unknown;
  let usage: unknown;
  for (const event of events) {
    const part = parsed(event) as StreamPart | undefined;
    if (typeof part !== 'object' || part === null) continue;
    if (part.error !== undefined) return { error: part.error };
    model ??= part.model;
    usage = part.usage ?? usage;
    const choice = Array.isArray(part.choices) ? part.choices[0] : undefined;
    if (choice === undefined || (choice.index ?? 0) !== 0) continue;
    const said = choice.delta ?? choice.message;
    if (typeof said?.content === 'string') content += said.content;
    if (typeof said?.refusal === 'string') refusal += said.refusal;
    finish = choice.finish_reason ?? finish;
  }
  if (finish === undefined && events.at(-1) !== '[DONE]')
    throw new BrokenStream('The stream ended too early.');
  const message = { role: 'assistant', content, refusal: refusal === '' ? null : refusal };
  return { model, usage, choices: [{ index: 0, finish_reason: finish ?? 'stop', message }] };
}
