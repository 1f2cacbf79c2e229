import { fixedId } from '../../database/fixed-id.ts';
import type { OrderRow, TransactionRow } from '../../database/order-rows.ts';
import type { Html } from '../../markup/html.ts';
import type { Shop } from '../shop.ts';
import { Answer } from '../transport/answer.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { guestOrder } from './guest-order.ts';
import type { Invoice } from './invoice-facts.ts';
import { invoicePage } from './invoice-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { toInvoiceSheet, type InvoiceSheet } from './invoice-sheet.ts';

const HAS_INVOICE: readonly TransactionRow['state'][] = [
  'paid',
  'refunded',
  'refunded_partially',
  'chargeback',
];

/** Invoice of an order; `undefined` until it is paid. */
export function invoiceOf(order: OrderRow, transactions: readonly TransactionRow[]): Invoice | undefined {
  const paid = transactions.findLast(({ state }) => HAS_INVOICE.includes(state));
  return (
    paid && {
      id: fixedId('document', order.id),
      number: `F${order.number}`,
      order,
      paidAt: paid.updatedAt ?? paid.createdAt,
    }
  );
}

async function asPdf(invoice: Invoice, sheet: InvoiceSheet): Promise<Answer> {
  return new Answer(await invoicePdf(sheet), {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="factuur-${invoice.number}.pdf"`,
  });
}

/**
 * Returns an invoice to the customer or guest of the order: a PDF, or a page when the client accepts HTML.
 * `undefined` when there is none.
 * @throws StoreError 400 for an invalid id, 403 for another caller, 429 after too many guesses.
 */
export async function downloadInvoice(shop: Shop, call: StoreCall): Promise<Answer | Html | undefined> {
  const { documentId = '', deepLinkCode = '' } = call.params;
  const id = checkIdentifier(documentId);
  const { orders } = shop.database;
  const customer = shop.sessions.customerOf(call.session);
  const found = orders.byDeepLink(deepLinkCode);
  const isOwn = customer !== undefined && found?.customerId === customer.id;
  const order = isOwn ? found : guestOrder(shop, deepLinkCode, call);
  const invoice = order && invoiceOf(order, orders.transactionsOf(order.id));
  if (invoice?.id !== id) return undefined;
  const sheet = toInvoiceSheet(invoice, orders.linesOf(invoice.order.id));
  return call.accept.includes('text/html') ? invoicePage(sheet) : asPdf(invoice, sheet);
}
