import { registration, storeInfo } from '../../content/documents/shop-facts.ts';
import type { OrderDetails, OrderLineRow } from '../../database/order-rows.ts';
import { optionsOf } from '../../mail/bill.ts';
import { COUNTRIES, TAX_RATE } from '../context/reference-data.ts';
import { taxInside } from '../shapes/price-shape.ts';
import type { Invoice } from './invoice-facts.ts';

/** A line of an invoice. Amounts are integer cents. */
export interface InvoiceLine {
  what: string;
  /** Colour and size. */
  options: string;
  quantity: number;
  /** Unit price without VAT. */
  netCents: number;
  /** Line total with VAT. */
  grossCents: number;
}

/** Required content of an invoice in any format (article 35a of the Dutch VAT act). */
export interface InvoiceSheet {
  number: string;
  seller: readonly string[];
  buyer: readonly string[];
  orderNumber: number;
  orderedAt: number;
  paidAt: number;
  lines: readonly InvoiceLine[];
  taxRate: number;
  netCents: number;
  taxCents: number;
  totalCents: number;
}

const SELLER = [
  registration.company,
  storeInfo.address,
  `${storeInfo.zipcode} ${storeInfo.city}`,
  'Nederland',
  `KvK ${registration.kvk}`,
  `Btw ${registration.vat}`,
];

function buyerOf({ billing, customer }: OrderDetails): string[] {
  const vatIds = customer.vatIds ? (JSON.parse(customer.vatIds) as string[]) : [];
  const country = COUNTRIES.find(({ id }) => id === billing.countryId);
  return [
    billing.company || customer.company || '',
    `${billing.firstName} ${billing.lastName}`,
    billing.street,
    `${billing.zipcode ?? ''} ${billing.city}`.trim(),
    country?.name ?? '',
    ...vatIds.map((id) => `Btw ${id}`),
  ].filter((line) => line !== '');
}

const netOf = (grossCents: number): number => grossCents - taxInside(grossCents);

const toLine = (what: string, options: string, quantity: number, unitCents: number): InvoiceLine => ({
  what,
  options,
  quantity,
  netCents: netOf(unitCents),
  grossCents: unitCents * quantity,
});

/** Content of an order's invoice. */
export function toInvoiceSheet(
  { number, order, paidAt }: Invoice,
  rows: readonly OrderLineRow[],
): InvoiceSheet {
  const goods = rows
    // The line of a shipping discount has no amount: the discount is part of the shipping costs.
    .filter(({ unitCents }) => unitCents !== 0)
    .map((row) => toLine(row.label, optionsOf(row), row.quantity, row.unitCents));
  const shippingCents = order.shippingCents - order.shippingDiscountCents;
  return {
    number,
    seller: SELLER,
    buyer: buyerOf(JSON.parse(order.details) as OrderDetails),
    orderNumber: order.number,
    orderedAt: order.createdAt,
    paidAt,
    lines: [...goods, toLine('Verzendkosten', '', 1, shippingCents)],
    taxRate: TAX_RATE,
    netCents: netOf(order.totalCents),
    taxCents: taxInside(order.totalCents),
    totalCents: order.totalCents,
  };
}
