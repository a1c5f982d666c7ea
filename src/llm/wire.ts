/** The code under which a stream that ended too early is known. */
export const STREAM_ENDED = 'STREAM_ENDED_EARLY';
/** The code under which an answer beyond all measure is known. */
export const ANSWER_TOO_LONG = 'ANSWER_TOO_LONG';

/** Many times what the longest answer takes; a page of thinking that comes with it included. */
const MOST_ANSWER_BYTES = 2 * 1024 * 1024;
/** A stream takes some hundred bytes for each token, those of thinking included. */
const MOST_STREAM_BYTES = 16 * 1024 * 1024;
/** What is wrong stands at the beginning. */
const MOST_ERROR_BYTES = 64 * 1024;

/** Thrown when an answer breaks off, or does not end. */
class WireError extends Error {
  override readonly name = 'WireError';
  readonly code: typeof STREAM_ENDED | typeof ANSWER_TOO_LONG;

  constructor(code: WireError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Makes the answers of other servers readable for the client library: errors, which it reads only from
 * `{"error": {…}}` while others put them at the top, in `detail`, or make them a string; and answers that come as a
 * stream although none was asked for. An answer beyond all measure is not read to its end.
 * @param mostBytes of an answer that is no stream; default 2 MiB
 */
export function withReadableAnswers(send: typeof fetch, mostBytes = MOST_ANSWER_BYTES): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const { status, headers } = response;
    if (status >= 400) {
      return json({ error: errorObject(await beginning(response, MOST_ERROR_BYTES)) }, status, headers);
    }
    if (headers.get('content-type')?.toLowerCase().startsWith('text/event-stream')) {
      return json(await assemble(response), status, headers);
    }
    return asJson(await whole(response, mostBytes), status, headers);
  };
}

/** The body in pieces of text. Whoever stops reading ends the connection. */
async function* pieces(response: Response): AsyncGenerator<{ text: string; bytes: number }> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      yield { text: decoder.decode(value, { stream: true }), bytes };
    }
    yield { text: decoder.decode(), bytes };
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function whole(response: Response, most: number): Promise<string> {
  const found: string[] = [];
  for await (const { text, bytes } of pieces(response)) {
    if (bytes > most) throw tooLong();
    found.push(text);
  }
  return found.join('');
}

async function beginning(response: Response, most: number): Promise<string> {
  let found = '';
  for await (const { text, bytes } of pieces(response)) {
    found += text;
    if (bytes > most) break;
  }
  return found;
}

function tooLong(): WireError {
  return new WireError(ANSWER_TOO_LONG, 'The answer does not end.');
}

function json(body: object, status: number, headers: Headers): Response {
  return asJson(JSON.stringify(body), status, headers);
}

function asJson(text: string, status: number, headers: Headers): Response {
  const own = new Headers(headers);
  own.set('content-type', 'application/json');
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) own.delete(name);
  return new Response(text, { status, headers: own });
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
    delta?: { content?: unknown; refusal?: unknown; tool_calls?: unknown };
    message?: { content?: unknown; refusal?: unknown; tool_calls?: unknown };
  }[];
}

/** A call whose arguments come piece by piece. */
interface StreamedCall {
  id?: string;
  function: { name?: unknown; arguments: string };
}

/** Puts the pieces of streamed calls together. */
interface Calls {
  /** Takes what one event tells of calls. */
  add(given: unknown): void;
  /** In the order in which they began. */
  all(): readonly StreamedCall[];
}

/** A piece belongs to the call with its id, else to the last one at its place; servers leave out either. */
function gatherCalls(): Calls {
  const all: StreamedCall[] = [];
  const byId = new Map<string, StreamedCall>();
  const byPlace = new Map<unknown, StreamedCall>();

  function callOf(place: unknown, isNumbered: boolean, id: string | undefined): StreamedCall {
    const there = byPlace.get(place);
    if (id === undefined) return there ?? begun();
    if (there?.id === id) return there;
    // Some number each call 0: there the id alone tells them apart.
    const known = isNumbered && there === undefined ? undefined : byId.get(id);
    return known ?? (there?.id === undefined ? there : undefined) ?? begun();
  }

  function begun(): StreamedCall {
    const call: StreamedCall = { function: { arguments: '' } };
    all.push(call);
    return call;
  }

  return {
    add(given) {
      if (!Array.isArray(given)) return;
      for (const [at, part] of given.entries()) {
        if (typeof part !== 'object' || part === null) continue;
        const id = typeof part.id === 'string' && part.id !== '' ? part.id : undefined;
        const isNumbered = typeof part.index === 'number';
        const place = isNumbered ? part.index : at;
        const call = callOf(place, isNumbered, id);
        byPlace.set(place, call);
        if (id !== undefined) {
          call.id ??= id;
          byId.set(id, call);
        }
        call.function.name ??= part.function?.name;
        if (typeof part.function?.arguments === 'string') call.function.arguments += part.function.arguments;
      }
    },
    all: () => all,
  };
}

/** One completion from the events of a stream, which are read as they come. */
async function assemble(response: Response): Promise<object> {
  let content = '';
  let refusal = '';
  const calls = gatherCalls();
  let finish: unknown;
  let model: unknown;
  let usage: unknown;
  for await (const event of events(response)) {
    if (event === '[DONE]') {
      finish ??= 'stop';
      break;
    }
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
    calls.add(said?.tool_calls);
    if (content.length + refusal.length > MOST_ANSWER_BYTES) throw tooLong();
    finish = choice.finish_reason ?? finish;
  }
  if (finish === undefined) throw new WireError(STREAM_ENDED, 'The stream ended too early.');
  const message = {
    role: 'assistant',
    content,
    refusal: refusal === '' ? null : refusal,
    ...(calls.all().length === 0 ? {} : { tool_calls: calls.all() }),
  };
  return { model, usage, choices: [{ index: 0, finish_reason: finish, message }] };
}

/** What the events of a stream hold, one by one. */
async function* events(response: Response): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const { text, bytes } of pieces(response)) {
    if (bytes > MOST_STREAM_BYTES) throw tooLong();
    const [first = '', ...others] = text.split('\n');
    begun.push(first);
    length += first.length;
    if (length > MOST_ANSWER_BYTES) throw tooLong();
    for (const line of others) {
      yield* dataOf(begun.join(''));
      begun = [line];
      length = line.length;
    }
  }
  yield* dataOf(begun.join(''));
}

function* dataOf(line: string): Generator<string> {
  if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
}
