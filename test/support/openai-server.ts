import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server heard. */
export interface HeardRequest {
  path: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was sent
  body: any;
}

export interface ServedReply {
  /** Default 200. */
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON, a string as it is. */
  body?: unknown;
  /**
   * `hang`: never answers. `drop`: closes the connection. `cut`: closes it in the middle of the body. `stall`: sends
   * half of the body and then nothing more.
   */
  fault?: 'hang' | 'drop' | 'cut' | 'stall';
}

export type ServedAnswer = ServedReply | ((request: HeardRequest) => ServedReply | Promise<ServedReply>);

export interface OpenAIServer {
  /** Ends in `/v1`. */
  baseUrl: string;
  requests: HeardRequest[];
  /** Adds answers; each serves one request, and the last one stays until more are added. */
  script(...answers: ServedAnswer[]): void;
  /** Resolves when `count` requests have been heard. */
  heard(count: number): Promise<void>;
  close(): Promise<void>;
}

/** A chat completion with this text; `over` replaces fields of its choice. */
export function completion(text: unknown, over: Record<string, unknown> = {}): ServedReply {
  return {
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      model: 'served-model',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: text, refusal: null },
          ...over,
        },
      ],
      usage: { prompt_tokens: 21, completion_tokens: 7, total_tokens: 28 },
    },
  };
}

/** A completion that calls functions instead of answering. */
export function toolCalls(...calls: { id: string; name: string; arguments: string }[]): ServedReply {
  return calling(calls.map(({ id, ...called }) => ({ id, type: 'function', function: called })));
}

/** The same with calls in whatever form, and with words beside them. */
export function calling(calls: readonly unknown[], text: string | null = null): ServedReply {
  return completion(text, {
    finish_reason: 'tool_calls',
    message: { role: 'assistant', content: text, tool_calls: calls },
  });
}

/** The same as a stream of events, which nobody asked for; without its end when it is `open`. */
export function streamed(parts: readonly string[], open = false): ServedReply {
  const event = (body: object): string => `data: ${JSON.stringify(body)}\n\n`;
  const events = parts.map((content) =>
    event({ model: 'served-model', choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  );
  const end = `${event({
    choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
    usage: { prompt_tokens: 21, completion_tokens: 7 },
  })}data: [DONE]\n\n`;
  return {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    body: `: hello\n\n${events.join('')}${open ? '' : end}`,
  };
}

/** An error in OpenAI's form. */
export function serverError(
  status: number,
  error: { message?: string; code?: string; type?: string; param?: string } = {},
  headers: Record<string, string> = {},
): ServedReply {
  return { status, headers, body: { error: { message: 'Something is wrong.', ...error } } };
}

/** An OpenAI-compatible server on loopback that answers what the test scripts. */
export async function startOpenAIServer(...answers: ServedAnswer[]): Promise<OpenAIServer> {
  const requests: HeardRequest[] = [];
  let queue = [...answers];
  let repeating = false;
  let waiting: { count: number; resolve: () => void }[] = [];

  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const request: HeardRequest = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.push(request);
    repeating = queue.length === 1;
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? serverError(500);
    serve(response, typeof answer === 'function' ? await answer(request) : answer);
    waiting = waiting.filter(({ count, resolve }) => {
      if (requests.length < count) return true;
      resolve();
      return false;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script(...more) {
      queue = repeating ? more : [...queue, ...more];
      repeating = false;
    },
    heard: (count) =>
      requests.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => void waiting.push({ count, resolve })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function serve(response: ServerResponse, { status = 200, headers = {}, body, fault }: ServedReply): void {
  if (fault === 'hang') return;
  if (fault === 'drop') {
    response.destroy();
    return;
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  const length = Buffer.byteLength(text);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': length, ...headers });
  const half = text.slice(0, text.length >> 1);
  if (fault === 'cut') response.write(half, () => response.destroy());
  else if (fault === 'stall') response.write(half);
  else response.end(text);
}
