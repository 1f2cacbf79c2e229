import type { SessionRow } from '../../database/rows.ts';
import { destinationOf, paymentMethodsFor, shippingTo } from '../checkout/available-methods.ts';
import { paymentMethodOf, shippingOf } from '../checkout/delivery-methods.ts';
import type { Shop } from '../shop.ts';
import { methodBlocked, methodChanged, type CartNotice } from './cart-notices.ts';

interface Switched {
  /** The session with ways of sending and paying that go to its country. */
  session: SessionRow;
  /** What a cart says about it. */
  notices: CartNotice[];
  /** What keeps an order back: nobody should pay in a way that was not chosen. */
  blocking: CartNotice[];
}

interface Method {
  id: string;
  name: string;
}

/** The method that takes the place of one that is not available; undefined when it is. */
const replacement = (chosen: Method | undefined, available: readonly Method[]): Method | undefined =>
  !chosen || available.some(({ id }) => id === chosen.id) ? undefined : available[0];

/** Swaps a chosen way of sending or paying that the country of the goods does not have for one that it has. */
export function switchMethods(shop: Shop, session: SessionRow): Switched {
  const switched: Switched = { session: { ...session }, notices: [], blocking: [] };
  // The ways that nobody chose go everywhere.
  if (session.shippingMethodId === null && session.paymentMethodId === null) return switched;
  const iso = destinationOf(shop, session);
  const swap = (kind: 'shipping' | 'payment', chosen: Method | undefined, available: readonly Method[]) => {
    const next = replacement(chosen, available);
    if (!chosen || !next) return;
    switched.session[`${kind}MethodId`] = next.id;
    switched.notices.push(methodChanged(kind, chosen, next));
    switched.blocking.push(methodBlocked(kind, chosen));
  };
  const shipping = shippingTo(iso).map(({ method }) => method);
  swap('shipping', shippingOf(session.shippingMethodId)?.method, shipping);
  swap('payment', paymentMethodOf(session.paymentMethodId), paymentMethodsFor(iso));
  return switched;
}
