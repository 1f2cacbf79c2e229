import type { OrderMailPart } from '@weefsel/contracts/promises';
import type { OrderDetails, OrderLineRow, OrderRow } from '../database/order-rows.ts';
import type { Html } from '../markup/html.ts';
import { PROMISES, promised } from '../promised.ts';
import { bill } from './bill.ts';
import { billingPart } from './billing-part.ts';
import { deliveryPart } from './delivery-part.ts';
import { termsPart, withdrawalPart } from './enclosed-papers.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

/** Link targets of an order mail, without trailing slash. */
interface OrderPlaces {
  /** Address of the order. */
  url: string;
  /** Origin of the shop. */
  origin: string;
}

/** Confirms an order: its lines, its destination, and everything that the shop promises in this mail. */
export function orderConfirmationMail(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { url, origin }: OrderPlaces,
): Mail {
  const details = JSON.parse(order.details) as OrderDetails;
  const papers: Readonly<Record<OrderMailPart, () => readonly Html[]>> = {
    // The lines are in the letter itself.
    lines: () => [],
    terms: () => [termsPart(origin)],
    withdrawalForm: () => [withdrawalPart(String(order.number))],
  };
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
        ...deliveryPart(order, details),
        ...billingPart(details),
        ...(details.customerComment ? [`Op het kaartje schrijven we: “${details.customerComment}”`] : []),
      ],
      button: { text: 'Bekijk je bestelling', url },
      closing: [
        promised(
          'Toch niet helemaal wat je zocht? Je hebt {promise.returnDays} om het gratis terug te sturen.',
        ),
        promised('In deze mail vind je {promise.orderMail}. Bewaar hem dus goed.'),
      ],
      enclosed: PROMISES.orderMail.flatMap((part) => papers[part]()),
    }),
  };
}
