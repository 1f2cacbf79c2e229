/** Only there to complete a path with; no address of the shop comes of it. */
const BASE = 'http://shop.invalid';

const ID = /^[0-9a-f]{32}$/i;

/** What the address of an order page says: which order, and what the payment service thinks of its payment. */
export interface OrderAddress {
  orderId: string | undefined;
  statuscode: string | null;
  /** As the payment service wrote it, for a shopper whose order cannot be seen here. */
  orderNumber: string | null;
}

/** Reads the address of an order page. */
export function readOrderAddress(href: string): OrderAddress {
  const { searchParams } = new URL(href, BASE);
  const named = searchParams.get('orderId') ?? '';
  return {
    orderId: ID.test(named) ? named : undefined,
    statuscode: searchParams.get('brq_statuscode'),
    orderNumber: searchParams.get('brq_ordernumber') ?? searchParams.get('brq_invoicenumber'),
  };
}
