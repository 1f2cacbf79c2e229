import { useNavigate } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import { leaveShop } from '../payment/leave-shop';
import { useComeBack } from '../payment/use-come-back';
import type { CheckoutStore } from './checkout-store';
import { createCheckout } from './create-checkout';

/** The checkout of the page that is shown, begun as soon as session and cart are known; for use inside an observer. */
export function useCheckout(): CheckoutStore {
  const stores = useStores();
  const navigate = useNavigate();
  const [checkout] = useState(() =>
    createCheckout(stores, { leave: leaveShop, go: (path) => void navigate(path) }),
  );
  const { cart } = stores;
  const isKnown = cart.state.state === 'ready';

  useEffect(() => {
    if (isKnown) void checkout.start();
  }, [checkout, isKnown]);

  // A page restored from the back-forward cache still believes that it is leaving for a payment.
  useComeBack(() => window.location.reload());

  return checkout;
}
