import { type ClientRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';

/** A connection that was idle for longer may be closed at the other end just when a message is written to it. */
const IDLE_SOCKET_MS = 4_000;
const OPTIONS = { keepAlive: true, timeout: IDLE_SOCKET_MS };

/** Every request goes through this method of Node's agents, which its types leave out. */
interface Requests {
  addRequest(request: ClientRequest, ...rest: unknown[]): void;
}

/**
 * Keeps connections to a server, and hands an answer over when all of it has come. What telegraf fetches with does not
 * learn that an answer was cut off in its middle, and the timer of one that it gives up would keep the process from
 * ending for eight minutes.
 */
export function createAgent(address: string): HttpAgent {
  const agent = address.startsWith('https:') ? new HttpsAgent(OPTIONS) : new HttpAgent(OPTIONS);
  const requests = agent as HttpAgent & Requests;
  const add = requests.addRequest.bind(agent);
  requests.addRequest = (request, ...rest) => {
    const emit = request.emit.bind(request);
    request.emit = (event: string | symbol, ...given: unknown[]): boolean => {
      if (event !== 'response') return emit(event, ...given);
      const [answer] = given as [IncomingMessage];
      whole(answer).then(
        (complete) => emit('response', complete),
        (error: unknown) => emit('error', error),
      );
      return true;
    };
    add(request, ...rest);
  };
  return agent;
}

/** @throws what cut the answer off */
async function whole(answer: IncomingMessage): Promise<Readable> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { statusCode, statusMessage, headers } = answer;
  // It does not come in pieces any more.
  const { 'transfer-encoding': _, ...rest } = headers;
  return Object.assign(Readable.from(chunks), { statusCode, statusMessage, headers: rest });
}
