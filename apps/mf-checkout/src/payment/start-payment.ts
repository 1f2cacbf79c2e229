import type { CommerceClient } from '@weefsel/api-clients';
import { paths, toUrl } from '@weefsel/contracts';

export type Leave = (address: string) => void;

export interface Payment {
  orderId: string;
  /** `dd-mm-yyyy`, for payment methods that require it; sent, but never stored. */
  birthDate?: string | undefined;
}

type Orders = Pick<CommerceClient['order'], 'startPayment'>;

/**
 * Starts paying an order. Resolves to the address of the payment service. Undefined when there is none: nothing is due,
 * or it is paid later.
 * @param origin of the shop, for the return addresses
 */
export async function paymentAddress(
  order: Orders,
  { orderId, birthDate }: Payment,
  origin: string,
): Promise<string | undefined> {
  const query = `?${new URLSearchParams({ orderId })}`;
  const { redirectUrl } = await order.startPayment({
    orderId,
    finishUrl: origin + paths.orderSuccess.to() + query,
    errorUrl: origin + paths.orderFailed.to() + query,
    ...(birthDate && { buckaroo_afterpay_DoB: birthDate }),
  });
  const url = toUrl(redirectUrl, origin);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Redirects the shopper to the payment service. Resolves to false when there is no redirect. */
export async function startPayment(order: Orders, payment: Payment, leave: Leave): Promise<boolean> {
  const address = await paymentAddress(order, payment, window.location.origin);
  if (address) leave(address);
  return address !== undefined;
}
