import type { Change, OutgoingMessage, Sentence, SentMessage } from '../../src/chat/adapter.ts';
import { DeliveryError } from '../../src/chat/errors.ts';
import { createTurns } from '../../src/chat/turns.ts';
import type { Api, MessageBody } from './api.ts';
import { bodiesOf, EPHEMERAL, editOf, rows } from './bodies.ts';
import { CODE, codeOf, deliveryError, isFileRefused, wasTorn } from './errors.ts';
import { callerOf, InteractionLost, type Interactions } from './interactions.ts';
import { Nonces } from './nonces.ts';
import { discordId, timeOf } from './places.ts';
import { MAX_LENGTH, type Piece, renderMessage, renderPieces } from './render.ts';

/** `<@`, an id, `>` and a blank. */
const MENTION_LENGTH = 24;
/** Whoever waits longer looks at something else meanwhile. */
const LONG_MS = 60_000;
/** As often as the library tries after other faults. */
const MOST_TRIES = 4;

type Closes = (code: number | undefined) => boolean;
const CLOSED_TO_POSTS: Closes = (code) => code !== CODE.unknownMessage;
/** A post opens an archived thread, which a change does not. */
const CLOSED_TO_CHANGES: Closes = (code) => code === CODE.unknownChannel || code === CODE.missingAccess;

interface SenderOptions {
  api: Api;
  now: () => number;
  interactions: Interactions;
  connected: () => boolean;
  /** Says that the whole text is in the file. */
  inFile: Sentence;
  /** Called before something is posted. */
  onPost: (channel: string) => void;
}

/** A message as it goes out. */
interface Parcel {
  channel: string;
  message: OutgoingMessage;
  pieces: readonly Piece[];
  bodies: readonly MessageBody[];
}

/** The bot may attach no files there. */
class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

/** Posts messages, in the order of the calls within a channel. */
export class Sender {
  readonly #api: Api;
  readonly #interactions: Interactions;
  readonly #connected: () => boolean;
  readonly #inFile: Sentence;
  readonly #onPost: (channel: string) => void;
  readonly #now: () => number;
  readonly #nonces: Nonces;
  readonly #inTurn = createTurns();
  /** Channels that refused; too many refused calls would bar the bot from Discord for an hour. */
  readonly #dead = new Map<string, DeliveryError>();
  readonly #directs = new Map<string, string>();

  constructor({ api, now, interactions, connected, inFile, onPost }: SenderOptions) {
    this.#api = api;
    this.#interactions = interactions;
    this.#connected = connected;
    this.#inFile = inFile;
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
    const { replyTo } = message;
    return replyTo !== undefined && this.answersApart(replyTo)
      ? this.#inOrder(replyTo, () => this.#post(channel, message, (parcel) => this.#answer(parcel, replyTo)))
      : this.#inOrder(channel, () => this.#post(channel, message, (parcel) => this.#deliver(parcel)));
  }

