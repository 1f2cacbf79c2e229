const ID = /^[0-9a-f]{32}$/i;

/** What the address of an order page says: which order, and what the payment service thinks of its payment. */
export function readOrderAddress(href: string) {
  const { searchParams } = new URL(href, 'http://shop.invalid');
  const named = searchParams.get('orderId') ?? '';
  return {
    orderId: ID.test(named) ? named : undefined,
    statuscode: searchParams.get('brq_statuscode'),
    // As the payment service wrote it, for a shopper whose order cannot be seen here.
    orderNumber: searchParams.get('brq_ordernumber') ?? searchParams.get('brq_invoicenumber'),
  };
}
