import { useNavigate } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import { leaveShop } from '../payment/leave-shop';
import { toCheckoutEvent } from '../tracking/to-checkout-event';
import { rememberCheckout } from './checkout-storage';
import { CheckoutStore, type CheckoutNeighbours } from './checkout-store';
import { DetailsForm } from './details/details-form';
import { OrderPlacing } from './order-placing';

// The page that comes back from the browser's memory still believes that it is leaving for a payment.
const reloadKeptPage = ({ persisted }: PageTransitionEvent) => {
  if (persisted) window.location.reload();
};

/** The checkout of the page that is shown, begun as soon as session and cart are known; for use inside an observer. */
export function useCheckout(): CheckoutStore {
  const { session, cart, commerce, tracking } = useStores();
  const navigate = useNavigate();
  const [checkout] = useState(() => {
    const { address, lookup, order } = commerce;
    const details = new DetailsForm({
      session,
      address,
      lookup,
      remember: (draft) => rememberCheckout({ draft }),
    });
    const go = (path: string) => void navigate(path);
    const placing = new OrderPlacing({ order, cart, leave: leaveShop, go });
    const tell: CheckoutNeighbours['tell'] = (name, method) =>
      tracking.track(toCheckoutEvent(name, cart.cart, method));
    return new CheckoutStore({ session, cart, checkout: commerce.checkout, details, placing, tell });
  });
  const isKnown = cart.state.state === 'ready';

  useEffect(() => {
    if (isKnown) void checkout.start();
  }, [checkout, isKnown]);

  useEffect(() => {
    window.addEventListener('pageshow', reloadKeptPage);
    return () => window.removeEventListener('pageshow', reloadKeptPage);
  }, []);

  return checkout;
}
