import type { TokenStorage } from '@weefsel/api-clients';
import { COOKIES } from '@weefsel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionChanges } from '../store-api/session-changes';
import { keepSession, sessionOf } from './session-cookie';

/**
 * The session of one request: from its cookie, and into that of its reply as long as that is not sent. What is about a
 * session that was replaced meanwhile, such as by a login in another tab, is not kept.
 */
export function sessionTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  changes: Pick<SessionChanges, 'next'>,
): TokenStorage {
  let known = sessionOf(request, origin);
  // An earlier shop left it readable, and without its mark.
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
