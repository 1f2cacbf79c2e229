import type { OrderLineRow, OrderRow } from '../database/order-rows.ts';
import { html } from '../markup/html.ts';
import type { Html } from '../markup/html.ts';

const EURO = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** An amount in cents as a shopper reads it. */
export const price = (cents: number): string => EURO.format(cents / 100);

const row = (label: string, cents: number) =>
  html`<tr>
    <td style="padding:6px 0">${label}</td>
    <td style="padding:6px 0;text-align:right">${price(cents)}</td>
  </tr>`;

/** What was ordered and what it costs, as a table. */
export function bill(order: OrderRow, lines: readonly OrderLineRow[]): Html {
  // A discount on sending has a line without an amount: it is in what sending costs.
  const shown = lines.filter(({ unitCents }) => unitCents !== 0);
  return html`<table style="width:100%;border-collapse:collapse">
    ${shown.map(({ type, label, quantity, unitCents }) =>
      row(type === 'product' ? `${quantity} × ${label}` : label, unitCents * quantity),
    )}
    ${row('Verzendkosten', order.shippingCents - order.shippingDiscountCents)}
    ${row('Totaal, inclusief btw', order.totalCents)}
  </table>`;
}
