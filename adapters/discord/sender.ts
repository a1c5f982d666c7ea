import type { Change, OutgoingMessage, SentMessage } from '../../src/chat/adapter.ts';
import { DeliveryError } from '../../src/chat/errors.ts';
import { createTurns } from '../../src/chat/turns.ts';
import type { Api, MessageBody, Poster } from './api.ts';
import { bodiesOf, EPHEMERAL, editOf, rows } from './bodies.ts';
import { CODE, codeOf, deliveryError, wasTorn } from './errors.ts';
import { callerOf, InteractionLost, type Interactions } from './interactions.ts';
import { Nonces } from './nonces.ts';
import { discordId, timeOf } from './places.ts';
import { MAX_LENGTH, renderPieces } from './render.ts';

/** `<@`, an id, `>` and a blank. */
const MENTION_LENGTH = 24;
/** Whoever waits longer looks at something else meanwhile. */
const LONG_MS = 60_000;
/** As often as the library tries after other faults. */
const MOST_TRIES = 4;

interface SenderOptions {
  api: Api;
  now: () => number;
  interactions: Interactions;
  connected: () => boolean;
  /** Called before something is posted. */
  onPost: (channel: string) => void;
}

/** Posts messages, in the order of the calls within a channel. */
export class Sender {
  readonly #api: Api;
  readonly #interactions: Interactions;
  readonly #connected: () => boolean;
  readonly #onPost: (channel: string) => void;
  readonly #now: () => number;
  readonly #nonces: Nonces;
  readonly #inTurn = createTurns();
  /** Channels that refused; too many refused calls would bar the bot from Discord for an hour. */
  readonly #dead = new Map<string, DeliveryError>();
  readonly #directs = new Map<string, string>();

  constructor({ api, now, interactions, connected, onPost }: SenderOptions) {
    this.#api = api;
    this.#interactions = interactions;
    this.#connected = connected;
    this.#onPost = onPost;
    this.#now = now;
    this.#nonces = new Nonces(now);
  }

  /** @throws DeliveryError */
  send(conversation: string, message: OutgoingMessage): Promise<SentMessage> {
    const channel = discordId(conversation);
    if (channel === undefined) {
      const sentence = `Discord has no conversation ${JSON.stringify(conversation)}.`;
      return Promise.reject(new DeliveryError('gone', sentence));
    }
    return this.#inOrder(channel, () => this.#deliver(channel, message));
  }

