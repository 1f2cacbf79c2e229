import type { OrderDetails, OrderLineRow } from '../../database/order-rows.ts';
import type { AddressRow } from '../../database/rows.ts';
import { bill, price } from '../../mail/bill.ts';
import { html } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import { TAX_RATE } from '../context/reference-data.ts';
import { taxInside } from '../shapes/price-shape.ts';
import type { Invoice } from './invoice.ts';

const DAY = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

const SHEET = 'max-width:640px;margin:0 auto;padding:48px 32px;color:#231f1b;font:16px/1.55 Georgia,serif';

const linesOf = ({ company, firstName, lastName, street, zipcode, city }: AddressRow): Html[] =>
  [company, `${firstName} ${lastName}`, street, `${zipcode ?? ''} ${city}`.trim()]
    .filter((line) => line !== null)
    .map((line) => html`${line}<br />`);

/** An invoice as one HTML document, ready to print. */
export function invoicePage({ number, order, paidAt }: Invoice, lines: readonly OrderLineRow[]): Html {
  const { billing } = JSON.parse(order.details) as OrderDetails;
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Factuur ${number}</title>
      </head>
      <body style="margin:0;background:#fff">
        <main style="${SHEET}">
          <h1 style="margin:0 0 24px;font-weight:400">Factuur ${number}</h1>
          <p>${linesOf(billing)}</p>
          <p>
            Bestelling ${order.number} van ${DAY.format(order.createdAt)}<br />
            Betaald op ${DAY.format(paidAt)}
          </p>
          ${bill(order, lines)}
          <p>Hierin zit ${price(taxInside(order.totalCents))} btw (${TAX_RATE}%).</p>
        </main>
      </body>
    </html>`;
}
