import type { TransportResponse } from '../http/transport';

/** Header of a session's token, in requests and responses. */
export const TOKEN_HEADER = 'sw-context-token';

/** Calls that can begin or change a session. */
const OF_SESSIONS = /(?:^|\/store-api)\/(?:account|checkout|context|handle-payment|order)(?:\/|$)/;

/** Calls that begin a new session, or end all other sessions of the customer. */
const BEGIN_ANOTHER = /\/account\/(?:change-password|login|logout|register)(?:\/|$)/;

/** Format of a token. A header that was sent twice does not match. */
const TOKEN = /^[\w.-]{1,128}$/;

/** Matches responses that shared caches may store. */
const SHARED = /\b(?:public|s-maxage)\b/i;

/** True when a call of this path can begin or change a session. */
export const isOfSessions = (path: string): boolean => OF_SESSIONS.test(path);

/** True when a call of this path begins a new session, whatever the current one. */
export const beginsAnother = (path: string): boolean => BEGIN_ANOTHER.test(path);

/**
 * Token of the session that a response belongs to. Undefined for cacheable and session-independent responses: a cache
 * may have stored those with another guest's token.
 * @param path of the call, below the address of the Store API or with it
 */
export function tokenIn({ headers }: Pick<TransportResponse, 'headers'>, path: string): string | undefined {
  const token = headers[TOKEN_HEADER];
  if (!token || !TOKEN.test(token) || !isOfSessions(path)) return undefined;
  return SHARED.test(headers['cache-control'] ?? '') ? undefined : token;
}
