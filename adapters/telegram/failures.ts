import { DeliveryError, type DeliveryFailure, PlatformError } from '../../src/chat/errors.ts';
import { ApiError, isLockedOut } from './api-error.ts';

/** What Telegram says when a place is not there any more, for the bot at least. */
const GONE =
  /chat not found|PEER_ID_INVALID|bot was kicked|bot is not a member|group chat was deactivated|user is deactivated|thread not found|TOPIC_DELETED|chat was deleted|message to edit not found|CHANNEL_PRIVATE/i;
/** … and when the bot may not write there. */
const FORBIDDEN =
  /bot was blocked|can't initiate conversation|can't send messages to bots|not enough rights|have no rights|need administrator rights|CHAT_WRITE_FORBIDDEN|CHAT_RESTRICTED|TOPIC_CLOSED|USER_IS_BLOCKED/i;

/** Why a message was not delivered. @param rest what was not sent of it */
export function deliveryError(error: unknown, rest?: string): DeliveryError {
  if (error instanceof DeliveryError) {
    const { failure, message, retryAfterMs } = error;
    return new DeliveryError(failure, message, {
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      ...(rest === undefined ? {} : { rest }),
    });
  }
  if (!(error instanceof ApiError)) {
    // Whatever this is, the message may be on its way.
    return new DeliveryError('ambiguous', 'Something unexpected happened while a message was sent.', {
      cause: error,
    });
  }
  return new DeliveryError(failureOf(error), error.message, {
    ...(error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }),
    ...(rest === undefined ? {} : { rest }),
  });
}

function failureOf(error: ApiError): DeliveryFailure {
  if (error.failure !== 'refused') return error.failure;
  if (error.code === 429) return 'rate_limited';
  // With another token what waits can still go out.
  if (isLockedOut(error)) return 'unreachable';
  if (GONE.test(error.message)) return 'gone';
  if (error.code === 403 || FORBIDDEN.test(error.message)) return 'forbidden';
  return 'invalid';
}

/** Why the platform cannot be used at all. */
export function lockedOut(error: ApiError, host: string): PlatformError {
  return new PlatformError(
    'refused',
    error.code === 401
      ? 'Telegram refuses the bot token: it is wrong, or it was revoked. Copy the token of the bot from @BotFather (/mybots, API Token) into TELEGRAM_BOT_TOKEN and start again.'
      : `There is no such bot at ${host}. Check TELEGRAM_BOT_TOKEN, and adapters.telegram.apiRoot if it is set, and start again.`,
  );
}
