import type { CommerceClient } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { toUrl } from '@weefsel/ui';

export type Leave = (address: string) => void;

export interface Payment {
  orderId: string;
  /** `dd-mm-yyyy`, for ways of paying that ask for it; it is sent and not kept. */
  birthDate?: string | undefined;
  /** The way back names the order, as it is not the one that this tab placed last. */
  isNamed?: boolean;
}

/**
 * Redirects the shopper to the payment service. Resolves to false when there is no redirect: nothing is due, or it is
 * paid later.
 */
export async function startPayment(
  order: Pick<CommerceClient['order'], 'startPayment'>,
  { orderId, birthDate, isNamed = false }: Payment,
  leave: Leave,
): Promise<boolean> {
  const { origin } = window.location;
  const query = isNamed ? `?${new URLSearchParams({ orderId })}` : '';
  const { redirectUrl } = await order.startPayment({
    orderId,
    finishUrl: origin + paths.orderSuccess.to() + query,
    errorUrl: origin + paths.orderFailed.to() + query,
    ...(birthDate && { buckaroo_afterpay_DoB: birthDate }),
  });
  const url = toUrl(redirectUrl, origin);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  leave(url.href);
  return true;
}
