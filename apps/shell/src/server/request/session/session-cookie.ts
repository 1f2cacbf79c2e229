import '@fastify/cookie';
import { COOKIES } from '@weefsel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The shop's public origin; over https the cookie is bound to this host only. */
type ShopOrigin = string;

/** True when browsers reach the shop over https, whatever protocol the proxies use. */
export const isSecure = (origin: ShopOrigin): boolean => origin.startsWith('https://');

const nameAt = (origin: ShopOrigin): string =>
  isSecure(origin) ? `__Host-${COOKIES.contextToken}` : COOKIES.contextToken;

/** Format of a token; with any other the backend would refuse every call. */
const TOKEN = /^[\w.-]{1,128}$/;

/** The context token of the shopper's commerce session; an empty string when there is none. */
export function sessionOf(request: FastifyRequest, origin: ShopOrigin): string {
  const token = request.cookies[nameAt(origin)] ?? '';
  return TOKEN.test(token) ? token : '';
}

/**
 * Stores a context token for 365 days, unreadable for scripts. A second cookie, readable for scripts, marks that there
 * is a session.
 */
export function keepSession(reply: FastifyReply, origin: ShopOrigin, token: string): void {
  const kept = { maxAge: YEAR_IN_SECONDS, path: '/', sameSite: 'lax', secure: isSecure(origin) } as const;
  reply.setCookie(nameAt(origin), token, { ...kept, httpOnly: true });
  reply.setCookie(COOKIES.session, '1', kept);
  // Over https the cookie of an earlier shop version is unused. Scripts could still read it.
  if (isSecure(origin) && reply.request.cookies[COOKIES.contextToken] !== undefined)
    reply.clearCookie(COOKIES.contextToken, { path: '/' });
}
