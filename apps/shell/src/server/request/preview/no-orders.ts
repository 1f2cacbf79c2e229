import { paths } from '@weefsel/contracts';
import { fillIn } from '@weefsel/contracts/snippets';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyReply } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { PLAIN_STYLE, plainPage } from '../../http/error-page';
import { routesOf } from '../paths/route-table';
import { styledPolicy } from '../../http/security/content-policy';
import { houseTexts } from '../../vendors/texts/texts-of';
import { BADGE_STYLE, withBadge } from './preview-badge';

/** Why nothing can be ordered, for scripts and developers. */
export const NO_ORDERS = 'Nothing can be ordered in a preview that was not rehearsed.';

/** Blocks orders and payments in a preview without rehearsal, before any other script runs. */
export const NO_ORDERS_SCRIPT = `(() => {
const places = /\\/(checkout\\/order|handle-payment)([?#]|$)/;
const refuse = (method, url) => {
if (/^post$/i.test(method) && places.test(String(url))) throw new Error('${NO_ORDERS}');
};
const { open } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (method, url, ...more) {
refuse(method, url);
return open.call(this, method, url, ...more);
};
const { fetch } = window;
window.fetch = async (input, init) => {
refuse(init?.method ?? input?.method ?? 'get', input?.url ?? input);
return fetch(input, init);
};
})()`;

/** True for a path where orders are placed, in any spelling. */
export function isCheckout(pathname: string, snapshot: Snapshot): boolean {
  const routes = routesOf(snapshot);
  const checkout = routes.at(paths.checkout.to());
  return (
    pathname === paths.checkout.to() ||
    (checkout !== undefined && isDeepStrictEqual(routes.at(pathname), checkout))
  );
}

/** The page that refuses orders in a preview, with a link elsewhere. */
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
