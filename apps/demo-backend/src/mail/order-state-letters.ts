import type { OrderDetails, OrderRow } from '../database/order-rows.ts';
import { promised } from '../promised.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

type Words = { subject: string; paragraphs: readonly string[]; button: string; closing?: readonly string[] };

const codesOf = ({ trackingCodes }: OrderRow): string => (JSON.parse(trackingCodes) as string[]).join(', ');

const WORDS: Readonly<Record<string, (order: OrderRow) => Words>> = {
  'order/cancelled': ({ number }) => ({
    subject: `Je bestelling ${number} is geannuleerd`,
    paragraphs: [
      `Je bestelling ${number} is geannuleerd, dus er komt niets jouw kant op.`,
      promised('Had je al betaald? Dan betalen we het bedrag binnen {promise.refundWorkdays} terug.'),
    ],
    button: 'Bekijk je bestelling',
  }),
  'order/completed': ({ number }) => ({
    subject: `Je bestelling ${number} is afgerond`,
    paragraphs: [
      `Alles van bestelling ${number} is bij je. We hopen dat het zit zoals je hoopte.`,
      promised('Iets toch niet goed? Je hebt {promise.returnDays} om het gratis terug te sturen.'),
    ],
    button: 'Bekijk je bestelling',
  }),
  'order_delivery/shipped': (order) => ({
    subject: `Je bestelling ${order.number} is onderweg`,
    paragraphs: [
      'Goed nieuws: je pakket is vandaag opgehaald door de bezorger.',
      `Je volgt het met deze track & trace-code: ${codesOf(order)}.`,
    ],
    button: 'Volg je bestelling',
  }),
  'order_delivery/shipped_partially': (order) => ({
    subject: `Een deel van je bestelling ${order.number} is onderweg`,
    paragraphs: [
      'Een deel van je bestelling is alvast op weg. De rest volgt zo snel mogelijk.',
      `Je volgt dit pakket met deze track & trace-code: ${codesOf(order)}.`,
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
    button: 'Bekijk je bestelling',
  }),
  'order_transaction/paid': ({ number }) => ({
    subject: `Je betaling van bestelling ${number} is binnen`,
    paragraphs: [
      'Dankjewel, we hebben je betaling ontvangen.',
      'We pakken je bestelling nu in en laten het weten zodra ze onderweg is.',
      'Je factuur download je bij je bestelling.',
    ],
    button: 'Bekijk je bestelling',
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
    button: 'Bekijk je bestelling',
  }),
  'order_transaction/refunded_partially': ({ number }) => ({
    subject: `Een deel van je geld van bestelling ${number} komt terug`,
    paragraphs: ['We hebben een deel van je aankoopbedrag teruggestort.'],
    button: 'Bekijk je bestelling',
  }),
};

/** Where a customer looks at an order; guests get there by its link. */
export function orderUrl(origin: string, { deepLinkCode, details }: OrderRow): string {
  const { customer } = JSON.parse(details) as OrderDetails;
  return customer.guest === 1 ? `${origin}/account/order/${deepLinkCode}` : `${origin}/account/orders`;
}

/**
 * Tells a customer where an order has got to; `undefined` for states that nobody has to hear about.
 * @param machine what changed, e.g. `order_delivery`.
 * @param state what it is now, e.g. `shipped`.
 * @param origin of the shop, without a slash at the end.
 */
export function orderStateMail(
  machine: string,
  state: string,
  order: OrderRow,
  origin: string,
): Mail | undefined {
  const words = WORDS[`${machine}/${state}`]?.(order);
  if (!words) return undefined;
  const { customer } = JSON.parse(order.details) as OrderDetails;
  const { subject, paragraphs, button, closing = [] } = words;
  return {
    to: customer.email,
    kind: 'order-state',
    subject,
    html: letter({
      greeting: `Hoi ${customer.firstName},`,
      paragraphs,
      button: { text: button, url: orderUrl(origin, order) },
      closing,
    }),
  };
}
