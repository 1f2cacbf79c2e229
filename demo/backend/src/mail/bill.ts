import { locale } from '@weefsel/contracts';
import type { OrderLineRow, OrderRow } from '../database/order-rows.ts';
import { html, type Html } from '../markup/html.ts';

const EURO = new Intl.NumberFormat(locale.code, { style: 'currency', currency: locale.currency });

/** An amount in cents, formatted for shoppers. */
export const price = (cents: number): string => EURO.format(cents / 100);

const row = (label: string | Html, cents: number) =>
  html`<tr>
    <td style="padding:6px 0">${label}</td>
    <td style="padding:6px 0;text-align:right">${price(cents)}</td>
  </tr>`;

interface ShownOption {
  group: string;
  option: string;
}

/** Options as they were ordered, e.g. `Kleur: Zand, Maat: M`; empty without options. */
export const optionsOf = ({ payload }: Pick<OrderLineRow, 'payload'>): string =>
  ((JSON.parse(payload) as { options?: ShownOption[] }).options ?? [])
    .map(({ group, option }) => `${group}: ${option}`)
    .join(', ');

const goods = (line: OrderLineRow) =>
  html`${line.quantity} × ${line.label}<br /><span style="font-size:14px">${optionsOf(line)}</span>`;

/** The ordered goods and their prices, as a table. */
export function bill(order: OrderRow, lines: readonly OrderLineRow[]): Html {
  // A discount on delivery has a line without an amount: the delivery costs include it.
  const shown = lines.filter(({ unitCents }) => unitCents !== 0);
  return html`<table style="width:100%;border-collapse:collapse">
    ${shown.map((line) =>
      row(line.type === 'product' ? goods(line) : line.label, line.unitCents * line.quantity),
    )}
    ${row('Verzendkosten', order.shippingCents - order.shippingDiscountCents)}
    ${row('Totaal, inclusief btw', order.totalCents)}
  </table>`;
}
