import '@fastify/cookie';
import { COOKIES, paths } from '@weefsel/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { plainPage, PLAIN_STYLE } from '../../http/error-page';
import { styledPolicy } from '../../http/security/content-policy';
import { houseTexts } from '../../vendors/texts/texts-of';

/** Interstitial page on the way to another site. */
export const LEAVE_PATH = '/_leave';

const ONE_MINUTE = 60;

/** Stores the shopper's next address in a cookie. */
export function leaveNext(reply: FastifyReply, to: string, secure: boolean): void {
  const kept = { maxAge: ONE_MINUTE, path: LEAVE_PATH, sameSite: 'lax', httpOnly: true, secure } as const;
  reply.setCookie(COOKIES.leave, to, kept);
}

const isWeb = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/**
 * GET /_leave forwards a shopper to the target of a form. The policy allows forms to submit to the shop only. Browsers
 * apply that to redirects, so this page redirects by itself.
 */
export function leaveRoute(app: FastifyInstance, secure: boolean): void {
  app.get(LEAVE_PATH, (request, reply) => {
    const to = request.cookies[COOKIES.leave] ?? '';
    reply.header('cache-control', 'private, no-store');
    if (!isWeb(to)) return reply.redirect(paths.cart.to(), 303);
    return reply
      .clearCookie(COOKIES.leave, { path: LEAVE_PATH, secure })
      .header('content-security-policy', styledPolicy([PLAIN_STYLE]))
      .type('text/html; charset=utf-8')
      .send(
        plainPage({
          title: houseTexts['headless.leave.title'],
          text: houseTexts['headless.leave.text'],
          link: { label: houseTexts['headless.leave.link'], href: to },
          goesOn: true,
        }),
      );
  });
}
