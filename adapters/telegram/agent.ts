import { type ClientRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** A connection that was idle for longer may be closed at the other end just when a message is written to it. */
const IDLE_SOCKET_MS = 4_000;
const OPTIONS = { keepAlive: true, timeout: IDLE_SOCKET_MS };

/** Every request goes through this method of Node's agents, which its types leave out. */
interface Requests {
  addRequest(request: ClientRequest, ...rest: unknown[]): void;
}

/**
 * Keeps connections to a server. Of an answer that is cut off in its middle the request is told: what telegraf fetches
 * with hands the bytes on without their error, and would wait for the rest for ever.
 */
export function createAgent(address: string): HttpAgent {
  const agent = address.startsWith('https:') ? new HttpsAgent(OPTIONS) : new HttpAgent(OPTIONS);
  const requests = agent as HttpAgent & Requests;
  const add = requests.addRequest.bind(agent);
  requests.addRequest = (request, ...rest) => {
    request.once('response', (answer: IncomingMessage) => {
      answer.once('error', (error) => request.emit('error', error));
    });
    add(request, ...rest);
  };
  return agent;
}