  /** @throws DeliveryError */
  async sendPrivately(person: string, message: OutgoingMessage): Promise<SentMessage> {
    const id = discordId(person);
    if (id === undefined)
      throw new DeliveryError('gone', `Discord knows no person ${JSON.stringify(person)}.`);
    this.#checkConnected();
    let channel = this.#directs.get(id);
    if (channel === undefined) {
      ({ id: channel } = await this.#api.direct(id).catch((error: unknown) => {
        throw deliveryError(error);
      }));
      this.#directs.set(id, channel);
    }
    return this.send(`discord:${channel}`, message);
  }

  /** @throws DeliveryError */
  async edit(conversation: string, ref: string, change: Change): Promise<void> {
    const [channel, id] = [discordId(conversation), discordId(`discord:${ref}`)];
    if (channel === undefined || id === undefined) {
      throw new DeliveryError(
        'gone',
        `Discord has no message ${JSON.stringify(ref)} in ${JSON.stringify(conversation)}.`,
      );
    }
    const bodies = 'text' in change ? bodiesOf(renderPieces(change.text), change).map(editOf) : undefined;
    const [body] = bodies ?? [{ components: rows(change.buttons ?? []) }];
    if (body === undefined) throw empty();
    if (bodies !== undefined && bodies.length > 1) {
      throw new DeliveryError(
        'invalid',
        'The new text is longer than one message of Discord; send it as a new one.',
      );
    }
    await this.#inOrder(channel, async () => {
      this.#checkConnected();
      await (this.#interactions.editor(id)?.(body) ?? this.#api.change(channel, id, body));
    });
  }

  /** Something arrived from a channel, or rights changed: it may be tried again. */
  revive(channel?: string): void {
    if (channel === undefined) this.#dead.clear();
    else this.#dead.delete(channel);
  }

  /** Whether a channel refused, and nothing has arrived from it since. */
  isDead(channel: string): boolean {
    return this.#dead.has(channel);
  }

  async #deliver(channel: string, message: OutgoingMessage): Promise<SentMessage> {
    this.#checkConnected();
    const isCalled = callerOf(message.replyTo) !== undefined;
    const pieces = renderPieces(message.text, isCalled ? MAX_LENGTH - MENTION_LENGTH : MAX_LENGTH);
    const bodies = bodiesOf(pieces, message);
    this.#onPost(channel);
    let post = this.#interactions.poster(message.replyTo);
    let ref: string | undefined;
    for (const [at, body] of bodies.entries()) {
      try {
        ref = await this.#post(channel, message, body, at, post);
      } catch (error) {
        if (!(error instanceof InteractionLost)) throw withRest(error, at, pieces);
        post = undefined;
        ref = await this.#post(channel, message, body, at, post).catch((second: unknown) => {
          throw withRest(second, at, pieces);
        });
      }
    }
    if (ref === undefined) throw empty();
    return { ref };
  }

  async #post(
    channel: string,
    message: OutgoingMessage,
    body: MessageBody,
    at: number,
    post: Poster | undefined,
  ): Promise<string> {
    this.#checkConnected();
    if (post !== undefined) return (await post(body)).id;
    const dead = this.#dead.get(channel);
    if (dead !== undefined) throw dead;
    const { nonce, delivered } = this.#nonces.next(channel, body.content, message.replyTo ?? '');
    const full: MessageBody = {
      ...body,
      // In a channel nothing can be shown to one person alone.
      flags: body.flags & ~EPHEMERAL,
      nonce,
      enforce_nonce: true,
      ...(at === 0 ? this.#answering(body, message) : {}),
    };
    try {
      const { id } = await this.#postAgain(channel, full, MOST_TRIES);
      delivered();
      return id;
    } catch (error) {
      const failure = deliveryError(error);
      const lasting = failure.failure === 'gone' || failure.failure === 'forbidden';
      if (lasting && codeOf(error) !== CODE.unknownMessage) this.#dead.set(channel, failure);
      throw failure;
    }
  }

  /** What makes a post an answer; whoever had to wait for it is called, and nobody else. */
  #answering({ content }: MessageBody, { replyTo, silent = false }: OutgoingMessage): Partial<MessageBody> {
    const caller = callerOf(replyTo);
    // An answer that stands in the channel has no other sign of whom it is for.
    if (caller !== undefined && !silent) {
      return { content: `<@${caller}> ${content}`, allowed_mentions: { parse: [], users: [caller] } };
    }
    const reference = discordId(`discord:${replyTo ?? ''}`);
    if (reference === undefined) return {};
    const waited = this.#now() - timeOf(reference) > LONG_MS;
    return {
      message_reference: { message_id: reference, fail_if_not_exists: false },
      allowed_mentions: { parse: [], replied_user: waited && !silent },
    };
  }

  /** Posts, and posts again where the connection broke: thanks to the nonce it is shown once. */
  async #postAgain(channel: string, body: MessageBody, tries: number): Promise<{ id: string }> {
    try {
      return await this.#api.post(channel, body);
    } catch (error) {
      if (!wasTorn(error) || tries === 1) throw error;
      return this.#postAgain(channel, body, tries - 1);
    }
  }

  #inOrder<T>(channel: string, work: () => Promise<T>): Promise<T> {
    return this.#inTurn(channel, work).catch((error: unknown) => {
      throw deliveryError(error);
    });
  }

  #checkConnected(): void {
    if (!this.#connected()) throw new DeliveryError('unreachable', 'Discord is not connected.');
  }
}

function empty(): DeliveryError {
  return new DeliveryError('invalid', 'The message is empty.');
}

/** The error, with the text of the pieces that were not posted when some were. */
function withRest(error: unknown, at: number, pieces: readonly { source: string }[]): DeliveryError {
  const failed = deliveryError(error);
  const { failure, message, retryAfterMs } = failed;
  // A piece of which nobody knows whether it arrived must not be sent again.
  const from = failure === 'ambiguous' ? at + 1 : at;
  const left = pieces.slice(from).map(({ source }) => source);
  if (from === 0 || left.length === 0) return failed;
  return new DeliveryError(failure, message, {
    rest: left.join('\n'),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}
