import '@fastify/cookie';
import { COOKIES } from '@weefsel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Where shoppers reach the shop; over https the cookie is bound to this host alone. */
type ShopOrigin = string;

/** Whether browsers reach the shop over https, whatever the proxies before it speak to it. */
export const isSecure = (origin: ShopOrigin): boolean => origin.startsWith('https://');

const nameAt = (origin: ShopOrigin): string =>
  isSecure(origin) ? `__Host-${COOKIES.contextToken}` : COOKIES.contextToken;

/** What a token looks like; anything else would only make the backend refuse whatever is asked. */
const TOKEN = /^[\w.-]{1,128}$/;

/** The context token of the shopper's commerce session; an empty string when there is none. */
export function sessionOf(request: FastifyRequest, origin: ShopOrigin): string {
  const token = request.cookies[nameAt(origin)] ?? '';
  return TOKEN.test(token) ? token : '';
}

/**
 * Keeps a context token for 365 days where no script can read it, and beside it a mark that scripts can read: there is
 * a session.
 */
export function keepSession(reply: FastifyReply, origin: ShopOrigin, token: string): void {
  const kept = { maxAge: YEAR_IN_SECONDS, path: '/', sameSite: 'lax', secure: isSecure(origin) } as const;
  reply.setCookie(nameAt(origin), token, { ...kept, httpOnly: true });
  reply.setCookie(COOKIES.session, '1', kept);
  // What an earlier shop left over https is no session any more, but scripts could still read it.
  if (isSecure(origin) && reply.request.cookies[COOKIES.contextToken] !== undefined)
    reply.clearCookie(COOKIES.contextToken, { path: '/' });
}
