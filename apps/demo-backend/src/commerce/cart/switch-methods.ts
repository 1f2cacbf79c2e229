import type { SessionRow } from '../../database/rows.ts';
import { destinationOf, paymentMethodsFor, shippingTo } from '../checkout/available-methods.ts';
import { paymentMethodOf, shippingOf } from '../delivery-methods.ts';
import type { Shop } from '../shop.ts';
import { methodChanged } from './cart-notices.ts';
import type { CartNotice } from './cart-notices.ts';

interface Switched {
  /** The session with ways of sending and paying that go to its country. */
  session: SessionRow;
  notices: CartNotice[];
}

/** Swaps a chosen way of sending or paying that the country of the goods does not have for one that it has. */
export function switchMethods(shop: Shop, session: SessionRow): Switched {
  // The ways that nobody chose go everywhere.
  if (session.shippingMethodId === null && session.paymentMethodId === null) return { session, notices: [] };
  const iso = destinationOf(shop, session);
  const switched = { ...session };
  const notices: CartNotice[] = [];
  const shipping = shippingOf(session.shippingMethodId)?.method;
  const [nextShipping] = shippingTo(iso);
  if (shipping && nextShipping && !shippingTo(iso).some(({ method }) => method === shipping)) {
    switched.shippingMethodId = nextShipping.method.id;
    notices.push(methodChanged('shipping', shipping, nextShipping.method));
  }
  const payment = paymentMethodOf(session.paymentMethodId);
  const [nextPayment] = paymentMethodsFor(iso);
  if (payment && nextPayment && !paymentMethodsFor(iso).includes(payment)) {
    switched.paymentMethodId = nextPayment.id;
    notices.push(methodChanged('payment', payment, nextPayment));
  }
  return { session: switched, notices };
}
