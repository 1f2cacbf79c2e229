import type { RootStore } from '@weefsel/stores';
import type { Leave } from '../payment/start-payment';
import { toCheckoutEvent } from '../tracking/to-checkout-event';
import { rememberCheckout } from './checkout-storage';
import { CheckoutStore } from './checkout-store';
import { DetailsForm } from './details/details-form';
import { OrderPlacing } from './order-placing';

interface Ways {
  leave: Leave;
  /** Goes to a page of the shop. */
  go: (path: string) => void;
}

type Shop = Pick<RootStore, 'session' | 'cart' | 'commerce' | 'tracking'>;

/** The checkout of a tab: its steps, the form of the first and the ordering of the last. */
export function createCheckout({ session, cart, commerce, tracking }: Shop, ways: Ways): CheckoutStore {
  const { address, checkout, lookup, order } = commerce;
  const remember = (draft: DetailsForm['draft']) => rememberCheckout({ draft });
  return new CheckoutStore({
    session,
    cart,
    checkout,
    details: new DetailsForm({ session, address, lookup, remember }),
    placing: new OrderPlacing({ order, cart, session, ...ways }),
    tell: (name, method) => tracking.track(toCheckoutEvent(name, cart.cart, method)),
  });
}
