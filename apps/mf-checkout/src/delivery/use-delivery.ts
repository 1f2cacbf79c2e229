import type { ShippingMethod } from '@weefsel/api-clients';
import { useDeliveryPromise, useStores } from '@weefsel/stores';

/** True when a shipping method delivers. Pick-up has no delivery time. */
export const isBrought = (method: Pick<ShippingMethod, 'deliveryTime'> | null | undefined): boolean =>
  method?.deliveryTime !== null;

/** Delivery promise of the cart, unless the shopper has chosen pick-up. For use inside an observer. */
export function useDeliveryIfBrought(): string | undefined {
  const { session } = useStores();
  const promise = useDeliveryPromise();
  return isBrought(session.context?.shippingMethod) ? promise : undefined;
}