  /** Whether what answers this goes past what waits in the channel. */
  answersApart(ref: string): boolean {
    return this.#interactions.poster(ref) !== undefined;
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
    if (!('text' in change)) {
      await this.#inOrder(channel, () => this.#change(channel, id, { components: rows(change.buttons) }));
      return;
    }
    const [first, ...more] = renderPieces(change.text);
    const [body] = first === undefined ? [] : bodiesOf([first], more.length === 0 ? change : {});
    if (body === undefined) throw empty();
    await this.#inOrder(channel, async () => {
      await this.#change(channel, id, editOf(body));
      if (more.length === 0) return;
      // Each piece ends a paragraph, so that they are cut in the same places again.
      const text = more.map(({ source }) => source).join('\n\n');
      await this.#goOn(channel, id, { ...change, text, silent: true, continues: id });
    });
  }

  async #change(channel: string, id: string, body: Partial<MessageBody>): Promise<void> {
    this.#checkConnected();
    const hidden = this.#interactions.hiddenAnswer(id);
    if (hidden !== undefined) {
      await hidden.replace(body);
      return;
    }
    this.#checkAlive(channel);
    await this.#api.change(channel, id, body).catch((error: unknown) => {
      throw this.#refused(channel, error, CLOSED_TO_CHANGES);
    });
  }

  /** Posts what a message that was changed has no room for, for those who see that message. */
  async #goOn(channel: string, id: string, message: OutgoingMessage): Promise<void> {
    const hidden = this.#interactions.hiddenAnswer(id);
    if (hidden === undefined) {
      await this.#post(channel, message, (parcel) => this.#deliver(parcel));
      return;
    }
    await this.#post(channel, { ...message, confidential: true }, async ({ bodies }) => {
      for (const body of bodies) {
        await hidden.add(body).catch((error: unknown) => {
          throw isFileRefused(error, body.file) ? new FileRefused() : error;
        });
      }
      return { ref: id };
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

  /** Posts a message; where files are not allowed, many messages are better than none. */
  async #post(
    channel: string,
    message: OutgoingMessage,
    post: (parcel: Parcel) => Promise<SentMessage>,
  ): Promise<SentMessage> {
    try {
      return await post(this.#parcel(channel, message, true));
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      return post(this.#parcel(channel, message, false));
    }
  }

  #parcel(channel: string, message: OutgoingMessage, mayHoldFile: boolean): Parcel {
    this.#checkConnected();
    // What is left of a text is cut as the whole was, so that its pieces are known again.
    const isCalled = callerOf(message.replyTo ?? message.continues) !== undefined;
    const limit = isCalled ? MAX_LENGTH - MENTION_LENGTH : MAX_LENGTH;
    const pieces = mayHoldFile
      ? renderMessage(message.text, this.#inFile(message.language), limit)
      : renderPieces(message.text, limit);
    this.#onPost(channel);
    return { channel, message, pieces, bodies: bodiesOf(pieces, message) };
  }

  /** Answers an interaction by its own way, for as long as that leads there, and then in the channel. */
  async #answer(parcel: Parcel, replyTo: string): Promise<SentMessage> {
    const { channel, pieces, bodies } = parcel;
    const post = this.#interactions.poster(replyTo);
    let ref: string | undefined;
    let at = 0;
    try {
      for (const body of post === undefined ? [] : bodies) {
        this.#checkConnected();
        ref = (await post?.(body))?.id;
        at += 1;
      }
    } catch (error) {
      const body = bodies[at];
      if (body !== undefined && isFileRefused(error, body.file)) throw new FileRefused();
      if (!(error instanceof InteractionLost)) throw withRest(error, at, pieces);
    }
    if (ref !== undefined && at === bodies.length) return { ref };
    return this.#inTurn(channel, () => this.#deliver(parcel, at));
  }

  /** Posts what comes from the piece at `from` on. */
  async #deliver({ channel, message, pieces, bodies }: Parcel, from = 0): Promise<SentMessage> {
    let ref: string | undefined;
    for (const [at, body] of bodies.entries()) {
      if (at < from) continue;
      ref = await this.#postPiece(channel, message, body, at).catch((error: unknown) => {
        throw error instanceof FileRefused ? error : withRest(error, at, pieces);
      });
    }
    if (ref === undefined) throw empty();
    return { ref };
  }

  async #postPiece(
    channel: string,
    message: OutgoingMessage,
    body: MessageBody,
    at: number,
  ): Promise<string> {
    this.#checkConnected();
    this.#checkAlive(channel);
    const answered = message.replyTo ?? message.continues ?? '';
    const { nonce, delivered } = this.#nonces.next(channel, body.content, answered, body.file ?? '');
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
      if (isFileRefused(error, body.file)) throw new FileRefused();
      throw this.#refused(channel, error, CLOSED_TO_POSTS);
    }
  }

  /** @param closes whether a refusal with this number concerns all that would follow there */
  #refused(channel: string, error: unknown, closes: Closes): DeliveryError {
    const failure = deliveryError(error);
    const lasting = failure.failure === 'gone' || failure.failure === 'forbidden';
    if (lasting && closes(codeOf(error))) this.#dead.set(channel, failure);
    return failure;
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

  /** @throws DeliveryError where the channel has refused */
  #checkAlive(channel: string): void {
    const dead = this.#dead.get(channel);
    if (dead !== undefined) throw dead;
  }

  #checkConnected(): void {
    if (!this.#connected()) throw new DeliveryError('unreachable', 'Discord is not connected.');
  }
}

function empty(): DeliveryError {
  return new DeliveryError('invalid', 'The message is empty.');
}

/** The error, with the text of the pieces that were not posted when some were. */
function withRest(error: unknown, at: number, pieces: readonly Piece[]): DeliveryError {
  const failed = deliveryError(error);
  const { failure, message, retryAfterMs } = failed;
  // A piece of which nobody knows whether it arrived must not be sent again.
  const from = failure === 'ambiguous' ? at + 1 : at;
  const left = pieces.slice(from).map(({ source }) => source);
  if (from === 0 || left.length === 0) return failed;
  return new DeliveryError(failure, message, {
    // Each piece ends a paragraph, so that they are cut in the same places again.
    rest: left.join('\n\n'),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}
