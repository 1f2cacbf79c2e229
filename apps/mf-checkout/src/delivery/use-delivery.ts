import { activeShippingAddress, type ShippingMethod } from '@weefsel/api-clients';
import { useDeliveryPromise, useStores } from '@weefsel/stores';

/** True when a shipping method delivers. Pick-up has no delivery time. */
export const isBrought = (method: Pick<ShippingMethod, 'deliveryTime'> | null | undefined): boolean =>
  method?.deliveryTime !== null;

/** Delivery promise of the cart, for the shopper's address if there is one. For use inside an observer. */
export function useDelivery(): string {
  const { session } = useStores();
  const country = activeShippingAddress(session.context)?.country?.iso;
  return useDeliveryPromise({ ...(country && { country }) });
}

/** The same, unless the shopper has chosen pick-up. */
export function useDeliveryIfBrought(): string | undefined {
  const { session } = useStores();
  const promise = useDelivery();
  return isBrought(session.context?.shippingMethod) ? promise : undefined;
}
