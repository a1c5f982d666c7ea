import type { PressReply, Sentence } from '../../src/chat/adapter.ts';
import type { Clock } from '../../src/chat/clock.ts';
import { messageOf } from '../../src/chat/errors.ts';
import type { Api, InteractionAddress, MessageBody, Poster } from './api.ts';
import { bodiesOf, EPHEMERAL, editOf } from './bodies.ts';
import { CODE, codeOf, isFileRefused, platformError, unrepeatable } from './errors.ts';
import { type Piece, renderMessage, renderPieces } from './render.ts';

/** The answer can no longer be given to the interaction: it belongs into the channel. */
export class InteractionLost extends Error {
  override readonly name = 'InteractionLost';
}

/** What a press asks for failed here, before anything was sent. */
class PressFailed extends Error {
  override readonly name = 'PressFailed';
}

/** Discord gives three seconds; the way there and a busy machine take their part. */
const DEFER_AFTER_MS = 800;
/** Discord gives fifteen minutes. */
const TOKEN_MS = 14.5 * 60_000;
/** An answer may still be on its way when the work on a command has ended. */
const DISMISS_AFTER_MS = 5_000;
/** Not the form of a message's id, so that nobody links to it or answers it as if it were one. */
const REF = 'interaction-';
const REF_FORM = /^interaction-[0-9]{1,20}-([0-9]{1,20})$/;

/** Who gave the slash command that a ref stands for, where others read along. */
export function callerOf(ref: string | undefined): string | undefined {
  return REF_FORM.exec(ref ?? '')?.[1];
}

const LOST: readonly (number | undefined)[] = [
  CODE.unknownInteraction,
  CODE.tokenExpired,
  CODE.unknownWebhook,
];

interface Open {
  address: InteractionAddress;
  at: number;
  /** `thinking`: it is shown that an answer is being made. */
  state: 'open' | 'thinking' | 'answered' | 'lost';
  /** Whether only the person sees what is shown. */
  hidden: boolean;
  deferring: Promise<void>;
  timer: { cancel(): void };
  dismissal?: { cancel(): void };
}

interface InteractionsOptions {
  api: Api;
  clock: Clock;
  /** Says that the whole text is in the file. */
  inFile: Sentence;
  warn: (sentence: string) => void;
}

/** Slash commands and buttons that wait for their answer. */
export class Interactions {
  readonly #api: Api;
  readonly #clock: Clock;
  readonly #inFile: Sentence;
  readonly #warn: (sentence: string) => void;
  readonly #open = new Map<string, Open>();
  /** Answers that only one person sees, by the ids of their messages: no other way leads to them. */
  readonly #hiddenAnswers = new Map<string, Open>();

  constructor({ api, clock, inFile, warn }: InteractionsOptions) {
    this.#api = api;
    this.#clock = clock;
    this.#inFile = inFile;
    this.#warn = warn;
  }

  /**
   * A slash command came.
   * @param person who gave it, where others read along
   * @returns the ref by which it is answered
   */
  command(address: InteractionAddress, person?: string): string {
    const ref = `${REF}${address.id}${person === undefined ? '' : `-${person}`}`;
    this.#begin(ref, address, false);
    return ref;
  }

  /** The work on a command has ended. Where it left no answer, nothing is shown any more. */
  settled(ref: string): void {
    const open = this.#open.get(ref);
    if (open === undefined || open.state === 'answered') return;
    open.dismissal = this.#clock.after(DISMISS_AFTER_MS, () => void this.#dismiss(open));
  }

  /** How the first message that answers `ref` is posted; `undefined` when that is not for an interaction to do. */
  poster(ref: string | undefined): Poster | undefined {
    const open = ref === undefined ? undefined : this.#open.get(ref);
    if (open === undefined || !this.#canAnswer(open)) return undefined;
    return async (body) => {
      const sent = await this.#answer(open, body);
      if ((body.flags & EPHEMERAL) !== 0) this.#hiddenAnswers.set(sent.id, open);
      return sent;
    };
  }

  /** How an answer that only one person sees is changed, and gone on with; `undefined` when it is none. */
  hiddenAnswer(message: string):
    | {
        replace: (body: Partial<MessageBody>) => Promise<unknown>;
        add: (body: MessageBody) => Promise<unknown>;
      }
    | undefined {
    const open = this.#hiddenAnswers.get(message);
    if (open === undefined) return undefined;
    return {
      replace: (body) => this.#api.replaceAnswer(open.address, body, message),
      add: (body) => this.#followUp(open, body),
    };
  }

  /** A button was pressed; the person alone is told what `reply` resolves with. Never rejects. */
  async press(address: InteractionAddress, reply: Promise<PressReply>): Promise<void> {
    const open = this.#begin(`press-${address.id}`, address, true);
    try {
      const { text } = await reply.catch((error: unknown) => {
        throw new PressFailed(messageOf(error));
      });
      const pieces = renderMessage(text, this.#inFile(undefined));
      if (pieces.length === 0) await this.#takeSilently(open);
      await this.#tell(open, pieces).catch((error: unknown) => {
        if (!isFileRefused(error, pieces[0]?.file)) throw error;
        return this.#tell(open, renderPieces(text));
      });
    } catch (error) {
      open.timer.cancel();
      if (!(error instanceof InteractionLost)) {
        // What the library says of a fault may hold the address of the answer, and with it its token.
        const why = error instanceof PressFailed ? error.message : platformError(error).message;
        this.#warn(`A press of a button on Discord could not be answered: ${why}`);
      }
    }
  }

