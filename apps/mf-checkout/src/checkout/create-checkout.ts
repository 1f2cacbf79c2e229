import type { RootStore } from '@weefsel/stores';
import { toCheckoutEvent } from '../tracking/to-checkout-event';
import { rememberCheckout } from './checkout-storage';
import type { Beginning, CheckoutNeighbours } from './checkout-beginning';
import { CheckoutStore } from './checkout-store';
import { DetailsForm } from './details/details-form';
import { OrderPlacing, type PlacingNeighbours } from './order-placing';

/** Creates the checkout of a tab: its steps, the details form and the order placing. */
export function createCheckout(
  { session, cart, commerce, checkVatNumber, tracking }: RootStore,
  ways: Pick<PlacingNeighbours, 'leave' | 'go'> & Pick<CheckoutNeighbours, 'showStep'>,
  beginning?: Beginning,
): CheckoutStore {
  const { account, address, checkout, lookup, order } = commerce;
  const remember = (draft: DetailsForm['draft']) => rememberCheckout({ draft });
  const { showStep, leave, go } = ways;
  const refused = beginning?.refused?.form === 'details' ? beginning.refused : undefined;
  return new CheckoutStore(
    {
      session,
      cart,
      checkout,
      details: new DetailsForm({ session, account, address, lookup, checkVatNumber, remember }, refused),
      placing: new OrderPlacing({ order, cart, session, leave, go }),
      tell: (name, method) => tracking.track(toCheckoutEvent(name, cart.cart, method)),
      ...(showStep && { showStep }),
    },
    beginning,
  );
}
