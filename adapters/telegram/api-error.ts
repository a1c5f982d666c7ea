/**
 * What became of a call: `refused` with a code; `unreachable`, it never left; `ambiguous`, it left and nobody knows
 * whether it was carried out.
 */
type ApiFailure = 'refused' | 'unreachable' | 'ambiguous';

/** A call of the Bot API that failed; its message holds no token. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  /** Telegram's error code; 0 when it did not answer. */
  readonly code: number;
  readonly retryAfterMs: number | undefined;
  /** The id of the supergroup that a group has become. */
  readonly movedTo: number | undefined;

  constructor(
    failure: ApiFailure,
    message: string,
    { code = 0, retryAfterMs, movedTo }: { code?: number; retryAfterMs?: number; movedTo?: number } = {},
  ) {
    super(message);
    this.failure = failure;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.movedTo = movedTo;
  }
}

/** Whether Telegram refused a call with one of these words. */
export function refusedWith(error: unknown, words: RegExp): error is ApiError {
  return error instanceof ApiError && error.failure === 'refused' && words.test(error.message);
}

/** Whether Telegram does not know the token, or the server is no Bot API. */
export function isLockedOut(error: unknown): error is ApiError & { code: 401 | 404 } {
  return (
    error instanceof ApiError && error.failure === 'refused' && (error.code === 401 || error.code === 404)
  );
}