  /** Shows the pieces to the person alone. */
  async #tell(open: Open, pieces: readonly Piece[]): Promise<void> {
    for (const body of bodiesOf(pieces, { confidential: true })) await this.#answer(open, body);
  }

  /** Forgets everything that waits. */
  close(): void {
    for (const { timer, dismissal } of this.#open.values()) {
      timer.cancel();
      dismissal?.cancel();
    }
    this.#open.clear();
    this.#hiddenAnswers.clear();
  }

  #begin(key: string, address: InteractionAddress, hidden: boolean): Open {
    this.#sweep();
    const open: Open = {
      address,
      at: this.#clock.now(),
      state: 'open',
      hidden,
      deferring: Promise.resolve(),
      timer: this.#clock.after(DEFER_AFTER_MS, () => {
        open.deferring = this.#defer(open);
      }),
    };
    this.#open.set(key, open);
    return open;
  }

  async #defer(open: Open): Promise<void> {
    if (open.state !== 'open') return;
    try {
      await this.#api.defer(open.address, open.hidden ? EPHEMERAL : 0);
      open.state = 'thinking';
    } catch (error) {
      // Any other fault may be over when the answer comes.
      if (LOST.includes(codeOf(error))) open.state = 'lost';
    }
  }

  async #answer(open: Open, body: MessageBody): Promise<{ id: string }> {
    open.timer.cancel();
    await open.deferring;
    if (open.state === 'lost') throw new InteractionLost();
    try {
      const sent = await this.#place(open, body);
      open.state = 'answered';
      return sent;
    } catch (error) {
      if (!LOST.includes(codeOf(error))) throw error;
      open.state = 'lost';
      throw new InteractionLost();
    }
  }

  async #place(open: Open, body: MessageBody): Promise<{ id: string }> {
    const { address, hidden } = open;
    if (open.state === 'open') {
      try {
        return await this.#api.answer(address, body);
      } catch (error) {
        // The try before came through although nobody heard so.
        if (codeOf(error) !== CODE.alreadyAcknowledged) throw error;
        open.state = 'thinking';
      }
    }
    if (open.state === 'answered') return this.#followUp(open, body);
    const confidential = (body.flags & EPHEMERAL) !== 0;
    if (!confidential || hidden) return this.#api.replaceAnswer(address, editOf(body));
    // Everybody would see what takes the place of the sign that an answer is being made.
    await this.#api.removeAnswer(address).catch((error: unknown) => {
      if (codeOf(error) !== CODE.unknownMessage) throw error;
    });
    return this.#followUp(open, body);
  }

  async #followUp({ address }: Open, body: MessageBody): Promise<{ id: string }> {
    try {
      return await this.#api.followUp(address, body);
    } catch (error) {
      throw unrepeatable(error);
    }
  }

  async #takeSilently(open: Open): Promise<void> {
    open.timer.cancel();
    await open.deferring;
    if (open.state === 'open') await this.#api.acknowledge(open.address);
    else if (open.state === 'thinking') await this.#api.removeAnswer(open.address);
  }

  async #dismiss(open: Open): Promise<void> {
    await open.deferring;
    if (open.state !== 'thinking' || !this.#canAnswer(open)) return;
    open.state = 'lost';
    // Whoever asked sees at worst that an answer is still being made.
    await this.#api.removeAnswer(open.address).catch(() => undefined);
  }

  #canAnswer({ state, at }: Open): boolean {
    return (state === 'open' || state === 'thinking') && this.#clock.now() - at < TOKEN_MS;
  }

  #sweep(): void {
    const old = ({ at }: Open): boolean => this.#clock.now() - at >= TOKEN_MS;
    for (const map of [this.#open, this.#hiddenAnswers]) {
      for (const [key, open] of map) if (old(open)) map.delete(key);
    }
  }
}
