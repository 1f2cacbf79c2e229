import { activeShippingAddress, type ShippingMethod } from '@weefsel/api-clients';
import { useDeliveryPromise, useStores } from '@weefsel/stores';

/** Whether a way of sending brings something: what is fetched has no time of delivery. */
export const isBrought = (method: Pick<ShippingMethod, 'deliveryTime'> | null | undefined): boolean =>
  method?.deliveryTime !== null;

/** When the cart is in the house, at the address of the shopper if there is one. For use inside an observer. */
export function useDelivery(): string {
  const { session } = useStores();
  const country = activeShippingAddress(session.context)?.country?.iso;
  return useDeliveryPromise({ ...(country && { country }) });
}

/** The same, for a shopper who has not chosen to fetch it. */
export function useDeliveryIfBrought(): string | undefined {
  const { session } = useStores();
  const promise = useDelivery();
  return isBrought(session.context?.shippingMethod) ? promise : undefined;
}
