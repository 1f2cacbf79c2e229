import type { TransportResponse } from '../http/transport';

/** Header of a session's token, in requests and in answers. */
export const TOKEN_HEADER = 'sw-context-token';

/** Calls that can begin or change a session. */
const OF_SESSIONS = /(?:^|\/store-api)\/(?:account|checkout|context|handle-payment|order)(?:\/|$)/;

/** Calls whose very purpose is another session, or that end all others of the customer. */
const BEGIN_ANOTHER = /\/account\/(?:change-password|login|logout|register)(?:\/|$)/;

/** Form of a token; a header that was sent twice has another one. */
const TOKEN = /^[\w.-]{1,128}$/;

/** Caching by others than the browser. */
const SHARED = /\b(?:public|s-maxage)\b/i;

/** Whether a call of this path can begin or change a session. */
export const isOfSessions = (path: string): boolean => OF_SESSIONS.test(path);

/** Whether a call of this path begins another session, whatever came before. */
export const beginsAnother = (path: string): boolean => BEGIN_ANOTHER.test(path);

/**
 * Token of the session that an answer is about; undefined for all others: a cache may have kept them with the token of
 * another guest. @param path of the call, below the address of the Store API or with it
 */
export function tokenIn({ headers }: Pick<TransportResponse, 'headers'>, path: string): string | undefined {
  const token = headers[TOKEN_HEADER];
  if (!token || !TOKEN.test(token) || !isOfSessions(path)) return undefined;
  return SHARED.test(headers['cache-control'] ?? '') ? undefined : token;
}
