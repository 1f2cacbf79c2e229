import { trackingHref } from '../carrier/tracking-url.ts';
import { shippingOf } from '../commerce/checkout/delivery-methods.ts';
import type { CommerceOptions } from '../commerce/shop.ts';
import type { OrderDetails, OrderRow } from '../database/order-rows.ts';
import { html, type Html } from '../markup/html.ts';
import { promised } from '../promised.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

type Words = {
  subject: string;
  paragraphs: readonly (string | Html)[];
  /** Text of the button; by default it leads to the order. */
  button?: string;
  closing?: readonly string[];
};

/** The carrier's parcel codes, linked to their pages when the carrier delivers the order. */
function codesOf({ trackingCodes, shippingMethodId }: OrderRow, publicOrigin: string): Html {
  const isBrought = shippingOf(shippingMethodId)?.method.deliveryTime !== null;
  const codes = (JSON.parse(trackingCodes) as string[]).map((code, n) => {
    const shown = isBrought ? html`<a href="${trackingHref(publicOrigin, code)}">${code}</a>` : html`${code}`;
    return n === 0 ? shown : html`, ${shown}`;
  });
  return html`${codes}`;
}

const WORDS: Readonly<Record<string, (order: OrderRow, publicOrigin: string) => Words>> = {
  'order/cancelled': ({ number }) => ({
    subject: `Je bestelling ${number} is geannuleerd`,
    paragraphs: [
      `Je bestelling ${number} is geannuleerd, dus er komt niets jouw kant op.`,
      promised('Had je al betaald? Dan betalen we het bedrag binnen {promise.refundWorkdays} terug.'),
    ],
  }),
  'order/completed': ({ number }) => ({
    subject: `Je bestelling ${number} is afgerond`,
    paragraphs: [
      `Alles van bestelling ${number} is bij je. We hopen dat het zit zoals je hoopte.`,
      promised('Iets toch niet goed? Je hebt {promise.returnDays} om het gratis terug te sturen.'),
    ],
  }),
  'order_delivery/shipped': (order, publicOrigin) => ({
    subject: `Je bestelling ${order.number} is onderweg`,
    paragraphs: [
      'Goed nieuws: je pakket is vandaag opgehaald door de bezorger.',
      html`Je volgt het met je track &amp; trace-code: ${codesOf(order, publicOrigin)}.`,
    ],
    button: 'Volg je bestelling',
  }),
  'order_delivery/shipped_partially': (order, publicOrigin) => ({
    subject: `Een deel van je bestelling ${order.number} is onderweg`,
    paragraphs: [
      'Een deel van je bestelling is alvast op weg. De rest volgt zo snel mogelijk.',
      html`Je volgt dit pakket met je track &amp; trace-code: ${codesOf(order, publicOrigin)}.`,
    ],
    button: 'Volg je bestelling',
  }),
  'order_delivery/returned': ({ number }) => ({
    subject: `We hebben je retour van bestelling ${number} ontvangen`,
    paragraphs: [
      promised(
        'Je retour is binnen. We kijken alles na en betalen je binnen {promise.refundWorkdays} terug.',
      ),
    ],
  }),
  'order_delivery/returned_partially': ({ number }) => ({
    subject: `We hebben een deel van je retour van bestelling ${number} ontvangen`,
    paragraphs: [
      promised(
        'Een deel van je retour is binnen. We kijken het na en betalen dat deel binnen {promise.refundWorkdays} terug.',
      ),
    ],
  }),
  'order_transaction/paid': ({ number }) => ({
    subject: `Je betaling van bestelling ${number} is binnen`,
    paragraphs: [
      'Dankjewel, we hebben je betaling ontvangen.',
      'We pakken je bestelling nu in en laten het weten zodra ze onderweg is.',
      'Je factuur download je bij je bestelling.',
    ],
  }),
  'order_transaction/paid_partially': ({ number }) => ({
    subject: `Een deel van je betaling van bestelling ${number} is binnen`,
    paragraphs: ['We hebben een deel van het bedrag ontvangen. Je bestelling gaat mee zodra de rest er is.'],
  }),
  'order_transaction/failed': ({ number }) => ({
    subject: `Je betaling van bestelling ${number} is niet gelukt`,
    paragraphs: [
      'Er is niets afgeschreven. Je bestelling ligt nog voor je klaar.',
      'Betaal opnieuw, op dezelfde manier of een andere, dan gaat ze alsnog mee.',
    ],
    button: 'Betaal je bestelling',
  }),
  'order_transaction/chargeback': ({ number }) => ({
    subject: `Je betaling van bestelling ${number} is teruggehaald`,
    paragraphs: [
      'Je bank heeft het bedrag bij ons teruggehaald.',
      'Was dat niet de bedoeling? Neem dan contact met ons op.',
    ],
  }),
  'order_transaction/reminded': ({ number }) => ({
    subject: `Vergeet je betaling van bestelling ${number} niet`,
    paragraphs: [
      'We hebben je betaling nog niet ontvangen. Betaal je binnenkort, dan gaat je bestelling mee.',
    ],
    button: 'Betaal je bestelling',
    closing: ['Heb je al betaald? Dan heeft deze mail je betaling gekruist.'],
  }),
  'order_transaction/refunded': ({ number }) => ({
    subject: `Je geld van bestelling ${number} komt terug`,
    paragraphs: [
      'We hebben je aankoopbedrag teruggestort.',
      'Hoe snel het op je rekening staat, hangt van je bank af.',
    ],
  }),
  'order_transaction/refunded_partially': ({ number }) => ({
    subject: `Een deel van je geld van bestelling ${number} komt terug`,
    paragraphs: ['We hebben een deel van je aankoopbedrag teruggestort.'],
  }),
};

/** Address at which a customer views an order; guests use the order link. */
export function orderUrl(origin: string, { deepLinkCode, details }: OrderRow): string {
  const { customer } = JSON.parse(details) as OrderDetails;
  return customer.guest === 1 ? `${origin}/account/order/${deepLinkCode}` : `${origin}/account/orders`;
}

/**
 * Notifies a customer of an order's new state; `undefined` for states without a mail.
 * @param machine the changed part, e.g. `order_delivery`.
 * @param state the new state, e.g. `shipped`.
 * @param origins of the shop and of the carrier's pages, without trailing slash.
 */
export function orderStateMail(
  machine: string,
  state: string,
  order: OrderRow,
  { publicOrigin, storefrontOrigin }: Pick<CommerceOptions, 'publicOrigin' | 'storefrontOrigin'>,
): Mail | undefined {
  const words = WORDS[`${machine}/${state}`]?.(order, publicOrigin);
  if (!words) return undefined;
  const { customer } = JSON.parse(order.details) as OrderDetails;
  const { subject, paragraphs, button = 'Bekijk je bestelling', closing = [] } = words;
  return {
    to: customer.email,
    kind: 'order-state',
    subject,
    html: letter({
      greeting: `Hoi ${customer.firstName},`,
      paragraphs,
      button: { text: button, url: orderUrl(storefrontOrigin, order) },
      closing,
    }),
  };
}
