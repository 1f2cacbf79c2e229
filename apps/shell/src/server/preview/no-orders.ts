import { paths } from '@weefsel/contracts';
import { fillIn } from '@weefsel/contracts/snippets';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyReply } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { plainPage, PLAIN_STYLE } from '../error-page';
import { routesOf } from '../paths/route-table';
import { styledPolicy } from '../security/content-policy';
import { houseTexts } from '../texts/house-texts';
import { BADGE_STYLE, withBadge } from './preview-badge';

/** Whether a path leads to where orders are placed, however it is written. */
export function isCheckout(pathname: string, snapshot: Snapshot): boolean {
  const routes = routesOf(snapshot);
  const checkout = routes.at(paths.checkout.to());
  return (
    pathname === paths.checkout.to() ||
    (checkout && isDeepStrictEqual(routes.at(pathname), checkout)) === true
  );
}

/** Says that nothing can be ordered in a preview, and where to go instead. */
export function checkoutRefused(reply: FastifyReply, channel: string, badge: string): Buffer {
  const html = plainPage({
    title: houseTexts['headless.preview.noOrdersTitle'],
    text: houseTexts['headless.preview.noOrdersText'],
    hint: fillIn(houseTexts['headless.preview.noOrdersHint'], { name: channel }),
    link: { label: houseTexts['headless.preview.noOrdersLink'], href: paths.home.to() },
  });
  reply
    .code(403)
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': styledPolicy([PLAIN_STYLE, BADGE_STYLE], ["'self'"]),
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8');
  return withBadge(Buffer.from(html), badge);
}
