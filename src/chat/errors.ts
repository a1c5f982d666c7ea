/** Why a message was not delivered. `ambiguous`: it may have arrived, so it must not be sent again. */
export type DeliveryFailure = 'gone' | 'forbidden' | 'rate_limited' | 'unreachable' | 'invalid' | 'ambiguous';

/** The platform did not take a message. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly failure: DeliveryFailure;
  /** Milliseconds after which to try again, when the platform said so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    failure: DeliveryFailure,
    message: string,
    options: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.failure = failure;
    this.retryAfterMs = options.retryAfterMs;
  }
}
