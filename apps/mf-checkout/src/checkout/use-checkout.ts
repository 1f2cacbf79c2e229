import { useNavigate } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { leaveShop } from '../payment/leave-shop';
import { useComeBack } from '../payment/use-come-back';
import { recallCheckout } from './checkout-storage';
import type { ServedCheckout } from './checkout-beginning';
import type { CheckoutStore } from './checkout-store';
import { createCheckout } from './create-checkout';
import { stepHref, type Step } from './steps';

/** Writes the step into the address. A reload, also without script, then opens the same step. */
const showStep = (step: Step): void => window.history.replaceState(window.history.state, '', stepHref(step));

/** The checkout of the current page, started once session and cart are known. For use inside an observer. */
export function useCheckout(served?: ServedCheckout | null): CheckoutStore {
  const stores = useStores();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [checkout] = useState(() =>
    createCheckout(
      stores,
      { leave: leaveShop, go: (path) => void navigate(path), showStep },
      served
        ? { served, refused: stores.page.refused, memory: hydrated ? recallCheckout() : undefined }
        : undefined,
    ),
  );
  const { cart } = stores;
  const isKnown = cart.state.state === 'ready';

  // Before the effects of the fields, which add input from before hydration.
  useLayoutEffect(() => {
    if (isKnown) void checkout.start();
  }, [checkout, isKnown]);

  useEffect(() => () => checkout.details.leave(), [checkout]);

  // A page from the back-forward cache is still in the state of leaving for payment.
  useComeBack(() => window.location.reload());

  return checkout;
}
