/** How a call goes wrong instead of being answered. */
export interface Fault {
  /** Default 200. */
  status?: number;
  /** An object is sent as JSON, a string as a page of HTML. */
  body?: unknown;
  /** `drop` closes the connection, `hang` never answers, `cut` closes it in the middle of the answer. */
  connection?: 'drop' | 'hang' | 'cut';
  /** With `cut`: the answer does not say how long it is. */
  chunked?: boolean;
  /** The call has its effect all the same. */
  applied?: boolean;
}

function failure(code: number, description: string, parameters?: Record<string, number>): Fault {
  const body = { ok: false, error_code: code, description };
  return { status: code, body: parameters === undefined ? body : { ...body, parameters } };
}

/** Nothing goes wrong: the next fault is for a later call. */
export const fine = (): Fault => ({ applied: true });

export const tooManyRequests = (seconds: number): Fault =>
  failure(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });

export const conflict = (): Fault =>
  failure(
    409,
    'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
  );

export const unauthorized = (): Fault => failure(401, 'Unauthorized');

export const notFound = (): Fault => failure(404, 'Not Found');

export const badRequest = (description: string): Fault => failure(400, `Bad Request: ${description}`);

export const forbidden = (description: string): Fault => failure(403, `Forbidden: ${description}`);

export const migrated = (to: number): Fault =>
  failure(400, 'Bad Request: group chat was upgraded to a supergroup chat', { migrate_to_chat_id: to });

export const serverError = (status = 502): Fault => ({ status, body: '<html><h1>Bad Gateway</h1></html>' });

/** What a proxy or a hotel's network answers. */
export const htmlPage = (status = 200): Fault => ({ status, body: '<html>Please log in</html>' });

export const dropped = (applied = false): Fault => ({ connection: 'drop', applied });

export const hanging = (applied = false): Fault => ({ connection: 'hang', applied });

export const cut = ({ chunked = false } = {}): Fault => ({ connection: 'cut', applied: true, chunked });
