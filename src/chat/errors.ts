/** Why a message was not delivered. `ambiguous`: it may have arrived, so it must not be sent again. */
export type DeliveryFailure = 'gone' | 'forbidden' | 'rate_limited' | 'unreachable' | 'invalid' | 'ambiguous';

/** The platform did not take a message. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly failure: DeliveryFailure;
  /** Milliseconds after which to try again, when the platform said so. */
  readonly retryAfterMs: number | undefined;
  /** What was not sent yet, when the first pieces of a long text stand in the chat already. */
  readonly rest: string | undefined;

  constructor(
    failure: DeliveryFailure,
    message: string,
    options: { retryAfterMs?: number; rest?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.retryAfterMs = options.retryAfterMs;
    this.rest = options.rest;
  }
}

/** The platform cannot be used: `refused` it (a wrong token, a missing right), or it is `unreachable`. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly reason: 'refused' | 'unreachable';

  constructor(reason: 'refused' | 'unreachable', message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.reason = reason;
  }
}

/** What was thrown, as a sentence: the message of an error, or else the thing itself as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
