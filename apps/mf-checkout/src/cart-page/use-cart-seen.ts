import { useStores } from '@weefsel/stores';
import { useEffect } from 'react';
import type { CartView } from '../cart/use-cart-view';
import { toCheckoutEvent } from '../tracking/to-checkout-event';

/** Tells that the cart was looked at, when there is something in it. */
export function useCartSeen(view: CartView): void {
  const { cart, tracking } = useStores();
  useEffect(() => {
    if (view === 'filled') tracking.track(toCheckoutEvent('view_cart', cart.cart));
  }, [cart, tracking, view]);
}
