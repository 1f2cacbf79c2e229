import type { TokenStorage } from '@weefsel/api-clients';
import { COOKIES } from '@weefsel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionChanges } from './session-changes';
import { keepSession, sessionOf } from './session-cookie';

/**
 * The session of one request: read from its cookie, and written to its reply until that is sent.
 * Tokens of a session that was replaced concurrently are dropped, e.g. after a login in another tab.
 */
export function sessionTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  changes: Pick<SessionChanges, 'next'>,
): TokenStorage {
  let known = sessionOf(request, origin);
  // An earlier version of the shop left it readable for scripts, and without its mark.
  if (known && !request.cookies[COOKIES.session]) keepSession(reply, origin, known);
  return {
    read: () => known,
    write: (token, path = '') => {
      if (changes.next(known, path, { headers: { [COOKIES.contextToken]: token } }) === undefined) return;
      known = token;
      if (!reply.sent) keepSession(reply, origin, token);
    },
  };
}
