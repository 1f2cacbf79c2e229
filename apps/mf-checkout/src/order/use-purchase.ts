import type { Order } from '@weefsel/api-clients';
import { useStores } from '@weefsel/stores';
import { useEffect } from 'react';
import { toPurchase } from '../tracking/to-checkout-event';

/** Tells that an order was bought; who measures counts an order number once, however often its page is opened. */
export function usePurchase(order: Order | null): void {
  const { tracking } = useStores();
  useEffect(() => {
    const purchase = order && toPurchase(order);
    if (purchase) tracking.track(purchase);
  }, [tracking, order]);
}
