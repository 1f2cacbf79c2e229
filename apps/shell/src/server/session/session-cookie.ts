import '@fastify/cookie';
import { COOKIES } from '@weefsel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Where shoppers reach the shop; over https the cookie is bound to this host alone. */
type ShopOrigin = string;

const isSecure = (origin: ShopOrigin): boolean => origin.startsWith('https://');

const nameAt = (origin: ShopOrigin): string =>
  isSecure(origin) ? `__Host-${COOKIES.contextToken}` : COOKIES.contextToken;

/** The context token of the shopper's commerce session; an empty string when there is none. */
export const sessionOf = (request: FastifyRequest, origin: ShopOrigin): string =>
  request.cookies[nameAt(origin)] ?? '';

/**
 * Keeps a context token for 365 days where no script can read it, and beside it a mark that scripts can read: there is
 * a session.
 */
export function keepSession(reply: FastifyReply, origin: ShopOrigin, token: string): void {
  const kept = { maxAge: YEAR_IN_SECONDS, path: '/', sameSite: 'lax', secure: isSecure(origin) } as const;
  reply.setCookie(nameAt(origin), token, { ...kept, httpOnly: true });
  reply.setCookie(COOKIES.session, '1', kept);
}
