import type { OrderDetails, OrderLineRow, OrderRow } from '../database/order-rows.ts';
import { bill } from './bill.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

const addressOf = ({ shipping }: OrderDetails): string =>
  [
    `${shipping.firstName} ${shipping.lastName}`,
    shipping.street,
    `${shipping.zipcode ?? ''} ${shipping.city}`.trim(),
  ].join(', ');

/** Tells a customer what was ordered and where it goes; `url` shows the order. */
export function orderConfirmationMail(order: OrderRow, lines: readonly OrderLineRow[], url: string): Mail {
  const details = JSON.parse(order.details) as OrderDetails;
  return {
    to: details.customer.email,
    kind: 'order-confirmation',
    subject: `Je bestelling ${order.number} bij Weefsel`,
    html: letter({
      greeting: `Hoi ${details.customer.firstName},`,
      paragraphs: [
        'Bedankt voor je bestelling. Zodra je betaling binnen is, pakken we alles met zorg voor je in.',
        `Je bestelnummer is ${order.number}. Houd het bij de hand als je ons iets wilt vragen.`,
        bill(order, lines),
        `We bezorgen op: ${addressOf(details)}.`,
      ],
      button: { text: 'Bekijk je bestelling', url },
      closing: ['Toch niet helemaal wat je zocht? Je hebt 30 dagen om het gratis terug te sturen.'],
    }),
  };
}
