const ID = /^[0-9a-f]{32}$/i;

/** Parses the address of an order page: the order, and the payment service's status code. */
export function readOrderAddress(href: string) {
  const { searchParams } = new URL(href, 'http://shop.invalid');
  const named = searchParams.get('orderId') ?? '';
  return {
    orderId: ID.test(named) ? named : undefined,
    statuscode: searchParams.get('brq_statuscode'),
    // Written by the payment service, for shoppers whose order cannot be shown here.
    orderNumber: searchParams.get('brq_ordernumber') ?? searchParams.get('brq_invoicenumber'),
  };
}
